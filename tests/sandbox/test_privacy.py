"""Ephemeral messages are for one person, and the sandbox can tell what was said to whom."""

from __future__ import annotations

import asyncio

import pytest

from sandbox import Channel, Person, Sandbox, Server
from tests.sandbox.api import PNG, Api

EPHEMERAL = 1 << 6


async def test_an_ephemeral_message_is_seen_by_its_reader_only(
    api: Api, anna: Person, bob: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": "your hand", "flags": EPHEMERAL})
    assert [m.text for m in anna.sees(channel)] == ["your hand"]
    assert bob.sees(channel) == []
    assert channel.messages == []


async def test_an_ephemeral_message_is_not_in_the_channel(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    answer = await api.respond(reply, 4, {"content": "your hand", "flags": EPHEMERAL})
    key = answer["resource"]["message"]["id"]
    assert await api.ok("GET", f"/channels/{channel.id}/messages") == []
    path = f"/channels/{channel.id}/messages/{key}"
    await api.refused(10008, "GET", path)
    await api.refused(10008, "PATCH", path, {"content": "x"})
    await api.refused(10008, "DELETE", path)
    await api.refused(10008, "POST", f"{path}/threads", {"name": "x"})
    await api.refused(10008, "PUT", f"{path}/reactions/%F0%9F%98%80/@me")
    channel.allow("PIN_MESSAGES", who=discord.bot)
    await api.refused(10008, "PUT", f"/channels/{channel.id}/messages/pins/{key}")
    assert discord.violations == []


async def test_only_interactions_can_be_private(api: Api, anna: Person, channel: Channel) -> None:
    message = await api.post(channel, "x", flags=EPHEMERAL)
    assert message["flags"] == 0
    assert anna.last(channel).text == "x"


async def test_a_restarted_client_has_lost_its_private_messages(
    api: Api, anna: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": "your hand", "flags": EPHEMERAL})
    anna.restart_client()
    assert anna.sees(channel) == []


async def test_others_cannot_press_private_buttons(
    api: Api, anna: Person, bob: Person, channel: Channel
) -> None:
    buttons = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": "yours", "flags": EPHEMERAL, "components": buttons})
    panel = await reply.private()
    with pytest.raises(AssertionError, match="does not see"):
        await bob.press(panel, "Go")
    await anna.press(panel, "Go", wait=False)


async def test_outgoing_tells_what_was_said_to_whom(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    await api.post(channel, "for all")
    first = await api.slash(anna, channel)
    await api.respond(first, 4, {"content": "secret 1", "flags": EPHEMERAL})
    await api.ok("PATCH", f"{api.webhook(first)}/messages/@original", {"content": "secret 2"})
    second = await api.slash(anna, channel)
    await api.respond(second, 5, {"flags": EPHEMERAL})
    await api.ok("POST", api.webhook(second), {"content": "secret 3"})
    await api.ok("POST", api.webhook(second), {"content": "not secret"})
    await api.ok("POST", api.webhook(second), {"content": "secret 4", "flags": EPHEMERAL})
    dm = await api.ok("POST", "/users/@me/channels", {"recipient_id": anna.id})
    await api.ok("POST", f"/channels/{dm['id']}/messages", {"content": "secret 5"})
    recorder = discord.recorder
    read = {
        said.body["content"]: said.addressee for said in recorder.outgoing if "content" in (said.body or ())
    }
    assert read["for all"] == read["not secret"] == "public"
    assert {read[f"secret {n}"] for n in range(2, 6)} == {anna.id}
    for n in range(1, 6):
        assert recorder.search(f"secret {n}")
        assert recorder.leaks(f"secret {n}", allowed=[anna]) == []
    assert {leak.addressee for leak in recorder.leaks("for all", allowed=[anna])} == {"public"}


async def test_what_answers_an_ephemeral_message_in_public_does_not_show_it(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": "your hand", "flags": EPHEMERAL})
    told = await api.ok("POST", api.webhook(reply), {"content": "for all"})
    mine = await api.ok("POST", api.webhook(reply), {"content": "more", "flags": EPHEMERAL})
    (listed,) = await api.ok("GET", f"/channels/{channel.id}/messages")
    assert told["referenced_message"] is listed["referenced_message"] is None
    assert mine["referenced_message"]["content"] == "your hand"
    assert discord.violations == []


async def test_whoever_forges_a_press_an_update_is_read_by_whose_message_it_is(
    discord: Sandbox, api: Api, anna: Person, bob: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": "Anna's", "flags": EPHEMERAL})
    forged = await bob.forge("go", message=await reply.private(), wait=False)
    await api.respond(forged, 7, {"content": "Bob's hand"})
    (leak,) = discord.recorder.leaks("Bob's hand", allowed=[bob])
    assert leak.addressee == anna.id
    assert [message.text for message in anna.private(channel)] == ["Bob's hand"]


async def test_who_reads_it_is_known_when_it_is_done_and_not_when_it_is_asked(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    """A follow-up that overtakes the deferral of its interaction fills it in, for all to see."""
    reply = await api.slash(anna, channel)
    gate = discord.faults.hold(r"^/webhooks/", method="POST", before_effect=True)
    said = {"content": "a secret", "flags": EPHEMERAL}
    async with asyncio.TaskGroup() as together:
        together.create_task(api.ok("POST", api.webhook(reply), said))
        await gate.reached()
        await api.respond(reply, 5)
        gate.open()
    assert anna.last(channel).text == "a secret"
    assert [leak.addressee for leak in discord.recorder.leaks("a secret", allowed=[anna])] == ["public"]


async def test_a_file_has_one_address(api: Api, anna: Person, server: Server, channel: Channel) -> None:
    """Whoever knows a file's number alone does not have it."""
    reply = await api.slash(anna, channel)
    said = {"content": "x", "flags": EPHEMERAL}
    answer = await api.respond(reply, 4, said, files={'hand of "A".png': PNG})
    (file,) = answer["resource"]["message"]["attachments"]
    assert file["filename"] == "hand_of__A_.png"
    assert await api.get_file(file["url"]) == PNG
    for other in (file["url"].replace("hand", "board"), file["url"].replace(channel.id, server.id)):
        with pytest.raises(AssertionError, match="404"):
            await api.get_file(other)
