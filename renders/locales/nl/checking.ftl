### Wat wie een server beheert te zien krijgt: hoe de spellen ervoor staan en wat ze verder helpt, wat er ontbreekt, cijfers.

## Hoe een spel ervoor staat, in één zin, en wat het verder helpt. { $players } zijn namen; bij `still-paused-by-office` is { $detail } een reden

still-none = Het gaat verder.
still-no-reason = er is geen reden bekend
still-frozen = Het is vastgelopen: wat ervan is opgeslagen, kan niet meer worden nagespeeld. (Kenmerk { $detail })
mend-frozen = Ik heb de spelers voorgesteld de ronde opnieuw te beginnen. Helpt dat niet, geef het kenmerk dan door aan wie de bot beheert.
still-deleted = De thread is verwijderd.
mend-deleted = Verplaats het naar een nieuwe thread, of laat de spelers op “{ button-move }” drukken.
still-locked = De thread is vergrendeld.
mend-locked = Ontgrendel de thread: het spel gaat vanzelf verder.
still-forbidden = Ik mag niet in de thread schrijven.
mend-forbidden = `/saloon { saloon-command-check }` zegt wat er ontbreekt. Zodra ik dat terug heb, gaat het spel vanzelf verder.
still-refused = Discord neemt het bord niet aan.
mend-refused = Ik blijf het proberen, en de spelers kunnen met opdrachten antwoorden. Duurt het uren, meld het dan aan wie de bot beheert.
still-full = De thread is gearchiveerd, en deze server heeft zo veel actieve threads als Discord toestaat.
mend-full = Archiveer threads die niemand gebruikt: het spel gaat vanzelf verder.
still-behind = Het nieuwste bord had er <t:{ $since }:R> moeten zijn, maar het lukt mij niet het te plaatsen.
mend-behind = Ik blijf het proberen. Duurt het uren, meld het dan aan wie de bot beheert.
still-lobby-behind = Het bericht met de vrije plaatsen is verouderd.
mend-lobby-behind = `/saloon { saloon-command-check }` zegt of mij een recht ontbreekt. Ik blijf het proberen.
still-overdue = De tijd van { $players } was <t:{ $since }:R> om, maar er is niets gebeurd.
mend-overdue = Er is niets verloren. Meld het aan wie de bot beheert.
still-paused = De tafel pauzeert tot <t:{ $until }:f>.
still-paused-by-office = Een moderator heeft het gepauzeerd tot <t:{ $until }:f>: “{ $detail }”
still-asleep = Het slaapt sinds <t:{ $since }:D>, want er had een maand lang niemand gespeeld.
mend-asleep = Zodra een van de spelers ergens op drukt, gaat het verder. Na drie maanden slaap wordt het gesloten.
still-away = Het wacht op { $players }: afwezig tot <t:{ $until }:D>.
still-nobody = Geen van de spelers is er.
mend-nobody = Het gaat verder zodra een van de spelers terug is.
still-waits = Het wacht op { $players }, gevraagd <t:{ $since }:R>.
still-waits-until = Het wacht op { $players }, gevraagd <t:{ $since }:R>, uiterlijk <t:{ $until }:R>.
still-seats = Er zijn plaatsen vrij. Tot nu toe: { $players }.

## De lijst van spellen, en één ervan

games-title = ### De spellen op deze server
games-running = { $count } bezig
games-open = { $count } met vrije plaatsen
games-faulty = { $count ->
    [one] **{ $count } heeft hulp nodig**
   *[other] **{ $count } hebben hulp nodig**
}
games-still = { $count ->
    [one] { $count } staat stil, maar er is niets mis
   *[other] { $count } staan stil, maar er is niets mis
}
games-entry = { $mark } **{ $game }**, geopend <t:{ $at }:R>
games-mend = **{ $mend }**
menu-games = Bekijk een spel…
button-all-games = Alle spellen
game-seen = ### { $mark } { $game }
game-seen-ages = Geopend <t:{ $created }:f>. Een speler deed <t:{ $at }:R> voor het laatst iets.
refused-not-looked-after = Dat spel is afgelopen of is niet op deze server. De lijst toont de open en de lopende spellen.

## Wat er is nagekeken: rechten

check-title = ### Wat er op deze server is nagekeken
check-title-channel = ### Wat er in <#{ $channel }> is nagekeken
check-nothing-changed = -# Dit kijkt alleen: er is niets veranderd.
check-integrations = -# Bij Serverinstellingen → Integraties → Saloon kun je elke opdracht uitzetten per rol, persoon en kanaal; threads volgen hun kanaal. Knoppen houdt dat niet tegen: wie een thread ziet, kan erop drukken.
refused-not-checked-here = In dat kanaal kan niemand schrijven, of het is niet op deze server. Kies een ander.
button-check-again = Opnieuw nakijken
button-what-is-missing = Wat er ontbreekt
listed-and-more = { $listed } en nog { $count }
finding-lacks = { $channel }: { $count ->
    [one] ik heb het recht { $permissions } niet.
   *[other] ik heb de rechten { $permissions } niet.
} { $cause } { $mend } { $result }
cause-me = Het kanaal weigert { $count ->
    [one] het
   *[other] ze
} aan mij als lid.
cause-roles = Het kanaal weigert { $count ->
    [one] het
   *[other] ze
} aan de rol { $roles }.
cause-everyone = Het kanaal weigert { $count ->
    [one] het
   *[other] ze
} aan @everyone.
cause-nothing = Geen van mijn rollen heeft { $count ->
    [one] het
   *[other] ze
}.
mend-in-channel = Kanaalinstellingen → Rechten → { $role }: sta { $count ->
    [one] het
   *[other] ze
} toe.
mend-for-me = Kanaalinstellingen → Rechten: sta { $count ->
    [one] het
   *[other] ze
} toe voor mij als lid.
mend-on-server = Serverinstellingen → Rollen → { $role } → Rechten: zet { $count ->
    [one] het
   *[other] ze
} aan.
mend-on-server-no-role = Serverinstellingen → Rollen: geef mij een rol die { $count ->
    [one] het
   *[other] ze
} heeft.
result-boards = { $games ->
    [one] { $games } spel daar is niet goed te zien of te spelen.
   *[other] { $games } spellen daar zijn niet goed te zien of te spelen.
}
result-nothing-opens = Tot dan kan daar geen spel worden geopend.
finding-lacks-in = In { $channels } kan geen spel worden geopend: daar heb ik { $permissions } niet.
finding-hidden = Voor mij verborgen, dus daar kan geen spel worden geopend: { $channels }.
finding-channels-good = { $count ->
    [one] In { $count } kanaal heb ik alle rechten die spellen nodig hebben.
   *[other] In { $count } kanalen heb ik alle rechten die spellen nodig hebben.
}
finding-channel-good = Hier heb ik alle rechten die spellen nodig hebben.
finding-nowhere = Er is geen kanaal waarin een spel kan worden geopend.
finding-timed-out = Ik heb een time-out tot <t:{ $until }:f>, dus ik kan nergens schrijven. Een moderator kan die opheffen: rechtsklik op mijn naam → Time-out verwijderen.
finding-threads-few = { $count ->
    [one] { $count } actieve thread; Discord staat er { $all } toe.
   *[other] { $count } actieve threads; Discord staat er { $all } toe.
}
finding-threads-many = { $count } actieve threads; Discord staat er { $all } toe. Vanaf { $most } wordt er geen nieuw spel geopend: archiveer threads die niemand gebruikt.
finding-threads-full = { $count } actieve threads; Discord staat er { $all } toe, en vanaf { $most } wordt er geen nieuw spel geopend. Archiveer threads die niemand gebruikt.

## Wat er is nagekeken: instellingen, en wat Discord bij Integraties uitzet

finding-settings-good = De instellingen passen bij elkaar.
finding-not-chosen = In dit kanaal worden geen spellen geopend: de instelling “{ setting-channels }” noemt andere. Je ziet ze in `/saloon instellingen`.
finding-channels-none = Er kan nergens een spel worden geopend: alle kanalen die daarvoor waren gekozen, zijn verwijderd. Kies andere in `/saloon instellingen`.
finding-channels-gone = { $count ->
    [one] { $count } kanaal dat voor spellen was gekozen, is weg.
   *[other] { $count } kanalen die voor spellen waren gekozen, zijn weg.
} In `/saloon instellingen` zie je de andere.
finding-no-text-channel = <#{ $channel }> is geen tekstkanaal, dus daar kan geen spel worden geopend.
finding-openers-none = Alleen beheerders kunnen spellen openen: alle rollen die daarvoor waren gekozen, zijn verwijderd. Dat verander je in `/saloon instellingen`.
finding-openers-gone = { $count ->
    [one] { $count } rol die spellen mag openen, is verwijderd.
   *[other] { $count } rollen die spellen mogen openen, zijn verwijderd.
} In `/saloon instellingen` zie je de andere.
finding-opener-bot = De rol { $role } mag spellen openen, maar hoort bij een bot of een dienst: niemand kan die rol hebben.
finding-opener-blind = De rol { $role } mag spellen openen, maar kan in geen van de kanalen daarvoor het kanaal zien en opdrachten gebruiken.
finding-language-older = { $count ->
    [one] { $count } spel spreekt een andere taal dan er is gekozen.
   *[other] { $count } spellen spreken een andere taal dan er is gekozen.
} Kies de taal nog eens in `/saloon instellingen`: dan gaan ze mee.
finding-told-in-gone = Het kanaal waarin staat wat moderators doen, is weg. Kies een ander in `/saloon instellingen`.
finding-told-in-mute = Ik kan niet schrijven in <#{ $channel }>, waarin moet staan wat moderators doen. Sta het daar toe, of kies een ander kanaal in `/saloon instellingen`.
every-command = Elke opdracht van mij
some-people = { $count ->
    [one] { $count } persoon
   *[other] { $count } personen
}
finding-off-everybody = { $command } staat voor iedereen uit. Bij Serverinstellingen → Integraties → Saloon zet je dat weer aan.
finding-off-everyone-but = { $command } staat uit voor @everyone, maar niet voor { $allowed }.
finding-off-roles = { $command } staat uit voor de rol { $roles }.
finding-off-people = { $command } staat uit voor { $people }.
finding-off-in = { $command } staat uit in { $channels }: niemand kan dat daar gebruiken. Je verandert het bij Serverinstellingen → Integraties → Saloon.
finding-on-in = { $command } werkt alleen in { $channels }: elders staat dat uit.
finding-off-everywhere = { $command } staat in alle kanalen uit. Bij Serverinstellingen → Integraties → Saloon zet je dat weer aan.

## Wat er is nagekeken: spellen, opdrachten, de bot

finding-game = { $game }: { $why } { $mend }
finding-games-more = { $count ->
    [one] Nog { $count } spel heeft hulp nodig: `/modereren { moderate-command-games }`
   *[other] Nog { $count } spellen hebben hulp nodig: `/modereren { moderate-command-games }`
}
finding-commands-good = Discord heeft alle { $count } opdrachten.
finding-commands-missing = Bij Discord ontbreken: { $commands }. Ik geef mijn opdrachten vanzelf opnieuw door. Ontbreken ze morgen nog, meld het dan aan wie de bot beheert.
finding-commands-unknown = Discord heeft niet gezegd welke opdrachten het heeft en wie ze mag gebruiken. Probeer het over een minuut nog eens.
finding-line = Ik ben met Discord verbonden sinds <t:{ $since }:f>.
finding-line-unknown = Mijn verbinding met Discord is er nog maar net weer.
finding-outage = De laatste onderbreking: van <t:{ $since }:f> tot <t:{ $until }:f>.
finding-outage-none = Dat was nooit langer dan vijf minuten onderbroken.
finding-version = Dit is Saloon { $version }.
finding-operator = Deze bot wordt beheerd door: { $operator }
finding-operator-none = Wie deze bot beheert, heeft geen adres opgegeven, dus niemand kan iets vragen. Dat kan alsnog met de instelling `SALOON_OPERATOR`.

## Cijfers

stats-title = ### Cijfers van deze server
stats-about = -# Spellen die in de laatste twaalf maanden zijn afgelopen.
stats-game = **{ $game }**: { $figures }
stats-all = Al deze samen
stats-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
stats-days = { $days ->
    [0] de helft duurde minder dan een dag
    [one] de helft duurde hoogstens { $days } dag
   *[other] de helft duurde hoogstens { $days } dagen
}
stats-in-time = { $share }% van de vragen op tijd beantwoord
stats-robots = robots hadden { $share }% van de plaatsen
stats-months = -# { $months }
stats-month = { $month }: { $count }
stats-none = Er zijn nog geen cijfers: daarvoor moeten minstens { $fewest } spellen van één titel zijn afgelopen.
stats-hidden = -# Een titel of maand met minder dan { $fewest } spellen ontbreekt, en alles over afzonderlijke personen ook. Niets hiervan wordt ergens heen gestuurd.

## Opdrachten

moderate-command-games = spellen
moderate-command-games-about = Alle spellen op deze server: hoe ze ervoor staan, en wat ze verder helpt
saloon-command-check = nakijken
saloon-command-check-about = Wat er op deze server voor spellen ontbreekt; er verandert niets
saloon-command-stats = cijfers
saloon-command-stats-about = Cijfers van de spellen op deze server; niemand wordt genoemd
parameter-page = pagina
parameter-page-about = Welke pagina van de lijst
parameter-seen = spel
parameter-seen-about = Het nummer van één spel
parameter-checked-channel = kanaal
parameter-checked-channel-about = Alleen dit kanaal; zonder kanaal de hele server
