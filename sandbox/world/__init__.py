"""What exists: people, servers, channels, threads, messages, and the few ways in which they change.

Begin with `objects`, the records, then `world`, their changes; `posting` and `reactions` are those of
messages, `kept` is where all is held, `permissions` says who may. It knows neither HTTP, the gateway nor
who is looking.
"""
