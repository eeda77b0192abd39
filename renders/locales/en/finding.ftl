### What helps people to find their way: whom a table waits for, the page of help, how long games are, how far one is.

## Whom a table waits for

waits-for = The table waits for { $players }.
waits-since = { $players } ({ $line })
waits-paused = The table pauses until <t:{ $at }:f>.
waits-asleep = The game sleeps: nobody has played for a month. It wakes as soon as one of its players presses something.
waits-nobody-there = The table waits for somebody who is not there: the game goes on as soon as somebody is back.
list-waits-for-you = **Waits for you** ({ $line })
list-waits = -# { $waits }

## The page of help

help-title = ### What you can do here
help-waits = **Waiting for you**
help-game = - { $place }, { $line }
help-games-more = - … and { $count } more: `/game list`
help-nothing-waits = Nothing waits for you here. `/game list` shows the games of this server.
help-nothing-here = `/games` shows which of your games wait for you.
help-buttons = **Below every board**
help-act = - **{ button-act }**: what you are asked, with everything you can answer
help-ahead = - There you can also **say ahead** what you will answer: nobody else knows, and **{ button-forget }** cancels it.
help-hand = - **{ button-hand }** or **{ button-side }**: your own side of the table; only you see it
help-more = - **{ menu-more }**: { more-rules }, { more-log }, { more-look }, { more-board }, { more-luck }, { more-leave }
help-others = - Every other button is your answer, right away.
help-commands = **The same by command, in any channel**
help-commands-move = - `/game act`, `/game hand`, `/game board`, `/game log`, `/game replay`
help-commands-order = - `/game order`: all that you can say ahead, and all that you have said
help-commands-undo = - `/game undo`: takes back your last answer, or asks the others whether you may
help-commands-games = - `/games`: all your games on all servers, answered in one place; also in direct messages
help-commands-list = - `/game list`: all games of this server
help-commands-new = - `/boomtown new`: a new game; `/boomtown bid`: your answer, in the words and numbers you see; so in every game
help-commands-away = - `/game away`, `/game hours`: holidays, quiet hours and reminders
help-words = **In words**: `/game board` also shows the whole board as text, and every picture has a description.

## How long a game is, at its open seats

lobby-length = { $length }: some { $minutes } minutes if everyone is there.
lobby-length-days = { $length }: some { $days } days if you all look in once or twice a day, or { $minutes } minutes if everyone is there.
lobby-length-brisk = { $length }: some { $days } days if you all look in several times a day, or { $minutes } minutes if everyone is there.
lobby-length-range = { $low } to { $high }

## How far a game is

lobby-players = At the table: { $players }.
lobby-named-robot = { $name } (robot)
lobby-so-far = So far: { $progress } (<t:{ $at }:R>).
plain-length = About { $count } rounds
plain-progress = Round { $round }

## Commands

game-command-act = act
game-command-act-about = What you are asked, as “My move” shows it
game-command-help = help
game-command-help-about = What waits for you, and what you can press
