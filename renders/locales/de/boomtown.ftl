### Boomtown. Die Wörter der Spielregel; Städte behalten ihren Namen.

boomtown-name = Boomtown
boomtown-about = Ein Goldrausch für 3 bis 5: Biete auf die erste Wahl, nimm Minen und Ereignisse und hoffe auf die richtigen Würfel. Die Regeln: `/boomtown regeln`.
boomtown-length = Etwa { $count } Runden
boomtown-progress = Runde { $round } von { $rounds }
boomtown-table-short = kurzes Spiel
boomtown-table-last-keeps-all = wer am Ende der Reihe sitzt, behält alles

## Städte

boomtown-town-cactus-junction = Cactus Junction
boomtown-town-cold-mountain = Cold Mountain
boomtown-town-coyote-city = Coyote City
boomtown-town-dry-gulch = Dry Gulch
boomtown-town-san-narciso = San Narciso

## Karten

boomtown-mine = { $town } { $dice }
boomtown-mine-yield = { $mine } bringt { $gold }
boomtown-mine-in-town = { $dice } bringt { $gold }
boomtown-mine-more = { $dice }: { $gold }
boomtown-dangerous = gefährlich
boomtown-with-new-vein = Neue Goldader
boomtown-saloon-in = Saloon in { $town }
boomtown-saloon-with-girls = Saloon mit Tänzerinnen in { $town }

# "\u00AD": Hier darf ein langer Name auf einer Karte getrennt werden
boomtown-event-card-shark = Falsch{"\u00AD"}spieler
boomtown-event-dynamite = Dynamit
boomtown-event-expropriation = Enteignung
boomtown-event-governor = Gouver{"\u00AD"}neur
boomtown-event-holdup = Überfall
boomtown-event-mustang = Mustang
boomtown-event-new-vein = Neue Gold{"\u00AD"}ader
boomtown-event-saloon = Saloon
boomtown-event-saloon-girls = Tänze{"\u00AD"}rinnen
boomtown-event-stagecoach-robbery = Postkut{"\u00AD"}schen{"\u00AD"}raub
boomtown-event-telegraph = Telegraf

# Was sie tun, in höchstens 100 Zeichen
boomtown-effect-card-shark = Alle anderen zahlen der Bank 4 Gold
boomtown-effect-dynamite = Sprenge eine fremde Mine oder einen Saloon
boomtown-effect-expropriation = Nimm eine fremde Mine dort, wo du selbst eine hast
boomtown-effect-governor = Verdoppelt deine Bürgermeistergebühr in einer Stadt
boomtown-effect-holdup = Verlange Gold von jemandem; würfle so viel oder mehr
boomtown-effect-mustang = Für später: Nimm gleich nach der ersten Wahl
boomtown-effect-new-vein = Eine deiner Minen bringt 3 Gold mehr
boomtown-effect-saloon = Wähle eine Stadt: Jede fremde Mine, die dort Gold bringt, zahlt dir 2
boomtown-effect-saloon-girls = Einer deiner Saloons nimmt 4 Gold statt 2
boomtown-effect-stagecoach-robbery = Nimm 10 Gold von der Bank
boomtown-effect-telegraph = Für später: Drehe nach einem Wurf einen Würfel

## Entscheidungen: was die gefragte Person entscheiden muss

boomtown-prompt-bid = Biete auf die erste Wahl oder passe. Noch kein Gebot.{ $count ->
    [0] {""}
    [one] {" "}{ $passed } hat gepasst.
   *[other] {" "}{ $passed } haben gepasst.
} Du hast { $gold } Gold.
boomtown-prompt-bid-higher = Biete auf die erste Wahl oder passe. { $leader } führt mit { $standing }.{ $count ->
    [0] {""}
    [one] {" "}{ $passed } hat gepasst.
   *[other] {" "}{ $passed } haben gepasst.
} Du hast { $gold } Gold.
boomtown-prompt-take = Nimm eine der Karten. Du hast { $gold } Gold.
boomtown-prompt-mustang = Spielst du den Mustang und nimmst die nächste Karte oder behältst du ihn für später? Du hast { $gold } Gold.
boomtown-prompt-telegraph = Drehst du mit dem Telegrafen einen Würfel oder behältst du die Karte für später? Der Wurf ist { $dice }: Deine Minen bringen { $yield ->
    [0] nichts
   *[other] { $yield }
}.
boomtown-prompt-dynamite = Zünde die Lunte an: Welche fremde Mine oder welchen fremden Saloon sprengst du?
boomtown-prompt-expropriation = Welche Mine nimmst du jemandem weg? Eine Gebühr zahlst du dafür nicht.
boomtown-prompt-holdup = Wen überfällst du und wie viel Gold verlangst du? Würfle die Zahl oder mehr und das Gold ist dein.
boomtown-prompt-saloon = In welcher Stadt eröffnest du deinen Saloon? Jede fremde Mine, die dort Gold bringt, zahlt dir 2 davon.
boomtown-prompt-saloon-girls = In welchem deiner Saloons treten die Tänzerinnen auf? Er nimmt dann 4 Gold statt 2.
boomtown-prompt-new-vein = Welche deiner Minen bekommt die Neue Goldader? Sie bringt dann 3 Gold mehr.
boomtown-prompt-governor = In welcher deiner Städte tritt der Gouverneur sein Amt an? Die Gebühr verdoppelt sich dort.
boomtown-prompt-waiting = Mehrere deiner wartenden Karten können jetzt ausgeführt werden. Welche zuerst?

## Entscheidungen: auf wen der Tisch wartet

boomtown-turn-first-bid = { $players }: die Auktion eröffnen oder passen
boomtown-turn-bid = { $players }: bieten oder passen
boomtown-invited = { $players }: Mit **{ button-act }** lässt sich schon vorab bieten.
boomtown-turn-take = { $players }: eine Karte nehmen
boomtown-turn-mustang = { $players }: den Mustang spielen oder behalten
boomtown-turn-telegraph = { $players }: den Telegrafen benutzen oder behalten
boomtown-turn-dynamite = { $players }: das Dynamit zünden
boomtown-turn-expropriation = { $players }: eine Mine enteignen
boomtown-turn-holdup = { $players }: einen Überfall begehen
boomtown-turn-saloon = { $players }: einen Saloon eröffnen
boomtown-turn-saloon-girls = { $players }: eine Bühne für die Tänzerinnen wählen
boomtown-turn-new-vein = { $players }: die Neue Goldader legen
boomtown-turn-governor = { $players }: den Gouverneur berufen
boomtown-turn-waiting = { $players }: sagen, welche wartende Karte zuerst kommt
boomtown-turn-other = Der Tisch wartet auf { $players }
boomtown-turn-over = Der Goldrausch ist vorbei

## Entscheidungen: Möglichkeiten (höchstens 80 Zeichen) und Hinweise (höchstens 100)

boomtown-pass = Passen
boomtown-amount = { $gold } von { $all } Gold
boomtown-choice = { $player }: { $option }
boomtown-option-mustang-play = Mustang spielen
boomtown-option-mustang-keep = Mustang behalten
boomtown-option-telegraph-keep = Telegrafen behalten
boomtown-option-telegraph-first = Erster Würfel auf { $face } (Summe { $sum })
boomtown-option-telegraph-second = Zweiter Würfel auf { $face } (Summe { $sum })
boomtown-option-meaning = { $option }: { $meaning }
boomtown-option-holdup = { $number ->
    [12] genau 12
   *[other] { $number } oder mehr
}

boomtown-hint-owner = Gehört { $player }
boomtown-hint-telegraph = deine Minen bringen { $gold ->
    [0] nichts
   *[other] { $gold } Gold
}
boomtown-hint-holdup = Gelingt bei { $ways } von 36 Würfen; { $player } hat { $gold } Gold
boomtown-hint-saloon = { $mines ->
    [0] die anderen haben dort keine Mine
    [one] die anderen haben dort { $mines } Mine
   *[other] die anderen haben dort { $mines } Minen
}
boomtown-hint-governor = die Gebühr beträgt dort dann { $gold } Gold
boomtown-card-event = { $card }: { $effect }
boomtown-card-dangerous = gefährlich bei 2 oder 12
boomtown-card-new = bringt dir das Amt
boomtown-card-number = deine { $number ->
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
   *[other] { $number }te
}
boomtown-card-fee = Gebühr { $gold } an { $player }

## Entscheidungen: Bestätigungen

boomtown-answer-pass = Du passt.
boomtown-answer-bid = Du bietest { $gold } Gold.
boomtown-answer-take = Du nimmst die Karte { $what }.
boomtown-answer-mustang-play = Du spielst den Mustang und nimmst die nächste Karte.
boomtown-answer-mustang-keep = Du behältst den Mustang für später.
boomtown-answer-telegraph = Du änderst die Augen per Telegraf: { $dice }.
boomtown-answer-telegraph-keep = Du behältst den Telegrafen für später.
boomtown-answer-dynamite = Du sprengst bei { $player }: { $what }.
boomtown-answer-expropriation = Du enteignest { $what } von { $player }.
boomtown-answer-holdup = Du überfällst { $player } und verlangst { $number } Gold.
boomtown-answer-saloon = Du eröffnest deinen Saloon in { $what }.
boomtown-answer-saloon-girls = Du schickst die Tänzerinnen in deinen { $what }.
boomtown-answer-new-vein = Du legst die Neue Goldader unter { $what }.
boomtown-answer-governor = Du holst den Gouverneur nach { $what }.
boomtown-answer-waiting = Du führst zuerst die Karte { $what } aus.

## Was jemand vorab sagt (Knöpfe, Fragen, und was dann geschieht)

boomtown-order-label-event = { $event }…
boomtown-order-label-mustang-always = Mustang immer behalten
boomtown-order-option-mustang-play = Diese Runde spielen
boomtown-order-option-mustang-keep = Diese Runde behalten
boomtown-order-option-mustang-always = Immer behalten
boomtown-order-prompt-bid = Wie weit gehst du für die erste Wahl? Du bietest so wenig wie möglich und passt über deiner Grenze. { $standing }. Du hast { $gold } Gold.
boomtown-order-prompt-take = Welche Karten möchtest du am liebsten? Wähle die beste zuerst. Wenn du an der Reihe bist, nimmst du die erste, die noch da ist.
boomtown-order-prompt-mustang = Was machst du, wenn du den Mustang in dieser Runde spielen darfst? Behältst du ihn immer, wirst du nicht mehr gefragt.
boomtown-order-prompt-mustang-always = Den Mustang immer behalten? Dann wirst du nicht mehr gefragt, ob du ihn spielst.
boomtown-order-prompt-dynamite = Was sprengst du, wenn du in dieser Runde Dynamit nimmst? Wähle das beste Ziel zuerst. Du sprengst das erste, das dann noch da ist.
boomtown-order-prompt-saloon = In welcher Stadt eröffnest du deinen Saloon, wenn du in dieser Runde einen nimmst?
boomtown-order-text-bid = Du bietest in dieser Runde bis zu { $gold } Gold, danach passt du.
boomtown-order-text-pass = Du passt in der Auktion dieser Runde.
boomtown-order-text-take = Du nimmst { $card }, wenn die Karte dann noch da ist; sonst wirst du gefragt.
boomtown-order-text-take-first = Du nimmst die erste dieser Karten, die dann noch da ist: { $cards }. Ist keine mehr da, wirst du gefragt.
boomtown-order-text-take-any = Du nimmst die erste dieser Karten, die dann noch da ist: { $cards }.
boomtown-order-text-mustang-play = Wenn du den Mustang in dieser Runde spielen darfst, spielst du ihn.
boomtown-order-text-mustang-keep = Wenn du den Mustang in dieser Runde spielen darfst, behältst du ihn.
boomtown-order-text-mustang-always = Du behältst den Mustang jedes Mal, wenn du ihn spielen darfst, bis du das zurücknimmst.
boomtown-order-text-dynamite = Wenn du in dieser Runde Dynamit nimmst, sprengst du { $what }. Geht das dann nicht mehr, wirst du gefragt.
boomtown-order-text-dynamite-first = Wenn du in dieser Runde Dynamit nimmst, sprengst du das erste dieser Ziele, das dann noch da ist: { $what }. Ist keins mehr da, wirst du gefragt.
boomtown-order-text-saloon = Wenn du in dieser Runde einen Saloon nimmst, eröffnest du ihn in { $town }.

## Die Geschichte, ein Ereignis je Zeile

boomtown-told-round-began = **Runde { $round }.** Offene Karten: { $offer }. { $start } eröffnet die Runde.
boomtown-told-sat-out = { $seats } { $count ->
    [one] ist bankrott und bietet
   *[other] sind bankrott und bieten
} nicht mit.
boomtown-told-bid = { $seat } bietet { $gold } Gold.
boomtown-told-passed = { $seat } passt.
boomtown-told-passed-automatic = { $seat } kann nicht höher gehen und passt.
boomtown-told-auction-won = { $seat } ersteigert die erste Wahl für { $gold }.
boomtown-told-auction-won-free = { $seat } bekommt die erste Wahl umsonst.
boomtown-told-bid-shared = { $payer } zahlt: { $shares }.
boomtown-told-mustang-played = { $seat } spielt den Mustang und nimmt die nächste Karte.
boomtown-told-card-taken = { $seat } nimmt { $card }.
boomtown-told-fee-paid = { $payer } baut in { $town } und zahlt { $mayor } { $gold } Gold Gebühr.
boomtown-told-fee-paid-short = { $payer } baut in { $town } und schuldet { $mayor } { $owed } Gold Gebühr, kann aber { $gold ->
    [0] nichts
   *[other] nur { $gold }
} zahlen.
boomtown-told-mayor-elected = { $seat } übernimmt das Bürgermeisteramt von { $town }.
boomtown-told-mayor-elected-instead = { $seat } löst { $before } im Amt von { $town } ab.
boomtown-told-mayor-gone = { $before } tritt ab: Das Bürgermeisteramt von { $town } ist frei.
boomtown-told-governor-gone = Der Gouverneur verlässt { $town } für immer.
boomtown-told-shark-paid = Der Falschspieler von { $seat } räumt den Tisch ab: { $paid }.
boomtown-told-stagecoach-robbed = { $seat } raubt die Postkutsche aus und nimmt { $gold } Gold.
boomtown-told-mine-dynamited = { $seat } sprengt bei { $owner } die Mine { $mine }.
boomtown-told-mine-dynamited-vein = { $seat } sprengt bei { $owner } die Mine { $mine }, mitsamt der Neuen Goldader.
boomtown-told-saloon-dynamited = { $seat } sprengt den Saloon von { $owner } in { $town }.
boomtown-told-saloon-dynamited-girls = { $seat } sprengt den Saloon von { $owner } in { $town }; die Tänzerinnen verlassen die Stadt.
boomtown-told-mine-expropriated = { $seat } enteignet { $mine } von { $owner }.
boomtown-told-holdup-tried = { $seat } überfällt { $victim }, verlangt { $number } Gold und würfelt { $dice }: { $victim } { $gold ->
    [0] hat nichts herauszurücken
   *[other] rückt { $gold } Gold heraus
}.
boomtown-told-holdup-tried-failed = { $seat } überfällt { $victim }, verlangt { $number } Gold, würfelt aber { $dice }: nichts.
boomtown-told-saloon-opened = { $seat } eröffnet einen Saloon in { $town }.
boomtown-told-girls-hired = Die Tänzerinnen treten nun im Saloon von { $seat } in { $town } auf.
boomtown-told-vein-found = { $seat } stößt in { $mine } auf eine Neue Goldader.
boomtown-told-governor-named = { $seat } holt den Gouverneur nach { $town }.
boomtown-told-card-waits = { $seat } kann die Karte { $card } noch nicht benutzen; sie wartet.
boomtown-told-card-kept = { $seat } behält die Karte { $card }.
boomtown-told-held-back = { $seat } behält die Karte { $card } für später.
boomtown-told-card-chosen = { $seat } führt zuerst die Karte { $card } aus.
boomtown-told-dice-rolled = { $seat } würfelt { $dice }.
boomtown-told-telegraph-played = { $seat } benutzt den Telegrafen: Die Würfel zeigen jetzt { $dice }.
boomtown-told-mine-produced = { $mine } bringt { $seat } { $gold } Gold.
boomtown-told-saloon-paid = { $payer } lässt { $gold } Gold im Saloon von { $owner }.
boomtown-told-saloon-paid-short = { $payer } schuldet im Saloon von { $owner } { $owed } Gold, kann aber { $gold ->
    [0] nichts
   *[other] nur { $gold }
} zahlen.
boomtown-told-mine-collapsed = { $mine } von { $owner } stürzt ein.
boomtown-told-mine-collapsed-vein = { $mine } von { $owner } stürzt ein, mitsamt der Neuen Goldader.
boomtown-told-scored = { $seat } endet mit { $total } { $total ->
    [one] Punkt
   *[other] Punkten
}: { $gold } Gold, { $yields } für Minen, { $pawns } für Bürgermeisterämter.

# Teile davon und Zeilen, die mehrere Ereignisse zusammenfassen
boomtown-share = { $player } { $gold }
boomtown-share-bank = die Bank { $gold }
boomtown-shared = Verteilt: { $shares }.
boomtown-paid = { $player } zahlt { $gold ->
    [0] nichts
   *[other] { $gold }
}
boomtown-bids = Gebote: { $bids }.
boomtown-round = **Runde { $round }**, eröffnet von { $start }.
boomtown-bids-part = { $player } { $gold }
boomtown-bids-pass = { $player } passt
boomtown-all-passed = Alle passen, also bekommt { $seat } die erste Wahl umsonst.
boomtown-takes = { $takes }.
boomtown-take = { $player } nimmt { $card }
boomtown-take-part = { $player } { $card }
boomtown-take-noted = { $card } ({ $notes })
boomtown-note-fee = Gebühr { $gold } an { $mayor }
boomtown-note-fee-short = Gebühr an { $mayor }: { $gold ->
    [0] nichts
   *[other] nur { $gold }
} von { $owed }
boomtown-note-kept = für später
boomtown-note-waits = noch nicht zu benutzen
boomtown-note-gold = { $gold } Gold
boomtown-note-in = in { $place }
boomtown-note-mayor = übernimmt das Amt
boomtown-note-mayor-instead = löst { $before } im Amt ab
boomtown-nothing-produced = Keine Mine bringt Gold.
boomtown-yields = { $yields }.
boomtown-yield = { $player } bekommt { $gold }
boomtown-yield-part = { $player } { $gold }
boomtown-spent = Saloons: { $payments }.
boomtown-spent-part = { $payer } zahlt { $owner } { $gold ->
    [0] nichts
   *[other] { $gold }
}
boomtown-collapsed = Gefährliche Minen stürzen ein: { $mines }.
boomtown-collapsed-part = { $mine } ({ $player })

## Der Tisch als Text und in Alternativtexten

boomtown-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
boomtown-won = { $players } { $count ->
    [one] gewinnt
   *[other] teilen sich den ersten Platz
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
boomtown-text-round = Runde { $round } von { $rounds }
boomtown-text-last-keeps-all = Option: Am Ende der Reihe bleibt alles, was von einem Gebot ankommt (B9)
boomtown-text-start = Runde eröffnet von { $player }
boomtown-text-standing = { $player } führt mit { $gold }
boomtown-text-no-bid = Noch kein Gebot
boomtown-text-passed = Gepasst: { $players }
boomtown-text-winner = Erste Wahl: { $player }
boomtown-text-taken = Mit Karte: { $players }
boomtown-text-left = Noch ohne Karte: { $players }
boomtown-text-offer = Offene Karten:
boomtown-text-dice = Letzter Wurf: { $dice }
boomtown-text-purse = { $gold } Gold, { $points }
boomtown-side = { $player }: { $gold } Gold, { $points }
boomtown-side-gold = { $player }: { $gold } Gold
boomtown-side-more = { $player }: { $gold }
boomtown-text-mayor = { $town } (im Amt)
boomtown-text-governor = { $town } (im Amt, mit Gouverneur)
boomtown-text-owner = { $player }{ $office ->
    [mayor] , im Amt
    [mayor-with] , im Amt mit { $count }
    [governor] , im Amt mit Gouverneur
    [governor-with] , im Amt mit Gouverneur, mit { $count }
    [several] {" "}mit { $count }
   *[single] {""}
}: { $mines }
boomtown-text-mines = { $town }: { $mines }
boomtown-text-no-mines = Noch hat niemand eine Mine
boomtown-text-kept = behält { $cards }
boomtown-text-waiting = wartend: { $cards }
boomtown-text-empty = Noch nichts auf dem Tisch

boomtown-alt-title = Runde { $round } von { $rounds }
boomtown-alt-offer = Offene Karten: { $cards }

## Die Bilder zu den Fragen und ihre Alternativtexte

boomtown-panel-you = du
boomtown-panel-offer = Die Karten
boomtown-panel-mayor-of = { $player } (im Amt)
boomtown-panel-nobody = keine Minen dort
boomtown-panel-mine = { $number }. Mine
boomtown-panel-mayor = Amt
boomtown-panel-now = sofort
boomtown-panel-kept = für später
boomtown-panel-waits = noch nicht
boomtown-panel-elects = { $mines } (bringt dir das Amt)
boomtown-panel-fee = die Gebühr beträgt dann { $gold } Gold
boomtown-panel-first = Erster Würfel
boomtown-panel-second = Zweiter Würfel
boomtown-panel-die-first = { boomtown-panel-first }: { $rolls }
boomtown-panel-die-second = { boomtown-panel-second }: { $rolls }
boomtown-panel-roll = { $face }{ $kind ->
    [now] {" "}wie er liegt
   *[other] {""}
}, Summe { $sum }: { $gets }
boomtown-panel-victims = Gold: { $players }
boomtown-panel-ways = Von 36 Würfen erreichen { $ways }
boomtown-panel-way = { $ways } die { $number }
boomtown-panel-reach = von { $rolls } Würfen
boomtown-panel-chosen = Gewählt: { $what }

## Wörter in den Bildern: kurz, an schmalen Stellen

boomtown-picture-round = Runde { $round } von { $rounds }
boomtown-picture-cards = { $cards ->
    [0] keine Karten mehr
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
boomtown-picture-taken = genommen
boomtown-picture-keeps = Behalten
boomtown-picture-waits = Wartend
boomtown-picture-best = gewinnt mit { $gold ->
    [one] { $gold } Punkt
   *[other] { $gold } Punkten
}
boomtown-picture-tied = teilen sich den ersten Platz mit { $gold ->
    [one] { $gold } Punkt
   *[other] { $gold } Punkten
}
boomtown-picture-place = { $place }.
