"""Open seats and people who come and go, also all at once."""

import asyncio

import pytest

from engine.clock.pace import PaceName
from engine.errors import Refused
from engine.journal.records import PersonId, SessionId
from engine.sessions.seating import Person
from engine.sessions.session_events import RobotSatDown
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, GUILD, TABLES, THREAD, opened, started, whole


async def refused(act, reason):
    with pytest.raises(Refused) as refusal:
        await act
    assert refusal.value.reason == reason


async def outcomes(*acts):
    """What becomes of acts at once: None, or the reason of a refusal."""
    found = await asyncio.gather(*acts, return_exceptions=True)
    assert all(isinstance(one, Refused) for one in found if isinstance(one, BaseException)), found
    return [one.reason if isinstance(one, Refused) else None for one in found]


async def test_six_people_join_two_free_seats_at_once_and_two_sit(sessions):
    session = await opened(sessions, BEN)
    people = [Person(PersonId(100 + n), f"P{n}") for n in range(6)]
    found = await outcomes(*(sessions.join(session.id, person) for person in people))
    assert sorted(found, key=str) == [None, None, *["no-free-seat"] * 4] or found.count(None) == 2
    assert found.count("no-free-seat") == 4
    assert len((await sessions.find(session.id, guild=GUILD)).seats) == 4


async def test_ten_joins_of_one_person_take_one_seat(sessions):
    session = await opened(sessions)
    found = await outcomes(*(sessions.join(session.id, BEN) for _ in range(10)))
    assert found == [None, *["already-seated"] * 9]
    assert (await sessions.find(session.id, guild=GUILD)).names == ("Anna", "Ben")


async def test_joins_and_leaves_at_once_end_in_a_whole_table(sessions):
    session = await opened(sessions, CLEO)
    acts = [(sessions.join if n % 2 == 0 else sessions.leave)(session.id, BEN) for n in range(11)]
    assert await outcomes(*acts) == [None] * 11
    stored = await sessions.find(session.id, guild=GUILD)
    assert [seat.person for seat in stored.seats] == [ANNA.id, CLEO.id, BEN.id]


async def test_robots_take_free_seats_only_and_have_names_of_their_own(sessions):
    session = await opened(sessions, Person(PersonId(7), "Dusty"))
    found = await outcomes(*(sessions.add_robot(session.id, ANNA) for _ in range(5)))
    assert found.count(None) == 2
    names = (await sessions.find(session.id, guild=GUILD)).names
    assert len(set(names)) == 4


async def test_the_host_alone_chooses_the_pace_until_the_game_starts(sessions):
    session = await opened(sessions, BEN)
    assert session.pace is PaceName.DAILY
    assert (await sessions.set_pace(session.id, ANNA, PaceName.BRISK)).pace is PaceName.BRISK
    await refused(sessions.set_pace(session.id, BEN, PaceName.NONE), "not-the-host")
    await refused(sessions.set_pace(session.id, CLEO, PaceName.NONE), "join-first")
    await refused(sessions.set_pace(session.id, ANNA, PaceName.OVERTIME), "not-an-option")
    assert (await sessions.find(session.id, guild=GUILD)).pace is PaceName.BRISK
    await sessions.leave(session.id, ANNA)
    await sessions.set_pace(session.id, BEN, PaceName.RELAXED)
    await sessions.start((await sessions.add_robot(session.id, BEN)).id, BEN, thread=THREAD)
    await refused(sessions.set_pace(session.id, BEN, PaceName.NONE), "already-started")
    assert (await sessions.find(session.id, guild=GUILD)).pace is PaceName.RELAXED


async def test_a_game_is_opened_at_the_pace_that_its_host_wants(sessions):
    session = await sessions.open(
        "toy", {}, guild=GUILD, channel=1, host=ANNA, language="en", pace=PaceName.EVENING
    )
    assert session.pace is PaceName.EVENING


async def test_a_robot_gives_its_name_up_to_a_person_who_is_called_so(sessions):
    session = await opened(sessions)
    await sessions.add_robot(session.id, ANNA)
    await sessions.add_robot(session.id, ANNA)
    stored = await sessions.join(session.id, Person(PersonId(7), "dusty"))
    assert stored.names[3] == "dusty"
    assert len({name.casefold() for name in stored.names}) == 4
    assert [seat.is_robot for seat in stored.seats] == [False, True, True, False]


async def test_only_who_sits_at_the_table_moves_robots_and_starts(sessions):
    session = await opened(sessions, BEN)
    await refused(sessions.add_robot(session.id, CLEO), "join-first")
    await refused(sessions.remove_robot(session.id, CLEO), "join-first")
    await refused(sessions.start(session.id, CLEO, thread=THREAD), "join-first")
    await refused(sessions.remove_robot(session.id, ANNA), "no-robot")
    await refused(sessions.leave(session.id, CLEO), "join-first")


async def test_who_has_no_seat_is_not_sent_to_seats_that_are_all_taken(sessions):
    session = await opened(sessions, BEN)
    for _ in range(2):
        await sessions.add_robot(session.id, ANNA)
    await refused(sessions.remove_robot(session.id, CLEO), "no-seat-left")
    await refused(sessions.leave(session.id, CLEO), "no-seat-left")


async def test_the_robot_that_sat_down_last_gets_up_first(sessions):
    session = await opened(sessions)
    await sessions.add_robot(session.id, ANNA)
    await sessions.add_robot(session.id, ANNA)
    await sessions.join(session.id, BEN)
    names = (await sessions.remove_robot(session.id, ANNA)).names
    assert names == ("Anna", "Dusty", "Ben")


async def test_a_start_needs_enough_seats_and_robots_count(sessions):
    session = await opened(sessions)
    with pytest.raises(Refused) as refusal:
        await sessions.start(session.id, ANNA, thread=THREAD)
    assert (refusal.value.reason, refusal.value.values) == ("too-few", {"low": 2, "seated": 1})
    await sessions.add_robot(session.id, ANNA)
    assert (await sessions.start(session.id, ANNA, thread=THREAD)).status == "playing"


async def test_of_two_starts_at_once_one_counts(sessions):
    session = await opened(sessions, BEN)
    starts = (sessions.start(session.id, person, thread=THREAD) for person in (ANNA, BEN))
    assert await outcomes(*starts) == [None, "already-started"]
    assert (await sessions.position(session.id, None)).told == 0


async def test_nobody_joins_a_running_or_closed_game(sessions):
    session = await started(sessions, BEN)
    await refused(sessions.join(session.id, CLEO), "already-started")
    await refused(sessions.add_robot(session.id, ANNA), "already-started")
    closed = await opened(sessions)
    await sessions.leave(closed.id, ANNA)
    await refused(sessions.join(closed.id, BEN), "game-closed")
    await refused(sessions.start(closed.id, ANNA, thread=THREAD), "game-closed")
    await refused(sessions.leave(closed.id, ANNA), "game-closed")
    await refused(sessions.position(closed.id, None), "game-closed")


async def test_a_game_that_has_not_started_has_no_position(sessions):
    session = await opened(sessions)
    await refused(sessions.position(session.id, None), "not-started")
    await refused(sessions.asked(session.id, ANNA.id), "not-started")
    await refused(sessions.submit(session.id, ANNA, "1"), "not-started")


async def test_before_the_start_the_host_passes_to_the_next_and_the_last_closes(sessions):
    session = await opened(sessions, BEN)
    assert (await sessions.leave(session.id, ANNA)).host == BEN.id
    left = await sessions.leave(session.id, BEN)
    assert (left.status, left.seats) == ("closed", ())


async def test_robots_alone_do_not_keep_an_open_game(sessions):
    session = await opened(sessions)
    await sessions.add_robot(session.id, ANNA)
    assert (await sessions.leave(session.id, ANNA)).status == "closed"


async def test_who_leaves_in_mid_game_is_followed_by_a_robot_that_plays_on_at_once(sessions):
    session = await started(sessions, BEN, CLEO)
    left = await sessions.leave(session.id, ANNA)
    assert (left.host, left.status, left.seats[0].person) == (BEN.id, "playing", None)
    position = await sessions.position(session.id, None)
    assert position.waiting_for == (1,)
    events = [told.event for told in await sessions.story(left)]
    assert events[0] == RobotSatDown(0, "Anna", left.seats[0].name)
    await refused(sessions.asked(session.id, ANNA.id), "not-seated")
    await refused(sessions.leave(session.id, ANNA), "not-seated")


async def test_a_robots_turns_never_block_the_others(sessions):
    session = await started(sessions, BEN, robots=2)
    for _ in range(3):
        for person in (ANNA, BEN):
            await sessions.submit(session.id, person, "3")
        for person in (ANNA, BEN):
            await sessions.submit(session.id, person, "x")
    position = await sessions.position(session.id, None)
    assert position.ranking is not None
    assert position.session.status == "over"


async def test_when_the_last_person_leaves_a_running_game_it_is_closed_and_waits_for_nobody(
    sessions, journal
):
    session = await started(sessions, BEN, robots=1)
    await sessions.leave(session.id, ANNA)
    left = await sessions.leave(session.id, BEN)
    assert left.status == "closed"
    for reader in (sessions, Sessions(journal, TABLES)):
        position = await reader.position(session.id, None)
        assert (position.waiting_for, position.decisions) == ((), {})
    assert await sessions.in_guild(GUILD) == []


async def test_leaving_while_others_answer_keeps_the_stored_and_the_live_match_alike(sessions, journal):
    for turn in range(12):
        session = await started(sessions, BEN, CLEO)
        acts = [sessions.submit(session.id, ANNA, "1"), sessions.leave(session.id, BEN)]
        acts.insert(
            turn % 3, sessions.leave(session.id, ANNA) if turn % 2 else sessions.leave(session.id, CLEO)
        )
        await asyncio.gather(*acts, return_exceptions=True)
        assert await whole(sessions, session) == await whole(Sessions(journal, TABLES), session)


async def test_a_game_that_is_over_is_not_left(sessions):
    session = await started(sessions, BEN)
    for _ in range(3):
        for text in ("1", "x"):
            for person in (ANNA, BEN):
                await sessions.submit(session.id, person, text)
    await refused(sessions.leave(session.id, ANNA), "game-over")


async def test_another_servers_session_is_not_found(sessions):
    session = await started(sessions, BEN)
    await refused(sessions.find(session.id, guild=GUILD + 1), "no-such-game")
    await refused(sessions.find(session.id, guild=None), "no-such-game")
    await refused(sessions.find(SessionId(999), guild=GUILD), "no-such-game")
    await refused(sessions.at_hand(SessionId(999), guild=GUILD), "no-such-game")
    for _ in ("not in memory", "in memory"):
        assert (await sessions.at_hand(session.id, guild=GUILD)).names == ("Anna", "Ben")
        await refused(sessions.at_hand(session.id, guild=GUILD + 1), "no-such-game")
        await refused(sessions.at_hand(session.id, guild=None), "no-such-game")
        await sessions.position(session.id, None)
    await refused(sessions.join(SessionId(999), ANNA), "no-such-game")
    assert await sessions.in_guild(GUILD + 1) == []


async def test_a_person_finds_his_own_games_only(sessions):
    mine, other = await opened(sessions, BEN), await opened(sessions, CLEO)
    assert [s.id for s in await sessions.in_guild(GUILD, BEN.id)] == [mine.id]
    assert [s.id for s in await sessions.in_guild(GUILD)] == [other.id, mine.id]
    assert await sessions.in_guild(GUILD, DIRK.id) == []


@pytest.mark.parametrize(
    "number", [10**16 + 1, 2**53 + 1, 10**18 + 1, 2**63 - 1, 2**63, 12345678901234567891]
)
async def test_ids_of_17_to_20_digits_stay_exact(sessions, posted, number):
    person = Person(PersonId(number), "Anna")
    session = await sessions.open(
        "toy", {"a": True, "b": False}, guild=number, channel=number, host=person, language="nl"
    )
    await sessions.add_robot(session.id, person)
    await posted.set_lobby(session.id, number)
    session = await sessions.start(session.id, person, thread=number)
    await sessions.submit(session.id, person, "3")
    await posted.set_board(session.id, thread=number, message=number, board_from=1, due=[person.id], posted=1)
    found = await sessions.in_thread(number)
    assert (found.guild, found.channel, found.lobby, found.thread, found.host) == (number,) * 5
    assert (found.board, found.board_due, found.seats[0].person) == (number, (number,), number)
    assert (found.options, found.language) == ({"a": True, "b": False}, "nl")
    assert [s.id for s in await sessions.in_guild(number, person.id)] == [session.id]


@pytest.mark.parametrize(
    "name", ["'; DROP TABLE seats; --", "{0} %s $x", "𝔄" * 32, "", "‮evil", "Zoë", "👩\u200d👧"]
)
async def test_any_name_is_stored_as_it_is(sessions, name):
    session = await sessions.open(
        "toy", {}, guild=1, channel=1, host=Person(PersonId(1), name), language="en"
    )
    assert (await sessions.find(session.id, guild=1)).names == (name,)


async def test_whoever_hosts_three_open_games_opens_no_fourth_on_this_server(sessions):
    first, second, third = [await opened(sessions) for _ in range(3)]
    with pytest.raises(Refused) as refusal:
        await opened(sessions)
    assert refusal.value.reason == "too-many-open"
    assert refusal.value.values == {"count": 3, "games": f"#{first.id}, #{second.id}, #{third.id}"}
    assert [session.id for session in await sessions.waiting(GUILD, ANNA.id)] == [
        first.id,
        second.id,
        third.id,
    ]
    await opened(sessions, guild=GUILD + 1)
    await sessions.join(first.id, BEN)
    await sessions.start(first.id, ANNA, thread=THREAD)
    await opened(sessions)
    await refused(opened(sessions), "too-many-open")
    await sessions.close(second.id)
    await opened(sessions)


async def test_of_forty_games_that_one_person_opens_at_once_three_are_and_all_of_others(sessions):
    others = [Person(PersonId(100 + n), f"P{n}") for n in range(10)]
    acts = [opened(sessions) for _ in range(40)]
    acts += [
        sessions.open("toy", {}, guild=GUILD, channel=1, host=person, language="en") for person in others
    ]
    found = await outcomes(*acts)
    assert found[:40].count(None) == 3
    assert found[:40].count("too-many-open") == 37
    assert found[40:] == [None] * 10


async def test_open_games_count_for_whoever_hosts_them_now(sessions):
    for _ in range(3):
        session = await opened(sessions, BEN)
        await sessions.leave(session.id, ANNA)
    await opened(sessions)
    with pytest.raises(Refused, match="too-many-open"):
        await sessions.open("toy", {}, guild=GUILD, channel=1, host=BEN, language="en")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("An\x00na", "Anna"),
        ("An\nna\t B", "An na B"),
        ("\x1b[31mAnna\x7f", "[31mAnna"),
        ("\ud83dAnna", "Anna"),
        ("\x00", ""),
        ("W" * 5000, "W" * 64),
        ("Z" + "\u0335" * 5000, "Z" + "\u0335" * 63),
    ],
    ids=["a null", "lines", "an escape", "half a character", "nothing else", "long", "a tower"],
)
async def test_what_no_name_can_have_is_struck_from_it(sessions, name, kept):
    anna = Person(PersonId(1), name)
    session = await sessions.open("toy", {}, guild=1, channel=1, host=anna, language="en")
    session = await sessions.join(session.id, Person(PersonId(2), name))
    assert session.names == (kept, kept)
