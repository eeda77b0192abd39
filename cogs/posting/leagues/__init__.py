"""Leagues on Discord: standing messages, news, the messages of tables, and all their words."""
