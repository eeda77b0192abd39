### Het paneel `/saloon instellingen`: wat er op een server is ingesteld, en hoe je dat verandert. De namen van de
### instellingen, en de zinnen die zeggen waarvoor ze gelden, staan in settings.ftl.

saloon-command-settings = instellingen
saloon-command-settings-about = Taal, kanalen, spellen en grenzen van deze server
saloon-command-log = logboek
saloon-command-log-about = Wat beheerders en moderators op deze server deden, en waarom

## De pagina’s

settings-head = **Saloon op { $server }**, pagina { $page } van 3: { $title }
settings-how = -# Kies hieronder: elke keuze wordt meteen opgeslagen. Alleen jij ziet dit paneel.
settings-page-1 = Taal en kanalen
settings-page-2 = Spellen en grenzen
settings-page-3 = Robots en opruimen
settings-line = **{ $name }:** { $value }
settings-stored = ✓ Opgeslagen. { $what }
settings-unchanged = Er is niets veranderd. { $what }
settings-more = -# `/saloon nakijken` zegt of hier iets ontbreekt, en `/saloon logboek` wie wat heeft veranderd.

## Hoe het nu is, in een paar woorden

settings-default = { $value } (standaard)
settings-back-to-default = terug naar de standaard
settings-own-language = { $language }: de taal van deze server
settings-at-most = hoogstens { $count }
settings-robots-yes = mogen voor het begin van een spel aanschuiven
settings-robots-no = schuiven voor het begin van een spel niet aan
settings-ratings-yes = uitslagen tellen mee
settings-ratings-no = uitslagen tellen niet mee
settings-tidy-leave = blijven zoals ze zijn
settings-tidy-fold = worden een dag later één regel
settings-tidy-delete = worden een week later verwijderd

## Wat je bij elke instelling moet weten

settings-about-language = -# Voor borden en alles wat iedereen leest. Wat maar één persoon ziet, staat in de taal van diens eigen Discord.
settings-about-channels = -# Lopende spellen gaan door waar ze zijn. Kies er geen om alle kanalen toe te staan.
settings-about-openers = -# Meedoen mag iedereen. Kies er geen om iedereen spellen te laten openen.
settings-about-told-in = -# Wat moderators doen, staat altijd bij het spel. Kies je een kanaal, dan staat het daar ook.
settings-about-most-running = -# Geteld op deze server. Wie aan zo veel spellen meedoet, kan er geen meer openen en nergens meer aanschuiven.
settings-about-most-open = -# Een open spel wacht op spelers en is nog niet begonnen.
settings-about-most-on-server = -# Elk lopend spel heeft een thread. Vanaf 900 actieve threads gaat er niets meer open, want Discord staat er 1000 toe.
settings-about-games = -# Haal weg wat hier niet geopend mag worden.
settings-about-pace = -# Wie een spel opent, mag een ander tempo kiezen.
settings-about-robots = -# Voor wie afwezig of vertrokken is, speelt altijd een robot verder: een spel mag niet stilvallen.
settings-about-ratings = -# Wie een spel opent, kan kiezen dat het niet meetelt.
settings-about-tidy = -# Dit zijn de berichten met de plaatsen, in het kanaal. Threads van afgelopen spellen worden gearchiveerd, nooit verwijderd.
settings-nowhere = ⚠ Nu kan niemand een spel openen. Kies een kanaal, of ga hieronder terug naar de standaard.
settings-channels-blocked = ⚠ In { $channels } heb ik niet alle rechten die een spel nodig heeft. `/saloon nakijken` zegt welke.
settings-told-in-blocked = ⚠ Ik mag niet schrijven in { $channel }. `/saloon nakijken` zegt wat er ontbreekt.

## Knoppen, menu’s en het formulier

settings-menu-channels = Kies kanalen om alleen die toe te staan…
settings-menu-openers = Kies rollen om alleen die toe te staan…
settings-menu-told-in = Kies een kanaal…
settings-menu-defaults = Terug naar de standaard…
button-robots-yes = Robots toestaan
button-robots-no = Geen robots
button-ratings-yes = Laten meetellen
button-ratings-no = Niet laten meetellen
button-limits = Andere getallen…
limits-title = Grenzen van deze server
limits-hint = Een getal van { $low } tot en met { $high }. Leeg: de standaard, { $default }.

## Wat Discord zelf doet

settings-discord = **Wat Discord zelf doet**
    Onder **Serverinstellingen → Integraties → Saloon** kun je elke opdracht uitzetten voor rollen, personen en kanalen. Threads volgen hun kanaal. Twee dingen kunnen daar niet, en daarom zijn er hier instellingen:
    - Discord kent alleen hele opdrachten: wie `/boomtown nieuw` niet mag gebruiken, mag ook geen andere opdracht van Boomtown gebruiken.
    - Het houdt geen knop tegen: de knoppen van een bord werken voor iedereen die de thread ziet.
    Wil je iemand weren, gebruik dan een time-out, een ban of het recht Kanaal bekijken van Discord. Een eigen lijst met geweerde personen heb ik niet.

## Geweigerd

refused-no-such-text-channel = Dat is geen tekstkanaal van deze server, of het is verwijderd. Kies er een uit het menu.
refused-no-such-role = Dat is geen rol van deze server, of die is verwijderd. Kies er een uit het menu.
refused-role-of-a-bot = Die rol is van een bot: niemand anders kan die krijgen. Kies een andere.
