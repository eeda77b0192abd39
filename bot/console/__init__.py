"""The commands of `python -m bot`, for whoever runs the bot: a module for each.

`console` runs the one that was typed. Besides: `arguments` and `questions` (what people type), `findings`
and `stills` (what a command says), `reports` (what a file holds), `asking` (how something is done that is
written), `ready` (what a running bot says of itself), `machine` and `portal` (what `check` looks at).
"""
