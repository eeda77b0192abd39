"""A season of games over a virtual calendar: what time does to tables whose people come once or twice a day,
or never again.

`python -m tests.season` plays it, with the real sessions, journal, line and scheduler, and without Discord.
"""
