### `/league`: what anybody reads of the leagues of a server, and what people do in them. Its name, and that of the rules, are in league-rules.ftl.

league-command-about = Leagues on this server: join, see your tables and the standings, look everything up
league-command-list = list
league-command-list-about = The leagues of this server: where each one is, and what comes next
league-command-table = table
league-command-table-about = The standings of a division
league-command-mine = mine
league-command-mine-about = Your tables in a league
league-command-join = join
league-command-join-about = Join a league’s season
league-command-leave = leave
league-command-leave-about = Leave a league’s season; your running tables go on
league-command-sit-out = sit-out
league-command-sit-out-about = Sit the next round out
league-command-round = round
league-command-round-about = A round’s tables, or the round to come, and whether you are in
league-command-cross = cross
league-command-cross-about = Who left whom behind in a division, and how often
league-command-log = log
league-command-log-about = Everything that happened in a season, the newest first
league-command-verify = verify
league-command-verify-about = Check a season: its draws, tables, standings and ratings
league-command-export = export
league-command-export-about = A season as files, with which anybody can check it
league-command-report = report
league-command-report-about = Tell the organisers that something at a table is not right; only they read it

league-parameter-league = league
league-parameter-league-about = Which league; without it, the one of this channel, or else the only one
league-parameter-division = division
league-parameter-division-about = Which division; without it, your own, or else the first
league-parameter-season = season
league-parameter-season-about = Which season; without it, the newest
league-parameter-round = round
league-parameter-round-about = Which round; without it, the one to come and the newest one
league-parameter-table = table
league-parameter-table-about = Which table: choose it, or type the round and the number, like 2.7
league-parameter-report = text
league-parameter-report-about = What is not right there

## Buttons and menus

button-cross = { league-cross }
button-leaguelog = Log
button-league-newer = ‹ Newer
button-league-older = Older ›
menu-league-cross = Who left whom behind, by division

## The list

league-list-title = **Leagues of this server**
league-list-state = { $state ->
    [signup] Sign-up
    [playing] Round { $round } of { $rounds }
    [overtime] Overtime
   *[over] Over
}, { $count ->
    [one] { $count } person
   *[other] { $count } people
}
league-list-board = [Go to the league]({ $url })
league-list-none = **There is no league on this server yet.**
league-list-none-how = Organisers open one: people who have the permission “Manage Events”, or whom an admin lets use `/{ organise-command }`.

## Before the first draw

league-entered = **{ $league }, season { $season }: who has joined**

## A round

league-round-title = **{ $league }, season { $season }: round { $round }**
league-own-because = That is because you answered in a game here, or said that you are in, <t:{ $at }:R>.

## The log

league-log-title = **{ $league }, season { $season }: log**

## Checking

league-season-title = **{ $league }, season { $season }**
league-check-count = { $what ->
    [draw] { $count ->
        [one] { $count } draw
       *[other] { $count } draws
    }
    [result] { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
    [standings] { $count ->
        [one] { $count } place in the standings
       *[other] { $count } places in the standings
    }
   *[ratings] { $count ->
        [one] { $count } rating
       *[other] { $count } ratings
    }
}
league-check-agrees = Everything was computed again from what is stored, and agrees to the digit: { $counts }.
league-check-replayed = { $replayed ->
    [0] None of these tables could be played again by the rules; they were compared with what their games have left.
    [one] One of these { $tables } tables was played again by the rules; the others were compared with what their games have left.
   *[other] { $replayed } of these { $tables } tables were played again by the rules; the others were compared with what their games have left.
}
league-check-differs = { $what ->
    [draw] **Not everything agrees.** A round is not drawn as its seed says:
    [result] **Not everything agrees.** A table did not end as its game says:
    [standings] **Not everything agrees.** The season did not end with the standings to which its acts lead:
   *[ratings] **Not everything agrees.** All draws, tables and standings do, but the ratings are not those to which the games lead.
}
league-check-tell = Please tell whoever runs this bot.
league-check-digest = -# SHA-256 of the standings: `{ $digest }`

## Files

league-export = `league.json` has the settings, all acts with their seeds, and the standings; `standings.csv` has the standings for a spreadsheet. Entries have numbers and public names, and no Discord ids.
league-export-how = -# Whoever has the program’s source computes the same standings without the bot: `python -m engine.leagues league.json`

## Reports

league-reported = **Your report of this table was sent:** { $table }.
league-reported-what-next = Only the organisers read it, and see that it is yours. **{ button-mytables }** tells you what came of it (L14).

## Refusals

refused-league-division-unknown = This season has no such division. { $last ->
    [one] It has only division 1.
   *[other] Its divisions have the numbers 1 to { $last }.
}
refused-league-round-unknown = There is nothing to show of that round yet. A season of this league has { $last } rounds.
refused-league-no-round = No round of this season was drawn, and none is to come.
refused-league-check-runs = Somebody is checking a league of this server just now. Try again in a moment.
refused-league-report-missing = Say what is not right at that table.
refused-too-many-reports = The organisers have { $most } reports of yours that are not decided yet. Wait for them.
