"""The wrench: what a developer does to the world from the page, and what it never shows him."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import expect

from sandbox import Channel, Person, Sandbox, Server
from tests.page.browser import Newcomer, needs_chromium
from tests.page.contrast import contrasts, too_faint
from tests.page.line import Line
from tests.page.scripted import EPHEMERAL
from tests.sandbox.api import Api

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_there_are_no_tools_unless_they_are_offered(
    discord: Sandbox, anna: Person, channel: Channel
) -> None:
    async with Line(discord) as line:
        assert (await line.ok("be", person=anna.id))["has_tools"] is False
        assert "no tools" in (await line.do("tool", tool="clear"))["refused"]


async def test_the_bots_requests_are_listed_without_what_they_say_or_let_one_do(
    discord: Sandbox, api: Api, anna: Person, bob: Person, channel: Channel
) -> None:
    discord.offer_tools()
    reply = await api.slash(bob, channel)
    await api.respond(reply, 4, {"content": "Bob's secret", "flags": EPHEMERAL})
    await api("GET", "/channels/1")
    async with Line(discord) as line:
        await line.be(anna, channel)
        told = await line.ok("tools")
    assert [each["status"] for each in told["requests"]][:2] == [404, 200]
    assert told["requests"][1]["path"].endswith("/…/callback")
    assert "secret" not in json.dumps(told)
    assert reply.interaction.token not in json.dumps(told)


async def test_time_passes_and_what_goes_wrong_is_listed_and_ended(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    discord.offer_tools()
    made = await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "Game", "type": 11})
    thread = discord.world.channels[made["id"]]
    async with Line(discord) as line:
        await line.be(anna, thread)
        passed = await line.ok("tool", tool="pass_time", minutes=7 * 24 * 60)
        assert passed["ahead"] == 7 * 24 * 3600
        assert thread.thread is not None
        assert thread.thread.archived
        assert "pass at once" in (await line.do("tool", tool="pass_time", minutes=-1))["refused"]
        failing = {"key": "trouble_failing", "values": {"n": 1, "status": 500}}
        assert (await line.ok("tool", tool="fail_next"))["faults"] == [failing]
        await api("POST", f"/channels/{channel.id}/messages", {"content": "lost"})
        assert api.status == 500
        await line.ok("tool", tool="storm")
        limited = (await line.ok("tool", tool="limits"))["faults"]
        assert all(fault["key"] for fault in limited)
        assert "POST /channels/…/messages" in [fault["values"].get("what") for fault in limited]
        assert (await line.ok("tool", tool="clear"))["faults"] == []


async def test_a_thread_is_closed_locked_and_deleted_and_the_bot_sent_away_and_back(
    discord: Sandbox, api: Api, anna: Person, channel: Channel, server: Server
) -> None:
    discord.offer_tools()
    made = await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "Game", "type": 11})
    thread = discord.world.channels[made["id"]]
    async with Line(discord) as line:
        await line.be(anna, thread)
        for tool, change in (("archive", "archived"), ("lock", "locked")):
            await line.ok("tool", tool=tool)
            await line.until(lambda f, change=change: any(p[change] for p in f.get("places", [])))
        await line.ok("tool", tool="delete")
        await line.news("places", gone=[thread.id])
        await line.ok("open", place=channel.id)
        assert "is no thread" in (await line.do("tool", tool="delete"))["refused"]
        assert (await line.ok("tool", tool="bot"))["has_bot"] is False
        assert discord.bot.id not in server.members
        assert (await line.ok("tool", tool="bot"))["has_bot"] is True
        await api.post(channel, "back again")
        assert (await line.ok("tool", tool="dms"))["accepts_dms"] is False
        await api.refused(50007, "POST", f"/channels/{anna.dm.id}/messages", {"content": "psst"})


async def test_the_bot_is_started_anew_only_where_somebody_can(discord: Sandbox, anna: Person) -> None:
    asked: list[str] = []
    discord.offer_tools()
    async with Line(discord) as line:
        assert (await line.ok("be", person=anna.id))["has_tools"] is True
        assert (await line.ok("tools"))["can_restart"] is False
        assert "restarts it" in (await line.do("tool", tool="restart"))["refused"]
    discord.offer_tools(restart=lambda: asked.append("anew"))
    async with Line(discord) as line:
        await line.ok("be", person=anna.id)
        assert (await line.ok("tool", tool="restart"))["can_restart"] is True
    assert asked == ["anew"]


async def test_the_last_minutes_of_a_leap_pass_by_themselves(
    discord: Sandbox, anna: Person, channel: Channel
) -> None:
    """A program may wait a moment after a leap, before it does what has become due in it."""
    discord.offer_tools()
    moves: list[float] = []
    discord.clock.followers.add(Follower(moves))
    async with Line(discord) as line:
        await line.be(anna, channel)
        for minutes in (24 * 60, 2, 1):
            await line.ok("tool", tool="pass_time", minutes=minutes)
    day, minute = 86400.0, 60.0
    assert moves == [day - 2 * minute, day, day + 2 * minute, day + 3 * minute]


class Follower:
    """Notes how far it is ahead after each move."""

    has_followed = True

    def __init__(self, moves: list[float]) -> None:
        self.follow = moves.append


@needs_chromium
@pytest.mark.parametrize("look", ["light", "dark"])
async def test_the_wrench_opens_by_keys_and_what_it_does_is_seen(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel, look: str
) -> None:
    page = newcomer.page
    discord.offer_tools()
    await page.emulate_media(color_scheme="dark" if look == "dark" else "light")
    await page.reload()
    await api.post(channel, "hello")
    await page.get_by_role("button", name="The world").focus()
    await page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="The world")
    await dialog.get_by_role("button", name="+ 1 day").focus()
    await page.keyboard.press("Enter")
    await expect(dialog).to_contain_text("1 day ahead")
    await expect(dialog.get_by_role("button", name="+ 1 day")).to_be_focused()
    await dialog.get_by_role("button", name="+ 2 minutes").click()
    await expect(dialog).to_contain_text("1 day, 2 minutes ahead")
    await dialog.get_by_role("button", name="Five times").click()
    await expect(dialog.get_by_role("button", name="End all faults")).to_be_visible()
    await newcomer.picture(f"desktop-tools-{look}")
    assert too_faint(await contrasts(page)) == []
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="The world")).to_be_focused()


async def test_what_is_under_way_is_done_before_time_passes(
    discord: Sandbox, api: Api, anna: Person, channel: Channel
) -> None:
    """A leap would let the program's request time out."""
    discord.offer_tools()
    gate = discord.faults.hold("/messages", before_effect=True)
    async with Line(discord) as line, asyncio.TaskGroup() as together:
        await line.be(anna, channel)
        together.create_task(api.post(channel, "hello"))
        await gate.reached()
        passing = together.create_task(line.ok("tool", tool="pass_time", minutes=60))
        await line.ok("tools")
        assert discord.clock.ahead == 0
        gate.open()
        assert (await passing)["ahead"] == 3600


async def test_people_of_a_crowd_have_read_what_they_have_looked_at(
    discord: Sandbox, api: Api, anna: Person, channel: Channel, server: Server
) -> None:
    discord.add_crowd(server, 1)
    (ava,) = discord.crowd.people
    async with Line(discord) as line:
        await line.be(anna, channel)
        await api.post(channel, f"<@{ava.id}>, look")
        await line.until(lambda frame: called_in(frame, ava) == 1)
        line.frames.clear()
        await discord.crowd.look()
        await line.until(lambda frame: called_in(frame, ava) == 0)


def called_in(frame: dict[str, Any], person: Person) -> int | None:
    """How many messages call somebody, if the frame says so."""
    return next((each["called"] for each in frame.get("people", []) if each["id"] == person.id), None)


async def test_a_crowd_is_added_where_one_is_plays_and_is_stopped(
    discord: Sandbox, anna: Person, channel: Channel, server: Server
) -> None:
    discord.offer_tools()
    async with Line(discord) as line:
        await line.be(anna, anna.dm)
        assert "to a server" in (await line.do("tool", tool="crowd_add", count=8))["refused"]
        await line.ok("open", place=channel.id)
        assert "nobody in the crowd" in (await line.do("tool", tool="crowd_days", days=7))["refused"]
        added = (await line.ok("tool", tool="crowd_add", count=8))["crowd"]
        assert added == {"people": 8, "pressed": 0, "has_you": False, "run": None}
        assert {person.user.locale for person in discord.crowd.people} == {"en-US", "nl", "de"}
        assert all(person.id in server.members for person in discord.crowd.people)
        assert (await line.ok("tool", tool="crowd_you"))["crowd"]["has_you"]
        assert not (await line.ok("tool", tool="crowd_you"))["crowd"]["has_you"]
        assert (await line.ok("tool", tool="crowd_days", days=90))["crowd"]["run"]["days"] == 90
        await line.until(lambda frame: frame.get("news") == "bot" and frame["bot"]["crowd"])
        assert "at it already" in (await line.do("tool", tool="crowd_look"))["refused"]
        assert (await line.ok("tool", tool="crowd_stop"))["crowd"]["run"] is None
        for wrong in ({"tool": "crowd_add", "count": 0}, {"tool": "crowd_days", "days": 400}):
            assert "at most" in (await line.do("tool", **wrong))["refused"]
        assert "no tool" in (await line.do("tool", tool="crowd_x"))["refused"]


@needs_chromium
@pytest.mark.parametrize("width", [1280, 400])
async def test_a_newcomer_adds_a_crowd_and_lets_days_pass_with_it(
    newcomer: Newcomer, discord: Sandbox, width: int
) -> None:
    page = newcomer.page
    discord.offer_tools()
    await page.reload()
    await page.set_viewport_size({"width": width, "height": 800})
    await page.get_by_role("button", name="The world").click()
    dialog = page.get_by_role("dialog", name="The world")
    await dialog.get_by_role("button", name="Add 6 people who press buttons").click()
    await expect(dialog).to_contain_text("6 people play by themselves.")
    await newcomer.picture(f"tools-crowd-{width}")
    await dialog.get_by_role("button", name="Let 90 days pass").click()
    await expect(dialog.get_by_role("status")).to_contain_text("of at most 90.")
    await expect(page.locator("#notice")).to_contain_text("The crowd is playing")
    await newcomer.picture(f"tools-crowd-runs-{width}")
    assert too_faint(await contrasts(page)) == []
    await dialog.get_by_role("button", name="Stop").click()
    await expect(dialog.get_by_role("button", name="Let the crowd press once")).to_be_visible()
    await expect(page.locator("#notice")).not_to_contain_text("The crowd is playing")
