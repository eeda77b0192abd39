"""Goldrush's pictures and words, as one object. What draws is loaded with the first picture."""

from typing import Final

from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.story import Assayed
from engine.games.goldrush.view import GoldrushView
from renders.drawing.loading import drawn_by
from renders.face import Face
from renders.goldrush import text


class _GoldrushFace(Face[GoldrushView]):
    """What Goldrush has."""

    name = "goldrush"
    outcomes = frozenset((Assayed,))
    board_strips = staticmethod(drawn_by("renders.goldrush.picture.board", "board"))
    own_board_strips = staticmethod(drawn_by("renders.goldrush.picture.board", "own_board"))
    hand_strips = staticmethod(drawn_by("renders.goldrush.picture.hand", "hand"))
    alt_text = staticmethod(text.board.alt_text)
    own_alt_text = staticmethod(text.board.own_alt_text)
    hand_alt = staticmethod(text.board.hand_alt)
    alt_parts = staticmethod(text.board.alt_parts)
    own_alt_parts = staticmethod(text.board.own_alt_parts)
    hand_alt_parts = staticmethod(text.board.hand_alt_parts)
    hand_text = staticmethod(text.board.hand_text)
    board_text = staticmethod(text.board.board_text)
    own_board_text = staticmethod(text.board.own_board_text)
    map_places = staticmethod(text.land.map_places)
    map_text = staticmethod(text.land.map_text)
    tell = staticmethod(text.story.tell)
    summary = staticmethod(text.summary.summary)
    log = staticmethod(text.story.log)
    prompt = staticmethod(text.prompts.prompt)
    choices_text = staticmethod(text.prompts.choices_text)
    turn = staticmethod(text.board.turn_text)
    progress = staticmethod(text.board.progress)
    option = staticmethod(text.options.option)
    choice_label = staticmethod(text.options.choice_label)
    button_label = staticmethod(text.options.button_label)
    option_hint = staticmethod(text.options.option_hint)
    style = staticmethod(text.options.style)
    answer_text = staticmethod(text.options.answer_text)
    group_label = staticmethod(text.orders.group_label)
    order_label = staticmethod(text.orders.order_label)
    order_prompt = staticmethod(text.orders.order_prompt)
    order_text = staticmethod(text.orders.order_text)
    score = staticmethod(text.board.score)
    won = staticmethod(text.board.won)
    standing = staticmethod(text.board.standing)
    numbered = frozenset((DecisionName.MOVE, DecisionName.WITHDRAW))
    on_board = frozenset({DecisionName.MOVE})
    board_has_hand = True
    rules = text.rules.RULES
    panel_strips = staticmethod(drawn_by("renders.goldrush.picture.panel", "panel"))
    large_board_strips = staticmethod(drawn_by("renders.goldrush.picture.large", "board"))
    large_hand_strips = staticmethod(drawn_by("renders.goldrush.picture.large_hand", "hand"))
    large_panel_strips = staticmethod(drawn_by("renders.goldrush.picture.large_panel", "panel"))
    panel_alt = staticmethod(text.panel.panel_alt)
    panel_words = staticmethod(text.panel.panel_words)
    panel_alt_parts = staticmethod(text.panel.panel_alt_parts)


FACE: Final = _GoldrushFace()
