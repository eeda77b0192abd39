"""The page on fair luck: what is sealed and what is turned up, that anybody can check it; no secrets."""

import contextlib
import io
import random
import re

import pytest

from cogs.parts.layouts import TEXT
from cogs.presses.luck import SealedAnswer, luck_pages, sealed_answers, show_luck, turn_luck_page
from cogs.presses.pages import show_log
from engine.errors import Refused
from engine.journal.records import By, Meanwhile
from engine.play.chance import SHORT_SEAL, Chance, seal
from engine.play.table import Sealed, Seat, Unsealed
from engine.sessions.chronicle import Happened
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face
from tests.engine.table_talk import ANNA, BEN, CLEO, TOY, opened, started

A, B = Seat(0), Seat(1)
NAMES = ("Anna", "Ben")
SEAL = re.compile(r"[A-Z2-7]{52}")


@pytest.fixture
def desk(journal):
    face = plain_face(log=lambda events, names, words: [f"{type(one).__name__}" for one in events])
    return Desk(journal, face, TOY)


async def luck(desk, session, person=ANNA):
    """All pages, as somebody turns them."""
    session = (await desk.services.sessions.position(session.id, None)).session
    shown = await desk.acts(person, lambda visit: show_luck(visit, session))
    read = [shown.text]
    while "Next ▶" in shown.buttons and not shown.buttons["Next ▶"].get("disabled"):
        shown = await desk.acts(person, turn_luck_page, shown.id_of("Next ▶"))
        read.append(shown.text)
    return "\n".join(read)


async def answers(desk, session, *texts):
    for person, text in texts:
        await desk.services.sessions.submit(session.id, person, text)


def printed(page):
    """What the line of Python on a page prints."""
    (line,) = re.findall(r"```py\n(.*)\n```", page)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(line, {})
    return out.getvalue().strip()


async def test_the_page_says_the_whole_seal_and_the_seed_only_once_the_game_is_over(desk):
    session = await started(desk.services.sessions, BEN)
    seed = (await desk.services.sessions.position(session.id, None)).session.seed
    for _ in range(3):
        before = await luck(desk, session, CLEO)
        assert f"`{seal(seed)}`" in before
        assert f"first {SHORT_SEAL} characters" in before
        assert seed not in before
        await answers(desk, session, (ANNA, "3"), (BEN, "3"), (ANNA, "x"), (BEN, "y"))
    after = await luck(desk, session, CLEO)
    assert f"`{seed}`" in after
    assert printed(after) == seal(seed)
    assert f"random.Random('{seed}/ROUND/ATTEMPT')" in after
    assert "0 in rounds 0 to 3." in after


async def test_a_page_has_the_seal_that_stands_now_and_no_other(desk):
    session = await started(desk.services.sessions, BEN)
    await answers(desk, session, (ANNA, "3"), (BEN, "3"))
    assert "Sealed" not in await luck(desk, session)
    await answers(desk, session, (ANNA, "x"), (ANNA, "y"), (ANNA, "x"))
    seals = [
        one.event for one in await desk.services.sessions.story(session) if isinstance(one.event, Sealed)
    ]
    assert len(seals) == 3
    page = await luck(desk, session)
    assert page == await luck(desk, session, BEN) == await luck(desk, session, CLEO)
    standing = [line for line in page.split("\n") if line.startswith("- ")]
    (shown,) = SEAL.findall(*standing)
    assert standing == [f"- **Anna**: `{shown}`"]
    await answers(desk, session, (BEN, "y"))
    page = await luck(desk, session)
    assert f"- **Anna**: `{shown}`, `" in page, "the seal that stood when the answer was turned up"
    assert page.count("- **") == 2
    (text,) = re.findall(r"- \*\*Ben\*\*: `[A-Z2-7]{52}`, `(.*)`", page)
    assert text.endswith('/"y"')
    assert printed(page) == seal(text)


async def test_the_log_tells_nothing_of_a_change_also_if_something_happened_between(desk):
    session = await started(desk.services.sessions, BEN)
    await answers(desk, session, (ANNA, "3"), (BEN, "3"), (ANNA, "x"))
    before = (await desk.acts(BEN, lambda visit: show_log(visit, session))).text
    assert before.split("\n")[-1] == "Sealed"
    await answers(desk, session, (ANNA, "y"))
    assert (await desk.acts(BEN, lambda visit: show_log(visit, session))).text == before
    await desk.services.absences.go(BEN.id, 3, Meanwhile.WAIT)
    await answers(desk, session, (ANNA, "x"))
    log = (await desk.acts(BEN, lambda visit: show_log(visit, session))).text
    assert log.startswith(before)
    assert log.count("Sealed") == 1


async def test_a_round_that_began_again_is_named_with_its_attempt(desk):
    sessions = desk.services.sessions
    session = await started(sessions, BEN)
    await answers(desk, session, (ANNA, "3"), (BEN, "3"), (ANNA, "x"), (BEN, "y"), (ANNA, "3"), (BEN, "3"))
    await answers(desk, session, (ANNA, "x"))
    await sessions.restart_round(session.id, by=By.ORGANISER)
    assert "Sealed now" not in await luck(desk, session), "what was taken back does not stand"
    for _ in range(2):
        await answers(desk, session, (ANNA, "3"), (BEN, "3"), (ANNA, "x"), (BEN, "y"))
    page = await luck(desk, session)
    assert "0 in rounds 0 to 1, 1 in rounds 2 to 3." in page
    seed = (await sessions.position(session.id, None)).session.seed
    rolls = [one.event.words for one in await sessions.story(session) if hasattr(one.event, "words")]
    draw = random.Random(f"{seed}/2/1").random
    assert [int(roll[-1]) for roll in rolls[2:4]] == [1 + int(6 * draw()), 1 + int(6 * draw())]


def test_a_shuffle_is_what_the_page_says():
    """From the last card to the second, card number n is swapped with number 1 + int(n * draw)."""
    cards, shuffled, draw = list(range(20)), list(range(20)), random.Random("seed/0/0").random
    Chance("seed", 0, 0).shuffle(shuffled)
    for n in range(len(cards), 1, -1):
        other = 1 + int(n * draw())
        cards[n - 1], cards[other - 1] = cards[other - 1], cards[n - 1]
    assert cards == shuffled


async def test_there_is_no_luck_before_the_start(desk):
    session = await opened(desk.services.sessions, BEN)
    with pytest.raises(Refused, match="not-started"):
        await desk.acts(ANNA, lambda visit: show_luck(visit, session))


def happened(event):
    return Happened(event, None, NAMES, NAMES, (None, None))


def test_sealed_answers_are_those_that_stand_and_those_that_were_turned_up_in_order_of_time():
    story = [Sealed(B, "00" * 32), Sealed(A, "11" * 32), Sealed(B, "22" * 32), Unsealed(A, "n", '"x"')]
    standing, turned_up = sealed_answers(map(happened, story))
    assert [(one.seat, one.seal[:4], one.text) for one in standing] == [(B, "EIRC", "")]
    (((only,),),) = [turned_up]
    assert only == SealedAnswer(A, NAMES, only.seal, 'n/"x"')
    assert only.seal.startswith("CEIR")


@pytest.mark.parametrize("language", LOCALES)
async def test_a_long_game_has_more_pages_and_what_everybody_reads_is_on_the_first(desk, language):
    session = await started(desk.services.sessions, BEN)
    session = (await desk.services.sessions.position(session.id, None)).session
    turned_up = [Sealed(A, "11" * 32), Unsealed(A, "f" * 64, '"x"')] * 50
    story = [happened(event) for event in (*turned_up, Sealed(B, "22" * 32))]
    first, *others = luck_pages(session, session.seed, story, {}, words_for(language))
    assert len(others) > 1
    assert max(map(len, (first, *others))) < TEXT
    assert "**Anna**" not in first
    assert sum(page.count("- **Anna**: `") for page in others) == 50
    assert first.count("- **Ben**: `EIRC") == 1
    assert "{" not in "".join((first, *others))
