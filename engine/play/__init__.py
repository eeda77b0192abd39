"""Steps a game's script: decisions, tables, matches and luck. Pure: it knows no people, clocks or disks."""
