"""What comes over the page's line of what people write: edits, replies, files, typing, menus of messages."""

from __future__ import annotations

import io

import aiohttp
import pytest

from sandbox import Channel, Person, Sandbox
from tests.page.line import Line
from tests.sandbox.api import Api

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def hand_over(discord: Sandbox, data: bytes, *, origin: str | None = None) -> aiohttp.ClientResponse:
    headers = {"Origin": origin or discord.base_url, "X-File-Name": "a%20b.txt"}
    async with aiohttp.ClientSession() as session:
        response = await session.post(f"{discord.base_url}/page/tray", data=io.BytesIO(data), headers=headers)
        await response.read()
        return response


async def test_ones_own_messages_can_be_answered_edited_and_deleted(
    discord: Sandbox, anna: Person, bob: Person, channel: Channel
) -> None:
    asked = bob.say("a question", channel)
    async with Line(discord) as line:
        await line.be(anna, channel)
        await line.ok("say", place=channel.id, text="an answer", answers=asked.id)
        posted = await line.until(lambda f: f.get("message", {}).get("content") == "an answer")
        assert posted["message"]["answers"]["message"] == asked.id
        key = posted["message"]["id"]
        await line.ok("edit", message=key, text="a better answer")
        await line.until(lambda f: f.get("message", {}).get("content") == "a better answer")
        refused = await line.do("edit", message=asked.id, text="no question")
        assert refused["why"]["key"] == "cannot-edit"
        assert (await line.do("delete", message=asked.id))["why"]["key"] == "cannot-delete"
        await line.ok("delete", message=key)
        await line.news("gone", message=key)


async def test_a_place_says_why_nobody_can_write_in_it(
    discord: Sandbox, anna: Person, channel: Channel
) -> None:
    channel.deny("SEND_MESSAGES")
    async with Line(discord) as line:
        shown = await line.ok("be", person=anna.id)
        place = next(each for each in shown["places"] if each["id"] == channel.id)
        assert place["may_type"] is False
        assert place["why_not"]["values"]["permission"] == "SEND_MESSAGES"
        assert (await line.do("say", place=channel.id, text="x"))["why"]["key"] == "lacks-permission"


async def test_who_types_is_told_to_the_others_only(
    discord: Sandbox, api: Api, anna: Person, bob: Person, channel: Channel
) -> None:
    async with Line(discord) as one, Line(discord) as other:
        await one.be(anna, channel)
        await other.be(bob, channel)
        await one.ok("type", place=channel.id)
        await other.news("typing", names=["Anna"])
        await api.ok("POST", f"/channels/{channel.id}/typing")
        await one.news("typing", names=["Bot"])
        await api.post(channel, "here I am")
        await one.news("typing", names=[])


async def test_a_file_is_handed_over_and_sent(discord: Sandbox, anna: Person, channel: Channel) -> None:
    key = (await (await hand_over(discord, b"data")).json())["key"]
    async with Line(discord) as line:
        await line.be(anna, channel)
        await line.ok("say", place=channel.id, text="", files=[key])
        posted = await line.until(lambda f: f.get("news") == "message")
        [held] = posted["message"]["attachments"]
        assert (held["filename"].replace("_", " "), held["size"]) == ("a b.txt", 4)
        assert "refused" in await line.do("say", place=channel.id, text="", files=["made up"])


async def test_only_the_sandboxs_own_page_hands_files_over(discord: Sandbox, anna: Person) -> None:
    assert (await hand_over(discord, b"x", origin="http://evil.example")).status == 403
    assert (await hand_over(discord, bytes(10 * 1024 * 1024 + 1))).status == 413


async def test_the_menus_of_messages_and_people_have_the_bots_commands(
    discord: Sandbox, api: Api, anna: Person, bob: Person, channel: Channel
) -> None:
    await api.sync({"name": "Quote", "type": 3}, {"name": "Greet", "type": 2})
    said = bob.say("well said", channel)
    async with Line(discord) as line:
        shown = await line.be(anna, channel)
        assert [each["command"] for each in shown["on_messages"]] == ["Quote"]
        assert [each["command"] for each in shown["on_people"]] == ["Greet"]
        await line.begin("use", place=channel.id, command="Quote", message=said.id)
        await discord.until(lambda: len(discord.world.interactions) == 1)
        [used] = discord.world.interactions.values()
        assert used.data["target_id"] == said.id
