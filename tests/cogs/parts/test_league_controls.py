"""The controls of leagues: what they mean, and that a message of them can be sent."""

import pytest

from cogs.parts.custom_ids import CustomId, UnknownId, Verb
from cogs.parts.layouts import card
from cogs.parts.league_controls import board_rows, call_rows, key_of, numbers_in, own_rows, seat_rows
from engine.leagues import acts
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.desk import Shown
from tests.cogs.posting.leagues.told import drawn
from tests.engine.leagues.world import World

EN = words_for("en")


def sent(rows):
    """The ids of these rows below a text, once Discord's limits were checked."""
    return Shown(card("text", rows=rows), ()).ids


def of(world, entry=None, **more):
    entrant = None if entry is None else world.season.entrants[entry]
    return [each.verb for each in sent(own_rows(7, world.season, entrant, EN, rule="L1", **more))]


def test_a_key_says_the_numbers_that_it_was_made_of():
    assert numbers_in(key_of(7, 2, 3)) == [7, 2, 3]
    for forged in ("", "7.", ".7", "7..2", "²", "x", "-7", "9" * 10):
        with pytest.raises(UnknownId):
            numbers_in(forged)
    with pytest.raises(UnknownId):
        numbers_in("7.2.3", 2)


@pytest.mark.parametrize("language", LOCALES)
def test_a_standing_message_has_the_rules_of_leagues_in_every_state(language):
    words = words_for(language)
    for world in (World(18, division=9), drawn(18, division=9)):
        rules = [each for each in sent(board_rows(7, world.season, words)) if each.verb is Verb.RULES]
        assert rules == [CustomId("rules", 0, key="league")]
    world.do(acts.SeasonEnded((), "ab"))
    assert [each.verb for each in sent(board_rows(7, world.season, words))] == [
        *(Verb.MY_TABLES, Verb.WHY, Verb.NEXT_SEASON, Verb.RULES),
        Verb.DIVISION,
    ]


def test_the_controls_of_a_call_may_name_its_round():
    assert [str(each) for each in sent(call_rows(7, EN, 2))] == ["present:-:-:7", "sitout:-:-:7.2"]


def test_an_offer_names_the_seat():
    assert [str(each) for each in sent(seat_rows(7, (2, 3, 4), EN))] == [
        "takeseat:-:-:7.2.3.4",
        "standby:-:-:7",
    ]


def test_a_panel_has_what_somebody_can_do_now():
    world = World(8)
    assert of(world) == [Verb.ENTER, Verb.RULE]
    assert of(world, 1) == [Verb.SIT_OUT, Verb.MY_TABLES, Verb.RULE]
    world = drawn(8, there=range(1, 8))
    reading = [Verb.MY_TABLES, Verb.WHY, Verb.DIVISION, Verb.RULE]
    assert of(world, 1) == [Verb.SIT_OUT, *reading]
    assert of(world, 1, shown=Verb.WHY) == [Verb.SIT_OUT, Verb.MY_TABLES, Verb.DIVISION, Verb.RULE]
    assert world.season.entrants[8].is_asleep
    assert of(world, 8) == [Verb.PRESENT, Verb.MY_TABLES, Verb.DIVISION, Verb.RULE]
    world.do(acts.Left(1))
    world.do(acts.Expelled(2))
    assert of(world, 1) == [Verb.PRESENT, *reading]
    assert of(world, 2) == reading
    world.do(acts.SeasonEnded((), "ab"))
    assert [of(world, entry) for entry in (None, 1, 3)] == [[Verb.DIVISION, Verb.RULE], reading, reading]
