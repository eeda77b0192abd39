"""Answers at once: by commands, by what pictures number, and what a person alone learns by theirs."""

from dataclasses import replace

import pytest

from engine.play.decisions import Option, Pick
from renders.language.catalogues import words_for
from tests.cogs.bids import FACE, A, B
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face, saying
from tests.engine.table_talk import ANNA, BEN, ranking, started
from tests.engine.toy import Said, game_of, letter, number


async def test_commands_answer_what_has_their_name(desk):
    session = await started(desk.services.sessions, BEN)
    shown = await desk.command(BEN, session, "order", "0,0,3,1")
    assert "✓ ('0', '0', '3', '1')" in shown.text
    assert desk.woken == []
    refused = await desk.command(BEN, session, "bid", "2")
    assert words_for("en").text("refused-not-your-turn") in refused.text
    await desk.command(ANNA, session, "bid", "2")
    await desk.command(BEN, session, "order", "3 1 0 0")
    await desk.command(BEN, session, "bid", "0 0 2")
    assert await desk.log(session) == (2, "2", "0 0 2")
    assert desk.woken == [session.id] * 2


async def looks(table):
    """Anna names a number and learns a secret by it: an even one she is asked about; after 9 Ben is asked."""
    named = await table.ask(A, number())
    table.tell(Said(f"Anna names {named}"))
    table.tell(Said("the secret"), only=A)
    if named % 2 == 0:
        await table.ask(A, letter())
    table.tell(Said("that was it"))
    if named == 9:
        await table.ask(B, letter())


@pytest.mark.parametrize(("named", "is_said"), [("9", True), ("1", True), ("2", False)])
async def test_what_one_alone_learns_is_said_at_once_unless_that_is_the_question(journal, named, is_said):
    """Not asked again; asked again, but for another round; asked about what he has learnt."""

    def lines(events):
        return [" and ".join(event.words for event in events)] if events else []

    face = plain_face(lines=lines)
    game = replace(game_of(looks, rounds=9), decisions=("number", "letter"), ranking=ranking)
    desk = Desk(journal, face, game)
    session = await started(desk.services.sessions, BEN)
    shown = await desk.command(ANNA, session, "number", named)
    assert shown.text.startswith(f"✓ {named}")
    assert ("the secret" in shown.text) == is_said


async def moves(table):
    """Anna moves again and again, each time elsewhere."""
    for places in ("abc", "cab"):
        moved = await table.ask(A, Pick(name="letter", rule="T2", options=tuple(map(Option, places))))
        table.state.log.append(moved)


async def test_a_command_takes_the_number_that_a_picture_marks_an_option_with(journal):
    def numbered(decision, key, reader):
        return f"{[option.key for option in decision.options].index(key) + 1} · {key}"

    face = saying(FACE, choice_label=numbered, numbered=frozenset(("letter",)))
    game = replace(game_of(moves, rounds=9), decisions=("letter",), ranking=ranking)
    desk = Desk(journal, face, game)
    session = await started(desk.services.sessions, BEN)
    assert "✓ c" in (await desk.command(ANNA, session, "letter", " 3 ")).text
    for wrong in ("0", "4", "-1", "1.", "²", "9" * 5000, ""):
        refused = await desk.command(ANNA, session, "letter", wrong)
        assert words_for("en").text("refused-not-an-option") in refused.text
        assert len(refused.buttons) == 3, "the question stands below"
    refused = await desk.command(BEN, session, "letter", "1")
    assert words_for("en").text("refused-not-your-turn") in refused.text
    assert "✓ b" in (await desk.command(ANNA, session, "letter", "b")).text
    assert await desk.log(session) == (2, "c", "b")
