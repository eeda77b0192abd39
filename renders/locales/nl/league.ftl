### Wat een competitie op Discord zegt: het nieuws, het vaste bericht, de tafels, het logboek, en wat mensen er privé van lezen. De regels staan in league-rules.ftl, de afbeeldingen in league-pictures.ftl.

## Knoppen

button-enter = Meedoen
button-present = Ik ben er
button-sitout = Overslaan
button-mytables = Mijn tafels
button-why = Waarom?
button-standby = Reserve
button-takeseat = Plek innemen
button-opensignup = Inschrijving openen
button-nextseason = Volgend seizoen

## Mensen, tafels, data

league-organiser = organisator { $who }
league-organiser-plays = organisator { $who }, die zelf in deze divisie speelt
league-organiser-plays-season = organisator { $who }, die zelf aan dit seizoen meedoet
league-organiser-former = een oud-organisator
league-and-others = { $count ->
    [one] { $count } ander
   *[other] { $count } anderen
}
menu-league-division = Stand van een divisie
league-round = Ronde { $round }
league-table = Ronde { $round }, tafel { $table }
league-table-short = Tafel { $table }
league-table-line = seizoen { $season }, ronde { $round }, tafel { $table }
league-table-line-in = seizoen { $season }, divisie { $division }, ronde { $round }, tafel { $table }
league-settings = { $game }, tafels voor { $table } mensen, { $rounds }, elke { $every } dagen één
league-joined = { $count ->
    [0] Er doet nog niemand mee.
    [one] Er doet { $count } persoon mee.
   *[other] Er doen { $count } mensen mee.
}
league-dates-draw = Ronde { $round } wordt geloot op { $date }
league-dates-overtime = De verlenging begint op { $date }
league-dates-end = Het seizoen eindigt op { $date }
league-dates-stopped = Het seizoen staat stil

## Wat een tafel heeft opgeleverd

league-result-won = gewonnen door { $who }
league-result-level = allemaal gelijk: { $who }
league-result-alone = alleen { $who } telde mee
league-result-nobody = niemand telde mee
league-result-lost = { $who } (plek kwijt)
league-result-absent = { $who } (nooit geantwoord)
league-result-substitute = { $who } (invaller)
league-left-void = telt niet: { $points } voor iedereen die er was
league-left-placed = plaatsen vastgelegd door een organisator: { $result }

## Wat er is gebeurd, elk op een regel

league-act-by = { $what } ({ $by }).
league-act-by-because = { $what } ({ $by }: “{ $reason }”).
league-act-opened = De inschrijving voor seizoen { $season } is open: { $settings }
league-act-changed = Het seizoen verandert: { $changes }
league-act-entered = { $who } { $count ->
    [one] doet
   *[other] doen
} mee.
league-act-left = { $who } { $count ->
    [one] heeft
   *[other] hebben
} het seizoen verlaten.
league-act-sat-out = { $who } { $count ->
    [one] slaat
   *[other] slaan
} ronde { $round } over.
league-act-came-in = { $who } { $count ->
    [one] is
   *[other] zijn
} er.
league-act-called = Ronde { $round } is aangekondigd.
league-act-called-again = Voor ronde { $round } waren er te weinig mensen, dus wordt die nog een keer aangekondigd.
league-act-seal = Zegel van de loting: `{ $seal }`.
league-act-skipped = Ronde { $round } vervalt, want er waren twee keer te weinig mensen. Iedereen is verontschuldigd: elk { $points } (L2).
league-act-skipped-full = Ronde { $round } vervalt, want te veel mensen hebben tafels die nog bezig zijn. Iedereen is verontschuldigd: elk { $points } (L2).
league-act-drawn = Ronde { $round } is geloot: { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}.
league-act-seed = Startwaarde: `{ $seed }`.
league-act-table = { $table }: geopend.
league-act-lost = { $why ->
    [no-show] { $table }: { $who } heeft de eerste vraag niet op tijd beantwoord en is de plek kwijt.
    [absent] { $table }: { $who } was te lang afwezig en is de plek kwijt.
    [lapsed] { $table }: { $who } heeft in de verlenging niet op tijd geantwoord en is de plek kwijt.
    [left] { $table }: { $who } heeft de tafel verlaten.
   *[expelled] { $table }: { $who } is uit het seizoen gezet en is de plek kwijt.
} Een robot speelt verder.
league-act-substitute = { $table }: { $who } neemt de plek van { $instead } in.
league-act-ended = { $table }: { $result }
league-act-ended-unrated = { $table }: { $result } (telt niet voor de ratings)
league-act-voided = { $table }: **telt niet**, { $points } voor iedereen die er was
league-act-voided-by-bot = { $table }: **telt niet**, want het spel kan niet worden uitgespeeld. { $points } voor iedereen die er was.
league-act-placed = { $table }: **plaatsen met de hand vastgelegd**, { $result }
league-act-stopped = **Het seizoen staat stil**: er wordt niet geloot, en aan de tafels loopt geen tijd
league-act-went-on = **Het seizoen gaat door**: wat nog komt, schuift evenveel dagen op als het seizoen stilstond
league-act-extended = **Het einde schuift { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} op**
league-act-end-announced = De verlenging begint op <t:{ $at }:f>. Speel de tafels die nog bezig zijn vóór die tijd uit (L12).
league-act-overtime = De verlenging begint: aan tafels die nog bezig zijn, heb je 12 uur voor elk antwoord en geen reserve (L12).
league-act-played-out = Robots spelen de tafels uit die nog bezig zijn. De uitslagen tellen in de stand, maar niet voor de ratings (L12).
league-act-expelled = **{ $who } is uit het seizoen gezet**
league-act-readmitted = **{ $who } mag weer meespelen**
league-act-undone = **{ $effect }**: handeling { $number } van { $by } (“{ $reason }”) is ongedaan gemaakt
league-act-undone-number = Handeling { $number } is ongedaan gemaakt
league-undone-voided = { $table } telt weer
league-undone-placed = { $table } heeft weer de plaatsen van daarvoor
league-undone-expelled = { $who } mag weer meespelen
league-undone-readmitted = { $who } is weer uit het seizoen gezet
league-act-over = { $who } { $count ->
    [one] is kampioen
   *[other] zijn samen kampioen
} van { $league }, seizoen { $season }, met { $points }.
league-act-over-without = Seizoen { $season } van { $league } heeft geen kampioen, want niemand heeft gespeeld
league-act-closed = **Deze competitie is gesloten**: er komt geen seizoen meer

league-change = { $setting ->
    [table] tafels voor { $value }
    [division] divisies van hoogstens { $value } mensen
    [division-usual] iedereen in één divisie
    [rounds] { $value } rondes
    [every] elke { $value } dagen een ronde
    [last_games] { $value } dagen voor de laatste spellen
    [start] eerste loting op <t:{ $value }:f>
    [zone] tijdzone { $value }
    [pace] tempo “{ $value }”
    [at_once] elk hoogstens { $value } tafels die nog bezig zijn
    [line] { $value } promoveren en degraderen bij elke lijn
    [line-usual] één op de zes promoveert en degradeert bij elke lijn
    [late] instappen kan tot de loting van ronde { $value }
    [goes_on] het volgende seizoen opent vanzelf
    [goes_on-not] een organisator opent het volgende seizoen
   *[options] opties: { $value }
}
league-change-none = niets
league-log-line = **{ $number }**, <t:{ $at }:d> <t:{ $at }:t>: { $what }
league-log-undone = { $line } *(ongedaan gemaakt)*

## Nieuws

league-news-sign-up = **{ $league }**, seizoen { $season }: { $settings }. De eerste ronde wordt geloot op <t:{ $at }:f>: druk vóór die tijd op **{ button-enter }**.
league-news-again = { $who }: druk op **{ button-enter }** om ook dit seizoen mee te spelen.
league-news-thread = { $league }: nieuws
league-news-called = **Ronde { $round }** wordt geloot op <t:{ $at }:f>, <t:{ $at }:R>. Wie op deze server speelt, doet mee (L1).
league-news-called-again = **Er zijn te weinig mensen voor ronde { $round }**, dus wordt die nog een keer aangekondigd en geloot op <t:{ $at }:f>, <t:{ $at }:R> (L2).
league-news-are-you-in = { $who }: druk op **{ button-present }**, of sla deze ronde over.
league-news-seal = -# Zegel van de loting: `{ $seal }` (L3)
league-news-drawn = **Ronde { $round } is geloot:** { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} in <#{ $channel }>.
league-news-division = **Divisie { $division }**
league-news-table = - { $table }: { $who }
league-news-without = { $why ->
    [bye] Vrij ({ $points }): { $who }
    [full] Te veel tafels die nog bezig zijn, verontschuldigd ({ $points }): { $who }
    [sits-excused] Overslaan, verontschuldigd ({ $points }): { $who }
    [sits] Overslaan (0 punten): { $who }
    [absent-excused] Niet aanwezig, verontschuldigd ({ $points }): { $who }
   *[absent] Niet aanwezig (0 punten): { $who }
}
league-news-seed = -# Startwaarde: `{ $seed }` (L3)
league-news-next-draw = Ronde { $round } wordt geloot op <t:{ $at }:f>. Het zegel van die loting staat in de aankondiging, 2 dagen daarvoor.
league-news-draw-at = Ronde { $round } wordt geloot op <t:{ $at }:f>.
league-news-ends-at = Het seizoen eindigt uiterlijk op <t:{ $at }:f>.
league-news-results = { $count ->
    [one] **Eén tafel is afgelopen**
   *[other] **{ $count } tafels zijn afgelopen**
}
league-news-seat = **Wie neemt de plek in?** De eerste 3 dagen is die voor mensen uit deze divisie die deze ronde geen tafel hebben, daarna ook voor iedereen die op **{ button-standby }** heeft gedrukt (L8).
league-news-overtime = Die eindigt op <t:{ $at }:f>. Dan spelen robots uit wat er nog over is.
league-news-over = Het seizoen is afgelopen.
league-news-up = Promotie uit divisie { $division }: { $who }
league-news-down = Degradatie uit divisie { $division }: { $who }
league-news-digest = -# SHA-256 van de stand: `{ $digest }`. Iedereen kan die narekenen met `/{ league-command } { league-command-verify }`.
league-news-late = -# De bot was er niet: dit had op <t:{ $at }:f> moeten gebeuren.

## Het vaste bericht

league-board-round = Ronde { $round } van { $rounds }, { $tables ->
    [0] er is geen tafel bezig
    [one] er is nog { $tables } tafel bezig
   *[other] er zijn nog { $tables } tafels bezig
}
league-board-first = **Bovenaan:** { $who }
league-board-first-in = **Divisie { $division }:** { $who }
league-board-place = { $place } { $who } ({ $points })
league-board-champion = { $who } { $count ->
    [one] is kampioen
   *[other] zijn samen kampioen
} met { $points }.
league-board-draw = Ronde { $round } wordt aangekondigd op <t:{ $call }:f> en geloot op <t:{ $at }:f>.
league-board-called = **Ronde { $round } wordt <t:{ $at }:R> geloot**, op <t:{ $at }:f>. Wie op deze server speelt, doet mee; anderen drukken op **{ button-present }**.
league-board-end = Gepland einde: <t:{ $at }:D>, daarna verlenging tot uiterlijk <t:{ $last }:D>.
league-board-overtime = Verlenging tot <t:{ $at }:f>. Dan spelen robots uit wat er nog over is.
league-board-stopped = **Het seizoen staat stil** sinds <t:{ $at }:f>. Een organisator laat het weer doorgaan.
league-board-moved = **{ $league }** is verhuisd en zit nu in <#{ $channel }>.
league-board-join = Wil je meedoen, druk dan vóór de eerste loting op **{ button-enter }**.
league-board-join-late = Je kunt nog instappen: druk op **{ button-enter }** voordat ronde { $round } wordt geloot.
league-board-gone = **Deze competitie is gesloten.**
league-board-closed = Aan dit seizoen kun je niet meer gaan meedoen.
league-board-opens = Het volgende seizoen opent op <t:{ $at }:f>.
league-board-asks = Het volgende seizoen opent zodra een organisator dat doet.

## Mijn tafels

league-mine = **{ $league }, seizoen { $season }: jouw tafels**
league-mine-none = Je hebt in dit seizoen nog geen tafel gehad.
league-mine-open = { $table }: nog bezig, met { $who }
league-mine-open-alone = { $table }: nog bezig, met robots
league-mine-opens = { $table }: gaat zo open, met { $who }
league-mine-lost = { $table }: je bent je plek daar kwijt (L6)
league-mine-over = { $table }: { $result }

## Waarom?

league-why = { $divisions ->
    [one] **{ $league }: plaats { $place }, { $points }**
   *[other] **{ $league }, divisie { $division }: plaats { $place }, { $points }**
}
league-why-round = { $where }: { $what }, **{ $points }**
league-why-place = plaats { $place } van { $of }
league-why-substitute = als invaller, plaats { $place } van { $of }
league-why-alone = niemand anders telde mee
league-why-last = (telt als laatste plaats)
league-why-sums = Laatste plaatsen: { $lasts }. Tegenstand: gemiddeld { $opposition } punten per tafel.
league-why-level = **Evenveel punten als jij (L10):**
league-why-fewer-lasts = { $who } staat achter je: jij hebt minder laatste plaatsen ({ $own } tegen { $theirs }).
league-why-more-lasts = { $who } staat vóór je, met minder laatste plaatsen ({ $theirs } tegen { $own } van jou).
league-why-stronger = { $who } staat achter je: even vaak laatste, maar jij had de sterkere tegenstand ({ $own } tegen { $theirs }).
league-why-weaker = { $who } staat vóór je: even vaak laatste, maar met de sterkere tegenstand ({ $theirs } tegen { $own } van jou).
league-why-shared = { $who } deelt je plaats: ook laatste plaatsen en tegenstand zijn gelijk.

## Wat er wordt geopend

league-preview = **{ $league }**: { $settings }
league-preview-length = Een spel duurt { $median ->
    [one] ongeveer een dag
   *[other] ongeveer { $median } dagen
}; negen van de tien zijn afgelopen na { $long ->
    [one] een dag
   *[other] { $long } dagen
}.
league-preview-unknown = Hoe lang zo’n spel duurt, is nog niet gemeten.
league-preview-people = Voor een ronde zijn minstens { $fewest } mensen nodig.
league-preview-draw = - Ronde { $round }: <t:{ $at }:f>
league-preview-end = Gepland einde: <t:{ $at }:f>. Na de verlenging spelen robots op <t:{ $hard }:f> uit wat er nog over is.
league-preview-latest = Stelt een organisator het einde uit: uiterlijk <t:{ $at }:f>.
league-preview-zone = Tijdzone { $zone }, tempo “{ $pace }”.
league-preview-peaks = Tafels tegelijk, elk in een eigen thread:
league-preview-peak = - { $people } mensen: { $tables ->
    [one] { $tables } tafel
   *[other] hoogstens { $tables } tafels
}
