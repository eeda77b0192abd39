### What the bot says around the games: open seats, panels, threads, lists, refused acts.

## Open seats

lobby-head = ### { $game }, game #{ $number }
lobby-options = Options: { $options }.
lobby-option-limited = { $option } (only for { $seats } players)
lobby-option-struck = ~~{ $option }~~ (only for { $seats } players: no effect now)
lobby-option-seats = { $count ->
    [1] { $low }
    [2] { $low } or { $high }
   *[other] { $low } to { $high }
}
lobby-table = **At the table** (for { $low } to { $high } players)
lobby-seat = { $number }. { $name }
lobby-robot = { $number }. { $name } (robot)
lobby-needed = { $needed ->
    [one] One more player is needed: press **{ button-join }**, or add a robot.
   *[other] { $needed } more players are needed: press **{ button-join }**, or add robots.
}
lobby-ready = { $free ->
    [one] Anyone seated may start. One more can join.
   *[other] Anyone seated may start. { $free } more can join.
}
lobby-full = All seats are taken: anyone seated may start.
restored-seats = The bot went back to <t:{ $moment }:f>: what was changed since does not count.
lobby-playing = The game is on in <#{ $thread }>.
lobby-playing-deleted = The game is on, but its thread was deleted.
lobby-over = The game is over: { $result }. You can read how it went in <#{ $thread }>.
lobby-over-deleted = The game is over: { $result }.
lobby-closed = This game was closed: nobody is at the table any more.
thread-name = { $game } #{ $number }

opened = Game #{ $number } is open, and you are at the table. Wait for others to join, or add robots and start at once.
left = You have left game #{ $number }.

## Buttons and menus

button-join = Join
button-leave = Leave
button-robot = Add a robot
button-unrobot = Remove a robot
button-start = Start
button-act = My move
button-hand = My hand
button-side = My side
button-luck = Fair luck
button-other = Other amount…
button-confirm = Confirm
button-confirm-choice = Confirm: { $choice }
button-again = Choose again
button-back = Undo last choice
button-question = To the question
button-quit = Leave for good
button-earlier = Earlier
button-later = Later
button-luck-before = ◀ Back
button-luck-after = Next ▶
button-move = Go on
button-move-game = Go on with #{ $number }
button-rule = Rule { $rule }
button-rules = Rules
button-overview = Overview
menu-group = Who or where?
menu-option = Choose one
option-left = { $option }, { $left } left
choice-sum = { $choice } (sum { $sum })
choice-taken = { $choice } (sum { $sum } is taken: add one more)
choice-more = { $choice } (choose { $count } more)
typed-pass = pass
menu-chapter = Choose a chapter
menu-found = More rules about it
amount-title = How much?
amount-label = A whole number
amount-range = A whole number from { $low } to { $high }

## More, below every board

menu-more = More
more-which = What would you like to see?
more-rules = { button-rules }
more-rules-about = How the game goes, chapter by chapter
more-log = Log
more-log-about = Everything that has happened, from the start
more-look = { button-look }
more-look-about = The board after every step of the game
more-board = Board in words
more-board-about = The whole table as text
more-luck = { button-luck }
more-luck-about = The seal that shows that all rolls and cards are fair
more-leave = { button-leave }
more-leave-about = Give up your seat; you are asked first

## The board message

# An old board: the first of its thread, and one of a future that was taken back
board-first = ### { $game }: { $names }
board-lost = -# This does not count any more: the bot went back to an earlier moment.
board-over = **The game is over.** { $result }.
board-closed = This game was closed: everyone had left.
story-more = -# … `/game log` has it all.
picture-missing = -# The picture could not be shown here: `/game board` has it in words.
strip-goes-on = Part { $part }.
board-plain = -# The board could not be shown here. Press **{ button-act }**, or read `/game board` and `/game log`.
restored = The bot went back to <t:{ $moment }:f>: what was played since does not count.
# Not “1. …”: Discord would number such lines itself, also those that share a place
ranking-line = **{ $place }. { $name }**: { $score }
luck-short = -# Seal for fair luck: `{ $seal }`
told-renamed = { $before } is now called { $name }.
told-robot-sat-down = { $left } has left. { $robot }, a robot, plays on.
told-round-restarted = This round is taken back and starts again, with new rolls and cards.

## Private answers

confirmed = ✓ { $answer }
answered-elsewhere = -# { $game }
chosen-in-vain = ✗ { $why }
chosen = Chosen so far: **{ $choice }**
chosen-in-order = Chosen so far, in this order: **{ $choice }**
chosen-sum = Sum: **{ $sum }**
taken-sums = { $count ->
    [one] This sum is taken already: { $sums }
   *[other] These sums are taken already: { $sums }
}
aside-meanwhile = It is not your turn, but you may change this meanwhile. Nobody else will notice.
interjection-meanwhile = It is not your turn, but you may do this meanwhile. Everybody sees it.
news-since-your-move = **Since your last move**
news-so-far = **So far**
your-hand = Your side of game #{ $number }.
your-hand-here = **Your side**
hand-in-words = As above.
board-in-words = As above.
card-in-words = Your board.
really-leave = Leave game #{ $number } for good? A robot will play on for you. You can come back only if the others offer that seat.
leave-costs-place = Either way, this counts as last place.
leave-costs-rating = Either way, this counts as last place, for your rating too.
goes-on = Game #{ $number } goes on.
game-choice = { $game } #{ $number }
game-in-place = { $game } #{ $number } ({ $where })

log-empty = Nothing has happened yet.
list-open = **{ $game } #{ $number }** has open seats in { $where }: { $players }
list-playing = **{ $game } #{ $number }** is being played in { $where }: { $players }
list-deleted = **{ $game } #{ $number }** is on, but its thread was deleted. At the table: { $players }
list-locked = **{ $game } #{ $number }** is being played in { $where }, which is locked. At the table: { $players }
list-forbidden = **{ $game } #{ $number }** is being played in { $where }, where I may not post. At the table: { $players }
list-refused = **{ $game } #{ $number }** is being played in { $where }, where Discord does not take its board. At the table: { $players }
list-full = **{ $game } #{ $number }** is being played in { $where }, which is archived because this server has too many active threads. At the table: { $players }
list-more = … and { $count } more.
list-empty = All quiet: no game is open or running on this server.
page-of = Page { $page } of { $last }

## When a thread cannot be used

trouble-deleted = The thread of game #{ $number } was deleted. Nothing is lost: whoever plays may go on in a new thread.
trouble-locked = The thread of game #{ $number } is locked. Nothing is lost: unlock it, or go on in a new thread.
trouble-forbidden = I may no longer post in the thread of game #{ $number }. Nothing is lost: give me back my permissions there, then go on.
trouble-refused = Discord does not take the board of game #{ $number } at the moment. Nothing is lost: I keep trying, and whoever plays can answer by commands meanwhile.
trouble-full = The thread of game #{ $number } is archived, and this server has as many active threads as Discord allows. Nothing is lost: archive other threads, then the game goes on.

## When something fails

failed = Something went wrong on our side. Nothing is lost: look at the newest board, and try again if your move is not there. (Reference { $reference })
failed-line = The connection failed for a moment. If the newest message does not show what you did, do it again.
failed-replay = This game was begun with another version of Saloon and cannot go on. Please tell whoever runs the bot. (Reference { $reference })
failed-restarting = The bot is restarting, so what you did was not recorded. Do it again in a minute.
failed-command-changed = This command has changed. Try it again in a minute; your Discord will have the new one by then.

## Refused acts

refused-unknown-button = That button is not in use any more. Use the newest buttons, or a command.
refused-no-such-game = There is no such game here. `/games` shows all of yours, and `/game list` those of a server.
refused-no-game-of-yours = You are in no game here. `/game list` shows the open ones.
refused-which-game = You are in several games: { $games }. Say which one with the option `{ parameter-game }`, or use its thread.
refused-no-game-of-title = You are in no game of { $game } on this server. `/game list` shows the games here.
refused-another-title = Game #{ $number } is a game of { $here }: use its own commands.
refused-thread-of-another-title = This is a thread of { $here }, and you are in no game of { $game } on this server.
refused-only-in-a-server = Games are played on servers, not in direct messages.
refused-not-a-text-channel = A game is opened in a text channel of a server, not in a thread.
refused-goes-on-in-a-channel = A new thread can only be opened from a text channel. Use `/game board` there, and press “{ button-move }”.
refused-missing-permissions = In this channel I lack these permissions: { $missing }. Ask whoever runs the server.
refused-missing-permissions-there = In <#{ $channel }> I lack these permissions: { $missing }. Choose another channel, or ask whoever runs the server.
refused-cannot-make-thread = I may not open a thread here. Ask whoever runs the server for the permission “{ permission-create-public-threads }”.
refused-too-many-threads = This server has as many open threads as Discord allows. Archive one, then start again.
refused-lobby-is-gone = The message with the open seats was deleted. Open a new game.
refused-too-many-open = You have { $count } games waiting for players here: { $games }. Start one of them, or leave it, before you open another.
refused-already-seated = You have a seat already.
refused-no-free-seat = All seats are taken.
refused-no-robot = No robot is seated.
refused-not-seated = You have no seat in this game. `/game list` shows games with open seats.
refused-join-first = You have no seat in this game. Press “{ button-join }” at its open seats first.
refused-no-seat-left = You have no seat in this game, and all its seats are taken.
refused-already-started = This game has started already.
refused-not-started = This game has not started yet.
refused-game-closed = This game was closed.
refused-goes-on-already = This game is already running again.
refused-too-few = At least { $low } must be at the table, robots included. So far there { $seated ->
    [one] is { $seated }
   *[other] are { $seated }
}.
refused-asked-something-else = You are being asked something else right now: see below.
refused-nothing-chosen = Choose something first.
refused-choice-changed = This button belongs to an earlier choice. Below is how things stand now: look, and choose or confirm again.
refused-no-such-rule = The rules say nothing about that. Leave the word out to see them all.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
