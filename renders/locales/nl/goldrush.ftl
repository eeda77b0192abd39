### Goldrush. De woorden van de spelregels. Namen van huizen, kreken en de boom staan op de kaart: `goldrush-map`.

goldrush-name = Goldrush
goldrush-table-short = kort spel (drie goudklompen winnen)
goldrush-about = Goudkoorts op een kaart van onszelf, voor 2 tot 4 spelers: gooi, bekijk dichte kaartjes, leg echte en valse claims, delf goud, duelleer, en breng vijf goudklompen naar de Bank. De regels: `/goldrush regels`.
goldrush-length = Ieder ongeveer { $count } beurten
goldrush-progress = Beurt { $turn }, meeste goudklompen in de Bank: { $nuggets } van { $goal }

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
goldrush-to-short-cut = naar de sluipweg
goldrush-to-rattlesnake = naar Rattlesnake Creek
goldrush-to-silver = naar Silver Creek
goldrush-to-dry = naar Dry Creek
goldrush-to-mulch = naar Mulch Tree
goldrush-to-square = naar vakje { $square }
goldrush-to-street = naar vakje { $number } van de straat
goldrush-to-trail = { $number ->
    [0] naar het pad { $trail }
   *[other] naar vakje { $number } van het pad { $trail }
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
goldrush-at-short-cut = bij de sluipweg
goldrush-at-rattlesnake = bij Rattlesnake Creek
goldrush-at-silver = bij Silver Creek
goldrush-at-dry = bij Dry Creek
goldrush-at-mulch = bij Mulch Tree
goldrush-at-square = op vakje { $square }
goldrush-at-street = op vakje { $number } van de straat
goldrush-at-trail = { $number ->
    [0] op het pad { $trail }
   *[other] op vakje { $number } van het pad { $trail }
}

## Hoe alles heet

goldrush-nuggets = { $nuggets ->
    [one] { $nuggets } goudklomp
   *[other] { $nuggets } goudklompen
}
goldrush-in-bank = { $is_past ->
    [yes] Bank { $nuggets }
   *[no] Bank { $nuggets } van { $goal }
}
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
    [0] geen markering vrij
    [one] { $markers } markering vrij
   *[other] { $markers } markeringen vrij
}

# De instructiepunten, zoals ze worden voorgelezen
goldrush-point-horseshoe = Een verloren hoefijzer
goldrush-point-licence = Een vergeten vergunning
goldrush-point-hold-up = Een overval
goldrush-point-room = Een kamer voor de nacht
goldrush-point-rustler = Voor veedief aangezien
goldrush-point-short-cut = Een sluipweg
goldrush-known = { $square } ({ $card })

# Waarom iemand buiten de volgorde aan de beurt is
goldrush-why-guide = (beurt { $turn } van { $turns } met de oude gids)
goldrush-why-duel = (extra beurt na een duel)
goldrush-why-shoot-out = (de eerste worp na de schietpartij)

## Beslissingen: wat de gevraagde speler moet beslissen

goldrush-prompt-move = Je bent { $at } en hebt **{ $roll }** gegooid{ $why }. Kies aan de hand van de nummers op de kaart.
goldrush-prompt-move-leads = **{ $label }:** { $meaning }
goldrush-prompt-card = Het kaartje op vakje { $square } zegt: **{ $card }**.
goldrush-prompt-claim-gold = Je legt er een claim op. In de Registry wordt het je mijn. Anderen zien een claim, en kunnen die niet van een valse onderscheiden.
goldrush-prompt-claim-possible = Je legt er een claim op. Het Assay Office moet uitzoeken of het goud is. Anderen zien een claim, en kunnen die niet van een valse onderscheiden.
goldrush-prompt-claim-no-gold = Een claim hier is bluf: anderen kunnen die niet van een echte onderscheiden, en je markering blijft hier tot je de claim in de Registry terugneemt. Leg je geen claim, dan weet iedereen dat hier geen goud is.
goldrush-prompt-claim-gold-taken = De claim van { $player } ligt op goud. Vervang die door een van jou, dan krijgt { $player } de markering terug; of laat die liggen. Wat er op het kaartje staat, blijft geheim.
goldrush-prompt-claim-possible-taken = De claim van { $player } ligt op mogelijk goud. Vervang die door een van jou, dan krijgt { $player } de markering terug; of laat die liggen. Wat er op het kaartje staat, blijft geheim.
goldrush-prompt-claim-no-gold-taken = De claim van { $player } is bluf. Je kunt op jouw beurt bluffen en die door een van jou vervangen, dan krijgt { $player } de markering terug; of laat die liggen. Wat er op het kaartje staat, blijft geheim.
goldrush-prompt-withdraw = { $count ->
    [one] Je claim: { $cards }. Je mag die terugnemen, dan is de markering weer vrij. Het kaartje blijft dicht.
   *[other] Je claims: { $cards }. Je mag er zo veel terugnemen als je wilt, dan zijn hun markeringen weer vrij. De kaartjes blijven dicht.
}
goldrush-prompt-withdraw-unsure = { $count ->
    [one] Wat je ook kiest, de anderen komen één ding te weten: op dit vakje ligt geen zeker goud. Of het mogelijk goud is of geen goud, blijft geheim.
   *[other] Wat je ook kiest, de anderen komen één ding te weten: op deze vakjes ligt geen zeker goud. Of het mogelijk goud is of geen goud, blijft geheim.
}
# Hetzelfde in spellen die met de eerdere R8 zijn begonnen
goldrush-prompt-withdraw-bluffs = { $count ->
    [0] Je claims: { $cards }. Geen daarvan ligt op een kaartje zonder goud, dus je kunt er geen terugnemen; het wordt je toch gevraagd, want of je er een kunt terugnemen, is geheim.
   *[other] Je claims: { $cards }. Die op kaartjes zonder goud mag je terugnemen, zodat hun markeringen weer vrij zijn.
}
goldrush-prompt-withdraw-bluffs-seen = Wat je terugneemt, ziet iedereen; en dus ook dat daar geen goud is.
goldrush-prompt-assay = { $count ->
    [0] Je claims: { $cards }. Geen daarvan ligt op mogelijk goud, dus er valt niets te onderzoeken; het wordt je toch gevraagd, want of er iets te onderzoeken valt, is geheim.
   *[other] Je claims: { $cards }. Erts van een claim op mogelijk goud mag worden onderzocht.
        Met 4, 5 of 6 is het goud: meteen je mijn, en je gaat door naar de Registry. Met 1, 2 of 3 niet: je neemt de claim terug en gaat weg met zoveel stappen.
}
goldrush-prompt-creek = Twee kreken zijn even dichtbij. Naar welke ga je?

## Beslissingen: op wie de tafel wacht

goldrush-turn-move = { $players }, { $at }, heeft { $roll } gegooid{ $why }: waarheen?
goldrush-turn-claim = { $players } heeft het kaartje { $at } bekeken: een claim, of geen?
goldrush-turn-claim-taken = { $players } heeft onder de claim van { $owner } { $at } gekeken: vervangen, of laten liggen?
goldrush-turn-withdraw = { $players }, { $at }, mag claims terugnemen
goldrush-turn-assay = { $players }, { $at }, mag een claim laten onderzoeken
goldrush-turn-creek = { $players } heeft water nodig: naar welke kreek?
goldrush-turn-other = De tafel wacht op { $players }
goldrush-turn-over = De goudkoorts is voorbij

## Beslissingen: mogelijkheden (hoogstens 80 tekens; bij zetten het nummer eerst) en uitleg (hoogstens 100)

goldrush-option-move = { $number } · { $place }
goldrush-option-duel = { $number } · Duel: { $player } ({ $place })
goldrush-option-sent = { $label } → { $place }
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

goldrush-ahead-card = het kaartje bekijken
goldrush-ahead-sent = voorlezen, en meteen { $to }
goldrush-ahead-dig = { $cart ->
    [one] een goudklomp delven, de eerste op je karretje
   *[other] een goudklomp delven, dan { $cart } op je karretje
}
goldrush-ahead-full = geen goudklomp, want je karretje is vol
goldrush-ahead-empty = geen goudklomp, want de stapel is leeg
goldrush-ahead-mine = de mijn van { $player }: er gebeurt niets
goldrush-ahead-own-claim = je eigen claim: er gebeurt niets
goldrush-ahead-claim = { $known ->
    [no] claim van { $player }: eronder kijken, en misschien vervangen
   *[other] claim van { $player }, en je weet: “{ $card }”
}
goldrush-ahead-claim-full = { $known ->
    [no] claim van { $player }: alleen eronder kijken, want je hebt geen markering vrij
   *[other] claim van { $player }, en je weet: “{ $card }”; maar je hebt geen markering vrij
}
goldrush-ahead-known = { $kind ->
    [gold] goud, zoals je weet
    [possible-gold] mogelijk goud, zoals je weet
    [no-gold] geen goud, zoals je weet
    [nugget] een goudklomp, zoals je weet
    [guide] de oude gids, zoals je weet: drie beurten na elkaar
    [water] geen drinkwater, zoals je weet: meteen naar de dichtstbijzijnde kreek
    [beer] gratis bier, zoals je weet: iedereen buiten Jail gaat { $to }
   *[other] “{ $card }”, zoals je weet: meteen { $to }
}
goldrush-ahead-duel = { $forced ->
    [yes] verplicht als je deze weg neemt (R15): jij hebt { $own }, { $player } { $other }
   *[no] de winnaar krijgt alles: jij hebt { $own }, { $player } { $other }
}
goldrush-ahead-duel-tips = { $duel }; maar { $nuggets } is meer dan op een karretje past: alles gaat terug naar de stapel (R18)
goldrush-ahead-duel-alone = { $duel }; verder telt daar niets (R4)
goldrush-ahead-bank = { $is_won ->
    [yes] { $nuggets } afleveren en winnen
   *[no] { $nuggets ->
        [0] niets af te leveren
        [one] { $nuggets } goudklomp afleveren
       *[other] { $nuggets } goudklompen afleveren
    }
}
goldrush-ahead-registry = claims op goud worden mijnen
goldrush-ahead-no-claims = geen claim om te registreren
goldrush-ahead-register = { $count ->
    [one] je claim op { $squares } wordt een mijn
   *[other] je claims op { $squares } worden mijnen
}
goldrush-ahead-assay = erts van een claim op mogelijk goud kan worden onderzocht
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
goldrush-answer-assay = Erts van vakje { $square } wordt onderzocht.
goldrush-answer-nothing = Je laat niets onderzoeken.

## Wat je alvast zegt: waar je heen reist, en dat je altijd een claim legt

goldrush-order-move = Doorreizen naar…
goldrush-order-claim = Altijd claims leggen
goldrush-order-prompt-move = **Waar wil je heen?** Kies hoogstens vier plaatsen, de een na de ander. Je reist daarheen in zo min mogelijk beurten.
    -# { $asked } Ook **{ $rob }** telt als een plaats: je doet dat dan zonder dat je een vraag krijgt.
goldrush-order-prompt-claim = Je legt een claim op elk kaartje dat je bekijkt terwijl je een markering vrij hebt: wat er ook op staat, en ook als er een claim van een ander ligt.
goldrush-order-said-move = { $robs ->
    [yes] Je reist { $to } in zo min mogelijk beurten, en berooft iedereen van wie het goud nog op je kar past. { $asked }
   *[no] Je reist { $to } in zo min mogelijk beurten. { $asked }
}
goldrush-order-said-rob = In je beurten beroof je iedereen van wie het goud nog op je kar past. { $asked }
# The legs of a journey: { $way } is the first ones, { $leg } the next one; each is “to …”
goldrush-order-then = { $way }, dan { $leg }
goldrush-order-back = terug { $to }
goldrush-order-option-again = Terug hierheen: { $label }
goldrush-order-said-claim = Je legt een claim op elk kaartje dat je bekijkt terwijl je een markering vrij hebt, wat er ook op staat, tot je dit intrekt.
goldrush-order-asked = Je krijgt een vraag als het je iets kan opleveren iemand te beroven, en vóór een kaartje, een duel of een instructiepunt onderweg. De reis is voorbij als je ergens heen wordt gestuurd of wordt beroofd.
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

goldrush-refused-not-an-option-move = Daar kun je niet heen. Een worp loop je helemaal, zonder een stap terug, en een huis ga je alleen binnen met precies het juiste aantal. Overal waar je heen kunt, staat een nummer op de kaart. Een reis gaat naar elke plaats met een naam, behalve die waar je bent.
goldrush-refused-not-an-option-claim = { $kind ->
    [leave] Op goud waar nog geen claim ligt, moet je een claim leggen.
   *[other] Dat is geen van de mogelijkheden. Kies er een uit de lijst.
}
goldrush-refused-not-an-option-withdraw = Dat kun je niet terugnemen. Kies uit je eigen claims die worden aangeboden.
goldrush-refused-not-an-option-assay = Alleen erts van een eigen claim op mogelijk goud kan worden onderzocht.

## Het verhaal: wat iemand doet, om aaneen te rijgen: “Anna gooit 4, loopt naar vakje K en bekijkt het kaartje.”

goldrush-does = { $player } { $deeds }.
goldrush-turn-number = **Beurt { $turn }.**
goldrush-does-turn-began-order = gooit { $roll }
goldrush-does-turn-began-guide = gooit { $roll } (met de oude gids)
goldrush-does-turn-began-duel = gooit { $roll } (extra beurt)
goldrush-does-turn-began-shoot-out = gooit { $roll } (als eerste na de schietpartij)
goldrush-does-stayed-in-jail = blijft in Jail
goldrush-does-moved = loopt { $to }
goldrush-does-moved-out = loopt uit Jail { $to }
# { $where } is leeg, of een spatie en de plaats; { $known } zegt of de claim al is genoemd
goldrush-does-looked = bekijkt het kaartje{ $where }
goldrush-does-looked-full = bekijkt het kaartje{ $where } (geen markering vrij)
goldrush-does-looked-claim = kijkt onder de claim van { $owner }{ $where }
goldrush-does-looked-claim-full = kijkt onder de claim van { $owner }{ $where } (geen markering vrij)
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
goldrush-does-nugget-found = raapt{ $where } een goudklomp op ({ $cart } op het karretje)
goldrush-does-dug = delft{ $where } een goudklomp ({ $cart } op het karretje)
goldrush-does-nothing-taken-full = krijgt{ $where } geen goudklomp (het karretje is vol)
goldrush-does-nothing-taken-empty = krijgt{ $where } geen goudklomp (de stapel is leeg)
goldrush-does-banked = { $nuggets ->
    [one] levert{ $where } { $nuggets } goudklomp af (in totaal { $total })
   *[other] levert{ $where } { $nuggets } goudklompen af (in totaal { $total })
}
goldrush-does-registered = { $count ->
    [one] opent een mijn op vakje { $squares }
   *[other] opent mijnen op de vakjes { $squares }
}
goldrush-does-not-sure = { $count ->
    [one] heeft geen zeker goud op vakje { $squares }
   *[other] heeft geen zeker goud op de vakjes { $squares }
}
goldrush-does-claims-taken-back = { $count ->
    [one] neemt de claim op vakje { $squares } terug
   *[other] neemt de claims op de vakjes { $squares } terug
}
# In spellen die met de eerdere R8 zijn begonnen
goldrush-does-claims-taken-back-shown = { $count ->
    [one] neemt de claim op vakje { $squares } terug (geen goud)
   *[other] neemt de claims op de vakjes { $squares } terug (geen goud)
}
goldrush-does-claims-kept = neemt geen claim terug
goldrush-does-assayed-gold = laat erts van vakje { $square } onderzoeken ({ $roll }: goud, door naar de Registry)
goldrush-does-assayed-no-gold = laat erts van vakje { $square } onderzoeken ({ $roll }: geen goud, claim teruggenomen)
goldrush-does-nothing-assayed = laat niets onderzoeken
goldrush-does-challenged = daagt { $rival } { $at } uit

## Het verhaal: hele zinnen

goldrush-told-beginner-rolled = Worpen om de eerste beurt: { $rolls }; { $best } begint.
goldrush-told-beginner-rolled-tied = Worpen om de eerste beurt: { $rolls }; { $best } gooien opnieuw.
goldrush-told-card-seen = *Alleen jij weet wat er op het kaartje op vakje { $square } staat: “{ $card }”.*
goldrush-told-sent = { $seats } gaan { $to }.
goldrush-told-duel-rolled = Duel: { $seat } { $roll }, { $rival } { $rival_roll }.
goldrush-told-duel-rolled-tied = Duel: { $seat } { $roll }, { $rival } { $rival_roll }; beiden gooien opnieuw.
goldrush-told-duel-won = { $winner } wint van { $loser }, krijgt { $nuggets ->
    [0] niets
    [one] { $nuggets } goudklomp
   *[other] { $nuggets } goudklompen
} en heeft een extra beurt.
goldrush-told-shoot-out-began = Schietpartij { $at }: { $seats }!
goldrush-told-shoot-out-rolled = Worpen: { $rolls }.
goldrush-told-shoot-out-rolled-tied = Worpen: { $rolls }; { $best } gooien opnieuw.
goldrush-told-shoot-out-won = { $winner } wint de schietpartij, krijgt { $nuggets ->
    [0] niets
    [one] { $nuggets } goudklomp
   *[other] { $nuggets } goudklompen
} en gooit als eerste.
goldrush-told-cart-tipped = { $nuggets } goudklompen zijn te veel voor een karretje: alle goud van { $seat } gaat terug naar de stapel.
goldrush-told-won = { $seat } heeft { $nuggets } goudklompen in de Bank en **wint!**

# Delen daarvan, en regels die meer gebeurtenissen samenvatten
goldrush-walked = { $parts }.
goldrush-walks = { $player } loopt { $to } ({ $roll })
goldrush-waits = { $player } blijft in Jail ({ $roll })
goldrush-rolled = { $player } { $roll }
goldrush-against = { $roll }–{ $other }
goldrush-then = , dan {""}
goldrush-duel = { $nuggets ->
    [0] **Duel!** { $winner } wint van { $loser } ({ $rolls }), verliest niets en heeft een extra beurt.
    [one] **Duel!** { $winner } wint van { $loser } ({ $rolls }), krijgt { $nuggets } goudklomp en heeft een extra beurt.
   *[other] **Duel!** { $winner } wint van { $loser } ({ $rolls }), krijgt { $nuggets } goudklompen en heeft een extra beurt.
}
goldrush-shoot-out = { $nuggets ->
    [0] **Schietpartij { $at }!** { $rolls }: { $winner } verliest niets en gooit als eerste.
    [one] **Schietpartij { $at }!** { $rolls }: { $winner } krijgt { $nuggets } goudklomp en gooit als eerste.
   *[other] **Schietpartij { $at }!** { $rolls }: { $winner } krijgt { $nuggets } goudklompen en gooit als eerste.
}

## Het bord als tekst en in alternatieve teksten

goldrush-text-turn = { $turn ->
    [0] Vóór de eerste beurt
   *[other] Beurt { $turn }
}
goldrush-text-stack = Stapel: { $nuggets } van { $all } goudklompen
goldrush-text-next = Hierna: { $players }
goldrush-text-unsure = Geen zeker goud: { $squares }
goldrush-text-owed-order = { $player }
goldrush-text-owed-guide = { $turns ->
    [one] { $player } (oude gids)
   *[other] { $player } ({ $turns } beurten, oude gids)
}
goldrush-text-owed-duel = { $player } (extra beurt)
goldrush-text-owed-shoot-out = { $player } (schietpartij)
goldrush-text-player = { $sign } **{ $player }** · { $at }
goldrush-text-moves = Zetten per nummer: { $moves }
goldrush-text-map = **De kaart** (van onszelf: de gedrukte is verloren)
goldrush-text-street = Hoofdstraat: { $first } – vakje 1 tot en met { $steps } – { $last }
goldrush-text-doors = Huizen met de vakjes van hun deuren: { $doors }
goldrush-text-door = { $house } { $steps }
goldrush-text-points = Instructiepunten, en waar ze je heen sturen: { $points }
goldrush-text-steps = { $steps ->
    [one] { $steps } vakje
   *[other] { $steps } vakjes
}
goldrush-text-own-claims = Je claims: { $cards }
goldrush-text-known = Verder weet je: { $cards }
goldrush-text-left-open = Bekeken en niet geclaimd door iemand die dat kon: { $squares }
goldrush-text-spared = Claims die een ander heeft bekeken en laten liggen: { $squares }
goldrush-text-winner = { $players } { $count ->
    [one] wint
   *[other] delen de eerste plaats
} met { $nuggets ->
    [one] { $nuggets } goudklomp
   *[other] { $nuggets } goudklompen
} in de Bank

goldrush-alt-title = Goldrush. { $when }
goldrush-alt-sheet = { $sheet ->
    [north] Kaart: de hoofdstraat en alles ten noorden ervan.
   *[south] Kaart: alles ten zuiden van de hoofdstraat.
}
goldrush-alt-player = { $player } ({ $at }): { $side }

## De afbeeldingen bij een vraag, voor wie ze niet kan zien

goldrush-panel-moves = De landkaart, met de nummers van je zetten.
goldrush-panel-journey = De landkaart, met het doel van je reis in een ring.
goldrush-panel-cards = Je kaartjes: { $cards }.
