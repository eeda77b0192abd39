"""Ponte Vecchio's pictures and words, as one object. What draws is loaded with the first picture."""

from typing import Final

from engine.games.ponte_vecchio.view import PonteVecchioView
from renders.face import Face, drawn_by
from renders.ponte_vecchio import choice, digest, offers, prompts, rules, story, text, words

FACE: Final[Face[PonteVecchioView]] = Face(
    name="ponte-vecchio",
    board=drawn_by("renders.ponte_vecchio.board", "board"),
    hand=drawn_by("renders.ponte_vecchio.hand", "hand"),
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
    likely_amounts=offers.likely_amounts,
    by_number={"build": "step-", "move": "step-"},
    rules=rules.RULES,
    panel_picture=drawn_by("renders.ponte_vecchio.panel", "panel"),
    panel_alt=choice.panel_alt,
)
