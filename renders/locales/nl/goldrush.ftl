### Goldrush. De woorden van de spelregels. Namen van huizen, kreken en de boom staan op de kaart: `goldrush-map`.

goldrush-name = Goldrush
goldrush-table-short = kort spel (drie goudklompjes winnen)
goldrush-about = Goudkoorts op een eigen bord, voor 2 tot en met 4 spelers: gooi, bekijk dichte kaartjes, leg echte en valse claims, delf goud, duelleer, en breng vijf goudklompjes naar de Bank. De regels: `/goldrush regels`.
goldrush-length = Ieder ongeveer { $count } beurten
goldrush-progress = Beurt { $turn }, meeste goudklompjes in de Bank: { $nuggets } van { $goal }

## Plaatsen op knoppen, voor zover ze niet op de kaart staan (`goldrush-map-…`)

goldrush-map-west = Westuitgang
goldrush-map-east = Oostuitgang
goldrush-map-square = { $square }
goldrush-map-street = Straat { $number }
# { $number } is 0 bij het enige vakje tussen twee plaatsen
goldrush-map-trail = { $number ->
    [0] { $trail }
   *[other] { $trail } { $number }
}
goldrush-short-trail = { $number ->
    [0] Pad { $trail }
   *[other] Pad { $trail } { $number }
}
goldrush-trail = { $first }–{ $last }

## Plaatsen waar iemand heen gaat

goldrush-to-store = naar Jake’s General Store
goldrush-to-bank = naar de Bank
goldrush-to-registry = naar de Registry
goldrush-to-assay = naar het Assay Office
goldrush-to-sheriff = naar de Sheriff
goldrush-to-jail = naar Jail
goldrush-to-hotel = naar het Bison Hotel
goldrush-to-saloon = naar de Saddle Saloon
goldrush-to-smithy = naar de Smithy
goldrush-to-west = naar de westuitgang
goldrush-to-east = naar de oostuitgang
goldrush-to-horseshoe = naar het verloren hoefijzer
goldrush-to-licence = naar de vergeten vergunning
goldrush-to-hold-up = naar de overval
goldrush-to-room = naar de kamer voor de nacht
goldrush-to-rustler = naar “Voor veedief aangezien”
goldrush-to-short-cut = naar de binnenweg
goldrush-to-rattlesnake = naar Rattlesnake Creek
goldrush-to-silver = naar Silver Creek
goldrush-to-dry = naar Dry Creek
goldrush-to-mulch = naar Mulch Tree
goldrush-to-square = naar { $square }
goldrush-to-street = naar Straat { $number }
goldrush-to-trail = { $number ->
    [0] naar pad { $trail }
   *[other] naar pad { $trail } { $number }
}

## Plaatsen waar iemand is

goldrush-at-store = in Jake’s General Store
goldrush-at-bank = in de Bank
goldrush-at-registry = in de Registry
goldrush-at-assay = in het Assay Office
goldrush-at-sheriff = bij de Sheriff
goldrush-at-jail = in Jail
goldrush-at-hotel = in het Bison Hotel
goldrush-at-saloon = in de Saddle Saloon
goldrush-at-smithy = in de Smithy
goldrush-at-west = bij de westuitgang
goldrush-at-east = bij de oostuitgang
goldrush-at-horseshoe = bij het verloren hoefijzer
goldrush-at-licence = bij de vergeten vergunning
goldrush-at-hold-up = bij de overval
goldrush-at-room = bij de kamer voor de nacht
goldrush-at-rustler = bij “Voor veedief aangezien”
goldrush-at-short-cut = bij de binnenweg
goldrush-at-rattlesnake = bij Rattlesnake Creek
goldrush-at-silver = bij Silver Creek
goldrush-at-dry = bij Dry Creek
goldrush-at-mulch = bij Mulch Tree
goldrush-at-square = op { $square }
goldrush-at-street = op Straat { $number }
goldrush-at-trail = { $number ->
    [0] op pad { $trail }
   *[other] op pad { $trail } { $number }
}

## Hoe alles heet

goldrush-nuggets = { $nuggets ->
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
}
goldrush-in-bank = Bank { $nuggets }
goldrush-on-cart = { $nuggets ->
    [0] karretje leeg
   *[other] karretje { $nuggets }
}
goldrush-mines = { $count ->
    [one] mijn { $squares }
   *[other] mijnen { $squares }
}
goldrush-claims = { $count ->
    [one] claim { $squares }
   *[other] claims { $squares }
}
goldrush-markers = { $markers ->
    [0] geen marker vrij
    [one] { $markers } marker vrij
   *[other] { $markers } markers vrij
}

# De instructiepunten, zoals ze worden voorgelezen
goldrush-point-horseshoe = Een verloren hoefijzer
goldrush-point-licence = Een vergeten vergunning
goldrush-point-hold-up = Een overval
goldrush-point-room = Een kamer voor de nacht
goldrush-point-rustler = Voor veedief aangezien
goldrush-point-short-cut = Een binnenweg
goldrush-known = { $square } ({ $card })
goldrush-run = { $first } tot en met { $last }
goldrush-far-bank = Bank { $steps }
goldrush-far-registry = Registry { $steps }
goldrush-far-assay = Assay { $steps }
goldrush-far-mine = mijn { $square } { $steps }
goldrush-far-card = kaartje { $square } { $steps }

# Waarom iemand buiten de volgorde aan de beurt is
goldrush-why-guide = (beurt { $turn } van { $turns } met de oude gids)
goldrush-why-duel = (extra beurt na een duel)
goldrush-why-shoot-out = (de eerste worp na de schietpartij)

## Beslissingen: wat de gevraagde speler moet beslissen

goldrush-prompt-move = Waar ga je heen met **{ $roll }**{ $why }? Je bent { $at }: { $cart }, { $markers }.
goldrush-prompt-claim-gold = Op { $square } ligt **{ $card }**: je legt er een claim op. Je hebt { $markers }.
goldrush-prompt-claim-no-gold = Op { $square } ligt **{ $card }**: bluf je met een claim, of leg je er geen? Je hebt { $markers }.
goldrush-prompt-claim-taken = Op { $square } ligt **{ $card }**, met een claim van { $player }: vervang je die door een van jou, of laat je die liggen? Je hebt { $markers }.
goldrush-prompt-withdraw = Welke claims neem je terug? Je hebt: { $cards }.
# Alleen in spellen die met de eerdere R8 zijn begonnen
goldrush-prompt-withdraw-nothing = Je kunt geen van je claims terugnemen: { $cards }. Doorgaan?
goldrush-prompt-assay = Welke claim laat je onderzoeken? Je hebt: { $cards }.
goldrush-prompt-assay-nothing = Je hebt niets te onderzoeken: { $cards }. Doorgaan?
goldrush-prompt-creek = Twee kreken zijn even dichtbij: naar welke ga je?

## Beslissingen: op wie de tafel wacht

goldrush-turn-move = { $players }, { $at }, heeft { $roll } gegooid{ $why }: waarheen?
goldrush-turn-claim = { $players } heeft het kaartje { $at } bekeken: een claim, of geen?
goldrush-turn-claim-taken = { $players } heeft het kaartje met de claim van { $owner } { $at } bekeken: vervangen, of laten liggen?
goldrush-turn-withdraw = { $players }, { $at }, mag claims terugnemen
goldrush-turn-assay = { $players }, { $at }, mag een claim laten onderzoeken
goldrush-turn-creek = { $players } heeft water nodig: naar welke kreek?
goldrush-turn-other = De tafel wacht op { $players }
goldrush-turn-over = De goudkoorts is voorbij

## Beslissingen: mogelijkheden (hoogstens 80 tekens; bij zetten het nummer eerst) en uitleg (hoogstens 100)

goldrush-option-move = { $number } · { $place }
goldrush-listed-move = { $number } { $place }
goldrush-option-duel = { $number } · Duel: { $player } ({ $place })
goldrush-listed-duel = { $number } Duel met { $player }, { $place }
goldrush-option-noted = { $label } ({ $note })
goldrush-note-mine = eigen mijn
goldrush-note-claim = eigen claim
goldrush-option-claim = { $is_bluff ->
    [yes] Bluffen: een claim leggen
   *[no] Een claim leggen
}
goldrush-option-claim-taken = { $is_bluff ->
    [yes] Bluffen: de claim van { $player } vervangen
   *[no] De claim van { $player } vervangen
}
goldrush-option-leave = Geen claim leggen
goldrush-option-leave-taken = De claim van { $player } laten liggen
goldrush-option-keep = Geen claim terugnemen
goldrush-option-withdraw = { $squares } terugnemen
goldrush-option-assay = Erts van { $square } laten onderzoeken
goldrush-option-nothing = Niets laten onderzoeken
goldrush-choices-move = { $label }: { $meaning }
goldrush-choices-moves = Stappen vanaf daar:
goldrush-choices-claim-gold = In de Registry wordt het je mijn. Anderen zien een claim, en kunnen die niet van een valse onderscheiden.
goldrush-choices-claim-possible = Het Assay Office moet uitzoeken of het goud is. Anderen zien een claim, en kunnen die niet van een valse onderscheiden.
goldrush-choices-claim-no-gold = Anderen kunnen een valse claim niet van een echte onderscheiden, en je marker blijft hier tot je die in de Registry terugneemt. Leg je geen claim, dan weet iedereen dat hier geen goud is.
goldrush-choices-claim-taken = Vervang je die, dan krijgt { $player } de marker terug. Wat er op het kaartje staat, blijft geheim.
goldrush-choices-withdraw = { $count ->
    [one] Neem je die terug, dan is de marker weer vrij. Wat je ook kiest, de anderen komen alleen te weten dat hier geen zeker goud ligt.
   *[other] De markers van de claims die je terugneemt, zijn weer vrij. Wat je ook kiest, de anderen komen alleen te weten dat op deze vakjes geen zeker goud ligt.
}
goldrush-choices-withdraw-bluffs = Claims op kaartjes zonder goud mag je terugnemen: hun markers zijn weer vrij, en iedereen ziet dat daar geen goud is.
goldrush-choices-withdraw-nothing = Het wordt je toch gevraagd, omdat geheim is of je er een kunt terugnemen.
goldrush-choices-assay = Je gooit voor erts van een claim op mogelijk goud. Met 4, 5 of 6 is het goud: meteen je mijn, en je gaat door naar de Registry. Met 1, 2 of 3 niet: je neemt de claim terug en gaat met zoveel stappen weg.
goldrush-choices-assay-nothing = Geen van deze is mogelijk goud. Het wordt je toch gevraagd, omdat dat geheim is.

goldrush-ahead-card = onbekend kaartje
goldrush-ahead-sent = je wordt { $to } gebracht
goldrush-ahead-dig = { $cart ->
    [one] je delft een goudklompje, het eerste op je karretje
   *[other] je delft een goudklompje, dan { $cart } op je karretje
}
goldrush-ahead-full = geen goudklompje: je karretje is vol
goldrush-ahead-empty = geen goudklompje: de stapel is leeg
goldrush-ahead-mine = mijn van { $player }
goldrush-ahead-own-claim = jouw claim
goldrush-ahead-claim = { $known ->
    [no] claim van { $player }, die je mag vervangen
   *[other] claim van { $player } op “{ $card }” (bekend)
}
goldrush-ahead-claim-full = { $known ->
    [no] claim van { $player }, alleen om te bekijken: geen marker vrij
   *[other] claim van { $player } op “{ $card }” (bekend); geen marker vrij
}
goldrush-ahead-known = { $kind ->
    [gold] goud (bekend)
    [possible-gold] mogelijk goud (bekend)
    [no-gold] geen goud (bekend)
    [nugget] een goudklompje (bekend)
    [guide] de oude gids (bekend): drie beurten na elkaar
    [water] geen drinkwater (bekend): meteen naar de dichtstbijzijnde kreek
    [beer] gratis bier (bekend): iedereen behalve gevangenen gaat { $to }
   *[other] “{ $card }” (bekend): meteen { $to }
}
goldrush-ahead-duel = { $forced ->
    [yes] je moet uitdagen als je deze weg neemt (R15): jij hebt { $own }, { $player } { $other }
   *[no] de winnaar krijgt alles: jij hebt { $own }, { $player } { $other }
}
goldrush-ahead-duel-tips = { $duel }; maar meer dan 4: alles gaat terug (R18)
goldrush-ahead-duel-alone = { $duel }; verder telt daar niets (R4)
goldrush-ahead-bank = { $is_won ->
    [yes] { $nuggets } afleveren en winnen
   *[no] { $nuggets ->
        [0] niets af te leveren
        [one] { $nuggets } goudklompje afleveren
       *[other] { $nuggets } goudklompjes afleveren
    }
}
goldrush-ahead-registry = claims op goud worden mijnen
goldrush-ahead-no-claims = geen claim om te registreren
goldrush-ahead-register = { $count ->
    [one] je claim op { $squares } wordt een mijn
   *[other] je claims op { $squares } worden mijnen
}
goldrush-ahead-assay = erts van mogelijk goud laten onderzoeken
goldrush-ahead-no-ore = niets te onderzoeken
goldrush-ahead-jail = alleen met een 1 of een 6 kom je er weer uit
goldrush-ahead-sheriff = daar mag niemand je uitdagen

## Beslissingen: bevestigingen

goldrush-answer-move = Je gaat { $to }.
goldrush-answer-duel = Je daagt { $player } uit.
goldrush-answer-claim = Je legt een claim { $at }.
goldrush-answer-leave = Je legt geen claim { $at }.
goldrush-answer-keep = Je neemt geen claim terug.
goldrush-answer-withdraw = { $count ->
    [one] Je neemt de claim op { $squares } terug.
   *[other] Je neemt de claims op { $squares } terug.
}
goldrush-answer-assay = Erts van { $square } wordt onderzocht.
goldrush-answer-nothing = Je laat niets onderzoeken.

## Wat je alvast zegt: waar je heen reist, en dat je altijd een claim legt

goldrush-order-move = Doorreizen naar…
goldrush-order-claim = Altijd claims leggen
goldrush-order-prompt-move = Waar wil je heen reizen? Kies hoogstens vier plaatsen, de een na de ander; **{ $rob }** telt ook als plaats.
goldrush-order-prompt-claim = Wil je op elk kaartje dat je bekijkt een claim leggen, wat er ook op staat, en ook op de claim van een ander, zolang je een marker vrij hebt?
goldrush-order-said-move = { $robs ->
    [yes] Je reist { $to } in zo min mogelijk beurten, en berooft iedereen van wie het goud nog op je karretje past. { $asked }
   *[no] Je reist { $to } in zo min mogelijk beurten. { $asked }
}
goldrush-order-said-rob = In je beurten beroof je iedereen van wie het goud nog op je karretje past. { $asked }
# The legs of a journey: { $way } is the first ones, { $leg } the next one; each is “to …”
goldrush-order-then = { $way }, dan { $leg }
goldrush-order-back = terug { $to }
goldrush-order-option-again = Terug hierheen: { $label }
goldrush-order-said-claim = Je legt een claim op elk kaartje dat je bekijkt terwijl je een marker vrij hebt, wat er ook op staat, tot je dit intrekt.
goldrush-order-asked = Je krijgt een vraag als het je iets kan opleveren om iemand te beroven, en vóór een kaartje, een duel of een instructiepunt onderweg. De reis is voorbij als je ergens heen wordt gestuurd of wordt beroofd.
goldrush-order-asked-robbing = Je krijgt een vraag vóór een kaartje, een duel dat niets oplevert of een instructiepunt onderweg. Dit alles eindigt als je ergens heen wordt gestuurd of wordt beroofd.
goldrush-order-rob = Onderweg anderen beroven
goldrush-order-turns = { $turns ->
    [one] ongeveer { $turns } beurt
   *[other] ongeveer { $turns } beurten
}
goldrush-group-town = Huizen in de stad
goldrush-group-north = Vakjes A tot en met M, in het noorden
goldrush-group-south = Vakjes N tot en met Z, in het zuiden
goldrush-group-wild = Kreken, uitgangen, instructiepunten

## Weigeringen van dit spel zelf: goldrush-refused-<reden>-<beslissing>

goldrush-refused-not-an-option-move = Daar kun je niet heen. Je moet de hele worp lopen, zonder een stap terug, en een huis kun je alleen met precies het juiste aantal in. Een reis gaat naar elke plaats met een naam, behalve die waar je bent.
goldrush-refused-not-an-option-claim = { $kind ->
    [leave] Op goud waar nog geen claim ligt, moet je een claim leggen.
   *[other] { refused-not-an-option }
}
goldrush-refused-not-an-option-withdraw = Dat kun je niet terugnemen. Kies uit je eigen claims die worden aangeboden.
goldrush-refused-not-an-option-assay = Alleen erts van een eigen claim op mogelijk goud kan worden onderzocht.

## Het verhaal: wat iemand doet, om aaneen te rijgen: “Anna gooit 4, loopt naar K en bekijkt het kaartje.”

goldrush-does = { $player } { $deeds }.
goldrush-turn-number = **Beurt { $turn }.**
goldrush-does-turn-began-order = gooit { $roll }
goldrush-does-turn-began-guide = gooit { $roll } (met de oude gids)
goldrush-does-turn-began-duel = gooit { $roll } (extra beurt)
goldrush-does-turn-began-shoot-out = gooit { $roll } (als eerste na de schietpartij)
# { $by } is leeg, of een spatie en met welke worp
goldrush-does-stayed-in-jail = blijft{ $by } in Jail
goldrush-does-moved = loopt{ $by } { $to }
goldrush-does-moved-out = loopt{ $by } uit Jail { $to }
# { $where } is leeg, of een spatie en de plaats; { $known } zegt of de claim al is genoemd
goldrush-does-looked = bekijkt het kaartje{ $where }
goldrush-does-looked-full = bekijkt het kaartje{ $where } (geen marker vrij)
goldrush-does-looked-claim = kijkt onder de claim van { $owner }{ $where }
goldrush-does-looked-claim-full = kijkt onder de claim van { $owner }{ $where } (geen marker vrij)
goldrush-does-claimed = legt een claim{ $where }
goldrush-does-claimed-claim = { $known ->
    [yes] vervangt die
   *[no] vervangt de claim van { $owner }{ $where }
}
goldrush-does-left-open = legt geen claim{ $where }
goldrush-does-left-open-claim = { $known ->
    [yes] laat die liggen
   *[no] laat de claim van { $owner }{ $where } liggen
}
goldrush-does-card-read = leest{ $where } “{ $card }” voor
goldrush-does-point-read = leest “{ $point }” voor
goldrush-does-sent = wordt { $to } gebracht
goldrush-does-promise-ended = { $turns ->
    [one] verliest de laatste beurt met de oude gids
   *[other] verliest { $turns } beurten met de oude gids
}
goldrush-does-guide-met = { $turns ->
    [one] krijgt{ $where } meteen nog een beurt
   *[other] krijgt{ $where } nog { $turns } beurten na elkaar
}
goldrush-does-nugget-found = raapt{ $where } een goudklompje op (karretje { $cart })
goldrush-does-dug = delft{ $where } een goudklompje (karretje { $cart })
goldrush-does-nothing-taken-full = krijgt{ $where } geen goudklompje (het karretje is vol)
goldrush-does-nothing-taken-empty = krijgt{ $where } geen goudklompje (de stapel is leeg)
goldrush-does-banked = { $nuggets ->
    [one] levert{ $where } { $nuggets } goudklompje af (in totaal { $total })
   *[other] levert{ $where } { $nuggets } goudklompjes af (in totaal { $total })
}
goldrush-does-registered = { $count ->
    [one] opent een mijn op { $squares }
   *[other] opent mijnen op { $squares }
}
goldrush-does-not-sure = heeft geen zeker goud op { $squares }
goldrush-does-claims-taken-back = { $count ->
    [one] neemt de claim op { $squares } terug
   *[other] neemt de claims op { $squares } terug
}
# In spellen die met de eerdere R8 zijn begonnen
goldrush-does-claims-taken-back-shown = { $count ->
    [one] neemt de claim op { $squares } terug (geen goud)
   *[other] neemt de claims op { $squares } terug (geen goud)
}
goldrush-does-claims-kept = neemt geen claim terug
goldrush-does-assayed-gold = laat erts van { $square } onderzoeken ({ $roll }: goud, door naar de Registry)
goldrush-does-assayed-no-gold = laat erts van { $square } onderzoeken ({ $roll }: geen goud, claim teruggenomen)
goldrush-does-nothing-assayed = laat niets onderzoeken
goldrush-does-challenged = daagt{ $by } { $rival } { $at } uit

## Het verhaal: hele zinnen

goldrush-told-beginner-rolled = Worpen om de eerste beurt: { $rolls }; { $best } begint.
goldrush-told-beginner-rolled-tied = Worpen om de eerste beurt: { $rolls }; { $best } gooien opnieuw.
goldrush-told-card-seen = *Alleen jij weet wat er op het kaartje op vakje { $square } staat: “{ $card }”.*
goldrush-told-sent = { $seats } gaan { $to }.
goldrush-told-duel-rolled = Duel: { $seat } gooit { $roll }, { $rival } { $rival_roll }.
goldrush-told-duel-rolled-tied = Duel: { $seat } gooit { $roll }, { $rival } { $rival_roll }; beiden gooien opnieuw.
goldrush-told-duel-won = { $winner } wint van { $loser }, krijgt { $nuggets ->
    [0] niets
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
} en heeft een extra beurt.
goldrush-told-shoot-out-began = Schietpartij { $at }: { $seats }!
goldrush-told-shoot-out-rolled = Worpen: { $rolls }.
goldrush-told-shoot-out-rolled-tied = Worpen: { $rolls }; { $best } gooien opnieuw.
goldrush-told-shoot-out-won = { $winner } wint de schietpartij, krijgt { $nuggets ->
    [0] niets
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
} en gooit als eerste.
goldrush-told-cart-tipped = { $nuggets } goudklompjes zijn te veel voor een karretje: al het goud van { $seat } gaat terug naar de stapel.
goldrush-told-won = { $seat } heeft { $nuggets } goudklompjes in de Bank en **wint!**

# Delen daarvan, en regels die meer gebeurtenissen samenvatten
goldrush-walked = { $parts }.
goldrush-walks = { $player } loopt{ $by } { $to }
goldrush-waits = { $player } blijft{ $by } in Jail
goldrush-by-roll = {""} met een { $roll }
goldrush-rolled = { $player } { $roll }
goldrush-against = { $roll } tegen { $other }
goldrush-then = , dan {""}
goldrush-duel = { $nuggets ->
    [0] **Duel!** { $winner } wint van { $loser } ({ $rolls }), verliest niets en heeft een extra beurt.
    [one] **Duel!** { $winner } wint van { $loser } ({ $rolls }), krijgt { $nuggets } goudklompje en heeft een extra beurt.
   *[other] **Duel!** { $winner } wint van { $loser } ({ $rolls }), krijgt { $nuggets } goudklompjes en heeft een extra beurt.
}
goldrush-shoot-out = { $nuggets ->
    [0] **Schietpartij { $at }!** { $rolls }: { $winner } verliest niets en gooit als eerste.
    [one] **Schietpartij { $at }!** { $rolls }: { $winner } krijgt { $nuggets } goudklompje en gooit als eerste.
   *[other] **Schietpartij { $at }!** { $rolls }: { $winner } krijgt { $nuggets } goudklompjes en gooit als eerste.
}

## Het bord als tekst en in alternatieve teksten

goldrush-text-turn = { $turn ->
    [0] Voor de eerste beurt
   *[other] Beurt { $turn }
}
goldrush-text-stack = Stapel: { $nuggets } van { $all } goudklompjes
goldrush-text-supply = Stapel { $nuggets }, doel { $goal }
goldrush-text-next = Hierna: { $players }
goldrush-text-unsure = Geen zeker goud: { $squares }
goldrush-text-owed-order = { $player }
goldrush-text-owed-guide = { $turns ->
    [one] { $player } (oude gids)
   *[other] { $player } ({ $turns } beurten, oude gids)
}
goldrush-text-owed-duel = { $player } (extra beurt)
goldrush-text-owed-shoot-out = { $player } (schietpartij)
goldrush-text-player = { $player } { $at }: { $side }
goldrush-text-nothing = met lege handen
goldrush-text-moves = Zetten: { $moves }
goldrush-text-unclaimed = Vakjes van niemand: { $squares }
goldrush-text-more = Afstanden: `/goldrush kaart`
goldrush-text-own-claims = Je claims: { $cards }
goldrush-text-known = Verder weet je: { $cards }
goldrush-text-left-open = Bekeken en zonder claim gelaten: { $squares }
goldrush-text-spared = Claims die een ander heeft bekeken en laten liggen: { $squares }
goldrush-text-winner = { $players } { $count ->
    [one] wint
   *[other] delen de eerste plaats
} met { $nuggets ->
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
} in de Bank

goldrush-alt-sheet = { $sheet ->
    [north] Noordelijk deel.
   *[south] Zuidelijk deel.
}
goldrush-land-title = Plaatsen en paden, met de stappen vanaf: { $place }
goldrush-land-beside = Ernaast: { $places }
goldrush-land-group = { $group ->
    [houses] Huizen: { $places }
    [squares] Vakjes: { $places }
    [points] Instructiepunten: { $places }
   *[wild] Uitgangen, kreken en de boom: { $places }
}
goldrush-land-others = Andere spelers: { $places }
goldrush-land-mine = { $own ->
    [yes] jouw mijn
   *[no] mijn van { $player }
}
goldrush-land-claim = { $own ->
    [yes] jouw claim
   *[no] claim van { $player }
}
goldrush-land-paths = De paden
goldrush-land-note = Geen pad loopt door een huis heen. Een vakje van een pad is genummerd vanaf de plaats die het eerst wordt genoemd: B–C 2 is de tweede stap van B naar C. Al deze plaatsen zijn van ons; het gedrukte bord is verloren gegaan.
goldrush-land-main = Hoofdstraat: { $first }, Straat 1 tot en met { $steps }, { $last }
goldrush-land-doors = Huizen, met de vakjes van de straat voor hun deuren: { $doors }
goldrush-land-between = { $steps ->
    [one] { $steps } vakje
   *[other] { $steps } vakjes
}

## De afbeeldingen bij een vraag, voor wie ze niet kan zien

goldrush-panel-moves = Je zetten.
goldrush-panel-journey = Je reis, met de doelen in ringen.
goldrush-panel-cards = Je claims, zoals in de vraag.
