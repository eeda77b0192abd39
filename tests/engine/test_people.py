"""What people have chosen is kept, by person, and outlives the bot."""

from engine.journal import Journal
from engine.people import People
from engine.records import PersonId

FAR = PersonId((1 << 64) - 1)


async def test_who_has_chosen_no_palette_has_none(journal):
    assert await People(journal).palettes([PersonId(1)]) == {}


async def test_a_palette_is_kept_until_another_is_chosen(tmp_path):
    for chosen in ("high-contrast", "colour-blind"):
        journal = await Journal.open(tmp_path / "saloon.sqlite3")
        await People(journal).set_palette(FAR, chosen)
        await journal.close()
    journal = await Journal.open(tmp_path / "saloon.sqlite3")
    try:
        assert await People(journal).palettes([PersonId(1), FAR]) == {FAR: "colour-blind"}
    finally:
        await journal.close()
