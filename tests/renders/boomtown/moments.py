"""Boomtown's tables and questions of which pictures are drawn in tests, with what has just happened."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.games.boomtown import story
from engine.games.boomtown.cards import EVENTS, KEEP, MINES, PLAY, Town
from engine.games.boomtown.view import AuctionView, BoomtownView
from engine.play.decisions import Amount, Answer, Decision, Option, Pick
from engine.play.table import Event, Seat
from tests.renders.samples import crowded, first_round, middle, mine, over, player, shared
from tests.renders.samples import taking as two_have_taken

ANNA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
BID = Amount(name="bid", rule="B5", low=5, high=9, may_pass=True)
MUSTANG = Pick(name="mustang", rule="B11", options=(Option(PLAY), Option(KEEP)))
FACES_OF_DICE = tuple(f"{die}-{face}" for die in ("first", "second") for face in range(1, 7))
TELEGRAPH = Pick(name="telegraph", rule="B13", options=tuple(map(Option, (KEEP, *FACES_OF_DICE))))
SALOON = Pick(name="saloon", rule="B25", options=tuple(map(Option, Town)))


@dataclass(frozen=True)
class Moment:
    """A question, with the view of who is asked."""

    decision: Decision[Answer]
    view: BoomtownView
    chosen: tuple[str, ...] = ()


def pick(name: str, *keys: str) -> Pick:
    return Pick(name=name, rule="B10", options=tuple(map(Option, keys)))


def theirs(view: BoomtownView) -> list[str]:
    """The others' mines and saloons."""
    return [each.key for other in view.others for each in (*other.mines, *other.saloons)]


def winnable(view: BoomtownView) -> list[str]:
    """The others' mines in towns where the viewer has one."""
    towns = {MINES[each.key].town for each in view.own.mines}
    return [each.key for other in view.others for each in other.mines if MINES[each.key].town in towns]


def numbers(view: BoomtownView) -> list[str]:
    return [f"{other.seat}:{number}" for other in view.others for number in range(2, 13)]


def taking(view: BoomtownView) -> BoomtownView:
    return replace(view, auction=None, winner=BEN, asked_for="take")


def asked(view: BoomtownView) -> Iterator[Moment]:
    """Every question with a picture, at one table."""
    yield Moment(BID, replace(view, auction=AuctionView(4, CLEO, (Seat(len(view.players) - 1),))))
    yield Moment(pick("take", *view.offer), taking(view))
    yield Moment(MUSTANG, taking(replace(view, taken=(CLEO,), offer=view.offer[1:])))
    yield Moment(pick("dynamite", *theirs(view)), view, tuple(theirs(view)[1:2]))
    yield Moment(pick("expropriation", *winnable(view)), view, tuple(winnable(view)[:1]))
    yield Moment(pick("new-vein", *(each.key for each in view.own.mines)), view)
    yield Moment(TELEGRAPH, view, ("first-1",))
    yield Moment(SALOON, view, (Town.DRY_GULCH,))
    yield Moment(pick("saloon-girls", *(each.key for each in view.own.saloons)), view)
    yield Moment(pick("governor", *view.own.mayor_of), view)
    yield Moment(pick("holdup", *numbers(view)), view, (f"{view.others[0].seat}:7",))


def every_panel() -> Iterator[Moment]:
    """Every question at tables with little and with as much as there can be, and every event on offer."""
    events = [key for key in EVENTS if key.endswith("-1")]
    cards = ("cactus-junction-7", "cold-mountain-6", "coyote-city-10", "dry-gulch-9", "san-narciso-10")
    for seats in (3, 5):
        yield from asked(middle(seats, seat=0))
        yield from asked(crowded(seats, seat=0))
        yield Moment(pick("governor", *crowded(seats, seat=1).own.mayor_of), crowded(seats, seat=1))
    for seats in (3, 4, 5):
        for at in range(0, len(events), seats):
            yield Moment(BID, replace(middle(seats, seat=0), offer=tuple(events[at : at + seats])))
        for table in (spread(seats), crowded(seats, seat=1), first_round(seats, seat=1)):
            yield Moment(BID, replace(table, offer=cards[:seats]))


def spread(seats: int) -> BoomtownView:
    """Everybody has mines in every town, and the viewer can take over each of them."""
    view = middle(seats, seat=0)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for town in Town:
        own = [key for key in MINES if MINES[key].town == town]
        for at, key in enumerate(own[: 2 * seats - 1]):
            hands[at % seats].append(key)
    order = list(MINES)
    players = tuple(
        player(seat, 10, tuple(map(mine, sorted(hand, key=order.index)))) for seat, hand in enumerate(hands)
    )
    mayor = replace(players[1], mayor_of=tuple(Town))
    return replace(view, players=(players[0], mayor, *players[2:]))


NEWS: tuple[Event, ...] = (
    story.CardTaken(Seat(0), "cold-mountain-4"),
    story.CardTaken(Seat(1), "dynamite-1"),
    story.MayorElected(Town.COLD_MOUNTAIN, Seat(1), Seat(0)),
    story.MineDynamited(Seat(1), Seat(2), "san-narciso-11", False),
    story.DiceRolled(Seat(0), (3, 4)),
    story.MineProduced(Seat(0), "cactus-junction-2", 123),
    story.StagecoachRobbed(Seat(1), 10),
    story.HoldupTried(Seat(2), Seat(0), 12, (6, 6), 12),
)


def every_view() -> Iterator[BoomtownView]:
    """Tables small and large, at every stage, and every event on offer in the narrowest of places."""
    for seats in (3, 4, 5):
        yield from (crowded(seats), over(seats), shared(seats), first_round(seats), two_have_taken(seats))
    events = [key for key in EVENTS if key.endswith("-1")]
    for seats in (3, 5):
        for at in range(0, len(events), seats):
            yield replace(middle(seats), offer=tuple(events[at : at + seats]))
