"""What nobody can know in Ponte Vecchio, and where it comes out: for the promises about secrets.

Who remembers all that was turned over knows every hand: the story tells it to everybody. A view forgets: it
shows the newest card of each pile alone.
"""

from engine.games.ponte_vecchio import story
from engine.games.ponte_vecchio.cards import CARDS, ORDER, PLAYS, SHOPS, UNIT, Phase
from engine.games.ponte_vecchio.state import Player, State
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.chance import Chance
from engine.play.table import Event, Seat


def may_part(one: Event | None, other: Event | None, seen: PonteVecchioView, answered: str | None) -> bool:
    """Cards come out when they are turned over; what was sealed is told first, so that only the last card of
    others' hands, which is laid unasked, can part twins here."""
    if not isinstance(one, story.CardsTurned) or not isinstance(other, story.CardsTurned):
        return False
    others = [turned for turned, same in zip(one.cards, other.cards, strict=True) if turned != same]
    return all(seat != seen.seat and seen.players[seat].cards <= 2 for seat, _ in others)


def change_unseen(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Deal everybody else's hand and the deeper cards of his pile anew."""
    changed = [_deal_anew(player, chance) for player in _others(state, viewer)]
    return any(changed)


def _deal_anew(player: Player, chance: Chance) -> bool:
    deeper, newest = player.pile[:-1], player.pile[-1:]
    cards = before = [*player.hand, *deeper]
    if len(cards) < 2 or not deeper:
        return False
    while cards == before:
        cards = list(before)
        chance.shuffle(cards)
    player.hand = sorted(cards[: len(player.hand)], key=ORDER.__getitem__)
    player.pile = [*cards[len(player.hand) :], *newest]
    return True


def change_at_start(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Swap one card of another's hand with a deeper one of his pile, that the twins may be alike for long."""
    players = [player for player in _others(state, viewer) if player.hand and player.pile[:-1]]
    if not players:
        return False
    player = chance.pick(players)
    held, deep = chance.pick(player.hand), chance.pick(player.pile[:-1])
    player.hand = [card for card in CARDS if card == deep or (card in player.hand and card != held)]
    player.pile[player.pile.index(deep)] = held
    return True


def _others(state: State, viewer: Seat | None) -> list[Player]:
    return [player for seat, player in enumerate(state.players) if seat != viewer]


def strain(state: State, chance: Chance) -> None:
    """Bring about what is rare: small hands, no money, long without an auction, a bridge nearly full."""
    if state.phase is Phase.SET_UP:
        return
    kept = 1 + chance.below(PLAYS - 1)
    for player in state.players:
        cards = list(CARDS)
        chance.shuffle(cards)
        player.hand, player.pile = sorted(cards[:kept], key=ORDER.__getitem__), cards[kept:]
        player.gulden = UNIT * chance.below(8) if chance.below(2) else 0
    if state.ending is not None:
        state.play = PLAYS - kept
        return
    state.quiet_rounds = chance.below(4)
    for _ in range(chance.below(2 * SHOPS)):
        builders = [Seat(seat) for seat, player in enumerate(state.players) if player.shops > 1]
        plots = [plots for plots in state.bridge if None in plots]
        if len(plots) < 2 or not builders:
            return
        seat, chosen = chance.pick(builders), chance.pick(plots)
        chosen[chosen.index(None)] = seat
        state.players[seat].shops -= 1
