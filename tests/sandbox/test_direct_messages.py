"""Direct messages: which commands they offer, and that what is private and pressed there stays private."""

from __future__ import annotations

import pytest

from sandbox import Channel, Person, Sandbox
from sandbox.codes import EPHEMERAL
from tests.sandbox.api import Api

CONTEXTS = {"server": [0], "direct": [1], "both": [0, 1], "group": [2]}
AGAIN = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Again", "custom_id": "again"}]}


async def test_a_command_is_offered_where_its_contexts_say(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    commands = [
        {"name": name, "description": "x", "contexts": contexts, "integration_types": [0]}
        for name, contexts in CONTEXTS.items()
    ]
    stored = await api.ok("PUT", f"/applications/{discord.bot.id}/commands", commands)
    assert {each["name"]: each["contexts"] for each in stored} == CONTEXTS
    assert sorted(anna.commands(channel)) == ["both", "server"]
    assert sorted(anna.commands(anna.dm)) == ["both", "direct"]
    with pytest.raises(AssertionError, match="/server is not offered to Anna here"):
        await anna.slash("server", channel=anna.dm)


async def test_a_private_answer_in_direct_messages_is_pressed_updated_and_leaves_the_others_alone(
    discord: Sandbox, api: Api, anna: Person
) -> None:
    kept = await api.ok("POST", f"/channels/{anna.dm.id}/messages", {"content": "kept"})
    reply = await api.slash(anna, anna.dm)
    await api.respond(reply, 4, {"content": "panel", "flags": EPHEMERAL, "components": [AGAIN]})
    panel = await reply.private()
    pressed = await anna.press(panel, "Again", wait=False)
    await api.respond(pressed, 6)
    assert pressed.is_ephemeral
    await api.ok("PATCH", f"{api.webhook(pressed)}/messages/@original", {"content": "once more"})
    assert [message.text for message in anna.private(anna.dm)] == [panel.text]
    assert "once more" in panel.text
    assert [message.content for message in anna.dm.messages] == [kept["content"]]
    assert discord.recorder.leaks("once more", allowed=[anna]) == []
