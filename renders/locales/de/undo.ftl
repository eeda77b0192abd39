### Eine Antwort zurücknehmen: sofort, solange sonst niemand geantwortet hat, sonst wenn alle einverstanden sind.

## Knöpfe

button-takeback = Antwort zurücknehmen
button-takeback-ask = Um Rücknahme bitten
button-askback = Die anderen fragen

## Private Antworten

undo-taken = Zurückgenommen:
undo-would = Das würde zurückgenommen:
undo-fell = Diese Antwort zählt nicht mehr: Sie wurde zurückgenommen.

## Was alle lesen

told-taken-back = { $name } nimmt zurück: { $what }
told-taken-back-above = { $name } nimmt das zurück.
board-taken-back = Was hier stand, wurde zurückgenommen.

## Die Nachricht, die die anderen fragt

motion-undo = { $name } möchte zurücknehmen: { $what }
motion-undo-falls = Das würde mit zurückgenommen:
motion-undo-open = Offen bis <t:{ $moment }:f> oder bis jemand weiterspielt. Wer nicht antwortet, ist nicht einverstanden.
motion-undo-passed = Einverstanden: { $name } antwortet noch einmal.
motion-undo-gone = Inzwischen ging das Spiel weiter: Nichts ändert sich.

## Abgelehnte Handlungen

refused-undo-dice = Seitdem wurde gewürfelt oder gemischt. Deine Antwort bleibt stehen, auch wenn alle einverstanden wären.
refused-undo-seen = Seitdem ist eine Karte oder etwas anderes Geheimes bekannt geworden. Deine Antwort bleibt stehen, auch wenn alle einverstanden wären.
refused-undo-old = Diese Antwort oder eine spätere stammt aus der Zeit, als man Antworten noch nicht zurücknehmen konnte. Niemand weiß, ob sie etwas verraten hat, deshalb bleibt sie stehen; bei späteren geht es.
refused-undo-over = Dieses Spiel ist zu Ende. Darin lässt sich nichts mehr zurücknehmen.
refused-undo-others = Andere haben seitdem geantwortet. Sie müssen erst einverstanden sein.
refused-undo-nothing = Du hast hier keine Antwort gegeben, die du zurücknehmen könntest.
refused-undo-sealed = Noch hat niemand deine Antwort gesehen. Du kannst sie ändern, bis alle geantwortet haben.
refused-undo-often = Du hast in dieser Runde { $most }-mal eine Antwort zurückgenommen. Mehr geht nicht: Deine Antworten bleiben jetzt stehen.
refused-undo-refused = Die anderen waren nicht einverstanden, dass du diese Antwort zurücknimmst. Wegen einer Antwort kannst du sie nur einmal fragen.

## Befehl

game-command-undo = zurücknehmen
game-command-undo-about = Nimm deine letzte Antwort zurück oder frag die anderen, ob du darfst
