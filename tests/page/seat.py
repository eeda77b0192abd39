"""What a seat at a game of Saloon's sees of it at the page, for those who play there."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from playwright.async_api import Locator, Page, expect

from sandbox import Channel
from tests.e2e.evening import Evening
from tests.page.browser import Newcomer

ANSWERS = re.compile(r"^[a-z]+:\d+:\d+\.\d+:")
"""The ids of what answers the question that is asked now."""


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
    """Press Act on a board; the private panel that it shows."""
    return await panel_after(board.page, board.get_by_role("button", name="Act", exact=True).click)


def confirm_in(panel: Locator) -> Locator:
    return panel.get_by_role("button", name=re.compile("^Confirm"))


async def changes(panel: Locator, press: Locator) -> None:
    """Press something in a panel that changes it, and wait for that."""
    revision = await panel.get_attribute("data-revision")
    await press.click()
    await expect(panel).not_to_have_attribute("data-revision", revision or "")


async def choose(panel: Locator, choice: str | Callable[[list[Locator]], Locator]) -> None:
    """Choose in the last menu, what is named so at its beginning or what `choice` picks."""
    await panel.locator("button.menu").last.click()
    options = panel.get_by_role("option")
    if isinstance(choice, str):
        name = panel.page.locator(".name", has_text=re.compile(rf"^{re.escape(choice)}(?!\w)"))
        option = options.filter(has=name).first
    else:
        await options.first.wait_for()
        option = choice(await options.all())
    await changes(panel, option)


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
