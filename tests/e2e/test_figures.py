"""The figures of people after a game, over the whole program: private, for everybody, and hidden."""

import random

from tests.e2e.evening import Evening, last_round


async def test_whoever_has_played_has_figures_shows_them_to_all_and_hides_them(evening: Evening) -> None:
    thread = await evening.open_game(2, robots=1)
    await evening.rearrange(last_round)
    await evening.play(thread, random.Random(1))
    await evening.shown()
    anna, ben, cleo = evening.people[:3]
    page = await (await anna.slash("game stats")).private()
    assert "Boomtown: 1 game" in page.text
    assert len(page.pictures) == 1
    assert anna.name in page.alt_texts[0]
    await evening.restart()
    seen, before = page.frozen(), len(evening.public(page.channel))
    await anna.press(page, "Show everybody")
    await evening.discord.until(lambda: page.edits > seen.edits, what="it is posted")
    posted = evening.public(page.channel)[before:]
    assert [(each.text, each.alt_texts) for each in posted] == [(seen.text, seen.alt_texts)]
    panel = await (await anna.slash("rating hide")).private()
    await anna.press(panel, "Hide")
    await evening.discord.until(lambda: "Show again" in panel.buttons, what="it is hidden")
    hidden = await (await ben.slash("game stats", person=anna)).private()
    none = await (await ben.slash("game stats", person=cleo)).private()
    assert hidden.text.replace(anna.name, cleo.name) == none.text
    assert hidden.pictures == []
    assert "Boomtown: 1 game" in (await (await anna.slash("game stats")).private()).text
