"""Newcomers open Goldrush at the page and play it to its end, with what humans would press."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from sandbox import Person
from tests.e2e.evening import evening_alone
from tests.e2e.test_goldrush import Change, bring_near, one_more_wins, something_to_decide
from tests.page.browser import Newcomer, needs_chromium
from tests.page.seat import Seats, begin_with_two, look_at_the_end

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def test_two_newcomers_play_goldrush_to_its_end(tmp_path: Path, window: Page) -> None:
    async with evening_alone(tmp_path) as evening:
        await evening.bot.synced()
        newcomer = await Newcomer.come(window, evening.discord.base_url)
        thread = await begin_with_two(newcomer, evening, "goldrush", robots=0)
        table = Table(newcomer, evening, thread)
        await table.press_a_move_on_the_board()
        await table.bluff()
        await table.take_a_bluff_back()
        await table.assay_nothing()
        await table.win()
        await look_at_the_end(newcomer, "goldrush")
        assert newcomer.troubles == []
        await newcomer.leave()


class Table(Seats):
    """What two newcomers do at it."""

    async def press_a_move_on_the_board(self) -> None:
        """One press is a turn."""
        board = await self.board_of(self.evening.asked(self.thread).name)
        await self.newcomer.picture("goldrush-move")
        await self.answer(board.get_by_role("button", name=re.compile("^1 · ")), "You ")
        await self.board()

    async def bring(self, place: str, change: Change) -> tuple[Person, Locator]:
        """Let the mover be where his roll takes him to a place; he goes there, by his panel."""
        mover = await bring_near(self.evening, place, change)
        await self.put_panels_away()
        panel = await self.act(mover.name)
        await self.newcomer.picture(f"goldrush-to-{place}")
        key = re.compile(f":{place}$")
        (button,) = [
            button
            for button in await panel.locator(".row button[data-key]:enabled").all()
            if key.search(await button.get_attribute("data-key") or "")
        ]
        await self.answer(button, "You ")
        return mover, panel

    async def bluff(self) -> None:
        """There is no gold, and he claims it: the question follows in the same panel."""
        await self.bring("k", something_to_decide)
        claim = self.page.get_by_role("button", name=re.compile("^(Lay a claim|Bluff)")).last
        await self.newcomer.picture("goldrush-claim")
        await self.answer(claim, "You lay")
        await self.look_at_the_hand(said="K .No gold", picture="goldrush-hand")

    async def take_a_bluff_back(self) -> None:
        await self.bring("registry", something_to_decide)
        await self.newcomer.picture("goldrush-withdraw")
        await self.answer(
            self.page.get_by_role("button", name=re.compile("^Take back .*A$")).last, "You take"
        )

    async def assay_nothing(self) -> None:
        await self.bring("assay", something_to_decide)
        await self.newcomer.picture("goldrush-assay")
        await self.answer(self.page.get_by_role("button", name=re.compile("^Have nothing assayed")).last, "")

    async def win(self) -> None:
        await self.bring("bank", one_more_wins)
        await expect(self.newcomer.message("The game is over")).to_be_visible()
