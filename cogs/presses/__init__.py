"""What each press, choice and form does, and what it shows to whoever pressed."""
