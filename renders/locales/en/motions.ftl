### What a table decides together: pauses, paces, seats, rounds that begin again; and more time for somebody.

## The message of a motion

motion-pause = { $name } asks for a pause until <t:{ $moment }:f>.
motion-pace = { $name } asks for another pace: **{ $pace }** ({ $about }).
motion-pace-offered = This game has no pace yet, so nobody is hurried. Would you like one? I suggest **{ $pace }** ({ $about }).
motion-seat = { $name } asks to offer { $owner }’s seat to whoever likes to play on.
motion-restart = This round cannot go on: it was begun with another version of Saloon. It can begin again, with new rolls and cards; what was played in it no longer counts.
motion-restart-lost = The bot went back, and you have seen what is taken back now. This round can begin again, with new rolls and cards; what was played in it no longer counts.
motion-asked = { $count ->
    [one] { $people }, do you agree?
   *[other] { $people }, do you agree?
}
motion-open-until = Open until <t:{ $moment }:f>. If you do not answer, you have not agreed.
motion-refused = { $count ->
    [one] { $name } would rather play on.
   *[other] { $name } would rather play on.
}
motion-not-agreed = { $count ->
    [one] { $name } does not agree: nothing changes.
   *[other] { $name } do not agree: nothing changes.
}
motion-withdrawn = Withdrawn.
motion-late = Not everybody agreed in time: nothing changes.
motion-gone = There is nothing left to decide here.
motion-replaced = Somebody has asked to take an answer back, and that comes first. This can be asked again afterwards.
motion-pause-passed = Agreed: the table pauses.
motion-pause-ended = The table plays on.
motion-pace-passed = Agreed: this pace counts from the next board on.
motion-seat-passed = Agreed: the seat is free.
motion-restart-passed = Agreed: the round begins again.

## Buttons

button-agree = Agree
button-refuse = Refuse
button-withdraw = Withdraw
button-play-on = Go on

## Private answers

motion-proposed = The others are asked in <#{ $thread }>. They have 24 hours to agree.
motion-passed-at-once = Nobody else has to agree, so it is done.
motion-you-agree = You agree.
motion-you-refuse = You do not agree.
motion-you-withdraw = You have withdrawn it.
motion-you-play-on = The table plays on.
extended = { $name } has more time now.

## Refused acts

refused-motion-over = That is no longer open: it was decided, withdrawn or replaced. The newest board shows how things stand.
refused-motion-not-yours = This question is not for you. Only the others at this table decide it, and only whoever asked can withdraw it.
refused-motion-absent = You are away. Press “{ button-back-home }” first, and then ask or answer.
refused-motion-open = Something is already being asked at this table. Wait until that is decided, or withdraw it if it is yours.
refused-motion-often = You have asked this table { $most } times within a day. Ask again after <t:{ $moment }:f>.
refused-pause-already = The table is paused already.
refused-pause-often = This table has paused { $most } times, and a game has no more pauses than that. If you cannot play, use `/game away`.
refused-pause-not-yours = Only whoever asked for the pause can end it early. You can play on meanwhile: answers count as usual.
refused-pace-already = This table has that pace already.
refused-pace-fixed = The pace of this table cannot be changed.
refused-seat-taken = That seat is not free: somebody plays there.
refused-extend-yourself = You cannot give yourself more time: your reserve is there for that. Any other player can give you some.
refused-extend-nobody = The table does not wait for that player now.
refused-extend-whom = The table waits for several players. Choose one with the option `{ parameter-player }`.
refused-extend-no-clock = No clock runs for that player now: they have all the time they need.
refused-extend-often = That player has been given more time { $most } times already for this answer. More is not possible.

## Commands

game-command-pause = pause
game-command-pause-about = Ask the table to stop all clocks for some days
game-command-pace = pace
game-command-pace-about = Ask the table for another pace
game-command-extend = extend
game-command-extend-about = Give a player for whom the table waits more time
parameter-days = days
parameter-days-about = How many days, from 1 to 14
parameter-new-pace = pace
parameter-new-pace-about = How long the table would wait for an answer
parameter-player = player
parameter-player-about = Who needs more time, if the table waits for several
