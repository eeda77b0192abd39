"""Whoever sits down has hours that are guessed until they choose; what they choose counts for later calls."""

import pytest

from engine.clock.hours import Hours, humane, is_quiet, local
from engine.clock.pace import DAY, HOUR, PaceName
from engine.errors import Refused
from engine.journal.preference_rows import Chosen, Shown
from engine.journal.records import Reminding
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.preferences import Preferences
from tests.engine.table_talk import ANNA, BEN, CHANNEL, GUILD, THREAD, started

NOON = 1_764_590_400.0
"""Noon in UTC, on 1 December 2025."""


@pytest.fixture
def clock():
    return [NOON]


@pytest.fixture
def hours(sessions):
    return PersonalHours(sessions.workings)


async def call_of(posted, session, seat=0):
    stored = await posted.session(session.id)
    return next(call for call in stored.calls if call.seat == seat)


async def post(sessions, posted, session):
    """Post the board as it is now, so that the clocks of its calls begin."""
    told = (await sessions.position(session.id, None)).told
    await posted.set_board(session.id, thread=session.thread, message=1, board_from=1, due=[], posted=told)


async def test_a_zone_is_guessed_once_when_somebody_sits_down_first(hours):
    met = await hours.meet(ANNA.id, "de", "nl")
    assert met.hours == Hours("Europe/Berlin", 22, 8)
    assert await hours.meet(ANNA.id, "nl") is None
    assert (await hours.of(ANNA.id)).hours.zone == "Europe/Berlin"


async def test_where_no_language_says_anything_the_hours_are_those_of_utc_and_are_asked_for_once_only(hours):
    assert (await hours.meet(ANNA.id, "en-US", "en-US")).hours == Hours("UTC")
    assert await hours.meet(ANNA.id, "de") is None
    assert await hours.unsettled(ANNA.id) is not None


async def test_a_guess_never_stands_over_a_choice(hours):
    await hours.choose(ANNA.id, zone="Asia/Tokyo")
    assert await hours.meet(ANNA.id, "de") is None
    assert (await hours.of(ANNA.id)).hours.zone == "Asia/Tokyo"


async def test_whoever_chose_other_things_first_is_still_met(hours, journal):
    await hours.choose(ANNA.id, quiet_from=23, reminders=Reminding.OFF)
    await Preferences(journal).choose(ANNA.id, palette="standard")
    met = await hours.meet(ANNA.id, "de")
    assert met.hours == Hours("Europe/Berlin", 23, 8)
    assert met.reminding is Reminding.OFF


async def test_what_is_not_named_stays_as_it_was_and_outlives_the_front_door(hours, sessions, journal):
    await Preferences(journal).choose(ANNA.id, palette="high-contrast")
    await hours.choose(ANNA.id, zone="Asia/Kolkata")
    await hours.choose(ANNA.id, quiet_from=0)
    await hours.choose(ANNA.id, quiet_to=0, reminders=Reminding.DM)
    chosen = await PersonalHours(sessions.workings).of(ANNA.id)
    assert chosen == Chosen("Asia/Kolkata", None, 0, 0, "dm")
    assert await Preferences(journal).of([ANNA.id]) == {ANNA.id: Shown("high-contrast")}
    assert (await hours.of(BEN.id)).reminding is Reminding.THREAD


@pytest.mark.parametrize(("begins", "ends", "quiet"), [(22, 13, 15), (8, 7, 23), (0, 15, 15)])
async def test_a_deadline_needs_room_so_there_are_at_most_14_quiet_hours(hours, begins, ends, quiet):
    with pytest.raises(Refused) as refused:
        await hours.choose(ANNA.id, zone="Asia/Tokyo", quiet_from=begins, quiet_to=ends)
    assert refused.value.values == {"hours": quiet, "most": 14}
    assert await hours.of(ANNA.id) == Chosen(), "nothing of it was stored"
    await hours.choose(ANNA.id, quiet_from=18, quiet_to=8)


async def test_a_zone_that_nobody_lives_in_is_refused(hours):
    for zone in ("Mars/Olympus", "localtime", "Etc/GMT+1", ""):
        with pytest.raises(Refused, match="no-such-zone"):
            await hours.choose(ANNA.id, zone=zone)


async def test_whoever_has_chosen_a_zone_is_not_looked_up_again(hours, journal, monkeypatch):
    await hours.choose(ANNA.id, zone="Asia/Tokyo")
    monkeypatch.setattr(journal, "read", None)
    assert await hours.unsettled(ANNA.id) is None


async def test_the_first_choice_moves_open_deadlines_out_of_the_night_and_none_comes_earlier(
    hours, sessions, posted
):
    """Noon in UTC is one in the morning in Auckland."""
    session = await started(sessions, BEN)
    await post(sessions, posted, session)
    before = (await call_of(posted, session)).clock
    await hours.choose(ANNA.id, zone="Pacific/Auckland")
    after = await call_of(posted, session)
    auckland = Hours("Pacific/Auckland")
    assert (after.clock.soft, after.clock.due) == (
        humane(before.soft, auckland),
        humane(before.due, auckland),
    )
    assert after.clock.soft > before.soft
    assert f"{local(after.clock.due, 'Pacific/Auckland'):%H:%M}" == "10:00"
    assert not is_quiet(after.remind_at, auckland)


async def test_a_later_choice_leaves_open_deadlines_and_moves_only_what_opens_then(hours, sessions, posted):
    await hours.choose(ANNA.id, quiet_from=23)
    session = await started(sessions, BEN)
    await post(sessions, posted, session)
    before = (await call_of(posted, session)).clock
    await hours.choose(ANNA.id, zone="Pacific/Auckland")
    after = await call_of(posted, session)
    assert after.clock == before
    assert not is_quiet(after.remind_at, Hours("Pacific/Auckland", 23)), "but nobody is reminded at night"
    await sessions.submit(session.id, ANNA, "3")
    await sessions.submit(session.id, BEN, "3")
    await post(sessions, posted, session)
    due = (await call_of(posted, session)).clock.due
    assert humane(due, Hours("Pacific/Auckland", 23)) == due


async def test_how_somebody_is_reminded_moves_no_deadline_and_is_no_first_choice(hours, sessions, posted):
    session = await started(sessions, BEN)
    await post(sessions, posted, session)
    before = (await call_of(posted, session)).clock
    await hours.choose(ANNA.id, reminders=Reminding.OFF)
    assert (await call_of(posted, session)).clock == before
    await hours.choose(ANNA.id, zone="Pacific/Auckland")
    assert (await call_of(posted, session)).clock.due > before.due


async def test_the_first_choice_moves_the_calls_of_all_servers_and_of_nobody_else(hours, sessions, posted):
    here, there = await started(sessions, BEN), await started(sessions, BEN, guild=GUILD + 1)
    for session in (here, there):
        await post(sessions, posted, session)
    await hours.choose(BEN.id, zone="Pacific/Auckland")
    assert all([(await call_of(posted, each)).clock.due == NOON + 3 * DAY for each in (here, there)])
    await hours.choose(ANNA.id, zone="Pacific/Auckland")
    assert all([(await call_of(posted, each)).clock.due > NOON + 3 * DAY for each in (here, there)])


async def test_an_evening_and_a_clock_that_stands_are_left_as_they_are(hours, sessions, posted):
    session = await sessions.open(
        "toy", {}, guild=GUILD, channel=CHANNEL, host=ANNA, language="en", pace=PaceName.EVENING
    )
    await sessions.join(session.id, BEN)
    evening = await sessions.start(session.id, ANNA, thread=THREAD)
    alone = await started(sessions, robots=2)
    for each in (evening, alone):
        await post(sessions, posted, each)
    before = [await call_of(posted, each) for each in (evening, alone)]
    await hours.choose(ANNA.id, zone="Pacific/Auckland")
    assert [await call_of(posted, each) for each in (evening, alone)] == before


async def test_a_reminder_that_is_late_at_night_waits_for_the_morning(hours, sessions, posted, clock):
    session = await started(sessions, BEN)
    await post(sessions, posted, session)
    clock[0] = NOON + 36 * HOUR
    await hours.choose(ANNA.id, reminders=Reminding.THREAD)
    assert (await call_of(posted, session)).remind_at == NOON + 44 * HOUR
