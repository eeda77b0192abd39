"""A game whose rules exist, and nothing else, is opened and played to its end as people do."""

from pathlib import Path

import pytest

from sandbox import Channel, Person, SeenMessage
from tests.e2e.evening import Evening, answering, confirm_in, evening_alone


@pytest.mark.process
async def test_a_game_after_four_steps_of_the_recipe_is_played_to_its_end(tmp_path: Path) -> None:
    async with evening_alone(tmp_path, program="tests.fifth_game") as evening:
        anna, ben, cleo, _ = evening.people
        ben.user.locale = "de"
        thread = await open_it(evening)
        board = evening.board(thread)
        assert "Waiting for" in board.text
        assert "Hide." in board.text
        assert said_by_the_picture(board).startswith("Waiting for ")
        hands = [await hand_of(person, board) for person in (anna, ben)]
        assert all("Tip: " in hand for hand in hands)
        assert hands[0] != hands[1]
        assert "no seat" in await (await cleo.press(board, "My hand")).text()

        said = await (await ben.press(board, "2")).private()
        assert said.text.startswith("✓ Deine Antwort: 2.")
        assert "Hide: Du kannst deine Antwort noch ändern." in said.text
        offered = await anna.complete("outlaw hide", focused="answer", channel=thread)
        assert [choice.name for choice in offered] == ["0", "1", "2", "3"]
        reply = await anna.slash("outlaw hide", channel=thread, answer="1")
        assert (await reply.text()).startswith("✓ Your answer: 1.")
        assert "Hidden: 1" in await hand_of(anna, board)

        await bid(evening, thread)
        panel = await act(evening, thread, anna)
        assert "Flee: choose." in panel.text
        await anna.choose(panel, answering(panel)[-1].custom_id, ["Saloon"])
        await evening.discord.until(lambda: "Confirm: Saloon" in panel.buttons, what="the choice is shown")
        confirm = confirm_in(panel)
        assert confirm is not None
        assert "✓ Your answer: Saloon." in await (await anna.press(panel, confirm)).text()
        await evening.shown()
        check_the_end(evening, thread)


async def open_it(evening: Evening) -> Channel:
    """With its option, by two people and a robot; its thread."""
    lobby = await evening.open_seats(2, robots=1, game="outlaw", posse=True)
    assert "Outlaw" in lobby.text
    assert "Options: Posse." in lobby.text
    assert "Rules" not in lobby.buttons, "there are none to read"
    await evening.people[0].press(lobby, "Start")
    await evening.discord.until(lambda: "The game is on" in lobby.text, what="the game starts")
    await evening.shown()
    return evening.thread()


async def bid(evening: Evening, thread: Channel) -> None:
    """Anna bids one coin, and Ben, who reads German, passes, in whichever order chance has named."""
    anna, ben, *_ = evening.people
    for _ in range(2):
        await evening.shown()
        (person,) = evening.awaited(thread)
        board = evening.board(thread)
        assert not any(button.custom_id.startswith("do:") for button in board.all_buttons), "it is secret"
        panel = await act(evening, thread, person)
        assert ("Bid: bitte wählen." if person is ben else "Bid: choose.") in panel.text
        await (await person.press(panel, "1" if person is anna else "Passen")).text()
    await evening.shown()


def check_the_end(evening: Evening, thread: Channel) -> None:
    """Places are told, and nobody's tip."""
    assert evening.is_over(thread)
    last = evening.board(thread)
    assert "with" in last.text
    assert "**1. " in last.text
    assert "Fled: Saloon" in said_by_the_picture(last)
    assert "Place: 1 · Coins: " in said_by_the_picture(last)
    public = [message.text + said_by_the_picture(message) for message in evening.boards(thread)]
    assert not any("Tip" in text for text in public)


async def act(evening: Evening, thread: Channel, person: Person) -> SeenMessage:
    return await (await person.press(evening.board(thread), "My move")).private()


async def hand_of(person: Person, board: SeenMessage) -> str:
    """What somebody's hand says in words."""
    return (await (await person.press(board, "My hand")).private()).text


def said_by_the_picture(message: SeenMessage) -> str:
    return "".join(str(picture.description) for picture in message.pictures)
