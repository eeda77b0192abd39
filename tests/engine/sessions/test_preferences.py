"""What people have chosen is kept, by person, and outlives the bot."""

import asyncio

from engine.journal.journal import Journal
from engine.journal.preference_rows import Shown
from engine.journal.records import PersonId
from engine.sessions.preferences import Preferences

FAR = PersonId((1 << 64) - 1)


async def test_who_has_chosen_nothing_has_nothing(journal):
    assert await Preferences(journal).of([PersonId(1)]) == {PersonId(1): Shown()}


async def test_what_is_not_named_stays_as_it_was(journal):
    people = Preferences(journal)
    for more in ({"letters": "large"}, {"palette": "colour-blind"}, {"texts": "brief"}, {"letters": "usual"}):
        await people.choose(FAR, **more)
    assert await people.of([FAR]) == {FAR: Shown("colour-blind", "usual", "brief")}


async def test_a_palette_is_kept_until_another_is_chosen(tmp_path):
    for chosen in ("high-contrast", "colour-blind"):
        journal = await Journal.open(tmp_path / "saloon.sqlite3")
        await Preferences(journal).choose(FAR, palette=chosen)
        await journal.close()
    journal = await Journal.open(tmp_path / "saloon.sqlite3")
    try:
        assert await Preferences(journal).of([PersonId(1), FAR]) == {
            PersonId(1): Shown(),
            FAR: Shown("colour-blind"),
        }
    finally:
        await journal.close()


async def test_what_is_remembered_is_what_was_chosen_last(journal):
    """However many are remembered, and whoever asks while another chooses."""
    people, everybody = Preferences(journal, capacity=2), [PersonId(number) for number in range(1, 5)]
    assert await people.of(everybody) == dict.fromkeys(everybody, Shown())
    for palette in ("high-contrast", "colour-blind", "standard"):
        changes = [people.choose(person, palette=palette) for person in everybody]
        await asyncio.gather(*(work for change in changes for work in (people.of(everybody), change)))
        assert await people.of(everybody) == dict.fromkeys(everybody, Shown(palette))
        assert await Preferences(journal).of(everybody) == dict.fromkeys(everybody, Shown(palette))


async def test_a_palette_is_read_once(journal, monkeypatch):
    people = Preferences(journal)
    await people.choose(FAR, palette="colour-blind")
    await people.of([FAR, PersonId(1)])
    monkeypatch.setattr(journal, "read", None)
    assert await people.of([FAR, PersonId(1)]) == {FAR: Shown("colour-blind"), PersonId(1): Shown()}


async def test_nobody_waits_for_what_is_read_for_others_and_what_was_read_before_a_change_is_not_kept(
    journal, monkeypatch
):
    people, gate, read = Preferences(journal), asyncio.Event(), journal.read

    async def held(job):
        found = await read(job)
        await gate.wait()
        return found

    monkeypatch.setattr(journal, "read", held)
    first = asyncio.create_task(people.of([FAR]))
    await asyncio.sleep(0)
    monkeypatch.setattr(journal, "read", read)
    assert await people.of([PersonId(1)]) == {PersonId(1): Shown()}
    await people.choose(FAR, palette="colour-blind")
    gate.set()
    assert await first == {FAR: Shown()}  # as it was when it was asked for
    assert await people.of([FAR]) == {FAR: Shown("colour-blind")}
