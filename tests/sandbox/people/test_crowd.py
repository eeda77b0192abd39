"""A crowd plays by itself what a client offers, gives up what is in vain, and lets days pass."""

from __future__ import annotations

import asyncio
import re

import pytest

from sandbox import Channel, Person, Sandbox, Server
from sandbox.__main__ import command_line
from sandbox.people.crowd import NAMES, QUIET_DAYS, Crowd, new_names
from sandbox.people.habits import Habits
from sandbox.people.playing import TRIES
from tests.sandbox.api import Api
from tests.sandbox.people.croupier import Croupier

DAY_S = 24 * 3600.0
HABITS = Habits(joins=re.compile("^Join$"), never=re.compile("Give up|^leave$"))


@pytest.fixture
def crowd(discord: Sandbox, server: Server) -> list[Person]:
    """Three people of a crowd."""
    discord.crowd.habits = HABITS
    discord.add_crowd(server, 3)
    return discord.crowd.people


async def test_people_of_a_crowd_join_and_play_to_the_end_with_what_they_are_offered(
    discord: Sandbox, api: Api, channel: Channel, crowd: list[Person]
) -> None:
    async with Croupier(discord, api, channel) as croupier:
        while await discord.crowd.look():
            pass
        assert croupier.is_over
        counted = croupier.counted()
        assert counted["join"] == len(crowd), "each of them presses it once"
        assert not counted["leave"] + counted["quit"] + counted["no"]
        assert croupier.typed == ["3"] * 4, "a form gets the number that its label names"
        assert all(not person.private(channel) for person in crowd), "what asks no more is put away"
        for seats in (False, True):
            await croupier.offer(seats=seats)
            await discord.crowd.look()
        assert croupier.counted()["join"] == 2 * len(crowd), "what is offered again is new"


async def test_what_is_refused_again_and_again_is_given_up_until_time_has_passed(
    discord: Sandbox, api: Api, channel: Channel, crowd: list[Person]
) -> None:
    async with Croupier(discord, api, channel, stubborn=True) as croupier:
        for _ in range(TRIES + 3):
            await discord.crowd.look()
        assert croupier.counted()["move"] == TRIES
        assert not await discord.crowd.look()
        await discord.crowd.days(1)
        assert croupier.counted()["move"] == 3 * TRIES


async def test_only_whom_a_message_mentions_plays(
    discord: Sandbox, api: Api, channel: Channel, crowd: list[Person], anna: Person
) -> None:
    async with Croupier(discord, api, channel) as croupier:
        await discord.crowd.days(1)
        seated = {key for key, custom_id in croupier.heard if custom_id != "join"}
        assert seated == set(croupier.seated)
        assert anna.id not in {key for key, _ in croupier.heard}


async def test_days_pass_while_a_crowd_looks_on_and_can_be_stopped(
    discord: Sandbox, crowd: list[Person]
) -> None:
    crowd_of = discord.crowd
    crowd_of.begin(90)
    with pytest.raises(AssertionError, match="at it already"):
        crowd_of.begin(1)
    await discord.until(lambda: crowd_of.run is not None and crowd_of.run.passed >= 1)
    await crowd_of.stop()
    assert crowd_of.run is None
    assert 1 <= discord.clock.ahead / (24 * 3600) < 90
    crowd_of.begin(0)
    await discord.until(lambda: crowd_of.run is None, what="one look is over")


async def test_no_more_days_pass_when_nothing_happens_any_more(discord: Sandbox, crowd: list[Person]) -> None:
    passed: list[float] = []

    async def settle() -> None:
        await asyncio.sleep(0)

    async def leap(seconds: float) -> None:
        passed.append(seconds)

        discord.pass_time(seconds=seconds)

    now, beat = discord.clock.now, discord.pulse.beat
    idle = Crowd(settle=settle, leap=leap, now=now, read=lambda person: None, beat=beat)
    for person in crowd:
        idle.add(person)
    await idle.days(90)
    assert sum(passed) == pytest.approx(QUIET_DAYS * DAY_S, abs=300)


async def test_days_stop_where_a_message_names_a_moment(
    discord: Sandbox, api: Api, channel: Channel, crowd: list[Person]
) -> None:
    begin = discord.clock.ahead
    moment = int(discord.clock.now()) + 5 * 3600
    await api.post(channel, f"It begins <t:{moment}:R>, not <t:1:f>")
    stops: list[float] = []
    discord.clock.followers.add(Follower(stops))
    await discord.crowd.days(1)
    assert [round(ahead - begin, -1) for ahead in stops[:4]] == [120, 240, 5 * 3600, 5 * 3600 + 120]
    assert stops[-1] - begin == pytest.approx(DAY_S, abs=300)
    assert len(stops) == 8


class Follower:
    """Notes how far it is ahead after each move."""

    has_followed = True

    def __init__(self, moves: list[float]) -> None:
        self.follow = moves.append


def test_names_are_new_and_of_all_languages() -> None:
    first = new_names(8, ["Ava", "Bram"])
    assert "Ava" not in dict(first)
    assert "Bram" not in dict(first)
    assert {locale for _, locale in first} == set(NAMES)
    many = new_names(70, [name for name, _ in first])
    assert len({name for name, _ in [*first, *many]}) == 78


def test_the_command_line_says_what_a_crowd_presses(capsys: pytest.CaptureFixture[str]) -> None:
    given = command_line().parse_args(["--crowd-joins", "^Join$", "--crowd-never", "Leave", "--", "bot.py"])
    assert (given.crowd_joins, given.crowd_plays, given.crowd_never) == (
        re.compile("^Join$"),
        None,
        re.compile("Leave"),
    )
    with pytest.raises(SystemExit):
        command_line().parse_args(["--crowd-plays", "(", "--", "bot.py"])
    assert "is no regular expression" in capsys.readouterr().err
