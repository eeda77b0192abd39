"""Goldrush's map in words: how far every place is from one of them, what lies beside it, and all paths.

Knows views and the map, never a state or a rule.
"""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.games.goldrush.cards import SENT_TO
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView
from renders.goldrush.text.labels import card_text, known_to, place_text
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.language.telling import LINE
from renders.reader import Reader

_GROUPS: Final[Mapping[str, tuple[Terrain, ...]]] = {
    "houses": (Terrain.TOWN,),
    "squares": (Terrain.SQUARE,),
    "points": (Terrain.POINT,),
    "wild": (Terrain.EXIT, Terrain.CREEK, Terrain.TREE),
}
"""The places with a name, as the list has them."""


def map_places(words: Words) -> dict[str, str]:
    """Every place from which distances can be counted, with what it is called."""
    return {key: place_text(key, words) for key in LAND.places}


def map_text(reader: Reader[GoldrushView], start: str = "") -> str:
    """The map, with the distances from a place: without `start`, from where the viewer stands, or whoever is
    asked. Raises KeyError for a place that is not there."""
    view, words = reader.view, reader.words
    start = start or _place_of(view)
    steps = LAND.steps_from(start)
    beside = [place_text(key, words) for key in LAND.beside[start]]
    lines = [
        f"**{words.text('goldrush-land-title', place=place_text(start, words))}**",
        words.text("goldrush-land-beside", places=", ".join(beside)),
        words.text("goldrush-land-others", places=", ".join(_others(steps, reader))),
        *_distances(steps, reader),
        f"**{words.text('goldrush-land-paths')}**",
        *_paths(words),
        words.text("goldrush-land-note"),
    ]
    return "\n".join(cut(line, LINE) for line in lines)


def _place_of(view: GoldrushView) -> str:
    """Where the viewer stands; for the public, whoever is asked, or moves."""
    if view.seat is not None:
        return view.own.place
    seat = view.asked[0] if view.asked else view.mover or 0
    return view.players[seat].place


def _others(steps: Mapping[str, int], reader: Reader[GoldrushView]) -> Iterator[str]:
    """How far it is to each player besides the viewer, and where they are, the nearest first."""
    view, words = reader.view, reader.words
    others = [player for player in view.players if player.seat != view.seat]
    for player in sorted(others, key=lambda other: steps[other.place]):
        place = place_text(player.place, words)
        label = words.text("goldrush-option-noted", label=reader.name(player.seat), note=place)
        yield f"{label} {steps[player.place]}"


def _distances(steps: Mapping[str, int], reader: Reader[GoldrushView]) -> Iterator[str]:
    """A line for each kind of place, the nearest place first."""
    for group, terrains in _GROUPS.items():
        keys = [key for terrain in terrains for key in LAND.of(terrain)]
        near = sorted(keys, key=lambda key: (steps[key], key))
        places = ", ".join(f"{_named(key, reader)} {steps[key]}" for key in near)
        yield "- " + reader.words.text("goldrush-land-group", group=group, places=places)


def _named(key: str, reader: Reader[GoldrushView]) -> str:
    """A place, and what the viewer may know to be there."""
    note = _note(key, reader)
    label = place_text(key, reader.words)
    return reader.words.text("goldrush-option-noted", label=label, note=note) if note else label


def _note(key: str, reader: Reader[GoldrushView]) -> str:
    """Where an instruction point sends people; whose claim or mine a square is, and what is on its card, if
    the viewer knows it; "" if nothing is to be said."""
    view, words = reader.view, reader.words
    if key in SENT_TO:
        return place_text(SENT_TO[key], words, "to")
    parts = []
    for kind, seat in (("mine", view.miner(key)), ("claim", view.claimant(key))):
        if seat is not None:
            own = "yes" if seat == view.seat else "no"
            parts.append(words.text(f"goldrush-land-{kind}", own=own, player=reader.name(seat)))
    card = None if view.seat is None else known_to(view, key, view.seat)
    if card is not None:
        parts.append(card_text(card, words))
    return ", ".join(parts)


def _paths(words: Words) -> Iterator[str]:
    """Which steps of the street lead into which house, and what follows what on each trail."""
    street, *trails = LAND.trails
    ends = [place_text(end, words) for end in (street[0], street[-1])]
    yield "- " + words.text("goldrush-land-main", first=ends[0], last=ends[1], steps=len(street) - 2)
    doors = [f"{place_text(house, words)} {_doors(house)}" for house in LAND.of(Terrain.TOWN)]
    yield "- " + words.text("goldrush-land-doors", doors="; ".join(doors))
    for trail in trails:
        yield "- " + ", ".join(_on_trail(trail, words))


def _doors(house: str) -> str:
    """The numbers of the steps of the street that lead into a house."""
    return ", ".join(str(LAND.places[step].number) for step in LAND.beside[house])


def _on_trail(trail: Sequence[str], words: Words) -> Iterator[str]:
    """What lies on a trail, in order; consecutive plain steps are counted."""
    for is_plain, keys in itertools.groupby(trail, lambda key: LAND.places[key].terrain is Terrain.TRAIL):
        some = list(keys)
        if is_plain:
            yield words.text("goldrush-land-between", steps=len(some))
        else:
            yield from (place_text(key, words) for key in some)
