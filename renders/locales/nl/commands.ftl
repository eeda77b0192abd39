### Opdrachten die voor elk spel gelden. Een naam heeft geen hoofdletters of spaties, hoogstens 32 tekens;
### een beschrijving (`-about`) hoogstens 100.

game-command = spel
game-command-about = Je spellen op deze server
game-command-list = lijst
game-command-list-about = De open en lopende spellen van deze server
game-command-board = bord
game-command-board-about = Het bord, als plaatje en in woorden
game-command-hand = hand
game-command-hand-about = Jouw kant van de tafel; alleen jij ziet die
game-command-log = verloop
game-command-log-about = Alles wat er in een spel is gebeurd
game-command-leave = verlaten
game-command-leave-about = Geef je plaats op; in een lopend spel speelt een robot verder
game-command-palette = palet
game-command-palette-about = De kleuren waarin je plaatjes van spellen ziet

## Parameters

parameter-game = spel
parameter-game-about = Het nummer van het spel, als dit niet de thread ervan is
parameter-search = zoek
parameter-search-about = Het nummer van een regel, of een woord dat erin voorkomt
parameter-palette = kleuren
parameter-palette-about = Wat jou het meest helpt

## Wat te kiezen is

palette-standard = standaard
palette-colour-blind = kleurenblind
palette-high-contrast = hoog contrast

## Groups for those in office, and for what is stored about people

saloon-command = saloon
saloon-command-about = Instellingen van deze server voor Saloon, voor de beheerders
moderate-command = modereren
moderate-command-about = Zorg voor de spellen op deze server
privacy-command = privacy
privacy-command-about = Wat er over je is opgeslagen, en hoe je het wist
