"""Games that have lost their place: open seats whose message is gone, a thread that went with its channel."""

import asyncio
import random

from tests.e2e.evening import Evening


async def test_whoever_has_three_open_games_is_led_to_them_and_opens_another_once_one_is_deleted(
    evening: Evening,
) -> None:
    anna = evening.people[0]
    lobbies = [await evening.open_seats(1) for _ in range(3)]
    said = await (await anna.slash("goldrush new", channel=evening.channel)).text()
    assert "You have 3 games waiting for players here" in said
    for lobby in lobbies:
        assert f"https://discord.com/channels/{evening.server.id}/{evening.channel.id}/{lobby.id})" in said
    evening.discord.world.delete_message(lobbies[1].message)
    assert "is open" in await (await anna.slash("goldrush new", channel=evening.channel)).text()
    assert evening.stored.statuses() == ["open", "closed", "open", "open"]
    assert len(evening.public(evening.channel)) == 3


async def test_of_seats_that_a_crash_kept_from_being_noted_those_that_were_posted_are_open_after_it(
    evening: Evening,
) -> None:
    anna, ben, cleo, _ = evening.people
    other, faults = evening.server.add_channel("elsewhere"), evening.discord.faults
    posted = faults.hold(rf"/channels/{evening.channel.id}/messages$", method="POST")
    lost = faults.hold(rf"/channels/{other.id}/messages$", method="POST", before_effect=True)
    await anna.slash("boomtown new", channel=evening.channel)
    await posted.reached()
    await ben.slash("boomtown new", channel=other)
    await lost.reached()
    await evening.bot.kill()
    faults.fail_next("POST", rf"/channels/{other.id}/messages$")
    posted.open()
    lost.open()
    await asyncio.sleep(0.1)
    await evening.house.start()
    await evening.until(evening.stored.statuses, ["open", "closed"])
    (lobby,) = evening.public(evening.channel)
    assert evening.stored.lobbies() == [int(lobby.id), None]
    assert evening.public(other) == []
    await cleo.press(lobby, "Join")
    await evening.discord.until(lambda: "Cleo" in lobby.text, what="the seats are shown")
    listed = await (await ben.slash("game list", channel=other)).text()
    assert listed.count("has open seats") == 1


async def test_with_a_channel_its_open_seats_go_and_its_running_game_goes_on_from_the_list_elsewhere(
    evening: Evening,
) -> None:
    anna, *_, dirk = evening.people
    thread, luck = await evening.open_game(3), random.Random(2)
    number, answered = evening.number, evening.answers()
    await evening.open_seats(1)
    elsewhere = evening.server.add_channel("elsewhere")
    thread.archive()
    evening.channel.delete()
    await evening.bot.says("is closed: its open seats are not there")
    await evening.bot.says(f"game {number} cannot be shown in its thread: deleted")
    await evening.discord.settle()
    assert evening.stored.statuses() == ["playing", "closed"]
    seen = await (await dirk.slash("game list", channel=elsewhere)).private()
    assert "but its thread was deleted. At the table: Anna, Ben and Cleo" in seen.text
    assert "open seats" not in seen.text
    assert seen.buttons == []
    panel = await (await anna.slash("game list", channel=elsewhere)).private()
    board = await (await anna.slash("game board", channel=elsewhere)).private()
    assert "was deleted" in board.text
    await anna.press(panel, f"Go on with #{number}")
    await evening.discord.until(lambda: "goes on" in panel.text, what="the list is shown anew")
    (again,) = elsewhere.threads
    assert f"is being played in <#{again.id}>" in panel.text
    assert panel.buttons == []
    await evening.discord.until(lambda: len(evening.boards(again)) == 1)
    assert evening.answers() == answered
    evening.channel = elsewhere
    assert await evening.play(again, luck, answers=2) == 2
