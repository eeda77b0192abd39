"""Boomtown's words: its board, story, questions and rules as text. They know no picture."""

from renders.boomtown.text import board, labels, options, orders, panel, prompts, rules, story, summary

__all__ = ["board", "labels", "options", "orders", "panel", "prompts", "rules", "story", "summary"]
