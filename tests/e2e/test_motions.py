"""A table decides together, and somebody goes away, by commands and buttons of the real bot."""

from tests.e2e.evening import Evening


async def test_a_table_pauses_and_goes_on_and_somebody_is_away_and_back(evening: Evening) -> None:
    thread = await evening.open_game(3)
    anna, ben, cleo = evening.people[:3]
    said = await (await anna.slash("game pause", channel=thread, days=3)).text()
    assert "24 hours to agree" in said

    def asking():
        return [message for message in evening.public(thread) if "asks for a pause" in message.text][-1]

    await evening.discord.until(lambda: any("asks for" in each.text for each in evening.public(thread)))
    assert sorted(asking().mentions) == ["Ben", "Cleo"]
    assert "question is not for you" in await (await anna.press(asking(), "Agree")).text()
    for person in (ben, cleo):
        assert await (await person.press(asking(), "Agree")).text() == "You agree."
    await evening.discord.until(lambda: asking().buttons == ["Go on"])
    assert "Only whoever asked" in await (await ben.press(asking(), "Go on")).text()
    assert "plays on" in await (await anna.press(asking(), "Go on")).text()
    await evening.discord.until(lambda: asking().buttons == [])

    said = await (await ben.slash("game away", channel=thread, days=7)).text()
    assert "21 of your 28 days" in said
    await evening.shown()
    panel = await (await ben.press(evening.board(thread), "My side")).private()
    assert "I am back" in panel.buttons
    assert "You are back." in await (await ben.press(panel, "I am back")).text()
