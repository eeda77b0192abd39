"""Once an hour what is too old is deleted, whatever goes wrong in between."""

import asyncio

import pytest

from bot.upkeep import retention as looking
from bot.upkeep.retention import keep
from engine.errors import NotStored


class Looks:
    """Stands for what is looked at: each look has an outcome, and after the last one there is none."""

    def __init__(self, *outcomes):
        self.outcomes, self.done = list(outcomes), asyncio.Event()
        self.woken, self.forgotten, self.cleared = [], [], 0

    async def go_on(self):
        return (7,)

    async def clear_file(self):
        self.cleared += 1

    async def keep(self):
        if not self.outcomes:
            self.done.set()
            await asyncio.Event().wait()
        outcome = self.outcomes.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


async def test_what_fails_is_tried_again_and_nobody_deleted_stays_in_memory(monkeypatch, caplog):
    monkeypatch.setattr(looking, "CALM_S", 0.0)
    monkeypatch.setattr(looking, "EVERY_S", 0.0)
    looks = Looks(NotStored("not-stored"), ValueError("a bug"), (1, 2), ())
    task = asyncio.create_task(keep(looks, looks, looks.woken.append, [looks.forgotten.append]))
    await looks.done.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert looks.forgotten == [1, 2]
    assert looks.woken == [7] * 5
    assert looks.cleared == 5
    assert [record.levelname for record in caplog.records] == ["ERROR"]
