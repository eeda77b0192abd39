"""What is in `deploy/`: that it names only what exists, and that the bot runs as it says there."""
