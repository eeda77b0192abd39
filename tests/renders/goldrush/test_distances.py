"""How far it is: what matters to a player is told, in steps that somebody could walk, and nothing else."""

from dataclasses import replace

import pytest

from engine.games.goldrush.cards import Card
from engine.games.goldrush.survey import LAND
from renders.goldrush.text.distances import distances_text
from renders.language.catalogues import words_for
from tests.renders.goldrush.hands import CLAIMED, KINDS, holding

EN = words_for("en")
EVERYTHING = dict.fromkeys("abcdefghijklmnopqrstuvwxyz", Card.NO_GOLD)


def walked(start, end):
    """The fewest steps of a walk, tried roll by roll."""
    reached, steps = {start}, 0
    while end not in reached:
        reached = {
            beside
            for place in reached
            if place == start or not LAND.is_town(place)
            for beside in LAND.beside[place]
        }
        steps += 1
    return steps


@pytest.mark.parametrize("start", ["street-4", "k", "store", "c-d-1", "mulch"])
def test_steps_are_those_that_somebody_could_walk(start):
    view = holding({"a": Card.GOLD}, mines=("m",), cart=1)
    far = {"Bank": "bank", "mine M": "m", "Registry": "registry"}
    said = distances_text(start, view, EN).split(", ")
    assert said[:3] == [f"{name} {walked(start, end)}" for name, end in far.items()]


@pytest.mark.parametrize(
    ("view", "full", "brief"),
    [
        (holding(), ["card"], ["card"]),
        (holding(known=EVERYTHING), [], []),
        (holding(cart=1), ["Bank", "card"], ["Bank"]),
        (holding({"a": Card.GOLD}), ["Registry", "card"], ["Registry"]),
        (holding({"a": Card.POSSIBLE}), ["Assay", "card"], ["Assay"]),
        (holding({"a": Card.NO_GOLD}), ["card"], ["card"]),
        (holding(CLAIMED), ["Registry", "Assay"], ["Registry", "Assay"]),
        (
            holding({"a": Card.GOLD}, mines=("m",), cart=1),
            ["Bank", "mine", "Registry", "card"],
            ["Bank", "mine"],
        ),
        (holding(mines=("m",), cart=4), ["Bank", "card"], ["Bank"]),
        (replace(holding(mines=("m",)), stack=0), ["card"], ["card"]),
    ],
)
def test_what_matters_depends_on_what_one_has(view, full, brief):
    for is_brief, kinds in ((False, full), (True, brief)):
        said = distances_text("street-4", view, EN, is_brief=is_brief)
        assert [one.split()[0] for one in said.split(", ") if one] == kinds


def test_the_nearest_card_is_one_that_nobody_has_claimed_and_the_viewer_does_not_know():
    assert distances_text("a", holding(), EN) == "card B 2"
    assert distances_text("a", holding(known={"b": Card.GOLD, "h": Card.BEER}), EN).startswith("card C")
    assert distances_text("b", holding(theirs=("a",)), EN).startswith("card C")


def test_what_a_place_itself_is_has_no_distance():
    assert distances_text("bank", holding(cart=1, known=EVERYTHING), EN) == ""


def test_the_public_reads_no_distances_and_what_nobody_knows_changes_none():
    view = holding(CLAIMED, known=KINDS, cart=1)
    assert distances_text("k", replace(view, seat=None, hand=None), EN) == ""
    others = [holding({"a": Card.GOLD}, seed=seed) for seed in ("this", "that")]
    assert len({distances_text("k", other, EN) for other in others}) == 1
