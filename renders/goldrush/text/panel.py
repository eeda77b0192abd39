"""What a decision of Goldrush is about, as the picture beside it shows it: the map to move on, a card that
the viewer looks at, or the viewer's own claims.

Knows decisions and views, never a state, a rule or a picture; it has what is on cards from the viewer's own
hand.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.games.goldrush.cards import KEEP, NOTHING, Card, back_of
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.orders import end_of, is_ahead, legs_of, robs
from engine.games.goldrush.view import GoldrushView, HandView, PlayerView
from engine.play.decisions import Pick, Subset
from engine.play.table import Seat
from renders.face import AnyDecision
from renders.goldrush.text.labels import card_text, letter, place_text, unsure_text
from renders.goldrush.text.options import option
from renders.goldrush.text.parts import CHOICE, SHEETS, joined, sheet_of
from renders.language.catalogues import ALT, HINT, Words
from renders.language.names import cut
from renders.reader import Reader
from renders.sides import own_side


@dataclass(frozen=True, slots=True)
class Looked:
    """R5, R7: a card that the viewer looks at."""

    square: str
    card: Card
    owner: Seat | None
    """Whose claim lies on it."""
    markers: int
    """R6: how many free markers the viewer has."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One of the viewer's claims."""

    square: str
    card: Card
    may: bool
    """Whether the viewer can choose to take it back, or to have it assayed."""
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Claims:
    """R8, R9: all of the viewer's claims, with what they truly are."""

    decision: DecisionName
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class OnMap:
    """R2, R5: the map, with where a move or a creek can be."""

    keys: tuple[str, ...]
    chosen: str | None
    sheets: tuple[str, ...]
    """The sheets of the map on which there is anything to choose from."""


@dataclass(frozen=True, slots=True)
class Journey:
    """A journey that is said ahead: the map, with the places to which it leads."""

    goals: tuple[str, ...]
    robs: bool = False
    """Whether the traveller robs others on the way."""


Choice: TypeAlias = Looked | Claims | OnMap | Journey


def choice_of(decision: AnyDecision, view: GoldrushView, chosen: Sequence[str]) -> Choice | None:
    """What a decision's picture shows; None for a decision that has none."""
    if not isinstance(decision, Pick | Subset) or view.seat is None or view.hand is None:
        return None
    player, held = view.players[view.seat], view.hand
    keys = tuple(option.key for option in decision.options)
    last = chosen[-1] if chosen else None
    if is_ahead(decision):
        if decision.name != DecisionName.MOVE:
            return None
        said = tuple(chosen)
        return Journey(tuple(map(end_of, legs_of(said))), robs(said))
    match decision.name:
        case DecisionName.MOVE | DecisionName.CREEK:
            return OnMap(keys, last, _sheets(decision, view, keys))
        case DecisionName.CLAIM:
            return _looked(view, player, held)
        case DecisionName.WITHDRAW:
            may, taken = {square for key in keys for square in back_of(key)}, back_of(last or KEEP)
            return Claims(DecisionName.WITHDRAW, tuple(_claims(player, held, may, taken)))
        case DecisionName.ASSAY:
            return Claims(DecisionName.ASSAY, tuple(_claims(player, held, set(keys) - {NOTHING}, (last,))))
    return None


def _sheets(decision: Pick | Subset, view: GoldrushView, keys: Sequence[str]) -> tuple[str, ...]:
    is_move = decision.name == DecisionName.MOVE
    places = [move.place for move in view.moves] if is_move else keys
    found = {sheet_of(place) for place in places}
    return tuple(sheet for sheet in SHEETS if sheet in found) or SHEETS


def _looked(view: GoldrushView, player: PlayerView, held: HandView) -> Looked | None:
    square = player.place
    card = held.card(square)
    return None if card is None else Looked(square, card, view.claimant(square), player.markers)


def _claims(
    player: PlayerView, held: HandView, may: set[str], chosen: Sequence[str | None]
) -> Iterator[Claim]:
    for square in player.claims:
        if card := held.card(square):
            yield Claim(square, card, square in may, square in chosen)


def panel_alt(decision: AnyDecision, reader: Reader[GoldrushView], chosen: Sequence[str]) -> str | None:
    """The pictures in at most 1,024 characters; None for a decision without one."""
    return joined(panel_alt_parts(decision, reader, chosen)) or None


def panel_alt_parts(
    decision: AnyDecision, reader: Reader[GoldrushView], chosen: Sequence[str]
) -> dict[str, str]:
    """The sheets of the map with the cards that the viewer knows, and what else is shown, in the order of the
    strips."""
    match choice_of(decision, reader.view, chosen):
        case Looked() as looked:
            around = _sheet_text(sheet_of(looked.square), reader)
            return _cut({sheet_of(looked.square): around, CHOICE: _looked_text(looked, reader)})
        case Claims() as claims:
            return _cut({CHOICE: _claims_text(claims, reader.words)})
        case OnMap() as on_map:
            return _cut(_map_texts(on_map.sheets, *_map_text(decision, on_map, reader), reader))
        case Journey() as journey:
            return _cut(_map_texts(SHEETS, *_journey_text(journey, reader), reader))
    return {}


def _cut(parts: Mapping[str, str]) -> dict[str, str]:
    """The parts in at most 1,024 characters together."""
    first, *others = parts
    room = ALT - sum(len(parts[name]) + 1 for name in others)
    return {**parts, first: cut(parts[first], room)}


def _sheet_text(sheet: str, reader: Reader[GoldrushView]) -> str:
    """A sheet of the map, and the cards that the viewer knows."""
    _, held = own_side(reader.view)
    title = reader.words.text("goldrush-alt-sheet", sheet=sheet)
    return " ".join([title, _known_text(held, reader.words), *_unsure_text(reader)])


def _map_texts(
    sheets: Sequence[str], title: str, chosen: Sequence[str], reader: Reader[GoldrushView]
) -> dict[str, str]:
    """The sheets of the map that are shown: what it is all about comes first, what is chosen last."""
    first, *others = sheets
    texts = {first: f"{title} {_sheet_text(first, reader)}"}
    texts |= {sheet: reader.words.text("goldrush-alt-sheet", sheet=sheet) for sheet in others}
    texts[sheets[-1]] = " ".join([texts[sheets[-1]], *chosen])
    return texts


def _looked_text(looked: Looked, reader: Reader[GoldrushView]) -> str:
    """The card, and whose claim lies on it."""
    words = reader.words
    owner = owner_text(looked.owner, reader.names, words)
    markers = words.text("goldrush-panel-markers", markers=looked.markers)
    card = card_text(looked.card, words)
    square = letter(looked.square)
    return words.text("goldrush-panel-looked", square=square, card=card, owner=owner, markers=markers)


def owner_text(owner: Seat | None, names: Sequence[str], words: Words) -> str:
    """Whose claim lies on a card, by names that may be cut."""
    if owner is None:
        return words.text("goldrush-panel-unclaimed")
    return words.text("goldrush-panel-owner", player=words.named(names, owner))


def _claims_text(claims: Claims, words: Words) -> str:
    said = [
        words.text(
            f"goldrush-panel-claim-{claims.decision}",
            square=letter(claim.square),
            card=card_text(claim.card, words),
            may="yes" if claim.may else "no",
        )
        for claim in claims.claims
    ]
    parts = [words.text("goldrush-panel-cards", cards="; ".join(said))]
    parts += _chosen_text([letter(claim.square) for claim in claims.claims if claim.is_chosen], words)
    return " ".join(parts)


def _map_text(
    decision: AnyDecision, on_map: OnMap, reader: Reader[GoldrushView]
) -> tuple[str, Sequence[str]]:
    """What the map shows, and what is chosen. The prompt says where the viewer is, and the controls say what
    there is to choose from."""
    is_move = decision.name == DecisionName.MOVE
    title = reader.words.text("goldrush-panel-moves" if is_move else "goldrush-panel-creeks")
    if on_map.chosen not in on_map.keys:
        return title, ()
    return title, _chosen_text([cut(option(decision, on_map.chosen, reader), HINT)], reader.words)


def _journey_text(journey: Journey, reader: Reader[GoldrushView]) -> tuple[str, Sequence[str]]:
    words = reader.words
    chosen = [place_text(goal, words) for goal in journey.goals]
    chosen += [words.text("goldrush-order-rob")] if journey.robs else []
    return words.text("goldrush-panel-journey"), _chosen_text(chosen, words)


def _known_text(held: HandView, words: Words) -> str:
    """R21: the cards that a player knows, each kind with its squares."""
    squares: dict[Card, list[str]] = {}
    for square, card in held.known:
        squares.setdefault(card, []).append(letter(square))
    kinds = [f"{card_text(card, words)} {', '.join(squares[card])}" for card in Card if card in squares]
    return words.text("goldrush-panel-known", kinds=len(kinds), cards="; ".join(kinds))


def _unsure_text(reader: Reader[GoldrushView]) -> list[str]:
    """What the question marks on the map say, as a sentence; nothing if there are none."""
    unsure = unsure_text(reader.view, reader.words)
    return [f"{unsure}."] if unsure else []


def _chosen_text(what: Sequence[str], words: Words) -> list[str]:
    return [words.text("goldrush-panel-chosen", what=", ".join(what))] if what else []
