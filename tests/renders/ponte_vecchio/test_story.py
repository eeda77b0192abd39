"""Ponte Vecchio's story in words: every event, in every way in which it can turn out, in every language."""

import pytest

from engine.games.ponte_vecchio import GAME, story
from engine.games.ponte_vecchio.cards import Direction, Ending
from engine.play.table import TABLE_EVENTS, Answered, Event, Sealed, Seat, Unsealed
from renders.language.catalogues import LOCALES, words_for
from renders.ponte_vecchio import FACE
from renders.ponte_vecchio.text.story import message_id
from tests.renders.language.test_interface_words import catalogue

NAMES = ("Anna", "Ben", "Cleo Quicksilver", "Dirk", "Eva")
EN = words_for("en")
A, B, C, D = map(Seat, range(4))

EVERY_EVENT: list[Event] = [
    story.StartPlayerNamed(A, 100),
    story.ShopBuilt(A, 3, 11, True),
    story.ShopBuilt(B, 4, 11, True),
    story.ShopBuilt(A, 7, 9, False),
    story.ShopBuilt(A, 7, 1, False),
    story.ShopBuilt(A, 7, 0, False),
    story.RoundBegan(3),
    story.DutyPassed((B,)),
    story.DutyPassed((B, C)),
    story.AuctionSkipped(2),
    story.Bid(A, 5, True),
    story.Bid(B, 30, False),
    story.Passed(C, False),
    story.Passed(B, True),
    story.AuctionWon(A, 35),
    story.FinalRoundBegan(Ending.BRIDGE_FULL),
    story.FinalRoundBegan(Ending.NO_SHOPS),
    story.FinalRoundBegan(Ending.NO_AUCTIONS),
    story.PlayBegan(3, 11),
    story.CardsTurned(((A, "40"), (B, "10"), (C, "joker"))),
    story.Tied("10", (A, B, C), (A,), 5),
    story.Tied("10", (A, B, C), (A, B), 5),
    story.Tied("joker", (A, B), (A, B), None),
    story.RightWon(A, "20", 20),
    story.RightWon(A, "joker", 80),
    story.NobodyMoves(),
    story.Offered(B, 45, 0),
    story.Offered(B, 45, 30),
    story.Offered(B, 30, 45),
    story.Offered(B, 45, 45),
    story.OfferWithdrawn(B, 45),
    story.OffersAsked(A),
    story.NothingOffered(C, 0),
    story.NothingOffered(B, 45),
    story.RightSold(A, B, 45, "100", 100),
    story.RightSold(A, B, 45, "joker", 80),
    story.Moved(A, 0, 4),
    story.Moved(A, 3, 8),
    story.Paid(B, 60, A, "60", 8),
    story.NobodyPaid(8),
    story.Turned(A, Direction.BACK, "chosen"),
    story.Turned(A, Direction.BACK, "last-step"),
    story.Turned(A, Direction.OUTWARD, "no-shop-ahead"),
    story.DirectionKept(A, Direction.OUTWARD),
    story.CardsTakenBack(),
    story.Scored(A, 245, 9),
    story.Scored(B, 245, 1),
    Sealed(A, "0" * 64),
    Unsealed(A, "0" * 64, '"10"'),
    Answered(A),
]


def told(event: Event) -> str:
    return FACE.tell(event, ("Anna", "Ben", "Cleo", "Dirk"), EN)


def test_every_event_of_the_game_and_of_the_table_is_tried() -> None:
    assert {type(event) for event in EVERY_EVENT} == {*GAME.events, *TABLE_EVENTS}


def test_every_way_in_which_an_event_can_turn_out_is_tried() -> None:
    tried = {message_id(event) for event in EVERY_EVENT}
    source = {name for name in catalogue("en") if name.startswith("ponte-vecchio-told-")}
    assert source == {name for name in tried if name.startswith("ponte-vecchio")}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("event", EVERY_EVENT, ids=message_id)
def test_every_event_is_told_in_a_line_with_all_its_names_and_numbers(event: Event, locale: str) -> None:
    line = FACE.tell(event, NAMES, words_for(locale))
    assert line
    assert "\n" not in line
    assert "ponte-vecchio-" not in line
    by_itself = isinstance(event, story.Turned) and event.why != "chosen"
    for who in ("seat", "seller", "buyer", "owner"):
        if hasattr(event, who) and not by_itself:
            assert f"**{NAMES[getattr(event, who)]}**" in line
    for seat in (*getattr(event, "seats", ()), *getattr(event, "nearest", ())):
        assert f"**{NAMES[seat]}**" in line
    for name in ("gulden", "stands", "round", "rounds", "play", "plays", "shops"):
        value = getattr(event, name, None)
        assert not value or str(value) in line, name
    for name in ("step", "left"):
        value = getattr(event, name, None)
        is_known_already = isinstance(event, story.Paid | story.NobodyPaid)  # it comes right after the move
        is_first = isinstance(event, story.ShopBuilt) and event.is_free and name == "left"
        assert not value or is_known_already or is_first or str(value) in line, name


def test_cards_are_told_from_the_lowest_and_the_joker_is_lower_than_ten() -> None:
    assert told(story.CardsTurned(((A, "40"), (B, "10"), (C, "joker"), (D, "10")))) == (
        "Cards: **Cleo** joker, **Ben** 10, **Dirk** 10, **Anna** 40."
    )


def test_a_tie_says_why_it_turned_out_as_it_did() -> None:
    assert told(story.Tied("10", (A, B), (B,), 5)) == (
        "**Anna** and **Ben** tie with the 10; **Ben** has the nearest shop ahead, on step 5."
    )
    assert told(story.Tied("10", (A, B, C), (A, B), 5)) == (
        "**Anna**, **Ben** and **Cleo** tie with the 10;"
        " **Anna** and **Ben** each have a shop on step 5, the nearest ahead, and are out."
    )
    assert told(story.Tied("joker", (A, B), (A, B), None)) == (
        "**Anna** and **Ben** tie with the joker; none of them has a shop ahead, and they are out."
    )


def test_a_joker_is_told_with_what_it_is_worth_and_another_card_is_that() -> None:
    assert told(story.RightWon(A, "joker", 80)) == (
        "**Anna** has the right to move with the joker (worth 80)."
    )
    assert told(story.RightWon(A, "20", 20)) == "**Anna** has the right to move with the 20."
    assert told(story.RightSold(A, B, 45, "100", 100)) == (
        "**Anna** sells the right to **Ben** for 45; **Ben** moves with the 100."
    )


def test_the_bank_of_the_river_is_no_step() -> None:
    for locale in LOCALES:
        line = FACE.tell(story.Moved(A, 0, 4), NAMES, words_for(locale))
        assert "0" not in line
    assert told(story.Moved(A, 0, 4)) == ("**Anna** moves the Rich Man from the river bank to step 4.")
