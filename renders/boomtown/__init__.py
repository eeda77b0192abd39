"""Boomtown's pictures and words, as one object. What draws is loaded with the first picture."""

from typing import Final

from engine.games.boomtown.view import BoomtownView
from renders.boomtown.text import board, labels, options, prompts, rules, story, summary
from renders.face import Face, drawn_by

FACE: Final[Face[BoomtownView]] = Face(
    name="boomtown",
    board=drawn_by("renders.boomtown.picture.board", "board"),
    hand=drawn_by("renders.boomtown.picture.hand", "hand"),
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
    score=labels.points_text,
    won=board.won,
    rules=rules.RULES,
)
