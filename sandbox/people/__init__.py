"""People at their clients: what they do, what they see, and what they get for it."""
