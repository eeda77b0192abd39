"""Live and ready, from facts: no outage and no full disk makes the bot dead, and each no has its reason."""

from dataclasses import replace

import pytest

from bot.health.health import DOWN_S, LONGEST_S, Line, Pulse, Work, live, ready

WELL = Pulse(is_writing=True, tried=30.0)
UP = Line(shards=2, has_begun=True)
BUSY = Work(is_stored=True, tick=60.0, has_commands=True)


def test_a_bot_that_is_well_is_live_and_ready():
    assert str(live(WELL)) == "live"
    assert str(ready(WELL, UP, BUSY)) == "ready"


@pytest.mark.parametrize(
    ("pulse", "why"),
    [
        (replace(WELL, is_writing=False), "the journal's writer has ended"),
        (replace(WELL, tried=LONGEST_S), "the journal has written nothing for 150 s, not even a probe"),
    ],
)
def test_what_only_a_restart_mends_makes_it_dead_and_of_course_not_ready(pulse, why):
    assert str(live(pulse)) == f"not live: {why}"
    assert str(ready(pulse, UP, BUSY)) == f"not ready: {why}"


@pytest.mark.parametrize(
    ("line", "work", "why"),
    [
        (Line(), BUSY, "not every shard is logged in to Discord yet"),
        (replace(UP, down=1, down_for=DOWN_S), BUSY, "1 of 2 shards without a line for 2 min"),
        (UP, replace(BUSY, is_stored=False), "the disk does not take what is written"),
        (UP, replace(BUSY, tick=None), "the scheduler has not looked yet for what is due"),
        (UP, replace(BUSY, tick=LONGEST_S), "the scheduler has not looked for what is due for 150 s"),
        (UP, replace(BUSY, has_commands=False), "Discord does not have our commands yet"),
    ],
)
def test_what_keeps_people_from_playing_is_said_as_not_ready(line, work, why):
    verdict = ready(WELL, line, work)
    assert not verdict.is_good
    assert str(verdict) == f"not ready: {why}"


def test_a_line_that_was_lost_just_now_changes_nothing():
    assert ready(WELL, replace(UP, down=2, down_for=DOWN_S - 1), BUSY).is_good


def test_several_reasons_are_all_said():
    said = str(ready(WELL, Line(), replace(BUSY, is_stored=False)))
    assert said == (
        "not ready: not every shard is logged in to Discord yet; the disk does not take what is written"
    )
