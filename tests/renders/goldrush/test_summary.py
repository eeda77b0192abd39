"""Goldrush's story as a person tells it: a turn a line, dull ones together, whatever is told."""

from dataclasses import replace

import pytest

from engine.games.goldrush import story
from engine.games.goldrush.cards import Card, Why
from engine.play.table import Event, Seat
from renders.goldrush import FACE
from renders.language.catalogues import LOCALES, words_for
from renders.language.telling import stretches
from tests.renders.goldrush.played import NAMES, played
from tests.renders.goldrush.test_story import EVERY_EVENT

A, B, C, D = map(Seat, range(4))
ORDER = Why.ORDER


def digest(*events: Event, locale: str = "en") -> list[str]:
    return FACE.summary(events, ("Anna", "Ben", "Cleo", "Dirk"), words_for(locale))


def walk(turn: int, seat: Seat, roll: int, place: str, why: Why = ORDER) -> list[Event]:
    """A turn that leads there."""
    return [story.TurnBegan(turn, seat, why, roll), story.Moved(seat, "store", (place,))]


def test_a_turn_reads_as_a_person_would_write_it() -> None:
    looked = story.Looked(A, "k", None, True)
    assert digest(*walk(1, A, 4, "k"), looked, story.Claimed(A, "k", None)) == [
        "**Anna** walks to K with a 4, looks at the card and lays a claim."
    ]
    assert digest(*walk(1, A, 4, "k"), looked, story.LeftOpen(A, "k", None)) == [
        "**Anna** walks to K with a 4, looks at the card and lays no claim."
    ]
    assert digest(*walk(1, A, 4, "k"), replace(looked, owner=B), story.Claimed(A, "k", B)) == [
        "**Anna** walks to K with a 4, looks under **Ben**’s claim and replaces it."
    ]
    assert digest(*walk(1, A, 4, "k"), story.Dug(A, "k", 2)) == [
        "**Anna** walks to K with a 4 and digs a nugget (cart 2)."
    ]
    assert digest(*walk(1, A, 2, "bank"), story.Banked(A, 2, 5), story.Won(A, 5)) == [
        "**Anna** walks to the Bank with a 2 and unloads 2 nuggets (5 in all). **Anna** has 5 nuggets in the"
        " Bank and **wins!**"
    ]
    assert digest(story.TurnBegan(3, B, ORDER, 3), story.StayedInJail(B, 3)) == [
        "**Ben** stays in Jail with a 3."
    ]


def test_what_is_read_out_at_a_point_is_not_told_twice() -> None:
    sent = story.Sent((A,), ("licence",), "sheriff")
    assert digest(*walk(1, A, 4, "licence"), story.PointRead(A, "licence"), sent) == [
        "**Anna** walks to the forgotten licence with a 4 and is taken to the Sheriff."
    ]
    assert digest(story.PointRead(A, "licence"), sent) == [
        "**Anna** reads “A forgotten licence” aloud and is taken to the Sheriff."
    ]


def test_a_nugget_that_is_read_out_and_picked_up_is_told_once() -> None:
    read = story.CardRead(A, "k", Card.NUGGET)
    assert digest(*walk(1, A, 4, "k"), read, story.NuggetFound(A, "k", 1)) == [
        "**Anna** walks to K with a 4 and picks up a nugget (cart 1)."
    ]
    assert "“A nugget” aloud" in digest(*walk(1, A, 4, "k"), read, story.NothingTaken(A, "k", "full"))[0]


def test_where_a_tale_begins_in_the_middle_of_a_turn_the_square_is_named() -> None:
    assert digest(story.Claimed(A, "k", None)) == ["**Anna** lays a claim on K."]
    assert digest(story.LeftOpen(A, "k", B)) == ["**Anna** lets **Ben**’s claim stand on K."]
    assert digest(story.Banked(A, 2, 3)) == ["**Anna** unloads 2 nuggets in the Bank (3 in all)."]


def test_turns_in_which_nothing_happened_share_a_line() -> None:
    jailed: list[Event] = [story.TurnBegan(3, C, ORDER, 3), story.StayedInJail(C, 3)]
    assert digest(*walk(1, A, 4, "street-6"), *walk(2, B, 1, "a-b-1"), *jailed) == [
        "**Anna** walks to Street 6 with a 4, **Ben** walks to trail A–B with a 1 and **Cleo** stays in Jail"
        " with a 3."
    ]
    assert digest(*walk(1, A, 4, "street-6")) == ["**Anna** walks to Street 6 with a 4."]
    assert len(digest(*(event for turn in range(12) for event in walk(turn, A, 4, "street-6")))) == 3


def test_a_card_that_one_alone_has_seen_is_a_sentence_by_itself() -> None:
    """Who has no marker free reads it in the confirmation of his move."""
    assert digest(story.CardSeen("k", Card.GOLD)) == [
        "*Only you know what the card on square K says: “Gold”.*"
    ]


def test_who_has_ended_a_turn_reads_what_others_did_in_lines_of_their_own() -> None:
    """A confirmation tells no single line, for that is its reader's own act."""
    own = story.Moved(A, "store", ("street-9",))
    assert digest(own, *walk(2, B, 1, "a-b-1"), *walk(3, C, 2, "b")) == [
        "**Anna** walks to Street 9.",
        "**Ben** walks to trail A–B with a 1 and **Cleo** walks to B with a 2.",
    ]


def test_a_turn_out_of_order_and_a_way_out_of_jail_are_told_as_such() -> None:
    assert digest(*walk(1, A, 4, "street-6", Why.DUEL), *walk(2, B, 1, "a-b-1", Why.GUIDE)) == [
        "**Anna** rolls 4 (extra turn) and walks to Street 6.",
        "**Ben** rolls 1 (led by the old guide) and walks to trail A–B.",
    ]
    out: list[Event] = [story.TurnBegan(3, C, ORDER, 1), story.Moved(C, "jail", ("street-2",))]
    assert digest(*walk(2, B, 1, "a-b-1"), *out)[1] == "**Cleo** walks out of Jail to Street 2 with a 1."


def test_whose_turn_has_only_begun_is_said_of_the_table_alone() -> None:
    began = story.TurnBegan(2, B, ORDER, 4)
    assert len(digest(*walk(1, A, 4, "street-6"), began)) == 1
    assert digest(began) == []


def test_a_duel_is_a_sentence_with_all_its_rolls_the_winners_first() -> None:
    challenged = [story.TurnBegan(1, A, ORDER, 4), story.Challenged(A, B, "store", ("k",))]
    rolled = [story.DuelRolled(A, 3, B, 3), story.DuelRolled(A, 2, B, 6)]
    for nuggets, taken in ((0, "loses nothing"), (1, "takes 1 nugget"), (3, "takes 3 nuggets")):
        assert digest(*challenged, *rolled, story.DuelWon(B, A, nuggets)) == [
            "**Anna** challenges **Ben** on K with a 4. **Duel!** **Ben** beats **Anna** 3 to 3, then 6 to 2,"
            f" {taken} and has an extra turn."
        ]
    tipped = digest(*challenged, *rolled, story.DuelWon(B, A, 3), story.CartTipped(B, 5))
    assert tipped[0].endswith(" 5 nuggets are more than a cart holds: all of **Ben**’s go back to the stack.")


def test_a_shoot_out_is_a_sentence_and_who_is_sent_there_another() -> None:
    assert digest(
        *walk(1, A, 4, "k"),
        story.CardRead(A, "k", Card.BEER),
        story.Sent((A, B), ("k", "a"), "saloon"),
        story.PromiseEnded(B, 2),
        story.ShootOutBegan("saloon", (A, B, C)),
        story.ShootOutRolled(((A, 5), (B, 5), (C, 1))),
        story.ShootOutRolled(((A, 2), (B, 4))),
        story.ShootOutWon(B, 2),
    ) == [
        "**Anna** walks to K with a 4 and reads “Free beer” aloud. **Anna** and **Ben** go to the"
        " Saddle Saloon. **Ben** loses 2 turns with the old guide. **Shoot-out in the Saddle Saloon!**"
        " **Anna** 5, **Ben** 5, **Cleo** 1, then **Anna** 2, **Ben** 4: **Ben** takes 2 nuggets and rolls"
        " first."
    ]


def test_rolls_for_the_first_turn_are_one_line() -> None:
    tied = story.BeginnerRolled(((A, 5), (B, 5), (C, 2)))
    assert digest(tied, story.BeginnerRolled(((A, 1), (B, 2)))) == [
        "Rolls for the first turn: **Anna** 5, **Ben** 5, **Cleo** 2, then **Anna** 1, **Ben** 2; **Ben**"
        " begins."
    ]


def test_a_visit_to_the_assay_office_is_one_sentence() -> None:
    visit = walk(1, A, 2, "assay")
    assert digest(*visit, story.Assayed(A, "k", 5, True), story.Registered(A, ("k",))) == [
        "**Anna** walks to the Assay Office with a 2, has ore from K assayed (5: gold, on to the Registry)"
        " and opens a mine on K."
    ]
    left = story.Moved(A, "assay", ("street-3",))
    assert digest(*visit, story.Assayed(A, "k", 1, False), left) == [
        "**Anna** walks to the Assay Office with a 2, has ore from K assayed (1: no gold, claim taken back)"
        " and walks to Street 3."
    ]


def test_what_one_alone_knows_comes_behind_the_sentence() -> None:
    seen = (story.Looked(A, "k", None, True), story.CardSeen("k", Card.GOLD), story.Claimed(A, "k", None))
    assert digest(*seen) == [
        "**Anna** looks at the card on K and lays a claim."
        " *Only you know what the card on square K says: “Gold”.*"
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_bluff_theft_and_true_claim_read_alike(locale: str) -> None:
    """What others read of a game in which the cards that were looked at say something else is the same."""
    events = played(4, 1).seen(None)
    assert any(isinstance(event, story.Claimed) for event in events)
    text = "\n".join(digest(*events, locale=locale))
    words = words_for(locale)
    for card in (Card.GOLD, Card.POSSIBLE, Card.NO_GOLD):
        assert f"“{words.text(f'goldrush-card-{card}')}”" not in text.replace("„", "“")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_digest_leaves_out_nobody_who_did_something(locale: str) -> None:
    lines = FACE.summary(EVERY_EVENT, NAMES, words_for(locale))
    assert len(lines) < len(EVERY_EVENT)
    assert all(0 < len(line) < 1000 for line in lines)
    assert all(name in "\n".join(lines) for name in NAMES[:3])


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_is_told_in_fewer_lines_than_turns_and_in_short_ones(seats: int) -> None:
    events = played(seats, 1).seen(None)
    turns = sum(isinstance(event, story.TurnBegan) for event in events)
    lines = digest(*events)
    assert len(lines) < turns
    assert max(map(len, lines)) < 600


@pytest.mark.parametrize("locale", LOCALES)
def test_wherever_a_tale_begins_the_same_is_told_of_everybody(locale: str) -> None:
    """Whoever did something in the part told is named in it; every nugget dug or banked has its number."""
    events, names = played(4, 1).seen(None), ("Anna", "Ben", "Cleo", "Dirk")
    for first in range(0, min(len(events), 600) - 25, 7):
        part = events[first : first + 25]
        whole = [event for turn in list(stretches(part, story.TurnBegan)) for event in turn if len(turn) > 1]
        text = "\n".join(digest(*part, locale=locale))
        for event in whole:
            seats = [getattr(event, name) for name in ("seat", "winner", "loser") if hasattr(event, name)]
            assert all(f"**{names[seat]}**" in text for seat in seats), event
            if isinstance(event, story.Banked):
                assert str(event.total) in text
