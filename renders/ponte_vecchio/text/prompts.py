"""What Ponte Vecchio asks: whom it waits for, and its decisions, as the seat that must take them reads them.

Knows views and decisions, never a state or a rule.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.games.ponte_vecchio.cards import JOKER, PLAYS, UNIT, Phase
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.table import Seat
from renders.face import AnyDecision
from renders.language.catalogues import Words
from renders.ponte_vecchio.text.labels import (
    called,
    free_plots,
    goal_of,
    newest_worth,
    own_card_text,
    own_worth,
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
        players=listed(said.asked) or words.text("list-nobody"),
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
    """Tells the seat of the view what it must decide, in one line with what stands and what it has."""
    view, words = reader.view, reader.words
    match decision.name:
        case DecisionName.BUILD:
            kind = "build-first" if view.phase is Phase.SET_UP else "build"
            return words.text(f"ponte-vecchio-prompt-{kind}", where=rich_man_text(view, words))
        case DecisionName.BID:
            return _prompt_bid(reader)
        case DecisionName.CARD:
            return _prompt_card(view, words)
        case DecisionName.MOVE:
            return _prompt_move(view, words)
        case DecisionName.OFFER | DecisionName.OFFERS:
            return _prompt_offer(reader, is_asked=decision.name == DecisionName.OFFERS)
        case DecisionName.OWNER:
            shown = called(reader)
            owners = words.listed([shown[seat] for seat in view.owners(view.position)])
            return words.text(
                "ponte-vecchio-prompt-owner", players=owners, step=view.position, gulden=view.worth
            )
        case _:
            goal = goal_of(view.direction)
            return words.text("ponte-vecchio-prompt-turn", step=view.position, goal=goal)


def means_text(view: PonteVecchioView, words: Words) -> str:
    """P4, P5: what a bidder has, and how many plots are free."""
    player = view.own
    return words.text(
        "ponte-vecchio-prompt-bid-means", gulden=player.gulden, shops=player.shops, plots=free_plots(view)
    )


def _prompt_bid(reader: Reader[PonteVecchioView]) -> str:
    """The bid that stands, and what the bidder has."""
    view, words = reader.view, reader.words
    means = means_text(view, words)
    if view.auction is None or view.auction.leader is None:
        return words.text("ponte-vecchio-prompt-bid-first", least=UNIT, means=means)
    leader = reader.name(view.auction.leader)
    return words.text("ponte-vecchio-prompt-bid", player=leader, gulden=view.auction.gulden, means=means)


def _prompt_card(view: PonteVecchioView, words: Words) -> str:
    """What cards do, or which one lies face down already; the play of the final round."""
    _, hand = own_side(view)
    if hand.laid is not None:
        question = words.text("ponte-vecchio-prompt-laid", card=hand.laid)
    else:
        has_joker = "yes" if JOKER in hand.cards else "no"
        question = words.text("ponte-vecchio-prompt-card", joker=hand.joker, has_joker=has_joker)
    if not view.play:
        return question
    return words.text("ponte-vecchio-prompt-play", play=view.play, plays=PLAYS, question=question)


def _prompt_move(view: PonteVecchioView, words: Words) -> str:
    """From where the mover moves, by which card and for how much; whether they may sell the right."""
    how = "bought" if view.mover != view.holder else "sale" if rivals_of(view) else "alone"
    return words.text(
        "ponte-vecchio-prompt-move",
        how=how,
        start=words.text("ponte-vecchio-from", step=view.position),
        card=own_card_text(view.own.newest or "", words),
        worth=view.worth,
    )


def _prompt_offer(reader: Reader[PonteVecchioView], *, is_asked: bool) -> str:
    """Who has the right, by which card, what the viewer's own card would earn instead, and what they have;
    or what they have answered."""
    view, words = reader.view, reader.words
    player, (_, hand) = view.own, own_side(view)
    earns = earns_text(view, words)
    if view.holder is None:
        return words.text("ponte-vecchio-order-prompt-offers", earns=earns, gulden=player.gulden)
    name, holder = reader.name(view.holder), view.players[view.holder]
    if hand.answered is not None:
        return words.text(
            "ponte-vecchio-prompt-offers-answered",
            player=name,
            gulden=hand.answered or player.offer,
            earns=earns,
            money=player.gulden,
        )
    return words.text(
        "ponte-vecchio-prompt-offers" if is_asked else "ponte-vecchio-prompt-offer",
        player=name,
        card=with_card(holder.newest or "", newest_worth(holder), words),
        earns=earns,
        gulden=player.gulden,
    )


def earns_text(view: PonteVecchioView, words: Words) -> str:
    """P12: what the viewer's own card would earn them if they moved by it; "" as long as it is not laid."""
    card = view.own_card
    if card is None:
        return ""
    shown, steps = own_card_text(card, words), steps_of(view, view.own.seat, view.ahead)
    kind = "earns" if steps else "no-shop"
    worth = own_worth(view)
    return words.text(f"ponte-vecchio-prompt-offer-{kind}", card=shown, worth=worth, count=len(steps))
