"""Gnadenlos!'s words: its board, story, questions and rules as text. They know no picture."""
