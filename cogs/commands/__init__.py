"""The cogs: a file for each group of slash commands, and how commands are declared and translated."""
