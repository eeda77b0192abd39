"""A disk that takes nothing: nothing has changed, it is said once a minute, and it passes by itself."""

import asyncio
import time

import pytest

from engine.errors import NotStored
from engine.journal import disk
from engine.journal import journal as journal_module
from engine.journal.journal import Journal
from tests.engine.journal.test_journal import all_names, note


def too_large(db):
    """Whether the disk takes it, as far as SQLite can tell: one page more than there is room for."""
    db.execute("INSERT INTO notes (name, value) VALUES ('large', ?)", ("x" * 100_000,))


async def fill(journal):
    """Let the disk take nothing more."""
    await journal.write(lambda db: db.execute("PRAGMA max_page_count = 1").fetchone())


async def make_room(journal):
    await journal.write(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchone())


async def test_what_a_full_disk_does_not_take_is_refused_in_words_and_the_rest_goes_on(journal, caplog):
    await fill(journal)
    outcomes = await asyncio.gather(
        *(journal.write(too_large if number % 2 else note("fits")) for number in range(1, 8)),
        return_exceptions=True,
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
    assert {type(error) for error in refused} >= {NotStored}
    assert all(error.reason == "not-stored" for error in refused if isinstance(error, NotStored))
    assert await journal.read(all_names) == {"fits"}
    assert [record.levelname for record in caplog.records] == ["ERROR"]  # and not one for each
    assert str(journal.path) in caplog.text
    await make_room(journal)
    assert await journal.write(note("again")) == 1


async def test_a_disk_that_took_nothing_is_tried_again_also_where_nobody_plays(journal, caplog, monkeypatch):
    monkeypatch.setattr(disk, "PROBE_S", 0.02)
    await fill(journal)
    with pytest.raises(NotStored):
        await journal.write(too_large)
    await make_room(journal)
    end = time.monotonic() + 10
    while "can be written again" not in caplog.text:
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


async def test_the_trouble_of_a_disk_is_said_once_a_minute(journal, caplog, monkeypatch):
    await fill(journal)
    now = time.monotonic()
    for seconds in (0, 10, 59, 61, 90, 125):
        monkeypatch.setattr(journal_module.time, "monotonic", lambda seconds=seconds: now + seconds)
        with pytest.raises(NotStored):
            await journal.write(too_large)
    monkeypatch.undo()
    assert len(caplog.records) == 3


async def test_a_probe_that_the_disk_refuses_is_refused_like_any_write(journal, monkeypatch):
    await fill(journal)
    monkeypatch.setattr(journal_module, "_pulse", too_large)
    with pytest.raises(NotStored):
        await journal.probe()
    assert not journal.is_writable
    assert journal.is_writing, "the writer lives"
    await make_room(journal)
    await journal.probe()


async def test_from_when_to_when_nothing_was_taken_is_known_and_can_be_taken_once(tmp_path, monkeypatch):
    monkeypatch.setattr(disk, "PROBE_S", 0.01)
    at = [100.0]
    journal = await Journal.open(tmp_path / "saloon.sqlite3", now=lambda: at[0])
    assert journal.refuses_since is None
    await fill(journal)
    for at[0] in (101.0, 102.0):
        with pytest.raises(NotStored):
            await journal.write(too_large)
    assert journal.refuses_since == 101.0
    assert journal.take_refusals() == []
    at[0] = 700.0
    await make_room(journal)
    end = time.monotonic() + 10
    while journal.refuses_since is not None:
        assert time.monotonic() < end
        await asyncio.sleep(0.01)
    assert journal.take_refusals() == [(101.0, 700.0)]
    assert journal.take_refusals() == []
    await journal.close()
