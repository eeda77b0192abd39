"""Gnadenlos!'s pictures and words, as one object. What draws is loaded with the first picture."""

from typing import Final

from engine.games.gnadenlos.view import GnadenlosView
from renders.face import Face, drawn_by
from renders.gnadenlos.text import board, options, panel, prompts, rules, story, summary

FACE: Final[Face[GnadenlosView]] = Face(
    name="gnadenlos",
    board=drawn_by("renders.gnadenlos.picture.board", "board"),
    hand=drawn_by("renders.gnadenlos.picture.hand", "hand"),
    alt_text=board.alt_text,
    hand_alt=board.hand_alt,
    hand_text=board.hand_text,
    board_text=board.board_text,
    tell=story.tell,
    digest_story=summary.digest_story,
    log_story=summary.log_story,
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
    usual_label=options.usual_label,
    rules=rules.RULES,
    panel_picture=drawn_by("renders.gnadenlos.picture.panel", "panel"),
    panel_alt=panel.panel_alt,
)
