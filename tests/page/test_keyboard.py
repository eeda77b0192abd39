"""Somebody without a mouse: he plays by keys alone, and nowhere on the page do they lead into a trap."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from sandbox import Channel, Person, Sandbox, Server
from tests.e2e.evening import Evening, evening_alone
from tests.page.browser import Newcomer, needs_chromium
from tests.page.scripted import asked, button, menu, respond, row
from tests.page.seat import Confirmation, answering, confirm_in, menus, newest_board, panel_after
from tests.sandbox.api import Api

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]
MOST_STEPS = 60
ROBOTS = 2
WAYS = {"button", "form"}


class Typist:
    """Hands on the keys. He looks at the page, but has nothing to point at it with."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def key(self, *keys: str) -> None:
        for each in keys:
            await self.page.keyboard.press(each)

    async def at(self) -> str:
        """What has the focus, by its words."""
        return str(
            await self.page.evaluate(
                "(e => e === document.body ? 'the end' : e.ariaLabel ?? (e.innerText || e.placeholder))"
                "(document.activeElement)"
            )
        )

    async def is_at(self, locator: Locator) -> bool:
        return bool(await locator.evaluate("e => e.contains(document.activeElement)"))

    async def go_by(self, key: str, goal: Locator) -> None:
        """Press a key until the goal has the focus."""
        for _ in range(MOST_STEPS):
            if await goal.evaluate("e => e === document.activeElement"):
                return
            await self.key(key)
        raise AssertionError(f"{key} does not lead to {goal}, but to {await self.at()!r}")

    async def press(self, target: Locator) -> None:
        """Out of wherever one is, up to its message, into it, along to the button, and press it."""
        message = target.locator("xpath=ancestor::article")
        if not await self.is_at(message):
            await self.key("Escape", "Escape", "ArrowUp", "End")
            await self.go_by("ArrowUp", message)
        await self.go_by("Escape", message)
        await self.key("Enter")
        await self.go_by("Tab", target)
        await self.key("Enter")


async def test_a_game_is_opened_and_played_by_keys_alone(tmp_path: Path, window: Page) -> None:
    async with evening_alone(tmp_path) as evening:
        await evening.bot.synced()
        newcomer = await Newcomer.come(window, evening.discord.base_url)
        page = newcomer.page
        await page.locator(".chip", has_text="/boomtown new").wait_for()
        hands = Typist(page)
        await page.keyboard.type("/boomtown new")
        await expect(page.locator(".picker li").first).to_contain_text("/boomtown new")
        await hands.key("Enter")
        await hands.go_by("Tab", page.locator(".send"))
        await hands.key("Enter")
        seats = page.locator("#log ol").last.locator("li")
        for robots in range(ROBOTS):
            await hands.press(newcomer.button("Add a robot"))
            await expect(seats).to_have_count(robots + 2)
        await read_a_chapter(newcomer, hands)
        await hands.press(newcomer.button("Start"))
        await page.locator("#calls .mine", has_text="Boomtown #1").wait_for()
        await hands.key("Alt+Shift+ArrowDown")
        await expect(page.locator("#top h2")).to_have_text("Boomtown #1")
        await Table(newcomer, hands, evening).play_in_every_way()
        assert newcomer.troubles == []
        await newcomer.leave()


async def read_a_chapter(newcomer: Newcomer, hands: Typist) -> None:
    """The rules open in private, with a menu of chapters."""
    await hands.press(newcomer.button("Rules"))
    rules = newcomer.page.locator(".message.private:has(button.menu)", has_text="Pick a chapter").last
    await rules.wait_for()
    before = await rules.inner_text()
    await hands.press(rules.locator("button.menu").last)
    await rules.get_by_role("option").first.wait_for()
    await hands.key("ArrowDown", "ArrowDown", "Enter")
    await expect(rules).not_to_have_text(before)


class Table:
    """A seat at the game, as the page shows it. The sandbox tells only whether the page is up to date."""

    def __init__(self, newcomer: Newcomer, hands: Typist, evening: Evening) -> None:
        self.newcomer = newcomer
        self.page = newcomer.page
        self.hands = hands
        self.evening = evening
        self.thread = evening.discord.thread("Boomtown #1")
        self.luck = random.Random(7)
        self.ways: set[str] = set()

    async def play_in_every_way(self) -> None:
        while not self.ways >= WAYS:
            board = await newest_board(self.page, self.evening, self.thread)
            assert not self.evening.is_over(self.thread), f"only {self.ways} came up"
            confirmation = await Confirmation.now(self.page)
            await self.answer(board)
            await confirmation.anew()

    async def answer(self, board: Locator) -> None:
        other = board.get_by_role("button", name="Other amount…", exact=True)
        if "form" not in self.ways and await other.count():
            return await self.fill_in(other, board)
        answers = [b for b in await answering(board) if await b.inner_text() != "Other amount…"]
        if answers:
            self.ways.add("button")
            return await self.hands.press(self.luck.choice(answers))
        act = board.get_by_role("button", name="My move", exact=True)
        return await self.choose(await panel_after(self.page, lambda: self.hands.press(act)))

    async def fill_in(self, other: Locator, board: Locator) -> None:
        amounts = re.findall(r"\d+", " ".join(await board.locator(".row").all_inner_texts()))
        await self.hands.press(other)
        form = self.page.locator("dialog.modal")
        await form.wait_for()
        await self.page.keyboard.type(amounts[0])
        await self.hands.key("Enter")
        await form.wait_for(state="detached")
        self.ways.add("form")

    async def choose(self, panel: Locator) -> None:
        confirm = confirm_in(panel)
        while await confirm.is_disabled():
            revision = await panel.get_attribute("data-revision")
            await self.hands.press(menus(panel).last)
            await panel.get_by_role("option").first.wait_for()
            await self.hands.key(*["ArrowDown"] * self.luck.randrange(3), "Enter")
            await expect(panel).not_to_have_attribute("data-revision", revision or "")
        await self.hands.press(confirm)


async def test_tab_goes_round_the_page_and_stops_once_at_all_messages(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    for n in range(3):
        await api.post(channel, f"No. {n}", components=[row(button("Go"), button("Stay"))])
    await newcomer.message("No. 2").wait_for()
    hands = Typist(newcomer.page)
    stops = []
    for _ in range(MOST_STEPS):
        await hands.key("Tab")
        stops.append(await hands.at())
        if stops.count(stops[0]) == 2:
            break
    assert len(stops) == len(set(stops)) + 1, "no stop but the first comes twice before the page is round"
    assert [stop for stop in stops if "No. " in stop] == ["Bot, No. 2"]
    assert [stop for stop in stops if stop in ("Go", "Stay")] == ["Go", "Stay"]
    assert {"To the messages", "To the message field", "Send", "Members"} <= set(stops)


async def test_one_walks_through_messages_into_one_and_back_to_writing(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    page, hands = newcomer.page, Typist(newcomer.page)
    for n in range(3):
        await api.post(channel, f"No. {n}", components=[row(button(f"Go {n}"))])
    await newcomer.message("No. 2").wait_for()
    await hands.key("ArrowUp")
    assert await hands.at() == "Bot, No. 2"
    await hands.key("Home")
    assert await hands.at() == "Bot, No. 0"
    await hands.key("ArrowDown", "Enter")
    assert await hands.at() == "Go 1"
    await hands.key("Escape")
    assert await hands.at() == "Bot, No. 1"
    await page.keyboard.type("hello")
    await expect(page.locator("#composer textarea")).to_have_value("hello")
    await expect(page.locator("#composer textarea")).to_be_focused()


async def test_where_one_stands_is_kept_when_the_bot_changes_what_stands_there(
    newcomer: Newcomer, discord: Sandbox, api: Api, channel: Channel
) -> None:
    page, hands = newcomer.page, Typist(newcomer.page)
    posted = await api.post(channel, "first", components=[row(button("Go")), row(menu())])
    await newcomer.button("Go").wait_for()
    await hands.key("ArrowUp", "Enter", "Enter")
    path = f"/channels/{channel.id}/messages/{posted['id']}"
    await respond(api, await asked(discord, 1), 6)
    await api.ok("PATCH", path, {"content": "second"})
    await newcomer.message("second").wait_for()
    assert await hands.at() == "Go"
    await api.ok("PATCH", path, {"content": "third", "components": []})
    await newcomer.message("third").wait_for()
    await expect(newcomer.message("third")).to_be_focused()
    await api.ok("DELETE", path)
    await page.locator(".hint-box").wait_for()
    await page.keyboard.type("x")
    await expect(page.locator("#composer textarea")).to_have_value("x")


async def test_alt_and_arrows_lead_to_the_next_place_and_with_shift_to_the_next_unread(
    newcomer: Newcomer, api: Api, server: Server, anna: Person
) -> None:
    page, hands = newcomer.page, Typist(newcomer.page)
    server.add_channel("second")
    third = server.add_channel("third")
    await api.post(third, "news")
    await page.locator(".place.unread", has_text="third").wait_for()
    where = page.locator("#top h2")
    await hands.key("Alt+ArrowDown")
    await expect(where).to_have_text("#second")
    await hands.key("Alt+ArrowUp")
    await expect(where).to_have_text("#plaza")
    await hands.key("Alt+Shift+ArrowDown")
    await expect(where).to_have_text("#third")
    await expect(page.locator(".place.unread")).to_have_count(0)
    await hands.key("Alt+ArrowDown")
    await expect(where).to_have_text("Bot")


async def test_the_quick_switch_finds_places_and_people_and_gives_the_focus_back(
    newcomer: Newcomer, api: Api, server: Server, channel: Channel, bob: Person
) -> None:
    page, hands = newcomer.page, Typist(newcomer.page)
    server.add_channel("other")
    await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "Game 12", "type": 11})
    await page.locator(".place", has_text="Game 12").wait_for()
    await hands.key("Control+k")
    await page.locator(".switcher li").first.wait_for()
    await hands.key("Escape")
    await expect(page.locator(".switcher")).to_have_count(0)
    await expect(page.locator("#composer textarea")).to_be_focused()
    await page.keyboard.type("x")
    await expect(page.locator("#composer textarea"), "the caret came back too").to_have_value("x")
    await hands.key("Backspace", "Control+k")
    await page.keyboard.type("gam 12")
    await expect(page.locator(".switcher li")).to_have_count(1)
    await hands.key("Enter")
    await expect(page.locator("#top h2")).to_have_text("Game 12")
    await hands.key("Control+k")
    await page.keyboard.type("@bo")
    await hands.key("Enter")
    await expect(page.locator(".who")).to_contain_text("Bob")


async def test_the_sheet_of_keys_opens_by_question_mark_and_f6_goes_through_the_regions(
    newcomer: Newcomer, api: Api, channel: Channel
) -> None:
    page, hands = newcomer.page, Typist(newcomer.page)
    await api.post(channel, "here")
    await newcomer.message("here").wait_for()
    regions = []
    for _ in range(4):
        await hands.key("F6")
        regions.append(await page.evaluate("document.activeElement.closest('[data-region]').id"))
    assert regions == ["side", "top", "log", "composer"]
    await hands.key("Shift+F6", "?")
    await expect(page.locator(".sheet-of-keys kbd", has_text="F6")).to_be_visible()
    await newcomer.picture("desktop-keys")
    await hands.key("Escape")
    await expect(newcomer.message("here")).to_be_focused()


async def test_a_question_mark_is_a_shortcut_until_one_begins_to_write(newcomer: Newcomer) -> None:
    """The page has put the caret where one writes; nobody has asked for that."""
    page, hands = newcomer.page, Typist(newcomer.page)
    sheet, text = page.locator(".sheet-of-keys"), page.locator("#composer textarea")
    for _ in range(2):
        await hands.key("?")
        await expect(sheet).to_be_visible()
        await hands.key("Escape")
        await expect(sheet).to_have_count(0)
        await expect(text).to_be_focused()
    await expect(text).to_have_value("")
    await page.keyboard.type("so?")
    await expect(text).to_have_value("so?")
    await hands.key("Backspace", "Backspace", "Backspace", "?")
    await expect(text, "one has begun to write").to_have_value("?")
    await hands.key("Backspace", "Alt+ArrowDown")
    await expect(page.locator("#top h2")).to_have_text("Bot")
    await text.click()
    await hands.key("?")
    await expect(text, "one has gone there oneself").to_have_value("?")


async def test_a_seat_is_changed_by_keys(newcomer: Newcomer, bob: Person) -> None:
    hands = Typist(newcomer.page)
    await hands.key("Alt+p", "ArrowDown")
    assert "other window as Anna" in await hands.at()
    await hands.key("ArrowDown", "Enter")
    await expect(newcomer.page.locator(".who")).to_contain_text("Bob")
