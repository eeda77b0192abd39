"""What moderators do to the sessions of their server: with a reason, once, and so that an end can be taken
back as if it had not been."""

import json
from dataclasses import replace

import pytest

from engine.clock.pace import DAY, HOUR, PACES, PaceName
from engine.errors import ReplayMismatch
from engine.journal.due_rows import DueKind
from engine.journal.records import Meanwhile, PersonId
from engine.journal.server_act_rows import ActKind
from engine.journal.server_rows import ServerRow
from engine.sessions.absences import Absences
from engine.sessions.calls import Calls
from engine.sessions.invitations import Invitations
from engine.sessions.looking_back import LookingBack
from engine.sessions.lost_seats import LostSeats
from engine.sessions.luck import Luck
from engine.sessions.moderation import Moderation
from engine.sessions.motions import Motions
from engine.sessions.private_notes import PrivateNotes
from engine.sessions.sequels import Sequels
from engine.sessions.server_settings import Setting
from engine.sessions.servers import Servers
from engine.sessions.session_events import (
    OfficeEnded,
    OfficeFreed,
    OfficeMoved,
    OfficePaused,
    OfficeResumed,
    OfficeUndid,
    SeatOffered,
)
from engine.sessions.undoing import Undoing
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.sessions.test_seats import outcomes, refused
from tests.engine.table_talk import ANNA, BEN, CHANNEL, CLEO, DIRK, GUILD
from tests.engine.toy import A, B

EVE = replace(DIRK, id=PersonId(50), name="Eve")
LASTING = (
    *("answers", "orders", "drafts", "offers", "motions", "sittings", "calls", "clocks", "seats"),
    "private_notes",
)
WHY = "two of us opened the same game"


class Office(Clockwork):
    """The same with moderators."""

    def __init__(self, journal):
        super().__init__(journal)
        self.servers = Servers(self.workings)
        self.moderation = Moderation(self.workings, self.servers)

    async def acts(self):
        return await self.servers.acts(GUILD, 100)

    async def due(self):
        return (await Calls(self.workings).due(self.at)).others

    async def everything(self):
        """All that lasts in the only session, but for what says that it was ended."""
        return {table: await self.rows(f"SELECT * FROM {table}") for table in LASTING}  # noqa: S608


@pytest.fixture
def office(journal):
    return Office(journal)


async def busy(office):
    """A running game in which all lasts that can last: an order, a draft, a note, an offer, a motion."""
    session = await office.post(await office.started(BEN, CLEO, robots=1))
    asked = await office.sessions.asked(session.id, ANNA.id)
    await office.sessions.save_draft(asked, "7")
    await PrivateNotes(office.workings).keep(session.id, ANNA.id, "watch Ben")
    await LostSeats(office.workings).offer_robots_seat(
        session.id, BEN.id, session.seats.index(next(row for row in session.seats if row.is_robot))
    )
    await Motions(office.workings).propose_pause(session.id, CLEO, 3)
    return await office.stored(session)


# Each act


async def test_open_seats_are_closed_with_a_reason_and_opened_again(office):
    session = await office.opened(BEN)
    await office.posted.set_lobby(session.id, 70)
    done = await office.moderation.close(session.id, EVE, f"  {WHY}\n ")
    closed = await office.stored(session)
    assert (closed.status, closed.by_office, closed.was_given_up) == ("closed", True, False)
    assert done.until == office.at + 7 * DAY
    (act,) = await office.acts()
    assert (act.kind, act.by, act.session, act.reason) == (ActKind.CLOSE, EVE.id, session.id, WHY)
    assert await office.posted.lobbies_behind() == [session.id], "its message must say so"
    await refused(office.sessions.join(session.id, CLEO), "game-closed")
    await refused(Sequels(office.workings).open_again(session.id, ANNA), "not-expired")
    office.at += 6 * DAY
    await office.moderation.undo(GUILD, act.number, EVE, "a mistake")
    again = await office.stored(session)
    assert (again.status, again.by_office, again.ended_by, again.ended) == ("open", False, None, None)
    assert [row.person for row in again.seats] == [ANNA.id, BEN.id]
    await office.sessions.join(session.id, CLEO)
    assert DueKind.OPEN_SEATS in await office.due()
    assert (await office.due())[DueKind.OPEN_SEATS] == (), "the time between does not count"


async def test_a_pause_stands_for_some_days_and_is_neither_of_the_tables_two(office):
    session = await office.post(await office.started(BEN))
    motions = Motions(office.workings)
    left = session.calls[0].clock.due - office.at
    await office.moderation.pause(session.id, EVE, "holidays", 30)
    paused = await office.stored(session)
    assert (paused.paused_until, paused.paused_by) == (office.at + 30 * DAY, 1)
    assert paused.calls[0].clock.due is None
    await office.sessions.submit(session.id, ANNA, "3")  # answers are taken
    await refused(motions.propose_pause(session.id, BEN, 2), "pause-of-moderator")
    await refused(office.moderation.pause(session.id, EVE, "again", 3), "pause-of-moderator")
    await office.moderation.resume(session.id, EVE, "back")
    on = await office.stored(session)
    assert (on.paused_until, on.paused_by) == (None, None)
    assert left > 0
    assert [type(one) for one in await office.events(session, OfficePaused, OfficeResumed)] == [
        OfficePaused,
        OfficeResumed,
    ]
    await office.post(on)
    await motions.propose_pause(session.id, BEN, 2)
    await refused(office.moderation.resume(session.id, EVE, "why not"), "not-paused")


async def test_a_pause_ends_by_time_also_if_the_game_no_longer_replays(office, journal):
    session = await office.post(await office.started(BEN))
    await office.sessions.submit(session.id, ANNA, "3")
    await journal.write(lambda db: db.execute("UPDATE answers SET digest = digest || 'x'"))
    office.workings.matches.evict(session.id)
    with pytest.raises(ReplayMismatch):
        await office.sessions.position(session.id, None)
    await office.moderation.pause(session.id, EVE, "it is broken", 1)
    office.at += DAY
    assert await Motions(office.workings).go_on(session.id)
    assert (await office.stored(session)).paused_by is None
    await office.moderation.end(session.id, EVE, "it stays broken")
    assert (await office.stored(session)).status == "closed"


async def test_a_pause_of_the_table_can_be_ended_by_a_moderator(office):
    session = await office.post(await office.started(BEN))
    motions = Motions(office.workings)
    motion = await motions.propose_pause(session.id, ANNA, 2)
    await motions.agree(session.id, motion.number, BEN)
    await refused(office.moderation.pause(session.id, EVE, "me too", 2), "pause-already")
    await office.moderation.resume(session.id, EVE, "the tournament")
    assert (await office.stored(session)).paused_until is None
    await refused(motions.play_on(session.id, motion.number, ANNA), "motion-over")


async def test_an_end_leaves_everything_as_it_is_and_its_undo_brings_the_clocks_back(office):
    session = await busy(office)
    office.at += HOUR
    before = await office.everything()
    (call,) = (await office.stored(session)).calls
    ((until,),) = await office.rows("SELECT until FROM motions")
    await office.moderation.end(session.id, EVE, "nobody enjoys it")
    ended = await office.stored(session)
    assert (ended.status, ended.ended_by, ended.ended) == ("closed", 1, office.at)
    (stopped,) = ended.calls
    assert (stopped.clock.due, stopped.remind_at) == (None, None)
    office.at += 5 * DAY
    due = await office.due()
    assert not any(due.values()), "what is due waits, and nothing tries it again and again"
    assert not (await Calls(office.workings).due(office.at)).expiring
    await office.moderation.undo(GUILD, 1, EVE, "they do")
    after = await office.everything()
    changed = ("calls", "motions")
    assert {name: rows for name, rows in after.items() if name not in changed} == {
        name: rows for name, rows in before.items() if name not in changed
    }
    assert await office.rows("SELECT until FROM motions") == [(until + 5 * DAY,)], "it is open as long"
    assert not (await office.due())[DueKind.MOTION]
    (again,) = (await office.stored(session)).calls
    assert again.ticket == call.ticket
    assert again.clock.due == pytest.approx(call.clock.due + 5 * DAY, abs=12 * HOUR), "at a good time of day"
    assert again.clock.due - office.at >= call.clock.due - (office.at - 5 * DAY) - 1
    events = await office.events(session, OfficeEnded, OfficeUndid)
    assert events == [
        OfficeEnded("Eve", "nobody enjoys it", False, ended.ended + 7 * DAY),
        OfficeUndid("Eve", "they do", False),
    ]
    await office.sessions.submit(session.id, ANNA, "3")


async def test_whoever_was_about_to_be_late_has_some_time_after_an_undo(office):
    session = await office.post(await office.started(BEN))
    due = session.calls[0].clock.due
    office.at = due - 60
    await office.moderation.end(session.id, EVE, WHY)
    office.at += 3 * DAY
    await office.moderation.undo(GUILD, 1, EVE, WHY)
    assert (await office.stored(session)).calls[0].clock.due - office.at >= PACES[PaceName.DAILY].call / 4


async def test_who_goes_away_or_comes_back_meanwhile_is_told_after_an_undo(office):
    absences = Absences(office.workings)
    session = await office.post(await office.started(BEN, CLEO))
    await absences.go(BEN.id, 3, Meanwhile.CARETAKER)
    ended = await office.stored(session)
    assert ended.seats[B].kept
    await office.moderation.end(session.id, EVE, WHY)
    other = await office.started(BEN, CLEO)
    await absences.go(CLEO.id, 9, Meanwhile.CARETAKER)
    office.at += 4 * DAY
    for person in (BEN.id, *(await office.due())[DueKind.UNTOLD]):
        await absences.end(person)
    later = await office.started(BEN, CLEO)
    await office.sessions.submit(later.id, ANNA, "3")
    await office.moderation.undo(GUILD, 1, EVE, WHY)
    untold = (await office.due())[DueKind.UNTOLD]
    assert set(untold) == {BEN.id, CLEO.id}
    assert await absences.tell(BEN.id) == (session.id,), "other games know, or never missed them"
    assert set(await absences.tell(CLEO.id)) == {session.id, later.id}
    again = await office.stored(session)
    assert (again.seats[B].kept, bool(again.seats[2].kept)) == (None, True)
    assert (await office.due())[DueKind.UNTOLD] == ()
    assert other.id


async def test_after_an_undo_a_game_speaks_the_language_that_was_chosen_meanwhile(office):
    game, lobby = await office.started(BEN), await office.opened()
    await office.moderation.end(game.id, EVE, WHY)
    await office.moderation.close(lobby.id, EVE, WHY)
    await office.servers.change(GUILD, EVE.id, Setting.LANGUAGE, lambda row: replace(row, language="nl"))
    for number in (1, 2):
        await office.moderation.undo(GUILD, number, EVE, WHY)
    assert [(await office.stored(one)).language for one in (game, lobby)] == ["nl", "nl"]


async def test_if_the_thread_was_deleted_meanwhile_the_channel_is_told_after_an_undo(office):
    session = await office.post(await office.started(BEN))
    await office.moderation.end(session.id, EVE, WHY)
    await office.posted.set_trouble(session.id, "deleted")  # as when a thread is deleted that was put away
    await office.posted.set_channel_told(session.id)
    await office.moderation.undo(GUILD, 1, EVE, WHY)
    assert not (await office.stored(session)).is_channel_told, "nobody would find the game"
    assert session.id in await office.posted.troubled()


async def test_a_game_that_was_ended_takes_nothing(office):
    session = await busy(office)
    await office.moderation.end(session.id, EVE, WHY)
    await refused(office.sessions.submit(session.id, ANNA, "3"), "game-closed")
    await refused(office.sessions.leave(session.id, BEN), "game-closed")
    await refused(Undoing(office.workings).possible(session.id, ANNA.id), "game-closed")
    await refused(LostSeats(office.workings).take(session.id, A, DIRK), "game-closed")
    await refused(Sequels(office.workings).play_again(session.id, ANNA), "not-over")
    motions = await office.rows("SELECT number FROM motions")
    await refused(Motions(office.workings).agree(session.id, motions[0][0], ANNA), "motion-over")
    assert (await office.sessions.position(session.id, ANNA.id)).waiting_for == ()


async def test_until_the_end_is_for_good_a_game_tells_no_more_than_one_that_runs(office):
    running = await busy(office)
    luck, look = Luck(office.workings), LookingBack(office.sessions)
    people = (ANNA.id, BEN.id, DIRK.id)
    files = {one: await luck.export(running, one) for one in people}
    seen = {one: await office.sessions.position(running.id, one) for one in people}
    await office.moderation.end(running.id, EVE, WHY)
    ended = await office.stored(running)
    for one in people:
        now, then = json.loads(await luck.export(ended, one)), json.loads(files[one])
        assert now["story"].pop()["kind"] == "OfficeEnded"
        assert now == then
        assert ended.seed.encode() not in await luck.export(ended, one)
        assert (await office.sessions.position(ended.id, one)).view == seen[one].view
        assert (await office.sessions.position(ended.id, one)).ranking is None
    await refused(luck.verify(ended), "verify-ended")
    await refused(look.past(ended, ANNA.id, eyes=B), "look-eyes")
    assert not ended.is_revealed
    assert await office.rows("SELECT * FROM results") == [], "unrated"


async def test_after_a_week_an_end_is_for_good_and_the_seed_is_open(office):
    session = await busy(office)
    await office.moderation.end(session.id, EVE, WHY)
    office.at += 7 * DAY - 1
    assert not await office.moderation.end_for_good(session.id)
    office.at += 1
    assert (await office.due())[DueKind.ENDED] == (session.id,)
    assert await office.moderation.end_for_good(session.id)
    assert not await office.moderation.end_for_good(session.id), "once"
    over = await office.stored(session)
    assert (over.status, over.ended_by, over.is_revealed, over.calls) == ("closed", None, True, ())
    assert await office.rows("SELECT * FROM motions WHERE outcome IS NULL") == []
    assert {why for (why,) in await office.rows("SELECT why FROM sittings")} == {"end"}
    await refused(office.moderation.undo(GUILD, 1, EVE, "too late"), "act-late")
    assert not any((await office.due()).values())


async def test_an_end_is_taken_back_once_and_what_was_never_one_is_not(office):
    session = await office.started(BEN)
    await office.moderation.pause(session.id, EVE, WHY, 2)
    await office.moderation.end(session.id, EVE, WHY)
    assert [act.number for act in await office.moderation.to_take_back(GUILD)] == [2]
    found = await outcomes(*(office.moderation.undo(GUILD, 2, by, WHY) for by in (EVE, DIRK)))
    assert sorted(found, key=str) == [None, "act-undone"]
    assert await office.moderation.to_take_back(GUILD) == []
    await refused(office.moderation.undo(GUILD, 1, EVE, WHY), "act-for-good")
    await refused(office.moderation.undo(GUILD, 9, EVE, WHY), "no-such-act")
    await refused(office.moderation.undo(GUILD + 1, 2, EVE, WHY), "no-such-act")
    await office.moderation.end(session.id, EVE, WHY)
    await refused(office.moderation.undo(GUILD, 2, EVE, WHY), "act-undone")


async def test_of_two_moderators_at_once_the_second_is_refused(office):
    session = await office.started(BEN)
    found = await outcomes(*(office.moderation.end(session.id, by, WHY) for by in (EVE, DIRK)))
    assert sorted(found, key=str) == [None, "game-closed"]
    assert len(await office.acts()) == 1


async def test_a_moderator_who_plays_may_act_and_it_is_said(office):
    session = await office.started(BEN)
    await office.moderation.end(session.id, BEN, WHY)
    (event,) = await office.events(session, OfficeEnded)
    assert event.plays
    assert (await office.acts())[0].data["plays"] is True


# Seats


async def test_a_seat_is_taken_away_a_robot_plays_on_at_once_and_the_seat_is_free(office):
    session = await busy(office)
    await office.moderation.free_seat(session.id, EVE, "rude", ANNA.id)
    now = await office.stored(session)
    assert now.seats[A].is_robot
    assert now.seats[A].kept is None, "no press of hers hands the seat back"
    (freed,) = await office.events(session, OfficeFreed)
    assert (freed.left, freed.reason, freed.robot) == ("Anna", "rude", now.seats[A].name)
    assert await office.events(session, SeatOffered)
    assert A in [one.seat for one in await LostSeats(office.workings).offered(session.id)]
    whys = await office.rows("SELECT why FROM sittings WHERE seat = 0 ORDER BY number")
    assert whys[0] == ("expelled",)
    assert ("robot",) in await office.rows("SELECT by FROM answers WHERE seat = 0"), "it has answered"
    for kept in ("drafts", "orders", "private_notes"):
        assert await office.rows(f"SELECT * FROM {kept}") == []  # noqa: S608
    (act,) = await office.acts()
    assert (act.kind, act.about) == (ActKind.SEAT, ANNA.id)
    await refused(LostSeats(office.workings).take(session.id, A, ANNA), "expelled")
    await LostSeats(office.workings).take(session.id, A, DIRK)
    await refused(office.moderation.free_seat(session.id, EVE, "rude", ANNA.id), "not-their-seat")


async def test_whoever_takes_a_seat_away_does_not_see_its_hand_by_taking_it(office):
    session = await office.post(await office.started(BEN, robots=1))
    lost = LostSeats(office.workings)
    await lost.offer_robots_seat(session.id, ANNA.id, 2)
    await office.moderation.free_seat(session.id, EVE, "rude", BEN.id)
    await refused(lost.take(session.id, B, EVE), "freed-by-you")
    assert (await office.sessions.position(session.id, EVE.id)).seat is None
    await lost.take(session.id, B, CLEO)
    await lost.take(session.id, 2, EVE)  # another seat is as free for them as for everybody


async def test_whoever_lost_their_seat_sees_no_more_than_somebody_who_never_had_one(office):
    session = await busy(office)
    luck, look = Luck(office.workings), LookingBack(office.sessions)
    await office.moderation.free_seat(session.id, EVE, "rude", ANNA.id)
    await refused(office.sessions.asked(session.id, ANNA.id), "not-seated")
    for end in (False, True):
        if end:
            await office.moderation.end(session.id, EVE, WHY)
        now = await office.stored(session)
        hers, others = [await office.sessions.position(now.id, one.id) for one in (ANNA, DIRK)]
        assert (hers.view, hers.seat) == (others.view, None)
        assert await luck.export(now, ANNA.id) == await luck.export(now, DIRK.id)
        await refused(look.past(now, ANNA.id, eyes=A), "look-eyes")


async def test_in_open_seats_the_seat_is_free_for_others(office):
    session = await office.opened(BEN)
    await office.moderation.free_seat(session.id, EVE, "rude", ANNA.id)
    now = await office.stored(session)
    assert ([row.person for row in now.seats], now.host, now.status) == ([BEN.id], BEN.id, "open")
    await refused(office.sessions.join(session.id, ANNA), "expelled")
    await refused(Invitations(office.workings).invite(session.id, BEN, ANNA.id), "expelled-other")
    await office.sessions.join(session.id, CLEO)
    await office.moderation.free_seat(session.id, EVE, "rude", BEN.id)
    await office.moderation.free_seat(session.id, EVE, "rude", CLEO.id)
    assert (await office.stored(session)).status == "closed", "as when the last leaves"


async def test_if_it_was_the_last_person_the_game_is_closed(office):
    session = await office.started(robots=2)
    await office.moderation.free_seat(session.id, EVE, "rude", ANNA.id)
    closed = await office.stored(session)
    assert (closed.status, closed.by_office, closed.was_given_up) == ("closed", False, False)
    assert await LostSeats(office.workings).offered(session.id) == []


# Moves


async def test_of_two_new_threads_one_becomes_the_games(office):
    session = await office.post(await office.started(BEN))
    moves = (
        office.moderation.move(
            session.id, by, "a quieter place", before=session.thread, thread=thread, channel=CHANNEL + 1
        )
        for by, thread in ((EVE, 901), (DIRK, 902))
    )
    assert sorted(await outcomes(*moves), key=str) == [None, "moved-already"]
    now = await office.stored(session)
    assert (now.channel, now.board) == (CHANNEL + 1, None)
    (act,) = await office.moderation.to_tell(GUILD)
    assert act.data["thread"] == now.thread
    assert act.data["from"] == session.thread, "the old thread is told"
    assert len(await office.events(session, OfficeMoved)) == 1


# Reasons, states, what is told


@pytest.mark.parametrize(
    ("reason", "why"),
    [
        *(("", "missing"), (" \n\u0000 ", "missing"), ("x" * 301, "long")),
        ("\u200b\u2060", "missing"),  # invisible
        ("\u202e \u2800\u3164", "missing"),  # an override of direction, and fillers
    ],
)
async def test_each_act_has_a_reason(office, reason, why):
    session = await office.started(BEN)
    for act in (
        office.moderation.end(session.id, EVE, reason),
        office.moderation.pause(session.id, EVE, reason, 2),
        office.moderation.free_seat(session.id, EVE, reason, ANNA.id),
    ):
        await refused(act, f"reason-{why}")
    assert await office.acts() == []


async def test_what_a_session_is_not_in_a_state_for_is_refused(office):
    lobby, game, over = await office.opened(BEN), await office.started(BEN), await office.finished(BEN)
    moderation = office.moderation
    move = {"before": None, "thread": 9, "channel": 8}
    for act, reason in (
        (moderation.close(game.id, EVE, WHY), "close-started"),
        (moderation.end(lobby.id, EVE, WHY), "end-not-started"),
        (moderation.pause(lobby.id, EVE, WHY, 3), "not-started"),
        (moderation.resume(lobby.id, EVE, WHY), "not-started"),
        (moderation.move(lobby.id, EVE, WHY, **move), "not-started"),
        (moderation.end(over.id, EVE, WHY), "game-over"),
        (moderation.close(over.id, EVE, WHY), "game-over"),
        (moderation.free_seat(over.id, EVE, WHY, ANNA.id), "game-over"),
        (moderation.pause(game.id, EVE, WHY, 0), "moderate-days"),
        (moderation.pause(game.id, EVE, WHY, 31), "moderate-days"),
        (moderation.free_seat(game.id, EVE, WHY, DIRK.id), "not-their-seat"),
        (moderation.end(999, EVE, WHY), "no-such-game"),
    ):
        await refused(act, reason)
    assert await office.acts() == []


async def test_an_act_is_to_be_told_if_the_server_has_a_channel_for_that(office):
    session = await office.started(BEN)
    await office.moderation.pause(session.id, EVE, WHY, 2)
    assert await office.moderation.servers_to_tell() == []
    await office.servers.change(GUILD, EVE.id, Setting.TOLD_IN, lambda row: replace(row, told_in=77))
    await office.moderation.resume(session.id, EVE, WHY)
    assert await office.moderation.servers_to_tell() == [GUILD]
    (act,) = await office.moderation.to_tell(GUILD)
    assert act.kind is ActKind.RESUME
    await office.moderation.set_told(act)
    assert await office.moderation.to_tell(GUILD) == []
    assert ServerRow().told_in is None


async def test_an_act_and_its_effect_are_stored_together_or_not_at_all(office, journal, monkeypatch):
    session = await office.started(BEN)

    def broken(*_, **__):
        raise RuntimeError("the disk is gone")

    monkeypatch.setattr("engine.journal.ending_rows.end_by_office", broken)
    with pytest.raises(RuntimeError):
        await office.moderation.end(session.id, EVE, WHY)
    assert await office.acts() == []
    assert (await office.stored(session)).status == "playing"
    assert await office.events(session, OfficeEnded) == []
