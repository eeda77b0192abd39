"""Gnadenlos!'s story as a person tells it: a turn in a few lines, a payday as one, whatever part is told."""

import pytest

from engine.games.gnadenlos import GAME, story
from engine.games.gnadenlos.cards import Kind, Note
from engine.games.gnadenlos.data import BOX
from engine.play.table import Event, Sealed, Seat, Unsealed
from renders.gnadenlos import FACE
from renders.language.catalogues import LOCALES, words_for
from tests.renders.gnadenlos.played import played
from tests.renders.gnadenlos.test_story import EVERY_EVENT, NAMES
from tests.renders.wording import logged

EN = words_for("en")
A, B, C, D = map(Seat, range(4))
ZEKE, SAM, SUE, DAN = (
    BOX.adventurer(key) for key in ("old-zeke", "silent-sam", "sourdough-sue", "dynamite-dan")
)
RUSH, NOON, CHEATING = (BOX.event(key) for key in ("gold-rush-3", "high-noon-1", "cheating-1"))


def digest(*events: Event, locale: str = "en") -> list[str]:
    return FACE.summary(events, ("Anna", "Ben", "Cleo", "Dirk"), words_for(locale))


def public(seats: int, number: int, *options: str) -> list[Event]:
    """The story of a game that all may know."""
    return [told.event for told in played(seats, number, *options).story if told.only is None]


def turns(events: list[Event]) -> list[list[Event]]:
    """The story cut where turns begin."""
    starts = [at for at, event in enumerate(events) if isinstance(event, story.TurnBegan)]
    return [events[at:end] for at, end in zip(starts, [*starts[1:], len(events)], strict=True)]


def test_a_turn_reads_as_a_person_would_write_it() -> None:
    assert digest(
        story.TurnBegan(12, A),
        story.EventTurned(A, RUSH),
        Sealed(B, "0" * 64),
        Sealed(A, "0" * 64),
        Sealed(C, "0" * 64),
        Unsealed(A, "0" * 64, '"x"'),
        story.AdventurersShown(Kind.GOLD_RUSH, ((A, SAM), (B, ZEKE), (C, DAN))),
        story.NuggetsFound(B, 7, True),
        story.NuggetsFound(C, 4, False),
        story.AdventurersDiscarded(((B, ZEKE),)),
        story.StandingBought(A, 3, 14),
        story.AdventurersOffered(A, ((SUE,), (SAM,))),
        story.Bid(A, (Note(3, A), Note(2, B)), 5),
        story.Bid(B, (Note(0, B),), 0),
        story.NoBidPossible(C, (Note(0, C),)),
        story.AdventurersTaken(A, (SUE,)),
        story.NotesLaid(A, ("3-1", "3-2")),
        story.AdventurersTaken(B, (SAM,)),
        story.NotesLaid(B, ("3-3",)),
    ) == [
        "**Turn 12** of **Anna**.",
        "**Ben** finds 7 nuggets and **Cleo** 4. Gold: **Ben** 6 (Old Zeke), **Cleo** 4 (Dynamite Dan),"
        " **Anna** 2 (Silent Sam).",
        "**Anna** buys 3 fields, to field 14.",
        "Bids: **Anna** 5 (3 + **Ben**’s 2), **Ben** 0. **Cleo** has no possible bid, and proves it: 0.",
        "**Anna** takes Sourdough Sue and **Ben** Silent Sam.",
    ]


def test_a_payday_begins_with_what_each_has_paid_in_all_and_ends_with_the_rolls() -> None:
    assert digest(
        story.PaydayBegan(B, False),
        story.NoteTurned(4, "4-4", Note(2, B), True),
        story.NoteTurned(1, "4-1", Note(0, C), True),
        story.NoteTurned(2, "4-2", Note(3, B), True),
        story.NoteTurned(4, "3-4", Note(4, A), False),
        story.VultureTaken(A, 2, 14, 9),
        story.NotesReturned(((A, 1), (B, 1), (C, 1))),
        story.GapsFilled(B, (), True),
        story.PaydayBegan(B, False),
        story.ColumnEmpty(6),
    ) == [
        "**Payday!** Paid: **Ben** 5 and **Cleo** 0. **Anna** cannot pay, gets vulture 2 and goes back to"
        " field 9. The last row is pushed together."
        " Rolls: 4, **Ben** pays 2; 1, **Cleo** pays nothing; 2, **Ben** pays 3; 4, **Anna** cannot pay 4.",
        "**Payday!** Nobody pays. Rolls: 6, empty.",
    ]


def test_the_end_is_told_from_the_last_payday_to_the_first_place() -> None:
    assert digest(
        story.GoalReached(A),
        story.EndBegan("goal"),
        story.PaydayBegan(A, True),
        story.NoteTurned(2, "1-2", Note(3, C), False),
        story.VultureTaken(C, 3, 1, 1),
        story.RoadLeft(C),
        story.NotesReturned(((C, 1),)),
        story.LastBought(A, 1, 31),
        story.LastBought(B, 3, 33),
        story.Scored(A, 31, 2, False),
        story.Scored(B, 33, 0, False),
        story.Scored(C, 1, 2, True),
        story.Scored(D, 31, 3, False),
    ) == [
        "**Anna** has reached the goal! One more payday, and the game is over.",
        "**The last payday!** Nobody pays. **Cleo** cannot pay, gets vulture 3 and stays on field 1."
        " **Cleo** has lost and leaves the road. Rolls: 2, **Cleo** cannot pay 3.",
        "Last purchases: **Anna** 1 forward to 31, **Ben** 3 forward to 33.",
        "**Ben** ends on field 33 with 0 nuggets.",
        "**Dirk** ends on field 31 with 3 nuggets.",
        "**Anna** ends on field 31 with 2 nuggets.",
        "**Cleo** is out: three vultures.",
    ]


def test_cheats_hats_are_told_together() -> None:
    lines = digest(
        story.AdventurersShown(Kind.CHEATING, ((A, ZEKE), (B, SAM), (C, SUE))),
        story.Cheated(B, 4, 6, 10),
        story.Cheated(A, -1, 6, 5),
        story.Cheated(C, -1, 1, 1),
    )
    assert lines[0].startswith("Hats: **Ben** 4 forward to 10, **Anna** 1 back to 5, **Cleo** stays on 1. ")


def test_a_thief_alone_is_told_what_he_found_and_on_a_line_of_its_own() -> None:
    stolen = story.NotesStolen(A, ("1-3", "2-1"))
    seen = (story.NoteSeen(A, Note(2, B)), story.NoteSeen(A, Note(3, A)))
    assert digest(stolen, *seen) == [
        "**Anna** steals from the market: places 3 and 7.",
        "You found **Ben**’s 2 and your own 3.",
    ]
    assert digest(stolen) == ["**Anna** steals from the market: places 3 and 7."]
    assert {told.only for told in played(4, 1).story if isinstance(told.event, story.NoteSeen)} <= {
        A,
        B,
        C,
        D,
    }


def test_several_thieves_are_told_together() -> None:
    thefts = (story.NotesStolen(B, ("1-3",)), story.NotesStolen(C, ("2-1",)))
    assert digest(*thefts) == ["Stolen from the market: **Ben** (place 3) and **Cleo** (place 7)."]


def test_who_has_laid_the_board_tells_and_who_was_shot_what_was_laid() -> None:
    laid = [Sealed(B, "0" * 64), Sealed(C, "1" * 64), Sealed(B, "2" * 64)]
    assert digest(*laid) == []
    shown = story.AdventurersShown(Kind.HIGH_NOON, ((B, SAM), (C, ZEKE)))
    assert digest(*laid, shown) == ["Revolvers: **Ben** 4 (Silent Sam), **Cleo** 2 (Old Zeke)."]
    shot = story.AdventurersShot(((C, ZEKE),))
    assert digest(*laid, shown, shot) == ["Revolvers: **Ben** 4 (Silent Sam), **Cleo** 2 (Old Zeke, shot)."]
    assert digest(shot) == ["Shot: Old Zeke (**Cleo**)."]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_digest_leaves_out_nobody_who_did_something(locale: str) -> None:
    lines = FACE.summary(EVERY_EVENT, NAMES, words_for(locale))
    assert len(lines) < len(EVERY_EVENT)
    assert all(0 < len(line) < 1000 for line in lines)
    assert all(name in "\n".join(lines) for name in NAMES[:3])


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_turn_is_about_five_lines_and_no_line_comes_twice(seats: int) -> None:
    lengths = []
    for number in range(1, 4):
        for events in turns(public(seats, number)):
            lines = digest(*(event for event in events if not isinstance(event, story.Scored)))
            assert len(lines) == len(set(lines))
            lengths.append(len(lines))
    assert sum(lengths) / len(lengths) <= 6
    assert max(lengths) <= 9


@pytest.mark.parametrize("locale", LOCALES)
def test_wherever_a_tale_begins_the_same_is_told_of_everybody(locale: str) -> None:
    """Every find, theft, purchase, take and payment of the part told is in it, with whose it was."""
    events = public(4, 1)
    kinds = story.NuggetsFound | story.NotesStolen | story.StandingBought | story.AdventurersTaken
    for first in range(0, len(events) - 40, 7):
        part = events[first : first + 40]
        text = "\n".join(digest(*part, locale=locale))
        for event in part:
            if isinstance(event, kinds | story.NoteTurned | story.Bid | story.VultureTaken):
                seat = event.note.colour if isinstance(event, story.NoteTurned) else event.seat
                assert f"**{('Anna', 'Ben', 'Cleo', 'Dirk')[seat]}**" in text
        assert digest(*part, locale=locale) == digest(*part, locale=locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_log_has_every_single_event_in_its_order(seats: int, locale: str) -> None:
    """Word for word what each event alone is told as, only joined; an empty line parts turns."""
    events = public(seats, 3)
    log = logged(FACE, events, NAMES[:seats], words_for(locale))
    assert log.count("") == sum(isinstance(event, story.TurnBegan) for event in events)


def test_the_log_tells_each_part_of_a_turn_in_a_line() -> None:
    log = FACE.log(
        [
            story.TurnBegan(1, A),
            story.EventTurned(A, NOON),
            story.UndertakerMoved(1, 7),
            story.AdventurersShown(Kind.HIGH_NOON, ((A, SAM), (B, ZEKE))),
            story.AdventurersShot(((B, ZEKE),)),
            story.NothingBought(A, False),
            story.PaydayBegan(A, False),
            story.NoteTurned(3, "2-3", Note(1, B), True),
            story.PaydayBegan(A, False),
            story.ColumnEmpty(3),
            story.TurnBegan(2, B),
            story.EventTurned(B, CHEATING),
        ],
        ("Anna", "Ben"),
        EN,
    )
    assert log == [
        "**Turn 1.** **Anna** has the revolver. Event: High Noon. Undertaker: field 1 of 7.",
        "Revolvers: **Anna** 4 (Silent Sam), **Ben** 2 (Old Zeke). Shot: Old Zeke (**Ben**).",
        "**Anna** buys no standing.",
        "**Payday!** **Anna** rolls. 3, place 9: **Ben** pays 1.",
        "**Payday!** **Anna** rolls. 3: nothing left to turn up, and payday is over.",
        "",
        "**Turn 2.** **Ben** has the revolver. Event: Cheating.",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_the_story_says_what_lies_in_the_market(locale: str) -> None:
    """G37: a bid is told by worth, as its bidder has not laid it; a theft and a gap by places alone."""
    notes = (Note(4, A), Note(1, A), Note(0, A))
    told = digest(story.Bid(A, notes, 5), story.AdventurersTaken(A, (ZEKE,)), locale=locale)
    assert "4 + 1 + 0" in told[0]
    assert digest(story.Bid(A, notes, 5), locale=locale) == []
    for event in (
        story.NotesStolen(A, ("1-1",)),
        story.NotesLaid(A, ("2-1", "2-2")),
        story.GapsFilled(A, (("2-2", "1-1"),), False),
    ):
        numbers = "".join(
            letter if letter.isdecimal() else " " for letter in FACE.tell(event, NAMES, words_for(locale))
        )
        assert set(numbers.split()) <= {"1", "7", "8"}
