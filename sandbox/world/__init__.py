"""What exists: people, servers, channels, threads, messages, and the few ways in which they change.

It knows neither HTTP, the gateway nor who is looking.
"""
