"""Gnadenlos!'s story in words: every event, in every way in which it can turn out, in every language."""

import pytest

from engine.games.gnadenlos import GAME, story
from engine.games.gnadenlos.cards import Kind, Note
from engine.games.gnadenlos.data import BOX
from engine.play.table import TABLE_EVENTS, Answered, Event, Sealed, Seat, Unsealed
from renders.gnadenlos import FACE
from renders.gnadenlos.text.story import message_id
from renders.language.catalogues import LOCALES, words_for
from tests.renders.language.test_interface_words import catalogue

NAMES = ("Anna", "Ben", "Cleo Quicksilver", "Dirk")
EN = words_for("en")
A, B, C = map(Seat, range(3))
ZEKE, SAM, SUE = (BOX.adventurer(key) for key in ("old-zeke", "silent-sam", "sourdough-sue"))
RUSH, NOON = BOX.event("gold-rush-3"), BOX.event("high-noon-1")
OWN, OTHER = Note(3, A), Note(2, B)

EVERY_EVENT: list[Event] = [
    story.TurnBegan(3, A),
    story.FirstRolled(((A, 4), (B, 6), (C, 2)), B),
    story.FirstRolled(((A, 6), (B, 6), (C, 2)), None),
    story.EventTurned(A, RUSH),
    story.EventTurned(A, NOON),
    story.EventTurned(A, BOX.event("cheating-1")),
    story.PileEnded(NOON),
    story.UndertakerMoved(2, 7),
    story.TooFewAdventurers(()),
    story.TooFewAdventurers((B,)),
    story.AdventurersShown(Kind.GOLD_RUSH, ((A, SAM), (B, ZEKE))),
    story.AdventurersShown(Kind.HIGH_NOON, ((A, SAM), (B, ZEKE))),
    story.AdventurersShown(Kind.CHEATING, ((A, SAM), (B, ZEKE))),
    story.NothingHappened(4),
    story.NuggetsFound(A, 7, True),
    story.NuggetsFound(B, 1, False),
    story.NothingToSteal((A,)),
    story.NothingToSteal((A, B)),
    story.NotesStolen(A, ()),
    story.NotesStolen(A, ("2-1",)),
    story.NotesStolen(A, ("1-3", "2-1")),
    story.NoteSeen(A, OWN),
    story.NoteSeen(A, OTHER),
    story.GapsFilled(A, (("3-2", "2-1"),), False),
    story.GapsFilled(A, (("3-2", "2-1"), ("3-1", "1-4")), True),
    story.GapsFilled(A, (), True),
    story.AdventurersShot(((A, SAM),)),
    story.Cheated(A, 4, 6, 10),
    story.Cheated(A, -1, 6, 5),
    story.Cheated(A, -1, 1, 1),
    story.AdventurersDiscarded(((A, SAM), (B, ZEKE))),
    story.StandingBought(A, 1, 7),
    story.StandingBought(A, 5, 11),
    story.NothingBought(A, False),
    story.NothingBought(A, True),
    story.GoalReached(A),
    story.NoBidding(A, 3),
    story.NoBidding(A, 1),
    story.DeckShuffled(12),
    story.AdventurersOffered(A, ((SAM,), (ZEKE,))),
    story.AdventurersOffered(A, ((SAM, SUE), (ZEKE,))),
    story.Bid(A, (OWN, OTHER), 5),
    story.Bid(A, (OWN,), 3),
    story.NoBidPossible(A, (OWN, OTHER)),
    story.NoBidPossible(A, ()),
    story.AdventurersTaken(A, (SAM,)),
    story.AdventurersTaken(A, (SAM, SUE)),
    story.NotesLaid(A, ("3-1", "3-2")),
    story.BidReturned(A, 1),
    story.BidReturned(A, 2),
    story.AdventurersLeft((SAM, ZEKE)),
    story.PaydayBegan(A, False),
    story.PaydayBegan(A, True),
    story.NoteTurned(4, "3-4", OWN, True),
    story.NoteTurned(4, "3-4", Note(0, A), True),
    story.NoteTurned(4, "3-4", OWN, False),
    story.ColumnEmpty(4),
    story.VultureTaken(A, 2, 14, 9),
    story.VultureTaken(A, 1, 1, 1),
    story.NotesReturned(((A, 2), (B, 1))),
    story.EndBegan("vultures"),
    story.EndBegan("undertaker"),
    story.EndBegan("goal"),
    story.RoadLeft(A),
    story.LastBought(A, 1, 30),
    story.LastBought(A, 3, 32),
    story.Scored(A, 30, 1, False),
    story.Scored(A, 30, 4, True),
    Sealed(A, "0" * 64),
    Unsealed(A, "0" * 64, '"x"'),
    Answered(A),
]
TOLD_OF_NOBODY = (
    story.EventTurned,
    story.GapsFilled,
    story.NoBidding,
    story.AdventurersOffered,
    story.PaydayBegan,
    story.NoteSeen,
)
"""Events whose sentences may leave their seat out: it is the active player's, or the reader's own."""


def test_every_event_of_the_game_and_of_the_table_is_tried() -> None:
    assert {type(event) for event in EVERY_EVENT} == {*GAME.events, *TABLE_EVENTS}


def test_every_way_in_which_an_event_can_turn_out_is_tried() -> None:
    told = {message_id(event) for event in EVERY_EVENT}
    source = {name for name in catalogue("en") if name.startswith("gnadenlos-told-")}
    assert source == {name for name in told if name.startswith("gnadenlos")}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("event", EVERY_EVENT, ids=message_id)
def test_every_event_is_told_in_a_line_that_names_who_acts(event: Event, locale: str) -> None:
    line = FACE.tell(event, NAMES, words_for(locale))
    assert line
    assert "\n" not in line
    assert "gnadenlos-" not in line
    if hasattr(event, "seat") and not isinstance(event, TOLD_OF_NOBODY):
        assert NAMES[event.seat] in line
    for name in ("nuggets", "field", "after", "turn", "total", "die", "number"):
        value = getattr(event, name, None)
        if value and not (isinstance(event, story.Scored) and event.is_out):
            assert str(value) in line, name


def test_places_are_told_by_the_numbers_that_the_picture_has() -> None:
    """Counted row by row, six a row."""
    assert FACE.tell(story.NotesStolen(A, ("1-3", "2-1")), NAMES, EN) == (
        "**Anna** steals from the market: places 3 and 7."
    )
    assert FACE.tell(story.GapsFilled(A, (("3-2", "2-1"),), False), NAMES, EN) == (
        "**Anna** fills the gaps: 14 to 7."
    )


def test_a_bid_says_whose_its_notes_are_where_another_will_pay() -> None:
    assert FACE.tell(story.Bid(A, (OWN, OTHER), 5), NAMES, EN) == "**Anna** bids 5 (3 + **Ben**’s 2)."
    assert FACE.tell(story.Bid(B, (OTHER,), 2), NAMES, EN) == "**Ben** bids 2."
    assert FACE.tell(story.NoteSeen(A, OTHER), NAMES, EN) == "You found **Ben**’s 2."
    assert FACE.tell(story.NoteSeen(A, OWN), NAMES, EN) == "You found your own 3."
