"""Play again, and an invitation: the same people find their seats kept, each by one mention."""

import random

from sandbox import SeenMessage
from tests.e2e.evening import Evening


async def test_the_people_of_a_game_that_is_over_play_again_at_kept_seats(evening: Evening) -> None:
    anna, ben, cleo, dirk = evening.people
    thread = await evening.open_game(2, robots=1, short=True)
    await evening.play(thread, random.Random(2))
    last = evening.board(thread)
    assert last.buttons == ["Play again", "Look back"]
    refused = await dirk.press(last, "Play again")
    assert "You have no seat in this game." in await refused.text()
    reply = await ben.press(last, "Play again")
    assert "one is kept for two days" in await reply.text()
    lobby = evening.public(evening.channel)[-1]
    assert lobby.mentions == ["Anna"]
    again = await anna.press(last, "Play again")
    assert f"/{lobby.id})" in await again.text()
    await (await ben.slash("game invite", channel=evening.channel, person=cleo)).text()
    await evening.discord.until(lambda: _invitations(evening, "Cleo"), what="Cleo is told")
    (invitation,) = _invitations(evening, "Cleo")
    assert "Ben keeps a seat for you here until" in invitation.text
    joined = await cleo.press(invitation, "Join")
    assert "You have a seat" in await joined.text()
    asked = await ben.press(lobby, "Start")
    panel = await asked.private()
    assert "Start without these people?" in panel.text
    await anna.press(lobby, "Join")
    await evening.discord.until(lambda: "1. Ben" in lobby.text and "Anna" in lobby.text, what="Anna sits")
    assert "~~short game~~ (only for 3 players: no effect now)" in lobby.text, "with the robot there are four"
    await ben.press(lobby, "Remove a robot")
    unstruck = "Options: short game (only for 3 players)."
    await evening.discord.until(lambda: unstruck in lobby.text, what="with three it has an effect")
    await ben.press(lobby, "Start")
    await evening.discord.until(lambda: "The game is on" in lobby.text, what="the game starts")
    await evening.shown()


def _invitations(evening: Evening, name: str) -> list[SeenMessage]:
    """The messages in the channel that mention a person and have a single button."""
    messages = evening.public(evening.channel)
    return [message for message in messages if message.mentions == [name] and message.buttons == ["Join"]]
