"""What people write, change and answer, with files; who types; and what the client would not let them."""

from __future__ import annotations

import pytest

from sandbox import Channel, NotOffered, Person, Sandbox, SeenMessage, Server, Upload
from tests.sandbox.api import PNG, Api


def key_of(refusal: pytest.ExceptionInfo[NotOffered]) -> str:
    return refusal.value.key


async def test_one_changes_what_one_has_written(anna: Person, bob: Person, channel: Channel) -> None:
    said = anna.say("helo", channel)
    anna.edit(said, "hello")
    assert (bob.last(channel).text, said.edits) == ("hello", 1)
    with pytest.raises(NotOffered, match="Bob cannot edit"):
        bob.edit(said, "bye")
    with pytest.raises(NotOffered) as refusal:
        anna.edit(said, " ")
    assert key_of(refusal) == "message-empty"


async def test_in_an_archived_thread_nothing_is_changed(anna: Person, channel: Channel, api: Api) -> None:
    thread = await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": 11})
    place = api.discord.world.channels[thread["id"]]
    said = anna.say("hello", place)
    place.archive()
    with pytest.raises(NotOffered, match="t is archived"):
        anna.edit(said, "bye")


async def test_a_reply_calls_whom_it_answers_unless_it_is_told_not_to(
    anna: Person, bob: Person, channel: Channel, api: Api
) -> None:
    said = anna.say("who plays?", channel)
    answer = bob.say("me", reply_to=said)
    assert answer.message.reference is said.message
    assert answer.mentions == ["Anna"]
    assert bob.say("me too", reply_to=said, ping=False).mentions == []
    got = await api.ok("GET", f"/channels/{channel.id}/messages/{answer.id}")
    assert (got["type"], got["referenced_message"]["id"]) == (19, said.id)


async def test_nobody_replies_to_what_is_elsewhere_or_gone(
    discord: Sandbox, anna: Person, channel: Channel
) -> None:
    other = discord.add_server("Tombstone")
    other.add_person(anna)
    said = anna.say("hello", other.add_channel("saloon"))
    with pytest.raises(NotOffered) as refusal:
        anna.say("hi", channel, reply_to=said)
    assert key_of(refusal) == "cannot-reply"
    anna.delete(said)
    with pytest.raises(NotOffered) as refusal:
        anna.say("hi", reply_to=said)
    assert key_of(refusal) == "message-gone"


async def test_files_are_sent_with_a_message(anna: Person, channel: Channel) -> None:
    said = anna.say("", channel, files=[Upload("map.png", PNG)])
    assert [(p.filename, p.data, p.size) for p in said.pictures] == [("map.png", PNG, (16, 9))]
    channel.deny("ATTACH_FILES")
    with pytest.raises(NotOffered, match="Anna lacks ATTACH_FILES in saloon"):
        anna.say("", files=[Upload("map.png", PNG)])


@pytest.mark.parametrize(
    ("text", "files", "key"),
    [("", 0, "message-empty"), ("x" * 2001, 0, "message-too-long"), ("x", 11, "too-many-files")],
)
async def test_what_cannot_be_sent_is_refused(
    anna: Person, channel: Channel, text: str, files: int, key: str
) -> None:
    with pytest.raises(NotOffered) as refusal:
        anna.say(text, channel, files=[Upload("a.txt", b"a")] * files)
    assert key_of(refusal) == key
    assert anna.sees(channel) == []


async def test_others_messages_are_deleted_with_a_permission_only(
    anna: Person, bob: Person, channel: Channel, api: Api
) -> None:
    said = anna.say("hello", channel)
    with pytest.raises(NotOffered, match="Bob cannot delete"):
        bob.delete(said)
    channel.allow("MANAGE_MESSAGES", who=bob.user)
    bob.delete(said)
    assert said.is_deleted
    reply = await api.slash(bob, channel)
    await api.respond(reply, 4, {"content": "only you", "flags": 64})
    with pytest.raises(NotOffered, match="cannot delete"):
        bob.delete(bob.private(channel)[0])


async def test_typing_is_seen_for_ten_seconds_or_until_something_is_sent(
    discord: Sandbox, anna: Person, bob: Person, channel: Channel, api: Api
) -> None:
    anna.type(channel)
    await api.ok("POST", f"/channels/{channel.id}/typing")
    assert bob.typing(channel) == ["Anna", "Bot"]
    assert anna.typing() == ["Bot"]
    await api.post(channel)
    assert bob.typing(channel) == ["Anna"]
    discord.pass_time(seconds=9)
    assert bob.typing(channel) == ["Anna"]
    discord.pass_time(seconds=1)
    assert bob.typing(channel) == []


async def test_reactions_are_added_and_taken_away(
    anna: Person, bob: Person, channel: Channel, api: Api
) -> None:
    said = anna.say("who plays?", channel)
    anna.react(said, "🎲")
    channel.deny("ADD_REACTIONS")
    bob.react(said, "🎲")
    assert said.reactions == {"🎲": ["Anna", "Bob"]}
    assert "(🎲 2)" in api.discord.transcript(channel)
    with pytest.raises(NotOffered, match="lacks ADD_REACTIONS"):
        bob.react(said, "🌵")
    bob.unreact(said, "🎲")
    with pytest.raises(NotOffered) as refusal:
        bob.unreact(said, "🎲")
    assert (key_of(refusal), said.reactions) == ("no-reaction", {"🎲": ["Anna"]})


async def test_no_more_than_twenty_emojis_and_none_on_what_is_private(
    anna: Person, channel: Channel, api: Api
) -> None:
    said = anna.say("hello", channel)
    for number in range(20):
        anna.react(said, chr(0x1F600 + number))
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": "only you", "flags": 64})
    for message in (said, anna.private(channel)[0]):
        with pytest.raises(NotOffered) as refusal:
            anna.react(message, "🎲")
        assert key_of(refusal) == "cannot-react"


async def test_a_slow_channel_is_slow_for_all_but_moderators_and_commands(
    discord: Sandbox, anna: Person, bob: Person, channel: Channel, api: Api
) -> None:
    await api.sync()
    channel.slowmode = 10
    channel.allow("MANAGE_MESSAGES", who=bob.user)
    anna.say("one", channel)
    bob.say("one", channel)
    bob.say("two")
    with pytest.raises(NotOffered, match=r"Anna writes there again in \d+ s"):
        anna.say("two")
    await anna.slash("do", wait=False)
    discord.pass_time(seconds=10)
    anna.say("two")


async def test_nobody_writes_in_a_category(anna: Person, server: Server) -> None:
    with pytest.raises(NotOffered) as refusal:
        anna.say("hello", server.add_channel("Games", kind=4))
    assert key_of(refusal) == "place-category"


async def test_who_may_not_write_may_use_no_command_either_but_not_the_other_way_round(
    anna: Person, channel: Channel, api: Api
) -> None:
    await api.sync()
    channel.deny("USE_APPLICATION_COMMANDS")
    anna.say("still here", channel)
    with pytest.raises(NotOffered) as refusal:
        await anna.slash("do")
    assert refusal.value.values["permission"] == "USE_APPLICATION_COMMANDS"
    channel.deny("SEND_MESSAGES")
    with pytest.raises(NotOffered, match="lacks SEND_MESSAGES"):
        anna.type()


async def test_commands_are_used_on_messages_and_on_people(
    discord: Sandbox, anna: Person, bob: Person, channel: Channel, api: Api
) -> None:
    await api.sync({"name": "Pin it", "type": 3}, {"name": "Wave", "type": 2})
    said = bob.say("a rule", channel)
    assert (anna.commands(channel), anna.commands(channel, kind=3)) == ([], ["Pin it"])
    data = (await anna.use("Pin it", said, wait=False)).interaction.data
    assert (data["type"], data["target_id"]) == (3, said.id)
    assert data["resolved"]["messages"][said.id]["content"] == "a rule"
    data = (await anna.use("Wave", bob, channel=channel, wait=False)).interaction.data
    assert (data["type"], data["target_id"], sorted(data["resolved"])) == (2, bob.id, ["members", "users"])
    with pytest.raises(NotOffered) as refusal:
        await anna.use("Pin it", bob)
    assert key_of(refusal) == "menu-command-unknown"


async def test_a_command_is_not_used_on_what_is_gone_or_private(
    anna: Person, channel: Channel, api: Api
) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": "only you", "flags": 64})
    await api.sync({"name": "Pin it", "type": 3})
    private: SeenMessage = anna.private(channel)[0]
    with pytest.raises(NotOffered) as refusal:
        await anna.use("Pin it", private)
    assert key_of(refusal) == "target-private"
    anna.dismiss(private)
    with pytest.raises(NotOffered) as refusal:
        await anna.use("Pin it", private)
    assert key_of(refusal) == "message-hidden"


EMOJIS = "🎲 👍🏽 👩‍❤️‍💋‍👨 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇩🇪 3️⃣ #️⃣ ❤️ ❤ ™️ ↔️ ‼️ 〰️ ℹ️ ㊗️ ⏩ 🏳️‍🌈 ☠"
NONE = ["", "x", "1", "é", "日本", "<img>", "👍👎", "smile", "name:123", "🎲 ", "\ud800", "\u200d", "😀" * 40]


async def test_one_reacts_with_emojis_only(anna: Person, channel: Channel) -> None:
    for emoji in EMOJIS.split():
        said = anna.say("hello", channel)
        anna.react(said, emoji)
        assert list(said.reactions) == [emoji]
    for text in NONE:
        with pytest.raises(NotOffered) as refusal:
            anna.react(said, text)
        assert key_of(refusal) == "emoji-unknown"
