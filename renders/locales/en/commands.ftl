### Slash commands that are the same for every game. A name has no capitals and no spaces, at most 32 characters;
### a description (`-about`) at most 100. The English names are those that Discord hands back.

game-command = game
game-command-about = Your games on this server
game-command-list = list
game-command-list-about = The open and running games of this server
game-command-board = board
game-command-board-about = The board, as a picture and in words
game-command-hand = hand
game-command-hand-about = Your own side of the table; only you see it
game-command-log = log
game-command-log-about = Everything that has happened in a game
game-command-leave = leave
game-command-leave-about = Give your seat up; in a running game a robot plays on

## Parameters

parameter-game = game
parameter-game-about = The game’s number, if you are not in its thread
parameter-search = search
parameter-search-about = A rule’s number, or a word from its text

## Groups for those in office, and for what is stored about people

saloon-command = saloon
saloon-command-about = Settings of this server for Saloon, for its admins
moderate-command = moderate
moderate-command-about = Look after the games on this server
privacy-command = privacy
privacy-command-about = What is stored about you, and how to delete it
