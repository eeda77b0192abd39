"""A server's settings are obeyed where it counts: whoever opens, joins, starts or takes a seat is refused in
the transaction that would do it.
"""

import asyncio

import pytest

from engine.clock.pace import DAY, PaceName
from engine.errors import Refused
from engine.journal.server_rows import ServerRow
from engine.sessions.lost_seats import LostSeats
from engine.sessions.openings import NotAllowedHere, Opener
from engine.sessions.sequels import Sequels
from engine.sessions.server_settings import Setting, with_setting
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.sessions.test_seats import refused
from tests.engine.table_talk import ANNA, BEN, CHANNEL, CLEO, DIRK, GUILD, TABLES, opened, started


@pytest.fixture
def table(journal):
    return Clockwork(journal)


@pytest.fixture
def server(table):
    """Changes settings of the server."""
    servers = Servers(table.workings)

    async def choose(setting, value, **more):
        await servers.change(GUILD, DIRK.id, setting, lambda row: with_setting(row, setting, value), **more)

    choose.servers = servers
    return choose


async def new(table, host=ANNA, *, game="toy", channel=CHANNEL, guild=GUILD, opener=None, **more):
    """Open a game as a command does."""
    return await table.sessions.open(
        game,
        {},
        guild=guild,
        channel=channel,
        host=host,
        language="en",
        opener=opener or Opener(),
        **more,
    )


async def test_games_are_opened_in_the_channels_of_the_setting_alone(table, server):
    before = await table.started(BEN)
    await server(Setting.CHANNELS, [CHANNEL + 1, CHANNEL + 2])
    with pytest.raises(NotAllowedHere, match="only-in-channels") as refusal:
        await new(table)
    assert refusal.value.allowed == (CHANNEL + 1, CHANNEL + 2)
    await new(table, channel=CHANNEL + 2)
    await new(table, guild=GUILD + 1)
    await table.sessions.submit(before.id, ANNA, "3")
    await server(Setting.CHANNELS, ())
    await refused(new(table, channel=CHANNEL + 2), "only-in-channels")
    await server(Setting.CHANNELS, None)
    await new(table)


async def test_games_are_opened_by_the_roles_of_the_setting_and_by_admins(table, server):
    await server(Setting.OPENERS, [5, 6])
    with pytest.raises(NotAllowedHere, match="only-by-roles") as refusal:
        await new(table, opener=Opener(roles=[7]))
    assert refusal.value.allowed == (5, 6)
    session = await new(table, opener=Opener(roles=[7, 6]))
    await new(table, opener=Opener(is_admin=True))
    await table.sessions.join(session.id, BEN)
    await server(Setting.OPENERS, ())
    await refused(new(table, opener=Opener(roles=[6])), "only-by-roles")
    await new(table, opener=Opener(is_admin=True))


async def test_only_games_of_the_setting_are_opened(table, server):
    await server(Setting.GAMES, ["market", "asking"])
    with pytest.raises(NotAllowedHere, match="only-these-games") as refusal:
        await new(table)
    assert refusal.value.allowed == ("market", "asking")
    await new(table, game="market")


async def test_whoever_chooses_no_pace_has_the_one_that_the_server_proposes(table, server):
    assert (await new(table)).pace is PaceName.DAILY
    await server(Setting.PACE, "relaxed")
    assert (await new(table)).pace is PaceName.RELAXED
    assert (await new(table, pace=PaceName.BRISK)).pace is PaceName.BRISK


async def test_from_nine_hundred_threads_on_nothing_is_opened_whatever_is_set(table, server):
    await server(Setting.MOST_ON_SERVER, 800)
    await new(table, opener=Opener(threads=899))
    await refused(new(table, opener=Opener(threads=900, is_admin=True)), "threads-nearly-full")


@pytest.mark.parametrize("most", [1, 2])
async def test_however_many_are_opened_at_the_same_moment_no_more_than_the_setting_allows_are(
    table, server, most
):
    await server(Setting.MOST_OPEN, most)
    made = await asyncio.gather(*(new(table) for _ in range(5)), return_exceptions=True)
    assert [isinstance(one, Refused) for one in made].count(False) == most
    assert {one.reason for one in made if isinstance(one, Refused)} == {"too-many-open"}
    await new(table, host=BEN)
    await new(table, guild=GUILD + 1)


async def test_one_person_plays_in_as_many_games_as_the_setting_allows(table, server):
    await server(Setting.MOST_RUNNING, 2)
    first, waiting = await table.started(BEN), await opened(table.sessions, CLEO)
    await table.started(CLEO)
    await refused(new(table), "too-many-running")
    await new(table, host=BEN)
    await table.sessions.leave(waiting.id, ANNA)
    await refused(table.sessions.join(waiting.id, ANNA), "too-many-running")
    elsewhere = await opened(table.sessions, guild=GUILD + 1)
    await table.sessions.join(elsewhere.id, CLEO)
    await table.sessions.leave(first.id, ANNA)
    await table.sessions.join(waiting.id, ANNA)


async def test_ten_games_are_the_most_that_one_person_plays_if_nothing_is_set(sessions):
    for _ in range(10):
        await started(sessions, BEN)
    await refused(opened(sessions), "too-many-running")


async def offered(table):
    """A game of Anna's and Ben's with a seat that anybody may take."""
    session = await table.started(BEN, robots=1)
    await LostSeats(table.workings).offer_robots_seat(session.id, ANNA.id, 2)
    return session


async def test_an_offered_seat_is_for_whoever_may_play_one_more_game(table, server):
    lost = LostSeats(table.workings)
    sessions = [await offered(table) for _ in range(3)]
    await server(Setting.MOST_RUNNING, 1)
    took = await asyncio.gather(*(lost.take(each.id, 2, CLEO) for each in sessions), return_exceptions=True)
    assert sorted(isinstance(one, Refused) for one in took) == [False, True, True]
    stored = [await table.stored(each) for each in sessions]
    assert [each.seat_of(CLEO.id) is not None for each in stored].count(True) == 1
    for each in stored:
        await table.sessions.submit(each.id, ANNA, "3")
        assert len(await lost.offered(each.id)) == (each.seat_of(CLEO.id) is None)
    await refused(
        lost.take(next(each.id for each in stored if each.seat_of(CLEO.id) is None), 2, CLEO),
        "too-many-running",
    )


async def test_as_many_games_run_on_a_server_as_the_setting_allows(table, server):
    await server(Setting.MOST_ON_SERVER, 2)
    await table.started(BEN)
    waiting = [await opened(table.sessions, BEN) for _ in range(3)]
    made = await asyncio.gather(
        *(table.sessions.start(each.id, ANNA, thread=500 + each.id) for each in waiting),
        return_exceptions=True,
    )
    assert sorted(isinstance(one, Refused) for one in made) == [False, True, True]
    assert {one.reason for one in made if isinstance(one, Refused)} == {"server-full"}
    await refused(new(table), "server-full")
    left = [each for each in waiting if (await table.stored(each)).status == "open"]
    await refused(table.sessions.check_start(left[0].id, ANNA), "server-full")
    await server(Setting.MOST_ON_SERVER, 3)
    await table.sessions.start(left[0].id, ANNA, thread=600)


async def test_where_robots_are_off_none_sits_down_before_the_start_but_one_plays_on_for_whoever_leaves(
    table, server
):
    session = await opened(table.sessions, BEN)
    assert await table.sessions.takes_robots(GUILD)
    await table.sessions.add_robot(session.id, ANNA)
    await server(Setting.ROBOTS, value=False)
    assert not await table.sessions.takes_robots(GUILD)
    await refused(table.sessions.add_robot(session.id, ANNA), "no-robots-here")
    await table.sessions.start(session.id, ANNA, thread=9)
    await table.sessions.leave(session.id, BEN)
    assert [seat.is_robot for seat in (await table.stored(session)).seats] == [False, True, True]


async def test_sequels_obey_the_settings_too(table, server):
    before, sequels = await table.finished(BEN, robots=1), Sequels(table.workings)
    await server(Setting.CHANNELS, [CHANNEL + 1])
    await refused(sequels.play_again(before.id, ANNA), "only-in-channels")
    await server(Setting.CHANNELS, None)
    await server(Setting.OPENERS, [5])
    await refused(sequels.play_again(before.id, ANNA), "only-by-roles")
    await refused(sequels.play_again(before.id, ANNA, Opener(roles=[5], threads=900)), "threads-nearly-full")
    await server(Setting.ROBOTS, value=False)
    await server(Setting.LANGUAGE, "de")
    sequel = await sequels.play_again(before.id, ANNA, Opener(roles=[5]), "nl")
    assert [seat.is_robot for seat in sequel.session.seats] == [False]
    assert sequel.session.language == "de"
    again = await sequels.play_again(before.id, BEN)
    assert not again.is_new, "one that is open may be found by everybody"


async def test_open_seats_to_which_nobody_came_are_opened_again_where_the_settings_allow(table, server):
    session, sequels = await table.opened(), Sequels(table.workings)
    table.at += 8 * DAY
    await table.journal.write(
        lambda db: db.execute("UPDATE sessions SET status = 'closed' WHERE id = ?", (session.id,))
    )
    await server(Setting.GAMES, ["market"])
    await refused(sequels.open_again(session.id, BEN), "only-these-games")
    await server(Setting.GAMES, None)
    again = await sequels.open_again(session.id, BEN, Opener(), "nl")
    assert again.session.language == "nl", "the server's own language may have changed since"


async def test_a_server_speaks_another_language_in_all_that_is_open_or_runs(table, server):
    running, waiting, over = await table.started(BEN), await table.opened(), await table.finished(CLEO)
    elsewhere = await started(table.sessions, BEN, guild=GUILD + 1)
    live = table.workings.matches
    for each in (running, elsewhere):
        await table.sessions.position(each.id, None)
    await server(Setting.LANGUAGE, "nl", own_language="en")
    assert live.session(running.id).language == "nl", "the match in memory knows it, too"
    assert live.session(elsewhere.id).language == "en"
    assert [(await table.stored(each)).language for each in (running, waiting, over)] == ["nl", "nl", "en"]
    assert (await new(table)).language == "nl"
    await table.sessions.submit(running.id, ANNA, "3")
    assert (await table.sessions.position(running.id, None)).session.language == "nl"
    await server(Setting.LANGUAGE, None, own_language="de")
    assert (await table.stored(running)).language == live.session(running.id).language == "de"
    assert (await new(table)).language == "en"


async def test_a_match_that_comes_into_memory_meanwhile_speaks_the_new_language(table, server):
    running = await table.started(BEN)
    fresh = Sessions(table.journal, TABLES)
    changing = Servers(fresh.workings).change(
        GUILD, DIRK.id, Setting.LANGUAGE, lambda row: with_setting(row, Setting.LANGUAGE, "nl")
    )
    await asyncio.gather(*(fresh.position(running.id, None) for _ in range(3)), changing)
    assert fresh.workings.matches.session(running.id).language == "nl"


async def test_a_choice_that_is_refused_changes_nothing(table, server):
    await refused(server(Setting.MOST_OPEN, 11), "setting-out-of-bounds")
    assert await server.servers.of(GUILD) == ServerRow()
    assert await server.servers.acts(GUILD, 9) == []


async def test_what_was_deleted_leaves_the_settings_and_is_nobodys_act(table, server):
    await server(Setting.CHANNELS, [5, 6])
    await server(Setting.OPENERS, [5])
    await server.servers.role_is_gone(GUILD, 6)
    await server.servers.channel_is_gone(GUILD, 5)
    assert await server.servers.of(GUILD) == ServerRow(channels=(6,), openers=(5,))
    await server.servers.role_is_gone(GUILD, 5)
    assert await server.servers.of(GUILD) == ServerRow(channels=(6,), openers=())
    assert len(await server.servers.acts(GUILD, 9)) == 2
