### Wie jemand die Antworten des Bots sieht: `/spiel anzeige`. Für andere ändert sich nichts außer den Farben des
### gemeinsamen Bretts. Name und Beschreibung eines Befehls haben höchstens 100 Zeichen, ebenso der Text zu einer Auswahl.

## Der Befehl

game-command-display = anzeige
game-command-display-about = Farben, große Schrift oder nur Text: wie du Antworten siehst
parameter-palette = farben
parameter-palette-about = Welche Farben dir am meisten helfen
parameter-letters = schrift
parameter-letters-about = Wie groß die Schrift auf deinen eigenen Bildern ist
parameter-texts = bilder
parameter-texts-about = Bilder, oder Text an ihrer Stelle

## Das Panel

display-title = ### Wie du Antworten siehst
display-now = Farben: **{ $palette }**. Schrift: **{ $letters }**. Bilder: **{ $texts }**.
display-about = Nur du siehst dieses Panel. Das Brett, das alle sehen, bleibt ein Bild, in Farben, die alle am Tisch gut erkennen.
display-option = { $menu }: { $choice }
display-palette = Farben
display-palette-stored = ✓ Farben: **{ $choice }**, auf allen Bildern, die nur du siehst. Das gemeinsame Brett deiner Spiele folgt beim nächsten Zug.
display-letters = Schrift
display-letters-stored = ✓ Schrift: **{ $choice }**, auf den Spielbildern, die nur du siehst.
display-texts = Bilder
display-texts-stored = ✓ Bilder: **{ $choice }**, ab jetzt in allem, was nur du siehst.

## Was man wählen kann

display-palette-standard = Standard
display-palette-standard-about = Die üblichen Farben
display-palette-colour-blind = bei Farbsehschwäche
display-palette-colour-blind-about = Farben, die sich bei jeder Farbsehschwäche gut unterscheiden lassen
display-palette-high-contrast = hoher Kontrast
display-palette-high-contrast-about = Dunkel auf Weiß, bei Sehschwäche oder hellem Licht
display-palette-both = bei Farbsehschwäche, mit hohem Kontrast
display-palette-both-about = Starker Kontrast und gut unterscheidbare Farben
display-letters-usual = normal
display-letters-usual-about = Bilder, wie alle sie sehen
display-letters-large = groß
display-letters-large-about = Deine Bilder haben größere Schrift, dafür sind es mehr
display-texts-pictures = gezeigt
display-texts-pictures-about = Brett, Hand und Fragen als Bilder, mit Text daneben
display-texts-brief = nur Text, kurz
display-texts-brief-about = Keine Bilder; was nur sie zeigen würden, wird in Worten gesagt
display-texts-full = nur Text, ausführlich
display-texts-full-about = Ebenso, und unter jeder Frage steht das ganze Brett in Worten

## Wo man es findet

lobby-display = Farben, große Schrift oder nur Text: `/spiel anzeige`
button-display = Anzeige…
help-display = **Anzeige** (`/spiel anzeige`). { $now }
board-goes-on = -# Das Brett geht weiter: In `/spiel brett` steht alles.
pictures-left-out = -# Nicht alle Bilder passen hierher: `/spiel brett` zeigt das Brett.
