"""What waits for everybody is kept by what happens, and is what one would count."""

from __future__ import annotations

import random

import pytest

from sandbox import Channel, Person, Sandbox, Server
from sandbox.page.reading import Reading
from tests.page.line import Line
from tests.sandbox.api import Api

pytestmark = pytest.mark.asyncio(loop_scope="session")


def counted(reading: Reading, person: Person) -> dict[str, tuple[int, int]]:
    return {key: (waiting.unread, waiting.calls) for key, waiting in reading.counts(person).items()}


async def test_what_waits_is_the_same_whether_kept_or_counted_anew(
    discord: Sandbox, api: Api, server: Server, channel: Channel, anna: Person, bob: Person
) -> None:
    reading = Reading(discord.world, discord.people)
    discord.world.on_change.append(reading.hear)
    luck = random.Random(3)
    path = f"/channels/{channel.id}/threads"
    thread = discord.world.channels[(await api.ok("POST", path, {"name": "Game", "type": 11}))["id"]]
    places = [channel, thread, anna.dm, bob.dm]
    reading.counts(anna), reading.counts(bob)
    for _ in range(60):
        person, place = luck.choice((anna, bob)), luck.choice(places)
        act = luck.choice(("post", "call", "say", "read", "delete", "close"))
        messages = place.messages
        if act in ("post", "call"):
            await api.post(place, f"<@{person.id}>" if act == "call" else "well")
        elif act == "say" and place in (channel, thread):
            person.say("so", place)
        elif act == "read" and messages:
            reading.mark(person, place, luck.choice(messages).id)
        elif act == "delete" and messages:
            discord.world.delete_message(luck.choice(messages))
        elif act == "close":
            thread.archive()
        kept = {each.name: counted(reading, each) for each in (anna, bob)}
        reading.forget()
        assert kept == {each.name: counted(reading, each) for each in (anna, bob)}, act


async def test_a_whole_server_is_read_at_once_and_the_last_mark_is_told(
    discord: Sandbox, api: Api, server: Server, channel: Channel, anna: Person
) -> None:
    other = server.add_channel("other")
    first = await api.post(channel, "one")
    await api.post(other, f"<@{anna.id}>")
    await api.post(anna.dm, "psst")
    async with Line(discord) as line:
        assert (await line.be(anna, channel))["read"] == "0"
        await line.ok("read", place=channel.id, message=first["id"])
        await line.ok("read_all", server=server.id)
        await line.until(lambda f: [p["unread"] for p in f.get("people", [])] == [1])
        assert (await line.ok("open", place=channel.id))["read"] == first["id"]


async def test_only_places_that_have_changed_are_told_of(
    discord: Sandbox, api: Api, server: Server, channel: Channel, anna: Person
) -> None:
    other = server.add_channel("other")
    async with Line(discord) as line:
        await line.be(anna, channel)
        await api.post(other, "news")
        news = await line.news("places")
        assert [place["name"] for place in news["places"]] == ["other"]
        other.delete()
        await line.news("places", places=[], gone=[other.id])
        server.add_person("Zoe")
        await line.until(lambda f: "Zoe" in str(f.get("servers")))


async def test_who_can_see_a_place_is_told_with_his_roles(
    discord: Sandbox, server: Server, channel: Channel, anna: Person, bob: Person
) -> None:
    server.add_person("Moritz", permissions=["ADMINISTRATOR"])
    channel.deny("VIEW_CHANNEL", who=bob.user)
    async with Line(discord) as line:
        await line.be(anna, channel)
        members = (await line.ok("members", place=channel.id))["members"]
        assert "Bob" not in [member["name"] for member in members]
        assert [m["roles"] for m in members if m["name"] == "Moritz"] == [["Moritz's role"]]
        assert [m["bot"] for m in members if m["name"] == "Bot"] == [True]
        own = (await line.ok("members", place=anna.dm.id))["members"]
        assert [member["name"] for member in own] == ["Anna", "Bot"]
