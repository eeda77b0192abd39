### The inbox: all running games of a person, on all servers, and the way from one to the next.

games-command = games
games-command-about = All your games on all servers: see what waits for you, and answer it

## The page

inbox-waiting = { $count ->
    [one] **{ $count } game waits for you**
   *[other] **{ $count } games wait for you**
}
inbox-nothing-waits = { $count ->
    [one] **Nothing waits for you.** { $count } game waits for others.
   *[other] **Nothing waits for you.** { $count } games wait for others.
}
inbox-empty = **You are in no running game.** On a server, `/game list` shows open seats.
inbox-others = **Your other games**
inbox-game = **{ $game }**: { $until }
inbox-place = -# { $server }
# The moment reads “in 3 hours”, so no “until” goes with it
inbox-until = due <t:{ $at }:R>
inbox-your-turn = It is your turn
inbox-note = -# Your note: { $note }
inbox-other = - { $game } ({ $server }): { $state }
inbox-unreachable = - { $game }: asleep, because I am not on its server now
inbox-left = you are no longer on this server
inbox-waits-for = waits for { $players }
inbox-asleep = asleep; open it to wake it
inbox-paused = paused until <t:{ $at }:f>
inbox-kept = a caretaker plays for you; open it to play yourself again
inbox-goes-on = waits for nobody
inbox-said-ahead = ; you have said your answer ahead
inbox-said-ahead-below = -# You have also said something ahead.
inbox-hint = { $server }: { $what }
inbox-hint-others = does not wait for you
menu-inbox = Play in…

## The next game, below a confirmed answer

inbox-next = Next: { $game }, { $until }
button-next = Next game

## From elsewhere

button-leave-seat = Leave the seat
refused-left-server = You are no longer on { $server }, so you cannot play game #{ $number }. Join that server again, or leave the seat.
refused-server-away = I am not on the server of game #{ $number } now, so it waits. Ask whoever runs that server, or leave the seat.
