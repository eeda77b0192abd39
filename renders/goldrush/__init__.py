"""Goldrush's pictures and words, as one object. What draws is loaded with the first picture."""

from typing import Final

from engine.games.goldrush.view import GoldrushView
from renders.face import Face, drawn_by
from renders.goldrush import choice, digest, prompts, rules, story, text, words

FACE: Final[Face[GoldrushView]] = Face(
    name="goldrush",
    board=drawn_by("renders.goldrush.board", "board"),
    hand=drawn_by("renders.goldrush.hand", "hand"),
    alt_text=text.alt_text,
    hand_alt=text.hand_alt,
    hand_text=text.hand_text,
    board_text=text.board_text,
    tell=story.tell,
    digest_story=digest.digest_story,
    log_story=story.log_story,
    prompt=prompts.prompt,
    turn=text.turn_text,
    option_label=words.option_label,
    option_hint=words.option_hint,
    choice_label=words.choice_label,
    group_label=words.group_label,
    amount_label=words.amount_label,
    answer_text=words.answer_text,
    score=text.score,
    won=text.won,
    standing=text.standing,
    numbered=frozenset(("move",)),
    rules=rules.RULES,
    panel_picture=drawn_by("renders.goldrush.panel", "panel"),
    panel_alt=choice.panel_alt,
)
