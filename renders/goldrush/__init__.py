"""Goldrush's pictures and words, as one object. What draws is loaded with the first picture."""

from typing import Final

from engine.games.goldrush.view import GoldrushView
from renders.face import Face, drawn_by
from renders.goldrush.text import board, options, panel, prompts, rules, story, summary

FACE: Final[Face[GoldrushView]] = Face(
    name="goldrush",
    board=drawn_by("renders.goldrush.picture.board", "board"),
    hand=drawn_by("renders.goldrush.picture.hand", "hand"),
    alt_text=board.alt_text,
    hand_alt=board.hand_alt,
    hand_text=board.hand_text,
    board_text=board.board_text,
    tell=story.tell,
    digest_story=summary.digest_story,
    log_story=story.log_story,
    prompt=prompts.prompt,
    turn=board.turn_text,
    option_label=options.option_label,
    option_hint=options.option_hint,
    choice_label=options.choice_label,
    group_label=options.group_label,
    amount_label=options.amount_label,
    answer_text=options.answer_text,
    score=board.score,
    won=board.won,
    standing=board.standing,
    numbered=frozenset(("move",)),
    rules=rules.RULES,
    panel_picture=drawn_by("renders.goldrush.picture.panel", "panel"),
    panel_alt=panel.panel_alt,
)
