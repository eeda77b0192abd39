"""How a game without pictures and words of its own looks and speaks: plainly, from the names of its fields,
keys, events and decisions. Knows no game."""
