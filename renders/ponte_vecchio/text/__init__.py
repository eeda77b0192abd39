"""Ponte Vecchio's words: its board, story, questions and rules as text. They know no picture."""

from renders.ponte_vecchio.text import (
    board,
    choices,
    offers,
    options,
    orders,
    panel,
    prompts,
    rules,
    story,
    summary,
)

__all__ = ["board", "choices", "offers", "options", "orders", "panel", "prompts", "rules", "story", "summary"]
