"""A person's client offers what Discord's would, and refuses the rest with the channel's transcript."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Channel, Person, Sandbox, Server
from tests.sandbox.api import Api
from tests.sandbox.parts import option

GAME = {
    "name": "game",
    "description": "Play",
    "type": 1,
    "options": [
        option(
            "bid",
            1,
            options=[
                option("gold", 4, required=True, min_value=1, max_value=9),
                option("kind", 3, choices=[{"name": "Short game", "value": "short"}]),
                option("note", 3, min_length=2, max_length=5),
                option("fast", 5),
                option("rival", 6),
                option("town", 3, autocomplete=True),
            ],
        ),
        option("more", 2, options=[option("deep", 1)]),
    ],
}
ADMIN = {"name": "admin", "description": "x", "type": 1, "default_member_permissions": str(1 << 5)}
BUTTONS = [
    {
        "type": 1,
        "components": [
            {"type": 2, "style": 1, "label": "Go", "custom_id": "go"},
            {"type": 2, "style": 1, "label": "Shut", "custom_id": "shut", "disabled": True},
            {"type": 2, "style": 1, "emoji": {"name": "🎲"}, "custom_id": "roll"},
            {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"},
            {"type": 2, "style": 1, "label": "Twin", "custom_id": "twin1"},
        ],
    },
    {"type": 1, "components": [{"type": 2, "style": 1, "label": "Twin", "custom_id": "twin2"}]},
    {
        "type": 1,
        "components": [
            {
                "type": 3,
                "custom_id": "towns",
                "placeholder": "Towns",
                "max_values": 2,
                "options": [{"label": f"Town {n}", "value": f"t{n}"} for n in range(3)],
            }
        ],
    },
    {"type": 1, "components": [{"type": 5, "custom_id": "who", "placeholder": "Who?"}]},
]


@pytest.fixture
async def commands(api: Api) -> None:
    await api.sync(GAME, ADMIN)


@pytest.mark.usefixtures("commands")
async def test_the_client_offers_whole_commands(anna: Person, channel: Channel) -> None:
    assert anna.commands(channel) == ["game bid", "game more deep"]


@pytest.mark.usefixtures("commands")
async def test_a_command_is_sent_with_its_path_and_options(
    anna: Person, bob: Person, channel: Channel
) -> None:
    reply = await anna.slash(
        "/game bid", channel=channel, gold=3, kind="Short game", fast=True, rival=bob, wait=False
    )
    data = reply.interaction.data
    (bid,) = data["options"]
    assert (data["name"], bid["name"], bid["type"]) == ("game", "bid", 1)
    sent = {o["name"]: o["value"] for o in bid["options"]}
    assert sent == {"gold": 3, "kind": "short", "fast": True, "rival": bob.id}
    assert data["resolved"]["users"][bob.id]["global_name"] == "Bob"
    deep = await anna.slash("game more deep", wait=False)
    assert deep.interaction.data["options"][0]["options"] == [{"name": "deep", "type": 1, "options": []}]


@pytest.mark.usefixtures("commands")
@pytest.mark.parametrize(
    ("path", "options", "why"),
    [
        ("game", {}, "no whole command"),
        ("game sell", {}, "not offered"),
        ("other", {}, "not offered"),
        ("admin", {}, "not offered"),
        ("game bid", {}, "needs the option 'gold'"),
        ("game bid", {"gold": 0}, "at least 1"),
        ("game bid", {"gold": 10}, "at most 9"),
        ("game bid", {"gold": "3"}, "whole number"),
        ("game bid", {"gold": True}, "takes a whole number"),
        ("game bid", {"gold": 3, "kind": "long"}, "offers"),
        ("game bid", {"gold": 3, "note": "x"}, "2 to 5 characters"),
        ("game bid", {"gold": 3, "fast": 1}, "True or False"),
        ("game bid", {"gold": 3, "rival": "Bob"}, "takes a person"),
        ("game bid", {"gold": 3, "silver": 1}, "has no option"),
    ],
)
async def test_a_command_that_the_client_would_not_send_is_refused(
    discord: Sandbox, anna: Person, channel: Channel, path: str, options: dict[str, Any], why: str
) -> None:
    with pytest.raises(AssertionError, match=why):
        await anna.slash(path, channel=channel, options=options)
    assert discord.world.interactions == {}


@pytest.mark.usefixtures("commands")
async def test_a_moderator_is_offered_more(server: Server, channel: Channel) -> None:
    boss = server.add_person("Boss", permissions=["MANAGE_GUILD"])
    assert "admin" in boss.commands(channel)


@pytest.mark.usefixtures("commands")
async def test_only_completed_options_are_completed(anna: Person, channel: Channel) -> None:
    with pytest.raises(AssertionError, match="not completed"):
        await anna.complete("game bid", focused="note", channel=channel)
    with pytest.raises(AssertionError, match="no option"):
        await anna.complete("game bid", focused="silver", channel=channel)


@pytest.mark.usefixtures("commands")
@pytest.mark.parametrize("denied", ["VIEW_CHANNEL", "SEND_MESSAGES", "USE_APPLICATION_COMMANDS"])
async def test_typing_needs_permissions(anna: Person, channel: Channel, denied: str) -> None:
    channel.deny(denied, who=anna.user)
    with pytest.raises(AssertionError, match="lacks"):
        await anna.slash("game more deep", channel=channel)


@pytest.mark.usefixtures("commands")
async def test_nobody_but_moderators_types_in_a_locked_thread(
    discord: Sandbox, server: Server, anna: Person, channel: Channel, api: Api
) -> None:
    await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": 11})
    thread = discord.thread("t")
    thread.lock()
    with pytest.raises(AssertionError, match="locked"):
        await anna.slash("game more deep", channel=thread)
    boss = server.add_person("Boss", permissions=["MANAGE_THREADS"])
    await boss.slash("game more deep", channel=thread, wait=False)


async def test_buttons_are_pressed_by_label_emoji_or_id(anna: Person, channel: Channel, api: Api) -> None:
    await api.post(channel, "board", components=BUTTONS)
    board = anna.last(channel)
    assert board.buttons == ["Go", "🎲", "Twin", "Twin"]
    for name, custom_id in (("Go", "go"), ("🎲", "roll"), ("twin2", "twin2")):
        reply = await anna.press(board, name, wait=False)
        assert reply.interaction.data["custom_id"] == custom_id
        assert reply.interaction.message is board.message


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Shut", "cannot be pressed"),
        ("Rules", "cannot be pressed"),
        ("Stop", "0 buttons"),
        ("Twin", "2 buttons"),
    ],
)
async def test_a_button_that_cannot_be_pressed_is_refused(
    anna: Person, channel: Channel, api: Api, name: str, why: str
) -> None:
    await api.post(channel, "board", components=BUTTONS)
    with pytest.raises(AssertionError, match=why):
        await anna.press(anna.last(channel), name)


async def test_menus_are_chosen_from_by_label(anna: Person, bob: Person, channel: Channel, api: Api) -> None:
    await api.post(channel, "board", components=BUTTONS)
    board = anna.last(channel)
    reply = await anna.choose(board, "Towns", ["Town 2", "t0"], wait=False)
    assert reply.interaction.data["values"] == ["t2", "t0"]
    reply = await anna.choose(board, "Who?", [bob], wait=False)
    assert reply.interaction.data["values"] == [bob.id]
    for options, why in (
        (["Town 9"], "0 options"),
        ([], "takes 1 to 2"),
        (["t0", "t1", "t2"], "takes 1 to 2"),
    ):
        with pytest.raises(AssertionError, match=why):
            await anna.choose(board, "towns", options)
    with pytest.raises(AssertionError, match="0 menus"):
        await anna.choose(board, "Mines", ["x"])


async def test_a_message_is_live_and_its_snapshot_is_not(anna: Person, channel: Channel, api: Api) -> None:
    message = await api.post(channel, "board 1", components=BUTTONS)
    board = anna.last(channel)
    before = board.frozen()
    path = f"/channels/{channel.id}/messages/{message['id']}"
    await api.ok("PATCH", path, {"content": "board 2", "components": []})
    assert (board.text, board.buttons, board.edits) == ("board 2", [], 1)
    assert (before.text, before.edits) == ("board 1", 0)
    with pytest.raises(AssertionError, match="0 buttons"):
        await anna.press(board, "Go")
    reply = await anna.press(before, "Go", wait=False)
    assert reply.interaction.message is board.message
    await api.ok("DELETE", path)
    assert board.is_deleted
    with pytest.raises(AssertionError, match="is gone"):
        await anna.press(before, "Go")


async def test_a_form_is_filled_in_as_its_fields_ask(
    anna: Person, bob: Person, channel: Channel, api: Api
) -> None:
    number = {"type": 4, "custom_id": "gold", "style": 1, "min_length": 1, "max_length": 2, "required": True}
    note = {"type": 4, "custom_id": "note", "style": 2, "required": False, "value": "as before"}
    mood = {"type": 3, "custom_id": "mood", "options": [{"label": "Bold", "value": "b"}]}
    parts = [
        {"type": 10, "content": "Your bid"},
        {"type": 18, "label": "Gold", "component": number},
        {"type": 18, "label": "Note", "component": note},
        {"type": 18, "label": "Mood", "component": mood},
    ]
    opened = await api.slash(anna, channel)
    await api.respond(opened, 9, {"title": "Bid", "custom_id": "bid", "components": parts})
    form = opened.modal
    assert (form.title, form.labels) == ("Bid", ["Gold", "Note", "Mood"])
    for values, why in (
        ({"Gold": "", "Mood": "Bold"}, "'Gold' is required"),
        ({"Gold": "123", "Mood": "Bold"}, "1 to 2 characters"),
        ({"Gold": "7"}, "'Mood': too few"),
        ({"Gold": "7", "Mood": "Sad"}, "0 options"),
        ({"Silver": "7"}, "has no 'Silver'"),
    ):
        with pytest.raises(AssertionError, match=why):
            await anna.fill(form, values)
    with pytest.raises(AssertionError, match="not open at Bob's"):
        await bob.fill(form, {"Gold": "7", "Mood": "Bold"})
    reply = await anna.fill(form, {"gold": "7", "Mood": ["Bold"]}, wait=False)
    _, gold, notes, moods = reply.interaction.data["components"]
    assert gold["component"]["value"] == "7"
    assert notes["component"]["value"] == "as before"
    assert moods["component"]["values"] == ["b"]


async def test_a_hostile_client_sends_any_id(anna: Person, channel: Channel, api: Api) -> None:
    await api.post(channel, "board")
    board = anna.last(channel)
    reply = await anna.forge("any:thing", message=board, component_type=3, values=["x"], wait=False)
    assert reply.interaction.message is board.message
    assert reply.interaction.data["values"] == ["x"]
    reply = await anna.forge("form", channel=channel, fields={"gold": "-1"}, wait=False)
    assert reply.interaction.type == 5
    assert reply.interaction.data["components"][0]["components"][0]["value"] == "-1"
    reply = await anna.forge("made up", channel=channel, wait=False)
    await api.respond(reply, 7, {"content": "nobody sees it"})
    assert [m.text for m in anna.sees(channel)] == ["board"]


async def test_waiting_in_vain_shows_the_transcript(anna: Person, channel: Channel, api: Api) -> None:
    await api.post(channel, "board", components=BUTTONS)
    reply = await anna.press(anna.last(channel), "Go", wait=False)
    with pytest.raises(AssertionError) as failure:
        await reply.acknowledged(timeout=0.05)
    shown = str(failure.value)
    assert "Anna waited 0.05 s in vain for an acknowledgement to 'go'" in shown
    assert "=== saloon" in shown
    assert "[Go] (Shut)" in shown
    with pytest.raises(AssertionError, match="was not acknowledged"):
        _ = reply.latency


async def test_a_message_shows_its_texts_pictures_and_alt_texts(
    discord: Sandbox, anna: Person, channel: Channel, api: Api
) -> None:
    embed = {
        "title": "T",
        "description": "D",
        "fields": [{"name": "N", "value": "V"}],
        "footer": {"text": "F"},
    }
    body = {"content": "C", "embeds": [embed], "attachments": [{"id": 0, "description": "alt"}]}
    await api.ok("POST", f"/channels/{channel.id}/messages", body, files={"a.png": b"x"})
    message = anna.last(channel)
    assert message.text == "C\nT\nD\nN\nV\nF"
    assert message.alt_texts == ["alt"]
    assert [(p.filename, p.data) for p in message.pictures] == [("a.png", b"x")]
    assert "{a.png: alt}" in discord.transcript(channel)


async def test_one_account_joins_several_servers(discord: Sandbox, anna: Person, channel: Channel) -> None:
    other = discord.add_server("Tombstone")
    there = other.add_channel("saloon")
    assert anna.sees(there) == []
    other.add_person(anna)
    anna.say("hello", there)
    assert anna.last(there).author == "Anna"


async def test_hostile_names_are_names(discord: Sandbox, server: Server, channel: Channel, api: Api) -> None:
    name = "**<@1>** @everyone `x` \u202e"
    mallory = server.add_person(name)
    user = await api.ok("GET", f"/users/{mallory.id}")
    assert (user["global_name"], user["username"]) == (name, "1everyonex")
    assert discord.violations == []


async def test_who_writes_in_a_thread_joins_it_and_opens_it(anna: Person, api: Api, channel: Channel) -> None:
    posted = await api.post(channel, "A game")
    path = f"/channels/{channel.id}/messages/{posted['id']}/threads"
    await api.ok("POST", path, {"name": "Game 1"})
    thread = api.discord.thread("Game 1")
    thread.archive()
    anna.say("hello", thread)
    assert thread.thread is not None
    assert not thread.thread.archived
    assert anna.id in thread.thread.members


async def test_what_is_dismissed_is_gone_for_its_reader_and_the_bot_does_not_learn_of_it(
    anna: Person, bob: Person, api: Api, channel: Channel
) -> None:
    reply = await api.slash(anna, channel)
    await api.respond(reply, 4, {"content": "only you", "flags": 64})
    (private,) = anna.private(channel)
    with pytest.raises(AssertionError, match="only what they alone see"):
        bob.dismiss(private)
    anna.dismiss(private)
    assert anna.private(channel) == []
    await api.ok("PATCH", f"{api.webhook(reply)}/messages/@original", {"content": "still there"})
