### Befehle, die für jedes Spiel gelten. Ein Name hat keine Großbuchstaben und Leerzeichen, höchstens 32 Zeichen;
### eine Beschreibung (`-about`) höchstens 100.

game-command = spiel
game-command-about = Deine Spiele auf diesem Server
game-command-list = liste
game-command-list-about = Die offenen und laufenden Spiele dieses Servers
game-command-board = brett
game-command-board-about = Das Brett, als Bild und in Worten
game-command-hand = hand
game-command-hand-about = Deine Seite des Tisches; nur du siehst sie
game-command-log = verlauf
game-command-log-about = Alles, was in einem Spiel geschehen ist
game-command-leave = verlassen
game-command-leave-about = Gib deinen Platz auf; im laufenden Spiel spielt ein Roboter weiter

## Parameter

parameter-game = spiel
parameter-game-about = Die Nummer des Spiels, wenn du nicht in seinem Thread bist
parameter-search = suchwort
parameter-search-about = Die Nummer einer Regel oder ein Wort, das darin vorkommt

## Groups for those in office, and for what is stored about people

saloon-command = saloon
saloon-command-about = Einstellungen dieses Servers für Saloon, für seine Admins
moderate-command = moderation
moderate-command-about = Kümmere dich um die Spiele auf diesem Server
privacy-command = datenschutz
privacy-command-about = Was über dich gespeichert ist und wie du es löschst
