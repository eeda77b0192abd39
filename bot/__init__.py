"""Starting and stopping: settings, logs, the Discord client, and what runs beside it.

`running` is the run: a `supervisor` keeps a `client` going, and the `background` has all else that goes on
meanwhile, in the order in which it is stopped. The client's parts are `sharded`, `line`, `command_list` and
`under_way`. The rooms: `due` (what the scheduler does), `upkeep` (what looks after the file and the process),
`health` (how the bot is) and `console` (the commands of `python -m bot`). `requests` are what commands ask of
a running bot, `operator_acts` do them, and `outcomes` say what came of it.
"""
