"""What only a hostile client sends: it reaches the bot as it was forged, and leaves the sandbox whole."""

from __future__ import annotations

import pytest

from sandbox import Channel, Person, Sandbox
from tests.sandbox.api import Api


async def test_any_command_with_any_options_is_sent(anna: Person, channel: Channel, api: Api) -> None:
    (synced,) = await api.sync()
    options = {"gold": 10**18, "kind": (3, ["no", "text"]), "name": "x" * 7000, "yes": True}
    reply = await anna.forge_command("do", options, channel=channel, wait=False)
    data = reply.interaction.data
    assert data["id"] == synced["id"]
    sent = {o["name"]: (o["type"], o["value"]) for o in data["options"]}
    assert sent["gold"] == (4, 10**18)
    assert sent["kind"] == (3, ["no", "text"])
    assert sent["yes"] == (5, True)
    assert len(sent["name"][1]) == 7000


async def test_a_command_that_does_not_exist_is_sent(anna: Person, channel: Channel) -> None:
    reply = await anna.forge_command("no such thing", channel=channel, command_id="1", wait=False)
    data = reply.interaction.data
    assert (data["id"], data["name"]) == ("1", "no")
    (such,) = data["options"]
    assert (such["name"], such["type"], such["options"]) == (
        "such",
        2,
        [{"name": "thing", "type": 1, "options": []}],
    )


async def test_what_is_no_command_at_all_is_sent_and_described(anna: Person, channel: Channel) -> None:
    for data in (None, [], "text", {"name": "do", "options": ["x"]}, {"name": "do", "options": [{}]}):
        reply = await anna.forge_data(data, channel=channel, wait=False)
        assert (reply.interaction.type, reply.interaction.data) == (2, data)
        with pytest.raises(AssertionError, match="in vain"):
            await reply.acknowledged(timeout=0.01)


async def test_nonsense_is_completed(anna: Person, channel: Channel) -> None:
    reply = await anna.forge_command("do", {"gold": {"a": 1}}, focused="gold", channel=channel, wait=False)
    assert reply.interaction.type == 4
    assert reply.interaction.data["options"] == [
        {"name": "gold", "type": 3, "value": {"a": 1}, "focused": True}
    ]


async def test_values_are_chosen_that_nobody_offered(
    discord: Sandbox, anna: Person, bob: Person, channel: Channel, api: Api
) -> None:
    """From another's private message, with another server's channel."""
    elsewhere = discord.add_server("Tombstone").add_channel("secret")
    reply = await api.slash(bob, channel)
    await api.respond(reply, 4, {"content": "only Bob", "flags": 64})
    (private,) = bob.private(channel)
    forged = await anna.forge(
        "menu", message=private, component_type=8, values=[elsewhere.id], resolved={}, wait=False
    )
    data = forged.interaction.data
    assert (data["values"], data["resolved"]) == ([elsewhere.id], {})
    assert forged.interaction.message is private.message
    assert anna.sees(channel) == []
