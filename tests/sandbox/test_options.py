"""Options of every type: what a client sends for them, and what it marks red."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sandbox import Channel, NotOffered, Person, Sandbox, Server, Upload
from sandbox.codes import FILE_LIMIT
from tests.sandbox.api import PNG, Api
from tests.sandbox.parts import option

THREADS_ONLY = [11, 12]


ASK = {
    "name": "ask",
    "description": "x",
    "type": 1,
    "options": [
        option("text", 3, min_length=2, max_length=5),
        option("whole", 4, min_value=-1, max_value=9),
        option("yes", 5),
        option("who", 6),
        option("where", 7),
        option("thread", 7, channel_types=THREADS_ONLY),
        option("role", 8),
        option("anyone", 9),
        option("part", 10, min_value=0.5, max_value=1.5),
        option("file", 11),
        option("size", 4, choices=[{"name": "Small", "name_localizations": {"de": "Klein"}, "value": 1}]),
        option("town", 3, autocomplete=True),
    ],
}


@pytest.fixture(autouse=True)
async def _synced(api: Api) -> None:
    await api.sync(ASK)


async def sent(person: Person, channel: Channel, **options: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The values that are sent, and what they name."""
    reply = await person.slash("ask", channel=channel, options=options, wait=False)
    data = reply.interaction.data
    return {o["name"]: o["value"] for o in data["options"]}, data.get("resolved", {})


async def test_people_roles_and_channels_are_sent_by_id_with_what_they_are(
    server: Server, channel: Channel, anna: Person, bob: Person
) -> None:
    miners = server.add_role("Miners")
    values, resolved = await sent(anna, channel, who=bob, role=miners, where=channel)
    assert values == {"who": bob.id, "role": miners.id, "where": channel.id}
    assert resolved["users"][bob.id]["global_name"] == "Bob"
    assert "user" not in resolved["members"][bob.id]
    assert resolved["roles"][miners.id]["name"] == "Miners"
    assert resolved["channels"][channel.id]["permissions"] != "0"


async def test_mentionables_are_people_or_roles(
    discord: Sandbox, server: Server, channel: Channel, anna: Person
) -> None:
    miners = server.add_role("Miners")
    values, resolved = await sent(anna, channel, anyone=miners)
    assert (values, list(resolved)) == ({"anyone": miners.id}, ["roles"])
    values, resolved = await sent(anna, channel, anyone=discord.bot)
    assert (values, sorted(resolved)) == ({"anyone": discord.bot.id}, ["members", "users"])


async def test_ids_stand_for_what_they_name(channel: Channel, anna: Person, bob: Person) -> None:
    values, _ = await sent(anna, channel, who=bob.id, where=channel.id, anyone=bob.id)
    assert values == {"who": bob.id, "where": channel.id, "anyone": bob.id}


async def test_a_file_is_uploaded_and_can_be_fetched(api: Api, channel: Channel, anna: Person) -> None:
    values, resolved = await sent(anna, channel, file=Upload("map.png", PNG))
    (attachment,) = resolved["attachments"].values()
    assert values["file"] == attachment["id"]
    assert (attachment["filename"], attachment["size"], attachment["width"]) == ("map.png", len(PNG), 16)
    assert attachment["ephemeral"] is True
    assert await api.get_file(attachment["url"]) == PNG


async def test_choices_are_given_as_the_person_reads_them(channel: Channel, anna: Person) -> None:
    assert (await sent(anna, channel, size="Klein"))[0] == {"size": 1}
    assert (await sent(anna, channel, size=1))[0] == {"size": 1}


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("text", "x", "option-length"),
        ("text", "xxxxxx", "option-length"),
        ("text", 7, "option-text"),
        ("whole", -2, "option-too-small"),
        ("whole", 10, "option-too-large"),
        ("whole", 1.5, "option-integer"),
        ("yes", "yes", "option-boolean"),
        ("who", "123", "option-person"),
        ("who", True, "option-person"),
        ("where", "123", "option-channel"),
        ("role", "123", "option-role"),
        ("anyone", "123", "option-mentionable"),
        ("part", 0.4, "option-too-small"),
        ("part", 1.6, "option-too-large"),
        ("part", "1", "option-number"),
        ("file", "map.png", "option-file"),
        ("file", Upload("map.png", bytes(FILE_LIMIT + 1)), "file-too-large"),
        ("size", 2, "option-choice"),
        ("size", True, "option-choice"),
        ("silver", 1, "option-unknown"),
    ],
)
async def test_what_the_client_marks_red_is_refused_by_name(
    discord: Sandbox, channel: Channel, anna: Person, name: str, value: Any, key: str
) -> None:
    anna.say("before", channel)
    with pytest.raises(NotOffered) as refusal:
        await sent(anna, channel, **{name: value})
    assert refusal.value.key == key
    assert any("--- Anna\n    before" in note for note in refusal.value.__notes__)
    assert discord.world.interactions == {}


async def test_a_channel_of_another_kind_is_not_offered(channel: Channel, anna: Person, api: Api) -> None:
    with pytest.raises(NotOffered) as refusal:
        await sent(anna, channel, thread=channel)
    assert (refusal.value.key, refusal.value.values["place"]) == ("channel-type", "saloon")
    thread = await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": 11})
    assert (await sent(anna, channel, thread=thread["id"]))[0] == {"thread": thread["id"]}


async def test_nobody_names_a_channel_that_he_does_not_see(
    server: Server, channel: Channel, anna: Person
) -> None:
    back_room = server.add_channel("back-room")
    back_room.deny("VIEW_CHANNEL", who=anna.user)
    with pytest.raises(NotOffered, match="takes a channel"):
        await sent(anna, channel, where=back_room)


async def test_while_one_option_is_typed_the_others_are_sent_and_nothing_is_resolved(
    channel: Channel, anna: Person, bob: Person, api: Api
) -> None:
    asking = asyncio.create_task(
        anna.complete("ask", focused="town", text="o", channel=channel, who=bob, whole=3)
    )
    discord = api.discord
    await discord.until(lambda: bool(discord.world.interactions))
    (interaction,) = discord.world.interactions.values()
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    choice = {"name": "Deadwood", "name_localizations": {"de": "Totholz"}, "value": "deadwood"}
    await api.ok("POST", path, {"type": 8, "data": {"choices": [choice]}})
    assert await asking == [("Totholz", "deadwood")]
    sent = {o["name"]: (o["value"], o.get("focused", False)) for o in interaction.data["options"]}
    assert sent == {"whole": (3, False), "who": (bob.id, False), "town": ("o", True)}
    assert "resolved" not in interaction.data
