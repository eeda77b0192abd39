"""A browser for the page's tests, and a newcomer at it. It is skipped where there is no Chromium."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright, expect

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


class Newcomer:
    """Somebody at the page. Whatever the page complains of fails the test: `troubles` has it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.troubles: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on(
            "console",
            lambda said: self.troubles.append(said.text) if said.type in ("error", "warning") else None,
        )
        page.on(
            "websocket",
            lambda line: line.on("framereceived", lambda frame: self.frames.append(str(frame))),
        )

    @classmethod
    async def come(
        cls,
        browser: Browser,
        address: str,
        *,
        size: ViewportSize = DESKTOP,
        colours: Literal["light", "dark"] = "light",
    ) -> Newcomer:
        """Open the page at `address`, in a window of this size."""
        page = await browser.new_page(viewport=size, color_scheme=colours)
        newcomer = cls(page)
        await page.goto(address)
        await page.locator("#composer textarea").wait_for()
        return newcomer

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

    async def picture(self, name: str) -> None:
        """Keep what is to be seen once all pictures have come, as build output."""
        await self.page.evaluate(
            "Promise.all([...document.images].map(image => image.decode().catch(() => null)))"
        )
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=SCREENSHOTS / f"{name}.png", animations="disabled")
