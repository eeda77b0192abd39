"""Views of Gnadenlos! made by hand, for tests of its pictures: they show what a table may come to."""

from dataclasses import replace

from engine.games.gnadenlos import story
from engine.games.gnadenlos.cards import Kind, Note, Phase, Zone
from engine.games.gnadenlos.data import BOX
from engine.games.gnadenlos.view import BidView, GnadenlosView, PlayerView
from engine.play.table import Event, Seat

A, B, C, D = (Seat(number) for number in range(4))
PEOPLE = BOX.adventurers
EVENT = {kind: next(event for event in BOX.events if event.kind is kind) for kind in Kind}


def market(notes: int, *, gaps: tuple[int, ...] = ()) -> tuple[tuple[bool, ...], ...]:
    """Rows with so many places from the first on, of which some (from 1) are gaps."""
    places = [number not in gaps for number in range(1, notes + 1)]
    places += [False] * (-notes % 6)
    return tuple(tuple(places[at : at + 6]) for at in range(0, len(places), 6))


def player(seat: int, **more: object) -> PlayerView:
    side = PlayerView(
        seat=Seat(seat),
        nuggets=10,
        field=6,
        vultures=0,
        is_lost=False,
        adventurers=2,
        notes=11,
        has_laid=False,
        laid=None,
        bid=None,
        has_proved=False,
    )
    return replace(side, **more)  # type: ignore[arg-type]


def opening(seats: int) -> GnadenlosView:
    """The first question of a match: all lay an adventurer."""
    return GnadenlosView(
        seat=None,
        box=BOX,
        turn=1,
        active=A,
        phase=Phase.EVENT,
        fills_gaps=False,
        event=EVENT[Kind.GOLD_RUSH],
        turned=(EVENT[Kind.GOLD_RUSH],),
        undertaker=0,
        market=market(2 * seats),
        players=tuple(player(seat) for seat in range(seats)),
        thieves=(),
        lots=(),
        takers=(),
        deck=29 - 2 * seats,
        discards=(),
        hand=None,
        ending=None,
        ranks=(),
        asked=tuple(Seat(seat) for seat in range(seats)),
        asked_for="adventurer",
        is_over=False,
    )


def laying(seats: int) -> GnadenlosView:
    """One has laid, another has nothing to lay, the others are waited for."""
    sides = [player(0, has_laid=True), player(1, adventurers=0), *(player(seat) for seat in range(2, seats))]
    return replace(
        opening(seats), turn=8, players=tuple(sides), asked=tuple(Seat(seat) for seat in range(2, seats))
    )


def robbing(seats: int) -> GnadenlosView:
    """High Noon: all have laid, one has stolen, the next is to."""
    numbers = ("colt-carson", "marshal-mercer", "ace-abernathy", "deadeye-drake")
    people = [BOX.adventurer(key) for key in numbers]
    return replace(
        opening(seats),
        turn=9,
        event=EVENT[Kind.HIGH_NOON],
        turned=BOX.events[:4],
        undertaker=3,
        market=market(23, gaps=(12,)),
        players=tuple(player(seat, laid=people[seat], field=12 + 5 * seat) for seat in range(seats)),
        thieves=(B,),
        asked=(B,),
        asked_for="steal",
    )


def filling(seats: int) -> GnadenlosView:
    """Gaps are to be filled after a payday."""
    return replace(buying(seats), market=market(26, gaps=(3, 11, 17)), phase=Phase.PAYDAY, asked_for="fill")


def buying(seats: int) -> GnadenlosView:
    sides = [player(seat, field=30 - 9 * seat, nuggets=3 * seat, vultures=seat % 3) for seat in range(seats)]
    return replace(
        opening(seats), turn=12, phase=Phase.BUYING, players=tuple(sides), asked=(A,), asked_for="buy"
    )


def bid(seat: Seat, *worths: int) -> BidView:
    notes = tuple(Note(worth, Seat((seat + at) % 3)) for at, worth in enumerate(worths))
    return BidView(seat, notes, sum(worths))


def bidding(seats: int) -> GnadenlosView:
    """One has bid three IOUs, one has shown his hand, the next is asked."""
    sides = list(buying(seats).players)
    sides[0] = replace(sides[0], bid=bid(A, 4, 4, 3))
    sides[1] = replace(sides[1], has_proved=True)
    return replace(
        buying(seats),
        phase=Phase.BIDDING,
        players=tuple(sides),
        lots=tuple((one,) for one in PEOPLE[14 : 13 + seats]),
        asked=(C,),
        asked_for="bid",
    )


def taking(seats: int) -> GnadenlosView:
    """One has taken an adventurer, and laid his bid; the others are still to take."""
    sides = list(buying(seats).players)
    sides[0] = replace(sides[0], bid=bid(A, 0))
    sides[2] = replace(sides[2], bid=bid(C, 4, 0, 3))
    return replace(
        bidding(seats),
        phase=Phase.TAKING,
        players=tuple(sides),
        lots=bidding(seats).lots[1:],
        takers=(C, A),
        market=market(23),
        asked=(C,),
        asked_for="take",
    )


def pairs(seats: int) -> GnadenlosView:
    """The advanced set-up: bids for pairs of adventurers."""
    sides = [player(seat, adventurers=0, notes=13) for seat in range(seats)]
    sides[0] = replace(sides[0], bid=bid(A, 2, 1), notes=11)
    return replace(
        opening(seats),
        turn=0,
        phase=Phase.BIDDING,
        event=None,
        turned=(),
        market=(),
        players=tuple(sides),
        lots=tuple((PEOPLE[2 * at], PEOPLE[2 * at + 1]) for at in range(seats)),
        asked=(B,),
        asked_for="bid",
    )


def crowded(seats: int) -> GnadenlosView:
    """As much of everything as there can be, and all hats on one field."""
    sides = [
        player(seat, nuggets=123, field=20, vultures=2, adventurers=14, notes=31) for seat in range(seats)
    ]
    return replace(
        bidding(seats),
        turn=143,
        turned=BOX.events[:6],
        undertaker=6,
        market=market(32),
        players=tuple(replace(side, bid=bid(side.seat, 4, 4, 4 - side.seat)) for side in sides),
        asked=(A,),
    )


def over(seats: int) -> GnadenlosView:
    """The end, with the third vulture."""
    sides = [player(seat, field=35 - 7 * seat, nuggets=2, vultures=seat % 3) for seat in range(seats)]
    sides[-1] = replace(sides[-1], vultures=3, is_lost=True)
    return replace(
        crowded(seats),
        phase=Phase.END,
        players=tuple(sides),
        lots=(),
        ending="vultures",
        ranks=tuple(range(1, seats + 1)),
        asked=(),
        asked_for=None,
        is_over=True,
    )


def shared(seats: int) -> GnadenlosView:
    """The end, where everybody shares the first place."""
    end = over(seats)
    sides = tuple(replace(side, field=35, vultures=1, is_lost=False) for side in end.players)
    return replace(end, players=sides, ending="goal", ranks=(1,) * seats)


def replaced(seats: int) -> GnadenlosView:
    """A table whose owner has put the largest values in the place of ours."""
    events = tuple(
        replace(event, larger=99, smaller=98) if event.kind is Kind.GOLD_RUSH else event
        for event in BOX.events
    )
    zones = (Zone("grey", 1, 20, 9, 9), Zone("beige", 21, 40, 9, 9), Zone("blue", 41, 50, 9, 9))
    box = replace(
        BOX,
        events=events,
        zones=(*zones, Zone("red", 51, 59, 9, 9)),
        fields=60,
        goal=60,
        undertaker=20,
        adventurers=tuple(replace(one, name="Bartholomew Butterworths") for one in PEOPLE),
    )
    some = bidding(seats)
    lots = tuple((box.adventurer(one.key),) for (one,) in some.lots)
    sides = tuple(replace(side, nuggets=4321) for side in some.players)
    return replace(some, box=box, turned=events[:1], event=events[0], lots=lots, undertaker=11, players=sides)


VIEWS = (opening, laying, robbing, filling, buying, bidding, taking, pairs, crowded, over, shared, replaced)
"""Every stage of a match."""


def payday(steps: int, *, is_last: bool = False) -> list[Event]:
    """A payday with so many notes, which a vulture ends."""
    paid: list[Event] = [
        story.NoteTurned(1 + at % 6, "1-1", Note(at % 5, Seat(at % 3)), True) for at in range(steps)
    ]
    return [
        story.PaydayBegan(A, is_last),
        *paid,
        story.NoteTurned(3, "1-3", Note(4, B), False),
        story.VultureTaken(B, 2, 17, 12),
        story.NotesReturned(((A, 4), (B, 3))),
    ]


NEWS: tuple[Event, ...] = (
    story.EventTurned(A, EVENT[Kind.GOLD_RUSH]),
    story.AdventurersShown(Kind.GOLD_RUSH, ((A, PEOPLE[0]), (B, PEOPLE[5]), (C, PEOPLE[12]))),
    story.NuggetsFound(A, 13, True),
    story.NuggetsFound(B, 4, False),
    story.NotesStolen(C, ("4-4", "4-5")),
    story.AdventurersDiscarded(((A, PEOPLE[0]),)),
    story.StandingBought(A, 5, 20),
    story.AdventurersTaken(C, (PEOPLE[3],)),
    *payday(2),
    story.PaydayBegan(A, False),
    story.ColumnEmpty(6),
    *payday(31, is_last=True),
    story.NotesLaid(C, ("4-4", "4-5")),
    story.NoBidPossible(B, (Note(1, B), Note(0, C), Note(0, B), Note(0, A))),
)
"""Something of everything that can be marked."""
