"""Leagues: what happens in a season, the draws of its rounds, points and standings, and their front door.

Most of it is pure: persons are entry numbers, and a season is its acts, so that whoever has them can make the
same draws and the same standings again. `leagues` and the modules that it is made of (`books`, `founding`,
`tables`, `entering`, `ticking`, `organising`, `checking`) know the journal, sessions and who people are.
"""
