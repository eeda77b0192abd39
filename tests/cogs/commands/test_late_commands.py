"""Commands name no question: one that was sent before its question was open is not taken for an answer."""

from dataclasses import replace

import pytest

from engine.play.decisions import Option, Pick
from engine.play.table import Aside
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face, saying
from tests.engine.table_talk import ANNA, BEN, opened, ranking, started
from tests.engine.toy import A, B, game_of, letter, number

LATE = {locale: words_for(locale).text("refused-sent-before") for locale in LOCALES}


class Clock:
    """Time passes when a test says so."""

    def __init__(self):
        self.time = 1_000_000.0

    def __call__(self):
        return self.time


async def numbers(table):
    """Anna names number after number; meanwhile Ben may change a letter."""
    aside = Aside(letter(), lambda key: table.state.log.append(key))
    for _ in range(9):
        table.state.log.append(await table.ask(A, number(), meanwhile={B: aside}))


FACE = saying(
    plain_face(label=lambda key: key),
    prompt=lambda decision, reader: f"prompt of {decision.name}",
)


@pytest.fixture
def clock():
    return Clock()


def desk_of(journal, clock, script, face=FACE):
    game = replace(game_of(script, rounds=9), decisions=("number", "letter"), ranking=ranking)
    return Desk(journal, face, game, now=clock)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_command_that_is_sent_twice_answers_once_and_shows_the_next_question(journal, clock, locale):
    desk = desk_of(journal, clock, numbers)
    session = await started(desk.services.sessions, BEN)
    sent = clock.time + 60
    clock.time += 61
    assert "✓ 7" in (await desk.command(ANNA, session, "number", "7", sent=sent)).text
    clock.time += 1
    late = await desk.command(ANNA, session, "number", "7", sent=sent + 0.5, locale=locale)
    assert LATE[locale] in late.text
    assert "prompt of number" in late.text
    assert late.buttons, "the question stands below with its widgets"
    assert await desk.log(session) == (2, 7)
    clock.time += 5
    assert "✓ 7" in (await desk.command(ANNA, session, "number", "7")).text, "whoever means it may say so"


async def test_a_late_command_is_known_after_a_restart_too(journal, clock):
    desk = desk_of(journal, clock, numbers)
    session = await started(desk.services.sessions, BEN)
    clock.time += 60
    await desk.command(ANNA, session, "number", "7", sent=clock.time - 2)
    again = desk_of(journal, clock, numbers)
    clock.time += 0.5
    assert LATE["en"] in (await again.command(ANNA, session, "number", "7", sent=clock.time - 1.5)).text
    assert await again.log(session) == (2, 7)


async def test_a_late_command_shows_the_question_of_its_name_where_others_are_open_too(journal, clock):
    async def both(table):
        aside = Aside(letter(), lambda key: None)
        for _ in range(9):
            table.state.log.append(await table.ask(A, number(), meanwhile={A: aside}))

    desk = desk_of(journal, clock, both)
    session = await started(desk.services.sessions, BEN)
    clock.time += 60
    await desk.command(ANNA, session, "number", "7")
    late = await desk.command(ANNA, session, "letter", "x", sent=clock.time - 1)
    assert LATE["en"] in late.text
    assert "prompt of letter" in late.text


async def test_a_number_on_a_picture_means_nothing_in_the_next_picture(journal, clock):
    async def moves(table):
        for places in ("abc", "cab"):
            move = Pick(name="letter", rule="T2", options=tuple(map(Option, places)))
            table.state.log.append(await table.ask(A, move))

    def numbered(decision, key, reader):
        return f"{[option.key for option in decision.options].index(key) + 1} · {key}"

    face = saying(FACE, choice_label=numbered, numbered=frozenset(("letter",)))
    desk = desk_of(journal, clock, moves, face)
    session = await started(desk.services.sessions, BEN)
    clock.time += 60
    assert "✓ c" in (await desk.command(ANNA, session, "letter", "3", sent=clock.time - 2)).text
    late = await desk.command(ANNA, session, "letter", "3", sent=clock.time - 1)
    assert LATE["en"] in late.text
    assert await desk.log(session) == (2, "c")


async def test_an_answer_from_elsewhere_says_in_which_game_it_counts(journal, clock):
    desk = desk_of(journal, clock, numbers)
    session = await started(desk.services.sessions, BEN)
    here = await desk.command(ANNA, session, "number", "7", channel=session.thread)
    assert "#" not in here.text
    for text in ("7", "99"):
        there = await desk.command(ANNA, session, "number", text, channel=5)
        assert f"#{session.id} (<#{session.thread}>)" in there.text


@pytest.mark.parametrize("wrong", [-3600.0, 3600.0])
async def test_a_machine_whose_clock_is_wrong_refuses_only_what_is_late(journal, clock, wrong):
    desk = desk_of(journal, clock, numbers)
    desk.services.lags.arrived(clock.time - wrong - 0.2)
    session = await started(desk.services.sessions, BEN)
    clock.time += 60
    assert "✓ 7" in (await desk.command(ANNA, session, "number", "7", sent=clock.time - wrong - 1)).text
    late = await desk.command(ANNA, session, "number", "7", sent=clock.time - wrong - 0.7)
    assert LATE["en"] in late.text
    clock.time += 5
    assert "✓ 7" in (await desk.command(ANNA, session, "number", "7", sent=clock.time - wrong - 1)).text


async def test_what_has_not_started_is_named_where_another_game_is_played(journal, clock):
    desk = desk_of(journal, clock, numbers)
    session = await opened(desk.services.sessions)
    refused = await desk.command(ANNA, session, "number", "7", channel=5)
    assert words_for("en").text("refused-not-started") in refused.text
    assert f"#{session.id} (<#{session.channel}>)" in refused.text
