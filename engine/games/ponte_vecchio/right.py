"""Phase 2, the right to move: cards are laid and turned over, the lowest card has the right, and the right
may be sold (P6 to P10)."""

from collections.abc import Iterable
from typing import Final

from engine.games.ponte_vecchio.cards import (
    ASK,
    CARDS,
    ORDER,
    PLAYS,
    UNIT,
    Phase,
    sale_key,
    sale_of,
    step_key,
    step_of,
)
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.state import State
from engine.games.ponte_vecchio.story import (
    CardsTakenBack,
    CardsTurned,
    NobodyMoves,
    NothingOffered,
    Offered,
    OffersAsked,
    OfferWithdrawn,
    RightSold,
    RightWon,
    Tied,
)
from engine.play.decisions import Amount, Answer, Decision, Option, Pick
from engine.play.table import Seat, Table

ASKS_SINCE: Final = 2
"""P10: the revision of the rules since which the holder may ask for offers."""


async def turn_cards(table: Table[State]) -> None:
    """P6: everyone secretly chooses a card, and all are turned over together. A last card is laid without
    asking, because then everyone has only one."""
    state = table.state
    state.phase = Phase.CARDS
    seats = state.clockwise(Seat(0))
    asked = {seat: card_of(state, seat) for seat in seats}
    chosen = await table.ask_all(asked, revealed=True, even_if_forced=False)
    for seat in seats:
        state.players[seat].hand.remove(chosen[seat])
        state.players[seat].pile.append(chosen[seat])
    state.phase = Phase.MOVE
    table.tell(CardsTurned(tuple((seat, chosen[seat]) for seat in seats)))


def card_of(state: State, seat: Seat) -> Pick:
    """P6: one of the cards in hand."""
    options = tuple(map(Option, state.players[seat].hand))
    return Pick(name=DecisionName.CARD, rule="P6", options=options, is_secret=True)


def name_holder(table: Table[State]) -> Seat | None:
    """P7, P8, P9: the lowest card has the right to move; on a tie, the nearest shop ahead decides. Returns
    the seat that has the right, or None if all are out."""
    state = table.state
    while others := [seat for seat in state.clockwise(Seat(0)) if seat not in state.out]:
        lowest = min((state.newest(seat) for seat in others), key=ORDER.__getitem__)
        tied = [seat for seat in others if state.newest(seat) == lowest]
        nearest = break_tie(table, tied) if len(tied) > 1 else tied
        if len(nearest) == 1:
            state.holder = nearest[0]
            table.tell(RightWon(state.holder, lowest, state.worth(state.holder)))
            return state.holder
        state.out += nearest
    table.tell(NobodyMoves())
    return None


def break_tie(table: Table[State], tied: list[Seat]) -> list[Seat]:
    """P8: keep the tied players with the nearest shop ahead; to have none ahead counts as endlessly far.
    Returns these players."""
    state = table.state
    endless = len(state.bridge) + 1
    far = {seat: state.distance(seat) or endless for seat in tied}
    distance = min(far.values())
    nearest = [seat for seat in tied if far[seat] == distance]
    step = state.ahead()[distance - 1] if distance < endless else None
    table.tell(Tied(state.newest(tied[0]), tuple(tied), tuple(nearest), step))
    return nearest


async def sell_or_move(table: Table[State], holder: Seat) -> tuple[Seat, int]:
    """P10, P11: the mover and the step; the mover is the holder, unless they sell the right."""
    key = await bargain(table, holder)
    drop_offers(table.state)
    if sale := sale_of(key):
        return await move_as_buyer(table, holder, *sale)
    return holder, step_of(key)


async def bargain(table: Table[State], holder: Seat) -> str:
    """P10: until the holder moves or accepts, anyone else may make, raise or withdraw an offer. Only the
    holder is waited for; the first offer calls them once more. Once a play they may ask for offers, and are
    then asked again."""
    state, has_begun = table.state, False
    while offers := offers_of(state, holder):
        may_ask = not state.has_asked and table.revision >= ASKS_SINCE
        move = move_of(state.ahead(), offers_in(state), may_ask=may_ask)
        decisions: dict[Seat, Decision[Answer]] = {holder: move, **offers}
        standing = {seat: state.players[seat].offer or None for seat in offers}
        seat, answer = await table.ask_any(
            decisions, due=(holder,), standing=standing, again=has_begun, calls=any(standing.values())
        )
        if seat != holder:
            change_offer(table, seat, answer if isinstance(answer, int) else 0)
            has_begun = True
        elif answer == ASK:
            await ask_for_offers(table, holder)
            has_begun = False
        else:
            return str(answer)
    return await table.ask(holder, move_of(state.ahead(), offers_in(state)))


async def ask_for_offers(table: Table[State], holder: Seat) -> None:
    """P10: everyone else who can pay is asked at the same time, and the answers are turned up together. To
    answer nothing leaves an offer that stands as it is."""
    state = table.state
    state.has_asked = True
    table.tell(OffersAsked(holder))
    answers = await table.ask_all(
        {seat: offer_of(DecisionName.OFFERS, state.players[seat].most) for seat in rivals_of(state, holder)},
        revealed=True,
    )
    for seat, gulden in answers.items():
        if gulden is None:
            table.tell(NothingOffered(seat, state.players[seat].offer))
        else:
            change_offer(table, seat, gulden)


def offers_of(state: State, holder: Seat) -> dict[Seat, Amount]:
    """P10: what each of the others may offer without being asked."""
    found = {}
    for seat in rivals_of(state, holder):
        player = state.players[seat]
        found[seat] = offer_of(DecisionName.OFFER, player.most, stands=player.offer)
    return found


def rivals_of(state: State, holder: Seat) -> list[Seat]:
    """P10: the seats that can pay for an offer to the holder, clockwise."""
    return [seat for seat in state.clockwise(holder)[1:] if state.players[seat].most]


def offer_of(name: DecisionName, most: int, *, stands: int = 0) -> Amount:
    """P10: a multiple of 5 that the seat can pay. None takes back an offer that stands; whoever is asked for
    an offer can always answer None, and offers nothing by it."""
    may_pass = name is DecisionName.OFFERS or bool(stands)
    return Amount(name=name, rule="P10", low=UNIT, high=most, step=UNIT, may_pass=may_pass)


def move_of(ahead: Iterable[int], offers: Iterable[tuple[Seat, int]] = (), *, may_ask: bool = False) -> Pick:
    """P10, P11: the steps ahead, then to ask for offers, then the offers that the holder may accept, the
    highest first. So offers that come and go do not move anything else from under the holder's finger."""
    sales = [sale_key(seat, gulden) for seat, gulden in sorted(offers, key=lambda offer: -offer[1])]
    keys = [*map(step_key, ahead), *([ASK] if may_ask else []), *sales]
    return Pick(name=DecisionName.MOVE, rule="P10" if sales else "P11", options=tuple(map(Option, keys)))


def offers_in(state: State) -> list[tuple[Seat, int]]:
    """P10: who offers how much for the right to move."""
    return [(Seat(seat), player.offer) for seat, player in enumerate(state.players) if player.offer]


def change_offer(table: Table[State], seat: Seat, gulden: int) -> None:
    """P10: an offer is made, raised, lowered, or (0) withdrawn."""
    player = table.state.players[seat]
    before, player.offer = player.offer, gulden
    table.tell(Offered(seat, gulden, before) if gulden else OfferWithdrawn(seat, before))


def drop_offers(state: State) -> None:
    """P10: offers vanish when the holder moves or sells."""
    for player in state.players:
        player.offer = 0


async def move_as_buyer(table: Table[State], holder: Seat, buyer: Seat, gulden: int) -> tuple[Seat, int]:
    """P10: the buyer pays immediately and must move; the buyer's card counts, and the right is not sold
    again."""
    state = table.state
    state.players[buyer].gulden -= gulden
    state.players[holder].gulden += gulden
    state.mover = buyer
    table.tell(RightSold(holder, buyer, gulden, state.newest(buyer), state.worth(buyer)))
    return buyer, step_of(await table.ask(buyer, move_of(state.ahead())))


def take_cards_back(table: Table[State]) -> None:
    """P6: after every eleventh play everyone takes back all their cards."""
    if len(table.state.players[0].pile) < PLAYS:
        return
    for player in table.state.players:
        player.hand, player.pile = list(CARDS), []
    table.tell(CardsTakenBack())
