"""The pulse: a file that is young while the bot can try to write, whatever the disk says."""

import asyncio
import os
import threading

import pytest

from bot.health import pulse as pulse_module
from bot.health.pulse import Pulse, measure_lateness
from engine.errors import FileInUse, JournalError
from engine.journal.file_checks import beside
from engine.journal.journal import Journal
from tests.engine.journal.test_full_disk import fill


class Felt(Pulse):
    """A pulse of which each beat is felt."""

    def __init__(self, journal):
        super().__init__(journal)
        self.felt = asyncio.Event()

    def _touch(self):
        super()._touch()
        self.felt.set()


@pytest.fixture
async def pulse(journal, monkeypatch):
    monkeypatch.setattr(pulse_module, "EVERY_S", 0)
    made = Felt(journal)
    yield made
    await made.close()


async def beats(pulse, number=2):
    """Wait for so many beats."""
    async with asyncio.timeout(10):
        for _ in range(number):
            pulse.felt.clear()
            await pulse.felt.wait()


async def test_the_file_is_there_from_the_start_to_the_stop_and_stays_young(journal, pulse):
    alive = beside(journal.path, ".alive")
    pulse.begin()
    assert alive.exists()
    os.utime(alive, (1, 1))
    await beats(pulse)
    assert alive.stat().st_mtime > 1
    assert pulse.is_stored
    alive.unlink()
    await beats(pulse)
    assert alive.exists(), "it is made again"
    await pulse.close()
    assert not alive.exists()


@pytest.mark.parametrize("error", [None, JournalError("it is damaged")])
async def test_a_start_that_takes_minutes_is_a_sign_of_life_unless_it_fails(tmp_path, monkeypatch, error):
    monkeypatch.setattr(pulse_module, "EVERY_S", 0)
    path = tmp_path / "saloon.sqlite3"
    alive = beside(path, ".alive")

    async def long():
        while not alive.exists():  # noqa: ASYNC110
            await asyncio.sleep(0)
        if error is not None:
            raise error
        return "open"

    outcome = await asyncio.wait_for(
        asyncio.gather(pulse_module.while_opening(path, long()), return_exceptions=True), 10
    )
    assert outcome == [error or "open"]
    assert alive.exists() == (error is None)


async def test_a_start_that_takes_no_time_touches_no_sign_of_another_bot(journal):
    alive = beside(journal.path, ".alive")
    alive.touch()
    os.utime(alive, (1, 1))
    with pytest.raises(FileInUse):
        await pulse_module.while_opening(journal.path, Journal.open(journal.path))
    assert alive.stat().st_mtime == 1


async def test_it_beats_also_while_the_disk_takes_nothing(journal, pulse, caplog, monkeypatch):
    await fill(journal)
    monkeypatch.setattr("engine.journal.journal._pulse", large)
    pulse.begin()
    os.utime(beside(journal.path, ".alive"), (1, 1))
    await beats(pulse)
    assert not pulse.is_stored
    assert beside(journal.path, ".alive").stat().st_mtime > 1
    assert [each.levelname for each in caplog.records] == ["ERROR"], "the journal says it, once a minute"


def large(db):
    db.execute("INSERT INTO notes (name, value) VALUES ('large', ?)", ("x" * 100_000,))


async def test_it_stops_beating_while_the_journals_writer_is_stuck(journal, pulse):
    go_on = threading.Event()
    writing = asyncio.create_task(journal.write(lambda db: go_on.wait(10)))
    pulse.begin()
    alive = beside(journal.path, ".alive")
    os.utime(alive, (1, 1))
    before = pulse.tried
    for _ in range(100):
        await asyncio.sleep(0)
    assert (pulse.tried, alive.stat().st_mtime) == (before, 1)
    go_on.set()
    await writing
    await beats(pulse)
    assert alive.stat().st_mtime > 1


async def test_a_file_that_cannot_be_made_is_said_once(journal, pulse, caplog):
    pulse._alive = journal.path.parent / "nowhere" / "saloon.sqlite3.alive"
    pulse.begin()
    await beats(pulse, 3)
    assert len(caplog.records) == 1
    assert "does not tell that the bot is alive" in caplog.text


async def test_how_late_the_loop_is_is_measured(heard, monkeypatch):
    monkeypatch.setattr(pulse_module, "LATE_EVERY_S", 0)
    task = asyncio.create_task(measure_lateness())
    for _ in range(5):
        await asyncio.sleep(0)
    task.cancel()
    assert ("loop_late_seconds",) in heard
