"""What the bot has said, to whom, and where a text can be found in that. It decides nothing."""
