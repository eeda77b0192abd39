"""From no table to a running game: four presses, at any speed."""

import asyncio

from tests.e2e.evening import Evening


async def test_a_host_alone_adds_robots_and_starts_as_fast_as_he_can_press(evening: Evening) -> None:
    lobby = await evening.open_seats(1)
    host = evening.people[0]
    gate = evening.discord.faults.hold(r"/interactions/.*/callback", before_effect=True)
    first = asyncio.create_task(host.press(lobby, "Add a robot"))
    await gate.reached()
    others = [asyncio.create_task(host.press(lobby, label)) for label in ("Add a robot", "Add a robot")]
    await asyncio.sleep(0.05)
    start = asyncio.create_task(host.press(lobby, "Start"))
    await asyncio.sleep(0.2)
    gate.open()
    await asyncio.gather(first, *others, start)
    await evening.discord.until(lambda: "The game is on" in lobby.text)
    await evening.shown()
    assert len(evening.boards(evening.thread())) == 1
    assert evening.stored.seats() == 4


async def test_the_open_seats_show_what_a_press_has_done_and_only_a_first_seat_says_more_beside_them(
    evening: Evening,
) -> None:
    """Whoever sits down first is told in private when nobody hurries them, and can say where they are."""
    lobby = await evening.open_seats(2, robots=1)
    cleo = evening.people[2]
    reply = await cleo.press(lobby, "Join")
    assert reply.ack == "deferred update"
    await evening.discord.until(lambda: "Cleo" in lobby.text)
    await evening.discord.settle()
    (told,) = cleo.private(evening.channel)
    assert "Nobody hurries you between 22:00 and 8:00 (UTC)." in told.text
    (menu,) = told.selects
    await cleo.choose(told, menu.custom_id, [next(each for each in menu.options if "Kolkata" in each)])
    await evening.discord.until(lambda: "Which city" in (told.selects[0].placeholder or ""))
    (menu,) = told.selects
    await cleo.choose(told, menu.custom_id, [menu.options[0]])
    await evening.discord.until(lambda: "(Kolkata)" in told.text, what="the choice is shown")
    for label in ("Leave", "Join"):
        await cleo.press(lobby, label)
    await evening.discord.settle()
    assert len(cleo.private(evening.channel)) == 1, "once only"
    assert len(evening.public(evening.channel)) == 1


async def test_why_a_press_on_the_open_seats_does_nothing_is_said_to_who_pressed_alone(
    evening: Evening,
) -> None:
    lobby = await evening.open_seats(2)
    before = lobby.text
    reply = await evening.people[1].press(lobby, "Join")
    assert "already" in (await reply.private()).text
    assert lobby.text == before


async def test_who_starts_too_early_is_told_what_is_missing(evening: Evening) -> None:
    lobby = await evening.open_seats(2)
    said = await (await evening.people[0].press(lobby, "Start")).text()
    assert "At least 3 must be at the table, robots included. So far there are 2." in said
    assert evening.stored.statuses() == ["open"]


async def test_where_no_game_can_be_opened_it_is_said_why(evening: Evening) -> None:
    person = evening.people[0]
    said = await (await person.slash("boomtown new", channel=person.dm)).text()
    assert "not in direct messages" in said
    thread = await evening.open_game(3)
    assert "not in a thread" in await (await person.slash("boomtown new", channel=thread)).text()


async def test_the_host_chooses_a_pace_and_the_board_says_until_when_it_waits(evening: Evening) -> None:
    host, other, *_ = evening.people
    await (await host.slash("goldrush new", channel=evening.channel, pace="brisk")).text()
    lobby = host.last(evening.channel)
    assert "Pace: **brisk**" in lobby.text
    await other.press(lobby, "Join")
    refused = await other.choose(lobby, None, "relaxed")
    assert "sat at this table longest" in (await refused.private()).text
    await host.choose(lobby, None, "relaxed")
    await evening.discord.until(lambda: "Pace: **relaxed**" in lobby.text)
    await host.press(lobby, "Start")
    await evening.discord.until(lambda: "The game is on" in lobby.text)
    await evening.shown()
    board = evening.board(evening.thread())
    (soft,) = map(int, evening.stored.free_until(evening.number))
    assert f"-# until <t:{soft}:f>, <t:{soft}:R>" in board.text
