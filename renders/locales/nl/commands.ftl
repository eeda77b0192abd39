### Opdrachten die voor elk spel gelden. Een naam heeft geen hoofdletters of spaties, hoogstens 32 tekens;
### een beschrijving (`-about`) hoogstens 100.

game-command = spel
game-command-about = Je spellen op deze server
game-command-list = lijst
game-command-list-about = De open en lopende spellen van deze server
game-command-board = bord
game-command-board-about = Het bord, als afbeelding en in woorden
game-command-hand = hand
game-command-hand-about = Jouw kant van de tafel; alleen jij ziet die
game-command-log = verloop
game-command-log-about = Alles wat er in een spel is gebeurd
game-command-leave = verlaten
game-command-leave-about = Geef je plaats op; in een lopend spel speelt een robot verder

## Parameters

parameter-game = spel
parameter-game-about = Het nummer van het spel, als je niet in de thread ervan bent
parameter-search = zoekwoord
parameter-search-about = Het nummer van een regel, of een woord dat erin voorkomt

## Groups for those in office, and for what is stored about people

saloon-command = saloon
saloon-command-about = Instellingen van deze server voor Saloon, voor de beheerders
moderate-command = modereren
moderate-command-about = Zorg voor de spellen op deze server
privacy-command = privacy
privacy-command-about = Wat er over je is opgeslagen, en hoe je het wist
