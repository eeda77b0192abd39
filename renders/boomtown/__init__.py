"""Boomtown's pictures and words, as one object. What draws is loaded with the first picture."""

from typing import Final

from engine.games.boomtown.story import HoldupTried
from engine.games.boomtown.view import BoomtownView
from renders.boomtown import text
from renders.drawing.loading import drawn_by
from renders.face import Face


class _BoomtownFace(Face[BoomtownView]):
    """What Boomtown has."""

    name = "boomtown"
    outcomes = frozenset((HoldupTried,))
    hides_hands = False
    tells_places = True
    board_strips = staticmethod(drawn_by("renders.boomtown.picture.board", "board"))
    hand_strips = staticmethod(drawn_by("renders.boomtown.picture.hand", "hand"))
    alt_text = staticmethod(text.board.alt_text)
    alt_parts = staticmethod(text.board.alt_parts)
    hand_alt = staticmethod(text.board.hand_alt)
    hand_alt_parts = staticmethod(text.board.hand_alt_parts)
    hand_text = staticmethod(text.board.hand_text)
    board_text = staticmethod(text.board.board_text)
    tell = staticmethod(text.story.tell)
    summary = staticmethod(text.summary.summary)
    log = staticmethod(text.story.log)
    prompt = staticmethod(text.prompts.prompt)
    choices_text = staticmethod(text.prompts.choices_text)
    turn = staticmethod(text.board.turn_text)
    progress = staticmethod(text.board.progress)
    option = staticmethod(text.options.option)
    option_hint = staticmethod(text.options.option_hint)
    choice_label = staticmethod(text.options.choice_label)
    button_label = staticmethod(text.options.button_label)
    group_label = staticmethod(text.options.group_label)
    amount_label = staticmethod(text.options.amount_label)
    answer_text = staticmethod(text.options.answer_text)
    order_label = staticmethod(text.orders.order_label)
    order_prompt = staticmethod(text.orders.order_prompt)
    order_text = staticmethod(text.orders.order_text)
    score = staticmethod(text.labels.points_text)
    won = staticmethod(text.board.won)
    rules = text.rules.RULES
    panel_strips = staticmethod(drawn_by("renders.boomtown.picture.panel", "panel"))
    large_board_strips = staticmethod(drawn_by("renders.boomtown.picture.large", "board"))
    large_hand_strips = staticmethod(drawn_by("renders.boomtown.picture.large_hand", "hand"))
    large_panel_strips = staticmethod(drawn_by("renders.boomtown.picture.large_panel", "panel"))
    panel_alt = staticmethod(text.panel.panel_alt)
    panel_alt_parts = staticmethod(text.panel.panel_alt_parts)
    panel_words = staticmethod(text.panel.panel_words)


FACE: Final = _BoomtownFace()
