"""What somebody writes for themselves is still there after a kill, and nobody else sees it."""

from tests.e2e.evening import Evening

PLAN = "take the saloon"
KEEP, CHANGE = "Add a note", "Change note"


async def test_a_note_and_an_open_form_outlast_a_kill_and_nobody_else_reads_a_word(evening: Evening) -> None:
    thread = await evening.open_game(2, robots=1)
    anna, ben = evening.people[:2]
    before = [message.frozen() for message in evening.public(thread)]
    hand = await (await anna.press(evening.board(thread), "My side")).private()
    form = (await anna.press(hand, KEEP)).modal
    await evening.restart()
    seen = hand.frozen()
    await anna.fill(form, {"note": f"{PLAN} @everyone"})
    await evening.discord.until(lambda: hand.edits > seen.edits, what="the note is shown")
    assert PLAN in hand.text
    await evening.restart()
    move = await (await anna.press(evening.board(thread), "My move")).private()
    assert PLAN in move.text
    assert "@everyone" not in move.text
    form = (await anna.press(move, CHANGE)).modal
    assert (form.fields[0].value or "").startswith(PLAN)
    shown = await (await ben.slash("game note", channel=thread)).private()
    assert PLAN not in shown.text
    assert [message.frozen() for message in evening.public(thread)] == before
    gone = await (await anna.slash("game note", text=" ", channel=thread)).private()
    assert PLAN not in gone.text
