"""Ponte Vecchio's story as a person tells it: an auction a line, a play one or two, whatever part is told."""

import pytest

from engine.games.ponte_vecchio import story
from engine.games.ponte_vecchio.cards import Direction, Ending
from engine.play.table import Event, Sealed, Seat, Unsealed
from renders.language.catalogues import LOCALES, words_for
from renders.ponte_vecchio import FACE
from tests.renders.ponte_vecchio.played import played
from tests.renders.ponte_vecchio.test_story import EVERY_EVENT, NAMES
from tests.renders.wording import logged

EN = words_for("en")
A, B, C, D = map(Seat, range(4))
CARDS = story.CardsTurned(((A, "40"), (B, "10"), (C, "70")))
RIGHT = story.RightWon(B, "10", 10)


def digest(*events: Event, locale: str = "en") -> list[str]:
    return FACE.summary(events, ("Anna", "Ben", "Cleo", "Dirk", "Eva"), words_for(locale))


def public(seats: int, number: int) -> list[Event]:
    return [told.event for told in played(seats, number).story]


def test_a_round_reads_as_a_person_would_write_it() -> None:
    assert digest(
        story.RoundBegan(4),
        story.Bid(A, 5, True),
        story.Bid(B, 30, False),
        story.Passed(C, False),
        story.Bid(A, 35, False),
        story.Passed(B, False),
        story.AuctionWon(A, 35),
        story.ShopBuilt(A, 7, 9, False),
        Sealed(B, "0" * 64),
        Sealed(A, "0" * 64),
        Sealed(C, "0" * 64),
        Unsealed(A, "0" * 64, '"40"'),
        CARDS,
        RIGHT,
        story.Offered(A, 25, 0),
        story.Offered(C, 20, 0),
        story.Offered(A, 30, 25),
        story.RightSold(B, A, 30, "40", 40),
        story.Moved(A, 3, 13),
        story.Paid(A, 40, A, "40", 13),
        story.Turned(A, Direction.BACK, "chosen"),
    ) == [
        "**Round 4.** **Anna** wins the shop for 35 against **Ben** (30) and builds on step 7.",
        "**Ben** has the lowest card (10; **Anna** 40, **Cleo** 70) and sells the right to **Anna** for 30."
        " **Anna** moves the Rich Man to step 13, getting 40, and turns him round.",
    ]


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ((story.Paid(B, 10, B, "10", 8),), "to step 8, getting 10."),
        ((story.Paid(C, 10, B, "10", 8),), "to step 8, which pays **Cleo** 10."),
        ((story.NobodyPaid(8),), "to step 8, where no shop is."),
        ((), "to step 8."),
        (
            (story.NobodyPaid(8), story.Turned(B, Direction.BACK, "no-shop-ahead")),
            "to step 8, where no shop is; no shop is ahead any more, and he turns round.",
        ),
        (
            (story.Paid(C, 10, B, "10", 8), story.Turned(B, Direction.BACK, "last-step")),
            "to step 8, which pays **Cleo** 10; on this last step he turns round.",
        ),
    ],
)
def test_a_move_is_told_with_what_came_of_it(events: tuple[Event, ...], told: str) -> None:
    (line,) = digest(CARDS, RIGHT, story.Moved(B, 3, 8), *events)
    assert line == (
        "**Ben** has the lowest card (10; **Anna** 40, **Cleo** 70) and moves the Rich Man " + told
    )


def test_a_tie_is_told_so_that_everybody_understands_why() -> None:
    """The rule book's own example: A, B and C lay 10, D lays 50; A and B are nearest on one step; C wins."""
    cards = story.CardsTurned(((A, "10"), (B, "10"), (C, "10"), (D, "50")))
    tie = story.Tied("10", (A, B, C), (A, B), 5)
    assert digest(cards, tie, story.RightWon(C, "10", 10)) == [
        "Cards: **Anna** 10, **Ben** 10, **Cleo** 10, **Dirk** 50."
        " **Anna**, **Ben** and **Cleo** tie with the 10;"
        " **Anna** and **Ben** each have a shop on step 5, the nearest ahead, and are out."
        " **Cleo** has the right to move with the 10."
    ]
    assert digest(cards, tie, story.RightWon(C, "10", 10), story.Moved(C, 3, 8))[0].endswith(
        " **Cleo** has the right to move with the 10 and moves the Rich Man to step 8."
    )


def test_who_won_a_tie_by_the_nearest_shop_is_not_said_to_have_the_right_once_more() -> None:
    cards = story.CardsTurned(((A, "10"), (B, "10"), (C, "70")))
    tie, won = story.Tied("10", (A, B), (B,), 5), story.RightWon(B, "10", 10)
    (line,) = digest(cards, tie, won, story.Moved(B, 3, 8), story.NobodyPaid(8))
    assert line.endswith(
        "**Ben** has the nearest shop ahead, on step 5."
        " **Ben** moves the Rich Man to step 8, where no shop is."
    )


def test_who_has_the_right_is_not_said_once_more_behind_the_tie_that_gave_it() -> None:
    cards = story.CardsTurned(((A, "10"), (B, "10")))
    tie, won = story.Tied("10", (A, B), (B,), 5), story.RightWon(B, "10", 10)
    assert digest(cards, tie, won) == digest(cards, tie)


def test_neither_names_nor_the_right_are_said_twice_after_a_tie_in_which_all_are_out() -> None:
    cards = story.CardsTurned(((A, "10"), (B, "10"), (C, "70")))
    tie, won = story.Tied("10", (A, B), (A, B), 5), story.RightWon(C, "70", 70)
    (line,) = digest(cards, tie, won, story.RightSold(C, A, 5, "10", 10), story.Moved(A, 3, 8))
    assert "tie with the 10; each has a shop on step 5, the nearest ahead, and all of them are out." in line
    assert "**Cleo** has the right to move with the 70 and sells it to **Anna** for 5." in line


def test_all_may_be_out() -> None:
    cards = story.CardsTurned(((A, "10"), (B, "10")))
    assert digest(cards, story.Tied("10", (A, B), (A, B), None), story.NobodyMoves()) == [
        "Cards: **Anna** 10, **Ben** 10. **Anna** and **Ben** tie with the 10; none of them has a shop ahead,"
        " and they are out. Nobody is left, and the Rich Man stays where he is."
    ]


def test_an_auction_is_told_with_whom_it_was_won_against_or_that_nobody_bid_more() -> None:
    bid, won = story.Bid(A, 5, True), story.AuctionWon(A, 5)
    built = story.ShopBuilt(A, 7, 9, False)
    passed = (story.Passed(B, False), story.Passed(C, True))
    assert digest(bid, *passed, won, built) == [
        "**Anna** gets the shop for 5, because nobody bids more, and builds on step 7."
    ]
    assert digest(bid, *passed, won) == ["**Anna** gets the shop for 5, because nobody bids more."]
    assert digest(passed[1], won) == ["**Cleo** cannot bid more, and passes. **Anna** wins the shop for 5."]
    assert digest(built) == ["**Anna** builds on step 7 and has 9 shops left."]


def test_an_auction_that_goes_on_is_told_by_what_everybody_did_last() -> None:
    assert digest(story.Bid(A, 5, True)) == ["**Anna** opens with 5."]
    assert digest(story.Bid(A, 5, True), story.Bid(B, 10, False), story.Bid(A, 15, False)) == [
        "Bids: **Ben** 10, **Anna** 15."
    ]
    assert digest(story.Bid(A, 15, False), story.Passed(B, False)) == ["Bids: **Anna** 15, **Ben** passes."]


def test_offers_that_stand_are_told_together_and_one_by_itself() -> None:
    assert digest(story.Offered(A, 25, 0)) == ["**Anna** offers 25 for the right to move."]
    assert digest(story.Offered(A, 25, 0), story.Offered(C, 40, 0), story.Offered(A, 30, 25)) == [
        "Offers: **Cleo** 40, **Anna** 30."
    ]
    assert digest(story.Offered(A, 25, 0), story.OfferWithdrawn(A, 25)) == [
        "**Anna** withdraws the offer of 25."
    ]


def test_what_has_only_begun_is_said_to_begin() -> None:
    assert digest(story.RoundBegan(3)) == ["**Round 3** begins."]
    assert digest(story.PlayBegan(3, 11)) == ["**Final round, play 3 of 11** begins."]
    assert digest(story.PlayBegan(3, 11), CARDS, RIGHT) == [
        "**Final round, play 3 of 11.** **Ben** has the lowest card (10; **Anna** 40, **Cleo** 70)."
    ]


def test_the_first_shops_are_told_together() -> None:
    assert digest(
        story.StartPlayerNamed(B, 100), story.ShopBuilt(B, 8, 11, True), story.ShopBuilt(A, 3, 11, True)
    ) == ["Everybody has 100 gulden, and **Ben** begins. First shops: **Ben** on step 8, **Anna** on step 3."]


def test_the_end_names_the_first_first_and_says_what_decided() -> None:
    final = story.FinalRoundBegan(Ending.BRIDGE_FULL)
    assert digest(final)[0].startswith("The bridge is full: **the final round** begins.")
    assert digest(story.Scored(A, 245, 8), story.Scored(B, 100, 12), story.Scored(C, 245, 9)) == [
        "**Cleo** ends with 245 gulden and 9 shops on the bridge.",
        "**Anna** ends with 245 gulden and 8 shops on the bridge.",
        "**Ben** ends with 100 gulden and 12 shops on the bridge.",
        "With equal gulden, more shops on the bridge decide.",
    ]
    assert len(digest(story.Scored(A, 245, 8), story.Scored(C, 245, 8))) == 2
    assert len(digest(story.Scored(A, 245, 8), story.Scored(C, 240, 9))) == 2


def test_who_has_laid_or_answered_is_told_once_and_only_if_nothing_else_is() -> None:
    """The board and the question name those who are still waited for."""
    sealed = [Sealed(B, "0" * 64), Sealed(C, "1" * 64), Sealed(B, "2" * 64)]
    assert digest(*sealed) == ["**Ben** and **Cleo** have answered."]
    assert digest(sealed[0]) == ["**Ben** has answered."]
    for told in ([story.PlayBegan(3, 11)], [CARDS, RIGHT, story.OffersAsked(B)]):
        assert digest(*told, *sealed) == digest(*told)
    assert digest(*sealed, CARDS, RIGHT) == ["**Ben** has the lowest card (10; **Anna** 40, **Cleo** 70)."]


def test_a_shop_is_told_with_the_highest_bid_that_was_beaten() -> None:
    bids = (story.Bid(A, 5, True), story.Bid(B, 10, False), story.Bid(C, 15, False), story.Bid(A, 20, False))
    assert digest(*bids, story.AuctionWon(A, 20)) == ["**Anna** wins the shop for 20 against **Cleo** (15)."]


def test_what_came_of_asking_for_offers_is_told_until_the_rich_man_moves() -> None:
    events = (CARDS, RIGHT, story.OffersAsked(B), story.Offered(C, 45, 0), story.NothingOffered(A, 0))
    (line,) = digest(*events)
    assert line.endswith(
        " **Ben** asks for offers. **Cleo** offers 45 for the right to move. **Anna** offers nothing."
    )
    (line,) = digest(*events[:3], story.NothingOffered(A, 0), story.NothingOffered(C, 0))
    assert line.endswith("**Ben** asks for offers. **Anna** and **Cleo** offer nothing.")
    (line,) = digest(*events[:3], story.Offered(C, 45, 0), story.NothingOffered(A, 20))
    assert line.endswith("**Ben** asks for offers. Offers: **Cleo** 45, **Anna** 20.")
    (line,) = digest(CARDS, RIGHT, story.Offered(C, 45, 0), story.OffersAsked(B))
    assert line.endswith("**Cleo** offers 45 for the right to move. **Ben** asks for offers.")
    (line,) = digest(*events, story.Moved(B, 3, 8))
    assert line.endswith("and moves the Rich Man to step 8.")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_digest_leaves_out_nobody_who_did_something(locale: str) -> None:
    lines = FACE.summary(EVERY_EVENT, NAMES, words_for(locale))
    assert len(lines) < len(EVERY_EVENT)
    assert all(0 < len(line) < 1000 for line in lines)
    assert all(name in "\n".join(lines) for name in NAMES[:3])


@pytest.mark.dear
@pytest.mark.parametrize("seats", [2, 5])
def test_a_round_is_about_two_lines(seats: int) -> None:
    events = [event for event in public(seats, 1) if not isinstance(event, story.Scored)]
    rounds = sum(isinstance(event, story.RoundBegan | story.PlayBegan) for event in events)
    lines = digest(*events)
    assert len(lines) <= 2 * rounds + 2
    assert max(map(len, lines)) < 600


@pytest.mark.parametrize("locale", LOCALES)
def test_wherever_a_tale_begins_the_same_is_told_of_everybody(locale: str) -> None:
    """Every bid that won, shop, sale, move and payment of the part told is in it, with whose it was."""
    events, names = public(4, 1), ("Anna", "Ben", "Cleo", "Dirk")
    for first in range(0, len(events) - 40, 7):
        part = events[first : first + 40]
        text = "\n".join(digest(*part, locale=locale))
        for event in part:
            if isinstance(event, story.AuctionWon | story.ShopBuilt | story.RightWon | story.Moved):
                assert f"**{names[event.seat]}**" in text
            elif isinstance(event, story.Paid):
                assert f"**{names[event.owner]}**" in text
                assert str(event.gulden) in text
            elif isinstance(event, story.RightSold):
                assert f"**{names[event.buyer]}**" in text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_log_has_every_single_event_in_its_order(seats: int, locale: str) -> None:
    """Word for word what each event alone is told as, only joined; an empty line parts rounds."""
    events = public(seats, 1)
    log = logged(FACE, events, NAMES[:seats], words_for(locale))
    assert log.count("") == sum(isinstance(event, story.RoundBegan | story.PlayBegan) for event in events)


def test_the_log_says_whether_cards_were_laid_or_offers_answered_as_far_as_it_is_known() -> None:
    sealed = [Sealed(B, "1" * 64), Sealed(A, "0" * 64)]
    cards, asked = story.CardsTurned(((A, "40"), (B, "10"))), story.OffersAsked(B)
    laid, answered = "**Ben** and **Anna** have laid a card.", "**Ben** and **Anna** have answered."

    def log(*events: Event) -> str:
        return "\n".join(FACE.log(events, NAMES[:2], EN))

    assert log(story.ShopBuilt(A, 7, 10, False), *sealed).endswith(laid)
    assert log(*sealed, Unsealed(B, "2", "10"), cards).startswith(f"{laid} Cards:")
    assert log(cards, asked, *sealed).endswith(answered)
    assert log(*sealed) == answered, "it may be either"


def test_the_log_tells_each_part_of_a_round_in_a_line() -> None:
    log = FACE.log(
        [
            story.RoundBegan(1),
            story.Bid(A, 5, True),
            story.Passed(B, False),
            story.AuctionWon(A, 5),
            story.ShopBuilt(A, 7, 10, False),
            story.CardsTurned(((A, "40"), (B, "10"))),
            story.RightWon(B, "10", 10),
            story.Moved(B, 0, 7),
            story.Paid(A, 10, B, "10", 7),
            story.RoundBegan(2),
        ],
        ("Anna", "Ben"),
        EN,
    )
    assert log == [
        "**Round 1.** **Anna** opens with 5. **Ben** passes. **Anna** wins the auction and pays 5."
        " **Anna** builds on step 7 and has 10 shops left.",
        "Cards: **Ben** 10, **Anna** 40. **Ben** has the right to move with the 10."
        " **Ben** moves the Rich Man from the river bank to step 7."
        " **Anna** gets 10 for the shop on step 7.",
        "",
        "**Round 2.**",
    ]
