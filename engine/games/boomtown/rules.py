"""The rules of Boomtown, in the rule book's order: this page is the table of contents.

`auction` has B5 to B9, `taking` B10 to B12, `production` B13 to B16, `mayors` B18 to B20, `events` B21 to
B26; B27 is `State.pay`, and B30 is `view`.
"""

from engine.games.boomtown.auction import auction, pay_bid
from engine.games.boomtown.cards import CARDS, EVENTS, MINES
from engine.games.boomtown.production import produce
from engine.games.boomtown.state import Player, State
from engine.games.boomtown.story import RoundBegan, Scored
from engine.games.boomtown.taking import take_cards
from engine.play.chance import Chance
from engine.play.game import Options, Ranking
from engine.play.table import Seat, Table


def new(seats: int, options: Options, chance: Chance) -> State:
    """B1, B2, B3: 10 gold each, one deck, 15 cards aside in a short game, a start player by chance."""
    deck = list(CARDS)
    chance.shuffle(deck)
    aside, deck = (deck[:15], deck[15:]) if options.get("short") and seats == 3 else ([], deck)
    return State(
        rounds=len(deck) // seats,
        players=[Player() for _ in range(seats)],
        start=Seat(chance.below(seats)),
        deck=deck,
        aside=aside,
        last_keeps_all=bool(options.get("last_keeps_all")),
    )


async def play_round(table: Table[State]) -> None:
    """A round: cards, auction, payment, takes, production; its winner starts the next (B17)."""
    turn_up_cards(table)
    winner = await auction(table)
    pay_bid(table, winner)
    await take_cards(table, winner)
    await produce(table, winner)
    table.state.start = winner
    if not table.state.deck:
        end(table)


def turn_up_cards(table: Table[State]) -> None:
    """B4: as many cards as players; in the first round an event is shuffled back and replaced."""
    state = table.state
    state.round += 1
    state.bid, state.leader, state.passed, state.winner, state.taken = 0, None, [], None, []
    state.offer = [state.deck.pop() for _ in state.players]
    while state.round == 1 and (events := [card for card in state.offer if card in EVENTS]):
        state.deck += events
        table.chance.shuffle(state.deck)
        mines = [card for card in state.offer if card in MINES]
        state.offer = mines + [state.deck.pop() for _ in events]
    table.tell(RoundBegan(state.round, state.start, tuple(state.offer)))


def end(table: Table[State]) -> None:
    """B28: the game ends after the production of the round in which the last cards were taken."""
    table.state.is_over = True
    for seat in table.state.clockwise(Seat(0)):
        table.tell(score(table.state, seat))


def is_over(state: State) -> bool:
    """B28: whether the last round has been played."""
    return state.is_over


def score(state: State, seat: Seat) -> Scored:
    """B29: gold, yields of own mines and 5 for each mayor pawn; waiting cards score nothing."""
    gold = state.players[seat].gold
    yields = sum(state.worth(MINES[key]) for key in state.players[seat].mines)
    pawns = 5 * len(state.pawns_of(seat))
    return Scored(seat, gold, yields, pawns, gold + yields + pawns)


def ranking(state: State) -> Ranking:
    """B29: the highest score wins; ties share the place."""
    points = tuple(score(state, seat).total for seat in state.clockwise(Seat(0)))
    return Ranking.by(points, points=points)
