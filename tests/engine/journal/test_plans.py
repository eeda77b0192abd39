"""What is asked of the journal at a start, in a step or for a list takes no longer with many games in it."""

import importlib
import inspect
import pkgutil
import re
import sqlite3
from dataclasses import replace

import pytest

from engine import journal
from engine.clock.pace import STANDING, Clock, PaceName
from engine.journal import (
    absence_rows,
    act_rows,
    board_rows,
    call_rows,
    clock_rows,
    course_rows,
    draft_rows,
    due_rows,
    emptying,
    ending_rows,
    entry_rows,
    erasing_rows,
    figure_rows,
    file_checks,
    fixture_post_rows,
    fixture_rows,
    forgetting_rows,
    gauge_rows,
    ghost_rows,
    invitation_rows,
    league_forgetting_rows,
    league_rows,
    lost_seat_rows,
    match_rows,
    motion_rows,
    need_rows,
    note_rows,
    offer_rows,
    order_rows,
    outage_rows,
    personal_figure_rows,
    personal_rows,
    place_rows,
    posting_rows,
    preference_rows,
    private_note_rows,
    rating_rows,
    reminder_rows,
    request_rows,
    result_rows,
    rewriting,
    schema,
    server_act_rows,
    server_rows,
    session_rows,
    sitting_rows,
    standing_rows,
    status_rows,
    story_rows,
    undo_rows,
)
from engine.journal.absence_rows import Stay
from engine.journal.clock_rows import Allowance
from engine.journal.fixture_post_rows import Owed
from engine.journal.league_rows import ActRow, LeagueId
from engine.journal.motion_rows import Motion, MotionKind
from engine.journal.offer_rows import Offer, Outcome
from engine.journal.outage_rows import Outage
from engine.journal.posted_records import ReminderRow
from engine.journal.preference_rows import Chosen, Shown
from engine.journal.rating_rows import RatingRow
from engine.journal.records import (
    Absence,
    By,
    Call,
    Given,
    Meanwhile,
    OrderRow,
    PersonId,
    Result,
    SeatRow,
    SessionId,
)
from engine.journal.server_act_rows import ActKind
from engine.journal.server_rows import ServerRow
from engine.journal.undo_rows import StoredAnswer
from engine.play.match import Advance, Checkpoint
from engine.play.orders import Order
from engine.play.reveals import Reveals
from engine.play.table import Seat, Told
from engine.play.tickets import Kind
from engine.results.places import Counted, Place
from engine.results.ratings import START, Rating
from engine.results.steps import Step
from engine.sessions.calls import SPANS
from tests.engine.toy import Said

ROWS = [
    importlib.import_module(f"{journal.__name__}.{found.name}")
    for found in pkgutil.iter_modules(journal.__path__)
    if found.name.endswith("_rows")
]
ONE, ANNA = SessionId(1), PersonId(1)
COUNTED = Counted((Place(Seat(0), ANNA, 1), Place(Seat(1), PersonId(2), None)))
ALL_GAMES = (
    "sessions",
    "seats",
    "sittings",
    "checkpoints",
    "answers",
    "story",
    "drafts",
    "boards",
    "people",
    "calls",
    "results",
    "result_places",
    "clocks",
    "reminders",
    "acts",
    "motions",
    "offers",
    "absences",
    "invitations",
    "orders",
    "private_notes",
    "servers",
    "server_acts",
    "ghosts",
    "forgotten",
    "result_places",
    "rating_steps",
    "ratings",
    "rating_lists",
    "hidden_ratings",
    "leagues",
    "league_acts",
    "entries",
    "fixtures",
    "reports",
    "active",
)
AT = {"at": 1.0}
FIRST, SECOND, THIRD = (Checkpoint(number, 0, 1, "{}", 0, "") for number in (1, 2, 3))
NEW = {"game": "toy", "options": {}, "guild": 1, "channel": 2, "language": "en", "host": ANNA, "name": "Anna"}
STEP = {"answered": 0, **AT}
GIVEN = Given(Seat(0), ANNA, Advance("1.1", 3, (Told(Said("x")),), (THIRD,)), "digest")
OFFER = Offer(Seat(0), "Anna", 1.0, None, None, None, False)
REMINDER = ReminderRow(Seat(0), "1.1", 2.0, 1.0, 3)
AWAY = Absence(1.0, 2.0, Meanwhile.WAIT)
MOTION = Motion(ONE, 1, MotionKind.PAUSE, By.PERSON, ANNA, 1.0, 2.0)
ANSWER = StoredAnswer(1, "1.1", Kind.ASKED, Seat(0), By.PERSON, ANNA, 3, 0, Reveals.NOTHING, 60.0, None)
ORDER = OrderRow(Seat(0), ANNA, Order("bid", 1, 7))
COUNTED = Counted((Place(Seat(0), ANNA, 1), Place(Seat(1), PersonId(2), 2)))
RATED = Step(ANNA, START, Rating(1540.0, 147.0), 0.5)
LIST = (1, "toy")
LEAGUE = LeagueId(1)
FOUNDED = {
    **{"guild": 1, "name": "Prairie", "folded": "prairie", "game": "toy"},
    **{"channel": 2, "tables_channel": 3},
}
BOARD = {"message": 5, "board_from": 1, "due": [ANNA], "posted": 1, **AT}

RUNNING = Call(Seat(0), "1.1", 1, 1.0, posted=1.0, clock=Clock(5.0, 9.0))


def daily(session):
    """A session whose clocks run."""
    return replace(session, pace=PaceName.DAILY)


def waited_for(db):
    """Give a seat that is waited for more time."""
    session_rows.save_pace(db, ONE, PaceName.DAILY)
    call_rows.save_calls(db, ONE, {Seat(0): "1.1"}, **AT)
    clock_rows.save_clock(db, ONE, Seat(0), Clock(soft=1.0, due=2.0))
    clock_rows.extend(db, session_rows.session(db, ONE), Seat(0))


def at_league(db):
    """A table of a league with a seat that a caretaker keeps."""
    db.execute("UPDATE sessions SET fixture = 7, pace = 'daily' WHERE id = ?", (ONE,))
    kept = [SeatRow("Anna", ANNA, "Dusty", 1.0)]
    session_rows.save_seats(db, ONE, kept, ANNA, "playing")
    sitting_rows.sit(db, ONE, kept, from_row=1)
    return session_rows.session(db, ONE)


def blamed(db):
    """Empty the reason of what was done a long time ago."""
    server_act_rows.add_server_act(db, 1, ActKind.END, ANNA, session=ONE, reason="They quarrelled.", **AT)
    forgetting_rows.empty_reasons(db, 2.0, outside=["Renamed"])


def in_a_league(db):
    """A league with an entry, a table, an act and a report."""
    found = league_rows.insert_league(db, **{**FOUNDED, "folded": "another"}, **AT)
    row = ActRow(1, 1, "Entered", "{}", "organiser", ANNA, "so", 1.0, False)
    league_rows.add_act(db, found, row, once=None)
    entry_rows.add_entry(db, found, 1, 1, ANNA, "Anna")
    fixture_rows.add_fixtures(db, found, 1, [(1, 1)])
    fixture_rows.add_report(db, found, fixture_rows.fixtures(db, found, 1)[1, 1].id, ANNA, "x", 1.0)


def forgotten_in_a_league(db):
    """Forget Anna where she has entered and organised something."""
    in_a_league(db)
    league_forgetting_rows.forget_in_leagues(db, ANNA, {"Anna"}, lambda _: PersonId(1 << 31))


ASKED = {
    session_rows.insert_session: [lambda db: session_rows.insert_session(db, **NEW, **AT)],
    session_rows.session: [lambda db: session_rows.session(db, ONE)],
    session_rows.session_in_thread: [lambda db: session_rows.session_in_thread(db, 3)],
    session_rows.session_of_fixture: [lambda db: session_rows.session_of_fixture(db, 7)],
    session_rows.sessions_in_guild: [
        lambda db: session_rows.sessions_in_guild(db, 1),
        lambda db: session_rows.sessions_in_guild(db, 1, ANNA),
    ],
    session_rows.sessions_of: [lambda db: session_rows.sessions_of(db, ANNA)],
    session_rows.sessions_in_channel: [
        lambda db: session_rows.sessions_in_channel(db, 1, 2),
        lambda db: session_rows.sessions_in_channel(db, 1, None),
    ],
    session_rows.sessions_unfinished: [session_rows.sessions_unfinished],
    session_rows.sessions_waiting: [lambda db: session_rows.sessions_waiting(db, 1, ANNA)],
    session_rows.save_seats: [lambda db: session_rows.save_seats(db, ONE, [SeatRow("Anna", ANNA)], ANNA)],
    match_rows.save_start: [lambda db: match_rows.save_start(db, ONE, seed="s", thread=3)],
    match_rows.save_checkpoints: [lambda db: match_rows.save_checkpoints(db, ONE, [SECOND], 0)],
    match_rows.save_end: [lambda db: match_rows.save_end(db, ONE)],
    match_rows.raise_epoch: [lambda db: match_rows.raise_epoch(db, ONE, 1, attempt=1)],
    match_rows.undo_round: [lambda db: match_rows.undo_round(db, ONE, 0, epoch=1, outside=["Renamed"])],
    call_rows.save_calls: [lambda db: call_rows.save_calls(db, ONE, {Seat(0): "1.1"}, **AT, recalling="1.1")],
    call_rows.save_invited: [
        lambda db: call_rows.save_invited(db, ONE, {Seat(0): "1=bid"}, **AT),
        lambda db: call_rows.save_invited(db, ONE, {}, **AT),
    ],
    call_rows.spend: [lambda db: call_rows.spend(db, ONE, [Seat(0)], 1.0)],
    call_rows.forget_invited: [lambda db: call_rows.forget_invited(db, ONE)],
    call_rows.calls: [lambda db: call_rows.calls(db, ONE)],
    call_rows.calling: [lambda db: call_rows.calling(db, ANNA)],
    call_rows.post_calls: [lambda db: call_rows.post_calls(db, ONE, 1, 1.0)],
    act_rows.add_act: [lambda db: act_rows.add_act(db, ONE, "kept", By.CLOCK, **AT)],
    act_rows.newest_acts: [lambda db: act_rows.newest_acts(db, ONE, 10)],
    act_rows.last_act: [lambda db: act_rows.last_act(db, ONE, ANNA, ("away", "home"))],
    clock_rows.call_anew: [
        lambda db: clock_rows.call_anew(db, ONE),
        lambda db: clock_rows.call_anew(db, ONE, Seat(0), told=1),
    ],
    clock_rows.save_reserves: [lambda db: clock_rows.save_reserves(db, ONE, 1.0)],
    clock_rows.extend: [waited_for],
    motion_rows.save_motion: [lambda db: motion_rows.save_motion(db, MOTION)],
    motion_rows.motions: [lambda db: motion_rows.motions(db, ONE)],
    motion_rows.motion: [lambda db: motion_rows.motion(db, ONE, 1)],
    motion_rows.open_motion: [lambda db: motion_rows.open_motion(db, ONE)],
    motion_rows.motions_to_show: [lambda db: motion_rows.motions_to_show(db, ONE)],
    motion_rows.next_number: [lambda db: motion_rows.next_number(db, ONE, 1)],
    motion_rows.end_open_motion: [lambda db: motion_rows.end_open_motion(db, ONE)],
    motion_rows.move_open_motion: [lambda db: motion_rows.move_open_motion(db, ONE, 1.0)],
    motion_rows.end_all: [lambda db: motion_rows.end_all(db, ONE)],
    motion_rows.end_pause: [lambda db: motion_rows.end_pause(db, ONE)],
    motion_rows.show_again: [lambda db: motion_rows.show_again(db, ONE)],
    motion_rows.save_pause: [lambda db: motion_rows.save_pause(db, ONE, 1.0)],
    motion_rows.save_shown: [lambda db: motion_rows.save_shown(db, MOTION, 5)],
    absence_rows.save_absence: [lambda db: absence_rows.save_absence(db, ANNA, AWAY)],
    absence_rows.end_absence: [lambda db: absence_rows.end_absence(db, ANNA, 1.0)],
    absence_rows.running_absence: [lambda db: absence_rows.running_absence(db, ANNA)],
    absence_rows.absences_since: [lambda db: absence_rows.absences_since(db, ANNA, 1.0)],
    absence_rows.newest_absence: [lambda db: absence_rows.newest_absence(db, ANNA)],
    absence_rows.save_told: [lambda db: absence_rows.save_told(db, ANNA, Stay(AWAY, is_over=True))],
    absence_rows.tell_anew: [lambda db: absence_rows.tell_anew(db, ONE)],
    absence_rows.sits_in_league: [lambda db: absence_rows.sits_in_league(db, ANNA)],
    absence_rows.sat_down: [lambda db: absence_rows.sat_down(db, ONE, ANNA)],
    absence_rows.sessions_without: [lambda db: absence_rows.sessions_without(db, ANNA)],
    clock_rows.refresh: [lambda db: clock_rows.refresh(db, ONE, 1.0)],
    clock_rows.save_clock: [lambda db: clock_rows.save_clock(db, ONE, Seat(0), STANDING)],
    clock_rows.recall: [lambda db: clock_rows.recall(db, session_rows.session(db, ONE), [Seat(0)], 1.0)],
    clock_rows.follow_hours: [lambda db: clock_rows.follow_hours(db, ANNA, 1.0, moving=True)],
    clock_rows.account: [lambda db: clock_rows.account(db, session_rows.session(db, ONE), GIVEN, 1.0)],
    clock_rows.allowance: [lambda db: clock_rows.allowance(db, session_rows.session(db, ONE), Seat(0))],
    clock_rows.save_allowance: [
        lambda db: clock_rows.save_allowance(db, ONE, Seat(0), Allowance(1.0, misses=0))
    ],
    clock_rows.let_stand: [
        lambda db: clock_rows.let_stand(db, daily(session_rows.session(db, ONE)), RUNNING, 1.0, 3.0)
    ],
    clock_rows.replenish: [
        lambda db: clock_rows.replenish(db, session_rows.session(db, ONE), Seat(0), part=0.5)
    ],
    clock_rows.shown: [lambda db: clock_rows.shown(db, session_rows.session(db, ONE), 1, 1.0)],
    session_rows.save_pace: [lambda db: session_rows.save_pace(db, ONE, PaceName.DAILY)],
    session_rows.save_last_act: [lambda db: session_rows.save_last_act(db, ONE, 1.0)],
    due_rows.next_due: [lambda db: due_rows.next_due(db, SPANS, 1.0)],
    due_rows.due: [lambda db: due_rows.due(db, SPANS, 1.0)],
    due_rows.expiring: [lambda db: due_rows.expiring(db, 1.0)],
    due_rows.is_reminder_due: [lambda db: due_rows.is_reminder_due(db, 1.0)],
    outage_rows.save_outage: [
        lambda db: outage_rows.save_outage(db, Outage(1.0, 2.0), 3.0),
        lambda db: outage_rows.save_outage(db, Outage(1.0, 2.0, shard=1, shards=2), 3.0),
    ],
    outage_rows.newest_outage: [lambda db: outage_rows.newest_outage(db, 1, 2)],
    preference_rows.chosen: [lambda db: preference_rows.chosen(db, ANNA)],
    preference_rows.save_chosen: [lambda db: preference_rows.save_chosen(db, ANNA, Chosen())],
    preference_rows.hours_of: [lambda db: preference_rows.hours_of(db, ANNA)],
    preference_rows.save_unreached: [lambda db: preference_rows.save_unreached(db, ANNA)],
    preference_rows.unreached: [preference_rows.unreached],
    preference_rows.save_told: [lambda db: preference_rows.save_told(db, ANNA)],
    reminder_rows.sessions_to_remind: [lambda db: reminder_rows.sessions_to_remind(db, 1.0)],
    reminder_rows.save_reminded: [lambda db: reminder_rows.save_reminded(db, ONE, Seat(0), 2.0)],
    reminder_rows.add_reminder: [lambda db: reminder_rows.add_reminder(db, ONE, REMINDER)],
    reminder_rows.reminders: [lambda db: reminder_rows.reminders(db, ONE)],
    reminder_rows.unposted_since: [lambda db: reminder_rows.unposted_since(db, 1.0)],
    reminder_rows.save_place: [
        lambda db: reminder_rows.save_place(db, ONE, REMINDER, at=1.0, channel=3, message=4)
    ],
    reminder_rows.forget_reminders: [lambda db: reminder_rows.forget_reminders(db, ONE, [REMINDER])],
    result_rows.save_result: [lambda db: result_rows.save_result(db, ONE, Result(1.0, (1,), (2,)))],
    result_rows.result: [lambda db: result_rows.result(db, ONE)],
    result_rows.over_after: [lambda db: result_rows.over_after(db, ONE, 2)],
    place_rows.given: [lambda db: place_rows.given(db, ONE)],
    place_rows.have_answered: [lambda db: place_rows.have_answered(db, ONE)],
    place_rows.save_settled: [lambda db: place_rows.save_settled(db, ONE, 1.0, COUNTED, None)],
    place_rows.places: [lambda db: place_rows.places(db, ONE)],
    place_rows.replace_settled: [lambda db: place_rows.replace_settled(db, ONE, 1.0, COUNTED, None)],
    place_rows.unsettle: [lambda db: place_rows.unsettle(db, ONE)],
    place_rows.rated_games: [lambda db: place_rows.rated_games(db, 1, "toy")],
    place_rows.is_last: [lambda db: place_rows.is_last(db, 1, "toy", ONE, 1.0)],
    place_rows.ended_after: [lambda db: place_rows.ended_after(db, ONE, 2)],
    match_rows.save_step: [lambda db: match_rows.save_step(db, ONE, [GIVEN], **STEP)],
    match_rows.empty_states: [lambda db: match_rows.empty_states(db, ONE)],
    story_rows.tell: [lambda db: story_rows.tell(db, ONE, [Told(Said("x"))], 1.0)],
    match_rows.record: [lambda db: match_rows.record(db, ONE)],
    match_rows.known_answers: [lambda db: match_rows.known_answers(db, ONE, 1)],
    match_rows.given_answers: [lambda db: match_rows.given_answers(db, ONE, outside=["Renamed"])],
    match_rows.attempts: [lambda db: match_rows.attempts(db, ONE)],
    story_rows.story: [lambda db: story_rows.story(db, ONE, first=1, last=2)],
    story_rows.sealed_before: [
        lambda db: story_rows.sealed_before(db, ONE, 5, sealed="Sealed", outside=["Renamed"])
    ],
    story_rows.is_answered: [lambda db: story_rows.is_answered(db, ONE, since=1, but=Seat(0))],
    story_rows.last_told: [lambda db: story_rows.last_told(db, ONE)],
    draft_rows.save_draft: [lambda db: draft_rows.save_draft(db, ONE, Seat(0), "1.1", "x")],
    draft_rows.forget_draft: [lambda db: draft_rows.forget_draft(db, ONE, Seat(0), "1.1")],
    draft_rows.draft: [lambda db: draft_rows.draft(db, ONE, Seat(0), "1.1")],
    draft_rows.forget_seat: [lambda db: draft_rows.forget_seat(db, ONE, Seat(0))],
    call_rows.forget: [lambda db: call_rows.forget(db, ONE, Seat(0))],
    ending_rows.end_by_office: [lambda db: ending_rows.end_by_office(db, ONE, 1, 1.0)],
    ending_rows.take_end_back: [lambda db: ending_rows.take_end_back(db, ONE, 1.0)],
    ending_rows.end_for_good: [lambda db: ending_rows.end_for_good(db, ONE, 1.0)],
    ending_rows.fall_asleep: [lambda db: ending_rows.fall_asleep(db, ONE, 1.0)],
    ending_rows.wake: [lambda db: ending_rows.wake(db, ONE, 1.0)],
    ending_rows.asleep_of: [lambda db: ending_rows.asleep_of(db, ANNA)],
    ending_rows.end_all: [lambda db: ending_rows.end_all(db, ONE, 1.0)],
    ending_rows.save_ended: [lambda db: ending_rows.save_ended(db, ONE, 1.0)],
    ending_rows.close: [lambda db: ending_rows.close(db, ONE, 1.0)],
    ending_rows.following: [lambda db: ending_rows.following(db, ONE)],
    invitation_rows.invite: [lambda db: invitation_rows.invite(db, ONE, [ANNA], by=ANNA, until=1.0)],
    invitation_rows.invitations: [lambda db: invitation_rows.invitations(db, ONE)],
    invitation_rows.kept: [lambda db: invitation_rows.kept(db, ONE, 1.0)],
    invitation_rows.invited_by: [lambda db: invitation_rows.invited_by(db, ANNA, until_after=1.0)],
    invitation_rows.forget_seated: [lambda db: invitation_rows.forget_seated(db, ONE)],
    invitation_rows.forget: [lambda db: invitation_rows.forget(db, ONE, [ANNA])],
    invitation_rows.forget_over: [lambda db: invitation_rows.forget_over(db, ONE, 1.0)],
    invitation_rows.save_message: [lambda db: invitation_rows.save_message(db, ONE, [ANNA], 5)],
    invitation_rows.sessions_to_tell: [invitation_rows.sessions_to_tell],
    private_note_rows.note: [lambda db: private_note_rows.note(db, ONE, ANNA)],
    private_note_rows.notes: [lambda db: private_note_rows.notes(db, ANNA)],
    private_note_rows.save_note: [lambda db: private_note_rows.save_note(db, ONE, ANNA, "x", 1.0)],
    private_note_rows.forget_note: [lambda db: private_note_rows.forget_note(db, ONE, ANNA)],
    private_note_rows.forget_unseated: [lambda db: private_note_rows.forget_unseated(db, ONE)],
    order_rows.save_orders: [
        lambda db: order_rows.save_orders(db, ONE, [], [ORDER], 1.0),
        lambda db: order_rows.save_orders(db, ONE, [ORDER], [], 1.0),
    ],
    order_rows.orders: [lambda db: order_rows.orders(db, ONE)],
    order_rows.sessions_with_orders: [lambda db: order_rows.sessions_with_orders(db, ANNA)],
    private_note_rows.note: [lambda db: private_note_rows.note(db, ONE, ANNA)],
    private_note_rows.notes: [lambda db: private_note_rows.notes(db, ANNA)],
    private_note_rows.save_note: [lambda db: private_note_rows.save_note(db, ONE, ANNA, "text", 1.0)],
    private_note_rows.forget_note: [lambda db: private_note_rows.forget_note(db, ONE, ANNA)],
    private_note_rows.forget_unseated: [lambda db: private_note_rows.forget_unseated(db, ONE)],
    order_rows.forget_all: [lambda db: order_rows.forget_all(db, ONE)],
    offer_rows.offer: [lambda db: offer_rows.offer(db, ONE, Seat(0), "Anna", 1.0)],
    offer_rows.offers: [lambda db: offer_rows.offers(db, ONE)],
    offer_rows.end: [
        lambda db: offer_rows.end(db, ONE, Outcome.OVER),
        lambda db: offer_rows.end(db, ONE, Outcome.BACK, Seat(0)),
    ],
    offer_rows.save_message: [lambda db: offer_rows.save_message(db, ONE, OFFER, 5)],
    offer_rows.save_channel_message: [lambda db: offer_rows.save_channel_message(db, ONE, OFFER, 5)],
    offer_rows.save_shown: [lambda db: offer_rows.save_shown(db, ONE, OFFER)],
    offer_rows.sessions_to_show: [offer_rows.sessions_to_show],
    offer_rows.sessions_offering: [offer_rows.sessions_offering],
    sitting_rows.sit: [lambda db: sitting_rows.sit(db, ONE, [SeatRow("Anna", ANNA)], from_row=1)],
    lost_seat_rows.lost_seats: [lambda db: lost_seat_rows.lost_seats(db, ANNA, 5)],
    lost_seat_rows.lost_by_absence: [lambda db: lost_seat_rows.lost_by_absence(db, at_league(db))],
    lost_seat_rows.save_next: [lambda db: lost_seat_rows.save_next(db, ONE, 1.0)],
    lost_seat_rows.has_answered: [lambda db: lost_seat_rows.has_answered(db, ONE, ANNA)],
    sitting_rows.end: [lambda db: sitting_rows.end(db, ONE)],
    sitting_rows.take_away: [lambda db: sitting_rows.take_away(db, ONE, Seat(0), "absent")],
    sitting_rows.sittings: [lambda db: sitting_rows.sittings(db, ONE)],
    sitting_rows.newest_name: [lambda db: sitting_rows.newest_name(db, 1, ANNA)],
    place_rows.given: [lambda db: place_rows.given(db, ONE)],
    place_rows.save_settled: [lambda db: place_rows.save_settled(db, ONE, 1.0, COUNTED, None)],
    place_rows.places: [lambda db: place_rows.places(db, ONE)],
    place_rows.rated_games: [lambda db: place_rows.rated_games(db, *LIST)],
    place_rows.is_last: [lambda db: place_rows.is_last(db, *LIST, ONE, 1.0)],
    rating_rows.rating: [lambda db: rating_rows.rating(db, *LIST, ANNA)],
    rating_rows.save_steps: [lambda db: rating_rows.save_steps(db, ONE, [RATED])],
    rating_rows.steps: [lambda db: rating_rows.steps(db, ONE)],
    rating_rows.save_rating: [lambda db: rating_rows.save_rating(db, *LIST, RATED, at=1.0)],
    rating_rows.opponents: [lambda db: rating_rows.opponents(db, *LIST, ANNA)],
    rating_rows.note_change: [lambda db: rating_rows.note_change(db, *LIST, is_due=True)],
    rating_rows.lists_due: [rating_rows.lists_due],
    rating_rows.is_due: [lambda db: rating_rows.is_due(db, *LIST)],
    rating_rows.hide: [lambda db: rating_rows.hide(db, 1, ANNA, is_hidden=True)],
    rating_rows.hidden: [lambda db: rating_rows.hidden(db, 1, [ANNA])],
    rating_rows.games_by_title: [
        lambda db: rating_rows.games_by_title(db, 1),
        lambda db: rating_rows.games_by_title(db, 1, ANNA),
    ],
    rating_rows.shown_ratings: [lambda db: rating_rows.shown_ratings(db, *LIST, 1.0)],
    rating_rows.rating_row: [lambda db: rating_rows.rating_row(db, *LIST, ANNA)],
    rating_rows.past_games: [lambda db: rating_rows.past_games(db, *LIST, ANNA)],
    rating_rows.best_win: [lambda db: rating_rows.best_win(db, *LIST, ANNA)],
    rating_rows.changes: [lambda db: rating_rows.changes(db, *LIST)],
    rating_rows.all_steps: [lambda db: rating_rows.all_steps(db, *LIST)],
    rating_rows.all_ratings: [lambda db: rating_rows.all_ratings(db, *LIST)],
    rating_rows.put_in_place: [
        lambda db: rating_rows.put_in_place(
            db, *LIST, {(ONE, ANNA): RATED}, {ANNA: RatingRow(RATED.after, 1, 1, 1.0)}
        )
    ],
    league_rows.insert_league: [lambda db: league_rows.insert_league(db, **FOUNDED, **AT)],
    league_rows.is_named: [lambda db: league_rows.is_named(db, 1, "prairie")],
    league_rows.league: [lambda db: league_rows.league(db, LEAGUE)],
    league_rows.leagues_of: [lambda db: league_rows.leagues_of(db, 1)],
    league_rows.save_season: [lambda db: league_rows.save_season(db, LEAGUE, 1)],
    league_rows.save_due: [lambda db: league_rows.save_due(db, LEAGUE, 1.0)],
    league_rows.save_closed: [lambda db: league_rows.save_closed(db, LEAGUE, 1.0)],
    league_rows.save_board: [lambda db: league_rows.save_board(db, LEAGUE, 5)],
    league_rows.save_news: [lambda db: league_rows.save_news(db, LEAGUE, 6)],
    league_rows.save_channels: [lambda db: league_rows.save_channels(db, LEAGUE, 2, 3)],
    league_rows.due: [lambda db: league_rows.due(db, 1.0)],
    league_rows.next_due: [league_rows.next_due],
    league_rows.is_waiting: [lambda db: league_rows.is_waiting(db, 1)],
    league_rows.running: [league_rows.running],
    league_rows.add_act: [in_a_league],
    league_rows.acts: [lambda db: league_rows.acts(db, LEAGUE, 1)],
    league_rows.last_number: [lambda db: league_rows.last_number(db, LEAGUE)],
    league_rows.acts_to_tell: [lambda db: league_rows.acts_to_tell(db, LEAGUE)],
    league_rows.leagues_to_tell: [league_rows.leagues_to_tell],
    league_rows.save_told: [lambda db: league_rows.save_told(db, LEAGUE, [1])],
    entry_rows.add_entry: [in_a_league],
    entry_rows.entries: [lambda db: entry_rows.entries(db, LEAGUE, 1)],
    entry_rows.leagues_entered: [lambda db: entry_rows.leagues_entered(db, 1, ANNA)],
    entry_rows.save_entry_name: [lambda db: entry_rows.save_entry_name(db, LEAGUE, 1, ANNA, "Anna")],
    entry_rows.save_stands_by: [lambda db: entry_rows.save_stands_by(db, LEAGUE, 1, ANNA, stands_by=True)],
    entry_rows.save_active: [lambda db: entry_rows.save_active(db, 1, [ANNA], 1.0)],
    entry_rows.answered: [lambda db: entry_rows.answered(db, 1, LEAGUE, 1)],
    fixture_rows.add_fixtures: [in_a_league],
    fixture_rows.fixture: [lambda db: fixture_rows.fixture(db, 1)],
    fixture_rows.fixture_of: [lambda db: fixture_rows.fixture_of(db, ONE)],
    fixture_rows.fixtures: [lambda db: fixture_rows.fixtures(db, LEAGUE, 1)],
    fixture_rows.sessions_unfinished: [fixture_rows.sessions_unfinished],
    fixture_rows.threads: [lambda db: fixture_rows.threads(db, 1, 1)],
    fixture_rows.save_starter: [lambda db: fixture_rows.save_starter(db, 1, 5)],
    fixture_rows.save_dealt: [lambda db: fixture_rows.save_dealt(db, 1, ONE)],
    fixture_rows.save_over: [lambda db: fixture_rows.save_over(db, LEAGUE, 1, [(1, 1)], is_over=True)],
    fixture_rows.save_unrated: [lambda db: fixture_rows.save_unrated(db, 1, None)],
    fixture_post_rows.save_owed: [
        lambda db: fixture_post_rows.save_owed(db, LEAGUE, 1, {(1, 1): 5}, Owed.STARTER)
    ],
    fixture_post_rows.owed: [
        lambda db: fixture_post_rows.owed(db, LEAGUE, Owed.STARTER),
        lambda db: fixture_post_rows.owed(db, LEAGUE, Owed.NOTICE),
    ],
    fixture_post_rows.leagues_owing: [fixture_post_rows.leagues_owing],
    fixture_post_rows.save_table_told: [lambda db: fixture_post_rows.save_table_told(db, 1, 5, Owed.NOTICE)],
    fixture_rows.moments: [lambda db: fixture_rows.moments(db, ONE, [1])],
    fixture_rows.seats_answered: [lambda db: fixture_rows.seats_answered(db, ONE)],
    fixture_rows.add_report: [in_a_league],
    fixture_rows.reports: [
        lambda db: fixture_rows.reports(db, LEAGUE, is_open=True),
        lambda db: fixture_rows.reports(db, LEAGUE, is_open=False),
    ],
    fixture_rows.save_outcome: [lambda db: fixture_rows.save_outcome(db, LEAGUE, 1, "dismissed")],
    league_forgetting_rows.forget_in_leagues: [forgotten_in_a_league],
    league_forgetting_rows.amounts_in_leagues: [
        lambda db: league_forgetting_rows.amounts_in_leagues(db, ANNA)
    ],
    league_forgetting_rows.entries_of: [lambda db: league_forgetting_rows.entries_of(db, ANNA)],
    league_forgetting_rows.organised_by: [lambda db: league_forgetting_rows.organised_by(db, ANNA)],
    league_forgetting_rows.reports_by: [lambda db: league_forgetting_rows.reports_by(db, ANNA)],
    league_forgetting_rows.active_of: [lambda db: league_forgetting_rows.active_of(db, ANNA)],
    figure_rows.finished: [lambda db: figure_rows.finished(db, 1, 1.0)],
    personal_figure_rows.played: [lambda db: personal_figure_rows.played(db, 1, ANNA)],
    personal_figure_rows.played_alone: [lambda db: personal_figure_rows.played_alone(db, 1, ANNA)],
    standing_rows.standings: [
        lambda db: standing_rows.standings(db, 1),
        lambda db: standing_rows.standings(db, None),
    ],
    standing_rows.frozen: [lambda db: standing_rows.frozen(db, ONE)],
    standing_rows.save_frozen: [lambda db: standing_rows.save_frozen(db, ONE, "0a1b2c3d")],
    server_rows.server: [lambda db: server_rows.server(db, 1)],
    server_rows.save_server: [lambda db: server_rows.save_server(db, 1, ServerRow())],
    server_rows.save_language: [lambda db: server_rows.save_language(db, 1, "nl")],
    server_rows.is_known: [lambda db: server_rows.is_known(db, 1)],
    server_rows.save_greeted: [lambda db: server_rows.save_greeted(db, 1, 1.0, is_unsaid=True)],
    server_rows.save_said: [lambda db: server_rows.save_said(db, 1)],
    server_rows.save_left: [lambda db: server_rows.save_left(db, 1, 1.0)],
    server_rows.save_back: [lambda db: server_rows.save_back(db, 1)],
    server_rows.save_erase_at: [lambda db: server_rows.save_erase_at(db, 1, 1.0)],
    server_rows.servers_there: [server_rows.servers_there],
    server_rows.servers_left: [server_rows.servers_left],
    server_rows.servers_to_erase: [server_rows.servers_to_erase],
    erasing_rows.erase_session: [lambda db: erasing_rows.erase_session(db, ONE)],
    erasing_rows.erase_leagues: [lambda db: erasing_rows.erase_leagues(db, 1)],
    erasing_rows.erase_server: [lambda db: erasing_rows.erase_server(db, 1)],
    erasing_rows.some_sessions: [lambda db: erasing_rows.some_sessions(db, 1, 50)],
    erasing_rows.some_unfinished: [lambda db: erasing_rows.some_unfinished(db, 1, 50)],
    erasing_rows.counts: [lambda db: erasing_rows.counts(db, 1)],
    erasing_rows.servers_with_sessions: [erasing_rows.servers_with_sessions],
    erasing_rows.set_aside_by: [lambda db: erasing_rows.set_aside_by(db, 1, 1)],
    erasing_rows.servers_with_set_aside: [erasing_rows.servers_with_set_aside],
    erasing_rows.newest_erasure: [lambda db: erasing_rows.newest_erasure(db, 1)],
    request_rows.ask: [lambda db: request_rows.ask(db, "end", {"game": 1}, 1.0)],
    request_rows.open_requests: [request_rows.open_requests],
    request_rows.save_outcome: [lambda db: request_rows.save_outcome(db, 1, {}, 1.0)],
    request_rows.outcome: [lambda db: request_rows.outcome(db, 1)],
    request_rows.take: [lambda db: request_rows.take(db, 1)],
    request_rows.withdraw: [lambda db: request_rows.withdraw(db, 1, {}, 1.0)],
    request_rows.forget_done: [lambda db: request_rows.forget_done(db, 1.0)],
    server_act_rows.add_server_act: [
        lambda db: server_act_rows.add_server_act(db, 1, ActKind.END, ANNA, session=ONE, **AT)
    ],
    server_act_rows.server_act: [lambda db: server_act_rows.server_act(db, 1, 1)],
    server_act_rows.server_acts: [lambda db: server_act_rows.server_acts(db, 1, 10)],
    server_act_rows.acts_of_session: [lambda db: server_act_rows.acts_of_session(db, ONE)],
    server_act_rows.acts_to_take_back: [lambda db: server_act_rows.acts_to_take_back(db, 1, 1.0, 10)],
    server_act_rows.is_expelled: [lambda db: server_act_rows.is_expelled(db, ONE, ANNA)],
    server_act_rows.servers_to_tell: [server_act_rows.servers_to_tell],
    server_act_rows.acts_to_tell: [lambda db: server_act_rows.acts_to_tell(db, 1)],
    server_act_rows.save_told: [lambda db: server_act_rows.save_told(db, 1, 1)],
    server_act_rows.save_undone: [lambda db: server_act_rows.save_undone(db, 1, 1, 1.0)],
    session_rows.running_on: [lambda db: session_rows.running_on(db, 1)],
    session_rows.running_of: [lambda db: session_rows.running_of(db, 1, ANNA)],
    ghost_rows.keys: [ghost_rows.keys],
    ghost_rows.add_keys: [lambda db: ghost_rows.add_keys(db, [b"key"])],
    ghost_rows.ghosts: [lambda db: ghost_rows.ghosts(db, 1, ANNA)],
    ghost_rows.become_ghost: [
        lambda db: ghost_rows.become_ghost(db, 1, ANNA),
        lambda db: ghost_rows.become_ghost(db, 1, ANNA, is_another=True),
    ],
    ghost_rows.save_forgotten: [lambda db: ghost_rows.save_forgotten(db, ANNA, 1.0)],
    ghost_rows.is_forgotten: [lambda db: ghost_rows.is_forgotten(db, ANNA, after=1.0)],
    forgetting_rows.sessions_with: [lambda db: forgetting_rows.sessions_with(db, ANNA)],
    forgetting_rows.unfinished_of: [lambda db: forgetting_rows.unfinished_of(db, ANNA)],
    forgetting_rows.forget: [lambda db: forgetting_rows.forget(db, ANNA, outside=["Renamed"])],
    forgetting_rows.let_end_stay: [lambda db: forgetting_rows.let_end_stay(db, ONE)],
    personal_rows.amounts: [lambda db: personal_rows.amounts(db, ANNA)],
    forgetting_rows.save_active: [lambda db: forgetting_rows.save_active(db, [ANNA], 1.0)],
    forgetting_rows.forget_inactive: [lambda db: forgetting_rows.forget_inactive(db, 2.0, 1.0)],
    forgetting_rows.empty_reasons: [blamed],
    personal_rows.preferences: [lambda db: personal_rows.preferences(db, ANNA)],
    personal_rows.absences: [lambda db: personal_rows.absences(db, ANNA)],
    personal_rows.acts: [lambda db: personal_rows.acts(db, ONE, ANNA)],
    personal_rows.orders: [lambda db: personal_rows.orders(db, ONE, ANNA)],
    personal_rows.drafts: [lambda db: personal_rows.drafts(db, ONE, 0)],
    personal_rows.notes: [lambda db: personal_rows.notes(db, ANNA)],
    personal_rows.invitations: [lambda db: personal_rows.invitations(db, ANNA)],
    personal_rows.office: [lambda db: personal_rows.office(db, ANNA)],
    personal_rows.places: [lambda db: personal_rows.places(db, ANNA)],
    personal_rows.ratings: [lambda db: personal_rows.ratings(db, ANNA)],
    personal_rows.hidden: [lambda db: personal_rows.hidden(db, ANNA)],
    session_rows.running_sessions: [session_rows.running_sessions],
    posting_rows.sessions_to_post: [posting_rows.sessions_to_post],
    posting_rows.sessions_in_trouble: [
        lambda db: posting_rows.sessions_in_trouble(db, None),
        lambda db: posting_rows.sessions_in_trouble(db, 1),
    ],
    posting_rows.open_sessions: [posting_rows.open_sessions],
    posting_rows.lobbies_behind: [
        lambda db: posting_rows.lobbies_behind(db, None),
        lambda db: posting_rows.lobbies_behind(db, 1),
    ],
    session_rows.opened_at: [lambda db: session_rows.opened_at(db, ONE)],
    posting_rows.save_lobby: [lambda db: posting_rows.save_lobby(db, ONE, 4)],
    posting_rows.tidy_at: [lambda db: posting_rows.tidy_at(db, ONE)],
    posting_rows.save_tidy_at: [lambda db: posting_rows.save_tidy_at(db, ONE, 1.0)],
    posting_rows.save_tidied: [lambda db: posting_rows.save_tidied(db, ONE, "fold")],
    posting_rows.forget_lobby: [lambda db: posting_rows.forget_lobby(db, ONE)],
    posting_rows.save_lobby_behind: [lambda db: posting_rows.save_lobby_behind(db, ONE, True)],
    board_rows.save_thread: [lambda db: board_rows.save_thread(db, ONE, 3, 2)],
    story_rows.undo_from: [lambda db: story_rows.undo_from(db, ONE, 1, epoch=1, outside=["Renamed"])],
    undo_rows.last_answer: [lambda db: undo_rows.last_answer(db, ONE, Seat(0))],
    undo_rows.answers_from: [lambda db: undo_rows.answers_from(db, ONE, 1)],
    undo_rows.told_from: [lambda db: undo_rows.told_from(db, ONE, 1, 2, epoch=1, outside=["Renamed"])],
    undo_rows.end_of_answer: [lambda db: undo_rows.end_of_answer(db, ONE, 1, 2, epoch=1)],
    undo_rows.taken_back: [lambda db: undo_rows.taken_back(db, ONE, 1)],
    undo_rows.is_told_after: [lambda db: undo_rows.is_told_after(db, ONE, "Renamed", 1)],
    undo_rows.take_back: [
        lambda db: undo_rows.take_back(
            db, session_rows.session(db, ONE), [ANSWER], epoch=1, begun=FIRST, outside=["Renamed"]
        )
    ],
    clock_rows.give_back: [lambda db: clock_rows.give_back(db, session_rows.session(db, ONE), Seat(0), 60.0)],
    act_rows.last_act_at: [lambda db: act_rows.last_act_at(db, ONE, "undo")],
    act_rows.has_expelled: [lambda db: act_rows.has_expelled(db, ONE, Seat(0), ANNA)],
    act_rows.acts_about: [lambda db: act_rows.acts_about(db, ONE, Seat(0), "undo")],
    story_rows.first_after: [lambda db: story_rows.first_after(db, ONE, 0, outside=["Renamed"])],
    story_rows.ordered: [lambda db: story_rows.ordered(db, ONE, Seat(0), ANNA, since=1)],
    story_rows.acts: [lambda db: story_rows.acts(db, ONE)],
    board_rows.is_first: [lambda db: board_rows.is_first(db, ONE)],
    story_rows.is_told: [lambda db: story_rows.is_told(db, ONE)],
    story_rows.is_any_fallen: [lambda db: story_rows.is_any_fallen(db, ONE, 5)],
    story_rows.on_newest_board: [lambda db: story_rows.on_newest_board(db, ONE, first=1)],
    board_rows.save_board: [
        lambda db: board_rows.save_board(db, ONE, **BOARD),
        lambda db: board_rows.save_board(db, ONE, **BOARD, instead_of=4),
    ],
    board_rows.add_lost_boards: [lambda db: board_rows.add_lost_boards(db, ONE, 3, {6: 1, 7: 2})],
    board_rows.old_boards: [
        lambda db: board_rows.old_boards(db, None, 3),
        lambda db: board_rows.old_boards(db, ONE, 3),
    ],
    board_rows.forget_board: [lambda db: board_rows.forget_board(db, ONE, 6)],
    story_rows.moments_of: [lambda db: story_rows.moments_of(db, ONE, ["Renamed"])],
    story_rows.last_at: [lambda db: story_rows.last_at(db, ONE)],
    board_rows.save_archived: [lambda db: board_rows.save_archived(db, ONE)],
    posting_rows.save_trouble: [lambda db: posting_rows.save_trouble(db, ONE, "locked", 1.0)],
    posting_rows.save_channel_told: [lambda db: posting_rows.save_channel_told(db, ONE)],
    note_rows.save_note: [lambda db: note_rows.save_note(db, "name", "value")],
    note_rows.forget_note: [lambda db: note_rows.forget_note(db, "name")],
    need_rows.check_needs: [lambda db: need_rows.check_needs(db, None)],
    need_rows.note_needs: [lambda db: need_rows.note_needs(db, "toy", 2), need_rows.note_needs],
    need_rows.forget_needs: [need_rows.forget_needs],
    note_rows.note: [lambda db: note_rows.note(db, "name")],
    preference_rows.save_shown: [lambda db: preference_rows.save_shown(db, ANNA, Shown("standard"))],
    preference_rows.shown: [lambda db: preference_rows.shown(db, [ANNA, PersonId(2)])],
    rewriting.is_due: [rewriting.is_due],
    status_rows.behind: [status_rows.behind],
    status_rows.troubles: [status_rows.troubles],
    status_rows.frozen_sessions: [status_rows.frozen_sessions],
    status_rows.last_outage: [status_rows.last_outage],
    emptying.is_due: [emptying.is_due],
    emptying.empty_some: [lambda db: emptying.empty_some(db, 2)],
    course_rows.course: [lambda db: course_rows.course(db, session_rows.session(db, ONE))],
    course_rows.over_of: [
        lambda db: course_rows.over_of(db, 1, ANNA, 25),
        lambda db: course_rows.over_of(db, None, ANNA, 25),
    ],
    file_checks.check_ours: [file_checks.check_ours],
    gauge_rows.games: [gauge_rows.games],
    gauge_rows.suspects: [lambda db: gauge_rows.suspects(db, behind=1.0, overdue=1.0, most=210)],
    standing_rows.standing: [lambda db: standing_rows.standing(db, ONE)],
    file_checks.check_tables: [lambda db: file_checks.check_tables(db, len(schema.MIGRATIONS))],
}
"""What asks the journal while it is in use, with all that it may be asked by."""
APART = {
    *(league_forgetting_rows.keep_in_leagues, match_rows.begin_epoch, ghost_rows.take_over),
    *(file_checks.check_pages, rating_rows.let_old_be_due, rating_rows.take_over_hidden),
    *(rewriting.rewrite, rewriting.rewrite_if_due, rewriting.rewrite_copy, rewriting.empty_log),
    *(league_rows.leagues_to_show, status_rows.sessions_by_status),
}
"""A restore writes all running games anew, to look through all pages is what a large file is spared, another
formula concerns all lists of ratings, what is too old is looked for in all leagues, a rewrite is of the
whole file, after a start all leagues may have to be shown, and `status` counts all games, outside the bot."""


@pytest.fixture
def db():
    """A file with a game on whose way everything happens, and nothing known of how much there is of what."""
    with sqlite3.connect(":memory:", isolation_level=None) as made:
        for script in schema.MIGRATIONS:
            made.executescript(script)
        made.execute(f"PRAGMA application_id = {schema.APPLICATION}")
        session_rows.insert_session(made, **NEW, **AT)
        match_rows.save_start(made, ONE, seed="s", thread=3)
        match_rows.save_checkpoints(made, ONE, [FIRST], 0)
        story_rows.tell(made, ONE, [Told(Said("x"))], 1.0)
        board_rows.save_board(made, ONE, **BOARD)
        note_rows.save_note(made, emptying.EMPTIED, "0")
        yield made
    made.close()


def steps_of(db, job):
    """How SQLite finds what a job asks for, each step with the statement that it belongs to."""
    asked = []
    db.set_trace_callback(asked.append)
    job(db)
    db.set_trace_callback(None)
    asked = [each for each in asked if re.match("SELECT|UPDATE|DELETE|INSERT", each)]
    return [(row[3], each) for each in asked for row in db.execute(f"EXPLAIN QUERY PLAN {each}")]


def of_what_is_due(db):
    """The indexes that hold of a table only what is still to be done."""
    return {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE sql LIKE '%INDEX%WHERE%'")}


def is_full_scan(step, due):
    """Whether a step goes through all rows of all games: as it says, or because it looks for no value."""
    scan = re.match(r"(?:SCAN|SEARCH(?!.*\()) (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", step)
    return scan is not None and scan[1] in ALL_GAMES and scan[2] not in due


@pytest.mark.parametrize("asking", ASKED, ids=lambda asking: asking.__name__)
def test_no_question_goes_through_all_games(db, asking):
    due = of_what_is_due(db)
    for job in ASKED[asking]:
        found = steps_of(db, job)
        assert [each for each in found if is_full_scan(each[0], due)] == []


def test_a_question_that_goes_through_all_games_is_found(db):
    due = of_what_is_due(db)
    for asked in (
        "SELECT count(*) FROM sessions WHERE language = 'en'",
        "SELECT count(*) FROM story",
        "SELECT id FROM sessions WHERE restored IS NOT NULL ORDER BY id",
        "SELECT max(at) FROM answers",
        "UPDATE checkpoints SET state = '' WHERE state <> ''",
    ):
        found = steps_of(db, lambda db, asked=asked: db.execute(asked))
        assert any(is_full_scan(step, due) for step, _ in found), asked


def test_whatever_asks_the_journal_is_looked_at():
    asking = {
        function
        for module in (*ROWS, emptying, rewriting, file_checks)
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__
        and not name.startswith("_")
        and "db" in inspect.signature(function).parameters
    }
    assert asking == set(ASKED) | APART


@pytest.mark.parametrize(
    "asking",
    [
        session_rows.sessions_in_guild,
        session_rows.sessions_of,
        session_rows.sessions_in_channel,
        session_rows.sessions_waiting,
        session_rows.sessions_unfinished,
        standing_rows.standings,
        preference_rows.shown,
    ],
    ids=lambda asking: asking.__name__,
)
def test_as_much_is_asked_for_many_games_as_for_one(db, asking):
    (job, *_), counts = ASKED[asking], []
    for _ in range(2):
        asked = []
        db.set_trace_callback(asked.append)
        found = job(db)
        db.set_trace_callback(None)
        counts.append(len(asked))
        for thread in range(20):
            session_rows.insert_session(db, **NEW, **AT)
            begun = session_rows.insert_session(db, **NEW, **AT)
            match_rows.save_start(db, begun, seed="s", thread=thread)
    assert counts[0] == counts[1] <= 2
    assert asking is preference_rows.shown or len(found) > 10
