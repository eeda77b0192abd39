"""What becomes due while nobody presses: the `scheduler` knows when and in which order, the others do it.

`expiries` let the clock answer, `terms` end pauses, absences and motions, `lapses` end what nobody comes to,
`leagues` go on. `tidying`, `rating_lists` and `erasures` do what can wait. `deeds` is all of it together.
"""
