"""What Ponte Vecchio asks: whom it waits for, and its decisions, as the seat that must take them reads them.

Knows views and decisions, never a state or a rule.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.games.ponte_vecchio.cards import ASK, JOKER, LAST_STEPS, PLAYS, UNIT, Phase
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.table import Seat
from renders.face import AnyDecision
from renders.language.catalogues import Words
from renders.ponte_vecchio.text.labels import (
    called,
    free_plots,
    newest_worth,
    numbers_text,
    offers_in,
    offers_text,
    rich_man_text,
    rivals_of,
    steps_of,
    with_card,
)
from renders.reader import Reader
from renders.sides import own_side


@dataclass(frozen=True, slots=True)
class Turn:
    """All that a sentence about a turn says."""

    what: str
    asked: tuple[Seat, ...]
    holder: Seat | None
    card: str
    """P10: the card by which the mover moves; empty if nobody does."""
    worth: int
    rivals: tuple[Seat, ...]
    """P10: who may offer for the right to move."""
    offering: str


def turn(reader: Reader[PonteVecchioView]) -> str:
    """Tells everybody whom the table waits for and for what."""
    return turn_text(turn_of(reader.view), reader.names, reader.words)


def turn_of(view: PonteVecchioView) -> Turn:
    """Whom the table waits for and for what; P10: who has the right to move, by which card, and whether the
    others may offer for it."""
    if view.asked_for != DecisionName.MOVE or not view.asked:
        holder = view.holder if view.asked_for == DecisionName.OFFERS else None
        return Turn(_what(view), view.asked, holder, "", 0, (), "")
    card = view.players[view.asked[0]].newest or ""
    if view.mover != view.holder:
        return Turn("move-bought", view.asked, None, card, view.worth, (), "")
    rivals = tuple(rivals_of(view))
    offering = _how_many(len(rivals), of=len(view.players) - 1)
    return Turn("move", view.asked, None, card, view.worth, rivals, offering)


def turn_text(said: Turn, names: tuple[str, ...], words: Words) -> str:
    """The sentence."""

    def listed(seats: Iterable[Seat]) -> str:
        return words.listed([words.named(names, seat) for seat in seats])

    return words.text(
        f"ponte-vecchio-turn-{said.what}",
        players=listed(said.asked) or words.text("list-nothing"),
        holder="" if said.holder is None else words.named(names, said.holder),
        card=with_card(said.card, said.worth, words) if said.card else "",
        rivals=listed(said.rivals),
        offering=said.offering,
    )


def _what(view: PonteVecchioView) -> str:
    """The decision, and whether it is the first of its kind."""
    if view.is_over:
        return "over"
    if view.asked_for is None or not view.asked:
        return "other"
    if view.asked_for == DecisionName.OFFERS and view.holder is None:
        return "other"
    if view.asked_for == DecisionName.BUILD and view.phase is Phase.SET_UP:
        return "build-first"
    if view.asked_for == DecisionName.BID and (view.auction is None or view.auction.leader is None):
        return "bid-first"
    return view.asked_for


def _how_many(count: int, *, of: int) -> str:
    """Who of the others may offer: nobody, one, some, or all of at least two."""
    if count < 2:
        return "one" if count else "nobody"
    return "all" if count == of else "some"


def prompt(decision: AnyDecision, reader: Reader[PonteVecchioView]) -> str:
    """Tells the seat of the view what it must decide, with the numbers that it needs for it."""
    match decision.name:
        case DecisionName.BUILD:
            lines = _prompt_build(reader.view, reader.words)
        case DecisionName.BID:
            lines = _prompt_bid(reader)
        case DecisionName.CARD:
            lines = _prompt_card(reader)
        case DecisionName.MOVE:
            lines = _prompt_move(reader, may_ask=ASK in decision.legal())
        case DecisionName.OFFER | DecisionName.OFFERS:
            lines = _prompt_offer(reader, is_asked=decision.name == DecisionName.OFFERS)
        case DecisionName.OWNER:
            lines = _prompt_owner(reader)
        case _:
            lines = _prompt_turn(reader.view, reader.words)
    return "\n".join(lines)


def _prompt_build(view: PonteVecchioView, words: Words) -> Iterator[str]:
    is_first = view.phase is Phase.SET_UP
    yield words.text("ponte-vecchio-prompt-build-first" if is_first else "ponte-vecchio-prompt-build")
    yield rich_man_text(view, words)


def _prompt_bid(reader: Reader[PonteVecchioView]) -> Iterator[str]:
    """The bid that stands, and what the bidder has."""
    view, words = reader.view, reader.words
    player = view.own
    if view.auction is not None and view.auction.leader is not None:
        leader = reader.name(view.auction.leader)
        yield words.text("ponte-vecchio-prompt-bid", player=leader, gulden=view.auction.gulden)
    else:
        yield words.text("ponte-vecchio-prompt-bid-first", least=UNIT)
    yield words.text(
        "ponte-vecchio-prompt-bid-means", gulden=player.gulden, shops=player.shops, plots=free_plots(view)
    )


def _prompt_card(reader: Reader[PonteVecchioView]) -> Iterator[str]:
    """What cards do, who is nearest if cards tie, and which card lies face down already."""
    view, words = reader.view, reader.words
    _, hand = own_side(view)
    if view.play:
        yield words.text("ponte-vecchio-prompt-play", play=view.play, plays=PLAYS)
    if hand.laid is not None:
        yield words.text("ponte-vecchio-prompt-laid", card=hand.laid)
    else:
        has_joker = "yes" if JOKER in hand.cards else "no"
        yield words.text("ponte-vecchio-prompt-card", joker=hand.joker, has_joker=has_joker)
    yield nearest_text(reader)


def nearest_text(reader: Reader[PonteVecchioView]) -> str:
    """P8: how near everybody's first shop ahead is: "Anna (step 5), you and Ben (step 7), Cleo (none)"; and
    what happens to those who are equally near, if there are any."""
    view, words = reader.view, reader.words
    shown = called(reader)
    steps: dict[int, list[str]] = {}
    for player in view.players:
        ahead = steps_of(view, player.seat, view.ahead)
        steps.setdefault(ahead[0] if ahead else 0, []).append(shown[player.seat])
    order = [*(step for step in view.ahead if step in steps), *([0] if 0 in steps else [])]
    players = ", ".join(
        words.text("ponte-vecchio-near", players=words.listed(steps[step]), step=step) for step in order
    )
    most = max(map(len, steps.values()))
    return words.text("ponte-vecchio-prompt-nearest", players=players, count=most)


def _prompt_move(reader: Reader[PonteVecchioView], *, may_ask: bool) -> Iterator[str]:
    """By which card and for how much the mover moves, and what they could get for the right; whether they may
    still ask for that."""
    view, words = reader.view, reader.words
    player = view.own
    card = with_card(player.newest or "", view.worth, words)
    if view.mover != view.holder:
        yield words.text("ponte-vecchio-prompt-move-bought", card=card, worth=view.worth)
        return
    yield words.text("ponte-vecchio-prompt-move", card=card, worth=view.worth)
    offers = offers_text(offers_in(view), called(reader), words)
    if offers:
        how = "asked" if view.has_asked else "other"
        yield words.text("ponte-vecchio-prompt-move-offers", how=how, offers=offers)
    elif view.has_asked:
        yield words.text("ponte-vecchio-prompt-move-nothing-offered")
    elif rivals_of(view):
        yield words.text("ponte-vecchio-prompt-move-no-offer")
    if may_ask:
        yield words.text("ponte-vecchio-prompt-move-ask")


def _prompt_offer(reader: Reader[PonteVecchioView], *, is_asked: bool) -> Iterator[str]:
    """Who has the right, by which card, and what the viewer's own card would earn instead; whether the holder
    asks for offers, and what the viewer has answered."""
    view, words = reader.view, reader.words
    player, (_, hand) = view.own, own_side(view)
    if view.holder is not None:
        holder = view.players[view.holder]
        yield words.text(
            "ponte-vecchio-prompt-offers" if is_asked else "ponte-vecchio-prompt-offer",
            player=reader.name(view.holder),
            card=with_card(holder.newest or "", newest_worth(holder), words),
        )
    card = with_card(player.newest or "", newest_worth(player), words)
    steps = steps_of(view, player.seat, view.ahead)
    if steps:
        yield words.text(
            "ponte-vecchio-prompt-offer-earns",
            card=card,
            worth=newest_worth(player),
            steps=numbers_text(steps, words),
        )
    else:
        yield words.text("ponte-vecchio-prompt-offer-no-shop", card=card)
    kind = "offers" if is_asked else "offer"
    yield words.text(f"ponte-vecchio-prompt-{kind}-means", gulden=player.gulden, stands=player.offer)
    if hand.answered is not None:
        stands = hand.answered or player.offer
        yield words.text("ponte-vecchio-prompt-offers-answered", gulden=stands)
    if offers := offers_in(view):
        shown = called(reader)
        yield words.text("ponte-vecchio-text-offers", offers=offers_text(offers, shown, words))


def _prompt_owner(reader: Reader[PonteVecchioView]) -> Iterator[str]:
    view = reader.view
    shown = called(reader)
    owners = reader.words.listed([shown[seat] for seat in view.owners(view.position)])
    yield reader.words.text(
        "ponte-vecchio-prompt-owner", players=owners, step=view.position, gulden=view.worth
    )


def _prompt_turn(view: PonteVecchioView, words: Words) -> Iterator[str]:
    yield words.text("ponte-vecchio-prompt-turn", step=view.position, count=LAST_STEPS)
