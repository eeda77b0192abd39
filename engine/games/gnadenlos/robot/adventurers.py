"""What adventurers are worth for the events to come, and which one to lay now (G8 to G15, G21)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.games.gnadenlos.cards import Adventurer, EventCard, Kind
from engine.games.gnadenlos.robot import values
from engine.games.gnadenlos.robot.contest import Contest, contest, holding
from engine.games.gnadenlos.robot.outlook import events_ahead, in_pile, part_left, turns_left
from engine.games.gnadenlos.view import GnadenlosView


@dataclass(frozen=True, slots=True)
class Prospects:
    """What every number is expected to bring at an event of each kind, and how many such events are ahead."""

    gains: Mapping[Kind, tuple[float, ...]]
    ahead: Mapping[Kind, float]
    left: float

    def hand(self, hand: Sequence[Adventurer]) -> float:
        """What a hand is worth: the choice that it gives, and above all its highest number for each kind."""
        worth = self.left * sum(values.SPARE[: len(hand)])
        for kind, gains in self.gains.items():
            best, *others = sorted((gains[one.number(kind)] for one in hand), reverse=True) or (0.0,)
            worth += values.GAIN * self.ahead[kind] * (best + values.OTHERS * sum(others))
        return worth

    def more(self, hand: Sequence[Adventurer], lot: Sequence[Adventurer]) -> float:
        """What a lot adds to a hand."""
        return self.hand((*hand, *lot)) - self.hand(hand)


def prospects(view: GnadenlosView) -> Prospects:
    """What is ahead, as the table stands."""
    turns = min(turns_left(view), values.HORIZON)
    held = [max(player.adventurers, 1) for player in view.others]
    gains, ahead = {}, {}
    for kind in Kind:
        rivals = contest(view, kind, held)
        card = _usual(view, kind)
        numbers = range(len(rivals.below[0]))
        gains[kind] = tuple(_gain(view, card, rivals, number) for number in numbers)
        ahead[kind] = events_ahead(view, kind, turns)
    return Prospects(gains, ahead, part_left(view))


def _usual(view: GnadenlosView, kind: Kind) -> EventCard:
    """An event of a kind, with the average sums of those still to come."""
    cards = [card for card in in_pile(view) if card.kind is kind]
    cards = cards or [card for card in view.box.events if card.kind is kind]
    return EventCard(
        kind.value,
        kind,
        larger=sum(card.larger for card in cards) // max(len(cards), 1),
        smaller=sum(card.smaller for card in cards) // max(len(cards), 1),
    )


def _gain(view: GnadenlosView, card: EventCard, rivals: Contest, number: int) -> float:
    """What an event is expected to bring whoever shows a number."""
    match card.kind:
        case Kind.GOLD_RUSH:
            return rivals.highest(number) * card.larger + rivals.second(number) * card.smaller
        case Kind.HIGH_NOON:
            return (rivals.highest(number) + rivals.alone(number)) * values.STOLEN
        case Kind.CHEATING:
            field = view.own.field
            zone = view.box.zone(field)
            if zone is None:
                return 0.0
            plus = view.box.onward(field, zone.winner)
            return rivals.highest(number) * plus - rivals.lowest(number) * min(zone.loser, field - 1)


def lay(view: GnadenlosView, hand: Sequence[Adventurer]) -> str:
    """G8: the adventurer that brings most, less its later worth if it is discarded or shot."""
    assert view.event is not None
    card = view.event
    rivals, later = contest(view, card.kind, holding(view)), prospects(view)

    def worth(one: Adventurer) -> float:
        number = one.number(card.kind)
        gone = rivals.highest(number)
        if card.kind is Kind.HIGH_NOON:
            gone += rivals.lowest(number)
        kept = [other for other in hand if other.key != one.key]
        return _gain(view, card, rivals, number) - values.LATER * gone * later.more(kept, (one,))

    return max(hand, key=worth).key


def take(view: GnadenlosView) -> str:
    """G21: the lot that adds most to the hand."""
    assert view.hand is not None
    later, hand = prospects(view), view.hand.adventurers
    return max(view.lots, key=lambda lot: later.more(hand, lot))[0].key
