"""What the world keeps: all of it, or with a history so much that it can go on for weeks."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox import Channel, Person, Sandbox, Server
from tests.sandbox.api import PNG, Api

HISTORY = 3
EPHEMERAL = 1 << 6


@pytest.fixture
async def discord() -> AsyncIterator[Sandbox]:
    async with Sandbox(history=HISTORY) as sandbox:
        yield sandbox


async def test_a_channel_keeps_its_latest_messages(api: Api, channel: Channel, server: Server) -> None:
    quiet = server.add_channel("quiet")
    await api.post(quiet, "still here")
    posted = [await api.post(channel, str(number)) for number in range(HISTORY + 2)]
    assert [message.content for message in channel.messages] == ["2", "3", "4"]
    assert [message.content for message in quiet.messages] == ["still here"]
    await api.refused(10008, "GET", f"/channels/{channel.id}/messages/{posted[0]['id']}")
    listed = await api.ok("GET", f"/channels/{channel.id}/messages")
    assert [message["content"] for message in listed] == ["4", "3", "2"]


async def test_private_messages_do_not_push_out_what_is_public(
    api: Api, anna: Person, channel: Channel
) -> None:
    await api.post(channel, "for all")
    for number in range(HISTORY + 2):
        reply = await api.slash(anna, channel)
        await api.respond(reply, 4, {"content": f"hand {number}", "flags": EPHEMERAL})
    assert [message.text for message in anna.sees(channel)] == ["for all", "hand 2", "hand 3", "hand 4"]


async def test_files_go_with_their_message_and_with_an_edit_that_takes_them_away(
    discord: Sandbox, api: Api, channel: Channel
) -> None:
    path = f"/channels/{channel.id}/messages"
    message = await api.ok("POST", path, {"content": "x"}, files={"a.png": PNG})
    assert await api.get_file(message["attachments"][0]["url"]) == PNG
    new = {"attachments": [{"id": 0, "filename": "b.png"}]}
    edited = await api.ok("PATCH", f"{path}/{message['id']}", new, files={"b.png": PNG})
    assert list(discord.world.files) == [edited["attachments"][0]["id"]]
    for number in range(HISTORY):
        await api.post(channel, str(number))
    assert discord.world.files == {}


async def test_what_was_not_touched_for_longest_goes_when_all_together_is_too_much(
    discord: Sandbox, api: Api, server: Server
) -> None:
    discord.world.kept.most_bytes = 2 * 100_000
    first, second, third = (server.add_channel(name) for name in ("first", "second", "third"))
    files = {"a.png": PNG + bytes(80_000)}
    boards = [
        await api.ok("POST", f"/channels/{place.id}/messages", {"content": "x"}, files=files)
        for place in (first, second)
    ]
    kept = {"content": "y", "attachments": [{"id": boards[0]["attachments"][0]["id"]}]}
    await api.ok("PATCH", f"/channels/{first.id}/messages/{boards[0]['id']}", kept)
    await api.ok("POST", f"/channels/{third.id}/messages", {"content": "x"}, files=files)
    assert [len(place.messages) for place in (first, second, third)] == [1, 0, 1]


async def test_interactions_and_nonces_go_with_their_time(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    for _ in range(3):
        await api.slash(anna, channel)
        await api.post(channel, nonce="n")
        discord.pass_time(minutes=10)
    assert len(discord.world.interactions) == 2
    assert len(discord.world.nonces) == 1


async def test_the_token_of_an_interaction_that_was_let_go_is_old_and_not_unknown(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": "x"})
    discord.pass_time(minutes=16)
    await api.slash(anna, channel)
    assert reply.interaction.token not in discord.world.interactions
    await api.refused(50027, "POST", api.webhook(reply), {"content": "too late"})
    for nonsense in ("nonsense", "aW50ZXJhY3Rpb246MTp4", "ä" * 9):
        await api.refused(10015, "POST", f"/webhooks/{discord.bot.id}/{nonsense}", {"content": "x"})


async def test_what_is_let_go_holds_on_to_nothing(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    """Every message answers a press on the one before: none may keep them all."""
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "On", "custom_id": "on"}]}
    await api.post(channel, components=[row])
    first = anna.last(channel).message
    for _ in range(HISTORY + 1):
        reply = await anna.press(anna.last(channel), "On", wait=False)
        await api.respond(reply, 4, {"content": "x", "components": [row]})
    chain, message = 0, channel.messages[-1]
    while message.interaction is not None and message.interaction.message is not None:
        chain, message = chain + 1, message.interaction.message
    assert chain == HISTORY
    assert first.deleted
    assert discord.violations == []


async def test_without_a_history_all_is_kept(lenient: Sandbox, raw: Api) -> None:
    server = lenient.add_server("Dodge City")
    channel, anna = server.add_channel("saloon"), server.add_person("Anna")
    for number in range(5):
        reply = await raw.slash(anna, channel)
        await raw.respond(reply, 4, {"content": str(number)}, files={"a.png": PNG})
        lenient.pass_time(minutes=20)
    assert len(channel.messages) == len(lenient.world.files) == len(lenient.world.interactions) == 5


async def test_a_board_that_is_edited_or_pressed_stays_however_old_it_is(
    api: Api, anna: Person, channel: Channel
) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "On", "custom_id": "on"}]}
    edited = await api.post(channel, "edited", components=[row])
    pressed = await api.post(channel, "pressed", components=[row])
    for number in range(HISTORY + 2):
        await api.post(channel, str(number))
        await api.ok("PATCH", f"/channels/{channel.id}/messages/{edited['id']}", {"content": "still"})
        (board,) = [message for message in anna.sees(channel) if message.id == pressed["id"]]
        await anna.press(board, "On", wait=False)
    assert [message.content for message in channel.messages] == ["still", "pressed", "4"]
