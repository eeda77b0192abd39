"""What the bot posts without being asked: boards and open seats, and how they stay true after failures."""
