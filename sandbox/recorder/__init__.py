"""What the bot has said, to whom, and where in it a text can be found. It decides nothing."""
