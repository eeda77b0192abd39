"""A newcomer opens the page and plays a whole game against robots, with what a human would press."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from sandbox import Channel
from tests.e2e.evening import Evening, evening_alone
from tests.page.browser import DESKTOP, PHONE, Newcomer, needs_chromium
from tests.page.seat import (
    Confirmation,
    act,
    answering,
    choose,
    confirm_in,
    newest_board,
    panel_after,
    sit_down,
)

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]
ROBOTS = 3


@pytest.mark.timeout(300)
async def test_a_newcomer_plays_a_whole_game_against_three_robots(tmp_path: Path, window: Page) -> None:
    async with evening_alone(tmp_path) as evening:
        await evening.bot.synced()
        newcomer = await Newcomer.come(window, evening.discord.base_url)
        await newcomer.page.locator(".chip", has_text="/boomtown new").wait_for()
        await newcomer.picture("desktop-empty")
        await begin(newcomer)
        thread = evening.discord.thread("Boomtown #1")
        table = Table(newcomer, evening, thread)
        await table.say_how_far()
        await table.play()
        await newcomer.picture("desktop-over")
        assert evening.is_over(thread)
        assert "desktop-taken-back" in table.seen
        await table.look_back()
        await look_at_the_picture(newcomer)
        await look_at_it_on_a_phone(newcomer)
        assert newcomer.troubles == []
        await newcomer.leave()


async def begin(newcomer: Newcomer) -> None:
    """By slash command and buttons, as the page itself suggests."""
    await newcomer.page.locator(".chip", has_text="/boomtown new").click()
    await newcomer.picture("desktop-command")
    await newcomer.page.locator(".send").click()
    await newcomer.page.locator("#log ol li").wait_for()
    await sit_down(newcomer, *["Add a robot"] * ROBOTS)
    await newcomer.picture("desktop-lobby")
    await newcomer.press("Start")
    await newcomer.page.locator("#calls .mine", has_text="Boomtown #1").click()


class Table:
    """A seat at the game, as the page shows it. The sandbox tells only whether the page is up to date."""

    def __init__(self, newcomer: Newcomer, evening: Evening, thread: Channel) -> None:
        self.newcomer = newcomer
        self.page = newcomer.page
        self.evening = evening
        self.thread = thread
        self.luck = random.Random(5)
        self.seen: set[str] = set()
        self.answers = 0

    async def say_how_far(self) -> None:
        """In their first auction, somebody who has read nothing finds how to say how far they go."""
        confirmation = await Confirmation.now(self.page)
        board = await newest_board(self.page, self.evening, self.thread)
        panel = await panel_after(self.page, board.get_by_role("button", name="Up to…", exact=True).click)
        await self.remember("desktop-up-to")
        await panel.get_by_role("button", name=re.compile("^Up to [0-9]+$")).last.click()
        await confirmation.anew()
        await expect(panel).to_contain_text("✓ You bid")
        await self.remember("desktop-said-ahead")

    async def play(self) -> None:
        while True:
            board = await newest_board(self.page, self.evening, self.thread)
            await self.remember(f"desktop-turn-{min(self.answers, 1)}")
            if self.evening.is_over(self.thread):
                return
            confirmation = await Confirmation.now(self.page)
            await self.answer(board)
            self.answers += 1
            await confirmation.anew()
            await self.take_back_once()

    async def take_back_once(self) -> None:
        """The first answer that can be taken back is, and the question is there again."""
        button = self.page.locator(".message.private").get_by_role("button", name="Take back", exact=True)
        if "desktop-taken-back" in self.seen or not await button.count():
            return
        await button.click()
        panel = self.page.locator(".message.private", has_text="Taken back:")
        await expect(panel).to_have_count(1)
        assert await answering(panel)
        await self.remember("desktop-taken-back")

    async def look_back(self) -> None:
        """The last board leads to the board after every step, from there to the one before."""
        board = await newest_board(self.page, self.evening, self.thread)
        look = board.get_by_role("button", name="Look back", exact=True)
        panel = await panel_after(self.page, look.click)
        last = re.compile(r"step (\d+) of \1", re.IGNORECASE)
        await expect(panel).to_contain_text(last)
        await self.remember("desktop-look-back")
        await panel.get_by_role("button", name="◀", exact=True).click()
        await expect(panel).not_to_contain_text(last)

    async def remember(self, name: str) -> None:
        if name not in self.seen:
            self.seen.add(name)
            await self.newcomer.picture(name)

    async def answer(self, board: Locator) -> None:
        """By a button of the board, once by "Other amount…" and its form, or by My move, its menus and
        Confirm."""
        other = board.get_by_role("button", name="Other amount…", exact=True)
        if "form" not in self.seen and await other.count():
            amounts = re.findall(r"\d+", " ".join(await board.locator(".row").all_inner_texts()))
            await other.click()
            await self.fill_in(amounts[0])
            return
        buttons = [b for b in await answering(board) if await b.inner_text() != "Other amount…"]
        if buttons:
            await self.luck.choice(buttons).click()
            return
        await self.choose(await act(board))

    async def fill_in(self, amount: str) -> None:
        """The page refuses an empty form; then with an amount that one of the buttons names."""
        form = self.page.locator("dialog.modal")
        await form.wait_for()
        await form.locator("button[type=submit]").click()
        await expect(form.locator(".field .problem")).not_to_be_empty()
        await self.remember("form")
        await form.locator("input").fill(amount)
        await form.locator("button[type=submit]").click()
        await form.wait_for(state="detached")

    async def choose(self, panel: Locator) -> None:
        confirm = confirm_in(panel)
        await self.remember("desktop-panel")
        while await confirm.is_disabled():
            await choose(panel, lambda options: self.luck.choice(options))
        await confirm.click()


async def look_at_the_picture(newcomer: Newcomer) -> None:
    """It opens large, strip by strip, each with its description, and Esc closes it."""
    pictures = newcomer.page.locator(".message:has(.picture)").last.locator(".picture")
    await pictures.first.click()
    large = newcomer.page.locator("dialog.lightbox")
    described = [await large.locator(".alt-text").inner_text()]
    await newcomer.picture("desktop-lightbox")
    for _ in range(await pictures.count() - 1):
        await newcomer.page.keyboard.press("ArrowRight")
        described.append(await large.locator(".alt-text").inner_text())
    assert all(described)
    assert described[0].startswith("Round ")
    assert "\n".join(described).count("\n") > ROBOTS, "a line for each of the table"
    await newcomer.page.keyboard.press("Escape")
    await large.wait_for(state="detached")


async def look_at_it_on_a_phone(newcomer: Newcomer) -> None:
    """Nothing is wider than the screen, and the side opens by a button."""
    await newcomer.page.set_viewport_size(PHONE)
    await newcomer.picture("phone-over")
    await newcomer.page.emulate_media(color_scheme="dark")
    await newcomer.page.locator(".side-button").click()
    await expect(newcomer.page.locator(".person").first).to_be_in_viewport()
    await newcomer.picture("phone-side-dark")
    await newcomer.page.locator("#shade").click(position={"x": 390, "y": 400})
    await newcomer.page.set_viewport_size(DESKTOP)
    await newcomer.picture("desktop-over-dark")
