"""How a game looks and speaks that has no pictures or words of its own: plainly, from the names of its
fields, keys, events and decisions. Knows no game."""
