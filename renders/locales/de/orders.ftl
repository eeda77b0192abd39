### Was Spieler vorab sagen, auf eine Frage, die ihnen noch nicht gestellt ist.

order-limit = Bis zu…
order-wishes = Favoriten…
order-up-to = Bis zu { $amount }
order-prompt = { $decision }: Was antwortest du, wenn du gefragt wirst?
order-said = Wenn du gefragt wirst, lautet deine Antwort: { $answer }.

## Knöpfe und Panels

button-forget = Zurücknehmen
# Wo nicht alles einen eigenen Knopf haben kann
button-ahead = Vorab sagen…
button-forget-one = { $number } zurücknehmen
order-also = -# Vorab sagen: { $what }
order-also-many = -# Vorab sagen, { $count } Dinge: `/spiel vorab`
order-may = Vorab kannst du sagen: { $what }
order-not-your-turn = Du bist noch nicht an der Reihe. Mit `/spiel vorab` kannst du jetzt schon sagen: { $what }
order-about = Was du vorab sagst, ist deine Antwort, sobald du gefragt wirst. Sonst weiß niemand davon.
order-secret = -# Sonst weiß das niemand.
order-forgotten = Zurückgenommen. Du wirst dann gefragt.
# In einer Zeile des Verlaufs oder der Neuigkeiten, hinter dem, was diese Person vorab gesagt hat
order-used = (wie vorab gesagt)

## Der Befehl

game-command-order = vorab
game-command-order-about = Sag vorab, was du antworten wirst, oder nimm es zurück
parameter-order-decision = wahl
parameter-order-decision-about = Worum es geht; ohne das siehst du alles, was du vorab gesagt hast
parameter-order-answer = antwort
parameter-order-answer-about = Was du antworten wirst; „zurücknehmen“ nimmt zurück, was du gesagt hast
refused-order-nothing = Vorab kannst du jetzt nichts sagen. Versuche es wieder, wenn das Spiel weitergegangen ist.
refused-order-which = Es ist nicht klar, auf welche Frage du antwortest. Wähle sie mit der Option `{ parameter-order-decision }`.
