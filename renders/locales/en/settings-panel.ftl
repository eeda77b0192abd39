### The panel `/saloon settings`: what is set on a server, and how to change it. The names of the settings, and
### the sentences that say what each holds for, are in settings.ftl.

saloon-command-settings = settings
saloon-command-settings-about = Language, channels, games and limits of this server
saloon-command-log = log
saloon-command-log-about = What admins and moderators did on this server, and why

## The pages

settings-head = **Saloon on { $server }**, page { $page } of 3: { $title }
settings-how = -# Choose below: each choice is stored immediately. Only you see this panel.
settings-page-1 = Language and channels
settings-page-2 = Games and limits
settings-page-3 = Robots and tidying up
settings-line = **{ $name }:** { $value }
settings-stored = ✓ Stored. { $what }
settings-unchanged = Nothing has changed. { $what }
settings-more = -# `/saloon check` says whether anything is missing here, and `/saloon log` who has changed what.

## What is so now, in a few words

settings-default = { $value } (default)
settings-back-to-default = back to the default
settings-own-language = { $language }: the language of this server
settings-at-most = at most { $count }
settings-robots-yes = may take free seats before a game starts
settings-robots-no = take no seats before a game starts
settings-ratings-yes = results count
settings-ratings-no = results do not count
settings-tidy-leave = stay as they are
settings-tidy-fold = become one line a day later
settings-tidy-delete = are deleted a week later

## What must be known about each

settings-about-language = -# For boards and all that everybody reads. What only one person sees is in the language of their own Discord.
settings-about-channels = -# Running games go on where they are. Choose none to allow all channels.
settings-about-openers = -# Everybody may join. Choose none to let everyone open games.
settings-about-told-in = -# What moderators do is always told where the game is. If you choose a channel, it is told there as well.
settings-about-most-running = -# Counted on this server. Whoever is in that many can neither open nor join another.
settings-about-most-open = -# An open game waits for players and has not started.
settings-about-most-on-server = -# Each running game has a thread. From 900 active threads on nothing opens, because Discord allows 1,000.
settings-about-games = -# Take away what may not be opened here.
settings-about-pace = -# Whoever opens a game may choose another.
settings-about-robots = -# Robots always play on for people who are away or have left, because a game must not stop.
settings-about-ratings = -# Whoever opens a game may choose that it does not count.
settings-about-tidy = -# These are the messages with the seats, in the channel. Threads of finished games are archived, never deleted.
settings-nowhere = ⚠ Nobody can open a game now. Choose a channel, or go back to the default below.
settings-channels-blocked = ⚠ In { $channels } I lack permissions that a game needs. `/saloon check` says which.
settings-told-in-blocked = ⚠ I may not write in { $channel }. `/saloon check` says what is missing.

## Buttons, menus and the form

settings-menu-channels = Choose channels to allow only these…
settings-menu-openers = Choose roles to allow only these…
settings-menu-told-in = Choose a channel…
settings-menu-defaults = Back to the default…
button-robots-yes = Allow robots
button-robots-no = No robots
button-ratings-yes = Count results
button-ratings-no = Do not count
button-limits = Other numbers…
limits-title = Limits of this server
limits-hint = A number from { $low } to { $high }. Empty: the default, { $default }.

## What Discord does itself

settings-discord = **What Discord does itself**
    Under **Server Settings → Integrations → Saloon** you can switch each command off for roles, people and channels. Threads follow their channel. Two things do not work that way, so there are settings for them here:
    - Discord knows only whole commands: whoever may not use `/boomtown new` may not use any other command of Boomtown either.
    - It stops no button: the buttons of a board work for everybody who sees its thread.
    To keep somebody out, use Discord’s timeout, its ban, or the permission View Channel. I have no ban list of my own.

## Refused

refused-no-such-text-channel = That is not a text channel of this server, or it is deleted. Choose one that the menu offers.
refused-no-such-role = That is not a role of this server, or it is deleted. Choose one that the menu offers.
refused-role-of-a-bot = That role belongs to a bot, so no person can have it. Choose another.
