### Gnadenlos! Die Wörter der Spielregel; Abenteurer heißen, wie es in den Daten des Spiels steht.

gnadenlos-name = Gnadenlos!
gnadenlos-about = Schuldscheine, Zahltage und Geier für 3 oder 4 Personen: Heuere Abenteurer mit bloßem Papier an, gewinne Gold und Ansehen und sorge für genug Nuggets, wenn der Zahltag kommt. Die Regeln: `/gnadenlos regeln`.
gnadenlos-length = Etwa { $count } Züge
gnadenlos-progress = { $turn ->
    [0] Vor dem ersten Zug
   *[other] Zug { $turn }, ganz vorn auf Feld { $field }; das Ziel beginnt bei Feld { $goal }
}
gnadenlos-table-advanced = Vorbereitung für Fortgeschrittene (ihr bietet auf eure ersten Abenteurer)
gnadenlos-table-bot-fills-gaps = der Bot füllt die Lücken im Markt

## Wie alles heißt

# Die Zahlen eines Abenteurers, danach, wofür sie sind
gnadenlos-skill-gold = Gold { $number }
gnadenlos-skill-revolver = Revolver { $number }
gnadenlos-skill-cards = Karten { $number }
gnadenlos-adventurer = { $name }: { $numbers }
# Wo wenig Platz ist: Gold/Revolver/Karten
gnadenlos-adventurer-short = { $name } (Gold { $gold }, Revolver { $revolver }, Karten { $cards })
gnadenlos-pair = { $first } + { $second }

gnadenlos-event-gold-rush = Goldrausch ({ $larger } und { $smaller })
gnadenlos-event-high-noon = High Noon
gnadenlos-event-cheating = Falschspiel
gnadenlos-several = { $what } ({ $count ->
    [2] zweimal
   *[other] { $count }-mal
})
gnadenlos-range = { $first } bis { $last }

gnadenlos-zone-grey = grau
gnadenlos-zone-beige = beige
gnadenlos-zone-blue = blau
gnadenlos-zone-red = rot
gnadenlos-zone-goal = Ziel
# Hinter dem letzten Feld des Weges
gnadenlos-zone-beyond = Ziel, { $fields } + { $beyond }

gnadenlos-nuggets = { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
}
gnadenlos-notes = { $notes ->
    [one] { $notes } Schuldschein
   *[other] { $notes } Schuldscheine
}
gnadenlos-adventurers = { $adventurers } Abenteurer
gnadenlos-vultures = { $vultures } Geier
gnadenlos-field = Feld { $field }
gnadenlos-field-in-zone = Feld { $field } ({ $zone })
# Ein Schuldschein in fremder Hand oder fremdem Gebot: sein Wert, und wer zahlt
gnadenlos-note-of = { $worth } (von { $player })
# Dasselbe in einer Summe, und wie es jemand erwischt
gnadenlos-note-in-sum = { $worth } von { $player }
gnadenlos-note-found = eine { $worth } von { $player }
gnadenlos-note-found-own = eine eigene { $worth }

## Entscheidungen: was die gefragte Person entscheiden muss

gnadenlos-prompt-adventurer-gold-rush = Lege einen deiner { $count } Abenteurer für den **Goldrausch** aus: Mit der höchsten Goldzahl findest du { $larger }, mit der nächstniedrigeren { $smaller }.
gnadenlos-prompt-adventurer-high-noon = Lege einen deiner { $count } Abenteurer für **High Noon** aus: Mit der höchsten Revolverzahl darfst du Schuldscheine stehlen, die niedrigsten werden erschossen.
gnadenlos-prompt-adventurer-cheating = Lege einen deiner { $count } Abenteurer für das **Falschspiel** aus: Mit der höchsten Kartenzahl gehst du { $winner ->
    [one] { $winner } Feld
   *[other] { $winner } Felder
} vor, mit der niedrigsten { $loser } zurück.
gnadenlos-prompt-laid = **{ $event }**: Bis alle so weit sind, kannst du statt { $adventurer } jemand anderen auslegen.
gnadenlos-prompt-steal = { $count ->
    [one] Nimm unbesehen 1 Schuldschein vom Markt: Deine Revolverzahl ist eine der höchsten.
   *[other] Nimm unbesehen { $count } Schuldscheine vom Markt: Deine Revolverzahl ist die höchste.
}
gnadenlos-prompt-may-steal = { $count ->
    [one] Du darfst unbesehen 1 Schuldschein vom Markt nehmen: Deine Revolverzahl ist eine der höchsten.
   *[other] Du darfst unbesehen bis zu { $count } Schuldscheine vom Markt nehmen: Deine Revolverzahl ist die höchste.
}
gnadenlos-prompt-fill = { $count ->
    [one] Fülle unbesehen die Lücke auf { $gaps } mit einem Schuldschein der letzten Reihen.
   *[other] Fülle unbesehen die Lücken auf { $gaps }, in dieser Reihenfolge, mit Schuldscheinen der letzten Reihen.
}
gnadenlos-prompt-buy = Ansehen kaufen, ein Nugget je Feld? Du hast { $nuggets } und stehst auf { $field }; das Ziel beginnt bei Feld { $goal }.
gnadenlos-prompt-bid = Biete 1 bis 3 Schuldscheine auf einen Abenteurer. { $bids } Du hast { $notes }.
gnadenlos-prompt-bid-pairs = Biete 1 bis 3 Schuldscheine auf ein Pärchen Abenteurer. { $bids } Du hast { $notes }.
gnadenlos-prompt-no-bid = Noch hat niemand geboten.
gnadenlos-prompt-bids = Vergebene Summen: { $bids }.
gnadenlos-prompt-order = Dein Gebot wird in dieser Reihenfolge abgelegt: { $notes }. Nenne eine andere; der erste Schuldschein wird zuerst abgelegt.
gnadenlos-prompt-take = { $lots ->
    [one] Nimm den letzten Abenteurer; danach wird dein Gebot abgelegt: { $notes }.
   *[other] Nimm einen der { $lots } Abenteurer; danach wird dein Gebot abgelegt: { $notes }.
}
gnadenlos-prompt-take-pairs = { $lots ->
    [one] Nimm das letzte Pärchen Abenteurer; danach wird dein Gebot abgelegt: { $notes }.
   *[other] Nimm eines der { $lots } Pärchen Abenteurer; danach wird dein Gebot abgelegt: { $notes }.
}
gnadenlos-choices-bid = Deine Schuldscheine: { $notes }
gnadenlos-choices-places = Zur Wahl: { $places }, sechs je Reihe.

# Der Knopf für das, was du inzwischen ändern kannst
gnadenlos-aside-order = Reihenfolge ändern
# Ein Gebot auf einem Knopf: die Summe, und die Schuldscheine
gnadenlos-bid-one = Gebot { $total }
gnadenlos-bid-sum = Gebot { $total }: { $notes }
gnadenlos-bid-total = { $total } ({ $notes })
gnadenlos-other-notes = Andere Schuldscheine…
# Der Knopf für die übliche Antwort
gnadenlos-usual-fill = Wie der Bot: { $choice }
gnadenlos-usual-steal = { $count ->
    [one] Den letzten nehmen: { $choice }
   *[other] Die letzten { $count } nehmen: { $choice }
}
# Der Knopf, der nichts wählt
gnadenlos-none-steal = Nichts nehmen

## Entscheidungen: auf wen der Tisch wartet

gnadenlos-turn-adventurer = { $players }: einen Abenteurer auslegen
gnadenlos-turn-steal = { $players }: vom Markt nehmen oder nicht
gnadenlos-turn-fill = { $players }: die Lücken im Markt füllen
gnadenlos-turn-buy = { $players }: Ansehen kaufen oder nicht
gnadenlos-turn-bid = { $players }: Schuldscheine bieten
gnadenlos-invited = { $players }: Mit **{ button-act }** lassen sich schon vorab Schuldscheine bieten.
gnadenlos-turn-take = { $players }: einen Abenteurer nehmen
gnadenlos-turn-take-pairs = { $players }: ein Pärchen Abenteurer nehmen
gnadenlos-turn-order = { $players }: die Reihenfolge des Gebots nennen
gnadenlos-turn-other = Der Tisch wartet auf { $players }
gnadenlos-turn-over = Alle Schulden sind beglichen

## Entscheidungen: Möglichkeiten (höchstens 80 Zeichen) und Hinweise (höchstens 100)

gnadenlos-option-buy = { $nuggets }: auf { $field }
gnadenlos-option-buy-nothing = Nichts kaufen
gnadenlos-option-place = { $number } (Reihe { $row }, Spalte { $column })
gnadenlos-option-place-last = { $number } (Reihe { $row }, Spalte { $column }, der letzte)
gnadenlos-hint-known = Von dir abgelegt: { $note }

gnadenlos-hint-gold-rush = Höchste: { $larger }; nächstniedrigere: { $smaller }
gnadenlos-hint-high-noon = Höchste: darf stehlen; niedrigste: wird erschossen
gnadenlos-hint-cheating = Höchste: { $winner ->
    [one] { $winner } Feld
   *[other] { $winner } Felder
} vor; niedrigste: { $loser } zurück

## Entscheidungen: Bestätigungen

gnadenlos-answer-adventurer = Du legst { $what } aus.
gnadenlos-answer-steal = Du nimmst, was dort liegt: { $places }.
gnadenlos-answer-steal-none = Du nimmst nichts.
gnadenlos-answer-fill = { $count ->
    [one] Du füllst die Lücke mit { $places }.
   *[other] Du füllst die Lücken mit { $places }.
}
gnadenlos-answer-buy = Du zahlst { $nuggets } und stehst auf { $field }.
gnadenlos-answer-buy-nothing = Du kaufst nichts.
gnadenlos-answer-bid = Du bietest { $bid }.
gnadenlos-answer-order = Neue Reihenfolge: { $notes }.
gnadenlos-answer-take = Du nimmst { $what }.

## Was jemand vorab sagt (Knöpfe, Fragen, und was dann geschieht)

gnadenlos-order-label-steal = Stehlen von…
gnadenlos-order-label-fill = Lücken füllen lassen
gnadenlos-order-label-buy = Kaufen bis zu…
gnadenlos-order-label-bid = Meine Gebote…
gnadenlos-order-prompt-steal = Wo stiehlst du, falls du darfst? Nenne bis zu { $count } Plätze, den besten zuerst: Du nimmst von den ersten, auf denen noch ein Schuldschein liegt.
gnadenlos-order-prompt-fill = Die Lücken im Markt immer wie der Bot füllen, den letzten Schuldschein in die erste Lücke und so weiter? Dann wirst du nicht mehr gefragt.
gnadenlos-order-prompt-buy = Wie viele Felder kaufst du in diesem Zug höchstens, für je ein Nugget? Du hast { $nuggets } und stehst auf { $field }.
gnadenlos-order-prompt-bid = Nenne bis zu { $count } Gebote, das beste zuerst. An der Reihe, gibst du das erste ab, dessen Summe niemand hat; der höchste Schuldschein wird zuerst abgelegt.
gnadenlos-order-prompt-bid-taken = Andere haben schon jede Summe geboten, die du bieten kannst: Du zeigst stattdessen deine Hand. Was du hier nennst, wird nicht benutzt.
gnadenlos-order-prompt-take = Welche Abenteurer möchtest du am liebsten? Wähle den besten zuerst: Bist du an der Reihe, nimmst du den ersten, der noch da ist.
gnadenlos-order-prompt-take-pairs = Welche Pärchen möchtest du am liebsten? Wähle das beste zuerst: Bist du an der Reihe, nimmst du das erste, das noch da ist.
gnadenlos-order-text-steal = Falls du stehlen darfst, nimmst du, was dort liegt, und sonst nichts: { $places }.
gnadenlos-order-text-steal-first = Falls du stehlen darfst, nimmst du von den ersten dieser Plätze, auf denen noch ein Schuldschein liegt, so viele, wie du darfst: { $places }.
gnadenlos-order-text-fill = Die Lücken, die du füllen musst, werden gefüllt, wie der Bot es täte, bis du das zurücknimmst.
gnadenlos-order-text-buy = Du kaufst in diesem Zug bis zu { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}, so viele, wie deine Nuggets erlauben.
gnadenlos-order-text-buy-nothing = Du kaufst in diesem Zug kein Ansehen.
gnadenlos-order-text-bid = Du bietest { $bids }, wenn niemand diese Summe hat; sonst wirst du gefragt.
gnadenlos-order-text-bid-first = Du bietest { $bids }: das erste Gebot, dessen Summe niemand hat. Sind alle vergeben, wirst du gefragt.
gnadenlos-order-text-take = Du nimmst { $lots }, wenn das dann noch geht; sonst wirst du gefragt.
gnadenlos-order-text-take-first = Du nimmst { $lots }. Ist nichts davon mehr da, wirst du gefragt.
gnadenlos-order-text-take-any = Du nimmst { $lots }.
# Wünsche der Reihe nach
gnadenlos-order-or-else = { $first }, sonst { $second }
# Ein ganzes Gebot: die Summe, und die Schuldscheine

## Die Geschichte, ein Ereignis je Zeile

gnadenlos-told-turn-began = **Zug { $turn }.** { $seat } hat den Revolver.
gnadenlos-told-first-rolled = Würfe: { $rolls }. { $first } beginnt.
gnadenlos-told-first-rolled-tie = Würfe: { $rolls }. Wer am höchsten gewürfelt hat, würfelt noch einmal.
gnadenlos-told-event-turned = Ereignis: { $event }.
gnadenlos-told-pile-ended = Der Stapel endet mit { $event }. Dieses Ereignis wird nicht ausgeführt; alle werden neu gemischt.
gnadenlos-told-undertaker-moved = Undertaker: Feld { $field } von { $fields }.
gnadenlos-told-too-few-adventurers = Nur { $seats } hat einen Abenteurer: kein Ereignis.
gnadenlos-told-too-few-adventurers-nobody = Niemand hat einen Abenteurer: kein Ereignis.
gnadenlos-told-adventurers-shown = { $kind ->
    [gold-rush] Gold
    [high-noon] Revolver
   *[cheating] Karten
}: { $laid }.
gnadenlos-told-nothing-happened = Alle zeigen { $number }: Es geschieht nichts, und alle nehmen ihren Abenteurer zurück.
gnadenlos-told-nuggets-found = { $seat } findet { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
}.
gnadenlos-told-nothing-to-steal = Für { $seats } liegen zu wenige Schuldscheine im Markt: Niemand nimmt einen.
gnadenlos-told-notes-stolen = { $seat } stiehlt vom Markt: { $places }.
gnadenlos-told-notes-stolen-none = { $seat } stiehlt nichts.
gnadenlos-told-note-seen = Du hast { $note } erwischt.
gnadenlos-told-gaps-filled = { $seat } füllt die Lücken: { $moves }.
gnadenlos-told-gaps-filled-bot = Die Lücken werden gefüllt: { $moves }.
gnadenlos-told-gaps-filled-pushed = Die letzte Reihe rückt zusammen.
gnadenlos-told-adventurers-shot = Erschossen: { $shot }.
gnadenlos-told-cheated = { $seat } gewinnt beim Falschspiel: { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
} vor auf Feld { $after }.
gnadenlos-told-cheated-lost = { $seat } verliert beim Falschspiel: { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
} zurück auf Feld { $after }.
gnadenlos-told-cheated-stays = { $seat } verliert beim Falschspiel, bleibt aber auf Feld { $after }.
gnadenlos-told-adventurers-discarded = Abgelegt: { $discarded }.
gnadenlos-told-standing-bought = { $seat } kauft { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}, bis Feld { $after }.
gnadenlos-told-nothing-bought = { $seat } kauft kein Ansehen.
gnadenlos-told-nothing-bought-automatic = { $seat } hat keine Nuggets für Ansehen.
gnadenlos-told-goal-reached = { $seat } ist im Ziel!
gnadenlos-told-no-bidding = { $seat } hat { $adventurers } Abenteurer: Es wird nicht geboten.
gnadenlos-told-no-bidding-none-left = Es gibt keine Abenteurer mehr: Es wird nicht geboten.
gnadenlos-told-deck-shuffled = Die abgelegten Abenteurer werden gemischt: ein neuer Stapel von { $cards }.
gnadenlos-told-adventurers-offered = Zu haben: { $lots }.
gnadenlos-told-bid = { $seat } bietet { $bid }.
gnadenlos-told-no-bid-possible = { $seat } kann kein Gebot machen und beweist es: { $hand }.
gnadenlos-told-no-bid-possible-empty = { $seat } hat keinen Schuldschein mehr zu bieten.
gnadenlos-told-adventurers-taken = { $seat } nimmt { $lot }.
gnadenlos-told-notes-laid = { $seat } legt das Gebot verdeckt ab: { $places }.
gnadenlos-told-bid-returned = { $seat } bekommt keinen Abenteurer und nimmt { $notes ->
    [one] { $notes } Schuldschein
   *[other] { $notes } Schuldscheine
} zurück.
gnadenlos-told-adventurers-left = Niemand nimmt { $adventurers }: abgelegt.
gnadenlos-told-payday-began = **Zahltag!** { $seat } würfelt.
gnadenlos-told-payday-began-last = **Der letzte Zahltag!** { $seat } würfelt.
gnadenlos-told-note-turned = { $die }, { $place }: { $player } zahlt { $worth ->
    [0] nichts
   *[other] { $worth }
}.
gnadenlos-told-note-turned-unpaid = { $die }, { $place }: { $player } kann { $worth } nicht zahlen.
gnadenlos-told-column-empty = { $die }: nichts mehr aufzudecken, der Zahltag ist vorbei.
gnadenlos-told-vulture-taken = { $seat } kann nicht zahlen, bekommt Geier { $vultures } und geht zurück auf Feld { $after }.
gnadenlos-told-vulture-taken-stays = { $seat } kann nicht zahlen, bekommt Geier { $vultures } und bleibt auf Feld { $after }.
gnadenlos-told-notes-returned = Schuldscheine zurück auf die Hand: { $returned }.
gnadenlos-told-end-began = { $why ->
    [vultures] Ein dritter Geier: Das Spiel ist aus.
    [undertaker] Der Undertaker holt uns alle: noch ein Zahltag, dann ist das Spiel aus.
   *[goal] Noch ein Zahltag, dann ist das Spiel aus.
}
gnadenlos-told-road-left = { $seat } hat verloren und verlässt den Weg.
gnadenlos-told-last-bought = { $seat } kauft noch einmal: { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
} vor auf Feld { $after }.
gnadenlos-told-scored = { $seat } endet auf Feld { $field } mit { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
}.
gnadenlos-told-scored-out = { $seat } ist raus: drei Geier.

# Teile davon und Zeilen, die mehrere Ereignisse zusammenfassen
gnadenlos-roll = { $player } { $die }
gnadenlos-places = { $count ->
    [one] Platz { $numbers }
   *[other] Platz { $numbers }
}
gnadenlos-move = { $source } auf { $gap }
gnadenlos-laid = { $player } { $number } ({ $adventurer })
gnadenlos-laid-shot = { $player } { $number } ({ $adventurer }, erschossen)
gnadenlos-whose = { $adventurer } ({ $player })
gnadenlos-whose-count = { $player } { $count }
gnadenlos-turn-of = **Zug { $turn }** von { $player }.
gnadenlos-have-laid = { $players } { $count ->
    [one] hat
   *[other] haben
} verdeckt einen Abenteurer ausgelegt.
gnadenlos-thefts = Vom Markt gestohlen: { $thefts }.
gnadenlos-theft = { $player } ({ $places })
gnadenlos-theft-none = { $player } (nichts)
gnadenlos-finds = { $finds }.
gnadenlos-find = { $player } findet { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
}
gnadenlos-find-part = { $player } { $nuggets }
gnadenlos-hats = Hüte: { $moves }.
gnadenlos-hat-forward = { $player } { $fields } vor auf { $field }
gnadenlos-hat-back = { $player } { $fields } zurück auf { $field }
gnadenlos-hat-stays = { $player } bleibt auf { $field }
gnadenlos-last-bought = Letzte Käufe: { $moves }.
gnadenlos-bids = Gebote: { $bids }.
gnadenlos-bid-part = { $player } { $bid }
gnadenlos-takes = { $takes }.
gnadenlos-take = { $player } nimmt { $lot }
gnadenlos-take-part = { $player } { $lot }
gnadenlos-payday = **Zahltag!** { $count ->
    [0] Niemand zahlt.
   *[other] Gezahlt: { $paid }.
}
gnadenlos-payday-last = **Der letzte Zahltag!** { $count ->
    [0] Niemand zahlt.
   *[other] Gezahlt: { $paid }.
}
gnadenlos-payday-goes-on = { $count ->
    [0] Niemand zahlt.
   *[other] Gezahlt: { $paid }.
}
gnadenlos-rolls = Würfe: { $rolls }.
gnadenlos-paid = { $die }, { $player } zahlt { $worth ->
    [0] nichts
   *[other] { $worth }
}
gnadenlos-unpaid = { $die }, { $player } kann { $worth } nicht zahlen
gnadenlos-empty = { $die }, leer

## Der Tisch als Text und in Alternativtexten

gnadenlos-text-turn = Zug { $turn }, { $player } hat den Revolver
gnadenlos-text-set-up = Vor dem ersten Zug, { $player } hat den Revolver
gnadenlos-text-event = Ereignis: { $event }
gnadenlos-text-to-come = Es kommen noch: { $events }
gnadenlos-text-undertaker = Undertaker: Feld { $field } von { $fields }
gnadenlos-text-market = Markt: { $notes ->
    [0] leer
    [one] { $notes } Schuldschein
   *[other] { $notes } Schuldscheine
}. { $payday }
gnadenlos-text-gaps = Lücken: { $places }
gnadenlos-text-lots = Zu haben: { $lots }
gnadenlos-text-bids = Gebote: { $bids }
# Was mit mehreren Schuldscheinen geboten ist, oder mit fremden, wenn alle Summen schon gesagt sind
gnadenlos-text-bids-of = Schuldscheine in Geboten: { $bids }
gnadenlos-text-has-laid = Schon ausgelegt: { $players }
gnadenlos-text-takers = Danach nehmen: { $players }
gnadenlos-text-deck = Stapel: { $deck } Abenteurer
gnadenlos-text-discards = Abgelegt: { $adventurers }
gnadenlos-text-goal = Ziel: Feld { $fields }
gnadenlos-text-zone = { $zone } bis Feld { $last }, { $winner } oder { $loser }
gnadenlos-text-zone-next = { $zone } bis { $last }, { $winner } oder { $loser }
gnadenlos-text-fills-gaps = Der Bot füllt die Lücken im Markt
gnadenlos-text-player = { $player }: { $side }
gnadenlos-text-lost = nicht mehr auf dem Weg
gnadenlos-text-shown = { $player }: { $adventurer }
gnadenlos-text-laid-is = Verdeckt ausgelegt: { $adventurer }
gnadenlos-text-proved = Kein Gebot möglich: { $players }
gnadenlos-text-hand-notes = { $heading }: { $notes }
gnadenlos-text-hand-laying = { $count ->
    [one] Dein Gebot: { $notes }
   *[other] Dein Gebot von { $total }, in der Reihenfolge, die nur du kennst: { $notes }
}
gnadenlos-text-goal-from = Ziel ab Feld { $goal }
# Was im Markt liegt und von dir abgelegt wurde; niemand sonst sieht es
gnadenlos-text-known = Von dir abgelegt, nach Platz im Markt: { $notes }
gnadenlos-known = { $note } auf { $places }
gnadenlos-text-winner = { $players } { $count ->
    [one] gewinnt
   *[other] teilen sich den ersten Platz
} auf Feld { $field }


## Pictures: the board

gnadenlos-board-turn = { $turn ->
    [0] Vorbereitung
   *[other] Zug { $turn }
}, { $cards ->
    [one] noch { $cards } Abenteurer
   *[other] noch { $cards } Abenteurer
}
gnadenlos-board-market = Zahltag bei { $needed } Reihen, geschlossen: { $full }
gnadenlos-board-payday = Zahltag
gnadenlos-board-last-payday = Letzter Zahltag
gnadenlos-board-place = { $place }.
gnadenlos-board-over-vultures = Der dritte Geier beendet das Spiel
gnadenlos-board-over-undertaker = Der Undertaker holt uns alle
gnadenlos-board-over-goal = Der Weg des Erfolges hat zum Ziel geführt
gnadenlos-board-best = gewinnt auf Feld { $field }, mit { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
}
gnadenlos-board-tied = teilen sich auf Feld { $field } den ersten Platz
# What the picture of a private choice shows, said to who cannot see it
gnadenlos-board-open = Der Markt; die Plätze stehen unten.
gnadenlos-board-chosen = Gewählt: { $places }.

## Bilder: die Hand

gnadenlos-hand-field = Feld { $field }, Ziel ab { $goal }
gnadenlos-hand-lost = Du bist nicht mehr auf dem Weg
# Auf einem Band über einem Abenteurer: höchstens 10 Buchstaben
gnadenlos-hand-laid = Verdeckt
gnadenlos-hand-no-adventurers = Du hast keine Abenteurer
gnadenlos-hand-bid = Dein Gebot: { $total }
gnadenlos-hand-order = Wird in dieser Reihenfolge abgelegt, die nur du kennst
gnadenlos-hand-own = { $own ->
    [one] { $own } eigener Schuldschein
   *[other] { $own } eigene Schuldscheine
}
gnadenlos-hand-own-and-stolen = { $own ->
    [one] { $own } eigener Schuldschein, { $stolen } gestohlen
   *[other] { $own } eigene Schuldscheine, { $stolen } gestohlen
}
gnadenlos-hand-stolen = { $stolen ->
    [one] { $stolen } gestohlener Schuldschein
   *[other] { $stolen } gestohlene Schuldscheine
}
gnadenlos-hand-no-notes = Du hast keine Schuldscheine
gnadenlos-hand-known = Von dir im Markt abgelegt, mit Platznummer

## Bilder: worum es bei einer Frage geht

gnadenlos-panel-payday = { $notes ->
    [0] Danach ist Zahltag
   *[other] Noch { $notes } bis zum Zahltag
}
# Beim Kauf von Ansehen, neben den Nuggets; { $worth } ist, was diese Schuldscheine kosten würden
gnadenlos-panel-lying = { $own ->
    [0] Du hast keine eigenen Schuldscheine abgelegt
   *[other] Eigene Schuldscheine, von dir abgelegt: { $own }, Wert { $worth }
}
gnadenlos-panel-others = Abenteurer der anderen: { $counts }
gnadenlos-panel-other-laid = { $player } { $count } (hat ausgelegt)
gnadenlos-panel-fields = Felder der anderen: { $fields }
gnadenlos-panel-cheating = Falschspiel, vor oder zurück: { $zones }
# Für alle, die das Bild nicht sehen
