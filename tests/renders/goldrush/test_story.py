"""Goldrush's story in words: every event, in every way in which it can turn out, in every language."""

import pytest

from engine.games.goldrush import GAME, story
from engine.games.goldrush.cards import Card, Why
from engine.games.goldrush.story import EVENTS
from engine.play.table import TABLE_EVENTS, Answered, Event, Sealed, Seat, Unsealed
from renders.goldrush import FACE
from renders.goldrush.text.story import message_id
from renders.language.catalogues import LOCALES, words_for
from tests.renders.goldrush.played import NAMES, played
from tests.renders.language.test_interface_words import catalogue

EN = words_for("en")
A, B, C, D = map(Seat, range(4))

EVERY_EVENT: list[Event] = [
    story.BeginnerRolled(((A, 5), (B, 3))),
    story.BeginnerRolled(((A, 5), (B, 5), (C, 2))),
    *(story.TurnBegan(12, A, why, 4) for why in Why),
    story.StayedInJail(B, 3),
    story.Moved(A, "store", ("street-10", "street-11")),
    story.Moved(A, "jail", ("street-2",)),
    story.Looked(A, "k", None, True),
    story.Looked(A, "k", None, False),
    story.Looked(A, "k", B, True),
    story.Looked(A, "k", B, False),
    story.CardSeen("k", Card.GOLD),
    story.Claimed(A, "k", None),
    story.Claimed(A, "k", B),
    story.LeftOpen(A, "k", None),
    story.LeftOpen(A, "k", B),
    *(story.CardRead(A, "k", card) for card in Card),
    story.PointRead(A, "horseshoe"),
    story.PointRead(A, "licence"),
    story.PointRead(A, "hold-up"),
    story.PointRead(A, "room"),
    story.PointRead(A, "rustler"),
    story.PointRead(A, "short-cut"),
    story.Sent((A,), ("k",), "silver"),
    story.Sent((A, B), ("k", "b"), "saloon"),
    story.PromiseEnded(A, 1),
    story.PromiseEnded(A, 2),
    story.GuideMet(A, "k", 2),
    story.NuggetFound(A, "k", 3),
    story.Dug(A, "k", 1),
    story.NothingTaken(A, "k", "full"),
    story.NothingTaken(A, "k", "empty"),
    story.Banked(A, 1, 4),
    story.Banked(A, 3, 5),
    story.Registered(A, ("k",)),
    story.Registered(A, ("k", "m")),
    story.NotSure(A, ("k",)),
    story.NotSure(A, ("k", "m")),
    *(story.ClaimsTakenBack(A, ("k",), are_shown=shown) for shown in (False, True)),
    *(story.ClaimsTakenBack(A, ("k", "m"), are_shown=shown) for shown in (False, True)),
    story.ClaimsKept(A),
    story.Assayed(A, "k", 5, True),
    story.Assayed(A, "k", 2, False),
    story.NothingAssayed(A),
    story.Challenged(A, B, "store", ("street-10", "street-9")),
    story.DuelRolled(A, 5, B, 3),
    story.DuelRolled(A, 5, B, 5),
    *(story.DuelWon(A, B, nuggets) for nuggets in (0, 1, 3)),
    story.ShootOutBegan("saloon", (A, B, C)),
    story.ShootOutRolled(((A, 6), (B, 2), (C, 1))),
    story.ShootOutRolled(((A, 6), (B, 6), (C, 1))),
    *(story.ShootOutWon(A, nuggets) for nuggets in (0, 1, 3)),
    story.CartTipped(A, 6),
    story.Won(A, 5),
    Sealed(A, "0" * 64),
    Unsealed(A, "0" * 64, '"10"'),
    Answered(A),
]
_SEATS = ("seat", "owner", "rival", "winner", "loser")
_NUMBERS = ("roll", "rival_roll", "nuggets", "total", "cart")


def told(event: Event, locale: str = "en") -> str:
    return FACE.tell(event, NAMES, words_for(locale))


def test_every_event_of_the_game_and_of_the_table_is_tried() -> None:
    assert {type(event) for event in EVERY_EVENT} == {*EVENTS, *TABLE_EVENTS}
    assert GAME.events == EVENTS


def test_every_way_in_which_an_event_can_turn_out_is_tried() -> None:
    tried = {message_id(event) for event in EVERY_EVENT}
    source = {name for name in catalogue("en") if name.startswith(("goldrush-told-", "goldrush-does-"))}
    assert source == {name for name in tried if name.startswith("goldrush")}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("event", EVERY_EVENT, ids=message_id)
def test_every_event_is_told_in_a_line_with_all_its_names_and_numbers(event: Event, locale: str) -> None:
    line = told(event, locale)
    assert line
    assert "\n" not in line
    assert "goldrush-" not in line
    for who in _SEATS:
        if getattr(event, who, None) is not None:
            assert f"**{NAMES[getattr(event, who)]}**" in line
    for seat in (*getattr(event, "seats", ()), *(one for one, _ in getattr(event, "rolls", ()))):
        assert f"**{NAMES[seat]}**" in line
    is_known_already = isinstance(event, story.StayedInJail)  # it comes right after the roll
    for name in _NUMBERS:
        value = getattr(event, name, None)
        assert not value or is_known_already or str(value) in line, name
    for square in (*getattr(event, "squares", ()), *([event.square] if hasattr(event, "square") else ())):
        assert square.upper() in line


@pytest.mark.parametrize("locale", LOCALES)
def test_a_true_claim_and_a_bluff_are_told_alike(locale: str) -> None:
    """A claim, a theft and a look tell everybody the same, whatever is on the card; who has looked alone is
    told what."""
    shown = {card: told(story.CardSeen("k", card), locale) for card in Card}
    assert len(set(shown.values())) == len(Card)
    public = [event for event in played(4, 1).seen(None) if isinstance(event, story.Claimed | story.Looked)]
    assert public
    assert not any(hasattr(event, "card") for event in public)


def test_the_story_speaks_as_people_do() -> None:
    assert told(story.Claimed(A, "k", None)) == "**Anna** lays a claim on K."
    assert told(story.Claimed(A, "k", B)) == "**Anna** replaces **Ben**’s claim on K."
    assert told(story.Dug(A, "k", 1)) == "**Anna** digs a nugget on K (cart 1)."
    assert told(story.Sent((A,), ("k",), "jail")) == "**Anna** is taken to Jail."
    assert told(story.Moved(A, "jail", ("street-2",))) == "**Anna** walks out of Jail to Street 2."
    assert told(story.DuelRolled(A, 5, B, 5)) == "Duel: **Anna** rolls 5, **Ben** 5; both roll again."
    assert told(story.ShootOutRolled(((A, 6), (B, 6), (C, 1)))) == (
        "Rolls: **Anna** 6, **Ben** 6, **Cleo Quicksilver** 1; **Anna** and **Ben** roll again."
    )


def test_the_log_has_a_turn_a_line_with_its_number_and_every_event_in_it() -> None:
    log = FACE.log(
        [
            story.TurnBegan(7, A, Why.ORDER, 4),
            story.Moved(A, "store", ("licence",)),
            story.PointRead(A, "licence"),
            story.Sent((A,), ("licence",), "sheriff"),
            story.TurnBegan(8, B, Why.GUIDE, 3),
            story.Moved(B, "a", ("k",)),
            story.Looked(B, "k", None, True),
            story.CardSeen("k", Card.NO_GOLD),
            story.Claimed(B, "k", None),
            story.TurnBegan(9, A, Why.ORDER, 5),
            story.Challenged(A, B, "a", ("k",)),
            story.DuelRolled(A, 4, B, 4),
            story.DuelRolled(A, 4, B, 2),
            story.DuelWon(A, B, 2),
        ],
        NAMES,
        EN,
    )
    assert log == [
        "**Turn 7.** **Anna** rolls 4, walks to the forgotten licence, reads “A forgotten licence” aloud and"
        " is taken to the Sheriff.",
        "**Turn 8.** **Ben** rolls 3 (led by the old guide), walks to K, looks at the card and lays a"
        " claim. *Only you know what the card on square K says: “No gold”.*",
        "**Turn 9.** **Anna** rolls 5 and challenges **Ben** on K. Duel: **Anna** rolls 4, **Ben** 4; both"
        " roll again. Duel: **Anna** rolls 4, **Ben** 2. **Anna** wins against **Ben**, takes 2 nuggets and"
        " has an extra turn.",
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_log_of_a_game_has_every_turn(seats: int, locale: str) -> None:
    events = played(seats, 1).seen(None)
    log = FACE.log(events, NAMES, words_for(locale))
    turns = sum(isinstance(event, story.TurnBegan) for event in events)
    assert len(log) == turns + 1, "who begins has a line of its own"
    assert all(0 < len(line) < 990 for line in log)
    assert "goldrush-" not in "\n".join(log)
