"""What somebody says ahead answers for them when their turn comes, also if the bot was killed in between."""

from tests.e2e.evening import Evening

ORDERED = "(as you said ahead)"


async def test_a_limit_answers_after_a_restart_and_the_log_says_so_to_its_owner_alone(
    evening: Evening,
) -> None:
    thread = await evening.open_game(3)
    first = evening.asked(thread)
    at = evening.people.index(first)
    second = evening.people[(at + 1) % 3]
    panel = await (await second.press(evening.board(thread), "My move")).private()
    assert "Not your turn yet" in panel.text
    for label in ("Up to…", "Up to 3"):
        seen = panel.frozen()
        await second.press(panel, label)
        await evening.discord.until(lambda seen=seen: panel.edits > seen.edits, what="the panel goes on")
    assert panel.text.startswith("✓ ")
    assert "Forget it" in [button.label for button in panel.all_buttons]
    before = evening.board(thread).frozen()
    await evening.restart()
    assert evening.board(thread).frozen() == before, "nobody else notices"
    await (await first.press(evening.board(thread), "1 gold")).text()
    await evening.shown()
    board = evening.board(thread).text
    assert f"**{second.name}** 2" in board, "what the second has said ahead has answered"
    logs = {}
    for person in evening.people:
        logs[person] = (await (await person.slash("game log", channel=thread)).private()).text
    assert logs[second].count(ORDERED) == 1
    assert logs[first] == logs[evening.people[3]] == logs[second].replace(f" {ORDERED}", "")
    assert ORDERED not in "\n".join(message.text for message in evening.public(thread))
