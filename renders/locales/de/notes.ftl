### Meine Notiz, die nur liest, wer sie schreibt.

## Meine Notiz

note-yours = **Deine Notiz:** { $note }
    -# Nur du liest sie.
note-none = Du hast keine Notiz zu Spiel #{ $number }.
button-note = Notiz anlegen
button-note-change = Notiz ändern
note-title = Deine Notiz
note-label = Was hast du vor?
note-hint = Nur du liest sie. Lass das Feld leer, um sie zu löschen.
refused-note-too-long = Eine Notiz hat höchstens { $most } Zeichen. Kürze sie.

## Der Befehl

game-command-note = notiz
game-command-note-about = Eine Notiz zu einem Spiel, die nur du liest: sieh sie an oder schreib sie
parameter-note = text
parameter-note-about = Deine Notiz; ein Leerzeichen löscht sie, und ohne Text siehst du, was du geschrieben hast
