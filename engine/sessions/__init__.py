"""What people do with games: they open, join and start them, answer and leave. Start reading at `sessions`.

Nothing here knows Discord, pictures or words.
"""
