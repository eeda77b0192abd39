"""Newcomers open Gnadenlos! at the page and play it to its end, with what humans would press."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from engine.games.gnadenlos.data import BOX
from tests.e2e.evening import evening_alone
from tests.page.browser import Newcomer, needs_chromium
from tests.page.seat import Seats, answering, begin_with_two, changes, confirm_in, look_at_the_end, toggle

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]
REVOLVERS = (6, 4, 1)
"""Anna's adventurers are quickest on the draw, then Ben's."""
NOTES = ("4 3 2 2 1 1 0 0", "4 3 2 1 0 0", "4")
"""What is left in their hands; all else lies in the market."""


@pytest.mark.long
async def test_two_newcomers_play_gnadenlos_with_a_robot_to_its_end(tmp_path: Path, window: Page) -> None:
    async with evening_alone(tmp_path) as evening:
        await evening.bot.synced()
        newcomer = await Newcomer.come(window, evening.discord.base_url)
        thread = await begin_with_two(newcomer, evening, "gnadenlos", robots=1)
        await evening.rearrange(everything_is_near)
        table = Table(newcomer, evening, thread)
        await table.lay_adventurers()
        await table.steal()
        await table.fill_gaps()
        await table.look_at_the_hand(said="IOUs", picture="gnadenlos-hand")
        await table.buy_standing()
        await table.bid()
        await table.change_the_laying_order()
        await table.bid_what_is_taken()
        await table.take()
        await table.play_on()
        await look_at_the_end(newcomer, "gnadenlos")
        assert newcomer.troubles == []
        await newcomer.leave()


def everything_is_near(state: dict[str, Any]) -> None:
    """Anna has the revolver, and it is High Noon at a market of four rows: payday follows. The undertaker is
    two fields from his last: the next High Noon ends the game."""
    state["active"], state["undertaker"] = 0, BOX.undertaker - 2
    state["pile"].sort(key=lambda key: key.startswith("high-noon"))
    for player, revolver, kept in zip(state["players"], REVOLVERS, NOTES, strict=True):
        for adventurer in state["box"]["adventurers"]:
            if adventurer["key"] in player["adventurers"]:
                adventurer["revolver"] = revolver
        hand = kept.split()
        for note in list(player["notes"]):
            if str(note["worth"]) in hand:
                hand.remove(str(note["worth"]))
            else:
                player["notes"].remove(note)
                state["market"].append(note)


class Table(Seats):
    """What two newcomers do at it."""

    async def lay_adventurers(self) -> None:
        panel = await self.act("Anna")
        await expect(panel).to_contain_text("High Noon")
        await self.newcomer.picture("gnadenlos-adventurer")
        await self.answer((await answering(panel))[0], "You lay")
        panel = await self.act("Anna")
        await expect(panel).to_contain_text("until all have laid, you may lay another instead of")
        await self.answer((await answering(panel))[1], "You lay")
        panel = await self.act("Ben")
        await self.answer((await answering(panel))[0], "You lay")

    async def steal(self) -> None:
        """By number; the picture shows what is chosen."""
        panel = await self.act("Anna")
        for place in ("1 (row 1, column 1)", "8 (row 2, column 2)"):
            await toggle(panel, place)
        await expect(panel.get_by_alt_text(re.compile("Chosen: places 1 and 8")).first).to_be_visible()
        await self.newcomer.picture("gnadenlos-steal")
        await self.answer(confirm_in(panel), "You take what lies at places 1 and 8")

    async def fill_gaps(self) -> None:
        """One by one, and then as the bot would."""
        panel = await self.act("Anna")
        await toggle(panel, "20 (row 4, column 2)")
        await expect(panel.get_by_alt_text(re.compile("Chosen: 20 to 1")).first).to_be_visible()
        await self.newcomer.picture("gnadenlos-fill")
        usual = panel.get_by_role("button", name=re.compile("As the bot would"))
        await self.answer(usual, "You fill the gaps with places")

    async def buy_standing(self) -> None:
        board = await self.board()
        await expect(board.get_by_role("button", name="Buy nothing")).to_be_enabled()
        await self.newcomer.picture("gnadenlos-buy")
        four = board.get_by_role("button", name=re.compile("^4: to field"))
        await self.answer(four, "You pay 4 nuggets")

    async def bid(self) -> None:
        """Note by note, with a change of mind."""
        panel = await self.act("Anna")
        await self.newcomer.picture("gnadenlos-bids")
        await changes(panel, panel.get_by_role("button", name="Other IOUs…"))
        for note in ("3", "2", "1"):
            await toggle(panel, note)
        await expect(panel).to_contain_text("3 + 2 + 1 = 6")
        await changes(panel, panel.get_by_role("button", name="Undo last choice"))
        await toggle(panel, "0")
        await expect(panel).to_contain_text("3 + 2 + 0 = 5")
        await self.newcomer.picture("gnadenlos-bid")
        await self.answer(confirm_in(panel), "You bid 5 (3 + 2 + 0)")

    async def change_the_laying_order(self) -> None:
        """Ben is asked; Anna changes hers meanwhile, and the last follows by itself."""
        panel = await self.act("Anna")
        await expect(panel).to_contain_text("It is not your turn")
        for note in ("0", "2"):
            await toggle(panel, note)
        await self.newcomer.picture("gnadenlos-order")
        await self.answer(confirm_in(panel), "New laying order: 0, 2, 3")

    async def bid_what_is_taken(self) -> None:
        panel = await self.act("Ben")
        await changes(panel, panel.get_by_role("button", name="Other IOUs…"))
        for note in ("3", "2"):
            await toggle(panel, note)
        await expect(panel).to_contain_text("✗")
        await expect(panel).to_contain_text("G19")
        await expect(confirm_in(panel)).to_be_disabled()
        await self.newcomer.picture("gnadenlos-taken")
        await changes(panel, panel.get_by_role("button", name="Choose again"))
        await toggle(panel, "2")
        await self.answer(confirm_in(panel), "You bid 2")

    async def take(self) -> None:
        """The highest bidder is asked, with buttons on the board."""
        await self.newcomer.become("Anna")
        board = await self.board()
        await self.newcomer.picture("gnadenlos-take")
        await self.answer((await answering(board))[0], "You take")

    async def play_on(self) -> None:
        """To the end, through paydays and what the dice bring."""
        while True:
            await self.board()
            if self.evening.is_over(self.thread):
                return
            panel = await self.act(self.evening.asked(self.thread).name)
            await self.newcomer.picture("gnadenlos-on")
            await self.answer((await answering(panel))[0], "")
