"""What somebody is told of their own part in a season, in each state of theirs and of the season."""

import pytest

from cogs.posting.leagues.own_text import late_text, own_text
from engine.leagues import acts
from engine.leagues.parts import OUT_AFTER_LOST
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.posting.leagues.told import EN, drawn, facts


def text(world, entry=1, words=EN):
    return own_text(entry, facts(world), words)


def test_the_text_begins_with_the_season_and_what_was_done():
    said = own_text(1, facts(drawn()), EN, "Done.", "")
    assert said.startswith("**Prairie League, season 1**\nDone.\nRound 2 is announced on <t:")


def test_whoever_was_not_there_at_the_first_draw_sleeps_until_they_say_that_they_are_in():
    world = drawn(there=range(1, 8))
    assert EN.text("league-own-asleep") in text(world, 8)
    world.do(acts.CameIn(8))
    assert EN.text("league-own-asleep") not in text(world, 8)


def test_a_season_that_stands_still_says_so_instead_of_dates():
    world = drawn(there=range(1, 8))
    world.do(acts.SeasonStopped())
    assert "**The season has stood still** since" in text(world)
    assert "Round 2" not in text(world)
    assert EN.text("league-own-asleep") in text(world, 8)
    assert "You sit round" not in text(world)
    world.do(acts.SatOut(1, 2))
    assert text(world).endswith("You sit round 2 out. **I am in** takes that back until its draw.")


def test_after_the_last_draw_there_is_only_the_end():
    world = drawn()
    world.do(acts.OvertimeBegan())
    assert "No more rounds are drawn. The season ends on <t:" in text(world)
    world.do(acts.SeasonEnded((), "ab"))
    assert text(world).splitlines()[1:] == [EN.text("refused-season-over"), EN.text("league-board-asks")]


def test_whoever_has_lost_three_seats_reads_that_the_season_goes_on_without_them():
    world = drawn()
    world.season.entrants[1].lost = OUT_AFTER_LOST
    assert text(world).splitlines()[1:] == [EN.text("refused-lost-too-many-seats")]


def test_whoever_entered_in_time_has_missed_nothing():
    world = drawn()
    world.enter(9)
    assert late_text(1, facts(world), EN) == ""
    assert late_text(9, facts(world), EN) == "You have missed a round. It is excused: 3 points (L2)."


@pytest.mark.parametrize("language", LOCALES)
def test_to_somebody_outside_every_language_says_whether_they_may_join(language):
    words, world = words_for(language), drawn()
    assert text(world, None, words).endswith(words.text("league-board-join-late", round=3))
    world.do(acts.OvertimeBegan())
    assert text(world, None, words).endswith(words.text("league-board-closed"))
