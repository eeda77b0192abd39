"""The async front door for people: they open, join, answer and leave; what stands behind it."""
