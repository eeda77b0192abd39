"""Gnadenlos!'s words: its board, story, questions and rules as text. They know no picture."""

from renders.gnadenlos.text import bids, board, options, orders, panel, prompts, rules, story, summary

__all__ = ["bids", "board", "options", "orders", "panel", "prompts", "rules", "story", "summary"]
