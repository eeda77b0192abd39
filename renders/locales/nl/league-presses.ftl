### Wat mensen in besloten kring lezen over hun eigen deel van een competitie, na een druk op een knop of een opdracht.

button-league-rules = Regels van competities
button-league-standings = Stand

## Wat ze net hebben gedaan

league-own = **{ $league }, seizoen { $season }**
league-own-joined = **Je doet mee aan dit seizoen.**
league-own-rejoined = **Je doet weer mee aan dit seizoen.**
league-own-already = Je doet al mee aan dit seizoen.
league-own-late = { $count ->
    [one] Je hebt één ronde gemist. Daarvoor ben je verontschuldigd: { $points } (L2).
   *[other] Je hebt { $count } rondes gemist. Voor de eerste ben je verontschuldigd: { $points }. De andere geven je er 0 (L2).
}
league-own-how-to-leave = -# Met `/{ league-command } { league-command-leave }` verlaat je het seizoen, met **{ button-sitout }** sla je één ronde over.
league-own-awake = **Je slaapt niet meer:** je wordt weer vermeld.
league-own-sits-no-more = **Je slaat de volgende ronde niet meer over.**
league-own-early = **Dat was te vroeg.** Druk weer op **{ button-present }** als de ronde is aangekondigd.
league-own-no-points = In jouw divisie heeft nog niemand punten: er is nog geen tafel afgelopen.
league-own-goodbye-tables = { $count ->
    [one] Eén tafel van je gaat door, dus speel die alsjeblieft uit: { $tables }.
   *[other] { $count } tafels van je gaan door, dus speel die alsjeblieft uit: { $tables }.
}
league-own-stands-by = **Je staat reserve.** Raakt iemand een plek kwijt en neemt binnen 3 dagen niemand uit die divisie de plek in, dan mag jij dat doen (L8). In het nieuws van de competitie staat welke plekken er zijn.
league-own-stands-by-not = **Je staat niet meer reserve.** Druk weer op **{ button-standby }** als je dat wilt.
league-own-standing-by = Je staat reserve voor plekken die anderen kwijtraken (L8).
league-own-took-counts = Je plaats telt als vóór jou niemand op deze plek heeft geantwoord en je minstens de helft van de antwoorden geeft. Anders speel je voor de eer (L8).

## Wat er nu voor hen geldt

league-own-outside = Je doet niet mee aan dit seizoen.
league-own-left = **Je hebt dit seizoen verlaten.** Druk op **{ button-present }** om terug te komen.
league-own-asleep = Je slaapt: je wordt niet vermeld tot je op **{ button-present }** drukt (L1).
league-own-sits = Je slaat ronde { $round } over, en die geeft je 0 punten (L2). Met **{ button-present }** maak je dat ongedaan, tot de loting op <t:{ $at }:f>.
league-own-sits-excused = Je slaat ronde { $round } over en bent daarvoor verontschuldigd: { $points } (L2). Met **{ button-present }** maak je dat ongedaan, tot de loting op <t:{ $at }:f>.
league-own-sits-stopped = Je slaat ronde { $round } over. Met **{ button-present }** maak je dat ongedaan, tot de loting.
league-own-draw = Ronde { $round } wordt aangekondigd op <t:{ $call }:f> en geloot op <t:{ $at }:f>. Wie daartussen op deze server speelt, doet mee; anderen drukken dan op **{ button-present }** (L1).
league-own-called = Ronde { $round } wordt <t:{ $at }:R> geloot, op <t:{ $at }:f>. Heb je sinds de aankondiging op deze server gespeeld, dan doe je mee. Zo niet, druk dan op **{ button-present }** (L1).
league-own-in = Je doet mee aan ronde { $round }. Die wordt <t:{ $at }:R> geloot, op <t:{ $at }:f>.
league-own-full = { $count ->
    [one] Maar je hebt een tafel van dit seizoen die nog bezig is. Is die bij de loting niet afgelopen, dan sla je de ronde over en ben je verontschuldigd: { $points } (L1).
   *[other] Maar je hebt { $count } of meer tafels van dit seizoen die nog bezig zijn. Is dat bij de loting nog zo, dan sla je de ronde over en ben je verontschuldigd: { $points } (L1).
}
league-own-no-more = Er wordt geen ronde meer geloot. Het seizoen eindigt uiterlijk op <t:{ $at }:f>.

## De regels van competities, vanaf andere pagina’s

rules-of-leagues = **{ league-name }**: één spel, ronde na ronde, met een stand en divisies
help-commands-leagues = - `/{ league-command } { league-command-list }`: de competities hier
