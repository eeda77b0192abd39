"""An answer is taken back, at once or once the others agree, by the buttons and commands of the real bot."""

from sandbox import Channel, Person, SeenMessage
from tests.e2e.evening import Evening


async def bid(evening: Evening, thread: Channel) -> tuple[Person, SeenMessage, SeenMessage]:
    """Whoever is asked bids by the first button of the board: who, the board as it was, and the panel."""
    person, board = evening.asked(thread), evening.board(thread).frozen()
    button = next(each for each in board.all_buttons if each.label.endswith("gold"))
    panel = await (await person.press(board, button.custom_id)).private()
    assert panel.text.startswith("✓"), panel.text
    await evening.shown()
    return person, board, panel


def asking(evening: Evening, thread: Channel) -> SeenMessage:
    """The message that asks the others."""
    return [each for each in evening.public(thread) if "asks to take back" in each.text][-1]


async def asked_to_agree(evening: Evening, thread: Channel, person: Person) -> SeenMessage:
    """Somebody asks the others for their last answer; the message that these get."""

    def found() -> list[SeenMessage]:
        return [each for each in evening.public(thread) if "asks to take back" in each.text]

    before = len(found())
    shown = await (await person.slash("game undo", channel=thread)).private()
    assert "Others have answered since." in shown.text
    assert len(found()) == before, "not yet"
    await person.press(shown, "Ask them")
    await evening.discord.until(lambda: "The others are asked" in shown.text)
    await evening.discord.until(lambda: len(found()) > before)
    return asking(evening, thread)


async def test_a_bid_is_taken_back_on_its_confirmation_and_made_anew(evening: Evening) -> None:
    thread = await evening.open_game(3)
    first, board, panel = await bid(evening, thread)
    called = evening.board(thread).frozen()
    (second,) = evening.awaited(thread)
    await first.press(panel, "Take back")
    await evening.discord.until(lambda: panel.text.startswith("Taken back:"), what="the question again")
    await evening.shown()
    newest = evening.board(thread)
    assert newest.id != called.id, "it calls others"
    assert evening.asked(thread) == first
    assert f"{first.name} takes back: ~~" in newest.text
    # Old buttons, of the first question and of the one that fell, are no longer open.
    for person, old in ((first, board), (second, called)):
        button = next(each for each in old.all_buttons if each.label.endswith("gold"))
        said = await (await person.press(old, button.custom_id)).private()
        assert "That question is no longer open." in said.text
        assert bool([each for each in said.all_buttons if each.custom_id.startswith("do:")]) == (
            person is first
        ), "the question that is open now is shown to whom it asks"
    await evening.shown()
    assert len(evening.boards(thread)) == 3, "what is refused changes nothing"
    again, *_ = await bid(evening, thread)
    assert again == first
    assert evening.asked(thread) == second
    log = await (await first.slash("game log", channel=thread)).text()
    lines = log.split("\n")
    assert [line for line in lines if line.startswith("~~")], log
    assert lines.count(f"{first.name} takes that back.") == 1
    await evening.at_rest(thread)
    texts = [each.text for each in evening.boards(thread)]
    assert texts[1] == "-# What was told here was taken back."


async def test_once_others_have_answered_one_refusal_keeps_an_answer_and_all_together_take_it_back(
    evening: Evening,
) -> None:
    thread = await evening.open_game(3)
    first, *_ = await bid(evening, thread)
    second, *_ = await bid(evening, thread)
    third = evening.asked(thread)
    message = await asked_to_agree(evening, thread, first)
    assert sorted(message.mentions) == sorted((second.name, third.name))
    assert message.buttons == ["Agree", "Refuse", "Withdraw"]
    assert await (await second.press(message, "Refuse")).text() == "You do not agree."
    await evening.discord.until(lambda: not asking(evening, thread).buttons)
    assert asking(evening, thread).text.endswith(f"{second.name} would rather play on.")
    said = await (await first.slash("game undo", channel=thread)).text()
    assert "did not agree that you take this answer back" in said
    assert evening.asked(thread) == third

    await bid(evening, thread)
    message = await asked_to_agree(evening, thread, second)
    assert await (await third.press(message, "Agree")).text() == "You agree."
    assert "question is not for you" in await (await second.press(message, "Agree")).text()
    assert await (await first.press(message, "Agree")).text() == "You agree."
    await evening.shown()
    await evening.discord.until(lambda: not asking(evening, thread).buttons)
    assert asking(evening, thread).text.endswith(f"Agreed: {second.name} answers again.")
    assert evening.asked(thread) == second
    again, *_ = await bid(evening, thread)
    assert again == second


async def test_what_was_taken_back_but_not_posted_is_posted_after_a_kill(evening: Evening) -> None:
    thread = await evening.open_game(3)
    first, _, panel = await bid(evening, thread)
    await evening.at_rest(thread)
    gate = evening.discord.faults.hold(rf"/channels/{thread.id}/messages", before_effect=True)
    await first.press(panel, "Take back")
    await evening.discord.until(lambda: panel.text.startswith("Taken back:"), what="it is confirmed")
    await gate.reached()
    await evening.bot.kill()
    assert not any("takes back" in each.text for each in evening.public(thread))
    gate.open()
    await evening.bot.start()
    await evening.bot.ready()
    await evening.shown()
    boards = [each for each in evening.boards(thread) if "takes back" in each.text]
    assert len(boards) == 1
    assert evening.asked(thread) == first
    again, *_ = await bid(evening, thread)
    assert again == first
    assert evening.stored.is_sound()
