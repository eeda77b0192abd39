### `/organise` for leagues as a whole: opening, settings, dates and the end. What is about tables and people is elsewhere.

organise-command = organise
organise-command-about = Open and run the leagues of this server
organise-command-open = open
organise-command-open-about = Open a league, after a preview; the bot chooses what you leave out
organise-command-next = next
organise-command-next-about = Open the next season of a league, after a preview
organise-command-settings = settings
organise-command-settings-about = See how a league is played, or change it and give a reason
organise-command-start = start
organise-command-start-about = Draw the first round as early as possible
organise-command-extend = extend
organise-command-extend-about = Put off the end of a season by a few days, only once
organise-command-stop = stop
organise-command-stop-about = Let a season stand still: no draws, and no time runs at its tables
organise-command-go-on = go-on
organise-command-go-on-about = Let a season that stands still go on
organise-command-close = close
organise-command-close-about = Close a league for good, during sign-up or after a season
organise-command-ratings = ratings
organise-command-ratings-about = Choose whether games on this server count for ratings

parameter-organise-name = name
parameter-organise-name-about = What the league is called, at most 40 characters
parameter-organise-game = game
parameter-organise-game-about = The game that is played in it
parameter-organise-league = league
parameter-organise-league-about = Which league, if it is not the one of this channel
parameter-organise-table = table
parameter-organise-table-about = How many people sit at a table
parameter-organise-rounds = rounds
parameter-organise-rounds-about = How many rounds a season has, 3 to 12
parameter-organise-every = every
parameter-organise-every-about = The days from one draw to the next, 3 to 28
parameter-organise-start = start
parameter-organise-start-about = In how many days the first round is drawn, 1 to 60; people sign up until then
parameter-organise-tables = channel
parameter-organise-tables-about = The channel with the tables’ threads; best a channel of its own
parameter-organise-home = home
parameter-organise-home-about = The channel with the standing message and the news
parameter-organise-division = division
parameter-organise-division-about = The most people in a division, 8 to 50; 0 puts everybody in one
parameter-organise-now = now
parameter-organise-now-about = Open sign-up immediately, without a preview
parameter-organise-last-games = last-games
parameter-organise-last-games-about = The days for the games after the last draw, 7 to 90
parameter-organise-pace = pace
parameter-organise-pace-about = How long the tables of rounds to come wait for an answer
parameter-organise-at-once = at-once
parameter-organise-at-once-about = With so many unfinished tables, people sit out the next round, 1 to 10
parameter-organise-line = line
parameter-organise-line-about = How many people go up and down between two divisions
parameter-organise-late = late
parameter-organise-late-about = Until the draw of which round people may still join
parameter-organise-goes-on = goes-on
parameter-organise-goes-on-about = Whether the next season opens by itself, a week after this one
parameter-organise-days = days
parameter-organise-days-about = How many days later, 1 to 7
parameter-organise-on = on
parameter-organise-on-about = True: they count; False: they do not
parameter-organise-setting = { $setting ->
    [table] { parameter-organise-table }
    [division] { parameter-organise-division }
    [rounds] { parameter-organise-rounds }
    [every] { parameter-organise-every }
    [last_games] { parameter-organise-last-games }
    [start] { parameter-organise-start }
    [pace] { parameter-organise-pace }
    [at_once] { parameter-organise-at-once }
    [line] { parameter-organise-line }
    [late] { parameter-organise-late }
   *[goes_on] { parameter-organise-goes-on }
}
organise-line-usual = one in six, as usual

## The preview and its form. A title has at most 45 characters, a label too

button-changeseason = Change…
organise-form = Change the season
organise-form-field = { $field ->
    [table] People at a table
    [rounds] Rounds
    [every] Days from draw to draw
    [sign_up] Days of sign-up
   *[division] Most people in a division
}
organise-form-hint = { $field ->
    [table] { $low } to { $high }. Empty: what fits the game
    [every] { $low } to { $high }. Empty: what fits the game
    [division] { $low } to { $high }. 0: everybody in one
   *[other] { $low } to { $high }
}
organise-cannot-hold = **{ $league }** cannot be opened like this. { $why } Change it with **{ button-changeseason }**
organise-dates-moved = **The dates have moved** since you saw them. Have a look, and press again.
organise-preview-where = The standing message and the news come to <#{ $channel }>, the tables to threads in <#{ $tables }>. Only people who can see <#{ $channel }> find the league and can join it.
organise-preview-flood = With 40 people, up to { $count } tables would be there at a time. Better give them a channel of their own, with the option `{ parameter-organise-tables }` of `/{ organise-command } { organise-command-settings }`: that can wait until sign-up is open.
organise-preview-zone = I do not know your time zone, so the dates are in UTC. Tell me where you are with `/{ game-command } { game-command-hours }`, then press **{ button-opensignup }**: you see the new dates first.
organise-preview-next = **Nothing is stored yet.** After **{ button-opensignup }** people have { $days ->
    [one] one day
   *[other] { $days } days
} to join. After that, everything runs by itself.

## Open

organise-opened = **{ $league }, season { $season }, is open.** People press **{ button-enter }** on the standing message, which comes to <#{ $channel }> in a moment.
organise-open-already = **{ $league }, season { $season }, is open already.** People press **{ button-enter }** on the standing message in <#{ $channel }>.
organise-steps =
    This happens by itself:
    - Round 1 is drawn on <t:{ $at }:f>. Two days before each draw, the news thread asks who is there.
    - The tables come to threads in <#{ $tables }>. If somebody does not come, a robot plays on.
    - When the last round is over, everybody reads who is champion.

    If you want it otherwise: `/{ organise-command } { organise-command-settings }` changes what is still to come, `/{ organise-command } { organise-command-start }` draws earlier, `/{ organise-command } { organise-command-stop }` lets everything stand still, `/{ organise-command } { organise-command-close }` closes the league.

## What was done

organise-done = Everybody reads: { $line }
organise-settings = **{ $league }, season { $season }**, is played like this:
organise-settings-can = With a reason, which everybody reads, you can still change (L13): { $can }.
organise-settings-over = The season is over. `/{ organise-command } { organise-command-next }` opens the next one, and can change some of this.
organise-settings-unchanged = The settings were like this before, so nothing has changed.
organise-channels = At home in <#{ $channel }>. New tables come to threads in <#{ $tables }>.
organise-closed = **{ $league } is closed:** “{ $reason }”. Nobody can join any more, and no other season opens. Its games, news and ratings stay, but `/{ league-command }` does not show it any more.

## Refusals

refused-not-for-you-to-open = To press this you need the permission “Manage Events”. If you may use `/{ organise-command }` without it, send the same command again with the option `{ parameter-organise-now }`.
refused-league-not-a-text-channel = A league needs a text channel. Send the command in the channel in which people are to join.
refused-league-channel-gone = One of the league’s channels is deleted, is no text channel, or is hidden from you. Choose another one; for a league that is open already, `/{ organise-command } { organise-command-settings }` does that.
refused-league-setting-fixed-now = `{ $setting }` cannot be changed any more in this season, only in the next one. What you can still change: { $can }.
menu-season-options = Options of the game (none)
