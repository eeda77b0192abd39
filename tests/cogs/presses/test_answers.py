"""Answers at once: by commands, by what pictures number, and what a person alone learns by theirs."""

from dataclasses import replace

import pytest

from engine.play.decisions import Amount, Option, Pick, as_text
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


def labelled(decision, key, reader):
    return {"a": "Anna", "b": "Ben", "c": "Anna-Lena"}[key]


async def labels_at(journal, **more):
    face = saying(FACE, option=labelled, **more)
    game = replace(game_of(moves, rounds=9), decisions=("letter",), ranking=ranking)
    desk = Desk(journal, face, game)
    return desk, await started(desk.services.sessions, BEN)


async def test_a_command_takes_the_label_of_an_option(journal):
    desk, session = await labels_at(journal)
    assert "✓ c" in (await desk.command(ANNA, session, "letter", "ANNA-LENA")).text
    assert await desk.log(session) == (2, "c")


async def test_a_refusal_names_what_a_text_could_mean_or_all_that_may_be_chosen(journal):
    desk, session = await labels_at(journal)
    for typed, hint in (
        ("Ann", words_for("en").text("refused-could-be", options="Anna; Anna-Lena")),
        ("Zoe", words_for("en").text("refused-possible", options="Anna; Ben; Anna-Lena")),
    ):
        refused = await desk.command(ANNA, session, "letter", typed)
        assert refused.text.splitlines()[1] == hint
    assert (
        words_for("en").text("refused-possible", options="")
        not in (await desk.command(BEN, session, "letter", "Zoe")).text
    )


async def test_in_what_a_refusal_names_nothing_works_as_markdown(journal):
    desk, session = await labels_at(
        journal, choice_label=lambda decision, key, reader: f"[{key}](http://b.co)"
    )
    refused = await desk.command(ANNA, session, "letter", "Zoe")
    assert r"\[c\](http\://b.co)" in refused.text
    assert "[c](" not in refused.text


async def test_a_refusal_names_nothing_that_the_question_below_lists(journal):
    desk, session = await labels_at(journal, choices_text=lambda *_: "- Anna\n- Ben\n- Anna-Lena")
    refused = await desk.command(ANNA, session, "letter", "Zoe")
    assert "Ben;" not in refused.text
    assert refused.text.count("Ben") == 1
    could = await desk.command(ANNA, session, "letter", "Ann")
    assert words_for("en").text("refused-could-be", options="Anna; Anna-Lena") in could.text


async def test_a_label_never_answers_a_question_that_was_opened_after_it_was_read(journal, monkeypatch):
    """The same command arrives twice: by the second time the label could mean another thing."""
    desk, session = await labels_at(journal)
    sessions = desk.services.sessions
    submit = sessions.submit

    async def overtaken(number, person, text, **more):
        await submit(number, person, "b", decision="letter")
        return await submit(number, person, text, **more)

    monkeypatch.setattr(sessions, "submit", overtaken)
    refused = await desk.command(ANNA, session, "letter", "Anna")
    assert words_for("en").text("refused-stale") in refused.text
    assert await desk.log(session) == (2, "b")


@pytest.mark.parametrize(
    ("low", "high", "step", "may_pass", "said"),
    [
        (5, 20, 5, True, "You can name 5 to 20, in steps of 5, or pass."),
        (1, 9, 1, False, "You can name 1 to 9."),
        (4, 5, 2, True, "You can name 4, or pass."),
    ],
)
async def test_a_text_that_is_no_amount_is_told_which_amounts_are(journal, low, high, step, may_pass, said):
    async def names(table):
        await table.ask(A, Amount(name="number", rule="T1", low=low, high=high, step=step, may_pass=may_pass))

    game = replace(game_of(names, rounds=1), decisions=("number",), ranking=ranking)
    desk = Desk(journal, FACE, game)
    session = await started(desk.services.sessions, BEN)
    refused = await desk.command(ANNA, session, "number", "much")
    assert refused.text.splitlines()[1] == said


async def test_a_choice_of_too_few_things_says_how_many_it_takes(desk):
    session = await started(desk.services.sessions, BEN)
    refused = await desk.command(BEN, session, "order", "3, 0")
    assert "Choose exactly 4." in refused.text


async def test_whoever_ends_the_game_reads_at_once_who_has_won(desk):
    session, people = await started(desk.services.sessions, BEN), (ANNA, BEN)
    over = words_for("en").text("board-over", result="").removesuffix(" .")
    shown = None
    while (position := await desk.services.sessions.position(session.id, None)).ranking is None:
        assert shown is None or over not in shown.text
        person = people[position.waiting_for[0]]
        asked = await desk.services.sessions.asked(session.id, person.id)
        answer = as_text(next(iter(asked.decision.legal())))
        shown = await desk.command(person, session, asked.decision.name, answer)
    assert over in shown.text
