"""The rules of Outlaw, in the rule book's order: one round for two or three."""

from engine.play.chance import Chance
from engine.play.decisions import Amount, Option, Pick
from engine.play.game import Options, Ranking
from engine.play.seats import clockwise
from engine.play.table import Seat, Table
from tests.fifth_game.outlaw.decisions import DecisionName
from tests.fifth_game.outlaw.state import COINS, IN_TOWN, Hideout, Player, State

__all__ = ["is_over", "new", "play_round", "ranking"]


def new(seats: int, options: Options, chance: Chance) -> State:
    """O1: three coins and a tip each, no two alike; chance names the start player."""
    tips = list(Hideout)
    chance.shuffle(tips)
    players = [Player(tips.pop()) for _ in range(seats)]
    return State(players, start=Seat(chance.below(seats)), has_posse=options.get("posse", False))


async def play_round(table: Table[State]) -> None:
    """The only round."""
    await hide(table)
    await bid(table)
    if table.state.leader is not None:
        await flee(table, table.state.leader)
        search(table)
    share_out(table.state)


async def hide(table: Table[State]) -> None:
    """O2: all at once hide none to three of their coins."""
    decision = Amount(name=DecisionName.HIDE, rule="O2", low=0, high=COINS)
    seats = clockwise(table.state.start, len(table.state.players))
    hidden = await table.ask_all(dict.fromkeys(seats, decision), revealed=False)
    for seat, coins in hidden.items():
        table.state.players[seat].hidden = coins


async def bid(table: Table[State]) -> None:
    """O3: from the start player, each bids more than stands, with coins that are not hidden, or passes."""
    state = table.state
    for seat in clockwise(state.start, len(state.players)):
        player = state.players[seat]
        decision = bid_of(state.bid, player.coins - (player.hidden or 0))
        coins = await table.ask(seat, decision, even_if_forced=True)
        if coins is not None:
            state.bid, state.leader = coins, seat


def bid_of(standing: int, coins: int) -> Amount:
    """O3: more than the bid that stands, up to the coins that are not hidden, or a pass."""
    low = standing + 1
    return Amount(name=DecisionName.BID, rule="O3", low=low, high=coins, may_pass=True, is_secret=True)


async def flee(table: Table[State], leader: Seat) -> None:
    """O4: the highest bidder pays the bank and flees to a hideout."""
    options = tuple(Option(place, group="town" if place in IN_TOWN else "desert") for place in Hideout)
    table.state.players[leader].coins -= table.state.bid
    place = await table.ask(leader, Pick(name=DecisionName.FLEE, rule="O4", options=options))
    table.state.fled = Hideout(place)


def search(table: Table[State]) -> None:
    """O5: the sheriff searches one hideout, with a posse two, and none that somebody has a tip about."""
    tips = [player.tip for player in table.state.players]
    places = [place for place in Hideout if place not in tips]
    table.chance.shuffle(places)
    table.state.searched = tuple(places[: 1 + table.state.has_posse])


def share_out(state: State) -> None:
    """O6: all hidden coins and three of the bank are the leader's, if they were not found; else nobody's."""
    loot = COINS + sum(player.hidden or 0 for player in state.players)
    for player in state.players:
        player.coins -= player.hidden or 0
    if state.leader is not None and state.fled not in state.searched:
        state.players[state.leader].coins += loot
    state.is_over = True


def is_over(state: State) -> bool:
    """O6: the game ends with its only round."""
    return state.is_over


def ranking(state: State) -> Ranking:
    """O7: the most coins win; equals share a place."""
    coins = [player.coins for player in state.players]
    return Ranking.by(coins, points=coins)
