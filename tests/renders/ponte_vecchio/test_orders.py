"""What is said ahead, in words: buttons that fit, and sentences that say what will happen."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.games.ponte_vecchio import GAME
from engine.games.ponte_vecchio.cards import Phase
from engine.games.ponte_vecchio.view import HandView, PonteVecchioView
from engine.play.decisions import Amount, Answer, Decision, Subset
from engine.play.match import Match
from engine.play.table import Seat
from renders.language.catalogues import HINT, LABEL, LOCALES, words_for
from renders.ponte_vecchio import FACE
from renders.reader import Reader
from tests.renders.ponte_vecchio.tables import A, B, bargaining, bidding, built, laying, sold
from tests.renders.samples import NAMES, WIDE


def seen(view: PonteVecchioView, seat: Seat = A, *, laid: str | None = None) -> PonteVecchioView:
    """A table as a seat sees it."""
    return replace(view, seat=seat, hand=HandView(("10", "40", "joker"), laid, 40))


SET_UP = Match.start(GAME, seats=4, options={}, seed="panel")
VIEWS = {
    "opening": seen(built(4, 12), B),
    "outbid": seen(bidding(2), B),
    "unlaid": seen(laying(4)),
    "laid": seen(laying(4), laid="40"),
    "holding": seen(bargaining(4)),
    "rival": seen(bargaining(4), B),
    "bought": seen(sold(4), B),
    "last of the set-up": SET_UP.view(Seat((SET_UP.view(None).start + 3) % 4)),
    "first of the set-up": SET_UP.view(SET_UP.view(None).start),
}


def ahead(view: PonteVecchioView) -> dict[str, Decision[Answer]]:
    """All decisions for which a seat may say ahead what it answers."""
    return {each.decision: each.asks(view) for each in GAME.orders if each.scope(view) is not None}


def text(name: str, decision: str, said: object, *, locale: str = "en") -> str:
    """What will happen by what was said."""
    view = VIEWS[name]
    asks = ahead(view)[decision]
    reader = Reader(view, NAMES[: len(view.players)], words_for(locale))
    return FACE.order_text(asks, asks.parse(said), reader)


def some(asks: Decision[Answer]) -> Iterator[Answer]:
    """Some answers of every kind."""
    answers = list(zip(range(40), asks.legal(), strict=False))
    yield from (answer for _, answer in answers)
    if isinstance(asks, Subset):
        keys = [option.key for option in asks.options]
        yield from ((keys[0], keys[-1]), (keys[-1],)) if asks.high > 1 else ()
        if asks.ordered:
            yield tuple(keys[: asks.high])


@pytest.mark.parametrize("locale", LOCALES)
def test_every_button_fits_and_every_sentence_is_whole(locale: str) -> None:
    found = set()
    for view in VIEWS.values():
        for names in (NAMES, WIDE):
            reader = Reader(view, names[: len(view.players)], words_for(locale))
            for name, asks in ahead(view).items():
                found.add(name)
                assert 0 < len(FACE.order_label(asks, reader)) <= LABEL
                assert "{" not in FACE.order_prompt(asks, reader)
                said = list(some(asks))
                assert all("{" not in FACE.order_text(asks, answer, reader) for answer in said)
                if isinstance(asks, Amount):
                    labels = [FACE.limit_label(asks, answer, reader) for answer in (None, asks.low)]
                else:
                    keys = [option.key for option in asks.options]  # type: ignore[attr-defined]
                    labels = [FACE.choice_label(asks, key, reader) for key in keys]
                    hints = [FACE.option_hint(asks, key, reader) or "" for key in keys]
                    assert max(map(len, hints)) <= HINT
                assert all(0 < len(label) <= LABEL for label in labels)
    assert found == {"bid", "build", "move", "offers", "owner", "turn"}


def test_steps_have_short_labels_because_many_stand_together() -> None:
    labels = {}
    for name, decision in (("opening", "build"), ("unlaid", "move"), ("laid", "move")):
        asks, reader = ahead(VIEWS[name])[decision], Reader(VIEWS[name], NAMES[:4], words_for("en"))
        labels[name] = [FACE.choice_label(asks, f"step-{step}", reader) for step in (8, 13)]
    assert labels == {
        "opening": ["8, opposite Diego", "13"],
        "unlaid": ["8, Diego", "13, you"],
        "laid": ["8, Diego 40", "13, you 40"],
    }


@pytest.mark.parametrize(
    ("name", "decision", "said", "expected"),
    [
        ("opening", "bid", 40, "You bid up to 40 in this auction, then pass."),
        ("opening", "bid", None, "You open this auction with 5, then pass."),
        ("rival", "offers", 35, "If somebody asks for offers in this play, you offer 35 gulden."),
        ("rival", "offers", None, "…you keep your offer of 1240."),
        ("laid", "offers", None, "…you offer nothing."),
        ("opening", "build", "step-9", "If you win this auction, you build on step 9."),
        ("last of the set-up", "build", ["step-8"], "…on step 8; if it is taken by then, you are asked."),
        ("last of the set-up", "build", ["step-8", "step-7"], "…free: 8, 7. If none is, you are asked."),
        ("last of the set-up", "build", [f"step-{n}" for n in (4, 3, 2, 1)], "…free: 4, 3, 2, 1."),
        ("first of the set-up", "build", ["step-8"], "You build your first shop on step 8."),
        (
            "laid",
            "move",
            ["step-9", "from-40"],
            "…accept the highest if it is at least 40 gulden; if not, you move to step 9. If…",
        ),
        ("laid", "move", ["step-9"], "…you move to step 9; if there are any, you are asked."),
        ("laid", "move", ["from-40"], "…at least 40 gulden; if not, you are asked."),
        (
            "laid",
            "turn",
            "turn",
            "If you move the Rich Man in this play and may turn him round there, you do.",
        ),
        ("laid", "turn", "keep", "…you don’t."),
        ("rival", "move", ["step-4"], "If you buy the right to move, you move to step 4."),
    ],
)
def test_the_sentence_says_what_will_happen(name: str, decision: str, said: object, expected: str) -> None:
    told = text(name, decision, said)
    assert expected.strip("…") in told
    assert "  " not in told


def test_whoever_named_a_price_alone_and_can_only_buy_now_is_told_that_they_are_asked() -> None:
    reader = Reader(VIEWS["rival"], NAMES[:4], words_for("en"))
    told = FACE.order_text(ahead(VIEWS["rival"])["move"], ("from-40",), reader)
    assert told == "If you buy the right to move, you are asked where to."


def test_the_question_says_what_ones_own_card_earns_as_soon_as_it_is_laid() -> None:
    prompts = {}
    for name in ("unlaid", "laid"):
        view = VIEWS[name]
        reader = Reader(view, NAMES[:4], words_for("en"))
        prompts[name] = FACE.order_prompt(ahead(view)["offers"], reader)
    assert "depends on the card that you lay" in prompts["unlaid"]
    assert "With your 40 you could earn 40 on 2 steps." in prompts["laid"]
    assert VIEWS["laid"].phase is Phase.CARDS


def test_who_is_always_paid_is_said_by_its_button_because_no_step_and_no_sum_is_known_yet() -> None:
    reader = Reader(VIEWS["unlaid"], NAMES[:4], words_for("en"))
    asks = ahead(VIEWS["unlaid"])["owner"]
    (one,) = asks.legal()
    assert FACE.option(asks, str(one), reader) == FACE.order_label(asks, reader) == "Always pay me"


def test_to_turn_the_rich_man_is_said_without_where_he_would_look() -> None:
    reader = Reader(VIEWS["laid"], NAMES[:4], words_for("en"))
    asks = ahead(VIEWS["laid"])["turn"]
    assert [FACE.choice_label(asks, key, reader) for key in asks.legal()] == [
        "Turn the Rich Man round",
        "Do not turn the Rich Man round",
    ]
    assert [FACE.option_hint(asks, key, reader) for key in asks.legal()] == [None, None]


def test_the_opener_reads_that_they_bid_in_any_case() -> None:
    reader = Reader(VIEWS["opening"], NAMES[:4], words_for("en"))
    asks = ahead(VIEWS["opening"])["bid"]
    assert "You open this auction" in FACE.order_prompt(asks, reader)
    assert FACE.limit_label(asks, None, reader) == "Open with 5, then pass"
    assert FACE.limit_label(asks, 40, reader) == "Up to 40"
