"""Something is done after all that its person did before it, and waits for nobody else."""

import asyncio

from cogs.parts import acting
from cogs.parts.acting import Acting
from tests.engine.table_talk import ANNA, BEN


async def test_an_act_waits_for_the_earlier_ones_of_its_person_alone():
    acts, done, first, later = Acting(), [], asyncio.Event(), asyncio.Event()

    async def act(person, until, name):
        with acts.act(person.id):
            await until.wait()
            done.append(name)

    async def last(name):
        with acts.act(ANNA.id):
            await asyncio.gather(acts.earlier_done(ANNA.id))  # a task of the act is the act
            done.append(name)

    others = asyncio.create_task(act(BEN, later, "of another"))
    before = asyncio.create_task(act(ANNA, first, "before"))
    await asyncio.sleep(0)
    both = [asyncio.create_task(last("this")), asyncio.create_task(last("this once more"))]
    await asyncio.sleep(0)
    after = asyncio.create_task(act(ANNA, later, "after"))
    for _ in range(5):
        await asyncio.sleep(0)
    assert done == []
    first.set()
    await asyncio.gather(before, *both)
    assert done == ["before", "this", "this once more"]
    later.set()
    await asyncio.gather(others, after)
    assert acts._acts == {}


async def test_no_act_waits_for_ever(monkeypatch):
    monkeypatch.setattr(acting, "PATIENCE_S", 0.01)
    acts = Acting()
    with acts.act(ANNA.id), acts.act(ANNA.id):
        await acts.earlier_done(ANNA.id)
