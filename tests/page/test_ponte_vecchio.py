"""Newcomers open Ponte Vecchio at the page and play it to its end, with what humans would press."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from engine.games.ponte_vecchio.cards import CARDS
from tests.e2e.evening import evening_alone
from tests.page.browser import Newcomer, needs_chromium
from tests.page.seat import PANEL, Seats, answering, begin_with_two, look_at_the_end, panel_after

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.long
async def test_two_newcomers_play_ponte_vecchio_to_its_end(tmp_path: Path, window: Page) -> None:
    async with evening_alone(tmp_path) as evening:
        await evening.bot.synced()
        newcomer = await Newcomer.come(window, evening.discord.base_url)
        thread = await begin_with_two(newcomer, evening, "ponte-vecchio", robots=0)
        table = Table(newcomer, evening, thread)
        await table.build_first_shops()
        await table.rearrange(the_bridge_is_half_built)
        await table.auction()
        await table.lay_cards()
        await table.bargain()
        await table.move_and_turn()
        await table.rearrange(two_plays_are_left)
        await table.play_on()
        await look_at_the_end(newcomer, "ponte-vecchio")
        assert newcomer.troubles == []
        await newcomer.leave()


def the_bridge_is_half_built(state: dict[str, Any]) -> None:
    """Anna opens the auction. The Rich Man stands before step 12, on which both have a shop."""
    state["last_mover"], state["position"] = 0, 8
    state["bridge"] = [
        [0, None],
        [1, None],
        *([[None, None]] * 9),
        [0, 1],
        [1, None],
        [None, None],
        [0, None],
    ]
    for player, hand in zip(state["players"], (("10", "20", "joker"), ("80", "90", "100")), strict=True):
        player["shops"] = 12 - 3
        player["hand"] = [card for card in CARDS if card in hand]
        player["pile"] = [card for card in CARDS if card not in hand]


def two_plays_are_left(state: dict[str, Any]) -> None:
    """The final round is all but over."""
    state["ending"], state["phase"], state["play"] = "no-shops", "cards", 9
    for player in state["players"]:
        player["hand"], player["pile"] = ["30", "40"], [card for card in CARDS if card not in ("30", "40")]


class Table(Seats):
    """What two newcomers do at it."""

    async def build_first_shops(self) -> None:
        for step in (5, 6):
            await self.board()
            panel = await self.act(self.evening.asked(self.thread).name)
            await self.newcomer.picture("ponte-vecchio-build")
            await self.answer(_step(panel, step), f"You build on step {step}")

    async def auction(self) -> None:
        """Anna must open, Ben passes, Anna builds."""
        board = await self.board_of("Anna")
        await self.name_amount(board, 30, "You bid 30")
        board = await self.board_of("Ben")
        await self.newcomer.picture("ponte-vecchio-auction")
        await self.answer(board.get_by_role("button", name="Pass", exact=True), "You pass")
        panel = await self.act("Anna")
        await expect(panel).to_contain_text("Build the shop you have bought")
        await self.answer(_step(panel, 14), "You build on step 14")

    async def lay_cards(self) -> None:
        """Face down, and changed once; the lowest has the right to move."""
        panel = await self.act("Anna")
        await self.newcomer.picture("ponte-vecchio-card")
        await self.answer(panel.get_by_role("button", name="20", exact=True), "You lay the 20")
        panel = self.page.locator(PANEL)  # the one that confirms it
        await expect(panel).to_contain_text("Until all have laid, you may lay another card instead")
        await self.newcomer.picture("ponte-vecchio-laid")
        await self.answer(panel.get_by_role("button", name="10", exact=True), "You lay the 10")
        panel = await self.act("Ben")
        await self.answer(panel.get_by_role("button", name="90", exact=True), "You lay the 90")

    async def bargain(self) -> None:
        """Ben, who is not asked, offers; Anna asks for more, and gets it; she chooses among the steps and the
        offer, and sells."""
        board = await self.board_of("Ben")
        await self.newcomer.picture("ponte-vecchio-right")
        panel = await panel_after(self.page, board.get_by_role("button", name="Make an offer").click)
        await expect(panel).to_contain_text("Anna may move with the 10")
        await self.newcomer.picture("ponte-vecchio-offer")
        await self.name_amount(panel, 25, "You offer 25 for")
        panel = await self.act("Anna")
        await expect(panel).to_contain_text("Once in this play, you may ask all others for offers")
        await self.newcomer.picture("ponte-vecchio-may-ask")
        await self.answer(panel.get_by_role("button", name="Ask for offers"), "You ask the others for offers")
        board = await self.board_of("Ben")
        await expect(board).to_contain_text("Anna asks")
        await self.newcomer.picture("ponte-vecchio-asked")
        panel = await self.act("Ben")
        await expect(panel.get_by_role("button", name="Keep the offer of 25")).to_be_visible()
        await self.newcomer.picture("ponte-vecchio-offers")
        await self.name_amount(panel, 45, "You offer 45 for")
        panel = await self.act("Anna")
        await expect(panel).to_contain_text("to move with the 90")
        await expect(_step(panel, 12)).to_be_visible()
        await self.newcomer.picture("ponte-vecchio-move")
        board = await self.board()
        sale = board.get_by_role("button", name="Sell to Ben for 45", exact=True)
        await self.answer(sale, "You sell the right to Ben for 45")

    async def move_and_turn(self) -> None:
        """One question after the other in one panel: where to, who is paid, which way he looks then."""
        panel = await self.act("Ben")
        await expect(panel).to_contain_text("a bought right cannot be sold on")
        await self.answer(_step(panel, 12), "You move the Rich Man to step 12")
        await self.answer(self.page.get_by_role("button", name="You get the 90").last, "You get the 90")
        await self.newcomer.picture("ponte-vecchio-turn")
        turn = self.page.get_by_role("button", name=re.compile("^Turn the Rich Man round")).last
        await self.answer(turn, "You turn the Rich Man round")
        await self.look_at_the_hand(said="100", picture="ponte-vecchio-hand")

    async def play_on(self) -> None:
        """To the end, by whatever comes first."""
        while True:
            await self.board()
            if self.evening.is_over(self.thread):
                return
            panel = await self.act(self.evening.awaited(self.thread)[0].name)
            await self.answer((await answering(panel))[0], "")


def _step(panel: Locator, step: int) -> Locator:
    """The button of a step, which begins with its number."""
    return panel.get_by_role("button", name=re.compile(rf"^{step}\b"))
