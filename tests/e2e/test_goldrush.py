"""Goldrush end to end: two people and four, with the bot killed in every phase, and what is the game's own.

One press on the board is a turn, and nobody sees what is on a card that another looks at.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.games.goldrush.survey import LAND
from sandbox import Channel, Person
from tests.e2e.evening import Evening
from tests.e2e.test_crashes import answer_and_kill, check_whole
from tests.e2e.test_twins import assert_alike, everything, timeless

GAME = "goldrush"
PHASES = {"claim": "k", "withdraw": "registry", "assay": "assay", "creek": "d"}
"""The decisions besides a move, and where they are made."""

Change = Callable[[dict[str, Any], dict[str, Any]], None]
"""Changes a state, and in it the mover."""


async def test_a_kill_in_every_phase_loses_nothing_and_the_game_goes_on_to_its_end(evening: Evening) -> None:
    thread, luck = await evening.open_game(2, game=GAME), random.Random(7)
    await answer_and_kill(evening, thread, luck)
    for phase, place in PHASES.items():
        await evening.play_to_a_round(thread, luck)
        mover = await bring_near(evening, place, something_to_decide)
        await evening.say(thread, mover, "move", place)
        await evening.shown()
        assert await evening.asked_for(thread) == phase
        await answer_and_kill(evening, thread, luck)
    await evening.play_to_a_round(thread, luck)
    mover = await bring_near(evening, "bank", one_more_wins)
    await evening.say(thread, mover, "move", "bank")
    await evening.shown()
    check_whole(evening, thread)
    assert evening.is_over(thread)
    won = f"{mover.name} wins with 5 nuggets in the Bank"
    assert won in evening.board(thread).text.replace("*", "")
    assert "**2. " in evening.board(thread).text, "what the others have come to"
    lobby = mover.last(evening.channel)
    await evening.discord.until(
        lambda: won in lobby.text.replace("*", ""), what="the open seats tell who won"
    )
    assert evening.stored.is_put_away(evening.number)


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("people", [2, 4])
async def test_a_whole_game_with_kills_in_every_phase_of_it(evening: Evening, people: int) -> None:
    thread, luck = await evening.open_game(people, game=GAME), random.Random(people)
    left = {"move", *PHASES}
    await evening.play_to_a_round(thread, luck, answers=60)
    await evening.rearrange(_everyone_is_near_the_end)
    reply = await evening.answer_by_command(evening.people[_turn(evening)[0]], thread, luck)
    assert (await reply.text()).startswith("✓")
    while not evening.is_over(thread):
        await evening.shown()
        phase = await evening.asked_for(thread) if left else ""
        if phase in left or luck.random() < 0.03:
            await answer_and_kill(evening, thread, luck)
            left.discard(phase)
        else:
            await evening.play(thread, luck, answers=1)
    check_whole(evening, thread)
    assert left <= set(PHASES), "in these the bot was never killed"


async def test_one_press_on_the_board_is_a_turn(evening: Evening) -> None:
    thread = await evening.open_game(4, game=GAME)  # of so many one has a choice before his second turn
    board, (seat, roll), turns = evening.board(thread), _turn(evening), _turns(evening)
    ends = choice("store", roll)
    moves = [button for button in board.all_buttons if button.custom_id.startswith("do:")]
    assert {button.custom_id.rpartition(":")[2] for button in moves} == ends
    assert [button.label.split(" · ")[0] for button in moves] == [str(n) for n in range(1, len(ends) + 1)]
    other = evening.people[(seat + 1) % 4]
    said = await (await other.press(board, moves[0].custom_id)).text()
    assert not said.startswith("✓"), "it is not his turn"
    said = await (await evening.people[seat].press(board, moves[0].custom_id)).text()
    assert said.startswith("✓")
    assert len(evening.answers()) == 1
    assert _turns(evening) > turns


async def test_nobody_sees_what_is_on_a_card_that_another_looks_at(alone: Evening) -> None:
    """Twin games: the card is gold, or it is not; while he looks, and once he has laid his claim, the others
    and a guest get the same."""
    thread = await alone.open_game(2, game=GAME)
    await alone.say_where_they_are(thread)
    mover = await bring_near(alone, "k", _gold_at("k"))
    await alone.bot.kill()
    twin = alone.database.with_name("twin.sqlite3")
    alone.copy(alone.database, twin)
    await alone.house.start()
    truth = await _look_and_claim(alone, thread, mover)
    alone.discord.world.delete_message(alone.board(thread).message)
    await alone.bot.kill()
    alone.discord.pass_time(minutes=10)  # Discord has forgotten the nonce of the message deleted
    alone.copy(twin, alone.database)
    await bring_near(alone, "k", _no_gold_at("k"))
    bluff = await _look_and_claim(alone, thread, mover)
    for one, other in zip(bluff, truth, strict=True):
        assert_alike(timeless(one), timeless(other))


async def _look_and_claim(evening: Evening, thread: Channel, mover: Person) -> list[list[object]]:
    """What the others get while somebody looks at a card, and after he has claimed it."""
    others = [person for person in evening.people[:3] if person is not mover]
    await evening.say(thread, mover, "move", "k")
    looks = [await everything(evening, others)]
    await evening.say(thread, mover, "claim", "claim")
    return [*looks, await everything(evening, others)]


async def bring_near(evening: Evening, place: str, change: Change) -> Person:
    """Let whose turn it is stand where his roll takes him to a place, and change the rest; who it is. The
    board shows what was possible before."""
    seat, roll = _turn(evening)
    start = next(key for key in LAND.places if key != "jail" and place in choice(key, roll))

    def rearrange(state: dict[str, Any]) -> None:
        mover = state["players"][seat]
        for player in state["players"]:
            player.update(place="store", cart=0, banked=0, claims=[], mines=[], known=[])
        mover["place"] = start
        state["stack"] = 20
        change(state, mover)

    await evening.rearrange(rearrange)
    return evening.people[seat]


def choice(start: str, roll: int) -> set[str]:
    """Where a roll can take somebody who has a choice."""
    ends = {walk[-1] for walk in LAND.walks(start, roll)}
    return ends if len(ends) > 1 else set()


def _turn(evening: Evening) -> tuple[int, int]:
    """Whose turn it is, and what was rolled for it."""
    began = evening.stored.events(evening.number, "TurnBegan")[-1]
    return began["seat"], began["roll"]


def _turns(evening: Evening) -> int:
    """How many turns have begun."""
    return len(evening.stored.events(evening.number, "TurnBegan"))


def lay(state: dict[str, Any], square: str, card: str) -> None:
    """Put a card on a square, in place of one that is put where that came from."""
    cards = state["cards"]
    before = next(key for key in cards if cards[key] == card)
    cards[square], cards[before] = cards[before], cards[square]


def something_to_decide(state: dict[str, Any], mover: dict[str, Any]) -> None:
    """He has a bluff to take back and ore to assay; a card is nothing but a place to bluff, and another
    leaves him the choice between two creeks."""
    for square, card in {"a": "no-gold", "b": "possible-gold", "d": "water"}.items():
        lay(state, square, card)
    _no_gold_at("k")(state, mover)
    mover["claims"] = mover["known"] = ["a", "b"]


def one_more_wins(state: dict[str, Any], mover: dict[str, Any]) -> None:
    mover["banked"], mover["cart"] = 4, 1
    state["stack"] -= 5


def _gold_at(square: str) -> Change:
    return lambda state, mover: lay(state, square, "gold")


def _no_gold_at(square: str) -> Change:
    """No gold lies there: not that of another square which must keep its own."""

    def change(state: dict[str, Any], mover: dict[str, Any]) -> None:
        cards = state["cards"]
        if cards[square] != "no-gold":
            before = next(key for key in reversed(cards) if cards[key] == "no-gold")
            cards[square], cards[before] = cards[before], cards[square]

    return change


def _everyone_is_near_the_end(state: dict[str, Any]) -> None:
    """The next loaded cart that comes home may win; everyone has a mine, and with any roll a choice."""
    squares = [key for key, card in state["cards"].items() if card == "gold"]
    for player in state["players"]:
        player.update(place="mulch", cart=1, banked=3, claims=[], known=[], mines=[squares.pop()])
    state["stack"] = 20 - 4 * len(state["players"])
