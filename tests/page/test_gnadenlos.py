"""Newcomers open Gnadenlos! at the page and play it to its end, with what humans would press."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, expect

from engine.games.gnadenlos.data import BOX
from sandbox import Channel
from tests.e2e.evening import Evening, evening_alone
from tests.page.browser import PHONE, Newcomer, needs_chromium
from tests.page.seat import (
    Confirmation,
    act,
    answering,
    changes,
    choose,
    confirm_in,
    newest_board,
    sit_down,
)

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="session")]
REVOLVERS = (6, 4, 1)
"""Anna's adventurers are quickest on the draw, then Ben's."""
NOTES = ("4 3 2 2 1 1 0 0", "4 3 2 1 0 0", "4")
"""What is left in their hands; all else lies in the market."""


@pytest.mark.timeout(120)
async def test_two_newcomers_play_gnadenlos_with_a_robot_to_its_end(tmp_path: Path, browser: Browser) -> None:
    async with evening_alone(tmp_path) as evening:
        await evening.bot.synced()
        newcomer = await Newcomer.come(browser, evening.discord.base_url)
        thread = await begin(newcomer, evening)
        await evening.rearrange(everything_is_near)
        table = Table(newcomer, evening, thread)
        await table.lay_adventurers()
        await table.steal()
        await table.fill_gaps()
        await table.look_at_the_hand()
        await table.buy_standing()
        await table.bid()
        await table.change_the_laying_order()
        await table.bid_what_is_taken()
        await table.take()
        await table.play_on()
        await look_at_the_end(newcomer)
        assert newcomer.troubles == []
        await newcomer.page.close()


async def begin(newcomer: Newcomer, evening: Evening) -> Channel:
    """Anna opens by slash command, Ben joins, a robot is added; the thread of the game."""
    await newcomer.page.locator(".chip", has_text="/gnadenlos new").wait_for()
    await newcomer.type("/gnadenlos new")
    await newcomer.page.keyboard.press("Enter")
    await newcomer.page.locator(".send").click()
    await newcomer.page.locator("#log ol li").wait_for()
    await newcomer.become("Ben")
    await sit_down(newcomer, "Join", "Add a robot")
    await newcomer.picture("gnadenlos-lobby")
    await newcomer.press("Start")
    await newcomer.page.locator("#calls .mine", has_text="Gnadenlos! #1").click()
    await evening.shown()
    return evening.discord.thread("Gnadenlos! #1")


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


class Table:
    """Seats at the game, as the page shows them. The sandbox tells only whether the page is up to date."""

    def __init__(self, newcomer: Newcomer, evening: Evening, thread: Channel) -> None:
        self.newcomer, self.evening, self.thread = newcomer, evening, thread
        self.page = newcomer.page

    async def board(self) -> Locator:
        return await newest_board(self.page, self.evening, self.thread)

    async def act(self, name: str) -> Locator:
        """Somebody's private panel."""
        if await self.page.locator(".who", has_text=name).count() == 0:
            await self.newcomer.become(name)
        return await act(await self.board())

    async def answer(self, button: Locator, says: str) -> None:
        """Press what answers, and read what it confirms."""
        confirmation = await Confirmation.now(self.page)
        await button.click()
        await confirmation.anew()
        await expect(self.newcomer.message("✓")).to_contain_text(says)

    async def lay_adventurers(self) -> None:
        panel = await self.act("Anna")
        await expect(panel).to_contain_text("High Noon")
        await self.newcomer.picture("gnadenlos-adventurer")
        await self.answer((await answering(panel))[0], "You lay")
        panel = await self.act("Anna")
        await expect(panel).to_contain_text("Until all have laid, you may lay another instead")
        await self.answer((await answering(panel))[1], "You lay")
        panel = await self.act("Ben")
        await self.answer((await answering(panel))[0], "You lay")

    async def steal(self) -> None:
        """By number; the picture shows what is chosen."""
        panel = await self.act("Anna")
        for place in ("Place 1", "Place 8"):
            await choose(panel, place)
        await expect(panel.get_by_role("img")).to_have_attribute("alt", re.compile("Chosen: places 1 and 8"))
        await self.newcomer.picture("gnadenlos-steal")
        await self.answer(confirm_in(panel), "You take what lies at places 1 and 8")

    async def fill_gaps(self) -> None:
        """One by one, and then as the bot would."""
        panel = await self.act("Anna")
        await choose(panel, "Place 20")
        await expect(panel.get_by_role("img")).to_have_attribute("alt", re.compile("Chosen: 20 → 1"))
        await self.newcomer.picture("gnadenlos-fill")
        usual = panel.get_by_role("button", name=re.compile("As the bot would"))
        await self.answer(usual, "→ 1 and")

    async def look_at_the_hand(self) -> None:
        board = await self.board()
        await board.get_by_role("button", name="My hand", exact=True).click()
        hand = self.newcomer.message("Your side of game #1")
        await expect(hand.get_by_role("img")).to_have_attribute("alt", re.compile("IOU"))
        await self.newcomer.picture("gnadenlos-hand")
        await hand.get_by_role("button", name="Dismiss").click()

    async def buy_standing(self) -> None:
        board = await self.board()
        await expect(board.get_by_role("button", name="Buy nothing")).to_be_enabled()
        await board.get_by_role("button", name="Other…", exact=True).click()
        form = self.page.locator("dialog.modal")
        await form.locator("input").fill("4")
        await self.answer(form.locator("button[type=submit]"), "You buy standing for 4 nuggets")

    async def bid(self) -> None:
        """Note by note, with a change of mind."""
        panel = await self.act("Anna")
        for note in ("3", "2", "1"):
            await choose(panel, note)
        await expect(panel).to_contain_text("3 + 2 + 1 = 6")
        await changes(panel, panel.get_by_role("button", name="Take the last back"))
        await choose(panel, "0")
        await expect(panel).to_contain_text("3 + 2 + 0 = 5")
        await self.newcomer.picture("gnadenlos-bid")
        await self.answer(confirm_in(panel), "You bid 5. Laying order: 3, 2, 0")

    async def change_the_laying_order(self) -> None:
        """Ben is asked; Anna changes hers meanwhile, and the last follows by itself."""
        panel = await self.act("Anna")
        await expect(panel).to_contain_text("It is not your turn")
        for note in ("0", "2"):
            await choose(panel, note)
        await self.newcomer.picture("gnadenlos-order")
        await self.answer(confirm_in(panel), "in this order: 0, 2, 3")

    async def bid_what_is_taken(self) -> None:
        panel = await self.act("Ben")
        for note in ("3", "2"):
            await choose(panel, note)
        await expect(panel).to_contain_text("✗")
        await expect(panel).to_contain_text("G19")
        await expect(confirm_in(panel)).to_be_disabled()
        await self.newcomer.picture("gnadenlos-taken")
        await changes(panel, panel.get_by_role("button", name="Choose again"))
        await choose(panel, "2")
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


async def look_at_the_end(newcomer: Newcomer) -> None:
    """The last board tells payday and places, also on a phone."""
    await newcomer.picture("gnadenlos-over")
    await expect(newcomer.message("The game is over")).to_contain_text(re.compile("wins|share"))
    await newcomer.page.set_viewport_size(PHONE)
    await newcomer.picture("gnadenlos-phone-over")
