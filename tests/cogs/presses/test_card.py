"""The card “since you were here”: on the first My move after others have acted, and nowhere else."""

import asyncio
import io
from dataclasses import replace

import pytest
from PIL import Image

from cogs.posting.cards_shown import CardsShown
from cogs.presses.summaries import Summary
from engine.games import GAMES
from engine.play.table import Seat
from engine.sessions.session_events import TimeWasUp
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader
from sandbox.codes import BUTTON, GALLERY, TEXT_DISPLAY
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face, saying, strips_of
from tests.cogs.posting.test_board_text import happened, session_of
from tests.engine.table_talk import ANNA, BEN, CLEO, ranking, started
from tests.engine.toy import A, Said, game_of, number
from tests.every_game.checks import change_secrets
from tests.every_game.walks import Setup, after

EN = words_for("en")
SINCE, CHANGED = EN.text("news-since-your-move"), EN.text("card-in-words")
REST = "Each counts twice."
LONG = ("Maximiliane von Hohenfels", "Bartholomäus der Große", "Benedikta aus Ulm", "Dirk-Jan", "Edda")


async def numbers(table):
    """All seats name a number, in turn."""
    for seat in range(table.state.log[0]):
        named = await table.ask(Seat(seat), number())
        table.tell(Said(f"seat {seat} says {named}"))
        table.tell(Said(f"a secret of seat {seat}"), only=Seat(seat))


async def alone(table):
    """One seat names three numbers, then another."""
    for seat in (A, A, A, Seat(1)):
        table.tell(Said(f"seat {seat} says {await table.ask(seat, number())}"))


class Painter:
    """A face that notes which boards it draws."""

    def __init__(self, **more):
        self.drawn = []
        self.face = saying(
            plain_face(lines=lambda events: [f"**{event.words}**" for event in events]),
            board=self._board,
            prompt=lambda decision, reader: "Which number?",
            choices_text=lambda decision, reader: REST,
            **more,
        )

    def _board(self, reader, *, changes=(), palette="standard"):
        self.drawn.append([event.words for event in changes])
        return Image.new("RGB", (8, 8))


def height(data):
    return Image.open(io.BytesIO(data)).height


@pytest.fixture
def painter():
    return Painter()


def desk_of(journal, painter, script=numbers):
    return Desk(journal, painter.face, replace(game_of(script, rounds=9), ranking=ranking))


async def come_back(desk, *others):
    """A round is over, and Anna is asked again."""
    session = await started(desk.services.sessions, *others)
    for person in (ANNA, *others):
        await desk.services.sessions.submit(session.id, person, "3")
    return session


async def test_the_card_has_the_question_first_then_ones_own_board_the_choices_the_note_and_the_news(
    journal, painter
):
    desk = desk_of(journal, painter)
    session = await come_back(desk, BEN, CLEO)
    await desk.services.private_notes.keep(session.id, ANNA.id, "low numbers")
    shown = await desk.act(ANNA, session)
    order = ("Which number?", CHANGED, REST, "low numbers", SINCE, "seat 2 says 3")
    heard = "\n".join(shown.heard)
    places = [heard.index(text) for text in order]
    assert places == sorted(places)
    assert shown.kinds.count(GALLERY) == 1
    kinds = [kind for kind in shown.kinds if kind in (TEXT_DISPLAY, GALLERY)]
    assert kinds[:3] == [TEXT_DISPLAY, GALLERY, TEXT_DISPLAY]
    assert shown.kinds.index(GALLERY) < shown.kinds.index(BUTTON)
    assert shown.alts == [CHANGED], "the news say in words what is marked"
    assert (shown.pictures, [file[1] for file in shown.files]) == (["1"], [CHANGED])


async def test_marked_is_what_the_reader_may_know_and_nothing_of_anybody_elses(journal, painter):
    desk = desk_of(journal, painter)
    shown = await desk.act(ANNA, await come_back(desk, BEN, CLEO))
    news = ["seat 0 says 3", "a secret of seat 0", "seat 1 says 3", "seat 2 says 3"]
    assert painter.drawn == [news]
    assert "secret of seat 1" not in shown.text + "".join(shown.alts)


async def test_a_second_my_move_on_the_same_question_is_of_words_and_the_next_question_has_a_card(
    journal, painter
):
    desk = desk_of(journal, painter)
    session = await come_back(desk, BEN, CLEO)
    first, second = await desk.act(ANNA, session), await desk.act(ANNA, session)
    assert [len(each.files) for each in (first, second)] == [1, 0]
    assert SINCE in second.text
    assert second.text.startswith(f"Which number?\n{REST}")
    for person in (ANNA, BEN, CLEO):
        await desk.services.sessions.submit(session.id, person, "4")
    assert (await desk.act(ANNA, session)).files
    desk.services = replace(desk.services, cards_shown=CardsShown())
    assert (await desk.act(ANNA, session)).files, "after a restart nobody knows who has had it"


async def test_a_double_press_draws_once_and_both_have_the_card(journal, painter):
    desk = desk_of(journal, painter)
    session = await come_back(desk, BEN, CLEO)
    both = await asyncio.gather(desk.act(ANNA, session), desk.act(ANNA, session))
    assert both[0].files == both[1].files != []
    assert len(painter.drawn) == 1


async def test_fewer_than_three_events_are_told_in_words(journal, painter):
    async def quiet(table):
        for seat in (A, Seat(1)):
            table.tell(Said(f"seat {seat} says {await table.ask(seat, number())}"))

    desk = desk_of(journal, painter, quiet)
    shown = await desk.act(ANNA, await come_back(desk, BEN))
    assert SINCE in shown.text
    assert not shown.files


async def test_what_came_of_ones_own_acts_alone_is_told_in_words_and_so_is_the_next_question(
    journal, painter
):
    desk = desk_of(journal, painter, alone)
    session = await started(desk.services.sessions, BEN)
    asked = await desk.act(ANNA, session)
    for text in ("1", "2"):
        panel = await desk.command(ANNA, session, "number", text)
        assert not panel.files, "a panel while one goes on"
        asked = await desk.act(ANNA, session)
        assert not asked.files
    await desk.services.sessions.submit(session.id, ANNA, "3")
    assert not (await desk.act(BEN, session)).files[1:]
    assert painter.drawn == [["seat 0 says 1", "seat 0 says 2", "seat 0 says 3"]], "Ben’s alone"


async def test_whoever_is_not_asked_has_no_card_and_a_later_one_is_theirs_all_the_same(journal, painter):
    desk = desk_of(journal, painter)
    session = await come_back(desk, BEN, CLEO)
    assert not (await desk.act(BEN, session)).files
    await desk.services.sessions.submit(session.id, ANNA, "4")
    assert (await desk.act(BEN, session)).files


@pytest.mark.parametrize("on_board", [False, True])
async def test_the_decisions_own_picture_stands_below_the_board_unless_the_board_has_it_all(
    journal, on_board
):
    painter = Painter(
        panel=lambda decision, reader, *, chosen=(), palette="standard": Image.new("RGB", (4, 4)),
        panel_alt=lambda decision, reader, chosen: "what it is about",
        on_board=frozenset({"number"} if on_board else ()),
    )
    desk = desk_of(journal, painter)
    session = await come_back(desk, BEN, CLEO)
    shown = await desk.act(ANNA, session)
    assert shown.alts[1:] == ([] if on_board else ["what it is about"])
    assert shown.pictures == ["1", "2"][: len(shown.alts)]
    again = await desk.act(ANNA, session)
    assert (again.alts, again.pictures) == (["what it is about"], ["1"])


async def test_strips_of_the_board_stand_above_those_of_the_decision(journal):
    """As many as one message may have of both."""
    painter = Painter(
        panel_strips=lambda *of, **more: strips_of(4, 3, 2, 1, shows=("offer",)),
        panel_alt_parts=lambda decision, reader, chosen: {"offer": "the offer", "sum": "the sum"},
    )
    painter.face.board_strips = lambda *of, **more: strips_of(8, 7, 6, 5, shows=("map", "street"))
    desk = desk_of(journal, painter)
    shown = await desk.act(ANNA, await come_back(desk, BEN, CLEO))
    board = [EN.text("strip-goes-on", part=part) for part in (2, 3, 4)]
    assert shown.alts == [CHANGED, *board, "the offer", *board[:2], "the sum"]
    assert [height(data) for *_, data in shown.files] == [8, 7, 6, 5, 4, 3, 2, 1]
    kinds = [kind for kind in shown.kinds if kind in (TEXT_DISPLAY, GALLERY)]
    assert kinds[:10] == [TEXT_DISPLAY, *[GALLERY] * 8, TEXT_DISPLAY]


async def test_a_board_that_cannot_be_drawn_leaves_a_card_of_words_that_says_so(journal):
    painter = Painter()
    painter.face = saying(painter.face, board=lambda *of, **more: 1 / 0)
    desk = desk_of(journal, painter)
    shown = await desk.act(ANNA, await come_back(desk, BEN, CLEO))
    assert not shown.files
    assert EN.text("picture-missing") in shown.text
    assert "seat 2 says 3" in shown.text


def test_as_many_people_and_games_are_remembered_as_there_is_room_for():
    shown = CardsShown(capacity=2)
    for session in (1, 2, 1, 3):
        shown.add(session, ANNA.id, f"{session}.1")
    assert [shown.has(session, ANNA.id, f"{session}.1") for session in (1, 2, 3)] == [True, False, True]
    assert not shown.has(1, BEN.id, "1.1")


@pytest.mark.dear
@pytest.mark.parametrize("game", ["gnadenlos", "ponte-vecchio"])
def test_what_a_viewer_cannot_know_changes_no_byte_of_the_picture_on_their_card(game):
    played = after(45, Setup(game, max(GAMES[game].seats), {}, "twin cards", 45))
    twin = played.resume()
    twin.story = played.match.story
    viewer = Seat(0)
    assert change_secrets(twin, viewer, played.chance)
    seen = []
    for match in (played.match, twin):
        events = [told.event for told in match.story if told.only in (None, viewer)][-30:]
        reader = Reader(match.view(viewer), LONG[: match.seats], EN)
        picture = FACES[game].board(reader, changes=events)
        seen.append((picture.size, picture.tobytes()))
    twin.close()
    assert seen[0] == seen[1]


def about(*lines):
    face = plain_face()
    vars(face)["summary"] = lambda events, names, words: [line.format(*names) for line in lines]
    return face


def test_what_the_clock_did_for_somebody_comes_before_all_that_names_them():
    session = session_of("Anna", "Ben")
    named = happened(session, Said("x"))
    summary = Summary(session, (*named, *happened(session, TimeWasUp(A)), *named), True, A)
    told = summary.text(about("{0} pays {1}", "{1} bids"), EN).split("\n")[1:]
    assert told[0] == "- Time was up for Anna. Anna pays Ben"
    assert told[1:] == ["- Anna pays Ben", "- Ben bids", "- Ben bids"]


def test_what_a_caretaker_and_an_order_did_comes_first_too():
    session = session_of("Anna", "Ben")
    ordered = [replace(happened(session, Said("y"))[0], is_ordered=True)]
    kept = happened(session, Said("x"), caretakers=("Dusty", None))
    face = plain_face()
    vars(face)["summary"] = lambda events, names, words: [
        {"a": f"{names[1]} robs {names[0]}", "x": f"{names[0]} bids", "y": f"{names[0]} passes"}[event.words]
        for event in events
    ]
    summary = Summary(session, (*happened(session, Said("a")), *kept, *ordered), True, A)
    told = summary.text(face, EN).split("\n")[1:]
    assert told == [
        "- Anna (Dusty) bids",
        f"- Anna passes {EN.text('order-used')}",
        "- Ben robs Anna",
    ]


async def test_a_name_that_looks_like_a_sign_of_ours_moves_no_line():
    session = session_of("Anna", "\ufdd1Ben")
    summary = Summary(session, happened(session, Said("x")), True, A)
    assert summary.text(about("{1} a", "{0} b"), EN).split("\n")[1:] == ["- Anna b", "- Ben a"]
