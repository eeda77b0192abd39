### Looking back: the board after every step of a game, and what is said there.

button-look = Look back
button-board-then = Board then

look-title = ### { $progress }
look-step = { $step ->
    [0] { $steps ->
        [0] -# Looking back at game #{ $number }: nothing has been played yet
        [one] -# Looking back at game #{ $number }: before its only step
       *[other] -# Looking back at game #{ $number }: before the first of { $steps } steps
    }
   *[other] -# Looking back at game #{ $number }: step { $step } of { $steps }
}
look-seen = -# As { $name } saw it

# The buttons to the round before, the step before, the step after and the round after
look-round-before = ◀◀
look-before = ◀
look-after = ▶
look-round-after = ▶▶
look-words = In words
look-picture = As a picture

# In menus: a part of a long game, and how far the game is when it begins; through whose eyes one looks
look-chapter = Part { $number }: { $progress }
look-everybody = As everybody saw it
look-through = As { $name } saw it

## The command

game-command-replay = replay
game-command-replay-about = Look back at a game, step by step

## Refusals

refused-look-step = The game has no such step. Open “{ button-look }” again.
refused-look-eyes = Until the game is over, you can look back only as everybody saw it, or from your own seat.
refused-look-revision = This game was played by rules that this version of the bot does not know. Its log is still there.
refused-look-differs = This version of the bot can no longer replay this game as it was played. Its log is still there.
