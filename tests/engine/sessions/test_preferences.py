"""What people have chosen is kept, by person, and outlives the bot."""

import asyncio

from engine.journal.journal import Journal
from engine.journal.records import PersonId
from engine.sessions.preferences import Preferences

FAR = PersonId((1 << 64) - 1)


async def test_who_has_chosen_no_palette_has_none(journal):
    assert await Preferences(journal).palettes([PersonId(1)]) == {}


async def test_a_palette_is_kept_until_another_is_chosen(tmp_path):
    for chosen in ("high-contrast", "colour-blind"):
        journal = await Journal.open(tmp_path / "saloon.sqlite3")
        await Preferences(journal).set_palette(FAR, chosen)
        await journal.close()
    journal = await Journal.open(tmp_path / "saloon.sqlite3")
    try:
        assert await Preferences(journal).palettes([PersonId(1), FAR]) == {FAR: "colour-blind"}
    finally:
        await journal.close()


async def test_what_is_remembered_is_what_was_chosen_last(journal):
    """However many are remembered, and whoever asks while another chooses."""
    people, everybody = Preferences(journal, capacity=2), [PersonId(number) for number in range(1, 5)]
    assert await people.palettes(everybody) == {}
    for palette in ("high-contrast", "colour-blind", "standard"):
        changes = [people.set_palette(person, palette) for person in everybody]
        await asyncio.gather(*(work for change in changes for work in (people.palettes(everybody), change)))
        assert await people.palettes(everybody) == dict.fromkeys(everybody, palette)
        assert await Preferences(journal).palettes(everybody) == dict.fromkeys(everybody, palette)


async def test_a_palette_is_read_once(journal, monkeypatch):
    people = Preferences(journal)
    await people.set_palette(FAR, "colour-blind")
    await people.palettes([FAR, PersonId(1)])
    monkeypatch.setattr(journal, "read", None)
    assert await people.palettes([FAR, PersonId(1)]) == {FAR: "colour-blind"}


async def test_nobody_waits_for_what_is_read_for_others_and_what_was_read_before_a_change_is_not_kept(
    journal, monkeypatch
):
    people, gate, read = Preferences(journal), asyncio.Event(), journal.read

    async def held(job):
        found = await read(job)
        await gate.wait()
        return found

    monkeypatch.setattr(journal, "read", held)
    first = asyncio.create_task(people.palettes([FAR]))
    await asyncio.sleep(0)
    monkeypatch.setattr(journal, "read", read)
    assert await people.palettes([PersonId(1)]) == {}
    await people.set_palette(FAR, "colour-blind")
    gate.set()
    assert await first == {}  # as it was when it was asked for
    assert await people.palettes([FAR]) == {FAR: "colour-blind"}
