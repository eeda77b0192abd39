"""Goldrush's part of the promises. The ledger reads the story as a player would, and knows no rule."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine.games.goldrush import story
from engine.games.goldrush.cards import CART, DECK, MARKERS, NUGGETS, SECRET, Card, Why
from engine.games.goldrush.state import SQUARES, START, State
from engine.games.goldrush.survey import LAND
from engine.play.match import Match
from engine.play.table import Event, Seat

WINS = ("by-digging", "by-possible-gold", "by-found-nugget", "by-duel", "by-shoot-out")
"""How the winner came by the nuggets that they brought to the Bank: all of them dug in mines of gold, or one
or more of them as told here."""
CARDS = {card: f"card-{card}" for card in DECK}
"""Each kind of card, for a game in which it did its work."""
ENDINGS = (*WINS, "places-shared", *CARDS.values())
"""There is one way for a game to end, but there are many to win it."""


def ended(match: Match[Any, Any]) -> tuple[str, ...]:
    """How the winner won, whether others share a place, and which cards did their work."""
    told, state = [told.event for told in match.story], match.state
    places = match.ranking().places
    origins = _origins(told, state, places[0][0])
    others = [way for way in WINS[1:] if way in origins]
    shared = ["places-shared"] if len(places) < len(state.players) else []
    worked = [name for card, name in CARDS.items() if any(_worked(card, event, state) for event in told)]
    return (*(others or WINS[:1]), *shared, *worked)


def _origins(told: list[Event], state: State, winner: Seat) -> list[str]:
    """Where the nuggets come from that somebody brought to the Bank."""
    carts: list[list[str]] = [[] for _ in state.players]
    banked: list[str] = []
    shooters: tuple[Seat, ...] = ()
    for event in told:
        match event:
            case story.Dug(seat=seat, square=square):
                is_proved = state.cards[square] is Card.POSSIBLE
                carts[seat].append("by-possible-gold" if is_proved else "by-digging")
            case story.NuggetFound(seat=seat):
                carts[seat].append("by-found-nugget")
            case story.DuelWon(winner=seat, loser=loser, nuggets=nuggets):
                carts[loser] = []
                carts[seat] += ["by-duel"] * nuggets
            case story.ShootOutBegan(seats=seats):
                shooters = seats
            case story.ShootOutWon(winner=seat, nuggets=nuggets):
                mine = carts[seat]
                for each in shooters:
                    carts[each] = []
                carts[seat] = mine + ["by-shoot-out"] * nuggets
            case story.CartTipped(seat=seat):
                carts[seat] = []
            case story.Banked(seat=seat):
                banked += carts[seat] if seat == winner else []
                carts[seat] = []
    return banked


def _worked(card: Card, event: Event, state: State) -> bool:
    """Whether this is what a kind of card is there for: a claim that becomes a mine, an assay, a bluff, a
    nugget, a turn with the old guide, or that somebody is sent away."""
    match event:
        case story.Registered(squares=squares):
            return card is Card.GOLD and any(state.cards[square] is Card.GOLD for square in squares)
        case story.Assayed():
            return card is Card.POSSIBLE
        case story.Claimed(square=square):
            return card is Card.NO_GOLD is state.cards[square]
        case story.NuggetFound():
            return card is Card.NUGGET
        case story.TurnBegan(why=Why.GUIDE):
            return card is Card.GUIDE
        case story.CardRead(card=Card.NUGGET | Card.GUIDE):
            return False
        case story.CardRead(card=read):
            return card is read
        case _:
            return False


def conserved(state: State) -> None:
    assert tuple(state.cards) == SQUARES
    assert Counter(state.cards.values()) == DECK
    carried = sum(player.cart + player.banked for player in state.players)
    assert state.stack >= 0
    assert state.stack + carried == NUGGETS
    assert state.is_over == any(player.banked >= state.goal for player in state.players)
    taken = [square for player in state.players for square in (*player.claims, *player.mines)]
    assert len(taken) == len(Counter(taken))
    for seat, player in enumerate(state.players):
        assert player.place in LAND.places
        assert 0 <= player.cart <= CART
        assert player.markers == MARKERS - len(player.claims) - len(player.mines) >= 0
        assert all(state.cards[square] in SECRET for square in player.claims)
        assert all(state.cards[square] in (Card.GOLD, Card.POSSIBLE) for square in player.mines)
        assert all(square in player.known for square in player.claims)
        assert all(square in each.known for square in player.mines for each in state.players)
        assert len(player.known) == len(Counter(player.known))
        guided = [owed for owed in state.owed if owed.seat == seat and owed.why is Why.GUIDE]
        assert len(guided) <= 2
    assert all(owed.why is not Why.ORDER for owed in state.owed)
    for memory in (state.left_open, state.spared, state.unsure):
        assert len(memory) == len(Counter(memory))
        assert all(state.cards[square] in SECRET for square in memory)
    assert all(state.cards[square] is Card.NO_GOLD for square in state.left_open)
    assert all(state.cards[square] is not Card.GOLD for square in state.unsure)
    assert all(state.miner(square) is None for square in state.unsure)


@dataclass
class Prospector:
    """What a listener knows of a player."""

    place: str = START
    cart: int = 0
    banked: int = 0
    claims: list[str] = field(default_factory=list)
    mines: list[str] = field(default_factory=list)
    known: dict[str, None] = field(default_factory=dict)
    """The squares whose cards they have looked at, or everybody heard of."""


@dataclass
class Told:
    """What lies on the table, as a listener keeps account of it."""

    players: list[Prospector]
    unsure: list[str] = field(default_factory=list)
    stack: int = NUGGETS
    owed: list[tuple[Seat, Why]] = field(default_factory=list)
    shooters: tuple[Seat, ...] = ()

    def show(self, squares: tuple[str, ...]) -> None:
        """Everybody knows these cards from now on."""
        for player in self.players:
            player.known |= dict.fromkeys(squares)


def accounts(state: State) -> object:
    """Where everybody is, their nuggets, their markers and what they have seen; the stack, whose turns are
    owed, and what is not sure gold."""
    return (
        [(each.place, each.cart, each.banked, each.claims, each.mines, each.known) for each in state.players],
        state.stack,
        [(owed.seat, owed.why) for owed in state.owed],
        state.unsure,
    )


def accounts_told(events: list[Event], seats: int) -> object:
    told = Told([Prospector() for _ in range(seats)])
    for event in events:
        _travel(event, told)
        _mark(event, told)
        _carry(event, told)
        _owe(event, told)
    return (
        [
            (each.place, each.cart, each.banked, each.claims, each.mines, list(each.known))
            for each in told.players
        ],
        told.stack,
        told.owed,
        told.unsure,
    )


def _travel(event: Event, told: Told) -> None:
    match event:
        case story.Moved(seat=seat, route=route) | story.Challenged(seat=seat, route=route):
            told.players[seat].place = route[-1]
        case story.Sent(seats=seats, place=place):
            for seat in seats:
                told.players[seat].place = place
        case story.Assayed(seat=seat, is_gold=True):
            told.players[seat].place = "registry"


def _mark(event: Event, told: Told) -> None:
    """Claims, mines, and who knows which card."""
    players = told.players
    match event:
        case story.Looked(seat=seat, square=square):
            players[seat].known[square] = None
        case story.CardRead(square=square):
            told.show((square,))
        case story.Claimed(seat=seat, square=square, owner=owner):
            if owner is not None:
                players[owner].claims.remove(square)
            players[seat].claims.append(square)
        case story.Registered(seat=seat, squares=squares):
            _take_back(told, seat, squares)
            told.show(squares)
            players[seat].mines += squares
            told.unsure = [square for square in told.unsure if square not in squares]
        case story.NotSure(squares=squares):
            told.unsure += squares
        case story.ClaimsTakenBack(seat=seat, squares=squares, are_shown=False):
            _take_back(told, seat, squares)
        case story.Assayed(seat=seat, square=square, is_gold=False):
            _take_back(told, seat, (square,))
            told.show((square,))


def _take_back(told: Told, seat: Seat, squares: tuple[str, ...]) -> None:
    """The claims on these squares."""
    for square in squares:
        told.players[seat].claims.remove(square)


def _carry(event: Event, told: Told) -> None:
    players = told.players
    match event:
        case story.Dug(seat=seat, cart=cart) | story.NuggetFound(seat=seat, cart=cart):
            told.stack -= cart - players[seat].cart
            players[seat].cart = cart
        case story.Banked(seat=seat, total=total):
            players[seat].cart, players[seat].banked = 0, total
        case story.DuelWon(winner=winner, loser=loser, nuggets=nuggets):
            players[winner].cart += nuggets
            players[loser].cart -= nuggets
        case story.ShootOutBegan(seats=seats):
            told.shooters = seats
        case story.ShootOutWon(winner=winner, nuggets=nuggets):
            cart = players[winner].cart
            for seat in told.shooters:
                players[seat].cart = 0
            players[winner].cart = cart + nuggets
        case story.CartTipped(seat=seat, nuggets=nuggets):
            players[seat].cart = 0
            told.stack += nuggets


def _owe(event: Event, told: Told) -> None:
    """Turns that are owed: the newest comes first, and of what a guide promises the last word counts."""
    match event:
        case story.TurnBegan(why=why) if why is not Why.ORDER:
            told.owed.pop()
        case story.GuideMet(seat=seat, turns=turns):
            told.owed = _without_guide(told, seat) + [(seat, Why.GUIDE)] * turns
        case story.PromiseEnded(seat=seat):
            told.owed = _without_guide(told, seat)
        case story.DuelWon(winner=seat):
            told.owed.append((seat, Why.DUEL))
        case story.ShootOutWon(winner=seat):
            told.owed.append((seat, Why.SHOOT_OUT))


def _without_guide(told: Told, seat: Seat) -> list[tuple[Seat, Why]]:
    return [owed for owed in told.owed if owed != (seat, Why.GUIDE)]
