"""Games that have lost their place: open seats whose message is gone, a thread that went with its channel."""

import asyncio

from tests.e2e.evening import Evening

SEATS = "SELECT id, status FROM sessions ORDER BY id"


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
    assert [status for _, status in evening.rows(SEATS)] == ["open", "closed", "open", "open"]
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
    await evening.discord.settle()
    (lobby,) = evening.public(evening.channel)
    assert evening.rows("SELECT lobby FROM sessions WHERE status = 'open'") == [(int(lobby.id),)]
    assert [status for _, status in evening.rows(SEATS)] == ["open", "closed"]
    assert evening.public(other) == []
    await cleo.press(lobby, "Join")
    await evening.discord.until(lambda: "Cleo" in lobby.text, what="the seats are shown")
    listed = await (await ben.slash("game list", channel=other)).text()
    assert listed.count("has open seats") == 1
