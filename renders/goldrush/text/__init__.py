"""Goldrush's words: its board, story, questions and rules as text. They know no picture."""

from renders.goldrush.text import board, land, options, orders, panel, prompts, rules, story, summary

__all__ = ["board", "land", "options", "orders", "panel", "prompts", "rules", "story", "summary"]
