### Goldrush. Die Wörter der Spielregel. Namen von Häusern, Bächen und dem Baum stehen auf der Karte: `goldrush-map`.

goldrush-name = Goldrush
goldrush-table-short = kurzes Spiel (drei Nuggets gewinnen)
goldrush-about = Goldrausch auf einem eigenen Spielbrett, für 2 bis 4 Personen: Würfle, sieh dir verdeckte Karten an, stecke echte und falsche Claims ab, grabe Gold, duelliere dich und bring fünf Nuggets zur Bank. Die Regeln: `/goldrush regeln`.
goldrush-length = Etwa { $count } Züge je Person
goldrush-progress = Zug { $turn }, meiste Nuggets in der Bank: { $nuggets } von { $goal }

## Orte auf Knöpfen, soweit sie nicht auf der Landkarte stehen (`goldrush-map-…`)

goldrush-map-west = Westausgang
goldrush-map-east = Ostausgang
goldrush-map-square = { $square }
goldrush-map-street = Straße { $number }
# { $number } ist 0 beim einzigen Feld zwischen zwei Orten
goldrush-map-trail = { $number ->
    [0] { $trail }
   *[other] { $trail } { $number }
}
goldrush-short-trail = { $number ->
    [0] Pfad { $trail }
   *[other] Pfad { $trail } { $number }
}
goldrush-trail = { $first }–{ $last }

## Orte, zu denen jemand geht

goldrush-to-store = zu Jake’s General Store
goldrush-to-bank = zur Bank
goldrush-to-registry = zur Registry
goldrush-to-assay = zum Assay Office
goldrush-to-sheriff = zum Sheriff
goldrush-to-jail = ins Jail
goldrush-to-hotel = zum Bison Hotel
goldrush-to-saloon = zum Saddle Saloon
goldrush-to-smithy = zur Smithy
goldrush-to-west = zum Westausgang
goldrush-to-east = zum Ostausgang
goldrush-to-horseshoe = zum verlorenen Hufeisen
goldrush-to-licence = zum vergessenen Schürfschein
goldrush-to-hold-up = zum Überfall
goldrush-to-room = zum Zimmer für die Nacht
goldrush-to-rustler = zu „Für einen Viehdieb gehalten“
goldrush-to-short-cut = zur Abkürzung
goldrush-to-rattlesnake = zum Rattlesnake Creek
goldrush-to-silver = zum Silver Creek
goldrush-to-dry = zum Dry Creek
goldrush-to-mulch = zum Mulch Tree
goldrush-to-square = zu { $square }
goldrush-to-street = zu Straße { $number }
goldrush-to-trail = { $number ->
    [0] zu Pfad { $trail }
   *[other] zu Pfad { $trail } { $number }
}

## Orte, an denen jemand ist

goldrush-at-store = in Jake’s General Store
goldrush-at-bank = in der Bank
goldrush-at-registry = in der Registry
goldrush-at-assay = im Assay Office
goldrush-at-sheriff = beim Sheriff
goldrush-at-jail = im Jail
goldrush-at-hotel = im Bison Hotel
goldrush-at-saloon = im Saddle Saloon
goldrush-at-smithy = in der Smithy
goldrush-at-west = am Westausgang
goldrush-at-east = am Ostausgang
goldrush-at-horseshoe = beim verlorenen Hufeisen
goldrush-at-licence = beim vergessenen Schürfschein
goldrush-at-hold-up = beim Überfall
goldrush-at-room = beim Zimmer für die Nacht
goldrush-at-rustler = bei „Für einen Viehdieb gehalten“
goldrush-at-short-cut = an der Abkürzung
goldrush-at-rattlesnake = am Rattlesnake Creek
goldrush-at-silver = am Silver Creek
goldrush-at-dry = am Dry Creek
goldrush-at-mulch = am Mulch Tree
goldrush-at-square = auf { $square }
goldrush-at-street = auf Straße { $number }
goldrush-at-trail = { $number ->
    [0] auf Pfad { $trail }
   *[other] auf Pfad { $trail } { $number }
}

## Wie alles heißt

goldrush-nuggets = { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
}
goldrush-in-bank = Bank { $nuggets }
goldrush-on-cart = { $nuggets ->
    [0] Karren leer
   *[other] Karren { $nuggets }
}
goldrush-mines = { $count ->
    [one] Mine { $squares }
   *[other] Minen { $squares }
}
goldrush-claims = { $count ->
    [one] Claim { $squares }
   *[other] Claims { $squares }
}
goldrush-markers = { $markers ->
    [0] kein Marker frei
    [one] { $markers } Marker frei
   *[other] { $markers } Marker frei
}

# Die Ereignisfelder, wie sie vorgelesen werden
goldrush-point-horseshoe = Ein verlorenes Hufeisen
goldrush-point-licence = Ein vergessener Schürfschein
goldrush-point-hold-up = Ein Überfall
goldrush-point-room = Ein Zimmer für die Nacht
goldrush-point-rustler = Für einen Viehdieb gehalten
goldrush-point-short-cut = Eine Abkürzung
goldrush-known = { $square } ({ $card })
goldrush-run = { $first } bis { $last }
goldrush-far-bank = Bank { $steps }
goldrush-far-registry = Registry { $steps }
goldrush-far-assay = Assay { $steps }
goldrush-far-mine = Mine { $square } { $steps }
goldrush-far-card = Karte { $square } { $steps }

# Warum jemand außer der Reihe am Zug ist
goldrush-why-guide = (Zug { $turn } von { $turns } mit dem alten Kundschafter)
goldrush-why-duel = (Extrazug nach einem Duell)
goldrush-why-shoot-out = (der erste Wurf nach der Schießerei)

## Entscheidungen: was die gefragte Person entscheiden muss

goldrush-prompt-move = Wohin gehst du mit der **{ $roll }**{ $why }? Du bist { $at }: { $cart }, { $markers }.
goldrush-prompt-claim-gold = Auf { $square } liegt **{ $card }**: Du steckst dort einen Claim ab. Du hast { $markers }.
goldrush-prompt-claim-no-gold = Auf { $square } liegt **{ $card }**: Bluffst du mit einem Claim, oder steckst du keinen ab? Du hast { $markers }.
goldrush-prompt-claim-taken = Auf { $square } liegt **{ $card }**, mit einem Claim von { $player }: Ersetzt du ihn durch deinen, oder lässt du ihn liegen? Du hast { $markers }.
goldrush-prompt-withdraw = Welche Claims nimmst du zurück? Du hast: { $cards }.
# Nur in Spielen, die nach der früheren R8 begonnen haben
goldrush-prompt-withdraw-nothing = Du kannst keinen deiner Claims zurücknehmen: { $cards }. Weiter?
goldrush-prompt-assay = Welchen Claim lässt du prüfen? Du hast: { $cards }.
goldrush-prompt-assay-nothing = Du hast nichts zu prüfen: { $cards }. Weiter?
goldrush-prompt-creek = Zwei Bäche sind gleich nah: Zu welchem gehst du?

## Entscheidungen: auf wen der Tisch wartet

goldrush-turn-move = { $players }, { $at }, hat eine { $roll } gewürfelt{ $why }: wohin?
goldrush-turn-claim = { $players } hat sich die Karte { $at } angesehen: ein Claim oder keiner?
goldrush-turn-claim-taken = { $players } hat sich die Karte mit dem Claim von { $owner } { $at } angesehen: ersetzen oder liegen lassen?
goldrush-turn-withdraw = { $players }, { $at }, darf Claims zurücknehmen
goldrush-turn-assay = { $players }, { $at }, darf einen Claim prüfen lassen
goldrush-turn-creek = { $players } braucht Wasser: zu welchem Bach?
goldrush-turn-other = Der Tisch wartet auf { $players }
goldrush-turn-over = Der Goldrausch ist vorbei

## Entscheidungen: Möglichkeiten (höchstens 80 Zeichen; bei Zügen die Nummer zuerst) und Hinweise (höchstens 100)

goldrush-option-move = { $number } · { $place }
goldrush-listed-move = { $number } { $place }
goldrush-option-duel = { $number } · Duell: { $player } ({ $place })
goldrush-listed-duel = { $number } Duell mit { $player }, { $place }
goldrush-option-noted = { $label } ({ $note })
goldrush-note-mine = eigene Mine
goldrush-note-claim = eigener Claim
goldrush-option-claim = { $is_bluff ->
    [yes] Bluffen: einen Claim abstecken
   *[no] Einen Claim abstecken
}
goldrush-option-claim-taken = { $is_bluff ->
    [yes] Bluffen: den Claim von { $player } ersetzen
   *[no] Den Claim von { $player } ersetzen
}
goldrush-option-leave = Keinen Claim abstecken
goldrush-option-leave-taken = Den Claim von { $player } liegen lassen
goldrush-option-keep = Keinen Claim zurücknehmen
goldrush-option-withdraw = { $squares } zurücknehmen
goldrush-option-assay = Erz von { $square } prüfen lassen
goldrush-option-nothing = Nichts prüfen lassen
goldrush-choices-move = { $label }: { $meaning }
goldrush-choices-moves = Schritte von dort:
goldrush-choices-claim-gold = In der Registry wird er deine Mine. Andere sehen einen Claim und können ihn nicht von einem Bluff unterscheiden.
goldrush-choices-claim-possible = Das Assay Office muss herausfinden, ob es Gold ist. Andere sehen einen Claim und können ihn nicht von einem Bluff unterscheiden.
goldrush-choices-claim-no-gold = Andere können einen Bluff nicht von einem echten Claim unterscheiden, und dein Marker bleibt hier, bis du ihn in der Registry zurücknimmst. Ohne Claim wissen alle, dass hier kein Gold ist.
goldrush-choices-claim-taken = Ersetzt du ihn, bekommt { $player } den Marker zurück. Was auf der Karte steht, bleibt geheim.
goldrush-choices-withdraw = { $count ->
    [one] Nimmst du ihn zurück, ist sein Marker wieder frei. Was du auch wählst, die anderen erfahren nur, dass hier kein sicheres Gold liegt.
   *[other] Die Marker der Claims, die du zurücknimmst, sind wieder frei. Was du auch wählst, die anderen erfahren nur, dass auf diesen Feldern kein sicheres Gold liegt.
}
goldrush-choices-withdraw-bluffs = Claims auf Karten ohne Gold darfst du zurücknehmen: Ihre Marker sind wieder frei, und alle sehen, dass dort kein Gold ist.
goldrush-choices-withdraw-nothing = Du wirst trotzdem gefragt, weil geheim ist, ob du einen zurücknehmen kannst.
goldrush-choices-assay = Du würfelst um Erz von einem Claim auf möglichem Gold. Mit 4, 5 oder 6 ist es Gold: sofort deine Mine, und du gehst weiter in die Registry. Mit 1, 2 oder 3 nicht: Du nimmst den Claim zurück und gehst mit so vielen Schritten hinaus.
goldrush-choices-assay-nothing = Keiner davon liegt auf möglichem Gold. Du wirst trotzdem gefragt, weil das geheim ist.

goldrush-ahead-card = unbekannte Karte
goldrush-ahead-sent = du wirst { $to } gebracht
goldrush-ahead-dig = { $cart ->
    [one] du gräbst ein Nugget aus, das erste auf deinem Karren
   *[other] du gräbst ein Nugget aus, dann { $cart } auf deinem Karren
}
goldrush-ahead-full = kein Nugget: Dein Karren ist voll
goldrush-ahead-empty = kein Nugget: Der Vorrat ist leer
goldrush-ahead-mine = Mine von { $player }
goldrush-ahead-own-claim = dein Claim
goldrush-ahead-claim = { $known ->
    [no] Claim von { $player }, den du ersetzen darfst
   *[other] Claim von { $player } auf „{ $card }“ (bekannt)
}
goldrush-ahead-claim-full = { $known ->
    [no] Claim von { $player }, nur zum Ansehen: kein Marker frei
   *[other] Claim von { $player } auf „{ $card }“ (bekannt); kein Marker frei
}
goldrush-ahead-known = { $kind ->
    [gold] Gold (bekannt)
    [possible-gold] mögliches Gold (bekannt)
    [no-gold] kein Gold (bekannt)
    [nugget] ein Nugget (bekannt)
    [guide] der alte Kundschafter (bekannt): drei Züge hintereinander
    [water] kein Trinkwasser (bekannt): gleich zum nächsten Bach
    [beer] Freibier (bekannt): Alle außer den Gefangenen gehen { $to }
   *[other] „{ $card }“ (bekannt): gleich { $to }
}
goldrush-ahead-duel = { $forced ->
    [yes] du musst fordern, wenn du so gehst (R15): Du hast { $own }, { $player } { $other }
   *[no] wer gewinnt, bekommt alles: Du hast { $own }, { $player } { $other }
}
goldrush-ahead-duel-tips = { $duel }; aber über 4: alles zurück in den Vorrat (R18)
goldrush-ahead-duel-alone = { $duel }; sonst zählt dort nichts (R4)
goldrush-ahead-bank = { $is_won ->
    [yes] { $nuggets } abladen und gewinnen
   *[no] { $nuggets ->
        [0] nichts abzuladen
        [one] { $nuggets } Nugget abladen
       *[other] { $nuggets } Nuggets abladen
    }
}
goldrush-ahead-registry = Claims auf Gold werden Minen
goldrush-ahead-no-claims = kein Claim einzutragen
goldrush-ahead-register = { $count ->
    [one] dein Claim auf { $squares } wird eine Mine
   *[other] deine Claims auf { $squares } werden Minen
}
goldrush-ahead-assay = Erz von möglichem Gold prüfen lassen
goldrush-ahead-no-ore = nichts zu prüfen
goldrush-ahead-jail = nur mit einer 1 oder einer 6 kommst du wieder heraus
goldrush-ahead-sheriff = dort darf dich niemand herausfordern

## Entscheidungen: Bestätigungen

goldrush-answer-move = Du gehst { $to }.
goldrush-answer-duel = Du forderst { $player } heraus.
goldrush-answer-claim = Du steckst { $at } einen Claim ab.
goldrush-answer-leave = Du steckst { $at } keinen Claim ab.
goldrush-answer-keep = Du nimmst keinen Claim zurück.
goldrush-answer-withdraw = { $count ->
    [one] Du nimmst den Claim auf { $squares } zurück.
   *[other] Du nimmst die Claims auf { $squares } zurück.
}
goldrush-answer-assay = Erz von { $square } wird geprüft.
goldrush-answer-nothing = Du lässt nichts prüfen.

## Was vorab gesagt wird: wohin die Reise geht, und dass immer ein Claim gelegt wird

goldrush-order-move = Weiterreisen…
goldrush-order-claim = Immer Claims abstecken
goldrush-order-prompt-move = Wohin willst du reisen? Wähle bis zu vier Orte nacheinander; auch **{ $rob }** zählt als ein Ort.
goldrush-order-prompt-claim = Willst du auf jeder Karte, die du dir ansiehst, einen Claim abstecken, was auch darauf steht, auch auf einem fremden Claim, solange du einen Marker frei hast?
goldrush-order-said-move = { $robs ->
    [yes] Du reist { $to }, in möglichst wenigen Zügen, und raubst alle aus, deren Gold noch auf deinen Karren passt. { $asked }
   *[no] Du reist { $to }, in möglichst wenigen Zügen. { $asked }
}
goldrush-order-said-rob = In deinen Zügen raubst du alle aus, deren Gold noch auf deinen Karren passt. { $asked }
# The legs of a journey: { $way } is the first ones, { $leg } the next one; each is “to …”
goldrush-order-then = { $way }, dann { $leg }
goldrush-order-back = zurück { $to }
goldrush-order-option-again = Hierher zurück: { $label }
goldrush-order-said-claim = Du steckst auf jeder Karte, die du dir ansiehst, einen Claim ab, solange du einen Marker frei hast, was auch darauf steht, bis du das zurücknimmst.
goldrush-order-asked = Du wirst gefragt, wenn es sich lohnen kann, jemanden auszurauben, und vor einer Karte, einem Duell oder einem Ereignisfeld auf dem Weg. Die Reise ist zu Ende, wenn du irgendwohin geschickt oder ausgeraubt wirst.
goldrush-order-asked-robbing = Du wirst vor einer Karte, einem Duell ohne Beute oder einem Ereignisfeld auf dem Weg gefragt. All das endet, wenn du irgendwohin geschickt oder ausgeraubt wirst.
goldrush-order-rob = Unterwegs andere ausrauben
goldrush-order-turns = { $turns ->
    [one] etwa { $turns } Zug
   *[other] etwa { $turns } Züge
}
goldrush-group-town = Häuser in der Stadt
goldrush-group-north = Felder A bis M, im Norden
goldrush-group-south = Felder N bis Z, im Süden
goldrush-group-wild = Bäche, Ausgänge, Ereignisfelder

## Ablehnungen dieses Spiels selbst: goldrush-refused-<Grund>-<Entscheidung>

goldrush-refused-not-an-option-move = Dorthin kannst du nicht. Du musst die ganze Augenzahl ziehen, ohne einen Schritt zurück, und in ein Haus kommst du nur mit genauer Augenzahl. Eine Reise führt zu jedem Ort mit einem Namen, außer zu dem, an dem du bist.
goldrush-refused-not-an-option-claim = { $kind ->
    [leave] Auf Gold, auf dem noch kein Claim liegt, musst du einen abstecken.
   *[other] { refused-not-an-option }
}
goldrush-refused-not-an-option-withdraw = Das kannst du nicht zurücknehmen. Wähle unter deinen eigenen Claims, die angeboten werden.
goldrush-refused-not-an-option-assay = Geprüft werden kann nur Erz von einem eigenen Claim auf möglichem Gold.

## Die Geschichte: was jemand tut, zum Aneinanderreihen: „Anna würfelt eine 4, geht zu Feld K und sieht sich die Karte an.“

goldrush-does = { $player } { $deeds }.
goldrush-turn-number = **Zug { $turn }.**
goldrush-does-turn-began-order = würfelt eine { $roll }
goldrush-does-turn-began-guide = würfelt eine { $roll } (mit dem alten Kundschafter)
goldrush-does-turn-began-duel = würfelt eine { $roll } (Extrazug)
goldrush-does-turn-began-shoot-out = würfelt eine { $roll } (als Erstes nach der Schießerei)
# { $by } ist leer, oder ein Leerzeichen und mit welchem Wurf
goldrush-does-stayed-in-jail = bleibt{ $by } im Jail
goldrush-does-moved = geht{ $by } { $to }
goldrush-does-moved-out = geht{ $by } aus dem Jail { $to }
# { $where } ist leer, oder ein Leerzeichen und der Ort; { $known } sagt, ob der Claim schon genannt ist
goldrush-does-looked = sieht sich die Karte{ $where } an
goldrush-does-looked-full = sieht sich die Karte{ $where } an (kein Marker frei)
goldrush-does-looked-claim = sieht unter dem Claim von { $owner }{ $where } nach
goldrush-does-looked-claim-full = sieht unter dem Claim von { $owner }{ $where } nach (kein Marker frei)
goldrush-does-claimed = steckt{ $where } einen Claim ab
goldrush-does-claimed-claim = { $known ->
    [yes] ersetzt ihn
   *[no] ersetzt den Claim von { $owner }{ $where }
}
goldrush-does-left-open = steckt{ $where } keinen Claim ab
goldrush-does-left-open-claim = { $known ->
    [yes] lässt ihn liegen
   *[no] lässt den Claim von { $owner }{ $where } liegen
}
goldrush-does-card-read = liest{ $where } „{ $card }“ vor
goldrush-does-point-read = liest „{ $point }“ vor
goldrush-does-sent = wird { $to } gebracht
goldrush-does-promise-ended = { $turns ->
    [one] verliert den letzten Zug mit dem alten Kundschafter
   *[other] verliert { $turns } Züge mit dem alten Kundschafter
}
goldrush-does-guide-met = { $turns ->
    [one] hat{ $where } gleich noch einen Zug
   *[other] hat{ $where } noch { $turns } Züge hintereinander
}
goldrush-does-nugget-found = hebt{ $where } ein Nugget auf (Karren { $cart })
goldrush-does-dug = gräbt{ $where } ein Nugget aus (Karren { $cart })
goldrush-does-nothing-taken-full = bekommt{ $where } kein Nugget (der Karren ist voll)
goldrush-does-nothing-taken-empty = bekommt{ $where } kein Nugget (der Vorrat ist leer)
goldrush-does-banked = { $nuggets ->
    [one] lädt{ $where } { $nuggets } Nugget ab (insgesamt { $total })
   *[other] lädt{ $where } { $nuggets } Nuggets ab (insgesamt { $total })
}
goldrush-does-registered = { $count ->
    [one] eröffnet eine Mine auf { $squares }
   *[other] eröffnet Minen auf { $squares }
}
goldrush-does-not-sure = hat auf { $squares } kein sicheres Gold
goldrush-does-claims-taken-back = { $count ->
    [one] nimmt den Claim auf { $squares } zurück
   *[other] nimmt die Claims auf { $squares } zurück
}
# In Spielen, die nach der früheren R8 begonnen haben
goldrush-does-claims-taken-back-shown = { $count ->
    [one] nimmt den Claim auf { $squares } zurück (kein Gold)
   *[other] nimmt die Claims auf { $squares } zurück (kein Gold)
}
goldrush-does-claims-kept = nimmt keinen Claim zurück
goldrush-does-assayed-gold = lässt Erz von { $square } prüfen ({ $roll }: Gold, weiter in die Registry)
goldrush-does-assayed-no-gold = lässt Erz von { $square } prüfen ({ $roll }: kein Gold, Claim zurückgenommen)
goldrush-does-nothing-assayed = lässt nichts prüfen
goldrush-does-challenged = fordert{ $by } { $rival } { $at } heraus

## Die Geschichte: ganze Sätze

goldrush-told-beginner-rolled = Würfe um den ersten Zug: { $rolls }; { $best } beginnt.
goldrush-told-beginner-rolled-tied = Würfe um den ersten Zug: { $rolls }; { $best } würfeln noch einmal.
goldrush-told-card-seen = *Nur du weißt, was auf der Karte auf Feld { $square } steht: „{ $card }“.*
goldrush-told-sent = { $seats } gehen { $to }.
goldrush-told-duel-rolled = Duell: { $seat } würfelt { $roll }, { $rival } { $rival_roll }.
goldrush-told-duel-rolled-tied = Duell: { $seat } würfelt { $roll }, { $rival } { $rival_roll }; beide würfeln noch einmal.
goldrush-told-duel-won = { $winner } gewinnt gegen { $loser }, bekommt { $nuggets ->
    [0] nichts
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
} und hat einen Extrazug.
goldrush-told-shoot-out-began = Schießerei { $at }: { $seats }!
goldrush-told-shoot-out-rolled = Würfe: { $rolls }.
goldrush-told-shoot-out-rolled-tied = Würfe: { $rolls }; { $best } würfeln noch einmal.
goldrush-told-shoot-out-won = { $winner } gewinnt die Schießerei, bekommt { $nuggets ->
    [0] nichts
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
} und würfelt zuerst.
goldrush-told-cart-tipped = { $nuggets } Nuggets sind zu viel für einen Karren: Das ganze Gold von { $seat } kommt zurück in den Vorrat.
goldrush-told-won = { $seat } hat { $nuggets } Nuggets in der Bank und **gewinnt!**

# Teile davon, und Zeilen, die mehrere Ereignisse zusammenfassen
goldrush-walked = { $parts }.
goldrush-walks = { $player } geht{ $by } { $to }
goldrush-waits = { $player } bleibt{ $by } im Jail
goldrush-by-roll = {""} mit einer { $roll }
goldrush-rolled = { $player } { $roll }
goldrush-against = { $roll } zu { $other }
goldrush-then = , dann {""}
goldrush-duel = { $nuggets ->
    [0] **Duell!** { $winner } schlägt { $loser } ({ $rolls }), verliert nichts und hat einen Extrazug.
    [one] **Duell!** { $winner } schlägt { $loser } ({ $rolls }), bekommt { $nuggets } Nugget und hat einen Extrazug.
   *[other] **Duell!** { $winner } schlägt { $loser } ({ $rolls }), bekommt { $nuggets } Nuggets und hat einen Extrazug.
}
goldrush-shoot-out = { $nuggets ->
    [0] **Schießerei { $at }!** { $rolls }: { $winner } verliert nichts und würfelt zuerst.
    [one] **Schießerei { $at }!** { $rolls }: { $winner } bekommt { $nuggets } Nugget und würfelt zuerst.
   *[other] **Schießerei { $at }!** { $rolls }: { $winner } bekommt { $nuggets } Nuggets und würfelt zuerst.
}

## Das Brett als Text und in Alternativtexten

goldrush-text-turn = { $turn ->
    [0] Vor dem ersten Zug
   *[other] Zug { $turn }
}
goldrush-text-stack = Vorrat: { $nuggets } von { $all } Nuggets
goldrush-text-supply = Vorrat { $nuggets }, Ziel { $goal }
goldrush-text-next = Danach: { $players }
goldrush-text-unsure = Kein sicheres Gold: { $squares }
goldrush-text-owed-order = { $player }
goldrush-text-owed-guide = { $turns ->
    [one] { $player } (alter Kundschafter)
   *[other] { $player } ({ $turns } Züge, alter Kundschafter)
}
goldrush-text-owed-duel = { $player } (Extrazug)
goldrush-text-owed-shoot-out = { $player } (Schießerei)
goldrush-text-player = { $player } { $at }: { $side }
goldrush-text-nothing = mit leeren Händen
goldrush-text-moves = Ziele: { $moves }
goldrush-text-unclaimed = Felder ohne Claim und Mine: { $squares }
goldrush-text-more = Entfernungen: `/goldrush karte`
goldrush-text-own-claims = Deine Claims: { $cards }
goldrush-text-known = Außerdem weißt du: { $cards }
goldrush-text-left-open = Angesehen und ohne Claim gelassen: { $squares }
goldrush-text-spared = Claims, die jemand anders angesehen und liegen gelassen hat: { $squares }
goldrush-text-winner = { $players } { $count ->
    [one] gewinnt
   *[other] teilen sich den ersten Platz
} mit { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
} in der Bank
goldrush-alt-sheet = { $sheet ->
    [north] Nördlicher Teil.
   *[south] Südlicher Teil.
}
goldrush-land-title = Orte und Wege, mit den Schritten von: { $place }
goldrush-land-beside = Daneben: { $places }
goldrush-land-group = { $group ->
    [houses] Häuser: { $places }
    [squares] Felder: { $places }
    [points] Ereignisfelder: { $places }
   *[wild] Ausgänge, Bäche und der Baum: { $places }
}
goldrush-land-others = Andere am Tisch: { $places }
goldrush-land-mine = { $own ->
    [yes] deine Mine
   *[no] Mine von { $player }
}
goldrush-land-claim = { $own ->
    [yes] dein Claim
   *[no] Claim von { $player }
}
goldrush-land-paths = Die Wege
goldrush-land-note = Kein Weg führt durch ein Haus. Ein Schritt auf einem Pfad zählt von dem Ort, der zuerst genannt ist: B–C 2 ist der zweite Schritt von B nach C. All diese Orte sind von uns; das gedruckte Spielbrett ist verloren.
goldrush-land-main = Hauptstraße: { $first }, Straße 1 bis { $steps }, { $last }
goldrush-land-doors = Häuser, mit den Schritten der Straße vor ihren Türen: { $doors }
goldrush-land-between = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}

## Die Bilder neben einer Frage, für alle, die sie nicht sehen können

goldrush-panel-moves = Deine Ziele.
goldrush-panel-journey = Deine Reise, mit den Zielen in Ringen.
goldrush-panel-cards = Deine Claims, wie in der Frage.
