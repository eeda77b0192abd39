### Die Befehle von Goldrush: Namen (keine Großbuchstaben oder Leerzeichen, höchstens 32 Zeichen) und was sie
### tun (`-about`, höchstens 100).

goldrush-command = goldrush
goldrush-command-about = Goldrush, Goldrausch auf einer eigenen Landkarte für 2 bis 4 Personen
goldrush-command-new = neu
goldrush-command-new-about = Eröffne ein Spiel Goldrush in diesem Kanal
goldrush-command-rules = regeln
goldrush-command-rules-about = Die Regeln von Goldrush, alle oder eine
goldrush-command-map = karte
goldrush-command-map-about = Alle Orte und Wege, und wie weit jeder Ort ist

goldrush-command-move = gehen
goldrush-command-move-about = Zieh nach deinem Wurf oder fordere unterwegs jemanden heraus
goldrush-command-claim = claim
goldrush-command-claim-about = Stecke auf der Karte, die du angesehen hast, einen Claim ab oder keinen
goldrush-command-withdraw = zurücknehmen
goldrush-command-withdraw-about = In der Registry: Nimm Claims zurück oder lass sie liegen
goldrush-command-assay = prüfen
goldrush-command-assay-about = Im Assay Office: Lass Erz von einem Claim auf möglichem Gold prüfen oder nichts
goldrush-command-creek = bach
goldrush-command-creek-about = Wähle zwischen zwei Bächen, die gleich nah sind

## Parameter

goldrush-parameter-short = kurz
goldrush-parameter-short-about = Ein kurzes Spiel: Drei Nuggets in der Bank gewinnen statt fünf
goldrush-parameter-move = wohin
goldrush-parameter-move-about = Die Nummer des Ziels, der Ort, zu dem du gehst, oder wen du herausforderst
goldrush-parameter-claim = antwort
goldrush-parameter-claim-about = Einen Claim abstecken oder keinen
goldrush-parameter-withdraw = claims
goldrush-parameter-withdraw-about = Die Claims, die du zurücknimmst, oder keine
goldrush-parameter-assay = claim
goldrush-parameter-assay-about = Der Claim, dessen Erz geprüft wird, oder keiner
goldrush-parameter-creek = bach
goldrush-parameter-creek-about = Der Bach, zu dem du gehst
goldrush-parameter-from = von
goldrush-parameter-from-about = Der Ort, von dem die Schritte gezählt werden; sonst, wo du stehst
