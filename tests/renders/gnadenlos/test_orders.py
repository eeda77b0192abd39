"""What is said ahead in Gnadenlos!, in words and pictures, in every language, within Discord's limits."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.games.gnadenlos import GAME
from engine.games.gnadenlos.bids import bid_of, wishes_for
from engine.games.gnadenlos.cards import Note
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Amount, Answer, Option, Pick, Subset
from engine.play.table import Seat
from renders.drawing.canvas import watched
from renders.face import AnyDecision
from renders.gnadenlos import FACE
from renders.language.catalogues import ALT, HINT, LABEL, LOCALES, words_for
from renders.reader import Reader
from tests.renders.gnadenlos import panels, tables
from tests.renders.gnadenlos.panels import NOTES, seen
from tests.renders.gnadenlos.played import played
from tests.renders.gnadenlos.tables import PEOPLE, C
from tests.renders.samples import NAMES as FIVE
from tests.renders.samples import WIDE

NAMES = FIVE[:4]
EN = words_for("en")
STOLEN = (Note(4, C), Note(3, C), Note(1, Seat(1)))
LOTS = tuple(lot[0].key for lot in tables.bidding(4).lots)
ONE_THING = (DecisionName.FILL,)


def orders() -> Iterator[tuple[AnyDecision, GnadenlosView]]:
    """All that may be said ahead, several of each."""
    found: dict[tuple[str, int], tuple[AnyDecision, GnadenlosView]] = {}
    for game in (played(4, 1), played(4, 2, "advanced"), played(3, 3)):
        for moment in game.moments[::5]:
            for each in GAME.orders:
                if each.scope(moment.view) is not None:
                    ahead = each.asks(moment.view)
                    size = len(ahead.options) if isinstance(ahead, Pick | Subset) else 0
                    found.setdefault((ahead.name, size), (ahead, moment.view))
    return iter(found.values())


def bidding() -> tuple[AnyDecision, GnadenlosView]:
    view = seen(tables.bidding(4), PEOPLE[:2], STOLEN)
    return wishes_for(STOLEN, C, ()), view


def taking() -> tuple[Subset, GnadenlosView]:
    options = tuple(map(Option, LOTS))
    return Subset(name="take", rule="G21", options=options, low=1, high=len(LOTS), ordered=True), seen(
        tables.bidding(4), PEOPLE[:2], NOTES
    )


def text(ahead: AnyDecision, said: Answer, view: GnadenlosView, names: tuple[str, ...] = NAMES) -> str:
    return FACE.order_text(ahead, said, Reader(view, names, EN))


def test_everything_that_may_be_said_ahead_is_tried() -> None:
    assert {ahead.name for ahead, _ in orders()} == {each.decision for each in GAME.orders}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [NAMES, WIDE[:4]], ids=["short", "wide"])
def test_every_order_has_words_within_discords_limits(names: tuple[str, ...], locale: str) -> None:
    for ahead, view in orders():
        reader = Reader(view, names, words_for(locale))
        assert 0 < len(FACE.order_label(ahead, reader)) <= LABEL
        assert 0 < len(FACE.order_prompt(ahead, reader)) < 1000
        for said in itertools.islice(ahead.legal(), 30):
            assert 0 < len(FACE.order_text(ahead, said, reader)) < 1000
            chosen = said if isinstance(said, tuple) else (said,) if isinstance(said, str) else ()
            alt = FACE.panel_alt(ahead, reader, chosen)
            assert (alt is None) == (ahead.name in ONE_THING)
            assert alt is None or 0 < len(alt) <= ALT
        if isinstance(ahead, Pick | Subset):
            labels = [FACE.choice_label(ahead, one.key, reader) for one in ahead.options]
            assert len(set(labels)) == len(labels)
            assert all(0 < len(label) <= HINT for label in labels)
            assert not FACE.likely_answers(ahead, view)
        else:
            assert isinstance(ahead, Amount)
            assert all(0 < len(FACE.limit_label(ahead, each, reader)) <= LABEL for each in ahead.legal())


def test_a_bid_to_choose_is_named_as_on_the_button_that_bids_it() -> None:
    ahead, view = bidding()
    assert isinstance(ahead, Subset)
    reader = Reader(view, NAMES, EN)
    labels = [FACE.choice_label(ahead, one.key, reader) for one in ahead.options]
    real = bid_of(STOLEN, C, ())
    answers = [*FACE.likely_answers(real, view), *FACE.further_answers(real, view)]
    assert labels == [FACE.several_label(real, each, reader) for each in answers if isinstance(each, tuple)]
    assert f"Bid 4: 3 + {NAMES[1]}’s 1" not in labels, "the 4 alone is one IOU of one's own as well"
    assert f"Bid 5: 4 + {NAMES[1]}’s 1" in labels


def test_the_sentence_tells_the_bids_in_order() -> None:
    ahead, view = bidding()
    whose = f"{NAMES[1]}’s"
    assert text(ahead, ("3+1@1", "4+1@1", "3"), view) == (
        f"You bid 4 (3 + {whose} 1), or else 5 (4 + {whose} 1), or else 3: the first whose sum nobody has. "
        "If all are taken, you are asked."
    )
    assert text(ahead, ("3",), view) == ("You bid 3 if nobody has that sum; if somebody does, you are asked.")


def test_whoever_can_bid_no_sum_any_more_reads_that_before_they_choose() -> None:
    ahead, view = bidding()
    assert "you bid the first whose sum nobody has" in FACE.order_prompt(ahead, Reader(view, NAMES, EN))
    four = (Note(4, C), Note(0, C))
    players = [
        replace(player, bid=tables.bid(Seat(seat), *worths)) if worths else player
        for player, seat, worths in zip(view.players, range(4), ((4,), (0,), (), ()), strict=True)
    ]
    taken = replace(view, players=tuple(players))
    said = FACE.order_prompt(wishes_for(four, C, (4, 0)), Reader(taken, NAMES, EN))
    assert said.startswith("Others have bid every sum that you could bid")


def test_the_sentence_tells_the_adventurers_in_order_and_what_happens_if_none_is_left() -> None:
    ahead, view = taking()
    first, second, *_ = (lot[0].name for lot in view.lots)
    assert f"You take {first}, or else {second}. If" in plain(text(ahead, LOTS[:2], view))
    assert text(ahead, LOTS[:2], view).endswith("If none is left, you are asked.")
    assert "asked" not in text(ahead, LOTS, view)
    assert "if not, you are asked" in text(ahead, LOTS[:1], view)


def test_the_sentences_of_buying_stealing_and_filling_say_what_will_happen() -> None:
    view = panels.buying(seen(tables.robbing(4))).view
    buy = Amount(name="buy", rule="G16", low=1, high=5, may_pass=True)
    steal = Subset(name="steal", rule="G11", options=(Option("1-1"),), low=1, high=3, ordered=True)
    fill = Pick(name="fill", rule="G12", options=(Option("usual"),))
    said = [
        text(buy, 1, view),
        text(buy, 3, view),
        text(buy, None, view),
        text(steal, ("2-1",), view),
        text(steal, ("2-1", "1-3", "1-1"), view),
        text(fill, "usual", view),
    ]
    assert said == [
        "You buy up to 1 field this turn, as many as you have nuggets for.",
        "You buy up to 3 fields this turn, as many as you have nuggets for.",
        "You buy no standing this turn.",
        "If you may steal, you take what lies at place 7 and nothing else.",
        "If you may steal, you take from the first of these places that still have an IOU, as many as you "
        "may: places 7, 3 and 1.",
        "The gaps that you must fill are filled as the bot would, until you say otherwise.",
    ]


def plain(said: str) -> str:
    """A text without the marks that keep names apart."""
    return said.replace("\u2068", "").replace("\u2069", "")


def test_the_picture_beside_lots_and_places_shows_the_wishes_in_order() -> None:
    ahead, view = taking()
    alt = FACE.panel_alt(ahead, Reader(view, NAMES, EN), LOTS[1::-1])
    first, second, *_ = (lot[0].name for lot in view.lots)
    assert alt is not None
    assert f"Chosen: {second} and {first}." in plain(alt)
    bids, seen_by = bidding()
    alt = FACE.panel_alt(bids, Reader(seen_by, NAMES, EN), ("4+1@1", "3"))
    assert alt is not None
    assert f"Chosen: 5 (4 + {NAMES[1]}’s 1), 3." in alt
    numbers = []
    for chosen in (LOTS[:1], LOTS[1::-1]):
        with watched() as placed:
            assert FACE.panel(ahead, Reader(view, NAMES, EN), chosen=chosen) is not None
        texts = [each.text for each in placed]
        numbers.append([texts.count(f"{place}.") for place in (1, 2)])
    assert [after - before for before, after in zip(*numbers, strict=True)] == [1, 1]
    assert FACE.panel(bids, Reader(seen_by, NAMES, EN), chosen=("4+1@1", "3")) is not None
