"""What people read at a league's table where it differs: leaving, /game seat, being away, the last board."""

from dataclasses import replace

import pytest

from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.pictures import Pictures
from cogs.posting import board_views
from cogs.posting.outcome_text import outcome_text
from cogs.posting.panels import Panels
from cogs.presses.away import go_away
from cogs.presses.lost_seats import offer_seat
from engine.clock.pace import PaceName
from engine.journal.records import Meanwhile
from engine.sessions.absences import Absences
from engine.sessions.outcomes import outcome_of
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.preferences import Preferences
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.presses.saloon import Saloon
from tests.engine.sessions.test_seats import refused
from tests.engine.table_talk import ANNA, BEN, CHANNEL, GUILD, THREAD
from tests.engine.toy import B

EN = words_for("en")


@pytest.fixture
def saloon(journal):
    made = Saloon(journal)
    made.services = replace(made.services, absences=Absences(made.workings))
    return made


async def dealt(saloon):
    return await saloon.sessions.deal(
        "toy",
        {},
        (ANNA, BEN),
        guild=GUILD,
        channel=CHANNEL,
        thread=THREAD,
        language="en",
        pace=PaceName.DAILY,
        fixture=7,
    )


async def test_the_question_before_leaving_says_last_and_no_points(saloon):
    session = await dealt(saloon)
    (shown,) = await saloon.press(ANNA, Verb.LEAVE, session)
    assert "the league may give your seat to somebody else. You will be last at this table: 0 points." in (
        shown.text
    )
    await saloon.sessions.submit(session.id, ANNA, "3")
    await saloon.sessions.submit(session.id, BEN, "3")
    (shown,) = await saloon.press(ANNA, Verb.LEAVE, session)
    assert "0 points, and it counts as last place for your rating, too." in shown.text
    await saloon.sessions.leave(session.id, BEN)
    (shown,) = await saloon.press(ANNA, Verb.LEAVE, await saloon.stored(session))
    assert "points" not in shown.text, "it is decided, so leaving costs nothing"


async def test_the_buttons_of_a_board_work_at_a_table_of_a_league(saloon):
    saloon.services = replace(
        saloon.services,
        pictures=Pictures(),
        panels=Panels(),
        preferences=Preferences(saloon.journal),
        hours=PersonalHours(saloon.workings),
    )
    session = await dealt(saloon)
    for verb in (Verb.ACT, Verb.HAND):
        (shown,) = await saloon.press(ANNA, verb, session)
        assert shown.text


async def test_nobody_offers_a_seat_at_a_table_of_a_league(saloon):
    session = await dealt(saloon)
    await saloon.sessions.leave(session.id, BEN)
    session = await saloon.stored(session)
    for chosen in (None, B):
        offering = saloon.command(ANNA, lambda visit, seat=chosen: offer_seat(visit, session, seat, None))
        await refused(offering, "league-seat")


async def test_whoever_goes_away_reads_that_leagues_do_not_wait(saloon):
    shown = await saloon.command(ANNA, lambda visit: go_away(visit, 3, Meanwhile.WAIT))
    assert "league" not in shown.text
    await dealt(saloon)
    shown = await saloon.command(ANNA, lambda visit: go_away(visit, 4, Meanwhile.WAIT))
    assert EN.text("away-league") in shown.text


async def test_the_last_board_has_no_play_again_and_says_that_robots_have_played(saloon):
    session = await dealt(saloon)
    for person in (ANNA, BEN):
        await saloon.sessions.submit(session.id, person, "3")
    session = await saloon.sessions.play_out(session.id)
    face = saloon.services.faces["toy"]
    (row, _) = board_views._always_rows(session, face, EN, is_waiting=False)
    verbs = [CustomId.parse(item.custom_id).verb for item in row.children]
    assert verbs == [Verb.LOOK]
    outcome = await saloon.journal.read(lambda db: outcome_of(db, session))
    for language in LOCALES:
        words = words_for(language)
        said = outcome_text(outcome, session, None, words)
        assert said == words.text("outcome-unrated-played-out")
