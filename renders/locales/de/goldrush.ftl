### Goldrush. Die Wörter der Spielregel. Namen von Häusern, Bächen und dem Baum stehen auf der Karte: `goldrush-map`.

goldrush-name = Goldrush
goldrush-table-short = kurzes Spiel (drei Nuggets gewinnen)
goldrush-about = Goldrausch auf einer eigenen Landkarte, für 2 bis 4: Würfle, sieh verdeckte Karten an, lege wahre und falsche Claims, grabe Gold, duelliere dich und bring fünf Nuggets zur Bank. Die Regeln: `/goldrush regeln`.
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
goldrush-to-licence = zur vergessenen Lizenz
goldrush-to-hold-up = zum Überfall
goldrush-to-room = zum Zimmer für die Nacht
goldrush-to-rustler = zu „Für einen Viehdieb gehalten“
goldrush-to-short-cut = zur Abkürzung
goldrush-to-rattlesnake = zum Rattlesnake Creek
goldrush-to-silver = zum Silver Creek
goldrush-to-dry = zum Dry Creek
goldrush-to-mulch = zum Mulch Tree
goldrush-to-square = zu Feld { $square }
goldrush-to-street = zu Feld { $number } der Straße
goldrush-to-trail = { $number ->
    [0] zum Pfad { $trail }
   *[other] zu Feld { $number } des Pfads { $trail }
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
goldrush-at-licence = bei der vergessenen Lizenz
goldrush-at-hold-up = beim Überfall
goldrush-at-room = beim Zimmer für die Nacht
goldrush-at-rustler = bei „Für einen Viehdieb gehalten“
goldrush-at-short-cut = an der Abkürzung
goldrush-at-rattlesnake = am Rattlesnake Creek
goldrush-at-silver = am Silver Creek
goldrush-at-dry = am Dry Creek
goldrush-at-mulch = am Mulch Tree
goldrush-at-square = auf Feld { $square }
goldrush-at-street = auf Feld { $number } der Straße
goldrush-at-trail = { $number ->
    [0] auf dem Pfad { $trail }
   *[other] auf Feld { $number } des Pfads { $trail }
}

## Wie alles heißt

goldrush-nuggets = { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
}
goldrush-in-bank = { $is_past ->
    [yes] Bank { $nuggets }
   *[no] Bank { $nuggets } von { $goal }
}
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

# Die Anweisungspunkte, wie sie vorgelesen werden
goldrush-point-horseshoe = Ein verlorenes Hufeisen
goldrush-point-licence = Eine vergessene Lizenz
goldrush-point-hold-up = Ein Überfall
goldrush-point-room = Ein Zimmer für die Nacht
goldrush-point-rustler = Für einen Viehdieb gehalten
goldrush-point-short-cut = Eine Abkürzung
goldrush-known = { $square } ({ $card })

# Warum jemand außer der Reihe am Zug ist
goldrush-why-guide = (Zug { $turn } von { $turns } mit dem alten Führer)
goldrush-why-duel = (Extrazug nach einem Duell)
goldrush-why-shoot-out = (der erste Wurf nach der Schießerei)

## Entscheidungen: was die gefragte Person entscheiden muss

goldrush-prompt-move = Du bist { $at } und hast eine **{ $roll }** gewürfelt{ $why }. Wähle nach den Nummern auf der Landkarte.
goldrush-prompt-move-leads = **{ $label }:** { $meaning }
goldrush-prompt-card = Die Karte auf Feld { $square } sagt: **{ $card }**.
goldrush-prompt-claim-gold = Du legst einen Claim darauf. In der Registry wird er deine Mine. Andere sehen einen Claim und können ihn nicht von einem Bluff unterscheiden.
goldrush-prompt-claim-possible = Du legst einen Claim darauf. Das Assay Office muss herausfinden, ob es Gold ist. Andere sehen einen Claim und können ihn nicht von einem Bluff unterscheiden.
goldrush-prompt-claim-no-gold = Ein Claim hier ist ein Bluff: Andere können ihn nicht von einem wahren unterscheiden, und dein Marker bleibt hier, bis du ihn in der Registry zurücknimmst. Ohne Claim wissen alle, dass hier kein Gold ist.
goldrush-prompt-claim-gold-taken = Der Claim von { $player } liegt auf Gold. Ersetze ihn durch deinen, dann bekommt { $player } den Marker zurück; oder lass ihn liegen. Was auf der Karte steht, bleibt geheim.
goldrush-prompt-claim-possible-taken = Der Claim von { $player } liegt auf möglichem Gold. Ersetze ihn durch deinen, dann bekommt { $player } den Marker zurück; oder lass ihn liegen. Was auf der Karte steht, bleibt geheim.
goldrush-prompt-claim-no-gold-taken = Der Claim von { $player } ist ein Bluff. Du kannst deinerseits mit einem Claim bluffen, dann bekommt { $player } den Marker zurück; oder lass ihn liegen. Was auf der Karte steht, bleibt geheim.
goldrush-prompt-withdraw = { $count ->
    [one] Dein Claim: { $cards }. Du darfst ihn zurücknehmen, dann ist sein Marker wieder frei. Die Karte bleibt verdeckt.
   *[other] Deine Claims: { $cards }. Du darfst beliebige davon zurücknehmen, dann sind ihre Marker wieder frei. Die Karten bleiben verdeckt.
}
goldrush-prompt-withdraw-unsure = { $count ->
    [one] Was du auch wählst, die anderen erfahren nur eins: Auf diesem Feld liegt kein sicheres Gold. Ob es mögliches Gold ist oder keines, bleibt geheim.
   *[other] Was du auch wählst, die anderen erfahren nur eins: Auf diesen Feldern liegt kein sicheres Gold. Ob es mögliches Gold ist oder keines, bleibt geheim.
}
# Dasselbe in Spielen, die nach der früheren R8 begonnen haben
goldrush-prompt-withdraw-bluffs = { $count ->
    [0] Deine Claims: { $cards }. Keiner liegt auf einer Karte ohne Gold, du kannst also keinen zurücknehmen; gefragt wirst du trotzdem, denn ob du es kannst, ist geheim.
   *[other] Deine Claims: { $cards }. Die auf Karten ohne Gold darfst du zurücknehmen, dann sind ihre Marker wieder frei.
}
goldrush-prompt-withdraw-bluffs-seen = Was du zurücknimmst, sehen alle; und damit auch, dass dort kein Gold ist.
goldrush-prompt-assay = { $count ->
    [0] Deine Claims: { $cards }. Keiner liegt auf möglichem Gold, es gibt also nichts zu prüfen; gefragt wirst du trotzdem, denn ob du es kannst, ist geheim.
   *[other] Deine Claims: { $cards }. Erz von einem auf möglichem Gold darf geprüft werden.
        Mit 4, 5 oder 6 ist es Gold: sofort deine Mine, und du gehst weiter in die Registry. Mit 1, 2 oder 3 nicht: Du nimmst den Claim zurück und gehst mit so vielen Schritten hinaus.
}
goldrush-prompt-creek = Zwei Bäche sind gleich nah. Zu welchem gehst du?

## Entscheidungen: auf wen der Tisch wartet

goldrush-turn-move = { $players }, { $at }, hat eine { $roll } gewürfelt{ $why }: wohin?
goldrush-turn-claim = { $players } hat sich die Karte { $at } angesehen: ein Claim oder keiner?
goldrush-turn-claim-taken = { $players } hat unter dem Claim von { $owner } { $at } nachgesehen: ersetzen oder liegen lassen?
goldrush-turn-withdraw = { $players }, { $at }, darf Claims zurücknehmen
goldrush-turn-assay = { $players }, { $at }, darf einen Claim prüfen lassen
goldrush-turn-creek = { $players } braucht Wasser: zu welchem Bach?
goldrush-turn-other = Der Tisch wartet auf { $players }
goldrush-turn-over = Der Goldrausch ist vorbei

## Entscheidungen: Möglichkeiten (höchstens 80 Zeichen; bei Zügen die Nummer zuerst) und Hinweise (höchstens 100)

goldrush-option-move = { $number } · { $place }
goldrush-option-duel = { $number } · Duell: { $player } ({ $place })
goldrush-option-sent = { $label } → { $place }
goldrush-option-noted = { $label } ({ $note })
goldrush-note-mine = eigene Mine
goldrush-note-claim = eigener Claim
goldrush-option-claim = { $is_bluff ->
    [yes] Bluffen: einen Claim legen
   *[no] Einen Claim legen
}
goldrush-option-claim-taken = { $is_bluff ->
    [yes] Bluffen: den Claim von { $player } ersetzen
   *[no] Den Claim von { $player } ersetzen
}
goldrush-option-leave = Keinen Claim legen
goldrush-option-leave-taken = Den Claim von { $player } liegen lassen
goldrush-option-keep = Keinen Claim zurücknehmen
goldrush-option-withdraw = { $squares } zurücknehmen
goldrush-option-assay = Erz von { $square } prüfen lassen
goldrush-option-nothing = Nichts prüfen lassen

goldrush-ahead-card = die Karte ansehen
goldrush-ahead-sent = wird vorgelesen, und gleich { $to }
goldrush-ahead-dig = { $cart ->
    [one] ein Nugget ausgraben, das erste auf deinem Karren
   *[other] ein Nugget ausgraben, dann { $cart } auf deinem Karren
}
goldrush-ahead-full = kein Nugget, denn dein Karren ist voll
goldrush-ahead-empty = kein Nugget, denn der Vorrat ist leer
goldrush-ahead-mine = die Mine von { $player }: nichts geschieht
goldrush-ahead-own-claim = dein eigener Claim: nichts geschieht
goldrush-ahead-claim = { $known ->
    [no] Claim von { $player }: darunter nachsehen und ihn vielleicht ersetzen
   *[other] Claim von { $player }, und du weißt: „{ $card }“
}
goldrush-ahead-claim-full = { $known ->
    [no] Claim von { $player }: nur darunter nachsehen, denn du hast keinen Marker frei
   *[other] Claim von { $player }, und du weißt: „{ $card }“; aber du hast keinen Marker frei
}
goldrush-ahead-known = { $kind ->
    [gold] Gold, wie du weißt
    [possible-gold] mögliches Gold, wie du weißt
    [no-gold] kein Gold, wie du weißt
    [nugget] ein Nugget, wie du weißt
    [guide] der alte Führer, wie du weißt: drei Züge hintereinander
    [water] kein Trinkwasser, wie du weißt: gleich zum nächsten Bach
    [beer] Freibier, wie du weißt: Alle außer im Jail gehen { $to }
   *[other] „{ $card }“, wie du weißt: gleich { $to }
}
goldrush-ahead-duel = { $forced ->
    [yes] muss sein, wenn du so gehst (R15): Du hast { $own }, { $player } { $other }
   *[no] wer gewinnt, bekommt alles: Du hast { $own }, { $player } { $other }
}
goldrush-ahead-duel-tips = { $duel }; aber { $nuggets } sind mehr, als ein Karren fasst: Alles kommt zurück in den Vorrat (R18)
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
goldrush-ahead-assay = Erz von einem Claim auf möglichem Gold kann geprüft werden
goldrush-ahead-no-ore = nichts zu prüfen
goldrush-ahead-jail = nur mit einer 1 oder einer 6 kommst du wieder heraus
goldrush-ahead-sheriff = dort darf dich niemand herausfordern

## Entscheidungen: Bestätigungen

goldrush-answer-move = Du gehst { $to }.
goldrush-answer-duel = Du forderst { $player } heraus.
goldrush-answer-claim = Du legst { $at } einen Claim.
goldrush-answer-leave = Du legst { $at } keinen Claim.
goldrush-answer-keep = Du nimmst keinen Claim zurück.
goldrush-answer-withdraw = { $count ->
    [one] Du nimmst den Claim auf { $squares } zurück.
   *[other] Du nimmst die Claims auf { $squares } zurück.
}
goldrush-answer-assay = Erz von Feld { $square } wird geprüft.
goldrush-answer-nothing = Du lässt nichts prüfen.

## Was vorab gesagt wird: wohin die Reise geht, und dass immer ein Claim gelegt wird

goldrush-order-move = Weiterreisen…
goldrush-order-claim = Immer Claims legen
goldrush-order-prompt-move = **Wohin willst du?** Wähle bis zu vier Orte nacheinander. Du reist in möglichst wenigen Zügen dorthin.
    -# { $asked } Auch **{ $rob }** zählt als ein Ort: Du tust das dann, ohne gefragt zu werden.
goldrush-order-prompt-claim = Du legst auf jede Karte, die du dir ansiehst, einen Claim, solange du einen Marker frei hast: was auch immer darauf steht, und auch, wenn dort ein fremder Claim liegt.
goldrush-order-said-move = { $robs ->
    [yes] Du reist { $to }, in möglichst wenigen Zügen, und raubst alle aus, deren Gold noch auf deinen Karren passt. { $asked }
   *[no] Du reist { $to }, in möglichst wenigen Zügen. { $asked }
}
goldrush-order-said-rob = In deinen Zügen raubst du alle aus, deren Gold noch auf deinen Karren passt. { $asked }
# The legs of a journey: { $way } is the first ones, { $leg } the next one; each is “to …”
goldrush-order-then = { $way }, dann { $leg }
goldrush-order-back = zurück { $to }
goldrush-order-option-again = Hierher zurück: { $label }
goldrush-order-said-claim = Du legst auf jede Karte, die du dir ansiehst, einen Claim, solange du einen Marker frei hast, was auch immer darauf steht, bis du das zurücknimmst.
goldrush-order-asked = Du wirst gefragt, wenn es sich lohnen kann, jemanden auszurauben, und vor einer Karte, einem Duell oder einem Anweisungspunkt auf dem Weg. Die Reise ist zu Ende, wenn du irgendwohin geschickt oder ausgeraubt wirst.
goldrush-order-asked-robbing = Du wirst vor einer Karte, einem Duell ohne Beute oder einem Anweisungspunkt auf dem Weg gefragt. All das endet, wenn du irgendwohin geschickt oder ausgeraubt wirst.
goldrush-order-rob = Unterwegs andere ausrauben
goldrush-order-turns = { $turns ->
    [one] etwa { $turns } Zug
   *[other] etwa { $turns } Züge
}
goldrush-group-town = Häuser in der Stadt
goldrush-group-north = Felder A bis M, im Norden
goldrush-group-south = Felder N bis Z, im Süden
goldrush-group-wild = Bäche, Ausgänge, Anweisungspunkte

## Ablehnungen dieses Spiels selbst: goldrush-refused-<Grund>-<Entscheidung>

goldrush-refused-not-an-option-move = Dorthin kannst du nicht. Ein Wurf wird ganz gegangen, ohne einen Schritt zurück, und ein Haus betritt man nur mit genauer Augenzahl. Überall, wohin du kannst, steht eine Nummer auf der Landkarte. Eine Reise führt zu jedem Ort mit einem Namen, außer zu dem, an dem du bist.
goldrush-refused-not-an-option-claim = { $kind ->
    [leave] Auf Gold, auf dem noch kein Claim liegt, musst du einen legen.
   *[other] Das steht nicht zur Wahl. Nimm etwas aus der Liste.
}
goldrush-refused-not-an-option-withdraw = Das kannst du nicht zurücknehmen. Wähle unter deinen eigenen Claims, die angeboten werden.
goldrush-refused-not-an-option-assay = Geprüft werden kann nur Erz von einem eigenen Claim auf möglichem Gold.

## Die Geschichte: was jemand tut, zum Aneinanderreihen: „Anna würfelt eine 4, geht zu Feld K und sieht sich die Karte an.“

goldrush-does = { $player } { $deeds }.
goldrush-turn-number = **Zug { $turn }.**
goldrush-does-turn-began-order = würfelt eine { $roll }
goldrush-does-turn-began-guide = würfelt eine { $roll } (mit dem alten Führer)
goldrush-does-turn-began-duel = würfelt eine { $roll } (Extrazug)
goldrush-does-turn-began-shoot-out = würfelt eine { $roll } (als Erstes nach der Schießerei)
goldrush-does-stayed-in-jail = bleibt im Jail
goldrush-does-moved = geht { $to }
goldrush-does-moved-out = geht aus dem Jail { $to }
# { $where } ist leer, oder ein Leerzeichen und der Ort; { $known } sagt, ob der Claim schon genannt ist
goldrush-does-looked = sieht sich die Karte{ $where } an
goldrush-does-looked-full = sieht sich die Karte{ $where } an (kein Marker frei)
goldrush-does-looked-claim = sieht unter dem Claim von { $owner }{ $where } nach
goldrush-does-looked-claim-full = sieht unter dem Claim von { $owner }{ $where } nach (kein Marker frei)
goldrush-does-claimed = legt{ $where } einen Claim
goldrush-does-claimed-claim = { $known ->
    [yes] ersetzt ihn
   *[no] ersetzt den Claim von { $owner }{ $where }
}
goldrush-does-left-open = legt{ $where } keinen Claim
goldrush-does-left-open-claim = { $known ->
    [yes] lässt ihn liegen
   *[no] lässt den Claim von { $owner }{ $where } liegen
}
goldrush-does-card-read = liest{ $where } „{ $card }“ vor
goldrush-does-point-read = liest „{ $point }“ vor
goldrush-does-sent = wird { $to } gebracht
goldrush-does-promise-ended = { $turns ->
    [one] verliert den letzten Zug mit dem alten Führer
   *[other] verliert { $turns } Züge mit dem alten Führer
}
goldrush-does-guide-met = { $turns ->
    [one] hat{ $where } gleich noch einen Zug
   *[other] hat{ $where } noch { $turns } Züge hintereinander
}
goldrush-does-nugget-found = hebt{ $where } ein Nugget auf ({ $cart } auf dem Karren)
goldrush-does-dug = gräbt{ $where } ein Nugget aus ({ $cart } auf dem Karren)
goldrush-does-nothing-taken-full = bekommt{ $where } kein Nugget (der Karren ist voll)
goldrush-does-nothing-taken-empty = bekommt{ $where } kein Nugget (der Vorrat ist leer)
goldrush-does-banked = { $nuggets ->
    [one] lädt{ $where } { $nuggets } Nugget ab (insgesamt { $total })
   *[other] lädt{ $where } { $nuggets } Nuggets ab (insgesamt { $total })
}
goldrush-does-registered = { $count ->
    [one] eröffnet eine Mine auf Feld { $squares }
   *[other] eröffnet Minen auf den Feldern { $squares }
}
goldrush-does-not-sure = { $count ->
    [one] hat auf Feld { $squares } kein sicheres Gold
   *[other] hat auf den Feldern { $squares } kein sicheres Gold
}
goldrush-does-claims-taken-back = { $count ->
    [one] nimmt den Claim auf Feld { $squares } zurück
   *[other] nimmt die Claims auf den Feldern { $squares } zurück
}
# In Spielen, die nach der früheren R8 begonnen haben
goldrush-does-claims-taken-back-shown = { $count ->
    [one] nimmt den Claim auf Feld { $squares } zurück (kein Gold)
   *[other] nimmt die Claims auf den Feldern { $squares } zurück (kein Gold)
}
goldrush-does-claims-kept = nimmt keinen Claim zurück
goldrush-does-assayed-gold = lässt Erz von Feld { $square } prüfen ({ $roll }: Gold, weiter in die Registry)
goldrush-does-assayed-no-gold = lässt Erz von Feld { $square } prüfen ({ $roll }: kein Gold, Claim zurückgenommen)
goldrush-does-nothing-assayed = lässt nichts prüfen
goldrush-does-challenged = fordert { $rival } { $at } heraus

## Die Geschichte: ganze Sätze

goldrush-told-beginner-rolled = Würfe um den ersten Zug: { $rolls }; { $best } beginnt.
goldrush-told-beginner-rolled-tied = Würfe um den ersten Zug: { $rolls }; { $best } würfeln noch einmal.
goldrush-told-card-seen = *Nur du weißt, was auf der Karte auf Feld { $square } steht: „{ $card }“.*
goldrush-told-sent = { $seats } gehen { $to }.
goldrush-told-duel-rolled = Duell: { $seat } { $roll }, { $rival } { $rival_roll }.
goldrush-told-duel-rolled-tied = Duell: { $seat } { $roll }, { $rival } { $rival_roll }; beide würfeln noch einmal.
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
goldrush-told-cart-tipped = { $nuggets } Nuggets sind zu viel für einen Karren: Alles Gold von { $seat } kommt in den Vorrat zurück.
goldrush-told-won = { $seat } hat { $nuggets } Nuggets in der Bank und **gewinnt!**

# Teile davon, und Zeilen, die mehrere Ereignisse zusammenfassen
goldrush-walked = { $parts }.
goldrush-walks = { $player } geht { $to } ({ $roll })
goldrush-waits = { $player } bleibt im Jail ({ $roll })
goldrush-rolled = { $player } { $roll }
goldrush-against = { $roll }–{ $other }
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
goldrush-text-next = Danach: { $players }
goldrush-text-unsure = Kein sicheres Gold: { $squares }
goldrush-text-owed-order = { $player }
goldrush-text-owed-guide = { $turns ->
    [one] { $player } (alter Führer)
   *[other] { $player } ({ $turns } Züge, alter Führer)
}
goldrush-text-owed-duel = { $player } (Extrazug)
goldrush-text-owed-shoot-out = { $player } (Schießerei)
goldrush-text-player = { $sign } **{ $player }** · { $at }
goldrush-text-moves = Züge nach Nummern: { $moves }
goldrush-text-map = **Die Landkarte** (unsere eigene: die gedruckte ist verloren)
goldrush-text-street = Hauptstraße: { $first } – Feld 1 bis { $steps } – { $last }
goldrush-text-doors = Häuser mit den Feldern ihrer Türen: { $doors }
goldrush-text-door = { $house } { $steps }
goldrush-text-points = Anweisungspunkte, und wohin sie dich schicken: { $points }
goldrush-text-steps = { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}
goldrush-text-own-claims = Deine Claims: { $cards }
goldrush-text-known = Außerdem weißt du: { $cards }
goldrush-text-left-open = Angesehen und ohne Claim gelassen, obwohl einer möglich war: { $squares }
goldrush-text-spared = Claims, die jemand anders angesehen und liegen gelassen hat: { $squares }
goldrush-text-winner = { $players } { $count ->
    [one] gewinnt
   *[other] teilen sich den ersten Platz
} mit { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
} in der Bank

goldrush-alt-title = Goldrush. { $when }
goldrush-alt-sheet = { $sheet ->
    [north] Karte: die Hauptstraße und alles nördlich davon.
   *[south] Karte: alles südlich der Hauptstraße.
}
goldrush-alt-player = { $player } ({ $at }): { $side }

## Die Bilder neben einer Frage, für alle, die sie nicht sehen können

goldrush-panel-moves = Die Landkarte mit den Nummern deiner Züge.
goldrush-panel-journey = Die Landkarte mit dem Ziel deiner Reise in einem Ring.
goldrush-panel-cards = Deine Karten: { $cards }.
