"""What a seat may change meanwhile, as often as it likes: the question stays, and nobody else can tell."""

import dataclasses

import pytest

from engine.errors import IllegalAnswer, NotAsked, ReplayMismatch, StaleDecision
from engine.play.game import Ranking
from engine.play.table import Aside
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CLEO, started, whole
from tests.engine.toy import A, B, C, Record, Said, game_of, letter, number, secret_letter, snapshot, start


async def a_then_b(table):
    """B's secret may change while A is asked, and while B is asked himself; C's turn has no aside."""
    for seat in (A, B):
        meanwhile = {B: secret_letter(table)}
        table.state.log.append(await table.ask(seat, number(), meanwhile=meanwhile))
        table.tell(Said(f"seat {seat} has said a number"))
    await table.ask(C, number())
    table.tell(Said(f"the secret is {table.state.secret}"))


def test_an_aside_changes_the_state_as_often_as_one_likes_and_the_question_stays():
    match = start(a_then_b)
    for key in ("y", "x", "y", "y"):
        advance = match.submit(B, key, ticket="1.1+")
        assert (advance.ticket, advance.answer, advance.told, advance.checkpoints) == ("1.1+", key, (), ())
        assert match.state.secret == key
        assert (match.ticket, match.waiting_for(), match.story) == ("1.1", (A,), [])
    match.submit(A, 4, ticket="1.1")
    assert (match.ticket, match.waiting_for(), match.state.log) == ("1.2", (B,), [3, 4])


def test_a_seat_that_is_asked_itself_answers_either_by_its_ticket():
    match = start(a_then_b)
    match.submit(A, 4)
    assert [opened.ticket for opened in match.open_to(B)] == ["1.2", "1.2+"]
    assert (match.asked(B).name, match.asked(B, "1.2").name) == ("number", "number")
    assert match.asked(B, "1.2+").name == match.asked(B, name="letter").name == "letter"
    match.submit(B, "y", ticket="1.2+")
    match.submit(B, 5)
    assert (match.state.log, match.state.secret, match.ticket) == ([3, 4, 5], "y", "1.3")


def test_who_may_only_change_something_meanwhile_needs_no_ticket():
    match = start(a_then_b)
    assert match.asked(B).name == "letter"
    match.submit(B, "y")
    assert (match.state.secret, match.ticket) == ("y", "1.1")


@pytest.mark.parametrize(
    ("seat", "answer", "ticket", "refusal"),
    [
        (B, "z", "1.1+", IllegalAnswer),
        (B, 4, "1.1+", IllegalAnswer),
        (B, "y", "1.1", NotAsked),
        (A, "y", "1.1+", NotAsked),
        (C, "y", "1.1+", NotAsked),
        (C, "y", None, NotAsked),
        (B, "y", "1.2+", StaleDecision),
        (B, "y", "1.1++", StaleDecision),
        (B, "y", "+", StaleDecision),
    ],
)
def test_a_refused_aside_changes_nothing(seat, answer, ticket, refusal):
    match = start(a_then_b)
    before = snapshot(match)
    with pytest.raises(refusal):
        match.submit(seat, answer, ticket=ticket)
    assert snapshot(match) == before


def test_a_decision_that_is_neither_asked_nor_may_be_changed_is_refused_by_its_name():
    match = start(a_then_b)
    with pytest.raises(NotAsked, match="asked-something-else"):
        match.asked(A, name="letter")
    with pytest.raises(NotAsked, match="not-your-turn"):
        match.asked(C, name="letter")


def test_an_aside_is_over_with_its_question():
    match = start(a_then_b)
    match.submit(A, 4)
    with pytest.raises(StaleDecision):
        match.submit(B, "y", ticket="1.1+")
    match.submit(B, 5)
    assert match.open_to(B) == ()
    with pytest.raises(NotAsked):
        match.submit(B, "y", ticket="1.3+")


def test_a_match_is_rebuilt_with_what_was_changed_meanwhile():
    record = Record(start(a_then_b, rounds=2))
    for seat, answer, ticket in [
        (B, "y", "1.1+"),
        (A, 4, "1.1"),
        (B, "x", "1.2+"),
        (B, "y", "1.2+"),
        (B, 7, "1.2"),
        (C, 1, "1.3"),
        (B, "x", "2.1+"),
    ]:
        record.submit(seat, answer, ticket)
        again = record.resume()
        assert (again.digest(), again.state) == (record.match.digest(), record.match.state)
        assert (again.ticket, again.told) == (record.match.ticket, record.match.told)
    assert record.match.state.secret == "x"


def test_what_was_changed_meanwhile_is_in_the_digest():
    record = Record(start(a_then_b))
    before = record.match.digest()
    record.submit(B, "y", "1.1+")
    assert record.match.digest() != before
    ticket, seat, _, digest = record.answers[0]
    with pytest.raises(ReplayMismatch, match="elsewhere"):
        record.resume(answers=[(ticket, seat, "x", digest)])


def test_what_may_be_changed_is_in_the_digest():
    def offering(*keys):
        async def script(table):
            await table.ask(A, number(), meanwhile={B: secret_letter(table, *keys)})

        return start(script).digest()

    assert len({offering("x", "y"), offering("x", "z"), offering("x", "y")}) == 2


@pytest.mark.parametrize("kind", ["all", "any"])
def test_asides_are_open_beside_questions_to_many(kind):
    async def script(table):
        meanwhile = {B: secret_letter(table)}
        if kind == "all":
            await table.ask_all({A: number(), B: number()}, revealed=True, meanwhile=meanwhile)
        else:
            await table.ask_any({A: number(), C: number()}, due=(A,), meanwhile=meanwhile)

    match = start(script)
    waiting = match.waiting_for()
    assert match.submit(B, "y", ticket="1.1+").told == ()
    assert (match.waiting_for(), match.state.secret) == (waiting, "y")
    assert match.question.seals == 0
    for seat in waiting:
        match.submit(seat, 3)
    assert match.is_over


@pytest.mark.parametrize("what", ["tell", "whisper", "draw"])
def test_an_aside_that_would_show_is_the_scripts_error(what):
    async def script(table):
        act = {
            "tell": lambda key: table.tell(Said(key)),
            "whisper": lambda key: table.tell(Said(key), only=B),
            "draw": lambda key: table.chance.roll(),
        }
        await table.ask(A, number(), meanwhile={B: Aside(letter(), act[what])})

    with pytest.raises(ValueError, match="meanwhile would show"):
        start(script).submit(B, "x", ticket="1.1+")


# Of the sessions

GAME = dataclasses.replace(game_of(a_then_b, rounds=9), ranking=lambda state: Ranking(((A, B, C),), (0,) * 3))


@pytest.fixture
def tables(journal):
    return Sessions(journal, {"toy": GAME})


async def everything(tables, journal, session):
    """All that depends on a session, but for what is stored of its answers: what is news to whom, who is
    called, what the board message tells, what each of the others sees."""
    stored, posted = (await tables.position(session.id, None)).session, Posted(journal)
    return (
        await whole(tables, session),
        (await posted.board(session.id)).since,
        stored.asked_since,
        stored.status,
        (stored.posted, stored.board_due),
        session.id in await posted.missing(),
        [
            (position.view, position.waiting_for, position.decisions, position.told, position.ticket)
            for position in [await tables.position(session.id, person.id) for person in (ANNA, CLEO)]
        ],
    )


async def test_whether_a_secret_was_changed_meanwhile_shows_in_nothing_that_others_get(tables, journal):
    """Two sessions alike, but that in one of them Ben changes his secret again and again."""
    restless, quiet = [await started(tables, BEN, CLEO) for _ in range(2)]
    for person, text in [(ANNA, "4"), (BEN, "5"), (CLEO, "6")] * 3:
        for letter_now in ("y", "x", "x") if person is not CLEO else ():
            await tables.submit(restless.id, BEN, letter_now, decision="letter")
            assert await everything(tables, journal, restless) == await everything(tables, journal, quiet)
        for session in (restless, quiet):
            await tables.submit(session.id, person, text, decision="number")
        assert await everything(tables, journal, restless) == await everything(tables, journal, quiet)


async def test_a_command_answers_what_has_its_name_also_beside_a_question(tables):
    session = await started(tables, BEN, CLEO)
    step = await tables.submit(session.id, BEN, "y", decision="letter")
    assert (step.asked.ticket, step.asked.other, step.answer) == ("1.1+", None, "y")
    with pytest.raises(NotAsked, match="not-your-turn"):
        await tables.submit(session.id, BEN, "5", decision="number")
    await tables.submit(session.id, ANNA, "4")
    asked = await tables.asked(session.id, BEN.id)
    assert (asked.ticket, asked.is_aside, asked.other and asked.other.ticket) == ("1.2", False, "1.2+")
    aside = await tables.asked(session.id, BEN.id, decision="letter")
    assert (aside.ticket, aside.is_aside, aside.other and aside.other.ticket) == ("1.2+", True, "1.2")
    await tables.submit(session.id, BEN, "x", ticket="1.2+")
    await tables.submit(session.id, BEN, "5", decision="number")
    with pytest.raises(NotAsked, match="not-your-turn"):
        await tables.submit(session.id, BEN, "x", decision="letter")


async def test_a_bot_that_starts_again_knows_what_was_changed_meanwhile(tables, journal):
    session = await started(tables, BEN, CLEO)
    await tables.submit(session.id, BEN, "y", ticket="1.1+")
    again = Sessions(journal, {"toy": GAME})
    for person, text in ((ANNA, "4"), (BEN, "5"), (CLEO, "6")):
        await again.submit(session.id, person, text)
    told = await again.story(session)
    assert Said("the secret is y") in [one.event for one in told]


async def test_what_is_half_chosen_of_a_question_stays_when_something_is_changed_meanwhile(tables):
    session = await started(tables, BEN, CLEO)
    await tables.submit(session.id, ANNA, "4")
    question = await tables.asked(session.id, BEN.id)
    aside = await tables.asked(session.id, BEN.id, decision="letter")
    await tables.save_draft(question, "a question half answered")
    await tables.save_draft(aside, "a secret half changed")
    assert await tables.draft(question) == "a question half answered"
    assert await tables.draft(aside) == "a secret half changed"
    await tables.submit(session.id, BEN, "y", ticket=aside.ticket)
    assert await tables.draft(question) == "a question half answered"
    assert await tables.draft(aside) is None


async def test_a_draft_takes_the_place_of_the_older_one_of_its_kind_alone(tables, journal):
    session = await started(tables, BEN, CLEO)
    await tables.save_draft(await tables.asked(session.id, ANNA.id), "of 1.1")
    for draft in ("older", "newer"):
        await tables.save_draft(await tables.asked(session.id, BEN.id), draft)
    await tables.submit(session.id, ANNA, "4")
    await tables.save_draft(await tables.asked(session.id, BEN.id), "of 1.2")
    rows = await journal.read(lambda db: db.execute("SELECT ticket, draft FROM drafts").fetchall())
    assert sorted(rows) == [("1.1+", "newer"), ("1.2", "of 1.2")]
