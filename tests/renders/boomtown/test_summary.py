"""Boomtown's story as a person tells it: a round in a few lines, nothing twice, whatever part is told."""

import itertools

import pytest

from engine.games.boomtown import GAME, story
from engine.games.boomtown.cards import Town
from engine.play.chance import Chance
from engine.play.match import Match
from engine.play.table import Event, Seat
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from tests.renders.boomtown.test_options import EVERY_EVENT
from tests.renders.samples import NAMES
from tests.renders.wording import logged

FACE = FACES["boomtown"]
EN = words_for("en")
A, B, C, D, E = map(Seat, range(5))
TOWN = Town.COYOTE_CITY
OFFER = ("coyote-city-12", "mustang-1", "stagecoach-robbery-1", "dynamite-1", "saloon-1")


def digest(*events: Event, locale: str = "en") -> list[str]:
    return FACE.summary(events, ("Anna", "Ben", "Cleo", "Dirk", "Edda"), words_for(locale))


def played(seats: int, number: int) -> list[Event]:
    """The public story of a game that is played half by robots and half by chance."""
    chance, events = Chance("digest", seats, number), []
    match = Match.start(GAME, seats=seats, options={}, seed=f"digest {number}")
    while not match.is_over:
        seat = match.waiting_for()[0]
        decision, view = match.asked(seat), match.view(seat)
        some = chance.pick(list(itertools.islice(decision.legal(), 60)))
        match.submit(seat, GAME.robot(view, decision, chance) if chance.below(2) else some)
    events += [told.event for told in match.story]
    return events


def rounds(events: list[Event]) -> list[list[Event]]:
    """The story cut where rounds begin."""
    starts = [at for at, event in enumerate(events) if isinstance(event, story.RoundBegan)]
    return [events[at:end] for at, end in zip(starts, [*starts[1:], len(events)], strict=True)]


def test_a_round_reads_as_a_person_would_write_it() -> None:
    assert digest(
        story.RoundBegan(3, A, OFFER),
        story.Bid(A, 1),
        story.Bid(B, 2),
        story.Passed(C, False),
        story.Passed(D, False),
        story.Passed(E, True),
        story.Bid(A, 4),
        story.Passed(B, False),
        story.AuctionWon(A, 4),
        story.BidShared(A, ((E, 2), (D, 1), (C, 1)), 0),
        story.CardTaken(A, "mustang-1"),
        story.CardKept(A, "mustang-1"),
        story.CardTaken(B, "coyote-city-12"),
        story.FeePaid(B, A, TOWN, 3, 3),
        story.MayorElected(TOWN, B, A),
        story.CardTaken(C, "stagecoach-robbery-1"),
        story.StagecoachRobbed(C, 10),
        story.CardTaken(D, "dynamite-1"),
        story.MineDynamited(D, B, "coyote-city-12", False),
        story.MayorGone(TOWN, B),
        story.CardTaken(E, "saloon-1"),
        story.SaloonOpened(E, "saloon-1", TOWN),
        story.DiceRolled(A, (6, 6)),
        story.MineProduced(A, "cactus-junction-12", 5),
        story.MineProduced(A, "cold-mountain-12", 5),
        story.MineProduced(B, "coyote-city-12", 6),
        story.SaloonPaid(A, B, "cactus-junction-12", "saloon-1", 2, 2),
        story.SaloonPaid(A, B, "cold-mountain-12", "saloon-2", 2, 2),
        story.MineCollapsed(A, "cactus-junction-7", False),
        story.MineCollapsed(C, "cold-mountain-6", False),
    ) == [
        "**Anna** wins first pick for 4. Shares: **Edda** 2, **Dirk** 1 and **Cleo** 1.",
        "**Anna** takes Mustang (for later), **Ben** Coyote City 12 (fee 3 to **Anna**; becomes mayor)"
        " and **Cleo** Stagecoach Robbery (10 gold).",
        "**Dirk** blows up **Ben**’s Coyote City 12. Coyote City has no mayor any more: **Ben** steps down.",
        "**Edda** takes Saloon (in Coyote City).",
        "**Anna** rolls 6 + 6 = 12. **Anna** gets 10 and **Ben** 6. Saloons: **Anna** pays **Ben** 4.",
        "Dangerous mines collapse: Cactus Junction 7 (**Anna**) and Cold Mountain 6 (**Cleo**).",
    ]


def test_an_auction_that_goes_on_tells_what_everybody_did_last_in_one_line() -> None:
    bids = [event for gold in range(1, 40, 2) for event in (story.Bid(A, gold), story.Bid(B, gold + 1))]
    assert digest(story.Bid(A, 1)) == ["**Anna** bids 1 gold."]
    assert digest(story.Passed(C, False), *bids) == ["Bids: **Cleo** passes, **Anna** 39, **Ben** 40."]


def test_first_pick_for_nothing_is_told_with_its_reason() -> None:
    passes = [story.Passed(seat, False) for seat in (A, B, C)]
    assert digest(*passes, story.AuctionWon(A, 0)) == ["All pass, so **Anna** gets first pick for nothing."]
    assert digest(story.AuctionWon(B, 0)) == ["**Ben** gets first pick for nothing."]


def test_a_mustang_and_the_take_for_which_it_is_ridden_are_one_line() -> None:
    assert digest(
        story.CardTaken(A, "coyote-city-12"),
        story.MustangPlayed(C),
        story.CardTaken(C, "coyote-city-4"),
        story.CardTaken(B, "saloon-girls-1"),
        story.CardWaits(B, "saloon-girls-1"),
    ) == [
        "**Anna** takes Coyote City 12.",
        "**Cleo** plays Mustang and takes next. **Cleo** takes Coyote City 4.",
        "**Ben** takes Saloon Girls (cannot be used yet).",
    ]


def test_a_fee_that_could_not_be_paid_and_a_mayor_who_was_not_paid_are_told() -> None:
    assert digest(
        story.CardTaken(A, "coyote-city-12"),
        story.FeePaid(A, B, TOWN, 1, 3),
        story.CardTaken(C, "coyote-city-4"),
        story.MayorElected(TOWN, C, B),
        story.GovernorGone(TOWN),
    ) == [
        "**Anna** takes Coyote City 12 (fee to **Ben**: only 1 of 3).",
        "**Cleo** takes Coyote City 4 (becomes mayor in place of **Ben**)."
        " The Governor leaves Coyote City for good.",
    ]


def test_a_card_that_waits_to_be_carried_out_is_told_as_taken_until_it_is() -> None:
    assert digest(story.CardTaken(A, "holdup-1")) == ["**Anna** takes Holdup."]
    (line,) = digest(story.CardTaken(A, "holdup-1"), story.HoldupTried(A, B, 7, (3, 4), 7))
    assert line == "**Anna** holds up **Ben** for 7 and rolls 3 + 4 = 7: **Ben** hands over 7 gold."
    assert digest(story.CardTaken(A, "coyote-city-4"), story.VeinFound(B, "coyote-city-12")) == [
        "**Anna** takes Coyote City 4. **Ben** strikes a New Vein in Coyote City 12."
    ]


def test_a_roll_that_brings_nothing_is_said_only_when_that_is_known() -> None:
    roll, wire = story.DiceRolled(A, (1, 2)), story.TelegraphPlayed(B, (1, 1))
    assert digest(roll) == ["**Anna** rolls 1 + 2 = 3."]
    after = story.RoundBegan(4, A, ("dynamite-1",))
    assert digest(roll, after)[0] == "**Anna** rolls 1 + 2 = 3. No mine yields."
    assert digest(roll, wire, story.MineProduced(C, "coyote-city-2", 4))[0].endswith("**Cleo** gets 4.")


def test_the_final_scores_are_told_once_the_highest_first() -> None:
    assert digest(story.Scored(A, 10, 20, 5, 35), story.Scored(B, 40, 2, 0, 42)) == [
        "**Ben** ends with 42 points: 40 gold, 2 for mines, 0 for mayors.",
        "**Anna** ends with 35 points: 10 gold, 20 for mines, 5 for mayors.",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_digest_leaves_out_nobody_who_did_something(locale: str) -> None:
    lines = FACE.summary(EVERY_EVENT, NAMES, words_for(locale))
    assert len(lines) < len(EVERY_EVENT)
    assert all(0 < len(line) < 1000 for line in lines)
    everything = "\n".join(lines)
    assert all(name in everything for name in NAMES[:3])


@pytest.mark.dear
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_round_is_about_eight_lines_and_no_line_comes_twice(seats: int) -> None:
    lengths = []
    for number in range(8):
        for events in rounds(played(seats, number)):
            lines = digest(*events)
            assert len(lines) == len(set(lines))
            lengths.append(len(lines) - sum(isinstance(event, story.Scored) for event in events))
    assert sum(lengths) / len(lengths) <= 6
    assert max(lengths) <= 9
    assert sorted(lengths)[len(lengths) * 95 // 100] <= 8


@pytest.mark.parametrize("locale", LOCALES)
def test_wherever_a_tale_begins_the_same_is_told_of_everybody(locale: str) -> None:
    """Every gain, take and act of the part told is in it, with the names of those it happened to."""
    events = played(4, 1)
    for first in range(0, len(events) - 40, 7):
        part = events[first : first + 40]
        text = "\n".join(digest(*part, locale=locale))
        for event in part:
            if isinstance(event, story.CardTaken | story.HoldupTried | story.FeePaid | story.MineProduced):
                seat = event.payer if isinstance(event, story.FeePaid) else event.seat
                assert f"**{('Anna', 'Ben', 'Cleo', 'Dirk')[seat]}**" in text
        assert digest(*part, locale=locale) == digest(*part, locale=locale)


def test_who_is_bankrupt_is_said_with_the_round_before_the_bidding() -> None:
    opening = story.RoundBegan(4, A, ("dynamite-1", "dynamite-2", "coyote-city-12"))
    assert digest(opening, story.SatOut((A,)), story.Bid(B, 1)) == [
        "**Anna** is bankrupt and cannot bid.",
        "**Ben** bids 1 gold.",
    ]
    assert digest(story.RoundBegan(1, A, ("coyote-city-12",))) == ["**Round 1.** Start player: **Anna**."]
    assert digest(story.SatOut((A, C)))[0] == "**Anna** and **Cleo** are bankrupt and cannot bid."


def test_what_is_held_back_is_said_where_it_could_have_been_played() -> None:
    held_back = story.HeldBack(C, "telegraph-1")
    assert digest(story.DiceRolled(A, (1, 2)), held_back) == [
        "**Anna** rolls 1 + 2 = 3. **Cleo** keeps Telegraph for later."
    ]
    (nothing,) = digest(story.DiceRolled(A, (1, 2)), held_back, story.RoundBegan(5, A, ("dynamite-1",)))
    assert nothing.endswith("keeps Telegraph for later. No mine yields.")
    assert digest(story.CardTaken(A, "coyote-city-12"), story.HeldBack(C, "mustang-1")) == [
        "**Anna** takes Coyote City 12. **Cleo** keeps Mustang for later."
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_log_has_every_single_event_in_its_order(seats: int, locale: str) -> None:
    """Word for word what each event alone is told as, only joined."""
    events = played(seats, 3)
    log = logged(FACE, events, NAMES[:seats], words_for(locale))
    assert log.count("") == sum(isinstance(event, story.RoundBegan) for event in events) - 1


def test_the_log_tells_an_auction_a_take_and_a_roll_in_a_line_each() -> None:
    log = FACE.log(
        [
            story.Bid(A, 1),
            story.Passed(B, False),
            story.AuctionWon(A, 1),
            story.CardTaken(A, "coyote-city-12"),
            story.MayorElected(TOWN, A, None),
            story.CardTaken(B, "coyote-city-4"),
            story.DiceRolled(A, (6, 6)),
            story.MineProduced(A, "coyote-city-12", 6),
            story.RoundBegan(2, A, ("dynamite-1",)),
        ],
        ("Anna", "Ben"),
        EN,
    )
    assert log == [
        "**Anna** bids 1 gold. **Ben** passes. **Anna** wins first pick for 1.",
        "**Anna** takes Coyote City 12. **Anna** becomes mayor of Coyote City.",
        "**Ben** takes Coyote City 4.",
        "**Anna** rolls 6 + 6 = 12. Coyote City 12 yields **Anna** 6 gold.",
        "",
        "**Round 2.** On offer: Dynamite. **Anna** is the start player.",
    ]


def test_a_waiting_card_that_a_take_makes_possible_is_not_a_note_on_that_take() -> None:
    mine = story.CardTaken(A, "cactus-junction-8")
    elected = story.MayorElected(Town.CACTUS_JUNCTION, A, None)
    assert digest(mine, elected, story.GovernorNamed(A, Town.CACTUS_JUNCTION)) == [
        "**Anna** takes Cactus Junction 8 (becomes mayor)."
        " **Anna**, mayor of Cactus Junction, becomes Governor."
    ]
    assert digest(mine, story.VeinFound(A, "cactus-junction-8")) == [
        "**Anna** takes Cactus Junction 8. **Anna** strikes a New Vein in Cactus Junction 8."
    ]
    assert digest(story.CardTaken(A, "governor-1"), story.GovernorNamed(A, TOWN)) == [
        "**Anna** takes Governor (in Coyote City)."
    ]
