"""Threads: opened once, archived, locked, deleted and full, with Discord's refusals."""

from __future__ import annotations

import pytest

from sandbox import Channel, Person, Sandbox, Server
from tests.sandbox.api import Api

EPHEMERAL = 1 << 6


def is_archived(thread: Channel) -> bool:
    return thread.thread is not None and thread.thread.archived


@pytest.fixture
async def thread(discord: Sandbox, api: Api, channel: Channel) -> Channel:
    message = await api.post(channel, "game 1")
    await api.ok("POST", f"/channels/{channel.id}/messages/{message['id']}/threads", {"name": "Game 1"})
    return discord.thread("Game 1")


async def test_a_thread_has_its_messages_id_and_begins_with_a_pointer_to_it(
    discord: Sandbox, api: Api, channel: Channel, thread: Channel
) -> None:
    (message,) = channel.messages
    assert thread.id == message.id
    (start,) = await api.ok("GET", f"/channels/{thread.id}/messages")
    assert start["type"] == 21
    assert start["message_reference"]["message_id"] == message.id
    assert (await api.ok("GET", f"/channels/{channel.id}/messages/{message.id}"))["thread"]["id"] == thread.id
    assert discord.violations == []


async def test_a_message_starts_one_thread_only(api: Api, channel: Channel, thread: Channel) -> None:
    await api.refused(
        160004, "POST", f"/channels/{channel.id}/messages/{thread.id}/threads", {"name": "again"}
    )


async def test_a_thread_without_a_message_is_private_unless_it_says_otherwise(
    discord: Sandbox, api: Api, channel: Channel, anna: Person, bob: Person
) -> None:
    hidden = await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "hidden"})
    shown = await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "shown", "type": 11})
    assert (hidden["type"], shown["type"]) == (12, 11)
    await api.ok("PUT", f"/channels/{hidden['id']}/thread-members/{anna.id}")
    await api.post(discord.thread("hidden"), "psst")
    assert anna.last(discord.thread("hidden")).text == "psst"
    assert bob.sees(discord.thread("hidden")) == []
    (told,) = channel.messages
    assert (told.type, told.content) == (18, "shown")
    assert discord.violations == []


@pytest.mark.parametrize(
    "body",
    [{"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 61}, {"name": "x", "type": 0}],
)
async def test_a_wrong_thread_is_refused(raw: Api, lenient: Sandbox, body: dict[str, object]) -> None:
    channel = lenient.add_server("s").add_channel("c")
    await raw.refused(50035, "POST", f"/channels/{channel.id}/threads", body)
    await raw.ok("POST", f"/channels/{channel.id}/threads", {"name": "x" * 100, "auto_archive_duration": 60})


async def test_an_archived_thread_refuses_edits(discord: Sandbox, api: Api, thread: Channel) -> None:
    message = await api.post(thread, "board")
    await api.ok("PATCH", f"/channels/{thread.id}", {"archived": True})
    path = f"/channels/{thread.id}/messages/{message['id']}"
    await api.refused(50083, "PATCH", path, {"content": "x"})
    await api.refused(50083, "DELETE", path)
    await api.refused(50083, "PATCH", f"/channels/{thread.id}", {"name": "x"})
    await api.refused(50083, "PUT", f"/channels/{thread.id}/thread-members/@me")
    await api.ok("PATCH", f"/channels/{thread.id}", {"archived": False})
    await api.ok("PATCH", path, {"content": "x"})
    assert discord.violations == []


async def test_sending_opens_an_archived_thread(discord: Sandbox, api: Api, thread: Channel) -> None:
    thread.archive()
    await api.post(thread, "hello")
    state = await api.ok("GET", f"/channels/{thread.id}")
    assert state["thread_metadata"]["archived"] is False
    assert discord.violations == []


async def test_a_locked_thread_refuses_the_bot_unless_it_moderates(
    discord: Sandbox, api: Api, thread: Channel, channel: Channel
) -> None:
    thread.lock(archived=True)
    await api.refused(160005, "POST", f"/channels/{thread.id}/messages", {"content": "x"})
    await api.refused(50013, "PATCH", f"/channels/{thread.id}", {"archived": False})
    channel.allow("MANAGE_THREADS", who=discord.bot)
    await api.post(thread, "x")
    await api.ok("PATCH", f"/channels/{thread.id}", {"locked": False})


async def test_locking_leaves_archived_as_it_was(thread: Channel) -> None:
    thread.archive()
    thread.lock()
    assert is_archived(thread)
    thread.unlock()
    assert is_archived(thread)
    thread.unarchive()
    assert not is_archived(thread)


async def test_the_bot_cannot_lock_without_the_permission(api: Api, thread: Channel) -> None:
    await api.refused(50013, "PATCH", f"/channels/{thread.id}", {"locked": True})
    await api.ok("PATCH", f"/channels/{thread.id}", {"archived": True, "name": "over"})
    assert thread.name == "over"


async def test_a_deleted_thread_is_unknown(discord: Sandbox, api: Api, thread: Channel, anna: Person) -> None:
    message = await api.post(thread, "board")
    thread.delete()
    for method, path in (
        ("GET", ""),
        ("PATCH", ""),
        ("POST", "/messages"),
        ("PATCH", f"/messages/{message['id']}"),
        ("GET", "/messages"),
    ):
        await api.refused(10003, method, f"/channels/{thread.id}{path}", None if method == "GET" else {})
        assert api.status == 404
    await api.sync()
    with pytest.raises(AssertionError, match="gone"):
        await anna.slash("do", channel=thread)


async def test_idle_threads_are_archived_by_themselves(discord: Sandbox, api: Api, thread: Channel) -> None:
    discord.pass_time(hours=23)
    await api.post(thread, "still here")
    discord.pass_time(hours=23)
    assert (await api.ok("GET", f"/channels/{thread.id}"))["thread_metadata"]["archived"] is False
    discord.pass_time(hours=2)
    assert (await api.ok("GET", f"/channels/{thread.id}"))["thread_metadata"]["archived"] is True


async def test_a_server_has_so_many_active_threads_at_most(
    discord: Sandbox, api: Api, channel: Channel, thread: Channel
) -> None:
    discord.world.max_active_threads = 1
    await api.refused(160006, "POST", f"/channels/{channel.id}/threads", {"name": "x"})
    thread.archive()
    await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "x"})
    await api.refused(160006, "POST", f"/channels/{thread.id}/messages", {"content": "x"})
    await api.refused(160006, "PATCH", f"/channels/{thread.id}", {"archived": False})


async def test_the_active_threads_are_listed(
    discord: Sandbox, api: Api, server: Server, channel: Channel, thread: Channel
) -> None:
    other = await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "other", "type": 11})
    listed = await api.ok("GET", f"/guilds/{server.id}/threads/active")
    assert [t["id"] for t in listed["threads"]] == [other["id"], thread.id]
    thread.archive()
    listed = await api.ok("GET", f"/guilds/{server.id}/threads/active")
    assert [t["id"] for t in listed["threads"]] == [other["id"]]
    assert discord.violations == []


async def test_people_join_and_leave_threads(
    discord: Sandbox, api: Api, thread: Channel, anna: Person
) -> None:
    path = f"/channels/{thread.id}/thread-members"
    await api.ok("PUT", f"{path}/{anna.id}")
    assert {m["user_id"] for m in await api.ok("GET", path)} == {discord.bot.id, anna.id}
    await api.refused(50013, "DELETE", f"{path}/{anna.id}")
    await api.ok("DELETE", f"{path}/@me")
    await api.ok("PUT", f"{path}/@me")
    await api.refused(10013, "PUT", f"{path}/1")
    assert discord.violations == []


async def test_a_public_response_opens_an_archived_thread_and_an_update_in_it_is_refused(
    discord: Sandbox, api: Api, thread: Channel, anna: Person
) -> None:
    """A public response opens the thread, an update of what stands in it is refused."""
    buttons = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]
    await api.post(thread, "board", components=buttons)
    thread.archive()
    reply = await anna.press(anna.last(thread), "Go", wait=False)
    await api.refused(50083, "POST", api.callback_path(reply), {"type": 7, "data": {"content": "x"}})
    await api.respond(reply, 4, {"content": "psst", "flags": EPHEMERAL})
    assert is_archived(thread)
    second = await anna.press(anna.last(thread), "Go", wait=False)
    await api.respond(second, 4, {"content": "hello"})
    assert not is_archived(thread)
    thread.lock(archived=True)
    third = await anna.forge("go", channel=thread, wait=False)
    await api.refused(50083, "POST", api.callback_path(third), {"type": 5})
    assert discord.violations == []


async def test_a_private_thread_is_for_its_members_and_moderators(
    discord: Sandbox, api: Api, channel: Channel, anna: Person, bob: Person
) -> None:
    made = await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "hidden"})
    thread = discord.thread("hidden")
    assert not anna.may("VIEW_CHANNEL", thread)
    channel.allow("MANAGE_THREADS", who=bob.user)
    assert bob.may("SEND_MESSAGES_IN_THREADS", thread)
    await api.post(thread, f"<@{anna.id}>")
    assert anna.may("VIEW_CHANNEL", thread)
    await api.ok("DELETE", f"/channels/{made['id']}/thread-members/@me")
    await api.refused(50001, "GET", f"/channels/{made['id']}")
    assert [
        t["id"] for t in (await api.ok("GET", f"/guilds/{channel.guild.id}/threads/active"))["threads"]
    ] == []


async def test_archived_threads_are_listed_page_by_page(discord: Sandbox, api: Api, channel: Channel) -> None:
    for n in range(3):
        await api.ok("POST", f"/channels/{channel.id}/threads", {"name": f"t{n}", "type": 11})
        discord.pass_time(minutes=1)
    for n in (0, 2, 1):
        discord.thread(f"t{n}").archive()
        discord.pass_time(minutes=1)
    path = f"/channels/{channel.id}/threads/archived/public"
    first = await api.ok("GET", f"{path}?limit=2")
    assert ([t["name"] for t in first["threads"]], first["has_more"]) == (["t1", "t2"], True)
    before = first["threads"][-1]["thread_metadata"]["archive_timestamp"].replace("+", "%2B")
    second = await api.ok("GET", f"{path}?limit=2&before={before}")
    assert ([t["name"] for t in second["threads"]], second["has_more"]) == (["t0"], False)
    channel.deny("READ_MESSAGE_HISTORY", who=discord.bot)
    await api.refused(50013, "GET", path)


async def test_what_starts_a_thread_is_neither_deleted_nor_edited(
    discord: Sandbox, api: Api, thread: Channel
) -> None:
    (start,) = thread.messages
    for method in ("PATCH", "DELETE"):
        body = {"content": "x"} if method == "PATCH" else None
        await api.refused(50021, method, f"/channels/{thread.id}/messages/{start.id}", body)


async def test_everyone_is_who_is_in_a_thread_and_adds_nobody(
    discord: Sandbox, api: Api, channel: Channel, thread: Channel, anna: Person, bob: Person
) -> None:
    channel.allow("MENTION_EVERYONE", who=discord.bot)
    anna.say("I am here", thread)
    await api.post(thread, "@everyone")
    assert anna.last(thread).mentions == ["Anna"]
    assert bob.id not in (thread.thread.members if thread.thread else {})
    await api.post(thread, f"<@{bob.id}>")
    assert bob.id in (thread.thread.members if thread.thread else {})
