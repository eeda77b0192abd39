"""What a seat at a game of Saloon's sees of it at the page, for those who play there."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Locator, Page, expect

from renders.language.catalogues import LOCALES, words_for
from sandbox import Channel
from tests.e2e.evening import Evening
from tests.page.browser import PHONE, Newcomer

ANSWERS = re.compile(r"^[a-z]+:\d+:\d+\.\d+:")
"""The ids of what answers the question that is asked now."""


WHERE = re.compile("|".join(re.escape(words_for(each).text("hours-where")) for each in LOCALES))


async def sit_down(newcomer: Newcomer, *buttons: str) -> None:
    """Press these buttons of the open seats, each of which seats somebody."""
    seats = newcomer.page.locator("#log ol").last.locator("li")
    for button in buttons:
        before = await seats.count()
        await newcomer.press(button)
        await expect(seats).to_have_count(before + 1)


async def answering(row: Locator) -> list[Locator]:
    """The buttons of a message that answer what is asked now."""
    buttons = await row.locator(".row button[data-key]:enabled").all()
    return [b for b in buttons if ANSWERS.match(await b.get_attribute("data-key") or "")]


async def newest_board(page: Page, evening: Evening, thread: Channel) -> Locator:
    """The newest board, once all that has happened is on the page."""
    await evening.shown()
    board = evening.board(thread)
    row = page.locator(f'[data-id="{board.id}"][data-revision="{board.edits}"]')
    await row.wait_for()
    return row


PANEL = ".message.private:has(.row)"
"""A private message with controls."""


async def panel_after(page: Page, press: Callable[[], Awaitable[object]]) -> Locator:
    """The private panel that a press shows, once the one before it is gone."""
    old = [await panel.get_attribute("data-id") for panel in await page.locator(PANEL).all()]
    await press()
    panel = page.locator(PANEL + "".join(f':not([data-id="{number}"])' for number in old))
    await panel.wait_for()
    await expect(page.locator(PANEL)).to_have_count(1)
    return panel


async def act(board: Locator) -> Locator:
    """Press My move on a board; the private panel that it shows."""
    return await panel_after(board.page, board.get_by_role("button", name="My move", exact=True).click)


def confirm_in(panel: Locator) -> Locator:
    return panel.get_by_role("button", name=re.compile("^Confirm"))


async def changes(panel: Locator, press: Locator) -> None:
    """Press something in a panel that changes it, and wait for that."""
    revision = await panel.get_attribute("data-revision")
    await press.click()
    await expect(panel).not_to_have_attribute("data-revision", revision or "")


def menus(panel: Locator) -> Locator:
    """The menus to answer with; another asks whoever has not said so where they are."""
    return panel.locator("button.menu").filter(has_not_text=WHERE)


async def choose(panel: Locator, choice: str | Callable[[list[Locator]], Locator]) -> None:
    """Choose in the last menu, what is named so at its beginning or what `choice` picks."""
    await menus(panel).last.click()
    options = panel.get_by_role("option")
    if isinstance(choice, str):
        name = panel.page.locator(".name", has_text=re.compile(rf"^{re.escape(choice)}(?!\w)"))
        option = options.filter(has=name).first
    else:
        await options.first.wait_for()
        option = choice(await options.all())
    await changes(panel, option)


async def toggle(panel: Locator, thing: str) -> None:
    """Press the button of one of several things, which may say how many of it are left. If it is on another
    page, turn to that first."""
    button = panel.get_by_role("button", name=re.compile(rf"^{re.escape(thing)}(, \d+ left)?$"))
    if not await button.count():
        await changes(panel, panel.get_by_role("button", name=re.compile(".+ … .+")))
    await changes(panel, button)


class Confirmation:
    """`await Confirmation.now(page)` before an answer, `await` its `anew()` after it."""

    def __init__(self, page: Page, before: str) -> None:
        self._page = page
        self._before = before

    @classmethod
    async def now(cls, page: Page) -> Confirmation:
        """What tells the next confirmation from the one that is shown."""
        shown = page.locator(".message.private", has_text="✓")
        if not await shown.count():
            return cls(page, "")
        number, revision = [await shown.get_attribute(f"data-{name}") for name in ("id", "revision")]
        return cls(page, f':not([data-id="{number}"][data-revision="{revision}"])')

    async def anew(self) -> None:
        """Another answer is confirmed, and no pile of them stands there."""
        page = self._page
        await expect(page.locator(f".message.private{self._before}", has_text="✓")).to_have_count(1)
        await expect(page.locator(".message.private")).to_have_count(1)


class Seats:
    """Seats at a game, as the page shows them. The sandbox tells only whether the page is up to date."""

    def __init__(self, newcomer: Newcomer, evening: Evening, thread: Channel) -> None:
        self.newcomer, self.evening, self.thread = newcomer, evening, thread
        self.page = newcomer.page

    async def board(self) -> Locator:
        """The newest board, as it is now."""
        return await newest_board(self.page, self.evening, self.thread)

    async def board_of(self, name: str) -> Locator:
        """The board as somebody sees it."""
        if await self.page.locator(".who", has_text=name).count() == 0:
            await self.newcomer.become(name)
        return await self.board()

    async def rearrange(self, change: Callable[[dict[str, Any]], None]) -> None:
        """Change the state at the start of the running round."""
        await self.evening.rearrange(change)
        await self.put_panels_away()

    async def put_panels_away(self) -> None:
        """A bot that comes back to another state knows no panel of the one before."""
        for name in ("Anna", "Ben"):
            await self.board_of(name)
            dismiss = self.page.get_by_role("button", name="Dismiss")
            for left in reversed(range(await dismiss.count())):
                await dismiss.last.click()
                await expect(dismiss).to_have_count(left)

    async def act(self, name: str) -> Locator:
        """Somebody's private panel."""
        return await act(await self.board_of(name))

    async def answer(self, button: Locator, says: str) -> None:
        """Press what answers, and read what it confirms."""
        confirmation = await Confirmation.now(self.page)
        await button.click()
        await confirmation.anew()
        await expect(self.newcomer.message("✓")).to_contain_text(says)

    async def name_amount(self, place: Locator, amount: int, says: str) -> None:
        """Name an amount by Other amount… and its form."""
        await place.get_by_role("button", name="Other amount…", exact=True).click()
        form = self.page.locator("dialog.modal")
        await form.locator("input").fill(str(amount))
        await self.answer(form.locator("button[type=submit]"), says)

    async def look_at_the_hand(self, *, said: str, picture: str) -> None:
        """My hand, in words and as a picture, is shown and put away."""
        board = await self.board()
        await board.get_by_role("button", name="My hand", exact=True).click()
        hand = self.newcomer.message("Your side")
        await expect(hand).to_contain_text(re.compile(said))
        await self.newcomer.picture(picture)
        await hand.get_by_role("button", name="Dismiss").click()


async def begin_with_two(newcomer: Newcomer, evening: Evening, title: str, *, robots: int) -> Channel:
    """Anna opens a game by slash command, Ben joins, robots are added; its thread."""
    name = words_for("en").text(f"{title}-name")
    await newcomer.page.locator(".chip", has_text=f"/{title} new").wait_for()
    await newcomer.take_command(f"/{title} new")
    await newcomer.page.locator(".send").click()
    await newcomer.page.locator("#log ol li").wait_for()
    await newcomer.become("Ben")
    await sit_down(newcomer, "Join", *["Add a robot"] * robots)
    await newcomer.picture(f"{title}-lobby")
    await newcomer.press("Start")
    await newcomer.page.locator("#side .threads .place", has_text=f"{name} #1").click()
    thread = evening.discord.thread(f"{name} #1")
    await evening.discord.until(lambda: bool(evening.boards(thread)), what="the thread gets its first board")
    await evening.shown()
    return thread


async def look_at_the_end(newcomer: Newcomer, title: str) -> None:
    """The last board tells the places, and what became of ratings, also on a phone."""
    await newcomer.picture(f"{title}-over")
    await expect(newcomer.message("The game is over")).to_contain_text(re.compile("wins|share"))
    await expect(newcomer.message("The game is over")).to_contain_text("chance of finishing ahead")
    await newcomer.page.set_viewport_size(PHONE)
    await newcomer.picture(f"{title}-phone-over")
