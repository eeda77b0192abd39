"""What is said ahead in Goldrush, in words and on the map, in every language and within Discord's limits."""

import math

import pytest

from engine.games.goldrush import GAME
from engine.games.goldrush.cards import Card
from engine.games.goldrush.orders import ALWAYS, ROB, end_of, legs_of
from engine.games.goldrush.survey import LAND
from renders.drawing.canvas import watched
from renders.goldrush import FACE
from renders.goldrush.picture import chart, pieces
from renders.goldrush.picture.changes import changes_of
from renders.language.catalogues import ALT, HINT, LABEL, LOCALES, words_for
from renders.reader import Reader
from tests.renders.goldrush.hands import CLAIMED, MOVE, asking, holding
from tests.renders.samples import NAMES

panel = FACE.panel

EN = words_for("en")


def moving():
    """The viewer is asked for a move from square K, and has seen a card of gold on D."""
    return holding(CLAIMED, known={"d": Card.GOLD}, mines=("f",), place="k", roll=5, question=asking(MOVE))


def ahead_of(name, view):
    return GAME.orderable(name).asks(view)


def reader(view, words=EN):
    return Reader(view, NAMES[: len(view.players)], words)


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_may_be_said_ahead_has_words_within_discords_limits(locale):
    view = moving()
    read = reader(view, words_for(locale))
    for name, said in (
        ("move", ("again-k", "bank", "silver", "licence")),
        ("move", ("again-k", "bank", "silver", ROB)),
        ("move", (ROB,)),
        ("claim", ALWAYS),
    ):
        ahead = ahead_of(name, view)
        assert 0 < len(FACE.order_label(ahead, read)) <= LABEL
        assert 0 < len(FACE.order_prompt(ahead, read)) < 500
        assert 0 < len(FACE.order_text(ahead, said, read)) < 500
        for group in {option.group for option in getattr(ahead, "options", ()) if option.group}:
            assert 0 < len(FACE.group_label(ahead, group, read)) <= LABEL
        for option in ahead.options:
            assert 0 < len(FACE.option_label(ahead, option.key, read)) <= LABEL
            assert len(FACE.option_hint(ahead, option.key, read) or "") <= HINT
            assert FACE.style(ahead, option.key, view) == "secondary"
        assert len(FACE.panel_alt(ahead, read, ()) or "") <= ALT


def test_a_goal_is_called_by_what_the_traveller_knows_of_it():
    view = moving()
    ahead, read = ahead_of("move", view), reader(view)
    labels = [FACE.option_label(ahead, key, read) for key in ("a", "f", "d", "e", "licence", "bank")]
    assert labels == ["A (own claim)", "F (own mine)", "D (Gold)", "E", "Licence (to the Sheriff)", "Bank"]
    again = FACE.option_label(ahead, "again-k", read)
    assert again.startswith("Back here: K")
    assert FACE.option_hint(ahead, "again-k", read) is None


def test_a_goal_says_about_how_many_turns_it_takes():
    view = moving()
    hints = [FACE.option_hint(ahead_of("move", view), key, reader(view)) for key in ("room", "bank")]
    assert hints == ["about 6 turns", "about 6 turns"]


def test_a_journey_is_confirmed_with_where_it_leads_and_when_one_is_asked_all_the_same():
    view = moving()
    text = FACE.order_text(ahead_of("move", view), ("silver",), reader(view))
    assert text.startswith("You travel to Silver Creek in as few turns as possible. You are asked if")
    text = FACE.order_text(ahead_of("move", view), ("bank", "again-k", "silver"), reader(view))
    assert text.startswith("You travel to the Bank, then back to K, then to Silver Creek in as few turns")


def test_whoever_robs_on_the_way_reads_that_they_do_and_not_that_they_are_asked():
    view = moving()
    ahead = ahead_of("move", view)
    for said in (("bank", ROB), (ROB,)):
        text = FACE.order_text(ahead, said, reader(view))
        assert "rob whoever carries gold that your cart has room for. You are asked before a card" in text
    assert "Chosen: Bank, Rob on the way." in FACE.panel_alt(ahead, reader(view), ("bank", ROB))


@pytest.mark.dear
def test_the_map_shows_the_goal_of_a_journey_and_no_moves():
    view = moving()
    ahead = ahead_of("move", view)
    assert view.moves
    with watched() as placed:
        assert panel(ahead, reader(view), chosen=("bank", "again-k")) is not None
    assert not {text.text for text in placed} & {str(number) for number in range(1, 7)}
    assert "Chosen: Bank, K." in FACE.panel_alt(ahead, reader(view), ("bank", "again-k"))
    assert "ring" in FACE.panel_alt(ahead, reader(view), ())


GOALS = [end_of(key) for key in legs_of(tuple(option.key for option in ahead_of("move", moving()).options))]


@pytest.mark.parametrize("goal", GOALS)
def test_a_ring_marks_the_goal_and_lies_on_the_map(goal):
    (ring,) = [piece for piece in chart._pieces(moving(), changes_of(()), {}, [goal]) if piece.kind == "halo"]
    x, y = ring.left + pieces.HALO // 2, ring.top + pieces.HALO // 2
    place = LAND.places[goal]
    assert math.dist((x, y), (place.x, place.y)) < 60
    assert min(ring.top + pieces.HALO, LAND.size[1]) - max(ring.top, 0) > pieces.HALO * 3 // 4


def test_to_claim_always_shows_no_card():
    view = holding(CLAIMED, known={"k": Card.GOLD}, place="k")
    ahead = ahead_of("claim", view)
    assert FACE.panel_alt(ahead, reader(view), ()) is None
    assert panel(ahead, reader(view)) is None
    assert FACE.option(ahead, ALWAYS, reader(view)) == FACE.order_label(ahead, reader(view))
