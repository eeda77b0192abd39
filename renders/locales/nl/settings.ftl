### De instellingen van een server: hoe ze heten, wat er nu geldt en wat ze weigeren.

saloon-command-set = instellen
saloon-command-set-about = Verander één instelling van deze server
parameter-setting = instelling
parameter-setting-about = Wat je wilt veranderen
parameter-value = waarde
parameter-value-about = Wat er voortaan geldt; met “standaard” neem je je keuze terug

## Hoe de instellingen heten

setting-language = taal
setting-channels = kanalen voor nieuwe spellen
setting-openers = wie spellen mag openen
setting-most-running = lopende spellen per persoon
setting-most-open = open spellen per persoon
setting-most-on-server = lopende spellen op deze server
setting-games = spellen om uit te kiezen
setting-pace = voorgesteld tempo
setting-robots = robots
setting-ratings = ratings
setting-tidy = berichten van afgelopen spellen
setting-told-in = kanaal voor wat moderators doen

## Wat ze kunnen zijn

setting-value-default = standaard
setting-value-all-channels = alle
setting-value-no-channel = nergens
setting-value-everyone = iedereen
setting-value-admins = beheerders
setting-value-all-games = alle
setting-value-none = geen
setting-value-yes = ja
setting-value-no = nee
setting-value-leave = laten staan
setting-value-fold = inkorten
setting-value-delete = verwijderen
setting-value-en = Engels
setting-value-nl = Nederlands
setting-value-de = Duits
setting-choice-default = standaard ({ $value })
setting-choice-own-language = standaard (de eigen taal van de server)

## Wat er nu geldt, en waarvoor

setting-is-language = Op deze server spreekt Saloon vanaf het volgende bericht { $language }, ook in lopende spellen. Wat alleen jij leest, blijft in je eigen taal.
setting-is-own-language = Op deze server spreekt Saloon vanaf het volgende bericht de taal die Discord van de server opgeeft ({ $language }), ook in lopende spellen. Wat alleen jij leest, blijft in je eigen taal.
setting-is-channels = Spellen open je in { $channels }. Dat geldt voor nieuwe spellen en voor **{ button-replay }**; lopende spellen gaan gewoon door waar ze zijn.
setting-is-channels-all = Spellen kun je in elk kanaal openen.
setting-is-channels-none = Op deze server kun je nergens een spel openen. Lopende spellen gaan gewoon door.
setting-is-openers = Spellen worden geopend door { $roles } en door beheerders. Dat geldt voor nieuwe spellen en voor **{ button-replay }**; meedoen mag iedereen.
setting-is-openers-all = Iedereen mag spellen openen.
setting-is-openers-none = Alleen beheerders mogen spellen openen. Dat geldt voor nieuwe spellen en voor **{ button-replay }**; meedoen mag iedereen.
setting-is-most-running = { $count ->
    [one] Iedereen mag op deze server aan maar één spel tegelijk meedoen.
   *[other] Iedereen mag op deze server aan hoogstens { $count } spellen tegelijk meedoen.
} Dat wordt nagegaan als iemand een spel opent, aanschuift of een aangeboden plaats neemt. Niemand raakt een plaats kwijt.
setting-is-most-open = { $count ->
    [one] Iedereen mag op deze server maar één spel open hebben staan dat nog niet begonnen is.
   *[other] Iedereen mag op deze server hoogstens { $count } spellen open hebben staan die nog niet begonnen zijn.
} Dat geldt voor nieuwe spellen en voor **{ button-replay }**.
setting-is-most-on-server = { $count ->
    [one] Op deze server mag maar één spel tegelijk lopen.
   *[other] Op deze server mogen hoogstens { $count } spellen tegelijk lopen.
} Dat wordt nagegaan als een spel geopend of begonnen wordt; lopende spellen gaan gewoon door. Bij { $threads } actieve threads gaat er hoe dan ook niets meer open.
setting-is-games = Van mijn spellen kun je hier { $games } openen, ook met **{ button-replay }**; lopende spellen gaan gewoon door.
setting-is-games-all = Al mijn spellen kun je hier openen.
setting-is-pace = Wie een spel opent en geen tempo kiest, krijgt **{ $pace }**: { $about }. Elke tafel mag een ander kiezen.
setting-is-robots-yes = Voor het begin van een spel mogen robots aanschuiven.
setting-is-robots-no = Voor het begin van een spel schuiven er geen robots aan; dat geldt ook voor spellen die nu openstaan. Voor wie vertrekt of wegblijft, speelt er nog steeds een robot verder, zodat geen spel stilvalt.
setting-is-ratings-yes = Spellen op deze server mogen meetellen voor ratings.
setting-is-ratings-no = Spellen op deze server tellen niet mee voor ratings.
setting-is-tidy-leave = Na afloop van een spel blijft het bericht waarmee het geopend is zoals het is. Threads worden nooit verwijderd.
setting-is-tidy-fold = Een dag na afloop van een spel wordt het bericht waarmee het geopend is één regel, met de winnaar en de thread. Threads worden nooit verwijderd.
setting-is-tidy-delete = Een week na afloop van een spel wordt het bericht waarmee het geopend is verwijderd. Threads worden nooit verwijderd.
setting-is-told-in = Wat moderators met spellen doen, staat vanaf de volgende keer ook in { $channel }.
setting-is-told-in-none = Wat moderators met een spel doen, staat alleen bij dat spel zelf.

## Weigeringen

refused-only-in-channels = Hier worden spellen geopend in { $channels } (een instelling van deze server).
refused-only-nowhere = Hier kan nergens een spel worden geopend: geen van de kanalen die deze server daarvoor gekozen heeft, is er nog. Een beheerder kan met `/saloon instellen` andere kiezen.
refused-only-by-roles = Hier worden spellen geopend door { $roles } (een instelling van deze server). Bij een open spel kun je wel aanschuiven.
refused-only-by-admins = Hier worden spellen alleen door beheerders geopend (een instelling van deze server). Bij een open spel kun je wel aanschuiven.
refused-only-these-games = Hier worden alleen deze spellen geopend: { $games } (een instelling van deze server).
refused-too-many-running = { $count ->
    [one] Je doet op deze server al aan één spel mee, en meer mag hier niet (een instelling van deze server). Speel dat eerst uit.
   *[other] Je doet op deze server al aan { $count } spellen mee, en meer mag hier niet (een instelling van deze server). Speel er eerst een uit.
}
refused-server-full = { $count ->
    [one] Op deze server loopt al één spel, en meer mag hier niet (een instelling van deze server). Wacht tot het afgelopen is.
   *[other] Op deze server lopen al { $count } spellen, en meer mag hier niet (een instelling van deze server). Wacht tot er een afgelopen is.
}
refused-threads-nearly-full = Deze server heeft { $count } actieve threads. Vanaf { $most } gaat er geen spel meer open, want Discord staat er maar 1000 toe. Archiveer er eerst een paar.
refused-no-robots-here = Hier schuiven er voor het begin geen robots aan (een instelling van deze server). Nodig iemand uit met `/spel uitnodigen`.
refused-setting-out-of-bounds = Bij deze instelling hoort een heel getal van { $low } tot en met { $high }, of “{ setting-value-default }”.
refused-setting-lists-too-many = Je noemde er { $listed }. Bij deze instelling mogen het er hoogstens { $most } zijn.
refused-setting-empty = Noem er minstens één, of kies een van de suggesties.
refused-setting-no-such-channel = “{ $typed }” is geen tekstkanaal van deze server dat jij kunt zien. Typ #, en kies er een die Discord aanbiedt.
refused-setting-no-such-role = “{ $typed }” is geen rol van deze server. Typ de hele naam, of kies een van de suggesties.
refused-setting-no-such-game = “{ $typed }” is geen spel van mij. Je kunt hier { $games } noemen.
refused-setting-no-such-value = “{ $typed }” kan hier niet. Je kunt kiezen uit: { $values }.
