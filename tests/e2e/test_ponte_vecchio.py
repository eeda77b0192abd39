"""Ponte Vecchio end to end: two people and five, with the bot killed in every phase, and what is the game's
own.

The right to move is bargained for without anybody being asked but its holder, and nobody sees a card that is
laid face down.
"""

import random
from collections.abc import Coroutine
from typing import Any

import pytest

from engine.games.ponte_vecchio.cards import CARDS
from sandbox import Channel, Person, Reply
from tests.e2e.evening import Evening
from tests.e2e.test_crashes import answer_and_kill, check_whole, kill_in_every_phase
from tests.e2e.test_twins import assert_alike, everything

GAME = "ponte-vecchio"
PHASES = {"build", "bid", "card", "move", "owner", "turn"}
"""The decisions that wait for somebody."""
OFFER = "Make an offer"


async def test_a_kill_in_every_phase_loses_nothing_and_the_game_goes_on_to_its_end(evening: Evening) -> None:
    thread, luck = await evening.open_game(2, game=GAME), random.Random(7)
    await answer_and_kill(evening, thread, luck)
    await evening.play_to_a_round(thread, luck)
    await evening.rearrange(_every_phase_is_near)
    await kill_in_every_phase(evening, thread, luck, PHASES)
    await evening.play_to_a_round(thread, luck)
    await evening.rearrange(_two_plays_are_left)
    for person in evening.people[:2]:
        reply = await evening.answer_by_command(person, thread, luck)  # the board shows another question yet
        assert (await reply.text()).startswith("✓")
    await evening.play(thread, luck)
    check_whole(evening, thread)
    assert evening.is_over(thread)
    assert evening.stored.is_put_away(evening.number)


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("people", [2, 5])
async def test_a_whole_game_with_kills_and_offers_in_every_phase_of_it(evening: Evening, people: int) -> None:
    evening.people.append(evening.server.add_person("Emma"))
    thread, luck = await evening.open_game(people, game=GAME), random.Random(people)
    left, offers = {*PHASES, OFFER}, 0
    while not evening.is_over(thread):
        offer = await _offer(evening, thread, luck) if luck.random() < 0.3 else None
        phase = OFFER if offer else await evening.asked_for(thread) if left else ""
        if phase in left or luck.random() < 0.05:
            await answer_and_kill(evening, thread, luck, offer)
            left.discard(phase)
        else:
            said = await (await (offer or evening.answer(thread, luck))).text()
            assert said.startswith("✓"), said
        offers += phase == OFFER
        await evening.shown()
    check_whole(evening, thread)
    assert not left, "in these the bot was never killed"
    assert offers > 3


async def test_the_right_to_move_is_bargained_for_and_nobody_is_called_but_its_holder(
    evening: Evening,
) -> None:
    thread = await _anna_has_the_right(evening)
    anna, ben, cleo = evening.people[:3]
    assert evening.board(thread).mentions == ["Anna"]
    boards = len(evening.boards(thread))

    panel = await (await ben.press(evening.board(thread), OFFER)).private()
    assert "Withdraw" not in " ".join(panel.buttons)
    await evening.say(thread, ben, "offer", "45")
    await evening.shown()
    assert len(evening.boards(thread)) == boards + 1, "the first offer calls the holder"
    assert evening.board(thread).mentions == ["Anna"]
    panel = await (await anna.press(evening.board(thread), "My move")).private()
    sale = panel.all_buttons[0]  # above the three steps and the button that asks for offers
    assert sale.label == "Sell to Ben for 45"
    assert sale.label in evening.board(thread).buttons

    await evening.say(thread, cleo, "offer", "30")
    await evening.say(thread, ben, "offer", "40")
    await evening.shown()
    assert len(evening.boards(thread)) == boards + 1, "further offers call nobody"
    before = evening.answers()
    said = await (await anna.press(panel, sale.custom_id)).text()
    assert "P10" in said, "the offer has changed under her finger"
    assert evening.answers() == before
    said = await (await cleo.press(evening.board(thread), _button(evening, thread, "step"))).text()
    assert not said.startswith("✓"), "another's button is refused"
    assert evening.answers() == before
    await evening.say(thread, cleo, "offer", "pass")
    await evening.say(thread, anna, "move", "sell-1-40")
    await evening.shown()
    assert evening.board(thread).mentions == ["Ben"]
    assert OFFER not in evening.board(thread).buttons, "there is no resale"


async def test_whoever_has_the_right_asks_for_offers_that_nobody_reads_before_all_have_answered(
    evening: Evening,
) -> None:
    thread = await _anna_has_the_right(evening)
    anna, ben, cleo = evening.people[:3]
    assert (await (await anna.press(evening.board(thread), "Ask for offers")).text()).startswith("✓")
    await evening.shown()
    assert sorted(evening.board(thread).mentions) == ["Ben", "Cleo"]
    assert OFFER not in evening.board(thread).buttons
    await evening.say(thread, ben, "offers", "45")
    await evening.bot.kill()
    await evening.bot.start()
    await evening.bot.ready()
    await evening.shown()
    panel = await (await cleo.press(evening.board(thread), "My move")).private()
    assert "Anna may move with the 10, and asks you for an offer." in panel.text
    assert not any("Ben 45" in seen.text for seen in (panel, *evening.boards(thread)))
    said = await (await cleo.press(panel, "Offer nothing")).text()
    assert "You offer nothing." in said
    await evening.shown()
    board = evening.board(thread)
    assert board.mentions == ["Anna"]
    assert "**Ben** offers 45" in board.text
    assert "**Cleo** offers nothing." in board.text
    assert "Ask for offers" not in board.buttons
    before = evening.answers()
    said = await (await evening.command(thread, anna, "move", "ask")).text()
    assert "You cannot ask for offers now" in said
    assert evening.answers() == before
    await evening.say(thread, anna, "move", "sell-1-45")
    await evening.shown()
    assert evening.board(thread).mentions == ["Ben"]


async def test_nobody_sees_what_another_has_in_hand(evening: Evening) -> None:
    """Twin games: beside the card that Ben has laid he has another one: Anna and a guest see the same."""
    thread, luck = await evening.open_game(3, game=GAME), random.Random(3)
    await evening.play_to_a_round(thread, luck)
    await evening.rearrange(_two_plays_are_left)
    viewers: list[Person] = [evening.people[0], evening.people[3]]
    await evening.say(thread, evening.people[1], "card", "40")
    first = await everything(evening, viewers)
    await evening.rearrange(_another_hand)
    assert_alike(await everything(evening, viewers), first)


async def _anna_has_the_right(evening: Evening) -> Channel:
    """A game of Anna, Ben and Cleo, near its end, in which Anna has laid the lowest card."""
    thread = await evening.open_game(3, game=GAME)
    await evening.play_to_a_round(thread, random.Random(1))
    await evening.rearrange(_two_plays_are_left)
    for person, card in zip(evening.people[:3], ("10", "90", "50"), strict=True):
        await evening.say(thread, person, "card", card)
    await evening.shown()
    return thread


async def _offer(
    evening: Evening, thread: Channel, luck: random.Random
) -> Coroutine[None, None, Reply] | None:
    """What lets somebody who is not asked make or change an offer, or take it back; None where he cannot."""
    if OFFER not in evening.board(thread).buttons:
        return None
    person = luck.choice([one for one in _seated(evening) if one not in evening.awaited(thread)])
    panel = await (await person.press(evening.board(thread), OFFER)).private()
    may_offer = any(button.custom_id.startswith("do:") for button in panel.all_buttons)
    return evening.answer_in(panel, person, luck) if may_offer else None


def _seated(evening: Evening) -> list[Person]:
    return evening.people[: evening.stored.seats()]


def _button(evening: Evening, thread: Channel, key: str) -> str:
    """A button of the board that answers with such a key."""
    ids = [button.custom_id for button in evening.board(thread).all_buttons]
    return next(custom_id for custom_id in ids if custom_id.rpartition(":")[2].startswith(key))


def _every_phase_is_near(state: dict[str, Any]) -> None:
    """The Rich Man stands before four steps on which both have a shop: wherever he stops, who moves chooses
    whom he pays, and may turn him."""
    state["bridge"] = [[None, None] for _ in range(10)] + [[0, 1] for _ in range(4)] + [[None, None]]
    state["position"] = 10
    for player in state["players"]:
        player["shops"] = 12 - 4


def _two_plays_are_left(state: dict[str, Any]) -> None:
    """The final round is all but over, and nobody has to build any more."""
    state["ending"], state["phase"], state["play"] = "no-shops", "cards", 9
    state["bridge"] = [[None, None] for _ in range(15)]
    state["position"], state["direction"] = 12, "outward"
    for seat, player in enumerate(state["players"]):
        state["bridge"][seat] = [seat, None]
        state["bridge"][14 - seat] = [seat, None]
        player["shops"] = 12 - 2
        player["hand"] = [("10", "20"), ("40", "90"), ("50", "60")][seat % 3]
        player["pile"] = [card for card in CARDS if card not in player["hand"]]


def _another_hand(state: dict[str, Any]) -> None:
    """Ben has a card that he had played in place of one that he has not laid."""
    ben = state["players"][1]
    ben["hand"] = ["30", "40"]
    ben["pile"] = [card for card in CARDS if card not in ben["hand"]]
