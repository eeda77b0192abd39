"""Goldrush's map in words: every place with its distance, every path, and what the viewer may know."""

import re
from dataclasses import replace

import pytest

from engine.games.goldrush.cards import Card
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from renders.goldrush import FACE
from renders.goldrush.text.labels import place_text
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.renders.goldrush.hands import CLAIMED, KINDS, OWN, holding
from tests.renders.samples import NAMES, WIDE

EN = words_for("en")
MESSAGE = 3500
NAMED = [key for key, place in LAND.places.items() if place.terrain not in (Terrain.STREET, Terrain.TRAIL)]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_place_with_a_name_has_its_distance_from_wherever_it_is_counted(locale):
    words = words_for(locale)
    view = holding(CLAIMED, mines=(), known=KINDS, theirs=("x", "y", "z"))
    for start in FACE.map_places(words):
        text = FACE.map_text(Reader(view, WIDE, words), start)
        assert len(text) <= MESSAGE, "it fits into one message"
        for key in NAMED:
            name, steps = place_text(key, words), LAND.steps_from(start)[key]
            assert re.search(rf"[:,] {re.escape(name)}(?: \([^)]*\))? {steps}\b", text), key


def test_the_map_has_the_steps_the_neighbours_and_the_paths():
    view = holding({"k": Card.GOLD}, mines=("w",), known={"c": Card.BATH}, theirs=("b",), place="street-3")
    lines = FACE.map_text(Reader(view, NAMES, EN)).splitlines()
    assert lines[0] == "**Places and paths, with the steps from: Street 3**"
    assert lines[1] == "Beside it: Assay Office, Street 2, Street 4"
    squares = next(line for line in lines if line.startswith("- Squares: "))
    for known in ("K (your claim, Gold) ", "W (your mine) ", "C (A hot bath) ", "B (Anna’s claim) "):
        assert known in squares
    steps = LAND.steps_from("street-3")
    assert f"K (your claim, Gold) {steps['k']}" in squares
    assert "- Main street: West exit, Street 1 to 12, East exit" in lines
    assert "- A, 1 step, H, 2 steps, I, 2 steps, J, 2 steps, K, G" in lines
    assert any("Registry 5, 6, 7; " in line and "Bank 6, 7; " in line for line in lines)
    assert any("Licence (to the Sheriff) " in line for line in lines)
    assert f"Anna (M) {steps['m']}" in lines[2]


def test_the_public_reads_no_card_and_what_belongs_to_whom_as_everybody_does():
    view = holding({"k": Card.GOLD}, known={"c": Card.BATH}, place="street-3")
    everybody = replace(view, seat=None, hand=None)
    text = FACE.map_text(Reader(everybody, NAMES, EN), "a")
    assert f"K ({NAMES[OWN]}’s claim) " in text
    assert not any(EN.text(f"goldrush-card-{card}") in text for card in Card)


def test_without_a_place_the_public_counts_from_whoever_is_asked():
    view = replace(holding(place="k"), seat=None, hand=None, asked=(OWN,), asked_for="move")
    assert FACE.map_text(Reader(view, NAMES, EN)).startswith("**Places and paths, with the steps from: K**")
    with pytest.raises(KeyError):
        FACE.map_text(Reader(view, NAMES, EN), "nowhere")
