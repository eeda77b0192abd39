"""Ordinary discord.py programs, which know nothing of the sandbox, and the people who try them there."""
