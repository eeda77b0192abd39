### What moderators do about games on their server, and how it is told.

## Acts in one sentence each, without a full stop. { $by } is somebody’s name or a mention

act-somebody = a former moderator
act-operator = the operator
act-by-player = { $by } (plays in this game)
act-setting = { $by } changed the setting “{ $setting }”
act-close = { $by } closed game #{ $game }
act-pause = { $by } paused game #{ $game } until <t:{ $until }:f>
act-resume = { $by } let game #{ $game } go on
act-end = { $by } ended game #{ $game } without a result
act-seat = { $by } freed { $player }’s seat in game #{ $game }
act-move = { $by } moved game #{ $game } to <#{ $channel }>
act-undo = { $by } brought game #{ $game } back (this takes back act { $number })
act-erase = { $by } asked for everything of this server to be deleted
act-keep = { $by } stopped the deletion of this server
act-restart = { $by } let the round of game #{ $game } begin again, with new rolls and cards
act-look = { $by } looked at what is secret in game #{ $game }
act-with-reason = { $what }: “{ $reason }”
act-with-value = { $what }: { $value }
act-listed = **{ $number }**, <t:{ $at }:f>: { $what }
act-taken-back = (taken back <t:{ $at }:f>)

acts-title = ### What admins, moderators and the operator have done here
acts-none = Nothing yet.
acts-older = Older
acts-newest = Newest

## In the thread. { $reason } is a sentence

told-office-paused = { $by } pauses the game until <t:{ $until }:f>: { $reason } You can play on meanwhile. A moderator can end the pause earlier.
told-office-resumed = { $by } ends the pause: { $reason }
told-office-ended = Ended by { $by }: { $reason } { $result } Until <t:{ $until }:f> this can be taken back; after that, the seed is shown under “{ button-luck }”.
office-operator = the operator
office-no-result = It has no result.
office-result-stays = It was decided before, so its result stays.
told-office-undone = { $by } takes the end back: { $reason } The game goes on as before.
told-office-freed = { $by } frees { $left }’s seat: { $reason } { $robot }, a robot, plays on for { $left }.
told-office-moved = { $by } moves the game to this thread: { $reason }
told-office-restarted = The operator lets this round begin again: { $reason }
told-office-looked = The operator looked at what is secret.
board-office-ended = ### This game was ended

moved-away = { $game } goes on in <#{ $thread }>.

## On the message with the open seats

lobby-office-closed = Closed by { $by }: { $reason }
lobby-office-ended = Ended by { $by }: { $reason } { $result } Until <t:{ $until }:f> this can be taken back. <#{ $thread }>
lobby-office-ended-for-good = Ended by { $by }: { $reason } { $result } <#{ $thread }>
lobby-office-freed = { $by } has freed { $player }’s seat: { $reason }
lobby-office-reopened = { $by } has opened these seats again: { $reason }

## Fair luck of a game that was ended

luck-after-end = This game was ended. Until <t:{ $until }:f> that can be taken back. Then you will find the seed here.
luck-export-ended = Everything that you may read of game #{ $number } is in this file. The game was ended. Until <t:{ $until }:f> that can be taken back; then its seed is shown, too.
refused-verify-ended = This game was ended. Until <t:{ $until }:f> that can be taken back, and its seed stays secret. After that, the seed is shown under “{ button-luck }”.

## Answers to whoever did it

moderated-close = Game #{ $number } is closed. `/moderate undo` can open it again until <t:{ $until }:f>.
moderated-pause = Game #{ $number } is paused until <t:{ $until }:f>. `/moderate resume` ends the pause.
moderated-resume = Game #{ $number } goes on.
moderated-end = Game #{ $number } is ended, without a result. `/moderate undo` can take that back until <t:{ $until }:f>.
moderated-seat = The seat of { $player } in game #{ $number } is free. They cannot take a seat of this game again.
moderated-move = Game #{ $number } goes on in <#{ $thread }>.
moderated-undo = Taken back. Game #{ $number } is as it was.

## Buttons and forms. A title has at most 45 characters, a label too

moderate-close = Close
moderate-pause = Pause
moderate-resume = Resume
moderate-end = End
moderate-seat = Free a seat
moderate-move = Move
moderate-undo = Take back
moderate-form-close = Close game #{ $number }
moderate-form-pause = Pause game #{ $number }
moderate-form-resume = End the pause of game #{ $number }
moderate-form-end = End game #{ $number }
moderate-form-seat = Free a seat of game #{ $number }
moderate-form-move = Move game #{ $number }
moderate-form-undo = Take it back: game #{ $number }
moderate-form-reason = Reason
moderate-form-reason-hint = Everybody reads it, with your name.
moderate-form-days = How many days, from { $low } to { $high }
moderate-form-person = Whose seat
moderate-form-channel = The channel for its new thread

## Refusals

refused-reason-missing = Give a reason: everybody will read it.
refused-reason-long = That reason is too long. Use at most { $most } characters.
refused-moderate-which = Say which game: name its number, or use the command in its thread.
refused-moderate-days = Choose { $low } to { $high } days.
refused-pause-of-moderator = A moderator has paused this game until <t:{ $until }:f>. Answers count meanwhile, so you can play on.
refused-not-paused = This game is not paused.
refused-close-started = This game has started. `/moderate end` ends it.
refused-end-not-started = This game has not started. `/moderate close` closes its open seats.
refused-not-their-seat = That person has no seat in this game.
refused-move-to-text = A game moves to a text channel of this server. Choose one.
refused-moved-already = Somebody else has just moved this game.
refused-restart-sound = This game goes on as it is. A round begins again only if it cannot go on, or if the bot went back to the middle of it.
refused-no-such-act = There is no such act on this server. `/moderate log` lists them.
refused-act-for-good = That act cannot be taken back. Only the end of a game, or a closure of open seats, can.
refused-act-undone = That act was taken back already.
refused-act-late = That act is more than { $days } days old, so it stays.
refused-expelled = A moderator has taken your seat in this game from you, so you cannot join it again. You can join any other game.
refused-expelled-other = A moderator has taken that person’s seat in this game from them, so they cannot be invited to it.
refused-freed-by-you = You have taken this seat from its owner as a moderator, so you cannot take it yourself: you would see its secrets. It is free for everybody else.

## Commands

moderate-command-close = close
moderate-command-close-about = Close the open seats of a game that has not started
moderate-command-pause = pause
moderate-command-pause-about = Let a game’s clocks stand for some days
moderate-command-resume = resume
moderate-command-resume-about = End a game’s pause
moderate-command-end = end
moderate-command-end-about = End a running game without a result
moderate-command-seat = seat
moderate-command-seat-about = Take a seat from somebody: a robot plays on, and others can take it
moderate-command-move = move
moderate-command-move-about = Let a game go on in a new thread of a channel
moderate-command-log = log
moderate-command-log-about = What admins and moderators did on this server, and why
moderate-command-undo = undo
moderate-command-undo-about = Take back that a game was ended or closed
parameter-reason = reason
parameter-reason-about = Why: everybody reads it, with your name
parameter-pause-days = days
parameter-pause-days-about = How many days, from 1 to 30
parameter-whose = person
parameter-whose-about = Whose seat is taken away
parameter-to-channel = channel
parameter-to-channel-about = The text channel for the new thread
parameter-act = act
parameter-act-about = What is to be taken back: ends and closures of the last 7 days
# A choice in a list: at most 100 characters
act-choice = { $number }: { $kind ->
    [close] game #{ $game } closed
   *[end] game #{ $game } ended
}
