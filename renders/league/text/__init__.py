"""The words of leagues: points, alternative texts, standings to read, and the rules."""
