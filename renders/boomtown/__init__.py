"""Boomtown's pictures and words, as one object. What draws is loaded with the first picture."""

from typing import Final

from engine.games.boomtown.view import BoomtownView
from renders.boomtown import digest, rules, story, terms, text, words
from renders.face import Face, drawn_by

FACE: Final[Face[BoomtownView]] = Face(
    name="boomtown",
    board=drawn_by("renders.boomtown.board", "board"),
    hand=drawn_by("renders.boomtown.hand", "hand"),
    alt_text=text.alt_text,
    hand_alt=text.hand_alt,
    hand_text=text.hand_text,
    board_text=text.board_text,
    tell=story.tell,
    digest_story=digest.digest_story,
    log_story=digest.log_story,
    prompt=words.prompt,
    turn=text.turn_text,
    option_label=words.option_label,
    option_hint=words.option_hint,
    choice_label=words.choice_label,
    group_label=words.group_label,
    amount_label=words.amount_label,
    answer_text=words.answer_text,
    score=terms.points_text,
    won=text.won,
    rules=rules.RULES,
)
