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
from renders.goldrush.text.labels import card_text, letter, place_text
from renders.goldrush.text.options import option
from renders.goldrush.text.parts import CHOICE, SHEETS, joined, sheet_of
from renders.language.catalogues import ALT, HINT, Words
from renders.language.names import cut
from renders.reader import Reader


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
    """What the pictures are about, in the order of the strips. The question and its choices say all else."""
    words = reader.words
    match choice_of(decision, reader.view, chosen):
        case Looked() as looked:
            card = card_text(looked.card, words)
            said = words.text("goldrush-panel-looked", square=letter(looked.square), card=card)
            return {**_sheets_text((sheet_of(looked.square),), words), CHOICE: said}
        case Claims() as claims:
            marked = [letter(claim.square) for claim in claims.claims if claim.is_chosen]
            return {CHOICE: " ".join([words.text("goldrush-panel-cards"), *_chosen_text(marked, words)])}
        case OnMap() as on_map:
            kind = "moves" if decision.name == DecisionName.MOVE else "creeks"
            taken = _chosen_move(decision, on_map, reader)
            return _cut(_map_texts(on_map.sheets, words.text(f"goldrush-panel-{kind}"), taken, words))
        case Journey() as journey:
            title, goals = words.text("goldrush-panel-journey"), _chosen_goals(journey, words)
            return _cut(_map_texts(SHEETS, title, goals, words))
    return {}


def panel_words(decision: AnyDecision, reader: Reader[GoldrushView], chosen: Sequence[str]) -> str:
    """What is chosen: the question, its choices and the map in words say all else that the pictures show."""
    words = reader.words
    match choice_of(decision, reader.view, chosen):
        case Claims() as claims:
            return " ".join(
                _chosen_text([letter(each.square) for each in claims.claims if each.is_chosen], words)
            )
        case OnMap() as on_map:
            return " ".join(_chosen_move(decision, on_map, reader))
        case Journey() as journey:
            return " ".join(_chosen_goals(journey, words))
    return ""


def _cut(parts: Mapping[str, str]) -> dict[str, str]:
    """The parts in at most 1,024 characters together."""
    first, *others = parts
    room = ALT - sum(len(parts[name]) + 1 for name in others)
    return {**parts, first: cut(parts[first], room)}


def _sheets_text(sheets: Sequence[str], words: Words) -> dict[str, str]:
    """What each sheet of the map is."""
    return {sheet: words.text("goldrush-alt-sheet", sheet=sheet) for sheet in sheets}


def _map_texts(sheets: Sequence[str], title: str, chosen: Sequence[str], words: Words) -> dict[str, str]:
    """The sheets of the map that are shown: what it is all about comes first, what is chosen last."""
    first, *others = sheets
    texts = {first: title, **_sheets_text(others, words)}
    texts[sheets[-1]] = " ".join([texts[sheets[-1]], *chosen])
    return texts


def owner_text(owner: Seat | None, names: Sequence[str], words: Words) -> str:
    """Whose claim lies on a card, by names that may be cut."""
    if owner is None:
        return words.text("goldrush-panel-unclaimed")
    return words.text("goldrush-panel-owner", player=words.named(names, owner))


def _chosen_move(decision: AnyDecision, on_map: OnMap, reader: Reader[GoldrushView]) -> Sequence[str]:
    """What is chosen on the map."""
    if on_map.chosen not in on_map.keys:
        return ()
    return _chosen_text([cut(option(decision, on_map.chosen, reader), HINT)], reader.words)


def _chosen_goals(journey: Journey, words: Words) -> Sequence[str]:
    """Where a journey that is said ahead leads."""
    chosen = [place_text(goal, words) for goal in journey.goals]
    chosen += [words.text("goldrush-order-rob")] if journey.robs else []
    return _chosen_text(chosen, words)


def _chosen_text(what: Sequence[str], words: Words) -> list[str]:
    return [words.text("goldrush-panel-chosen", what=", ".join(what))] if what else []
