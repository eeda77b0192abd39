"""What a last board says of ratings: a line for each person, or in a few words why a game does not count."""

from dataclasses import replace

import pytest

from cogs.parts.layouts import TEXT, card
from cogs.posting.board_text import board_texts
from cogs.posting.outcome_text import outcome_text
from engine.journal.records import SeatRow
from engine.play.game import Ranking
from engine.results.places import Why
from engine.results.ratings import Rating
from engine.results.steps import Step
from engine.sessions.outcomes import Left, Outcome
from renders.language.catalogues import LOCALES, words_for
from sandbox.codes import COMPONENTS_V2
from sandbox.limits.messages import check_message
from tests.cogs.plain_face import plain_face, saying
from tests.cogs.posting.evening import Evening
from tests.cogs.posting.test_board_text import facts_of, happened, position_of, session_of
from tests.engine.table_talk import ANNA, BEN, started

EN = words_for("en")
NAMES = ("Anna", "Ben", "Cleo", "Dora")
OVER = session_of(*NAMES, status="over")
IN_TURN = Ranking(((0,), (1,), (2,), (3,)), (9, 7, 5, 3))
"""The seats came in their order."""


def left(seat, place, before, after, *, expected=1.25, behind=None, name=None, **more):
    """What a game of four has left of the person on a seat; without numbers, they show no rating."""
    person, step = 10**18 + seat, None
    if before is not None:
        step = Step(person, Rating(before, 90.0), Rating(after, 85.0), None if place is None else expected)
    if behind is None and place is not None:
        behind = 4.0 - place
    return Left(seat, person, NAMES[seat] if name is None else name, place, behind, step, **more)


FOUR = Outcome(
    (
        left(0, 1, 1540.4, 1561.6),
        left(1, 2, 1500, 1499.7, expected=2.0),
        left(2, 3, 1480, 1470),
        left(3, 4, 1450.2, 1429.5, expected=0.84),
    ),
    None,
    4,
)


def told(outcome, *, session=OVER, ranking=IN_TURN, words=EN):
    return outcome_text(outcome, session, ranking, words).split("\n")


def among(*people, **more):
    """The outcome of a game with these people."""
    return Outcome(people, None, len(people), **more)


def test_each_person_has_a_line_with_the_difference_of_the_numbers_that_are_shown():
    assert told(FOUR) == [
        "**Ratings**",
        "- Anna from 1540 to 1562 (**plus 22**): ahead of 3 of 3, 1.2 expected",
        "- Ben from 1500 to 1500 (**unchanged**): ahead of 2 of 3, 2 expected",
        "- Cleo from 1480 to 1470 (**minus 10**): ahead of 1 of 3, 1.2 expected",
        "- Dora from 1450 to 1430 (**minus 20**): ahead of 0 of 3, 0.8 expected",
    ]


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("nl", "- Anna van 1540 naar 1562 (**plus 22**): 3 van de 3 achter zich gelaten, verwacht 1,2"),
        ("de", "- Anna von 1540 auf 1562 (**plus 22**): 3 von 3 hinter sich gelassen, erwartet 1,2"),
    ],
)
def test_decimals_have_the_readers_mark(locale, line):
    assert told(FOUR, words=words_for(locale))[1] == line


@pytest.mark.parametrize(("behind", "said"), [(2.5, "2½ of 3"), (0.5, "½ of 3"), (2.0, "2 of 3")])
def test_a_shared_place_counts_half(behind, said):
    shared = among(left(0, 1, 1500, 1510, behind=behind), *FOUR.people[1:])
    assert said in told(shared)[1]


def test_of_two_people_the_chance_of_finishing_ahead_is_told():
    two = among(left(0, 1, 1500, 1541, expected=0.36), left(1, 2, 1600, 1559, expected=0.64))
    assert told(two)[1:] == [
        "- Anna from 1500 to 1541 (**plus 41**): the chance of finishing ahead was 36%",
        "- Ben from 1600 to 1559 (**minus 41**): the chance of finishing ahead was 64%",
    ]


def test_whoever_hides_their_rating_has_a_place_and_nothing_else_and_no_others_line_tells_their_strength():
    lines = told(among(FOUR.people[0], left(1, 2, None, None), *FOUR.people[2:]))
    assert lines[2] == "- Ben: place 2 of 4"
    assert lines[1] == "- Anna from 1540 to 1562 (**plus 22**): ahead of 3 of 3"
    assert not any("expected" in line for line in lines)


def test_of_two_people_one_of_whom_hides_no_chance_is_told():
    two = among(left(0, 1, None, None), left(1, 2, 1600, 1559))
    assert told(two)[1:] == ["- Anna: place 1 of 2", "- Ben from 1600 to 1559 (**minus 41**)"]


def test_whoever_was_forgotten_is_a_former_player_with_a_place():
    over = replace(OVER, seats=(SeatRow("", 1 << 31), *OVER.seats[1:]))
    lines = told(among(left(0, 1, None, None, name=""), *FOUR.people[1:]), session=over)
    assert lines[1] == "- a former player: place 1 of 4"


def test_whoever_never_answered_has_their_fall_in_words_and_is_last_in_the_list():
    absent = left(3, None, 1500, 1459)
    lines = told(among(*FOUR.people[:3], absent))
    assert lines[-1] == "- Dora from 1500 to 1459 (**minus 41**): never answered, so counts as last"
    assert " of 2, " in lines[1], "they cost the others nothing"
    assert told(among(*FOUR.people[:3], replace(absent, step=None)))[-1] == (
        "- Dora: never answered, so counts as last"
    )


def test_of_whoever_left_early_it_is_said_why_they_are_last():
    over = replace(OVER, seats=(SeatRow("Dusty"), *OVER.seats[1:]))
    gone = left(0, 2, 1540, 1500, has_gone=True)
    lines = told(among(left(1, 1, 1500, 1520), gone), session=over)
    assert lines[-1].startswith("- Anna (left early) from 1540 to 1500 (**minus 40**)")
    assert told(among(left(1, 1, 1500, 1520), replace(gone, step=None)), session=over)[-1] == (
        "- Anna (left early): place 2 of 2"
    )


def test_whoever_stayed_alone_and_went_later_did_not_leave_early():
    assert "left early" not in told(among(left(0, 1, 1540, 1560, has_gone=True), left(1, 2, 1500, 1480)))[1]


def test_of_whoever_hardly_played_it_is_said_why_others_are_before_them():
    lines = told(among(left(1, 1, 1500, 1520), left(2, 2, 1500, 1500), left(0, 3, 1500, 1480)))
    assert lines[3].startswith("- Anna (too few answers of their own) from 1500")
    assert "too few" not in "".join(lines[:3])


def test_whoever_hardly_played_reads_so_even_if_their_seat_shares_the_place_of_the_next():
    shared = Ranking(((0, 1), (2,), (3,)), (9, 9, 5, 3))
    people = (left(1, 1, 1500, 1520), left(2, 2, 1500, 1500), left(0, 3, 1500, 1480))
    assert "too few" in told(among(*people), ranking=shared)[3]
    assert "too few" in told(among(people[0], replace(people[2], place=2)), ranking=shared)[2]


def test_a_rating_that_says_too_little_yet_has_a_mark_that_is_explained_once():
    lines = told(among(*FOUR.people[:2], *(replace(one, is_provisional=True) for one in FOUR.people[2:])))
    assert "from 1480 to 1470?" in lines[3]
    assert "from 1540 to 1562 (" in lines[1]
    assert lines[-1] == "-# ? = still provisional"
    assert lines.count(lines[-1]) == 1


@pytest.mark.parametrize("language", LOCALES)
def test_a_game_that_does_not_count_says_why_in_one_small_line(language):
    words = words_for(language)
    lines = {why: told(Outcome((), why, 2), words=words) for why in Why}
    lines["robots"] = told(Outcome((), Why.ALONE, 1), words=words)
    assert all(len(line) == 1 and line[0].startswith("-# ") and len(line[0]) < 90 for line in lines.values())
    assert len({line[0] for line in lines.values()}) == len(lines)


def test_where_a_server_has_no_ratings_nothing_is_said_of_them_unless_the_open_seats_did():
    unrated = replace(OVER, is_rated=False)
    for why in (*Why, None):
        silent = Outcome(FOUR.people, why, has_ratings=False)
        assert told(silent, session=unrated) == [""], why
    off = Outcome(FOUR.people, Why.SERVER, has_ratings=False)
    assert told(off) == ["-# Does not count for ratings: they were switched off on this server."]


def test_before_the_end_nothing_is_said_of_ratings():
    assert told(None) == [""]


def test_two_people_of_one_name_on_one_table_are_told_apart():
    over = replace(OVER, seats=(*OVER.seats[:3], SeatRow("ANNA", 10**18 + 3)))
    lines = told(among(*FOUR.people[:3], left(3, 4, 1500, 1480, name="ANNA")), session=over)
    assert (lines[1].split()[1:3], lines[4].split()[1:3]) == (["●", "Anna"], ["◆", "ANNA"])


@pytest.mark.parametrize("language", LOCALES)
def test_the_longest_last_board_fits_into_a_message(language):
    wide = [f"{letter}*_`|~<@" + "*_`|~\\[]<>" * 3 for letter in "abcde"]
    names = [name[:32] for name in wide]
    session = replace(session_of(*names, status="over"), language=language)
    people = tuple(
        replace(
            left(min(seat, 3), seat + 1, 1500, 1459, behind=0.5, is_provisional=True, has_gone=True),
            seat=seat,
            name=names[seat],
        )
        for seat in range(5)
    )
    facts = replace(facts_of(session), outcome=Outcome(people, None, 5))
    ranking = Ranking(((0, 1, 2, 3, 4),), (10,) * 5)
    face = saying(
        plain_face(lines=lambda events: ["x" * 300 for _ in range(40)]),
        tells_places=False,
        standing=lambda view, seat, words: "s" * 60,
    )
    position = position_of(session, ranking=ranking)
    texts = board_texts(facts, position, face, words_for(language), happened(session, "x"), is_first=True)
    assert all(texts)
    assert sum(map(len, texts)) <= TEXT
    body = {"components": card(*texts).to_components()}
    check_message(body, flags=COMPONENTS_V2, filenames=set(), is_new=True)


@pytest.mark.parametrize(("expected", "said"), [(0.999, "99%"), (0.001, "1%")])
def test_nothing_is_said_to_have_been_certain(expected, said):
    two = among(left(0, 1, 1500, 1500, expected=expected), left(1, 2, 1500, 1500, expected=1 - expected))
    assert told(two)[1].endswith(said)


async def played_out(sessions, session):
    """Anna and Ben answer until the game is over."""
    people = {person.id: person for person in (ANNA, BEN)}
    while (position := await sessions.position(session.id, None)).ranking is None:
        seat = position.waiting_for[0]
        answer = "x" if position.decisions[seat].name == "letter" else "3"
        await sessions.submit(session.id, people[session.seats[seat].person], answer)


async def test_the_last_board_has_the_numbers_that_were_stored_whenever_it_is_posted(journal):
    evening = Evening(journal)
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    assert "Ratings" not in evening.thread.posts[-1].text
    await played_out(evening.sessions, session)
    await journal.write(
        lambda db: db.execute("UPDATE rating_steps SET rating = 1777 WHERE person = ?", (ANNA.id,)).rowcount
    )
    after = Evening(journal)
    await after.publish(session)
    text = after.thread.posts[-1].text
    assert "- Anna from 1500 to 1777? (**plus 277**): the chance of finishing ahead was 50%" in text
    assert "- Ben from 1500 to 1500? (**unchanged**)" in text


async def test_a_board_of_a_moment_before_the_end_says_nothing_of_ratings(journal, monkeypatch):
    evening = Evening(journal)
    session = await started(evening.sessions, BEN)
    position = evening.sessions.position

    async def slow(*whose):
        await evening.sessions.submit(session.id, ANNA, "3")
        found = await position(*whose)
        monkeypatch.undo()
        await played_out(evening.sessions, session)
        return found

    monkeypatch.setattr(evening.sessions, "position", slow)
    await evening.publish(session)
    await evening.publish(session)
    assert ["Ratings" in post.text for post in evening.thread.posts] == [False, True]


async def test_a_game_among_robots_alone_says_so_in_its_last_board(journal):
    evening = Evening(journal)
    session = await started(evening.sessions, robots=1)
    await played_out(evening.sessions, session)
    await evening.publish(session)
    assert EN.text("outcome-unrated-robots") in evening.thread.posts[-1].text
