"""Whoever is forgotten leaves nothing in the file but a number, and the others' games stay as they are."""

import json
import shutil
import sqlite3
from contextlib import closing

import pytest

from engine.errors import JournalError, Refused, ReplayMismatch
from engine.journal import entry_rows, fixture_rows, league_rows, rewriting, server_act_rows
from engine.journal.copies import backup
from engine.journal.file_checks import beside
from engine.journal.journal import Journal
from engine.journal.league_rows import ActRow
from engine.journal.personal_columns import PERSONAL
from engine.journal.restores import restore
from engine.journal.server_act_rows import ActKind
from engine.journal.snowflakes import is_ghost, signed
from engine.play.chance import Chance
from engine.sessions.forgetting import Forgetting, Kept, forget_again
from engine.sessions.lost_seats import LostSeats
from engine.sessions.moderation import Moderation
from engine.sessions.preferences import Preferences
from engine.sessions.sequels import Sequels
from engine.sessions.servers import Servers
from engine.sessions.session_events import RobotSatDown, TookSeat
from tests.effort import share_of
from tests.engine.sessions import walk as walks
from tests.engine.sessions.forgotten import Seen, all_of, crowd, ghosts_of, leave_all, recorded, traces
from tests.engine.sessions.forgotten_table import ADA, BO, CY, DI, Table, filled
from tests.engine.table_talk import GUILD, TABLES


@pytest.fixture(autouse=True)
def no_rest(monkeypatch):
    """The file is rewritten each time."""
    monkeypatch.setattr("engine.sessions.forgetting.REST_S", 0.0)


@pytest.fixture
def table(journal):
    return Table(journal)


# Games


async def test_running_games_are_played_on_by_robots_and_open_seats_are_free(table):
    running, lobby = await table.started(ADA, BO), await table.opened(BO, ADA, CY)
    hosted = await table.opened(ADA, DI)
    alone = await table.opened(ADA)
    counts = await table.forgetting.stored(ADA.id)
    assert [one.id for one in counts.running] == [running.id]
    assert [one.id for one in counts.open] == [lobby.id, hosted.id, alone.id]
    assert counts.counts[Kept.GAMES] == 4
    changed = await table.forgetting.forget(ADA.id)
    assert changed == (running.id, lobby.id, hosted.id, alone.id)
    now = await table.session(running)
    assert now.status == "playing"
    assert now.seats[0].is_robot
    assert BO.id in now.asked_since, "the robot has answered"
    assert [seat.person for seat in (await table.session(lobby)).seats] == [BO.id, CY.id]
    assert (await table.session(hosted)).host == DI.id
    assert (await table.session(alone)).status == "closed"
    assert (await table.forgetting.stored(ADA.id)).is_nothing
    assert traces(table.journal.path, ADA) == {}


async def test_a_frozen_game_is_left_too(table):
    session = await table.started(BO, ADA)
    await table.rows("UPDATE answers SET digest = 'z' WHERE session = ?", session.id)
    await table.sessions.submit(session.id, BO, "3")
    await table.rows("UPDATE answers SET answer = '\"x\"' WHERE session = ?", session.id)
    table.sessions.workings.matches.evict(session.id)
    with pytest.raises(ReplayMismatch):
        await table.sessions.position(session.id, None)
    await table.forgetting.forget(ADA.id)
    now = await table.session(session)
    assert now.seats[1].is_robot
    assert not [call for call in now.calls if call.seat == 1]
    await table.forgetting.forget(BO.id)
    assert (await table.session(session)).status == "closed"
    assert not (await table.session(session)).calls


async def test_whoever_is_forgotten_is_not_there_when_a_moderators_end_is_taken_back(table):
    running, alone = await table.started(ADA, BO), await table.started(ADA, DI)
    await table.sessions.leave(alone.id, DI)
    lobby, empty = await table.opened(CY, ADA), await table.opened(ADA)
    await table.rows("UPDATE sessions SET status = 'closed', ended_by = 1, ended = 5")
    counts = await table.forgetting.stored(ADA.id)
    assert counts.running == counts.open == ()
    await table.forgetting.forget(ADA.id)
    assert [seat.person for seat in (await table.session(lobby)).seats] == [CY.id]
    for gone in (alone, empty):
        assert (await table.session(gone)).ended_by is None, "nobody could go on"
    assert await table.forgetting.go_on() == ()
    await table.rows(
        "UPDATE sessions SET ended_by = NULL, status = CASE WHEN seed IS NULL THEN 'open' ELSE 'playing' END"
        " WHERE ended_by IS NOT NULL"
    )
    assert await table.forgetting.go_on() == (running.id,)
    now = await table.session(running)
    assert now.seats[0].is_robot
    assert BO.id in now.asked_since
    assert await table.forgetting.go_on() == ()
    assert traces(table.journal.path, ADA) == {}


async def test_former_players_of_one_game_are_told_apart_and_are_others_elsewhere(table):
    here, there = await table.over(ADA, BO, CY), await table.over(ADA, BO, guild=GUILD + 1)
    for person in (ADA, BO):
        await table.forgetting.forget(person.id)
    found = [seat for one in (here, there) for seat in (await table.session(one)).seats]
    ghosts = [seat.person for seat in found if seat.person != CY.id]
    assert len(set(ghosts)) == 4
    assert all(is_ghost(ghost) for ghost in ghosts)
    assert {seat.name for seat in found if seat.person != CY.id} == {""}
    assert is_ghost((await table.session(here)).host)


async def test_who_comes_back_and_is_forgotten_again_is_the_same_ghost_in_the_same_game(table):
    session = await table.started(BO, ADA, CY)
    await table.sessions.submit(session.id, BO, "3")
    await table.sessions.submit(session.id, ADA, "4")
    await table.forgetting.forget(ADA.id)
    lost = LostSeats(table.sessions.workings)
    await lost.offer_robots_seat(session.id, BO.id, 1)
    await lost.take(session.id, 1, ADA)
    await table.play_on(session, ADA, BO, CY)
    await table.forgetting.forget(ADA.id)
    now = await table.session(session)
    asked = "SELECT DISTINCT person FROM answers WHERE session = ? AND seat = 1"
    assert {one for (one,) in await table.rows(asked, session.id)} - {None} == {now.seats[1].person}
    assert len(await ghosts_of(table.sessions)) == 1
    assert [event.name for event in await table.events(session, TookSeat)] == [""]
    assert traces(table.journal.path, ADA) == {}


async def test_whose_seat_a_moderator_took_cannot_have_it_again_by_being_forgotten(table):
    moderation = Moderation(table.sessions.workings, Servers(table.sessions.workings))
    running, lobby = await table.started(BO, ADA, CY), await table.opened(BO, ADA, CY)
    for session in (running, lobby):
        await moderation.free_seat(session.id, DI, "They were rude", ADA.id)
    await table.forgetting.forget(ADA.id)
    assert traces(table.journal.path, ADA) == {}
    with pytest.raises(Refused, match="expelled"):
        await LostSeats(table.sessions.workings).take(running.id, 1, ADA)
    with pytest.raises(Refused, match="expelled"):
        await table.sessions.join(lobby.id, ADA)
    await table.sessions.join((await table.opened(BO)).id, ADA)
    await table.sessions.join(lobby.id, DI)


async def test_nobody_invites_a_ghost_to_play_again(table):
    session = await table.over(ADA, BO, CY)
    await table.forgetting.forget(ADA.id)
    sequel = await Sequels(table.sessions.workings).play_again(session.id, BO)
    assert sequel.invited == (CY.id,)
    assert [seat.person for seat in sequel.session.seats] == [BO.id]


async def test_a_board_that_was_on_its_way_does_not_bring_them_back(table):
    session = await table.started(ADA, BO, CY)
    await table.forgetting.forget(ADA.id)
    await table.posted.set_board(
        session.id, thread=session.thread, message=1, board_from=1, due=[ADA.id, BO.id], posted=1
    )
    assert (await table.session(session)).board_due == (BO.id,)


# Everything else


async def test_each_column_of_the_list_is_without_the_person(table):
    session = await filled(table)
    at = table.now

    def office(db):
        league = league_rows.insert_league(
            *(db,), guild=GUILD, name="L", folded="l", game="toy", channel=1, tables_channel=1, at=at
        )
        entry_rows.add_entry(db, league, 1, 1, ADA.id, ADA.name)
        fixture_rows.add_fixtures(db, league, 1, [(1, 1)])
        table_id = fixture_rows.fixtures(db, league, 1)[1, 1].id
        fixture_rows.add_report(db, league, table_id, ADA.id, "They whisper", at)
        for number, by in enumerate((ADA.id, BO.id), 1):
            row = ActRow(number, 1, "Expelled", "{}", "organiser", by, f"{ADA.name} sang", at, True)
            league_rows.add_act(db, league, row, once=None)
        more = {"session": session.id, "reason": f"{ADA.name} was rude", "at": at}
        named = {"seat": 0, "name": ADA.name}
        server_act_rows.add_server_act(db, GUILD, ActKind.PAUSE, ADA.id, **more)
        server_act_rows.add_server_act(db, GUILD, ActKind.SEAT, BO.id, about=ADA.id, data=named, **more)
        server_act_rows.add_server_act(db, GUILD, ActKind.END, BO.id, **more)
        db.execute(
            "INSERT INTO reminders (session, seat, ticket, due, at, channel) VALUES (?, 0, '1.1', 5, ?, 7)",
            (session.id, at),
        )
        db.execute(
            "INSERT INTO offers (session, seat, name, since) VALUES (?, 0, ?, ?)", (session.id, ADA.name, at)
        )
        db.execute(
            "INSERT INTO story (session, number, kind, event, at) VALUES (?, 999, 'Paused', ?, ?)",
            (session.id, json.dumps({"name": ADA.name, "reason": "rude"}), at),
        )

    await table.journal.write(office)
    before = await table.forgetting.stored(ADA.id)
    missing = {kind for kind, count in before.counts.items() if not count}
    assert missing <= {Kept.ANSWERS, Kept.ORDERS}
    await table.forgetting.forget(ADA.id)
    theirs = (str(ADA.id), str(signed(ADA.id)), ADA.name)
    for one in PERSONAL:
        found = await table.rows(f"SELECT {one.column} FROM {one.table}")  # noqa: S608
        assert [value for (value,) in found if any(each in str(value) for each in theirs)] == [], one
    assert set(await table.rows("SELECT reason FROM server_acts")) == {("",)}
    assert await table.rows("SELECT * FROM reminders") == []
    (told,) = await table.rows("SELECT event FROM story WHERE kind = 'Paused'")
    assert json.loads(told[0]) == {"name": "", "reason": ""}
    by = await table.rows("SELECT by, about FROM server_acts WHERE number <= 2 ORDER BY number")
    assert is_ghost(by[0][0])
    assert (by[1][0], is_ghost(by[1][1])) == (signed(BO.id), True)
    assert traces(table.journal.path, ADA) == {}


async def test_the_memory_forgets_too(journal):
    heard = []
    table = Table(journal)
    forgetting = Forgetting(table.sessions.workings, [heard.append])
    session = await table.over(ADA, BO)
    await table.sessions.position(session.id, ADA.id)
    await forgetting.forget(ADA.id)
    assert heard == [ADA.id]
    assert table.sessions.workings.matches.session(session.id) is None


async def test_whoever_sits_down_meanwhile_is_forgotten_there_too(table, monkeypatch):
    await table.started(ADA, BO)
    left, late = table.forgetting._leave, []

    async def leave(session_id, person):
        await left(session_id, person)
        if not late:
            late.append(await table.opened(BO, ADA))

    monkeypatch.setattr(table.forgetting, "_leave", leave)
    await table.forgetting.forget(ADA.id)
    assert [seat.person for seat in (await table.session(late[0])).seats] == [BO.id]
    assert traces(table.journal.path, ADA) == {}


async def test_nothing_is_written_anew_for_somebody_of_whom_nothing_is_known(table, monkeypatch):
    await table.over(BO, CY)

    async def rewrite(_):
        raise AssertionError

    monkeypatch.setattr(Journal, "rewrite", rewrite)
    assert await table.forgetting.forget(ADA.id) == ()


async def test_who_is_deleted_over_and_over_keeps_nobody_waiting(table, monkeypatch):
    monkeypatch.setattr("engine.sessions.forgetting.REST_S", 600.0)
    rewrite, done = Journal.rewrite, []

    async def counted(journal):
        done.append(await rewrite(journal))

    monkeypatch.setattr(Journal, "rewrite", counted)
    for person in (ADA, BO, CY):
        await Preferences(table.journal).choose(person.id, palette="standard")
        await table.forgetting.forget(person.id)
    assert done == [True]
    assert await table.journal.read(rewriting.is_due)
    table.passes(hours=1)
    for _ in range(2):
        await table.forgetting.clear_file()
    assert done == [True, True]


# The others


async def forget_each(sessions, path, people, *, others):
    """Forget people one after the other, and see each time that nothing is left, and that others see the
    same as before. Returns how many looks of others at a game were compared."""
    forgetting, compared = Forgetting(sessions.workings), 0
    for person in people:
        await leave_all(sessions, person)
        staying = others[others.index(person) + 1 :]
        seen = Seen(sessions, person, staying)
        before = await seen.look()
        await forgetting.forget(person.id)
        assert traces(path, person) == {}
        after = await seen.look()
        assert before.keys() == after.keys()
        assert [key for key, one in before.items() if after[key] != one] == []
        compared += len(after)
    return compared


async def walked(path, people, seed, steps, monkeypatch):
    """A file in which these people have done whatever there is to do, and the walk."""
    monkeypatch.setattr(walks, "PEOPLE", people)
    monkeypatch.setattr(walks, "ZONES", (walks.ZONES * 4)[: len(people)])
    walk = walks.Walk(path, seed)
    walk.restore = walk.back_up  # what is put aside keeps everything
    await walk.settle_in()
    for _ in range(steps):
        await walk.step()
    return walk


@pytest.mark.dear
async def test_others_see_the_same_as_before_and_nothing_is_left(tmp_path, monkeypatch):
    people = crowd(Chance("walk"), 5)
    walk = await walked(tmp_path / "saloon.sqlite3", people, "forgotten", 60, monkeypatch)
    try:
        assert await forget_each(walk.sessions, walk.path, people[:3], others=people) > 10
    finally:
        await walk.journal.close()


async def test_whoever_reads_keeps_the_log_until_it_is_quiet(table, monkeypatch):
    monkeypatch.setattr("engine.sessions.forgetting.PAUSES_S", (0.0, 0.0))
    await table.over(ADA, BO)
    with closing(sqlite3.connect(table.journal.path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM seats").fetchone()
        await table.forgetting.forget(ADA.id)
        assert traces(table.journal.path, ADA) != {}
    assert await table.journal.settle()
    assert traces(table.journal.path, ADA) == {}


# A kill in the middle


async def left_behind(journal, folder):
    """The file as a kill leaves it now, opened by another bot."""
    folder.mkdir()
    for ending in ("", "-wal", "-shm", ".life"):
        if beside(journal.path, ending).exists():
            shutil.copyfile(beside(journal.path, ending), beside(folder / "saloon.sqlite3", ending))
    return await Journal.open(folder / "saloon.sqlite3")


async def test_a_kill_before_the_transaction_forgets_nothing_and_after_it_everything(
    table, tmp_path, monkeypatch
):
    session, running = await table.over(ADA, BO), await table.started(ADA, BO)
    rows, clear = table.forgetting._forget_rows, table.forgetting.clear_file
    after = []

    async def before_rows(person):
        after.append(await left_behind(table.journal, tmp_path / "before"))
        return await rows(person)

    async def before_clearing():
        after.append(await left_behind(table.journal, tmp_path / "after"))
        await clear()

    monkeypatch.setattr(table.forgetting, "_forget_rows", before_rows)
    monkeypatch.setattr(table.forgetting, "clear_file", before_clearing)
    await table.forgetting.forget(ADA.id)
    before, forgotten = after
    try:
        again = Table(before)
        assert (await again.session(session)).seats[0].person == ADA.id
        assert (await again.session(running)).seats[0].is_robot, "left, as by a command"
        await again.forgetting.forget(ADA.id)
        assert traces(before.path, ADA) == {}
        assert is_ghost((await Table(forgotten).session(session)).seats[0].person)
        assert traces(forgotten.path, ADA) == {}, "it was rewritten at the start"
        assert await forgotten.read(rewriting.is_due) is False
    finally:
        await before.close()
        await forgotten.close()


# A backup


async def test_a_backup_that_is_put_back_brings_nobody_back(table, tmp_path):
    over, running = await table.over(ADA, BO), await table.started(ADA, BO)
    lobby, path, copy = await table.opened(ADA, CY), table.journal.path, tmp_path / "copy"
    backup(path, copy, TABLES, now=table.now)
    table.passes(hours=1)
    await table.forgetting.forget(ADA.id)
    assert traces(copy, ADA) != {}
    await table.journal.close()
    with pytest.raises(JournalError, match="1 people who were forgotten"):
        restore(path, copy, TABLES, now=table.now)
    done = restore(path, copy, TABLES, now=table.now, forget=forget_again)
    assert done.forgotten == 1
    assert traces(path, ADA) == {}
    journal = await Journal.open(path)
    try:
        again = Table(journal, now=table.now)
        assert await again.forgetting.go_on() == (running.id,)
        assert await again.forgetting.go_on() == ()
        now = await again.session(running)
        assert now.seats[0].is_robot
        assert BO.id in now.asked_since, "the robot has answered"
        assert len(await again.events(running, RobotSatDown)) == 1
        assert [seat.person for seat in (await again.session(lobby)).seats] == [CY.id]
        assert is_ghost((await again.session(over)).seats[0].person)
    finally:
        await journal.close()
    older = restore(path, copy, TABLES, now=table.now + 60, forget=forget_again)
    assert older.forgotten == 1, "the restored file knows it, too"


async def test_who_has_come_back_since_stays_if_the_backup_is_newer(table, tmp_path):
    await table.over(ADA, BO)
    await table.forgetting.forget(ADA.id)
    table.passes(hours=1)
    session = await table.over(ADA, BO)
    table.passes(hours=1)
    path, copy = table.journal.path, tmp_path / "copy"
    backup(path, copy, TABLES, now=table.now)
    await table.journal.close()
    assert restore(path, copy, TABLES, now=table.now, forget=forget_again).forgotten == 0
    journal = await Journal.open(path)
    try:
        assert (await Table(journal).session(session)).seats[0].person == ADA.id
    finally:
        await journal.close()


async def test_a_file_that_cannot_be_read_says_nothing_of_who_was_forgotten(table, tmp_path):
    await table.over(ADA, BO)
    path, copy = table.journal.path, tmp_path / "copy"
    backup(path, copy, TABLES, now=table.now)
    await table.journal.close()
    path.write_bytes(b"x" * path.stat().st_size)
    assert restore(path, copy, TABLES, now=table.now, forget=forget_again).forgotten is None


# The figure


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_each_of_twenty_people_is_deleted_after_two_hundred_games_of_all_titles(tmp_path, monkeypatch):
    people, games = crowd(Chance("twenty"), max(5, share_of(20))), share_of(200)
    walk = await walked(tmp_path / "saloon.sqlite3", people, "twenty", 4 * games, monkeypatch)
    try:
        await walk.journal.write(lambda db: recorded(db, people, games))
        number = len(await all_of(walk.sessions))
        compared = await forget_each(walk.sessions, walk.path, people, others=people)
        print(f"{len(people)} people deleted in turn after {number} games: {compared} looks of others equal")
    finally:
        await walk.journal.close()
