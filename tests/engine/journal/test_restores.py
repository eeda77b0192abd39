"""A backup put in the place of the file: nothing confirmed before it is lost, and nothing of the lost future
ever counts again."""

import asyncio
import dataclasses
import shutil
import sqlite3
from contextlib import closing

import pytest

from engine.errors import JournalError, Refused, Rejected
from engine.games import GAMES
from engine.journal import file_checks, restores, schema
from engine.journal.copies import backup, verify
from engine.journal.journal import Journal
from engine.journal.motion_rows import Outcome
from engine.journal.restores import Loss, loss, restore
from engine.play.chance import Chance
from engine.sessions.motions import Motions
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from tests.effort import share_of
from tests.engine.journal.test_file_checks import (
    REFUSED,
    all_bytes,
    in_the_middle_of_a_restore,
    killed,
    names,
    under_two_names,
)
from tests.engine.journal.test_journal import DAMAGES
from tests.engine.older_files import as_older
from tests.engine.sessions.undone import WITH_NAMING, Undone
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, TABLES, opened, play_on, started


@dataclasses.dataclass
class Drill:
    """A bot's file in a folder, whose future is lost."""

    folder: object
    confirmed: list = dataclasses.field(default_factory=list)
    """(session, ticket, seat, text) of what was confirmed before the backup began."""
    lost: list = dataclasses.field(default_factory=list)
    """The same of what was confirmed after it."""
    seated: dict = dataclasses.field(default_factory=dict)

    @property
    def path(self):
        return self.folder / "saloon.sqlite3"

    @property
    def copy(self):
        return self.folder / "backup"

    async def run(self, luck, games, *, before, after):
        """Play, back up in the middle, play on, and end as by a kill."""
        living = self.folder / "living"
        journal = await Journal.open(living)
        sessions = Sessions(journal, TABLES)
        for game, others in games:
            session = await started(sessions, *others, game=game)
            self.seated[session.id] = session
        await self._play(sessions, luck, self.confirmed, before)
        backing_up = asyncio.create_task(asyncio.to_thread(backup, living, self.copy, TABLES))
        await self._play(sessions, luck, [], 2)  # while it is copied: in the backup or not
        await backing_up
        await self._play(sessions, luck, self.lost, after)
        for ending in ("", "-wal", "-shm", ".life"):
            shutil.copyfile(file_checks.beside(living, ending), file_checks.beside(self.path, ending))
        await journal.close()

    async def _play(self, sessions, luck, heard, answers):
        for session in self.seated.values():
            await play_on(
                sessions,
                session,
                luck,
                heard=lambda ticket, seat, text, session=session: heard.append(
                    (session.id, ticket, seat, text)
                ),
                most=answers,
            )


FEW = (("toy", (BEN, CLEO)), ("market", (BEN, CLEO)), ("goldrush", (BEN,)))
ALL = (*FEW[:2], *((name, (BEN, CLEO, DIRK)[: game.seats[0] - 1]) for name, game in GAMES.items()))


async def drilled(folder, luck, games, *, is_finished):
    """Restore after a kill, and see that what was confirmed counts, and what was lost does not."""
    drill = Drill(folder)
    await drill.run(luck, games, before=6 + luck.below(9), after=6 + luck.below(30))
    restore(drill.path, drill.copy, TABLES)
    journal = await Journal.open(drill.path)
    sessions = Sessions(journal, TABLES)
    stored = await journal.read(lambda db: db.execute("SELECT session, ticket, seat FROM answers").fetchall())
    assert {tuple(one[:3]) for one in drill.confirmed} <= set(stored)
    for session, ticket, seat, text in drill.lost:
        person = Person(drill.seated[session].seats[seat].person, "")
        with pytest.raises(Rejected):
            await sessions.submit(session, person, text, ticket=ticket)
    assert await journal.read(lambda db: db.execute("SELECT count(*) FROM answers").fetchone()) == (
        len(stored),
    )
    tickets = {ticket for _, ticket, *_ in drill.lost}
    for session in drill.seated.values():
        heard = []
        await play_on(
            sessions,
            session,
            luck,
            heard=lambda ticket, *_, heard=heard: heard.append(ticket),
            most=10**6 if is_finished else 12,
        )
        assert not tickets.intersection(heard)
    await journal.close()
    assert not verify(drill.path, TABLES).frozen
    return len(drill.lost)


@pytest.mark.parametrize("number", range(2))
async def test_after_a_restore_no_press_of_the_lost_future_is_taken_and_no_number_comes_again(
    tmp_path, number
):
    assert await drilled(tmp_path, Chance("drill", number), FEW, is_finished=False) > 0


@pytest.mark.long
async def test_many_restores_lose_nothing_that_was_confirmed_and_every_game_ends(tmp_path):
    presses = 0
    for number in range(share_of(50)):
        folder = tmp_path / str(number)
        folder.mkdir()
        presses += await drilled(folder, Chance("long drill", number), ALL, is_finished=True)
    print(f"{share_of(50)} restores: {presses} presses of the lost future, all refused")


async def restored(journal, folder, *, before=2, after=4):
    """A game that was backed up after some answers and lost others; the journal over the restored file."""
    sessions = Sessions(journal, TABLES)
    session = await started(sessions, BEN, CLEO)
    luck = Chance("restored")
    await play_on(sessions, session, luck, heard=lambda *_: None, most=before)
    backup(journal.path, folder / "backup", TABLES, now=1_700_000_000.0)
    await play_on(sessions, session, luck, heard=lambda *_: None, most=after)
    await journal.close()
    restore(journal.path, folder / "backup", TABLES, now=1_700_003_600.0)
    return await Journal.open(journal.path), session


async def test_each_game_that_goes_on_knows_that_it_was_taken_back(journal, tmp_path):
    again, session = await restored(journal, tmp_path)
    try:
        found = await Sessions(again, TABLES).find(session.id, guild=session.guild)
        assert (found.epoch, found.attempt, found.restored) == (1, 1, 1_700_000_000.0)
        assert found.adopt_after == (1_700_003_600_000 - 1_420_070_400_000) << 22
    finally:
        await again.close()


async def test_an_open_motion_is_gone_and_a_pause_is_shown_once_more(journal, tmp_path):
    sessions = Sessions(journal, TABLES)
    motions = Motions(sessions.workings)
    asking, pausing = await started(sessions, BEN), await started(sessions, BEN)
    await motions.propose_pause(asking.id, ANNA, 3)
    passed = await motions.propose_pause(pausing.id, ANNA, 3)
    await motions.agree(pausing.id, passed.number, BEN)
    for session in (asking, pausing):
        for motion in await motions.to_show(session.id):
            await motions.set_shown(motion, 7)
    backup(journal.path, tmp_path / "backup", TABLES)
    restore(tmp_path / "elsewhere", tmp_path / "backup", TABLES)
    there = await Journal.open(tmp_path / "elsewhere")
    try:
        motions = Motions(Sessions(there, TABLES).workings)
        shown = [one.outcome for session in (asking, pausing) for one in await motions.to_show(session.id)]
    finally:
        await there.close()
    assert shown == [Outcome.GONE, Outcome.PASSED]


async def test_a_game_that_was_over_stays_as_it_was(journal, tmp_path):
    sessions = Sessions(journal, TABLES)
    session = await started(sessions, BEN, CLEO)
    await play_on(sessions, session, Chance("over"), heard=lambda *_: None)
    backup(journal.path, tmp_path / "backup", TABLES)
    await journal.close()
    restore(journal.path, tmp_path / "backup", TABLES)
    again = await Journal.open(journal.path)
    found = await Sessions(again, TABLES).find(session.id, guild=session.guild)
    assert (found.status, found.epoch, found.restored) == ("over", 0, None)
    await again.close()


async def test_the_next_game_has_a_number_that_none_of_the_lost_future_had(journal, tmp_path):
    sessions = Sessions(journal, TABLES)
    await opened(sessions)
    backup(journal.path, tmp_path / "backup", TABLES)
    lost = [(await opened(sessions)).id for _ in range(2)]
    await journal.close()
    restore(journal.path, tmp_path / "backup", TABLES)
    again = await Journal.open(journal.path)
    sessions = Sessions(again, TABLES)
    assert (await opened(sessions)).id == lost[-1] + 1001
    for number in lost:
        with pytest.raises(Refused, match="no-such-game"):
            await sessions.join(number, DIRK)
    await again.close()


async def test_a_second_restore_of_the_same_backup_begins_another_epoch(journal, tmp_path):
    again, _ = await restored(journal, tmp_path)
    await again.close()
    assert restore(journal.path, tmp_path / "backup", TABLES).epoch == 2


@pytest.mark.parametrize("is_there", [True, False])
async def test_epochs_that_games_may_have_begun_in_a_file_that_is_lost_are_leapt_over(
    journal, tmp_path, is_there
):
    again, _ = await restored(journal, tmp_path)
    await again.close()
    journal.path.unlink()
    if is_there:
        journal.path.write_bytes(b"\xff" * 8192)
    assert restore(journal.path, tmp_path / "backup", TABLES).epoch == 2 + restores.UNKNOWN


async def test_after_a_restore_answers_are_taken_back_in_later_epochs_than_the_lost_ones(journal, tmp_path):
    before = Undone(journal)
    session = await started(before.sessions, BEN, game="naming")
    await before.says(session, (ANNA, 3))
    backup(journal.path, tmp_path / "backup", WITH_NAMING)
    lost = set()
    for number in (4, 5):
        await before.says(session, (BEN, number))
        lost.add((await before.sessions.asked(session.id, ANNA.id)).ticket)
        await before.undoing.take_back(session.id, BEN)
        lost.add((await before.sessions.asked(session.id, BEN.id)).ticket)
    await journal.close()
    restore(journal.path, tmp_path / "backup", WITH_NAMING)
    again = await Journal.open(journal.path)
    after = Undone(again)
    tickets = [(await after.sessions.asked(session.id, BEN.id)).ticket]
    await after.undoing.take_back(session.id, ANNA)
    tickets.append((await after.sessions.asked(session.id, ANNA.id)).ticket)
    await after.says(session, (ANNA, 3), (BEN, 4))
    tickets.append((await after.sessions.asked(session.id, ANNA.id)).ticket)
    assert tickets == ["1.3002", "1.4001", "2.4001"]
    assert not lost & {*tickets}
    await after.check_replay(session)
    await again.close()


async def test_what_was_there_is_moved_aside_with_its_log_and_can_be_restored_itself(tmp_path):
    drill = Drill(tmp_path)
    await drill.run(Chance("aside"), FEW[:1], before=3, after=5)
    whole = verify(drill.path, TABLES)
    done = restore(drill.path, drill.copy, TABLES, now=0.0)
    assert done.before == tmp_path / "saloon.sqlite3.before-19700101-000000"
    assert verify(done.before, TABLES).answers == whole.answers > verify(drill.path, TABLES).answers
    assert restore(drill.path, done.before, TABLES).epoch == 2
    assert verify(drill.path, TABLES).answers == whole.answers


async def test_what_was_played_after_a_restore_goes_back_to_its_own_moment(journal, tmp_path):
    again, session = await restored(journal, tmp_path)
    await play_on(Sessions(again, TABLES), session, Chance("on"), heard=lambda *_: None, most=1)
    await again.close()
    report = verify(journal.path, TABLES)
    assert report.moment is None
    shutil.copyfile(journal.path, tmp_path / "put aside")
    restore(journal.path, tmp_path / "put aside", TABLES)
    with closing(sqlite3.connect(journal.path)) as db:
        assert db.execute("SELECT restored FROM sessions").fetchone() == (report.newest,)


async def test_a_backup_that_is_put_there_by_hand_is_taken_and_the_log_says_what_that_means(
    journal, tmp_path, caplog
):
    session = await started(Sessions(journal, TABLES), BEN, CLEO)
    backup(journal.path, tmp_path / "backup", TABLES)
    for said in (1, 1):  # once
        by_hand = await Journal.open(tmp_path / "backup")
        assert await Sessions(by_hand, TABLES).find(session.id, guild=session.guild)
        await by_hand.close()
        assert caplog.text.count("put there by hand") == said


async def test_whoever_could_use_the_file_can_use_it_after_a_restore_in_two_attempts(
    journal, tmp_path, monkeypatch
):
    again, _ = await restored(journal, tmp_path)
    await again.close()
    journal.path.chmod(0o664)

    def killed(path, began):
        raise KeyboardInterrupt(move_aside(path, began))

    move_aside = restores._move_aside
    monkeypatch.setattr(restores, "_move_aside", killed)
    with pytest.raises(KeyboardInterrupt):
        restore(journal.path, tmp_path / "backup", TABLES)
    monkeypatch.undo()
    done = restore(journal.path, tmp_path / "backup", TABLES)
    assert journal.path.stat().st_mode & 0o777 == 0o664
    assert done.before is not None
    assert done.before.exists()


async def test_a_replica_that_was_fetched_to_another_machine_is_restored_like_a_backup(journal, tmp_path):
    """Litestream keeps tables of its own in the file. Nobody there knows who was forgotten since."""
    session = await started(Sessions(journal, TABLES), BEN, CLEO)
    await journal.write(lambda db: db.execute("CREATE TABLE _litestream_seq (id INTEGER)").rowcount)
    await journal.close()
    shutil.copyfile(journal.path, tmp_path / "fetched")
    done = restore(tmp_path / "elsewhere", tmp_path / "fetched", TABLES)
    assert (done.before, done.forgotten) == (None, None)
    there = await Journal.open(tmp_path / "elsewhere", games=TABLES)
    found = await Sessions(there, TABLES).find(session.id, guild=session.guild)
    assert (found.epoch, found.restored is not None) == (done.epoch, True)
    await there.close()


async def test_what_would_be_lost_is_counted_before(tmp_path):
    drill = Drill(tmp_path)
    await drill.run(Chance("lost"), FEW[::2], before=3, after=5)
    found = loss(drill.path, drill.copy)
    beyond = verify(drill.path, TABLES).answers - verify(drill.copy, TABLES).answers
    assert (found.answers, found.games) == (beyond, 2)
    assert found.since is not None
    assert loss(drill.copy, drill.copy) == Loss(0, 0, None)
    assert loss(tmp_path / "none", drill.copy) == Loss(0, 0, None)
    drill.path.write_bytes(b"x" * 4096)
    assert loss(drill.path, drill.copy) is None


@pytest.mark.dear
async def test_a_restore_that_is_cut_short_anywhere_is_finished_by_another(tmp_path, monkeypatch):
    class Killed(BaseException):
        pass

    drill = Drill(tmp_path)
    await drill.run(Chance("cut"), FEW[:1], before=3, after=5)
    kept, step = verify(drill.copy, TABLES).answers, 0
    whole = verify(drill.path, TABLES).answers
    while True:
        left = step

        def counted(real):
            def does(*args, **more):
                nonlocal left
                if left == 0:
                    raise Killed
                left -= 1
                return real(*args, **more)

            return does

        with monkeypatch.context() as patch:
            for name in ("rename", "replace"):
                patch.setattr(f"pathlib.Path.{name}", counted(getattr(type(drill.path), name)))
            try:
                restore(drill.path, drill.copy, TABLES)
                break
            except Killed:
                step += 1
        if file_checks.restoring_file_of(drill.path).exists():
            with pytest.raises(JournalError, match="cut short"):
                await Journal.open(drill.path)
        else:
            assert verify(drill.path, TABLES).answers >= kept
    assert step >= 4
    assert verify(drill.path, TABLES).answers == kept
    (log,) = tmp_path.glob("*.before-*-wal")
    before = log.with_name(log.name.removesuffix("-wal"))
    assert verify(before, TABLES).answers == whole
    journal = await Journal.open(drill.path)
    assert (await opened(Sessions(journal, TABLES))).id > 1000
    await journal.close()


async def test_a_backup_of_an_older_version_is_restored_as_this_one_reads_it(journal, tmp_path):
    """The newest table and columns are not in it yet."""
    await started(Sessions(journal, TABLES), BEN, CLEO)
    await journal.close()
    backup(journal.path, tmp_path / "backup", TABLES)
    as_older(tmp_path / "backup", tmp_path / "older", len(schema.MIGRATIONS) - 1)
    assert restore(journal.path, tmp_path / "older", TABLES).epoch == 1
    again = await Journal.open(journal.path)
    assert await again.read(lambda db: db.execute("SELECT epoch FROM sessions").fetchone()) == (1,)
    await again.close()


WRONG = {
    mishap: why
    for mishap, why in {**DAMAGES, **REFUSED}.items()
    if mishap not in (under_two_names, in_the_middle_of_a_restore)  # these harm nobody who only reads
}


@pytest.mark.parametrize("mishap", WRONG, ids=lambda mishap: mishap.__name__)
async def test_a_wrong_file_is_neither_verified_nor_put_anywhere_and_no_byte_of_any_file_is_changed(
    tmp_path, mishap
):
    for folder in ("ours", "theirs"):
        (tmp_path / folder).mkdir()
    path, source = tmp_path / "ours" / "saloon.sqlite3", tmp_path / "theirs" / "wrong.sqlite3"
    await killed(path, "a", "b")
    await mishap(source)
    before = {folder: all_bytes(folder) for folder in (path.parent, source.parent)}
    why = f"{WRONG[mishap]}|no such file|it holds nothing"
    for refuses in (
        lambda: verify(source, TABLES),
        lambda: restore(path, source, TABLES),
        lambda: backup(source, tmp_path / "ours" / "backup", TABLES),
    ):
        with pytest.raises(JournalError, match=why):
            refuses()
    assert {folder: all_bytes(folder) for folder in before} == before
    journal = await Journal.open(path)
    assert await journal.read(names) == {"a", "b"}
    await journal.close()


@pytest.mark.parametrize("damage", [b"", b"\xff" * 8192])
async def test_a_file_that_is_no_whole_backup_is_not_restored_and_nothing_is_moved(journal, tmp_path, damage):
    await started(Sessions(journal, TABLES), BEN, CLEO)
    await journal.close()
    (tmp_path / "backup").write_bytes(damage)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(JournalError, match="backup"):
        restore(journal.path, tmp_path / "backup", TABLES)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


async def test_buttons_have_room_for_every_epoch_that_there_can_be(journal, tmp_path):
    again, _ = await restored(journal, tmp_path)
    await again.close()
    file_checks.save_lives(journal.path, "x", epoch=restores.MOST_EPOCHS)
    with pytest.raises(JournalError, match="999 times"):
        restore(journal.path, tmp_path / "backup", TABLES)
