"""Whoever looks after a server finds at the real bot what is missing, and how each game stands."""

import pytest

from tests.e2e.evening import Evening


@pytest.mark.dear
async def test_an_admin_finds_what_was_taken_from_the_bot_and_a_moderator_each_game(
    evening: Evening,
) -> None:
    server, channel = evening.server, evening.channel
    eve = server.add_person("Eve", permissions=["MANAGE_GUILD", "MANAGE_THREADS"])
    await evening.open_game(3)
    number = evening.number
    good = await (await eve.slash("saloon check", channel=channel)).text()
    assert "✖" not in good
    assert "✔ Discord has all" in good
    assert "✔ 1 running, 0 open" in good

    channel.deny("ATTACH_FILES", who=evening.discord.world.bot)
    server.switch_off("boomtown", channel)
    asked = await (await eve.slash("goldrush new", channel=channel)).private()
    assert "Attach Files" in asked.text
    edits = asked.edits
    await eve.press(asked, "What is missing")
    await evening.discord.until(lambda: asked.edits > edits, what="what is missing")
    assert f"<#{channel.id}>: I lack the permission **Attach Files**." in asked.text
    assert "1 game there cannot be shown or played properly." in asked.text
    assert f"⚠ `/boomtown` is switched off in <#{channel.id}>" in asked.text

    listed = await (await eve.slash("moderate games", channel=channel)).private()
    await eve.choose(listed, listed.selects[0], [str(number)])
    await evening.discord.until(lambda: "All games" in listed.buttons, what="the game")
    assert {"Pause", "End", "Free a seat", "Move"} <= set(listed.buttons)
    assert "figures" in await (await eve.slash("saloon stats", channel=channel)).text()
