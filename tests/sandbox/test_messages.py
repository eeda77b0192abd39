"""Messages in channels: nonces, lists, mentions, edits, direct messages, permissions."""

from __future__ import annotations

import pytest

from sandbox import Channel, Person, Sandbox, Server
from sandbox.world.bits import BITS
from sandbox.world.objects import Overwrite
from tests.sandbox.api import PNG, Api


async def test_the_same_nonce_gives_the_same_message_for_five_minutes(
    discord: Sandbox, api: Api, channel: Channel
) -> None:
    first = await api.post(channel, "x", nonce="n1", enforce_nonce=True)
    again = await api.post(channel, "y", nonce="n1", enforce_nonce=True)
    assert (again["id"], again["content"]) == (first["id"], "x")
    other = await api.post(channel, "x", nonce="n2", enforce_nonce=True)
    unenforced = await api.post(channel, "x", nonce="n1")
    discord.pass_time(minutes=5.1)
    late = await api.post(channel, "x", nonce="n1", enforce_nonce=True)
    assert len({first["id"], other["id"], unenforced["id"], late["id"]}) == 4
    assert discord.violations == []


async def test_a_nonce_counts_in_its_channel_only(api: Api, server: Server, channel: Channel) -> None:
    first = await api.post(channel, "x", nonce="n", enforce_nonce=True)
    second = await api.post(server.add_channel("other"), "x", nonce="n", enforce_nonce=True)
    assert first["id"] != second["id"]


async def test_messages_are_listed_before_after_and_around_one(
    discord: Sandbox, api: Api, channel: Channel
) -> None:
    ids = [(await api.post(channel, str(n)))["id"] for n in range(10)]
    path = f"/channels/{channel.id}/messages"

    async def listed(query: str = "") -> list[str]:
        return [m["content"] for m in await api.ok("GET", path + query)]

    assert await listed() == list("9876543210")
    assert await listed("?limit=3") == list("987")
    assert await listed(f"?after={ids[2]}&limit=3") == list("543")
    assert await listed(f"?after={ids[7]}") == list("98")
    assert await listed(f"?before={ids[4]}&limit=2") == list("32")
    assert await listed(f"?around={ids[5]}&limit=3") == list("654")
    assert discord.violations == []
    await api.refused(50035, "GET", f"{path}?limit=101")
    discord.take_violations()


async def test_only_ones_own_messages_can_be_edited(api: Api, channel: Channel, anna: Person) -> None:
    said = anna.say("hello", channel)
    await api.refused(50005, "PATCH", f"/channels/{channel.id}/messages/{said.id}", {"content": "x"})
    await api.refused(50013, "DELETE", f"/channels/{channel.id}/messages/{said.id}")
    channel.allow("MANAGE_MESSAGES", who=api.discord.bot)
    await api.ok("DELETE", f"/channels/{channel.id}/messages/{said.id}")


async def test_edits_of_old_messages_can_be_limited(discord: Sandbox, api: Api, channel: Channel) -> None:
    message = await api.post(channel)
    path = f"/channels/{channel.id}/messages/{message['id']}"
    discord.faults.limit_old_edits(3, per=6)
    for _ in range(5):
        await api.ok("PATCH", path, {"content": "young"})
    discord.pass_time(hours=1.1)
    for _ in range(3):
        await api.ok("PATCH", path, {"content": "old"})
    await api.refused(30046, "PATCH", path, {"content": "old"})
    assert api.status == 429
    discord.pass_time(seconds=6.1)
    await api.ok("PATCH", path, {"content": "old"})


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (None, ["Anna", "Bob"]),
        ({"parse": []}, []),
        ({"parse": ["users"]}, ["Anna", "Bob"]),
        ({"parse": [], "users": ["Bob"]}, ["Bob"]),
        ({"parse": ["everyone"]}, []),
    ],
    ids=["absent", "nobody", "users", "a list", "everyone without the permission"],
)
async def test_only_allowed_mentions_ping(
    discord: Sandbox,
    api: Api,
    channel: Channel,
    anna: Person,
    bob: Person,
    allowed: dict[str, list[str]] | None,
    pinged: list[str],
) -> None:
    if allowed and "users" in allowed:
        allowed = allowed | {"users": [bob.id]}
    text = f"<@{anna.id}> and <@!{bob.id}> @everyone `<@{bob.id}>`"
    body = {"allowed_mentions": allowed} if allowed is not None else {}
    message = await api.post(channel, text, **body)
    assert anna.last(channel).mentions == pinged
    assert [user["global_name"] for user in message["mentions"]] == pinged
    assert discord.violations == []


async def test_everyone_is_pinged_with_the_permission(
    discord: Sandbox, api: Api, channel: Channel, anna: Person, bob: Person
) -> None:
    channel.allow("MENTION_EVERYONE", who=discord.bot)
    await api.post(channel, "@everyone")
    assert {"Anna", "Bob"} <= set(anna.last(channel).mentions)


async def test_mentions_in_text_displays_ping_and_in_edits_do_not(
    discord: Sandbox, api: Api, channel: Channel, anna: Person, bob: Person
) -> None:
    shown = {"type": 10, "content": f"<@{anna.id}>"}
    message = await api.ok(
        "POST", f"/channels/{channel.id}/messages", {"flags": 1 << 15, "components": [shown]}
    )
    assert anna.last(channel).mentions == ["Anna"]
    edit = {"components": [{"type": 10, "content": f"<@{bob.id}>"}]}
    edited = await api.ok("PATCH", f"/channels/{channel.id}/messages/{message['id']}", edit)
    assert [user["id"] for user in edited["mentions"]] == [bob.id]
    assert anna.last(channel).mentions == ["Anna"]


async def test_who_cannot_see_the_channel_is_not_pinged(
    api: Api, channel: Channel, anna: Person, bob: Person
) -> None:
    channel.deny("VIEW_CHANNEL", who=bob.user)
    await api.post(channel, f"<@{anna.id}> <@{bob.id}>")
    assert anna.last(channel).mentions == ["Anna"]
    assert bob.sees(channel) == []


async def test_interactions_ping_users_only_unless_they_say_otherwise(
    discord: Sandbox, api: Api, channel: Channel, anna: Person, bob: Person
) -> None:
    channel.allow("MENTION_EVERYONE", who=discord.bot)
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": f"@everyone <@{bob.id}>"})
    assert anna.last(channel).mentions == ["Bob"]


async def test_a_direct_message_can_be_refused(
    discord: Sandbox, api: Api, server: Server, anna: Person
) -> None:
    dm = await api.ok("POST", "/users/@me/channels", {"recipient_id": anna.id})
    await api.ok("POST", f"/channels/{dm['id']}/messages", {"content": "psst"})
    assert anna.last(anna.dm).text == "psst"
    anna.user.accepts_dms = False
    await api.refused(50007, "POST", f"/channels/{dm['id']}/messages", {"content": "psst"})
    await api.refused(50033, "POST", "/users/@me/channels", {"recipient_id": "1"})
    server.kick(anna)
    await api.refused(50278, "POST", f"/channels/{dm['id']}/messages", {"content": "psst"})
    assert discord.violations == []


async def test_direct_channels_with_new_people_can_be_limited(
    discord: Sandbox, api: Api, anna: Person, bob: Person
) -> None:
    discord.faults.limit_new_directs(1, per=600)
    for _ in range(2):
        await api.ok("POST", "/users/@me/channels", {"recipient_id": anna.id})
    await api.refused(40003, "POST", "/users/@me/channels", {"recipient_id": bob.id})
    discord.pass_time(minutes=11)
    await api.ok("POST", "/users/@me/channels", {"recipient_id": bob.id})


async def test_too_many_bad_requests_ban_the_bot_for_a_while(discord: Sandbox, api: Api) -> None:
    assert discord.rest.bad_requests.most == 10_000
    discord.rest.bad_requests.most = 3
    for _ in range(3):
        await api.refused(0, "GET", "/users/@me", token="wrong")
    await api("GET", "/users/@me")
    assert (api.status, "Via" in api.headers) == (429, False)
    discord.pass_time(minutes=10.1)
    await api.ok("GET", "/users/@me")


@pytest.mark.parametrize(
    ("denied", "code"),
    [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013)],
)
async def test_posting_needs_permissions(
    discord: Sandbox, api: Api, channel: Channel, denied: str, code: int
) -> None:
    channel.deny(denied, who=discord.bot)
    await api.refused(code, "POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert api.status == 403
    channel.allow(denied, who=discord.bot)
    await api.post(channel)


async def test_files_and_embeds_need_permissions(discord: Sandbox, api: Api, channel: Channel) -> None:
    path = f"/channels/{channel.id}/messages"
    channel.deny("ATTACH_FILES", "EMBED_LINKS")
    await api.refused(50013, "POST", path, {"content": "x"}, files={"a.png": PNG})
    await api.refused(50013, "POST", path, {"embeds": [{"title": "x"}]})
    await api.post(channel)


async def test_sending_does_not_reach_threads(discord: Sandbox, api: Api, channel: Channel) -> None:
    await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": 11})
    thread = discord.thread("t")
    channel.deny("SEND_MESSAGES_IN_THREADS", who=discord.bot)
    await api.post(channel)
    await api.refused(50013, "POST", f"/channels/{thread.id}/messages", {"content": "x"})
    channel.allow("SEND_MESSAGES_IN_THREADS", who=discord.bot)
    channel.deny("SEND_MESSAGES", who=discord.bot)
    await api.post(thread)


async def test_threads_need_permissions(discord: Sandbox, api: Api, channel: Channel) -> None:
    message = await api.post(channel)
    channel.deny("CREATE_PUBLIC_THREADS", "CREATE_PRIVATE_THREADS", who=discord.bot)
    await api.refused(50013, "POST", f"/channels/{channel.id}/threads", {"name": "x"})
    await api.refused(
        50013, "POST", f"/channels/{channel.id}/messages/{message['id']}/threads", {"name": "x"}
    )


async def test_history_needs_a_permission(discord: Sandbox, api: Api, channel: Channel) -> None:
    message = await api.post(channel)
    channel.deny("READ_MESSAGE_HISTORY", who=discord.bot)
    assert await api.ok("GET", f"/channels/{channel.id}/messages") == []
    await api.refused(50013, "GET", f"/channels/{channel.id}/messages/{message['id']}")


async def test_overwrites_add_up_everyone_then_roles_then_the_member(
    discord: Sandbox, server: Server, channel: Channel
) -> None:
    anna = server.add_person("Anna", permissions=["MANAGE_MESSAGES"])
    (role,) = server.members[anna.id].roles
    world, sends = discord.world, BITS["SEND_MESSAGES"]
    assert world.may(anna.user, "MANAGE_MESSAGES", channel)
    channel.deny("SEND_MESSAGES")
    assert not world.may(anna.user, "SEND_MESSAGES", channel)
    channel.overwrites[role.id] = Overwrite(role.id, 0, allow=sends)
    assert world.may(anna.user, "SEND_MESSAGES", channel)
    channel.deny("SEND_MESSAGES", who=anna.user)
    assert not world.may(anna.user, "SEND_MESSAGES", channel)
    assert not world.may(anna.user, "ATTACH_FILES", channel)
    channel.allow("SEND_MESSAGES", who=anna.user)
    server.timeout(anna, 60)
    assert not world.may(anna.user, "SEND_MESSAGES", channel)
    assert world.may(anna.user, "VIEW_CHANNEL", channel)
    discord.pass_time(minutes=2)
    assert world.may(anna.user, "SEND_MESSAGES", channel)


async def test_the_bot_can_look_up_itself_its_servers_and_people(
    discord: Sandbox, api: Api, server: Server, channel: Channel, anna: Person
) -> None:
    assert (await api.ok("GET", "/users/@me"))["id"] == discord.bot.id
    assert (await api.ok("GET", "/applications/@me"))["id"] == discord.bot.id
    assert (await api.ok("GET", "/oauth2/applications/@me"))["id"] == discord.bot.id
    assert (await api.ok("GET", "/oauth2/applications/@me"))["owner"]["id"] == discord.world.owner.id
    assert discord.world.owner is not discord.bot
    assert (await api.ok("GET", "/gateway"))["url"].startswith("ws://127.0.0.1:")
    assert (await api.ok("GET", "/gateway/bot"))["shards"] == 1
    assert (await api.ok("GET", f"/guilds/{server.id}"))["preferred_locale"] == "en-US"
    assert [c["id"] for c in await api.ok("GET", f"/guilds/{server.id}/channels")] == [channel.id]
    assert (await api.ok("GET", f"/guilds/{server.id}/members/{anna.id}"))["user"]["global_name"] == "Anna"
    assert (await api.ok("GET", f"/users/{anna.id}"))["id"] == anna.id
    await api.ok("POST", f"/channels/{channel.id}/typing")
    await api.refused(10004, "GET", "/guilds/1")
    await api.refused(10007, "GET", f"/guilds/{server.id}/members/1")
    await api.refused(0, "GET", "/users/@me", token="wrong")
    assert api.status == 401
    assert discord.violations == []


async def test_a_server_without_the_bot_is_closed_to_it(discord: Sandbox, api: Api) -> None:
    closed = discord.add_server("closed", with_bot=False)
    channel = closed.add_channel("c")
    await api.refused(50001, "GET", f"/guilds/{closed.id}")
    await api.refused(50001, "POST", f"/channels/{channel.id}/messages", {"content": "x"})


async def test_without_the_intent_what_people_write_is_hidden_from_the_bot(
    discord: Sandbox, api: Api, channel: Channel, anna: Person
) -> None:
    """It reads its own, direct ones, and those that mention it (Gateway, "Message Content Intent")."""
    said, called = anna.say("hello", channel), anna.say(f"<@{discord.bot.id}> hello", channel)
    own, direct = await api.post(channel, "mine"), anna.say("psst", anna.dm)
    path = f"/channels/{channel.id}/messages"
    listed = {m["id"]: m["content"] for m in await api.ok("GET", path)}
    assert listed == {said.id: "", called.id: called.text, own["id"]: "mine"}
    assert (await api.ok("GET", f"/channels/{anna.dm.id}/messages/{direct.id}"))["content"] == "psst"
    discord.application.grant("MESSAGE_CONTENT")
    assert (await api.ok("GET", f"{path}/{said.id}"))["content"] == "hello"
    assert discord.violations == []


EMBED: dict[str, object] = {"title": "Board", "image": {"url": "attachment://a.png"}}


async def test_a_picture_that_an_embed_shows_is_not_listed_until_the_embed_goes(
    api: Api, channel: Channel
) -> None:
    path = f"/channels/{channel.id}/messages"
    posted = await api.ok("POST", path, {"embeds": [EMBED]}, files={"a.png": PNG, "b.txt": b"b"})
    image = posted["embeds"][0]["image"]
    assert (image["url"].rpartition("/")[2], image["width"], image["height"]) == ("a.png", 16, 9)
    assert [a["filename"] for a in posted["attachments"]] == ["b.txt"]
    kept = await api.ok("PATCH", f"{path}/{posted['id']}", {"content": "still"})
    assert [a["filename"] for a in kept["attachments"]] == ["b.txt"]
    bare = await api.ok("PATCH", f"{path}/{posted['id']}", {"embeds": []})
    assert [a["filename"] for a in bare["attachments"]] == ["a.png", "b.txt"]


async def test_a_reply_needs_what_it_answers(api: Api, channel: Channel, anna: Person) -> None:
    said = anna.say("hello", channel)
    path, answer = (
        f"/channels/{channel.id}/messages",
        {"content": "hi", "message_reference": {"message_id": said.id}},
    )
    replied = await api.ok("POST", path, answer)
    assert (replied["type"], replied["referenced_message"]["id"]) == (19, said.id)
    assert [user["id"] for user in replied["mentions"]] == [anna.id]
    quiet = await api.ok("POST", path, answer | {"allowed_mentions": {"parse": []}})
    assert quiet["mentions"] == []
    anna.delete(said)
    body = await api.refused(50035, "POST", path, answer)
    assert body["errors"]["message_reference"]["_errors"][0]["message"] == "Unknown message"
    lenient = {"message_id": said.id, "fail_if_not_exists": False}
    assert (await api.ok("POST", path, answer | {"message_reference": lenient}))["type"] == 0
    channel.deny("READ_MESSAGE_HISTORY", who=api.discord.bot)
    await api.refused(160002, "POST", path, answer)


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [(None, ["Anna"]), ({"parse": []}, []), ({"parse": [], "replied_user": True}, ["Anna"])],
    ids=["absent", "nobody", "the answered"],
)
async def test_a_reply_calls_whom_it_answers_if_it_is_allowed(
    discord: Sandbox,
    api: Api,
    channel: Channel,
    anna: Person,
    allowed: dict[str, object] | None,
    pinged: list[str],
) -> None:
    said = anna.say("hello", channel)
    body = {"message_reference": {"message_id": said.id}} | ({"allowed_mentions": allowed} if allowed else {})
    answer = await api.post(channel, "hi", **body)
    assert (answer["type"], answer["referenced_message"]["id"]) == (19, said.id)
    assert anna.last(channel).mentions == pinged
    anna.delete(said)
    path = f"/channels/{channel.id}/messages"
    assert (await api.ok("GET", f"{path}/{answer['id']}"))["referenced_message"] is None
    await api.refused(50035, "POST", path, {"content": "x"} | body)
    body["message_reference"]["fail_if_not_exists"] = False
    assert (await api.post(channel, "alone", **body))["type"] == 0
    channel.deny("READ_MESSAGE_HISTORY", who=discord.bot)
    await api.refused(160002, "POST", path, {"content": "x"} | body)
    assert discord.violations == []


async def test_roles_are_called_if_they_may_be(
    discord: Sandbox, api: Api, server: Server, channel: Channel, anna: Person
) -> None:
    role = server.add_role("Miners")
    server.members[anna.id].roles.append(role)
    assert (await api.post(channel, f"<@&{role.id}>"))["mention_roles"] == []
    assert anna.last(channel).mentions == []
    role.mentionable = True
    assert (await api.post(channel, f"<@&{role.id}>"))["mention_roles"] == [role.id]
    assert anna.last(channel).mentions == ["Anna"]
    role.mentionable = False
    channel.allow("MENTION_EVERYONE", who=discord.bot)
    await api.post(channel, f"@here <@&{role.id}>", allowed_mentions={"roles": [role.id]})
    assert anna.last(channel).mentions == ["Anna"]
    assert (await api.post(channel, "@here"))["mention_everyone"] is True


async def test_a_moderator_hides_others_embeds_and_changes_nothing_else(
    discord: Sandbox, api: Api, channel: Channel, anna: Person
) -> None:
    path = f"/channels/{channel.id}/messages/{anna.say('hello', channel).id}"
    channel.allow("MANAGE_MESSAGES", who=discord.bot)
    assert (await api.ok("PATCH", path, {"flags": 4}))["flags"] == 4
    await api.refused(50005, "PATCH", path, {"flags": 4, "content": "x"})
