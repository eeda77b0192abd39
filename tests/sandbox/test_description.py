"""The package's own description names nothing that does not exist, and time passes only as told."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

import sandbox
from sandbox import Channel, Faults, NotOffered, Person, Program, Recorder, Reply, Sandbox, SeenMessage
from sandbox.world.clock import Clock, Pulse

SECTIONS: dict[str, type] = {
    "Doing": Person,
    "NotOffered": NotOffered,
    "Seeing": Person,
    "Reply": Reply,
    "SeenMessage": SeenMessage,
    "Faults": Faults,
    "The recorder": Recorder,
    "The referee": Sandbox,
    "Program": Program,
    "The world": Sandbox,
}
ATTRIBUTES = {Reply: {"interaction"}, Program: {"lines"}, Sandbox: {"faults"}, NotOffered: {"key", "values"}}


def described(section: str) -> list[str]:
    """The names in backticks of one section, without calls and dotted paths."""
    assert sandbox.__doc__ is not None
    match = re.search(rf"\*\*{section}\*\*(.*?)(?=\n\*\*|\Z)", sandbox.__doc__, re.DOTALL)
    assert match is not None, section
    return re.findall(r"`(?:await )?(?:discord\.faults\.)?([a-z_]+)(?:\([^`]*\))?`", match[1])


@pytest.mark.parametrize("section", SECTIONS)
def test_what_is_described_exists(section: str) -> None:
    owner = SECTIONS[section]
    known = set(dir(owner)) | set(dir(Channel)) | ATTRIBUTES.get(owner, set())
    other = {"method", "path", "body", "files", "addressee", "status", "channel", "data", "description"}
    missing = [name for name in described(section) if name not in known | other]
    assert missing == []
    assert described(section)


def test_every_room_is_listed() -> None:
    assert sandbox.__doc__ is not None
    listed = sandbox.__doc__.partition("**The rooms**")[2].partition("\n**")[0]
    rooms = {path.stem for path in Path(sandbox.__file__).parent.iterdir() if not path.stem.startswith("__")}
    assert set(re.findall(r"`(\w+)(?:\.py)?`", listed)) == rooms


def test_the_clock_goes_with_its_source_and_can_be_advanced() -> None:
    source = iter([10.0, 11.0, 11.0])
    clock = Clock(lambda: next(source))
    assert (clock.now(), clock.now()) == (10.0, 11.0)
    clock.advance(5)
    assert clock.now() == 16.0
    with pytest.raises(ValueError, match="backwards"):
        clock.advance(-1)


async def test_a_sandbox_takes_its_time_from_where_one_wants() -> None:
    async with Sandbox(time=lambda: 1_600_000_000.0) as discord:
        assert discord.clock.now() == 1_600_000_000.0
        ids = [discord.world.snowflake() for _ in range(3)]
        assert ids == sorted(ids, key=int)
        assert (int(ids[0]) >> 22) + 1_420_070_400_000 == 1_600_000_000_000


async def test_a_pulse_wakes_whoever_waits() -> None:
    pulse, done = Pulse(), False

    def is_done() -> bool:
        return done

    waiting = asyncio.create_task(pulse.until(is_done, timeout=5))
    await asyncio.sleep(0)
    pulse.beat()
    await asyncio.sleep(0)
    assert not waiting.done()
    done = True
    pulse.beat()
    assert await waiting
    assert not await pulse.until(lambda: False, timeout=0.01)


async def test_settling_waits_until_nothing_is_being_handled() -> None:
    async with Sandbox(referee=False) as discord:
        discord.rest.busy = 1
        with pytest.raises(AssertionError, match="fall silent"):
            await discord.settle(quiet=0.01, timeout=0.05)
        discord.rest.busy = 0
        await discord.settle(quiet=0.01)
