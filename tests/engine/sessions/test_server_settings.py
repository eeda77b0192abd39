"""What a server's settings may be, what counts without them, and what is left when something is deleted."""

from dataclasses import fields

import pytest

from engine.clock.pace import PaceName
from engine.errors import Refused
from engine.journal.server_rows import ServerRow, Tidy
from engine.sessions.server_settings import (
    LANGUAGES,
    Effective,
    Setting,
    effective,
    with_setting,
    without_channel,
    without_role,
)
from renders.language.catalogues import LOCALES


def test_a_server_speaks_what_the_bot_speaks():
    assert LANGUAGES == LOCALES


def test_every_setting_has_its_place_in_what_is_stored_and_in_what_counts():
    counting = {field.name for field in fields(Effective)}
    assert {setting.column for setting in Setting} == counting
    assert counting <= {field.name for field in fields(ServerRow)}


def test_without_choices_the_defaults_count():
    counts = effective(ServerRow())
    assert (counts.most_running, counts.most_open, counts.most_on_server) == (10, 3, 200)
    assert (counts.language, counts.channels, counts.openers, counts.games, counts.told_in) == (None,) * 5
    assert (counts.pace, counts.robots, counts.ratings, counts.tidy) == (
        PaceName.DAILY,
        True,
        True,
        Tidy.FOLD,
    )


@pytest.mark.parametrize(
    ("setting", "value", "stored"),
    [
        (Setting.LANGUAGE, "nl", "nl"),
        (Setting.CHANNELS, [5, 6, 5], (5, 6)),
        (Setting.CHANNELS, (), ()),
        (Setting.OPENERS, [7], (7,)),
        (Setting.MOST_RUNNING, 1, 1),
        (Setting.MOST_RUNNING, 40, 40),
        (Setting.MOST_OPEN, 10, 10),
        (Setting.MOST_ON_SERVER, 800, 800),
        (Setting.GAMES, ["boomtown", "boomtown"], ("boomtown",)),
        (Setting.PACE, "brisk", PaceName.BRISK),
        (Setting.ROBOTS, False, False),
        (Setting.RATINGS, True, True),
        (Setting.TIDY, "delete", Tidy.DELETE),
        (Setting.TOLD_IN, 5, 5),
    ],
)
def test_a_setting_takes_its_values_and_gives_them_back(setting, value, stored):
    row = with_setting(ServerRow(), setting, value)
    assert getattr(row, setting.column) == stored
    assert with_setting(row, setting, None) == ServerRow()


@pytest.mark.parametrize(
    ("setting", "value", "reason"),
    [
        (Setting.LANGUAGE, "fr", "not-an-option"),
        (Setting.CHANNELS, list(range(26)), "setting-lists-too-many"),
        (Setting.CHANNELS, ["tavern"], "not-an-option"),
        (Setting.CHANNELS, "tavern", "not-an-option"),
        (Setting.OPENERS, list(range(6)), "setting-lists-too-many"),
        (Setting.MOST_RUNNING, 0, "setting-out-of-bounds"),
        (Setting.MOST_RUNNING, 41, "setting-out-of-bounds"),
        (Setting.MOST_RUNNING, True, "not-an-option"),
        (Setting.MOST_OPEN, 11, "setting-out-of-bounds"),
        (Setting.MOST_ON_SERVER, 801, "setting-out-of-bounds"),
        (Setting.GAMES, [], "not-an-option"),
        (Setting.PACE, "overtime", "not-an-option"),
        (Setting.ROBOTS, "yes", "not-an-option"),
        (Setting.TIDY, "burn", "not-an-option"),
        (Setting.TOLD_IN, "tavern", "not-an-option"),
    ],
)
def test_what_a_setting_cannot_be_is_refused(setting, value, reason):
    with pytest.raises(Refused, match=reason):
        with_setting(ServerRow(), setting, value)


def test_when_the_last_channel_is_deleted_games_are_opened_nowhere_and_not_everywhere():
    row = ServerRow(channels=(5, 6), told_in=5)
    assert without_channel(row, 7) == row
    left = without_channel(row, 5)
    assert left == ServerRow(channels=(6,))
    left = without_channel(left, 6)
    assert not any(effective(left).opens_in(channel) for channel in (5, 6, 7))
    assert without_channel(ServerRow(), 5) == ServerRow(), "all channels are all that are left"


def test_when_the_last_role_is_deleted_admins_alone_open_games():
    left = effective(without_role(ServerRow(openers=(5,)), 5))
    assert not left.opens_for([5, 6], is_admin=False)
    assert left.opens_for([], is_admin=True)
    assert without_role(ServerRow(), 5) == ServerRow()
