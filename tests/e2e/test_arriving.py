"""The bot comes to a server, is sent away and is back; an admin has all of it deleted, and takes it back."""

from __future__ import annotations

import pytest

from sandbox import SeenMessage
from tests.e2e.evening import Evening


def greetings(evening: Evening) -> list[SeenMessage]:
    return [
        message
        for message in evening.public(evening.channel)
        if "Board games" in message.text or "Here I am again" in message.text
    ]


@pytest.mark.dear
async def test_a_server_is_greeted_once_a_join_and_can_have_everything_deleted(alone: Evening) -> None:
    server, discord, anna = alone.server, alone.discord, alone.people[0]
    server.kick_bot()
    server.change(system_channel=alone.channel)
    await discord.later(minutes=2)
    server.invite_bot()
    await discord.until(lambda: len(greetings(alone)) == 1, what="the bot says who it is")
    await alone.bot.kill()
    await alone.bot.start()
    await alone.bot.ready()
    await anna.press(greetings(alone)[0], "Rules")
    await discord.until(lambda: "The rules of all games" in anna.private(alone.channel)[-1].text)
    thread = await alone.open_game(3)
    number = alone.number

    server.kick_bot()
    await discord.later(days=2)
    server.invite_bot()
    await discord.until(lambda: len(greetings(alone)) == 2, what="the bot is back")
    assert greetings(alone)[1].text.startswith("Here I am again; one game goes on.")

    mia = server.add_person("Mia", permissions=["MANAGE_GUILD"])
    panel = await (await mia.slash("saloon erase", channel=alone.channel)).private()
    assert "1 running" in panel.text
    await mia.press(panel, "Delete all…")
    await discord.until(lambda: "Really?" in panel.text)
    reply = await mia.press(panel, "Type the name…")
    await (await mia.fill(reply.modal, {"name": server.name})).text()
    await discord.until(lambda: alone.stored.status(number) == "closed", what="the game ends")
    await discord.until(lambda: "deleted" in alone.board(thread).text, what="its thread is told")
    assert "deleted" in await (await anna.slash("boomtown new", channel=alone.channel)).text()
    await (await mia.slash("saloon erase", channel=alone.channel, undo=True)).text()
    assert alone.stored.status(number) == "playing"
    await discord.until(lambda: "goes on as it was" in alone.board(thread).text, what="its thread is told")
    await mia.slash("saloon erase", channel=alone.channel)
    assert len(greetings(alone)) == 2
