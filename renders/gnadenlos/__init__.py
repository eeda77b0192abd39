"""Gnadenlos!'s pictures and words, as one object. What draws is loaded with the first picture."""

from typing import Final

from engine.games.gnadenlos.view import GnadenlosView
from renders.drawing.loading import drawn_by
from renders.face import Face
from renders.gnadenlos import text


class _GnadenlosFace(Face[GnadenlosView]):
    """What Gnadenlos! has."""

    name = "gnadenlos"
    tells_places = True
    board_strips = staticmethod(drawn_by("renders.gnadenlos.picture.board", "board"))
    hand_strips = staticmethod(drawn_by("renders.gnadenlos.picture.hand", "hand"))
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
    other_names = staticmethod(text.options.other_names)
    option_hint = staticmethod(text.options.option_hint)
    amount_label = staticmethod(text.options.amount_label)
    answer_text = staticmethod(text.options.answer_text)
    order_label = staticmethod(text.orders.order_label)
    order_prompt = staticmethod(text.orders.order_prompt)
    order_text = staticmethod(text.orders.order_text)
    score = staticmethod(text.board.score)
    won = staticmethod(text.board.won)
    likely_answers = staticmethod(text.bids.likely_answers)
    further_answers = staticmethod(text.bids.further_answers)
    several_label = staticmethod(text.options.several_label)
    more_label = staticmethod(text.options.more_label)
    style = staticmethod(text.options.style)
    none_label = staticmethod(text.options.none_label)
    rules = text.rules.RULES
    panel_strips = staticmethod(drawn_by("renders.gnadenlos.picture.panel", "panel"))
    large_board_strips = staticmethod(drawn_by("renders.gnadenlos.picture.large", "board"))
    large_hand_strips = staticmethod(drawn_by("renders.gnadenlos.picture.large_hand", "hand"))
    large_panel_strips = staticmethod(drawn_by("renders.gnadenlos.picture.large_panel", "panel"))
    panel_words = staticmethod(text.panel.panel_words)
    panel_alt = staticmethod(text.panel.panel_alt)
    panel_alt_parts = staticmethod(text.panel.panel_alt_parts)


FACE: Final = _GnadenlosFace()
