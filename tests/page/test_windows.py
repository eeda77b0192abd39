"""Several windows and several people: each has his own, and none disturbs another."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page, expect

from sandbox import Channel, Person, Sandbox, Server
from sandbox.codes import CATEGORY
from tests.page.browser import DESKTOP, PHONE, Newcomer, needs_chromium, open_window
from tests.page.scripted import EPHEMERAL
from tests.sandbox.api import Api

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def test_two_people_in_two_windows_see_each_only_his_own(
    newcomer: Newcomer,
    browser: Browser,
    discord: Sandbox,
    api: Api,
    channel: Channel,
    anna: Person,
    bob: Person,
) -> None:
    other = await Newcomer.come(await open_window(browser), f"{discord.base_url}/#{bob.id}/{channel.id}")
    await other.page.locator(".language select").select_option("nl")
    for person, text in ((anna, "Anna has 7 gold"), (bob, "Bob has 9 gold")):
        reply = await api.slash(person, channel)
        await api.respond(reply, 4, {"content": text, "flags": EPHEMERAL})
    await api.post(channel, "Both have bid")
    for window, own, others in ((newcomer, "Anna has 7", "Bob has"), (other, "Bob has 9", "Anna has")):
        await window.message("Both have bid").wait_for()
        await window.message(own).wait_for()
        assert others not in await window.page.content()
        assert not any(others in frame for frame in window.frames)
    await expect(other.page.locator("#composer textarea")).to_have_attribute(
        "placeholder", "Schrijf, of / voor opdrachten"
    )
    await expect(newcomer.page.locator("#composer textarea")).to_have_attribute(
        "placeholder", "Write, or / for commands"
    )
    await other.page.reload()
    await expect(other.page.locator(".who")).to_contain_text("Bob")
    await expect(other.page).to_have_title("#plaza · Bob")
    assert other.troubles == []
    await other.page.close()


async def test_another_window_is_opened_as_somebody_else(newcomer: Newcomer, bob: Person) -> None:
    async with newcomer.page.context.expect_page() as opened:
        await newcomer.page.get_by_role("link", name="Open another window as Bob").click()
    other = await opened.value
    await expect(other.locator(".who")).to_contain_text("Bob")
    await expect(newcomer.page.locator(".who")).to_contain_text("Anna")
    await other.close()


async def test_where_one_left_off_is_marked_and_gone_to_and_read(
    newcomer: Newcomer, api: Api, server: Server, channel: Channel, bob: Person
) -> None:
    page = newcomer.page
    await api.post(channel, "old news")
    await newcomer.message("old news").wait_for()
    server.add_channel("other")
    await page.locator(".place", has_text="other").click()
    await expect(page.locator("#top h2")).to_have_text("#other")
    for n in range(60):
        bob.say(f"No. {n}", channel)
    await expect(page).to_have_title("• #other · Anna")
    await page.locator(".place.unread", has_text="plaza").click()
    await expect(page.locator(".since-bar")).to_contain_text("60 new messages")
    await page.locator(".since-bar .jump").click()
    await expect(page.locator(".message", has_text="No. 0")).to_be_focused()
    await expect(page.locator(".since + .message")).to_contain_text("No. 0")
    await expect(page.locator(".since-bar")).to_be_hidden()
    await newcomer.picture("desktop-since")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(page.locator(".since")).to_have_count(0)
    await expect(page.locator(".message", has_text="No. 59")).to_be_in_viewport()


async def test_a_server_is_read_at_once(newcomer: Newcomer, api: Api, server: Server, anna: Person) -> None:
    page = newcomer.page
    for name in ("one", "two"):
        await api.post(server.add_channel(name), f"<@{anna.id}>")
    await expect(page.locator(".person", has_text="Anna").locator(".badge")).to_have_text("2")
    await expect(page).to_have_title("(2) #plaza · Anna")
    await page.keyboard.press("Shift+Escape")
    await expect(page.locator("#side .badge")).to_have_count(0)
    await expect(page).to_have_title("#plaza · Anna")


async def test_what_is_half_written_waits_where_it_was_begun(
    newcomer: Newcomer, server: Server, bob: Person
) -> None:
    page = newcomer.page
    server.add_channel("other")
    await newcomer.type("half a thought")
    await page.locator(".place", has_text="other").click()
    await expect(page.locator("#composer textarea")).to_have_value("")
    await newcomer.become("Bob")
    await expect(page.locator("#composer textarea")).to_have_value("")
    await newcomer.become("Anna")
    await page.locator(".place", has_text="plaza").click()
    await expect(page.locator("#composer textarea")).to_have_value("half a thought")
    await page.reload()
    await expect(page.locator("#composer textarea")).to_have_value("half a thought")


async def test_several_servers_stand_at_the_side_each_with_its_own_channels(
    newcomer: Newcomer, api: Api, discord: Sandbox, anna: Person
) -> None:
    page = newcomer.page
    second = discord.add_server("Coyote City")
    second.add_person(anna)
    await api.post(second.add_channel("mine"), f"<@{anna.id}>")
    home = page.get_by_role("button", name="Coyote City, 1 mention, 1 unread")
    await home.click()
    await expect(page.locator("#top h2")).to_have_text("#mine")
    await expect(page.locator(".place", has_text="plaza")).to_have_count(0)
    await newcomer.picture("desktop-servers")
    await page.keyboard.press("Control+Alt+ArrowUp")
    await expect(page.locator("#top h2")).to_have_text("#plaza")


async def test_who_can_see_a_place_is_shown_beside_it(
    newcomer: Newcomer, channel: Channel, server: Server, bob: Person
) -> None:
    page = newcomer.page
    await page.keyboard.press("Control+u")
    await expect(page.locator("#members")).to_contain_text("Bob")
    await expect(page.locator(".member", has_text="Bot")).to_contain_text("Offline")
    server.add_person("Zoe")
    await expect(page.locator("#members")).to_contain_text("Zoe")
    await page.locator(".member", has_text="Bob").click()
    await expect(page.locator(".who")).to_contain_text("Bob")
    await page.keyboard.press("Control+u")
    await expect(page.locator("#members")).to_be_hidden()


async def test_channels_stand_beneath_their_category_and_keys_go_in_that_order(
    newcomer: Newcomer, server: Server
) -> None:
    page = newcomer.page
    games = server.add_channel("Games", kind=CATEGORY)
    server.add_channel("tables", category=games)
    server.add_channel("talk")
    await expect(page.locator(".category + li .place")).to_contain_text("tables")
    names = page.locator(".places").first.locator(".place .name")
    await expect(names).to_have_text(["plaza", "talk", "tables"])
    await page.evaluate(
        "const key = () => new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true });"
        "document.body.dispatchEvent(key()); document.body.dispatchEvent(key());"
    )
    await expect(page.locator("#top h2"), "keys may be quicker than the sandbox").to_have_text("#tables")


async def test_the_page_follows_the_time_of_the_sandbox(
    newcomer: Newcomer, api: Api, discord: Sandbox, channel: Channel
) -> None:
    await api.post(channel, f"due <t:{int(discord.clock.now()) + 7200}:R>")
    await expect(newcomer.message("due")).to_contain_text("in 2 hours")
    discord.pass_time(days=2)
    discord.pulse.beat()
    await expect(newcomer.message("due")).to_contain_text("2 days ago")
    await expect(newcomer.message("due").locator("header time")).to_contain_text("/")


async def test_what_came_while_one_looked_elsewhere_is_marked(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    page = newcomer.page
    await api.post(channel, "seen")
    await newcomer.message("seen").wait_for()
    await page.evaluate(
        "Object.defineProperty(document, 'visibilityState', { value: 'hidden', writable: true })"
    )
    await api.post(channel, "missed")
    await api.post(channel, "missed too")
    await newcomer.message("missed too").wait_for()
    await expect(page.locator(".since + .message")).to_have_attribute("aria-label", "Bot, missed")


async def test_a_window_that_somebody_has_left_is_as_new_to_the_next(
    window: Page, discord: Sandbox, channel: Channel, anna: Person
) -> None:
    text = window.locator("#composer textarea")
    before = await Newcomer.come(window, discord.base_url)
    await before.type("half a thought")
    await window.locator(".choice select").last.select_option("dark")
    await window.set_viewport_size(PHONE)
    await before.leave()
    heard = len(before.frames)
    following = await Newcomer.come(window, discord.base_url)
    await expect(text).to_have_value("")
    await expect(window.locator("html")).not_to_have_attribute("data-look", "dark")
    assert window.viewport_size == DESKTOP
    assert len(before.frames) == heard
    await following.leave()
