"""My move out of turn: for whom the table waits and since when, for players and for those who watch."""

from dataclasses import replace

import pytest

from cogs.posting.waiting_text import waiting_text
from cogs.presses.private_panels import show_move
from engine.errors import Rejected
from engine.journal import clock_rows, motion_rows
from engine.journal.records import Call, SeatRow
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face
from tests.cogs.posting.test_board_text import session_of
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, TOY, started

NOW = 1_764_590_400.0


@pytest.fixture
def desk(journal):
    return Desk(journal, plain_face(), TOY, now=lambda: NOW)


async def test_whoever_is_not_asked_reads_for_whom_the_table_waits_and_since_when(desk):
    session = await started(desk.services.sessions, BEN, CLEO)
    for person in (BEN, CLEO):
        shown = await desk.act(person, session)
        assert shown.text == f"The table waits for **Anna** (asked <t:{NOW:.0f}:R>)."
        assert list(shown.buttons) == ["Add a note"]


async def test_somebody_who_watches_reads_the_same_and_where_seats_are(desk):
    session = await started(desk.services.sessions, BEN)
    waits, watching = (await desk.act(DIRK, session)).text.split("\n")
    assert waits.startswith("The table waits for **Anna** (")
    assert watching.startswith("-# You have no seat in this game.")


async def test_whoever_is_asked_reads_nothing_of_that(desk):
    session = await started(desk.services.sessions, BEN)
    assert "waits for" not in (await desk.act(ANNA, session)).text


@pytest.mark.parametrize("language", LOCALES)
async def test_the_command_shows_what_the_button_shows(desk, language):
    session = await started(desk.services.sessions, BEN)
    for person in (ANNA, BEN, DIRK):
        pressed = await desk.act(person, session, locale=language)
        sent = await desk.acts(person, lambda visit: show_move(visit, session), locale=language)
        assert (sent.text, sent.buttons) == (pressed.text, pressed.buttons)


@pytest.mark.parametrize("letters", [("x", "y"), ("y", "x")])
async def test_of_a_sealed_question_it_says_who_is_left_and_nothing_of_what_was_laid(desk, letters):
    session = await started(desk.services.sessions, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await desk.command(person, session, "number", "3")
    await desk.command(ANNA, session, "letter", letters[0])
    again, other = await desk.act(ANNA, session), await desk.act(DIRK, session)
    line = f"The table waits for **Ben** and **Cleo** (asked <t:{NOW:.0f}:R>)."
    assert line in again.text, "who has laid theirs may still change it"
    assert other.text.split("\n")[0] == line


async def test_over_and_closed_games_say_so_to_everybody(desk):
    session = await started(desk.services.sessions, BEN)
    for _ in range(3):
        for decision, text in (("number", "3"), ("letter", "x")):
            for person in (ANNA, BEN):
                await desk.command(person, session, decision, text)
    for person in (ANNA, DIRK):
        with pytest.raises(Rejected) as refused:
            await desk.act(person, session)
        assert refused.value.reason == "game-over"


async def test_a_pause_is_told_to_whoever_has_nothing_to_say(desk, journal):
    session = await started(desk.services.sessions, BEN)

    def pause(db):
        motion_rows.save_pause(db, session.id, NOW + 90.0)
        clock_rows.refresh(db, session.id, NOW)

    await journal.write(pause)
    assert (await desk.act(BEN, session)).text == f"The table pauses until <t:{NOW + 90:.0f}:f>."


def waits(*calls, language="en", **changes):
    session = replace(session_of("Anna", "B*n", "Cleo"), calls=calls, **changes)
    return waiting_text(session, NOW, words_for(language))


def test_a_game_that_sleeps_or_whose_players_are_all_gone_says_what_wakes_it():
    call = Call(0, "1.1", 1, 1.0)
    assert waits(call, asleep_since=1.0).startswith("The game sleeps")
    kept = (SeatRow("Anna", 1, kept="Rosie"), SeatRow("Ben", 2), SeatRow("Cleo", 3))
    assert waits(call, seats=kept).startswith("The table waits for somebody who is not there")
    assert waits() == ""


def test_players_of_whom_the_same_is_said_share_it():
    both = [Call(seat, "1.1", 1, 1.0, posted=500.0) for seat in (0, 1)]
    late = Call(2, "1.1", 1, 600.0)
    assert waits(*both, late) == (
        "The table waits for **Anna** and **B\\*n** (asked <t:500:R>) and **Cleo** (asked <t:600:R>)."
    )
    assert waits(*both, language="de") == ("Der Tisch wartet auf **Anna** und **B\\*n** (gefragt <t:500:R>).")
