"""The inbox by the real bot: in direct messages, from another server, and after a server was left."""

import random

from cogs.posting.reminders import FrameKind
from renders.language.catalogues import words_for
from sandbox import Channel, Person, SeenMessage
from tests.e2e.evening import Evening

NOTHING = words_for("en").text("inbox-nothing-waits", count=5)


async def changed(evening: Evening, panel: SeenMessage, before: int) -> None:
    await evening.discord.until(lambda: panel.edits > before, what="the panel shows something else")


async def move_in(evening: Evening, person: Person, inbox: SeenMessage, game: str) -> None:
    """Open a game from the menu of the inbox, in its place."""
    before = inbox.edits
    await person.choose(inbox, "Play in…", [game])
    await changed(evening, inbox, before)


def answer_in(panel: SeenMessage, luck: random.Random) -> str:
    """A button of a panel that answers what the table asks."""
    found = [each.custom_id for each in panel.all_buttons if each.custom_id.startswith("do:")]
    return luck.choice([each for each in found if "=" not in each])


async def join(evening: Evening, games: int) -> list[Channel]:
    """Games in which all three are asked at the same time; their threads."""
    return [await evening.open_game(3, game="gnadenlos") for _ in range(games)]


async def test_five_games_cost_five_presses_more_than_their_answers_all_in_one_direct_message(
    evening: Evening,
) -> None:
    threads, luck = await join(evening, 5), random.Random(3)
    anna, discord = evening.people[0], evening.discord
    panel = await (await anna.slash("games", channel=anna.dm)).private()
    assert panel.text.startswith("**5 games wait for you**")
    (menu,) = panel.selects
    answered, presses = 0, 1
    await move_in(evening, anna, panel, menu.options[0])
    while True:
        before = panel.edits
        await anna.press(panel, answer_in(panel, luck))
        await changed(evening, panel, before)
        assert panel.text.startswith("✓")
        answered += 1
        following = [each for each in panel.all_buttons if each.custom_id.startswith("next:")]
        if not following:
            break
        presses, before = presses + 1, panel.edits
        await anna.press(panel, following[0])
        await changed(evening, panel, before)
    assert (answered, presses) == (5, 5)
    assert anna.private(anna.dm) == [panel], "one panel does for all"
    assert all(not anna.private(thread) for thread in threads)
    assert all(row[2] == 0 for row in evening.answers())
    assert len(evening.answers()) == 5
    assert NOTHING in await (await anna.slash("games", channel=anna.dm)).text()
    await evening.shown()
    assert all("Anna" not in message.text for message in evening.public(anna.dm))
    assert not discord.violations


async def test_whoever_sits_in_a_game_plays_it_from_another_server_and_nobody_else_finds_it_there(
    evening: Evening,
) -> None:
    (thread,) = await join(evening, 1)
    anna, luck, number = evening.people[0], random.Random(5), evening.number
    elsewhere = evening.discord.add_server("Tombstone")
    street = elsewhere.add_channel("street")
    elsewhere.add_person(anna)
    mallory = elsewhere.add_person("Mallory")
    inbox = await (await anna.slash("games", channel=street)).private()
    assert "Dodge City" in inbox.text
    await move_in(evening, anna, inbox, f"Gnadenlos! #{number}")
    hers = [each.custom_id for each in inbox.all_buttons]
    here = await (await anna.press(evening.board(thread), "My move")).private()
    assert [each.custom_id for each in here.all_buttons] == hers
    named, *question = inbox.text.split("\n")
    shown = here.text.split("\n")
    assert question[: len(shown)] == shown
    assert question[len(shown)] == "**So far**", "beside the board, which tells it, there is no news"
    assert named == f"-# [Gnadenlos! #{number}](https://discord.com/channels/{evening.server.id}/{thread.id})"
    for custom_id in (*hers[:3], f"act:{number}:-:", f"hand:{number}:-:", f"next:{number}:-:", "inbox:-:-:1"):
        for place in (street, mallory.dm):
            texts = [
                await (await mallory.forge(each, channel=place)).text()
                for each in (custom_id, custom_id.replace(str(number), "999999"))
            ]
            assert texts[0] == texts[1]
    assert evening.answers() == []
    said = await (await anna.press(here, answer_in(here, luck))).text()
    assert said.startswith("✓")
    assert evening.public(street) == []
    command = await anna.slash("game board", channel=anna.dm, game=number)
    assert (await command.private()).pictures


async def test_whoever_has_left_the_server_gives_up_the_seat_from_a_direct_message(evening: Evening) -> None:
    await join(evening, 1)
    anna, number = evening.people[0], evening.number
    evening.server.kick(anna)
    evening.discord.add_server("Tombstone").add_person(anna)
    inbox = await (await anna.slash("games", channel=anna.dm)).private()
    assert "you are no longer on this server" in inbox.text
    await move_in(evening, anna, inbox, f"Gnadenlos! #{number}")
    assert "You are no longer on Dodge City" in inbox.text
    assert not inbox.pictures
    before = inbox.edits
    await anna.press(inbox, "Leave the seat")
    await changed(evening, inbox, before)
    assert f"You have left game #{number}" in inbox.text
    assert evening.stored.seats_of_people() == 2


async def test_where_the_bot_was_sent_away_the_game_is_listed_as_asleep_and_says_why(
    evening: Evening,
) -> None:
    await join(evening, 1)
    anna, number = evening.people[0], evening.number
    evening.discord.add_server("Tombstone").add_person(anna)
    evening.server.kick_bot()
    await evening.until(evening.stored.troubles, ["forbidden"])
    inbox = await (await anna.slash("games", channel=anna.dm)).private()
    assert "asleep, because I am not on its server now" in inbox.text
    await move_in(evening, anna, inbox, f"Gnadenlos! #{number}")
    assert "I am not on the server of game" in inbox.text
    assert inbox.buttons == ["Leave the seat"]


async def test_a_reminder_by_direct_message_is_answered_in_place(evening: Evening) -> None:
    thread = await evening.open_game(3)
    late, discord = evening.asked(thread), evening.discord
    await (await late.slash("game hours", channel=thread, reminders="dm")).text()
    comes = evening.stored.next_reminder(evening.number)
    assert comes is not None
    await evening.is_in()
    await discord.later(seconds=comes - discord.clock.now())
    for _ in range(4):
        await discord.later(minutes=2)
        if evening.public(late.dm):
            break
    await discord.until(lambda: evening.public(late.dm), what="the reminder is posted")
    (reminder,) = evening.public(late.dm)
    assert FrameKind.REMINDER.number_in(reminder.message.components[0]["id"]) is not None
    panel = await (await late.press(reminder, "My move")).private()
    assert panel.channel is late.dm
    said = await (await late.press(panel, answer_in(panel, random.Random(1)))).text()
    assert said.startswith("✓")
    await discord.until(lambda: reminder.is_deleted, what="the reminder is deleted")
    assert evening.stored.answers_of_people(evening.number) == 1
