"""A browser for the page's tests, and a newcomer at it. It is skipped where there is no Chromium."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
    async_playwright,
    expect,
)

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]
SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
DESKTOP, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=400, height=800)
PATIENCE_MS = 15_000
expect.set_options(timeout=PATIENCE_MS)

needs_chromium = pytest.mark.skipif(
    CHROMIUM is None, reason="there is no Chromium to open the page with (Debian: apt install chromium)"
)


@contextlib.asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """A Chromium with a profile of its own, closed afterwards."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            await browser.close()


async def open_window(browser: Browser) -> Page:
    """A window with a profile of its own."""
    return await browser.new_page(viewport=DESKTOP, color_scheme="light")


FORGET = """
  [[window, "pagehide"], [document, "visibilitychange"]].forEach(([which, event]) =>
    which.addEventListener(event, () => [localStorage, sessionStorage].forEach((kept) => kept.clear())))
"""
"""What a page keeps when it is left is forgotten again: its own listeners hear of it earlier than these."""


class Newcomer:
    """Somebody at the page. Whatever the page complains of fails the test: `troubles` has it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.troubles: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", self._hear_error)
        page.on("console", self._hear_console)
        page.on("websocket", self._hear_line)

    def _hear_error(self, error: Error) -> None:
        self.troubles.append(str(error))

    def _hear_console(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.troubles.append(said.text)

    def _hear_line(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @classmethod
    async def come(cls, window: Page, address: str) -> Newcomer:
        """Open the page at `address` in a window, new or another's before, and wait until one can write:
        before that a key goes nowhere, and what was opened takes the focus."""
        await window.unroute_all()
        await window.mouse.move(-1, -1)
        await window.emulate_media(
            color_scheme="light", forced_colors="null", reduced_motion="null", contrast="null"
        )
        await window.set_viewport_size(DESKTOP)
        newcomer = cls(window)
        await window.goto(address)
        await expect(window.locator("#composer textarea")).to_be_focused()
        return newcomer

    async def leave(self) -> None:
        """Leave the window to the next, who will find nothing of what this one has kept."""
        page = self.page
        await page.evaluate(FORGET)
        await page.goto("about:blank")
        page.remove_listener("pageerror", self._hear_error)
        page.remove_listener("console", self._hear_console)
        page.remove_listener("websocket", self._hear_line)

    def message(self, text: str) -> Locator:
        """The last message that says this."""
        return self.page.locator(".message", has_text=text).last

    def button(self, name: str) -> Locator:
        """The last button of the messages with this name."""
        return self.page.locator("#log").get_by_role("button", name=name, exact=True).last

    async def press(self, name: str) -> None:
        await self.button(name).click()

    async def become(self, name: str) -> None:
        """Take somebody else's seat, and see that it is his."""
        await self.page.locator(".person", has_text=name).click()
        await self.page.locator(".who", has_text=name).wait_for()

    async def type(self, text: str) -> None:
        await self.page.locator("#composer textarea").click()
        await self.page.keyboard.type(text)

    async def take_command(self, typed: str) -> None:
        """Type the beginning of a command, and take the first that the page offers: it may hear of a new one
        a moment later than the bot has made it."""
        await self.type(typed)
        await expect(self.page.locator(".picker li").first).to_contain_text(typed)
        await self.page.keyboard.press("Enter")

    async def picture(self, name: str) -> None:
        """Keep what is to be seen once all pictures have come, as build output."""
        await self.page.evaluate(
            "Promise.all([...document.images].map(image => image.decode().catch(() => null)))"
        )
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=SCREENSHOTS / f"{name}.png", animations="disabled")
