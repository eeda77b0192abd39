"""What exists: people, servers, channels, threads and messages, and the few ways in which they change.

Begin with `objects` (the records), then `world` (their changes); `posting` and `reactions` change messages,
`kept` holds everything, `permissions` says who may do what. It knows neither HTTP nor the gateway nor people.
"""
