### Ponte Vecchio. Die Wörter der Spielregel; nur der Reiche Herr ist je ein „er“.

ponte-vecchio-name = Ponte Vecchio
ponte-vecchio-about = Läden auf einer alten Brücke, für 2 bis 5: Ersteigere Läden, lege heimlich Karten und führe den Reichen Herrn vor deine eigene Tür, oder verkaufe das Recht dazu. Die Regeln: `/ponte-vecchio regeln`.
ponte-vecchio-length = Etwa { $count } Runden
ponte-vecchio-progress = { $when }, { $shops } von { $plots } Läden auf der Brücke

## Wie alles heißt

ponte-vecchio-gulden = { $gulden } Gulden
ponte-vecchio-joker = Joker
ponte-vecchio-joker-worth = Joker ({ $worth })
# Mit welcher Karte jemand zieht
ponte-vecchio-with-card = { $card ->
    [joker] mit dem Joker (Wert { $worth })
   *[other] mit der { $card }
}
# Die eigene Karte, in „Mit …“
ponte-vecchio-own-card = { $card ->
    [joker] deinem Joker
   *[other] deiner { $card }
}
ponte-vecchio-steps = { $count ->
    [one] Stufe { $first }
   *[other] die Stufen { $first } bis { $last }
}
ponte-vecchio-step-numbers = { $count ->
    [one] Stufe { $steps }
   *[other] den Stufen { $steps }
}
# Ein paar Stufen hintereinander: „11 bis 13“
ponte-vecchio-range = { $first } bis { $last }
ponte-vecchio-rich-man = { $step ->
    [0] Der Reiche Herr steht am Ufer und blickt zur Stufe { $goal }.
   *[other] Der Reiche Herr steht auf Stufe { $step } und blickt zur Stufe { $goal }.
}
ponte-vecchio-built = { $shops ->
    [0] kein Laden
    [one] { $shops } Laden
   *[other] { $shops } Läden
}
ponte-vecchio-in-hand = { $shops ->
    [0] keiner übrig
   *[other] noch { $shops } übrig
}
ponte-vecchio-newest = letzte Karte { $card }
ponte-vecchio-offer-part = { $player } { $gulden }
ponte-vecchio-laid = { $player } { $card }
# Wer das liest, unter anderen: wer etwas tut, und wer etwas bekommt
ponte-vecchio-you = du
ponte-vecchio-you-paid = dich

## Entscheidungen: was die gefragte Person entscheiden muss

ponte-vecchio-prompt-build-first = Baue kostenlos deinen ersten Laden, auf einer Stufe, auf der noch keiner steht. { $where }
ponte-vecchio-prompt-build = Baue den ersteigerten Laden auf einem freien Bauplatz. { $where }
ponte-vecchio-prompt-bid-first = Eröffne die Auktion eines Ladens: Biete mindestens { $least }; passen kannst du nicht. { $means }
ponte-vecchio-prompt-bid = Biete für einen Laden oder passe endgültig: { $player } führt mit { $gulden }. { $means }
ponte-vecchio-prompt-bid-means = Du hast { $gulden } Gulden und noch { $shops ->
    [one] { $shops } Laden
   *[other] { $shops } Läden
}; { $plots ->
    [one] { $plots } Bauplatz ist
   *[other] { $plots } Bauplätze sind
} frei.
ponte-vecchio-prompt-play = Durchgang { $play } von { $plays }. { $question }
ponte-vecchio-prompt-card = Lege verdeckt eine Karte: Die niedrigste zieht den Reichen Herrn, und ein Laden bekommt ihre Zahl. { $has_joker ->
    [yes] Dein Joker ist { $joker } wert.
   *[no] Deinen Joker hast du schon gespielt.
}
# { $how }: ob Läden gleich nah sein können. Alle nach der Stufe ihres nächsten Ladens
ponte-vecchio-choices-nearest = { $how ->
    [equal] Bei gleichen Karten zählt der nächste Laden vor ihm, nach Stufe; wer gleich nah ist, scheidet aus: { $players }.
   *[other] Bei gleichen Karten zählt der nächste Laden vor ihm, nach Stufe: { $players }.
}
ponte-vecchio-near = { $step ->
    [0] { $players } keiner
   *[other] { $players } { $step }
}
ponte-vecchio-prompt-laid = { $card ->
    [joker] Du hast den Joker gelegt. Bis alle so weit sind, kannst du eine andere Karte legen.
   *[other] Du hast die { $card } gelegt. Bis alle so weit sind, kannst du eine andere Karte legen.
}
# { $start }: von wo er gezogen wird
ponte-vecchio-prompt-move = { $how ->
    [sale] Ziehe den Reichen Herrn { $start } weiter oder verkaufe das Zugrecht.
    [bought] Ziehe den Reichen Herrn { $start } weiter; ein gekauftes Zugrecht lässt sich nicht weiterverkaufen.
   *[alone] Ziehe den Reichen Herrn { $start } weiter; niemand kann dir das Zugrecht abkaufen.
} Mit { $card } bekommt der Laden, an dem er hält, { $worth }.
ponte-vecchio-from = { $step ->
    [0] vom Ufer
   *[other] von Stufe { $step }
}
# { $sales }: „Ben würde mit der 60 ziehen“, einmal oder mehrmals
ponte-vecchio-choices-sales = Angebote: { $sales }.
ponte-vecchio-choices-sale = { $player } { $gulden }, um { $card } zu ziehen
ponte-vecchio-choices-no-offer = Noch gibt es kein Angebot; du musst auf keines warten.
ponte-vecchio-choices-nothing-offered = Niemand hat etwas geboten.
ponte-vecchio-choices-ask = Du kannst die anderen jetzt einmal um Angebote bitten.
# { $may }, { $must }: Stufen vor ihm, aus „Stufen“
ponte-vecchio-choices-turning = { $how ->
    [may] Umdrehen darfst du den Reichen Herrn auf { $may }.
    [both] Umdrehen darfst du den Reichen Herrn auf { $may }; auf { $must } musst du es.
   *[must] Auf { $must } musst du den Reichen Herrn umdrehen.
}
# { $earns } ist eins der nächsten zwei
ponte-vecchio-prompt-offer = Willst du bieden? { $player } hat das Zugrecht { $card } und darf es verkaufen. { $earns } Du hast { $gulden } Gulden.
ponte-vecchio-prompt-offers = { $player } hat das Zugrecht { $card } und bittet dich um ein Angebot. { $earns } Du hast { $gulden } Gulden.
ponte-vecchio-prompt-offer-earns = Mit { $card } kannst du auf { $count ->
    [one] { $count } Stufe
   *[other] { $count } Stufen
} { $worth } bekommen.
ponte-vecchio-prompt-offer-no-shop = Mit { $card } bekommst du nichts.
ponte-vecchio-prompt-offers-answered = { $gulden ->
    [0] Du hast { $player } nichts geboten; bis alle geantwortet haben, kannst du das ändern.
   *[other] Du hast { $player } { $gulden } geboten; bis alle geantwortet haben, kannst du das ändern.
} { $earns } Du hast { $money } Gulden.
ponte-vecchio-choices-offer = Du kannst ein Angebot ändern oder zurückziehen, bis es angenommen oder der Reiche Herr gezogen wird.
ponte-vecchio-choices-answer = { $stands ->
    [0] Alle Antworten werden zusammen aufgedeckt.
   *[other] Dein Angebot von { $stands } gilt schon: Ändere es oder bleib dabei. Alle Antworten werden zusammen aufgedeckt.
}
ponte-vecchio-choices-turn = Stufen mit Läden vor dem Reichen Herrn, wenn du ihn umdrehst: { $turned }. Sonst: { $kept }.
ponte-vecchio-prompt-owner = Auf Stufe { $step } gibt es zwei Läden ({ $players }). Wer bekommt { $gulden }?
ponte-vecchio-prompt-turn = Drehst du den Reichen Herrn um? Er steht auf Stufe { $step } und blickt zur Stufe { $goal }.

# Der Knopf für alle, die ein Angebot machen dürfen, während jemand anders gefragt ist
ponte-vecchio-aside-offer = Ein Angebot machen

## Entscheidungen: auf wen der Tisch wartet

ponte-vecchio-turn-build-first = { $players }: einen ersten Laden bauen
ponte-vecchio-turn-build = { $players }: den Laden bauen
ponte-vecchio-turn-bid-first = { $players }: die Auktion eines Ladens eröffnen
ponte-vecchio-turn-bid = { $players }: für einen Laden bieten oder passen
ponte-vecchio-invited = { $decision ->
    [build] { $players }: Mit **{ button-act }** lässt sich schon vorab sagen, wo der erste Laden stehen soll.
   *[bid] { $players }: Mit **{ button-act }** lässt sich schon vorab auf den Laden bieten.
}
ponte-vecchio-turn-card = { $players }: eine Karte legen
ponte-vecchio-turn-move = { $offering ->
    [nobody] { $players } hat das Zugrecht { $card }.
    [one] { $players } hat das Zugrecht { $card }. { $rivals } darf dafür bieten.
    [some] { $players } hat das Zugrecht { $card }. { $rivals } dürfen dafür bieten.
   *[all] { $players } hat das Zugrecht { $card }. Die anderen dürfen dafür bieten.
}
ponte-vecchio-turn-move-bought = { $players } hat das Zugrecht gekauft und zieht { $card }.
ponte-vecchio-turn-offers = { $holder } bittet { $players } um ein Angebot
ponte-vecchio-turn-owner = { $players }: wählen, welcher Laden Geld bekommt
ponte-vecchio-turn-turn = { $players }: den Reichen Herrn umdrehen oder nicht
ponte-vecchio-turn-other = Der Tisch wartet auf { $players }
ponte-vecchio-turn-over = Die Brücke schließt für die Nacht

## Entscheidungen: Möglichkeiten (höchstens 80 Zeichen) und Hinweise (höchstens 100)

ponte-vecchio-option-build = Stufe { $step } (links und rechts sind frei)
ponte-vecchio-option-build-opposite = Stufe { $step }, gegenüber dem Laden von { $player }
ponte-vecchio-option-build-own = Stufe { $step }, gegenüber deinem eigenen Laden
ponte-vecchio-option-bid = { $gulden } bieten
ponte-vecchio-option-pass = Passen
ponte-vecchio-option-joker = Joker (jetzt { $worth } wert)
ponte-vecchio-option-move = Stufe { $step }: { $gulden ->
    [0] {""}
   *[other] { $gulden }{" "}
}für { $player }
ponte-vecchio-option-move-either = Stufe { $step }: { $gulden ->
    [0] {""}
   *[other] { $gulden }{" "}
}für { $first } oder { $second }, nach Wahl
ponte-vecchio-option-move-nobody = Stufe { $step }: niemand bekommt etwas
ponte-vecchio-button-build = { $is_own ->
    [yes] { $step }, dir gegenüber
   *[no] { $step }, gegenüber { $player }
}
ponte-vecchio-button-joker = Joker ({ $worth })
ponte-vecchio-button-move = { $gulden ->
    [0] { $step }
   *[other] { $step }, { $players } { $gulden }
}
ponte-vecchio-button-move-owner = { $step }, { $players }
ponte-vecchio-option-from = Ab { $gulden } verkaufen
ponte-vecchio-option-ask = Um Angebote bitten
ponte-vecchio-option-sell = An { $player } verkaufen für { $gulden }
ponte-vecchio-option-offer = { $gulden } anbieten
ponte-vecchio-option-withdraw = { $gulden ->
    [0] Das Angebot zurückziehen
   *[other] Das Angebot von { $gulden } zurückziehen
}
ponte-vecchio-option-nothing = { $gulden ->
    [0] Nichts bieten
   *[other] Bei { $gulden } bleiben
}
ponte-vecchio-option-nothing-new = Kein neues Angebot
ponte-vecchio-option-owner = { $player } bekommt die { $gulden }
ponte-vecchio-option-owner-you = Du bekommst die { $gulden }
ponte-vecchio-option-turn = Den Reichen Herrn umdrehen: Er blickt dann auf { $steps }
ponte-vecchio-option-keep = Den Reichen Herrn nicht umdrehen: Er blickt weiter auf { $steps }

ponte-vecchio-hint-ahead = { $far ->
    [one] Die nächste Stufe vor dem Reichen Herrn
   *[other] { $far } Stufen vor dem Reichen Herrn
}
ponte-vecchio-hint-behind = Hinter dem Reichen Herrn
ponte-vecchio-hint-beside = Neben dem Reichen Herrn: Er zahlt nichts und dreht sich nicht um
ponte-vecchio-hint-sell = { $player } würde { $card } ziehen
ponte-vecchio-hint-joker = Die niedrigste Karte: niedriger als 10
ponte-vecchio-hint-ask = Alle anderen, die zahlen können, antworten gleichzeitig; das geht nur einmal
ponte-vecchio-hint-from = Du bittest zuerst um Angebote und nimmst das höchste an, wenn es diesen Preis erreicht
ponte-vecchio-hint-last-step = Die letzte Stufe: Der Reiche Herr muss sich dort umdrehen
ponte-vecchio-hint-no-shop-ahead = Kein Laden mehr dahinter: Der Reiche Herr muss sich dort umdrehen
ponte-vecchio-hint-may-turn = Dort darf der Reiche Herr umgedreht werden
ponte-vecchio-hint-shops = { $player } { $shops }
ponte-vecchio-hint-turn = Läden in dieser Richtung, nach Stufen gezählt: { $shops }

## Entscheidungen: Bestätigungen

ponte-vecchio-answer-build = Du baust auf Stufe { $step }.
ponte-vecchio-answer-bid = Du bietest { $gulden }.
ponte-vecchio-answer-pass = Du passt.
ponte-vecchio-answer-card = { $card ->
    [joker] Du legst den Joker.
   *[other] Du legst die { $card }.
}
ponte-vecchio-answer-move = Du ziehst den Reichen Herrn auf Stufe { $step }.
ponte-vecchio-answer-sell = Du verkaufst das Zugrecht für { $gulden } an { $player }.
ponte-vecchio-answer-ask = Du bittest die anderen um Angebote.
ponte-vecchio-answer-offer = Du bietest { $gulden } für das Zugrecht.
ponte-vecchio-answer-withdraw = Du ziehst dein Angebot zurück.
ponte-vecchio-answer-nothing = { $gulden ->
    [0] Du bietest nichts.
   *[other] Du bleibst bei deinem Angebot von { $gulden }.
}
ponte-vecchio-answer-turn = Du drehst den Reichen Herrn um.
ponte-vecchio-answer-keep = Du drehst den Reichen Herrn nicht um.

## Was jemand vorab sagt (Knöpfe, Fragen, und was dann geschieht)

ponte-vecchio-order-label-bid = Bieten bis zu…
ponte-vecchio-order-label-build = { $kind ->
    [first] Erster Laden auf…
   *[bought] Bauen auf…
}
ponte-vecchio-order-label-move = { $kind ->
    [buyer] Wenn ich kaufe…
   *[right] Wenn ich ziehe…
}
ponte-vecchio-order-label-offers = Auf Anfrage bieten…
ponte-vecchio-order-prompt-bid = Wie weit gehst du für diesen Laden? { $player ->
    [none] { $means }
   *[other] { $player } führt mit { $gulden }. { $means }
}
ponte-vecchio-order-prompt-limit = Du bietest jedes Mal so wenig wie möglich; über deiner Grenze passt du.
ponte-vecchio-order-prompt-open = Du eröffnest diese Auktion und bietest deshalb auf jeden Fall mindestens { $least }.
ponte-vecchio-order-prompt-build = { $kind ->
    [first] Wo baust du deinen ersten Laden? { $where }
   *[bought] Wo baust du, wenn du diese Auktion gewinnst? { $where }
}
# { $count }: wie viele Stufen höchstens nötig sind
ponte-vecchio-order-prompt-wishes = { $count ->
    [one] Wähle eine Stufe.
   *[other] Wähle höchstens { $count } Stufen, die beste zuerst: Andere bauen vor dir, und du bekommst die erste, die noch frei ist.
}
ponte-vecchio-order-prompt-move = { $kind ->
    [buyer] Wenn du das Zugrecht kaufst: Wohin ziehst du den Reichen Herrn?
   *[right] Wenn du in diesem Durchgang das Zugrecht bekommst: Wohin ziehst du den Reichen Herrn?
} { $earns }
ponte-vecchio-order-prompt-price = Du bittest zuerst um Angebote. Wenn du auch einen Preis wählst, nimmst du das höchste Angebot an, das ihn erreicht; ohne Preis wirst du gefragt, wenn es Angebote gibt.
ponte-vecchio-order-prompt-offers = Wenn in diesem Durchgang jemand um Angebote bittet: Wie viel genau bietest du? { $earns } Du hast { $gulden } Gulden.
ponte-vecchio-order-prompt-no-card = Wie viel ein Laden bekommt, hängt von der Karte ab, die du legst.
ponte-vecchio-order-limit-open = Mit { $least } eröffnen, dann passen
ponte-vecchio-order-text-bid-limit = Du bietest in dieser Auktion bis zu { $gulden }, danach passt du.
ponte-vecchio-order-text-bid-open = Du eröffnest diese Auktion mit { $gulden }, danach passt du.
ponte-vecchio-order-text-bid-pass = Du passt in dieser Auktion.
ponte-vecchio-order-text-build-bought = Wenn du diese Auktion gewinnst, baust du auf Stufe { $steps }.
# { $is_sure }: ob eine der Stufen auf jeden Fall frei ist
ponte-vecchio-order-text-build-first = { $count ->
    [one] Du baust deinen ersten Laden auf Stufe { $steps }{ $is_sure ->
        [yes] .
       *[no] ; ist sie dann belegt, wirst du gefragt.
    }
   *[other] Du baust deinen ersten Laden auf der ersten dieser Stufen, die noch frei ist: { $steps }. { $is_sure ->
        [yes] {""}
       *[no] Ist keine mehr frei, wirst du gefragt.
    }
}
ponte-vecchio-order-text-move-both = Wenn du das Zugrecht bekommst, bittest du um Angebote und nimmst das höchste an, wenn es mindestens { $gulden } Gulden beträgt; sonst ziehst du auf Stufe { $step }. Wenn du das Zugrecht kaufst, ziehst du auch dorthin.
ponte-vecchio-order-text-move-step = Wenn du das Zugrecht bekommst, bittest du um Angebote. Gibt es keine, ziehst du auf Stufe { $step }; sonst wirst du gefragt. Wenn du das Zugrecht kaufst, ziehst du auch dorthin.
ponte-vecchio-order-text-move-price = Wenn du das Zugrecht bekommst, bittest du um Angebote und nimmst das höchste an, wenn es mindestens { $gulden } Gulden beträgt; sonst wirst du gefragt.
ponte-vecchio-order-text-move-buyer = { $step ->
    [0] Wenn du das Zugrecht kaufst, wirst du gefragt, wohin du ziehst.
   *[other] Wenn du das Zugrecht kaufst, ziehst du auf Stufe { $step }.
}
ponte-vecchio-order-text-offers-amount = Wenn in diesem Durchgang jemand um Angebote bittet, bietest du { $gulden } Gulden.
ponte-vecchio-order-text-offers-nothing = { $gulden ->
    [0] Wenn in diesem Durchgang jemand um Angebote bittet, bietest du nichts.
   *[other] Wenn in diesem Durchgang jemand um Angebote bittet, bleibst du bei deinem Angebot von { $gulden }.
}
ponte-vecchio-order-label-turn = Falls ich den Reichen Herrn umdrehen darf…
ponte-vecchio-order-prompt-turn = Wenn du den Reichen Herrn in diesem Durchgang ziehst und ihn dort umdrehen darfst: Drehst du ihn um?
ponte-vecchio-order-option-turn = Den Reichen Herrn umdrehen
ponte-vecchio-order-option-keep = Den Reichen Herrn nicht umdrehen
ponte-vecchio-order-text-turn-turn = Wenn du den Reichen Herrn in diesem Durchgang ziehst und ihn dort umdrehen darfst, drehst du ihn um.
ponte-vecchio-order-text-turn-keep = Wenn du den Reichen Herrn in diesem Durchgang ziehst und ihn dort umdrehen darfst, drehst du ihn nicht um.
ponte-vecchio-order-label-owner = Geld immer an mich
ponte-vecchio-order-prompt-owner = Immer dich bezahlen lassen, auch wenn jemand anders das Geld bekommen könnte? Dann wirst du nicht mehr gefragt.
ponte-vecchio-order-text-owner = Wenn du den Reichen Herrn auf eine Stufe mit einem Laden von dir und einem von jemand anderem ziehst, bekommst du das Geld, bis du das zurücknimmst.

## Ablehnungen dieses Spiels: ponte-vecchio-refused-<Grund>-<Entscheidung>

ponte-vecchio-refused-not-an-option-move = { $kind ->
    [ask] Du kannst jetzt nicht um Angebote bitten: Das geht einmal, und nicht mit gekauftem Zugrecht (Regel P10). Unten steht, was jetzt gilt.
    [sell] Das Angebot wurde geändert oder zurückgezogen (Regel P10). Unten steht, was jetzt gilt.
   *[step] Dorthin kann der Reiche Herr nicht. Wähle unten eine der Stufen, die vor ihm liegen.
}
ponte-vecchio-refused-no-pass-offer = Von dir gilt gerade kein Angebot. Nenne einen Betrag, um eins zu machen.
ponte-vecchio-refused-no-pass-bid = Du eröffnest diese Auktion und kannst nicht passen. Nenne einen Betrag.
ponte-vecchio-refused-asked-yourself-offer = Das Zugrecht gehört dir, also bieten die anderen: Zieh selbst oder nimm eins ihrer Angebote an.
ponte-vecchio-refused-for-others-offer = Du kannst jetzt kein Angebot machen: Du hast weniger als 5 Gulden.

## Die Geschichte, ein Ereignis je Zeile

ponte-vecchio-told-start-player-named = Alle haben { $gulden } Gulden, und { $seat } beginnt.
ponte-vecchio-told-shop-built-first = { $seat } baut einen ersten Laden auf Stufe { $step }.
ponte-vecchio-told-shop-built = { $seat } baut auf Stufe { $step } und hat { $left ->
    [0] keinen Laden mehr
    [one] noch { $left } Laden
   *[other] noch { $left } Läden
} übrig.
ponte-vecchio-told-round-began = **Runde { $round }.**
ponte-vecchio-told-duty-passed = { $count ->
    [one] { $seats } kann die Auktion nicht eröffnen: Es fehlt an Läden oder Geld.
   *[other] { $seats } können die Auktion nicht eröffnen: Es fehlt an Läden oder Geld.
}
ponte-vecchio-told-auction-skipped = Niemand kann eine Auktion eröffnen. Runden ohne Auktion in Folge: { $rounds }.
ponte-vecchio-told-bid-first = { $seat } eröffnet mit { $gulden }.
ponte-vecchio-told-bid = { $seat } bietet { $gulden }.
ponte-vecchio-told-passed = { $seat } passt.
ponte-vecchio-told-passed-automatic = { $seat } kann nicht mehr bieten und passt.
ponte-vecchio-told-auction-won = { $seat } gewinnt die Auktion und zahlt { $gulden }.
ponte-vecchio-told-final-round-began = { $ending ->
    [bridge-full] Die Brücke ist voll
    [no-shops] Niemand hat noch einen Laden übrig
   *[no-auctions] Zu viele Runden ohne Auktion
}: **Die Schlussrunde** beginnt. Alle haben wieder alle Karten auf der Hand.
ponte-vecchio-told-play-began = **Schlussrunde, Durchgang { $play } von { $plays }.**
ponte-vecchio-told-cards-turned = Karten: { $cards }.
ponte-vecchio-told-tied = { $seats } haben dieselbe Karte ({ $card }); { $nearest } hat den nächsten Laden vor dem Reichen Herrn, auf Stufe { $step }.
ponte-vecchio-told-tied-out = { $who ->
    [all] { $seats } haben dieselbe Karte ({ $card }) und je einen Laden auf Stufe { $step }, am nächsten vor dem Reichen Herrn, und scheiden alle aus.
   *[some] { $seats } haben dieselbe Karte ({ $card }); { $nearest } haben je einen Laden auf Stufe { $step }, am nächsten vor dem Reichen Herrn, und scheiden aus.
}
ponte-vecchio-told-tied-nobody = { $seats } haben dieselbe Karte ({ $card }); niemand davon hat einen Laden vor dem Reichen Herrn, und alle scheiden aus.
ponte-vecchio-told-right-won = { $seat } hat das Zugrecht { $card }.
ponte-vecchio-told-nobody-moves = Niemand bleibt übrig, und der Reiche Herr bleibt stehen, wo er steht.
ponte-vecchio-told-offered = { $seat } bietet { $gulden } für das Zugrecht.
ponte-vecchio-told-offered-raised = { $seat } erhöht das Angebot von { $before } auf { $gulden }.
ponte-vecchio-told-offered-lowered = { $seat } senkt das Angebot von { $before } auf { $gulden }.
ponte-vecchio-told-offered-again = { $seat } bietet weiter { $gulden }.
ponte-vecchio-told-offer-withdrawn = { $seat } zieht das Angebot von { $gulden } zurück.
ponte-vecchio-told-offers-asked = { $seat } bittet um Angebote.
ponte-vecchio-told-nothing-offered = { $seat } bietet nichts.
ponte-vecchio-told-nothing-offered-more = { $seat } bleibt beim Angebot von { $stands }.
ponte-vecchio-told-right-sold = { $seller } verkauft das Zugrecht für { $gulden } an { $buyer }; { $buyer } zieht { $card }.
ponte-vecchio-told-moved = { $start ->
    [0] { $seat } zieht den Reichen Herrn vom Ufer auf Stufe { $step }.
   *[other] { $seat } zieht den Reichen Herrn von Stufe { $start } auf Stufe { $step }.
}
ponte-vecchio-told-paid = { $owner } bekommt { $gulden } für den Laden auf Stufe { $step }.
ponte-vecchio-told-nobody-paid = Auf Stufe { $step } steht kein Laden, und niemand bekommt etwas.
ponte-vecchio-told-turned-chosen = { $seat } dreht den Reichen Herrn um: Er blickt jetzt zur Stufe { $direction }.
ponte-vecchio-told-turned-last-step = Auf der letzten Stufe dreht sich der Reiche Herr um: Er blickt jetzt zur Stufe { $direction }.
ponte-vecchio-told-turned-no-shop-ahead = Vor dem Reichen Herrn liegt kein Laden mehr, und er dreht sich um: Er blickt jetzt zur Stufe { $direction }.
ponte-vecchio-told-direction-kept = { $seat } dreht den Reichen Herrn nicht um: Er blickt weiter zur Stufe { $direction }.
ponte-vecchio-told-cards-taken-back = Alle elf Karten sind gespielt: Alle nehmen sie zurück.
ponte-vecchio-told-scored = { $seat } hat am Ende { $gulden } Gulden und { $shops ->
    [one] { $shops } Laden
   *[other] { $shops } Läden
} auf der Brücke.

# Teile davon und Zeilen, die mehrere Ereignisse zusammenfassen
ponte-vecchio-round-begins = **Runde { $round }** beginnt.
ponte-vecchio-play-begins = **Durchgang { $play } von { $plays } der Schlussrunde** beginnt.
ponte-vecchio-first-shops = Erste Läden: { $shops }.
ponte-vecchio-first-shop = { $player } auf Stufe { $step }
ponte-vecchio-bids = Gebote: { $bids }.
ponte-vecchio-bid-part = { $player } { $gulden }
ponte-vecchio-pass-part = { $player } passt
# Wie eine Auktion ausging; mit Stufe 0 ist der Laden noch nicht gebaut
ponte-vecchio-won-against = { $player } ersteigert den Laden für { $gulden } gegen { $rival } ({ $bid }){ $step ->
    [0] .
   *[other] {" "}und baut auf Stufe { $step }.
}
ponte-vecchio-won-alone = { $player } bekommt den Laden für { $gulden }, weil niemand mehr bietet{ $step ->
    [0] .
   *[other] , und baut auf Stufe { $step }.
}
ponte-vecchio-won-at-last = { $player } ersteigert den Laden für { $gulden }{ $step ->
    [0] .
   *[other] {" "}und baut auf Stufe { $step }.
}
ponte-vecchio-have-laid = { $players } { $count ->
    [one] hat
   *[other] haben
} eine Karte gelegt.
ponte-vecchio-have-answered = { $players } { $count ->
    [one] hat
   *[other] haben
} geantwortet.
# Wer das Zugrecht hat, und was danach kommt
ponte-vecchio-lowest = { $player } hat die niedrigste Karte ({ $card }; { $others })
ponte-vecchio-right = { $player } hat das Zugrecht { $card }
ponte-vecchio-has-right = { $right }.
ponte-vecchio-right-and = { $right } und
ponte-vecchio-sells = { $right ->
    [named] { $seller } verkauft es für { $gulden } an { $buyer }.
   *[other] { $seller } verkauft das Zugrecht für { $gulden } an { $buyer }.
}
ponte-vecchio-offers = Angebote für das Zugrecht: { $offers }.
# Mehrere Personen
ponte-vecchio-offer-nothing = { $players } bieten nichts.
# { $turned } ist leer oder eins von ponte-vecchio-then-…
ponte-vecchio-moves-own = { $player } zieht den Reichen Herrn auf Stufe { $step }: { $gulden } für den eigenen Laden{ $turned }.
ponte-vecchio-moves-other = { $player } zieht den Reichen Herrn auf Stufe { $step }: { $gulden } für { $owner }{ $turned }.
ponte-vecchio-moves-nobody = { $player } zieht den Reichen Herrn auf Stufe { $step }, wo kein Laden steht{ $turned }.
ponte-vecchio-moves-on = { $player } zieht den Reichen Herrn auf Stufe { $step }{ $turned }.
ponte-vecchio-then-chosen = ; danach wird er umgedreht
ponte-vecchio-then-last-step = ; auf dieser letzten Stufe dreht er sich um
ponte-vecchio-then-no-shop-ahead = ; vor ihm liegt kein Laden mehr, und er dreht sich um
ponte-vecchio-more-shops = Bei gleich vielen Gulden entscheidet, wer mehr Läden auf der Brücke hat.

## Der Tisch als Text und in Alternativtexten

ponte-vecchio-text-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
}
ponte-vecchio-text-final = { $play ->
    [0] Schlussrunde
   *[other] Schlussrunde, Durchgang { $play } von { $plays }
}
ponte-vecchio-text-bid = Höchstes Gebot: { $gulden } ({ $player })
ponte-vecchio-text-passed = Gepasst: { $players }
ponte-vecchio-text-won = { $player } hat den Laden für { $gulden } ersteigert
ponte-vecchio-text-sold = Zugrecht verkauft von { $player }
ponte-vecchio-text-offers = Angebote: { $offers }
ponte-vecchio-text-opener = Eröffnet die nächste Auktion: { $player }
ponte-vecchio-text-quiet = Runden ohne Auktion in Folge: { $rounds } (bei { $most } beginnt die Schlussrunde)
# { $plots }: die freien Bauplätze; 0, wenn es so viele sind wie Läden
ponte-vecchio-text-to-come = noch { $shops ->
    [one] { $shops } Laden
   *[other] { $shops } Läden
} zu bauen{ $plots ->
    [0] {""}
    [one] , { $plots } Bauplatz frei
   *[other] , { $plots } Bauplätze frei
}
ponte-vecchio-text-cards = { $cards ->
    [one] je { $cards } Karte
   *[other] je { $cards } Karten
}
ponte-vecchio-text-steps = Läden nach Stufen:
ponte-vecchio-text-step = { $step }: { $shops }
ponte-vecchio-text-player = **{ $player }:** { $side }
ponte-vecchio-text-answered = Geantwortet: { $players }
ponte-vecchio-text-out = Aus diesem Durchgang ausgeschieden (Regel P8): { $players }
ponte-vecchio-text-hand = Karten: { $cards }
ponte-vecchio-text-joker = Dein Joker ist { $worth } wert: { $each } für jeden deiner Läden auf der Brücke
ponte-vecchio-text-laid-is = Verdeckt gelegt: { $card }
ponte-vecchio-text-answered-is = Deine Antwort bisher: { $gulden ->
    [0] kein Angebot
   *[other] ein Angebot von { $gulden }
}
ponte-vecchio-text-winner = { $players } { $count ->
    [one] gewinnt
   *[other] teilen sich den ersten Platz
} mit { $gulden } Gulden

ponte-vecchio-alt-title = Ponte Vecchio. { $when }
ponte-vecchio-alt-player = { $player }: { $side }
ponte-vecchio-alt-shops = { $count ->
    [0] kein Laden
    [one] Laden auf { $steps }
   *[other] Läden auf { $steps }
}

## Pictures: the board

ponte-vecchio-board-final = Schlussrunde
ponte-vecchio-board-play = Durchgang { $play } von { $plays }
ponte-vecchio-board-still = noch { $shops ->
    [one] { $shops } Laden zu bauen
   *[other] { $shops } Läden zu bauen
}
ponte-vecchio-board-quiet = { $rounds } von { $most } ohne Auktion
ponte-vecchio-board-place = { $place }.
# What a player does or says, beside his name
ponte-vecchio-board-leads = Höchstgebot
ponte-vecchio-board-passed = hat gepasst
ponte-vecchio-board-builds = baut
ponte-vecchio-board-moves = Zugrecht
ponte-vecchio-board-sold = Zugrecht verkauft
ponte-vecchio-board-offers = bietet
ponte-vecchio-board-out = diesmal raus
ponte-vecchio-board-best = gewinnt mit { $gulden } Gulden
ponte-vecchio-board-tied = teilen sich Platz 1: { $gulden } Gulden, { $shops ->
    [one] { $shops } Laden
   *[other] { $shops } Läden
}

## Die Hand und das Bedienfeld

# Auf einem Band über einer Karte: höchstens 10 Buchstaben
ponte-vecchio-hand-laid = Gelegt
# Auf einem Band über der zuletzt gespielten Karte: höchstens 10 Buchstaben
ponte-vecchio-hand-newest = Neueste
ponte-vecchio-hand-joker = Joker: { $shops } × { $each } = { $worth } Gulden, { $each } je Laden auf der Brücke
ponte-vecchio-hand-none-played = Gespielte Karten: zurück nach elf Durchgängen
ponte-vecchio-hand-back = { $plays ->
    [0] Gespielte Karten: zurück nach diesem Durchgang
    [one] Gespielte Karten: zurück nach noch { $plays } Durchgang
   *[other] Gespielte Karten: zurück nach noch { $plays } Durchgängen
}
ponte-vecchio-hand-last = { $plays ->
    [0] Schlussrunde: deine letzte Karte ist gespielt
    [one] Schlussrunde: noch { $plays } Karte zu spielen
   *[other] Schlussrunde: noch { $plays } Karten zu spielen
}
ponte-vecchio-hand-over = Das Spiel ist aus
ponte-vecchio-panel-move-title = Ein Halt am Laden bringt { $gulden } Gulden
ponte-vecchio-panel-move-below = Zwei Läden: Du wählst. Kein Laden: Niemand bekommt etwas.
ponte-vecchio-panel-ahead-title = { $gulden ->
    [0] Wenn du ziehen darfst
   *[other] Wenn du ziehst: { $gulden } Gulden für einen Laden
}
ponte-vecchio-panel-offer-title = { $gulden ->
    [0] Wenn du das Zugrecht kaufst
   *[other] Wenn du kaufst: { $gulden } Gulden für einen Laden
}
ponte-vecchio-panel-offer-below = Dann zählt deine eigene Karte. Zwei Läden: Du wählst.
ponte-vecchio-panel-build-title = Baue auf einem freien Bauplatz
ponte-vecchio-panel-build-below = Ein Häuschen zeigt, wo du bauen kannst.
ponte-vecchio-panel-may = Hier darfst du umdrehen
ponte-vecchio-panel-must = Hier musst du umdrehen
# Was das Bild einer geheimen Wahl zeigt, für alle, die es nicht sehen können
ponte-vecchio-panel-build = Du kannst auf { $steps } bauen.
ponte-vecchio-panel-stop = { $players } { $step }
ponte-vecchio-panel-ahead = { $count ->
    [0] Vor ihm liegt kein Laden.
   *[other] Läden vor ihm, nach Stufe: { $stops }.
}
ponte-vecchio-panel-offers = Die Angebote.
ponte-vecchio-panel-either = { $first } oder { $second }
ponte-vecchio-panel-cards = Deine Karten: { $cards }.
