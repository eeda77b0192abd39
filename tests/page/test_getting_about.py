"""How one gets about: threads, seats, calls, and a line that breaks."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from sandbox import Channel, Person, Sandbox, Server
from tests.page.browser import Newcomer, needs_chromium
from tests.sandbox.api import Api

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def test_threads_stand_beneath_their_channel_and_say_what_is_unread(
    newcomer: Newcomer, api: Api, anna: Person, channel: Channel
) -> None:
    posted = await api.post(channel, "A game begins")
    path = f"/channels/{channel.id}/messages/{posted['id']}/threads"
    thread = await api.ok("POST", path, {"name": "Game 1"})
    await api.ok("POST", f"/channels/{thread['id']}/messages", {"content": f"<@{anna.id}>, your turn"})
    page = newcomer.page
    entry = page.locator("#side .threads .place", has_text="Game 1")
    await expect(entry.locator(".badge")).to_have_text("1")
    await expect(page.locator(".thread-link")).to_contain_text("1 message")
    await page.locator(".thread-link").click()
    await newcomer.message("your turn").wait_for()
    await expect(entry.locator(".badge")).to_have_count(0)
    await page.go_back()
    await newcomer.message("A game begins").wait_for()


async def test_a_closed_thread_says_so_in_the_language_that_one_changes_to(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    thread = await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "Game 1", "type": 11})
    page = newcomer.page
    await page.locator("#side .threads .place", has_text="Game 1").click()
    await api.ok("PATCH", f"/channels/{thread['id']}", {"archived": True})
    await expect(page.locator("#composer .note")).to_contain_text("This thread is archived.")
    await page.locator(".language select").select_option("nl")
    await expect(page.locator("#composer .note")).to_contain_text("Deze thread is gearchiveerd.")


async def test_whoever_is_called_can_be_gone_to_with_one_press(
    newcomer: Newcomer, api: Api, bob: Person, channel: Channel, server: Server
) -> None:
    other = server.add_channel("other")
    await api.post(other, f"<@{bob.id}>, your turn")
    await newcomer.page.locator("#calls .call", has_text="Bob is mentioned").click()
    await newcomer.message("your turn").wait_for()
    await expect(newcomer.page.locator(".who")).to_contain_text("Bob")
    await expect(newcomer.page.locator("#top h2")).to_have_text("#other")
    await expect(newcomer.page.locator("#calls")).to_be_hidden()


async def test_the_page_comes_back_by_itself_when_the_line_breaks(window: Page, port: int) -> None:
    async with Sandbox(port=port) as discord:
        server = discord.add_server("Dodge City")
        channel, anna = server.add_channel("plaza"), server.add_person("Anna")
        newcomer = await Newcomer.come(window, discord.base_url)
        await newcomer.type("half a thought")
        await discord.stop()
        await expect(newcomer.page.locator("#notice")).to_contain_text(
            "The connection to the sandbox is lost"
        )
        anna.say("meanwhile", channel)
        await discord.start()
        await newcomer.message("meanwhile").wait_for()
        await expect(newcomer.page.locator("#composer textarea")).to_have_value("half a thought")
        await expect(newcomer.page.locator("#notice")).to_contain_text("Bot is starting")
        await newcomer.leave()


@pytest.mark.parametrize(("code", "told"), [(1, "wurde beendet (Code 1)"), (-9, "abgebrochen (Signal 9)")])
async def test_a_bot_that_has_ended_is_told_of_in_the_readers_language(
    newcomer: Newcomer, discord: Sandbox, code: int, told: str
) -> None:
    await newcomer.page.locator(".language select").select_option("de")
    discord.ended = code
    discord.pulse.beat()
    await expect(newcomer.page.locator("#notice")).to_contain_text(told)
