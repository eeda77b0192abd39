"""What the operator does to games: told as theirs, refused where it is not for them, never by halves."""

import pytest

from engine.errors import Refused, ReplayMismatch
from engine.journal import act_rows, match_rows, motion_rows, server_act_rows
from engine.journal.motion_rows import MotionKind, Outcome
from engine.journal.records import By
from engine.journal.server_act_rows import ActKind
from engine.sessions.forgetting import Forgetting
from engine.sessions.last_resort import LastResort
from engine.sessions.moderation import Moderation
from engine.sessions.motions import Motions
from engine.sessions.servers import Servers
from engine.sessions.session_events import (
    OfficeEnded,
    OfficeLooked,
    OfficeRestarted,
    OfficeUndid,
    RoundRestarted,
)
from engine.sessions.sessions import Sessions
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.sessions.test_restarts import MENDED
from tests.engine.table_talk import ANNA, BEN, DIRK, GUILD

WHY = "it no longer goes on"


class Operated(Clockwork):
    """A bot that somebody runs."""

    def __init__(self, journal):
        super().__init__(journal)
        self.servers = Servers(self.workings)
        self.last_resort = LastResort(self.workings, self.servers)

    def mended(self):
        """A bot whose rules were changed without care: old answers lead elsewhere."""
        self.sessions = Sessions(self.journal, MENDED, now=lambda: self.at)
        self.workings = self.sessions.workings
        self.last_resort = LastResort(self.workings, self.servers)

    async def everything(self):
        tables = ("sessions", "answers", "story", "acts", "server_acts", "checkpoints", "motions")
        return [await self.rows(table) for table in tables]

    async def rows(self, table):
        return await self.journal.read(lambda db: db.execute(f"SELECT * FROM {table}").fetchall())  # noqa: S608

    async def told(self, session):
        return [one.event for one in await self.sessions.story(session)]

    async def in_a_round(self):
        """A running game in the middle of its first round."""
        session = await self.post(await self.started(BEN))
        await self.sessions.submit(session.id, ANNA, "3")
        return await self.stored(session)

    async def go_back(self):
        """What a restore does to the file."""
        await self.journal.write(lambda db: match_rows.begin_epoch(db, 1, restored=self.at, adopt_after=1))
        self.sessions = Sessions(self.journal, self.workings.games, now=lambda: self.at)
        self.workings = self.sessions.workings
        self.last_resort = LastResort(self.workings, self.servers)


@pytest.fixture
def bot(journal):
    return Operated(journal)


async def test_an_end_is_told_as_the_operators_and_a_moderator_can_take_it_back(bot):
    session = await bot.in_a_round()
    done = await bot.last_resort.end(session.id, WHY)
    assert (done.session.status, done.session.by_office) == ("closed", True)
    (act,) = await bot.servers.acts(GUILD, 10)
    assert (act.kind, act.by, act.is_operators, act.reason) == (ActKind.END, None, True, WHY)
    assert (await bot.told(session))[-1] == OfficeEnded(None, WHY, False, done.until)
    moderation = Moderation(bot.workings, bot.servers)
    again = await moderation.undo(GUILD, act.number, DIRK, "we play on")
    assert again.session.status == "playing"
    assert (await bot.told(session))[-1] == OfficeUndid("Dirk", "we play on", False)
    assert [each.is_operators for each in await bot.servers.acts(GUILD, 10)] == [False, True]


async def test_nobody_who_was_forgotten_is_taken_for_the_operator(bot):
    await bot.journal.write(lambda db: server_act_rows.add_server_act(db, GUILD, ActKind.KEEP, 7, at=1.0))
    await bot.journal.write(lambda db: db.execute("UPDATE server_acts SET by = NULL"))
    (act,) = await bot.servers.acts(GUILD, 10)
    assert (act.by, act.is_operators) == (None, False)


async def test_a_frozen_game_begins_its_round_again(bot):
    session = await bot.in_a_round()
    bot.mended()
    with pytest.raises(ReplayMismatch):
        await bot.sessions.position(session.id, None)
    await Motions(bot.workings).offer_restart(session.id)
    restarted = await bot.last_resort.restart_round(session.id, WHY)
    assert (restarted.epoch, restarted.attempt) == (1, 1)
    told = await bot.told(restarted)
    assert told[told.index(OfficeRestarted(WHY)) + 1] == RoundRestarted(1)
    (act,) = await bot.servers.acts(GUILD, 10)
    assert (act.kind, act.is_operators, act.reason) == (ActKind.RESTART, True, WHY)
    (motion,) = await bot.journal.read(lambda db: motion_rows.motions(db, session.id))
    assert (motion.kind, motion.outcome) == (MotionKind.RESTART, Outcome.GONE)
    assert (await bot.sessions.asked(session.id, ANNA.id)).ticket == "1.1001"


async def test_a_restored_game_begins_the_round_of_the_restore_again_and_only_once(bot):
    session = await bot.in_a_round()
    await bot.go_back()
    restarted = await bot.last_resort.restart_round(session.id, WHY)
    assert (restarted.epoch, restarted.attempt) == (2, 2)
    before = await bot.everything()
    with pytest.raises(Refused, match="restart-sound"):
        await bot.last_resort.restart_round(session.id, WHY)
    assert await bot.everything() == before
    assert not await Motions(bot.workings).offer_restart(session.id, is_lost=True)


async def test_a_round_that_began_after_the_restore_has_new_luck_already(bot):
    session = await bot.in_a_round()
    await bot.go_back()
    for person, text in ((BEN, "4"), (ANNA, "x"), (BEN, "y")):
        await bot.sessions.submit(session.id, person, text)
    with pytest.raises(Refused, match="restart-sound"):
        await bot.last_resort.restart_round(session.id, WHY)


async def test_a_look_is_told_and_changes_nothing_else(bot):
    session = await bot.in_a_round()
    answers = await bot.rows("answers")
    looked = await bot.last_resort.look(session.id)
    assert (await bot.told(session))[-1] == OfficeLooked()
    (act,) = await bot.servers.acts(GUILD, 10)
    assert (act.kind, act.is_operators, act.session) == (ActKind.LOOK, True, session.id)
    assert (looked.epoch, looked.calls, await bot.rows("answers")) == (0, session.calls, answers)
    assert (await bot.sessions.asked(session.id, BEN.id)).ticket == "1.2"


async def test_a_frozen_game_is_ended_and_looked_at(bot):
    session = await bot.in_a_round()
    bot.mended()
    await bot.last_resort.look(session.id)
    assert (await bot.last_resort.end(session.id, WHY)).session.status == "closed"


@pytest.mark.parametrize(
    ("reason", "word"), [("", "reason-missing"), (" \u200b\n", "reason-missing"), ("x" * 301, "reason-long")]
)
async def test_without_a_good_reason_nothing_is_done(bot, reason, word):
    session = await bot.in_a_round()
    await bot.go_back()
    before = await bot.everything()
    for act in (bot.last_resort.end, bot.last_resort.restart_round):
        with pytest.raises(Refused, match=word):
            await act(session.id, reason)
    assert await bot.everything() == before


async def test_what_is_not_running_stays_as_it_is(bot):
    lobby, over = await bot.opened(BEN), await bot.finished(BEN)
    ended = await bot.in_a_round()
    await bot.last_resort.end(ended.id, WHY)
    before = await bot.everything()
    for number, words in (
        (lobby.id, {"end-not-started", "not-started"}),
        (over.id, {"game-over"}),
        (ended.id, {"game-closed"}),
        (99, {"no-such-game"}),
    ):
        with pytest.raises(Refused) as end:
            await bot.last_resort.end(number, WHY)
        with pytest.raises(Refused) as restart:
            await bot.last_resort.restart_round(number, WHY)
        with pytest.raises(Refused) as look:
            await bot.last_resort.look(number)
        assert {end.value.reason, restart.value.reason, look.value.reason} == words
    assert await bot.everything() == before


async def test_a_round_whose_beginning_is_lost_does_not_begin_again(bot):
    session = await bot.in_a_round()
    await bot.journal.write(lambda db: db.execute("UPDATE checkpoints SET state = ''"))
    bot.mended()
    before = await bot.everything()
    with pytest.raises(ReplayMismatch):
        await bot.last_resort.restart_round(session.id, WHY)
    after = await bot.everything()
    assert after[1:] == before[1:]


async def test_acts_by_the_operator_are_nobodys_in_the_session(bot):
    session = await bot.in_a_round()
    await bot.last_resort.look(session.id)
    (act,) = await bot.journal.read(lambda db: act_rows.newest_acts(db, session.id, 10))
    assert (act.kind, act.by, act.is_persons) == ("look", By.ORGANISER, False)


async def test_a_reason_that_names_whoever_was_forgotten_goes_and_the_act_stays_the_operators(bot):
    session = await bot.in_a_round()
    await bot.go_back()
    await bot.last_resort.restart_round(session.id, "Ben saw the dice")
    await bot.last_resort.end(session.id, "Ben is rude")
    await Forgetting(bot.workings).forget(BEN.id)
    told = [one for one in await bot.told(session) if isinstance(one, OfficeEnded | OfficeRestarted)]
    assert [(type(one), one.reason) for one in told] == [(OfficeRestarted, ""), (OfficeEnded, "")]
    assert told[1].name is None
    found = [(act.is_operators, act.reason) for act in await bot.servers.acts(GUILD, 10)]
    assert found == [(True, "")] * 2
