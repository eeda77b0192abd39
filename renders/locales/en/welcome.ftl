### What Saloon says on a server that it has joined, how all of a server is deleted, and what is left of messages once a
### game has been over for a day.

## Arriving

welcome =
    ### Board games, a few minutes a day
    With Saloon you play { $games } in threads of this server. Everybody answers when it suits them, and a game takes days; you can also play alone, against robots.
    `/boomtown new` opens a game, and every game has this command. `/game help` shows the rest.
welcome-admins = -# For admins: with **{ welcome-settings }** you choose where and how games are opened. Nothing has to be set up.
welcome-back = { $games ->
    [0] Here I am again. `/boomtown new` opens a game.
    [one] Here I am again; one game goes on.
   *[other] Here I am again; { $games } games go on.
}
welcome-settings = Settings
rules-of-all = ### The rules of all games

## Deleting all of a server

erase-what =
    ### Delete all that Saloon knows of this server
    { $games ->
        [0] There are no games here. The settings of this server, and what its admins and moderators have done, would be deleted.
       *[other] This would be deleted: { $games ->
            [one] 1 game
           *[other] { $games } games
        } ({ $playing } running, { $open } open, { $ended } finished) with all answers and logs, the settings of this server, and what its admins and moderators have done.
    }
    Running and open games end immediately. For a week everything can be taken back; after that it is gone for good. Messages and pictures on Discord stay: they are this server’s.
erase-ask = Delete all…
erase-really = **Really?** Next you type the name of this server.
erase-all = Type the name…
erase-form = Delete all of this server
erase-name = The name of this server
erase-name-about = All that Saloon knows of it will be deleted in a week.
erase-keep = Take it back
erase-begun = { $games ->
    [0] Everything will be deleted on <t:{ $until }:F>.
    [one] Everything will be deleted on <t:{ $until }:F>. One game has ended.
   *[other] Everything will be deleted on <t:{ $until }:F>. { $games } games have ended.
} Until then you can take it back, here or later with `/saloon erase`.
erase-decided = All that Saloon knows of this server will be deleted on <t:{ $until }:F>. Until then you can take it back, here or later with `/saloon erase`.
erase-kept = { $games ->
    [0] Nothing is deleted.
    [one] Nothing is deleted: the game goes on as it was.
   *[other] Nothing is deleted: { $games } games go on as they were.
}
told-set-aside = An admin is having all games of this server deleted, on <t:{ $until }:f>. This game is over and has no result; it only goes on if that is taken back before then.
told-taken-up = Nothing is deleted: the game goes on as it was.
lobby-set-aside = Closed, because an admin is having all games of this server deleted.

## Messages of games that are long over

folded-over = **{ $game }**: { $result }. { $thread }
folded-ended = **{ $game }** is over. { $thread }
folded-closed = **{ $game }** was closed. { $thread }
folded-given-up = **{ $game }** was closed, because nobody came back. { $thread }
folded-expired = **{ $game }**: nobody joined for a week.
folded-thread = <#{ $thread }>

## Commands

saloon-command-erase = erase
saloon-command-erase-about = Delete all that Saloon knows of this server; it can be taken back for a week
parameter-undo = undo
parameter-undo-about = Take it back: nothing is deleted, and all games go on

## What is refused

refused-server-erased = All games of this server will be deleted on <t:{ $until }:F>, so no new ones can be opened. An admin can take that back with `/saloon erase`.
refused-erasing-already = That is decided already: everything will be deleted on <t:{ $until }:F>. `/saloon erase` takes it back.
refused-not-erasing = Nothing is going to be deleted, so there is nothing to take back.
refused-erase-other-name = That is not the name of this server, so nothing was deleted. Type “{ $server }”.
refused-server-not-there = Discord does not reach this server just now, so nothing has changed. Try again in a minute.
refused-undo-erasing = All games of this server will be deleted on <t:{ $until }:F>, so a single one cannot go on. An admin can take that back with `/saloon erase`.
