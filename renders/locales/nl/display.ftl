### Hoe iemand de antwoorden van de bot ziet: `/spel weergave`. Voor anderen verandert er niets, behalve de kleuren
### van het gedeelde bord. Een naam of beschrijving van een opdracht is hoogstens 100 tekens, net als de tekst bij een keuze.

## De opdracht

game-command-display = weergave
game-command-display-about = Kleuren, grote letters of alleen tekst: hoe jij antwoorden ziet
parameter-palette = kleuren
parameter-palette-about = Welke kleuren jou het meest helpen
parameter-letters = letters
parameter-letters-about = Hoe groot de letters op je eigen afbeeldingen zijn
parameter-texts = afbeeldingen
parameter-texts-about = Afbeeldingen, of tekst in plaats daarvan

## Het paneel

display-title = ### Hoe jij antwoorden ziet
display-now = Kleuren: **{ $palette }**. Letters: **{ $letters }**. Afbeeldingen: **{ $texts }**.
display-about = Alleen jij ziet dit paneel. Het bord dat iedereen ziet, blijft een afbeelding, in kleuren die voor de hele tafel geschikt zijn.
display-option = { $menu }: { $choice }
display-palette = Kleuren
display-palette-stored = ✓ Kleuren: **{ $choice }**, op alle afbeeldingen die alleen jij ziet. Het gedeelde bord van je spellen volgt bij de volgende zet.
display-letters = Letters
display-letters-stored = ✓ Letters: **{ $choice }**, op de spelafbeeldingen die alleen jij ziet.
display-texts = Afbeeldingen
display-texts-stored = ✓ Afbeeldingen: **{ $choice }**, vanaf nu, in alles wat alleen jij ziet.

## Wat te kiezen is

display-palette-standard = standaard
display-palette-standard-about = De gewone kleuren
display-palette-colour-blind = voor kleurenblinden
display-palette-colour-blind-about = Kleuren die iedereen goed uit elkaar kan houden
display-palette-high-contrast = hoog contrast
display-palette-high-contrast-about = Donker op wit, als je minder goed ziet of bij fel licht
display-palette-both = voor kleurenblinden, met hoog contrast
display-palette-both-about = Veel contrast, en kleuren die goed uit elkaar te houden zijn
display-letters-usual = gewoon
display-letters-usual-about = Afbeeldingen zoals iedereen ze ziet
display-letters-large = groot
display-letters-large-about = Jouw afbeeldingen hebben grotere letters; daardoor zijn het er meer
display-texts-pictures = getoond
display-texts-pictures-about = Bord, hand en vragen als afbeelding, met tekst erbij
display-texts-brief = alleen tekst, kort
display-texts-brief-about = Geen afbeeldingen; wat alleen daarop staat, wordt in woorden gezegd
display-texts-full = alleen tekst, volledig
display-texts-full-about = Hetzelfde, en onder elke vraag staat het hele bord in woorden

## Waar je het vindt

lobby-display = Kleuren, grote letters of alleen tekst: `/spel weergave`
button-display = Weergave…
help-display = **Weergave** (`/spel weergave`). { $now }
board-goes-on = -# Het bord gaat verder: in `/spel bord` staat alles.
pictures-left-out = -# Niet alle afbeeldingen passen hier: `/spel bord` toont het bord.
