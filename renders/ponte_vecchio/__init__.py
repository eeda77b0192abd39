"""Ponte Vecchio's pictures and words, as one object. What draws is loaded with the first picture."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.ponte_vecchio.cards import ASK
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.story import Paid
from engine.games.ponte_vecchio.view import PonteVecchioView
from renders.drawing.loading import drawn_by
from renders.face import Face
from renders.ponte_vecchio import text


class _PonteVecchioFace(Face[PonteVecchioView]):
    """What Ponte Vecchio has."""

    name = "ponte-vecchio"
    tells_places = True
    board_strips = staticmethod(drawn_by("renders.ponte_vecchio.picture.board", "board"))
    hand_strips = staticmethod(drawn_by("renders.ponte_vecchio.picture.hand", "hand"))
    alt_text = staticmethod(text.board.alt_text)
    alt_parts = staticmethod(text.board.alt_parts)
    hand_alt = staticmethod(text.board.hand_alt)
    hand_text = staticmethod(text.board.hand_text)
    board_text = staticmethod(text.board.board_text)
    tell = staticmethod(text.story.tell)
    summary = staticmethod(text.summary.summary)
    log = staticmethod(text.story.log)
    prompt = staticmethod(text.prompts.prompt)
    choices_text = staticmethod(text.choices.choices_text)
    turn = staticmethod(text.board.turn_text)
    progress = staticmethod(text.board.progress)
    option = staticmethod(text.options.option)
    option_hint = staticmethod(text.options.option_hint)
    amount_label = staticmethod(text.options.amount_label)
    choice_label = staticmethod(text.options.choice_label)
    answer_text = staticmethod(text.options.answer_text)
    order_label = staticmethod(text.orders.order_label)
    order_prompt = staticmethod(text.orders.order_prompt)
    limit_label = staticmethod(text.orders.limit_label)
    order_text = staticmethod(text.orders.order_text)
    score = staticmethod(text.board.score)
    won = staticmethod(text.board.won)
    likely_answers = staticmethod(text.offers.likely_answers)
    option_label = staticmethod(text.options.option_label)
    button_label = staticmethod(text.options.option_label)
    style = staticmethod(text.options.style)
    numbered = frozenset({DecisionName.CARD})
    on_board = frozenset({DecisionName.CARD})
    confirmed = frozenset({Paid})
    by_number: Mapping[str, str] = MappingProxyType({DecisionName.BUILD: "step-", DecisionName.MOVE: "step-"})
    apart: Mapping[str, frozenset[str]] = MappingProxyType({DecisionName.MOVE: frozenset({ASK})})
    rules = text.rules.RULES
    panel_strips = staticmethod(drawn_by("renders.ponte_vecchio.picture.panel", "panel"))
    panel_alt = staticmethod(text.panel.panel_alt)
    panel_alt_parts = staticmethod(text.panel.panel_alt_parts)
    panel_words = staticmethod(text.panel.panel_words)
    large_board_strips = staticmethod(drawn_by("renders.ponte_vecchio.picture.large", "board"))
    large_hand_strips = staticmethod(drawn_by("renders.ponte_vecchio.picture.large_hand", "hand"))
    large_panel_strips = staticmethod(drawn_by("renders.ponte_vecchio.picture.large_panel", "panel"))


FACE: Final = _PonteVecchioFace()
