"""Spectators, forgers, people of other servers, bad input: one clear private message, and nothing changes."""

import random

import pytest

from sandbox import Person, SeenMessage
from tests.e2e.evening import Evening

FORGED = (
    "",
    "x",
    "do",
    "do:{}:1.1:1 gold:extra",
    "do:0:1.1:1",
    "do:{}:9.9:1",
    "do:{}:-:1",
    "do:999999:1.1:1",
    "do:{}:1.1:" + "9" * 80,
    "do:{}:1.1:٣",
    "do:{}:1.1!:1",
    "do:{}:1.1+:1",
    "do:{}:1.1!+:1",
    "aside:{}:1.1!:",
    "confirm:{}:1.1:",
    "group:{}:1.1:",
    "option:{}:1.1:",
    "again:{}:1.1:",
    "start:{}:-:",
    "robot:{}:-:",
    "move:{}:-:",
    "seed:{}:-:",
    "DO:{}:1.1:1",
    "do:{}:1.1:'; DROP TABLE answers; --",
    "act:18446744073709551615:-:",
    "log:{}:-:99999999999999999999",
)


async def test_a_spectator_who_presses_everything_learns_and_changes_nothing(evening: Evening) -> None:
    thread, luck = await evening.open_game(3), random.Random(7)
    boards = [evening.board(thread).frozen()]
    for _ in range(4):
        await evening.play(thread, luck, answers=1)
        boards.append(evening.board(thread).frozen())
    dirk, before = evening.people[3], evening.answers()
    for board in (*boards, *evening.public(evening.channel)):
        for button in board.all_buttons:
            if not button.disabled:
                await _nothing(await _pressed(dirk, board, button.custom_id))
    assert evening.answers() == before
    for command in ("bid", "take", "holdup"):
        parameter = {"bid": "gold", "take": "card", "holdup": "victim"}[command]
        assert await dirk.complete(f"boomtown {command}", focused=parameter, channel=thread) == []
        reply = await dirk.slash(f"boomtown {command}", channel=thread, options={parameter: "1"})
        await _nothing(await reply.text())
    await _nothing(await (await dirk.slash("game hand", channel=thread)).text())
    await _nothing(await (await dirk.slash("game leave", channel=thread)).text())
    assert evening.answers() == before
    assert evening.stored.seats_of_people() == 3


@pytest.mark.parametrize("is_seated", [True, False])
async def test_forged_ids_change_nothing_and_are_answered(evening: Evening, is_seated: bool) -> None:
    thread = await evening.open_game(3)
    asked = evening.asked(thread)
    person = next(p for p in evening.people[:3] if p is not asked) if is_seated else evening.people[3]
    board = evening.board(thread)
    for forged in FORGED:
        custom_id = forged.format(evening.number)
        for values in (None, [], ["nonsense"], ["a", "b"]):
            reply = await person.forge(
                custom_id, message=board, values=values, component_type=2 + bool(values)
            )
            await _nothing(await reply.text())
    for forged in ("do:{}:1.1:", "other:{}:1.1:1-10", "other:-:-:", "start:{}:-:", "rules:-:-:nonsense"):
        custom_id = forged.format(evening.number)
        reply = await person.forge(custom_id, message=board, fields={"amount": "1"})
        await _nothing(await reply.text())
    assert evening.answers() == []
    assert evening.stored.statuses() == ["playing"]


async def test_a_game_of_another_server_does_not_exist_here(evening: Evening) -> None:
    thread = await evening.open_game(3)
    elsewhere = evening.discord.add_server("Tombstone")
    street = elsewhere.add_channel("street")
    mallory = elsewhere.add_person("Mallory")
    ticket = evening.board(thread).all_buttons[0].custom_id
    for custom_id in (ticket, "act:{}:-:", "hand:{}:-:", "log:{}:-:1", "board:{}:-:1", "join:{}:-:"):
        said = await (await mallory.forge(custom_id.format(evening.number), channel=street)).text()
        assert "no such game here" in said
    for command in ("game board", "game log", "game hand", "game leave"):
        said = await (await mallory.slash(command, channel=street, game=evening.number)).text()
        assert "no such game here" in said
    assert await mallory.complete("game board", focused="game", channel=street) == []
    assert "no game is open" in await (await mallory.slash("game list", channel=street)).text()
    assert evening.answers() == []


ILLEGAL = ("0", "-1", "11", "1.5", "", "²", "1e3", "two", "99999999999999999999", "1 000", "+3", "0x1")


async def test_an_illegal_bid_is_refused_with_its_rule_and_changes_nothing(evening: Evening) -> None:
    thread = await evening.open_game(3)
    person = evening.asked(thread)
    for typed in filter(None, ILLEGAL):
        said = await (await person.slash("boomtown bid", channel=thread, gold=typed)).text()
        assert "(rule B5)" in said, typed
    for typed in (typed for typed in ILLEGAL if 0 < len(typed) <= 9):
        form = (await person.press(evening.board(thread), "Other amount…")).modal
        said = await (await person.fill(form, {"amount": typed})).text()
        assert "(rule B5)" in said, typed
    assert evening.answers() == []


async def test_a_number_in_other_digits_is_the_number_it_shows(evening: Evening) -> None:
    thread = await evening.open_game(3)
    said = await (await evening.asked(thread).slash("boomtown bid", channel=thread, gold=" ٣ ")).text()
    assert said.startswith("✓")
    assert [answer for *_, answer in evening.answers()] == ["3"]


async def test_a_command_for_another_decision_is_refused(evening: Evening) -> None:
    thread = await evening.open_game(3)
    said = await (
        await evening.asked(thread).slash("boomtown take", channel=thread, card="cactus-junction-2")
    ).text()
    assert "something else" in said
    assert evening.answers() == []


async def test_private_answers_are_in_the_readers_language_and_public_ones_in_the_servers(
    evening: Evening,
) -> None:
    jan = evening.server.add_person("Jan", locale="nl")
    lobby = await evening.open_seats(2)
    await jan.press(lobby, "Join")
    await evening.discord.until(lambda: "Jan" in lobby.text)
    assert "plaats" in await (await jan.press(lobby, "Join")).text()
    assert "can join" in lobby.text


async def _pressed(person: Person, board: SeenMessage, custom_id: str) -> str:
    reply = await person.press(board, custom_id)
    if reply.ack != "modal":
        return await reply.text()
    return await (await person.fill(reply.modal, {"amount": "1"})).text()


async def _nothing(said: str) -> None:
    assert said
    assert not said.startswith("✓")
    assert "went wrong" not in said
