"""Discord's websocket, over which a bot hears what happens.

Begin with `gateway`; `rules` says what a bot may say there, `events` and `members` what it hears, `session`
and `sessions` what survives a cut line.
"""
