"""What one's own act led to: whoever has answered reads what names them, at once or as soon as it happens."""

import asyncio
from dataclasses import dataclass, replace

import pytest

from cogs.presses.summaries import Summary
from engine.games.boomtown import story as boomtown
from engine.games.gnadenlos import story as gnadenlos
from engine.games.gnadenlos.cards import Kind, Note
from engine.games.gnadenlos.data import BOX
from engine.games.goldrush import story as goldrush
from engine.games.ponte_vecchio import story as ponte
from engine.journal.records import By
from engine.play.table import Answered, Sealed, Seat, Unsealed
from engine.sessions.chronicle import Happened
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face
from tests.cogs.posting.test_board_text import session_of
from tests.engine.table_talk import ANNA, BEN, CLEO, ranking, started
from tests.engine.toy import Said, game_of, letter, number

EN = words_for("en")
A, B, C = map(Seat, range(3))
SEALS = (Sealed(A, "s"), Unsealed(A, "n", "x"), Unsealed(B, "n", "y"))
ANNAS, BENS, CLEOS = BOX.adventurers[:3]


def outcome(game, *events, seat=A, language="en", secrets=()):
    """What a seat that has just acted reads, if nobody asks it anything."""
    session = session_of("Anna", "Ben", "Cleo", game=game)
    happened = tuple(
        Happened(event, None, session.names, session.names, (None,) * 3) for event in events
    ) + tuple(Happened(event, seat, session.names, session.names, (None,) * 3) for event in secrets)
    face = FACES[game]
    return Summary(session, happened, True, seat).outcome(face).own_text(face, words_for(language))


@pytest.mark.parametrize("language", LOCALES)
def test_gnadenlos_tells_whoever_has_laid_an_adventurer_what_the_event_did_to_them(language):
    shown = gnadenlos.AdventurersShown(Kind.GOLD_RUSH, ((A, ANNAS), (B, BENS)))
    gold = outcome("gnadenlos", *SEALS, shown, gnadenlos.NuggetsFound(A, 3, True), language=language)
    assert "**Anna**" in gold
    assert "3" in gold
    noon = replace(shown, kind=Kind.HIGH_NOON)
    for seat, name in ((A, ANNAS.name), (B, BENS.name)):  # the thief, who has the revolver, and the shot
        shot = outcome(
            "gnadenlos",
            *(*SEALS, noon, gnadenlos.NotesStolen(A, ("1-1",)), gnadenlos.GapsFilled(A, (), True)),
            gnadenlos.AdventurersShot(((B, BENS),)),
            gnadenlos.AdventurersDiscarded(((A, ANNAS),)),
            seat=seat,
            language=language,
        )
        assert name in shot
    hats = outcome(
        "gnadenlos",
        *SEALS,
        replace(shown, kind=Kind.CHEATING),
        gnadenlos.Cheated(A, -2, 9, 7),
        language=language,
    )
    assert "7" in hats


def test_gnadenlos_tells_nothing_to_whoever_laid_no_adventurer():
    shown = gnadenlos.AdventurersShown(Kind.GOLD_RUSH, ((A, ANNAS), (B, BENS)))
    assert outcome("gnadenlos", *SEALS, shown, gnadenlos.NuggetsFound(A, 3, True), seat=C) == ""


def test_a_thief_reads_what_they_found_and_not_once_more_that_they_stole():
    told = outcome(
        "gnadenlos", gnadenlos.NotesStolen(A, ("1-1",)), secrets=[gnadenlos.NoteSeen(A, Note(3, B))]
    )
    assert told == "You found **Ben**’s 3."


def test_ponte_vecchio_tells_whose_card_decides_and_whose_offer_was_taken():
    cards = ponte.CardsTurned(((A, "20"), (B, "50"), (C, "70")))
    right = ponte.RightWon(A, "20", 20)
    for seat in (A, B):
        told = outcome("ponte-vecchio", *SEALS, cards, right, seat=seat)
        assert told.startswith("**Anna** has the lowest card (20"), told
    sold = ponte.RightSold(A, B, 25, "50", 50)
    told = outcome("ponte-vecchio", ponte.Offered(B, 25, 0), sold, seat=B)
    assert "**Ben**" in told
    assert "25" in told
    assert outcome("ponte-vecchio", ponte.Offered(C, 15, 0), sold, seat=C) == ""


def test_goldrush_tells_a_duel_that_was_lost_and_what_an_assay_found():
    challenged = goldrush.Challenged(A, B, "s1", ("s2",))
    lost = outcome("goldrush", challenged, goldrush.DuelRolled(A, 2, B, 5), goldrush.DuelWon(B, A, 2))
    assert "**Ben** beats **Anna** 5 to 2" in lost
    assert outcome("goldrush", goldrush.Moved(A, "street-1", ("street-2",))) == "", "it is confirmed already"
    assert outcome("goldrush", goldrush.Assayed(A, "D", 2, False)) != "", "chance is not in the answer"


def test_boomtown_tells_a_collapse_after_the_last_card_and_what_a_holdup_brought():
    mine = "dry-gulch-3"
    told = outcome(
        "boomtown",
        *(
            boomtown.CardTaken(A, mine),
            boomtown.DiceRolled(B, (1, 2)),
            boomtown.MineCollapsed(A, mine, False),
        ),
    )
    assert "**Anna**" in told
    assert "takes" not in told, "the answer was confirmed already"
    for seat in (A, B):
        assert "4 gold" in outcome("boomtown", boomtown.HoldupTried(A, B, 7, (3, 4), 4), seat=seat)
    assert outcome("boomtown", boomtown.Bid(A, 3), boomtown.Passed(B, False)) == ""


@pytest.mark.parametrize("game", FACES)
def test_who_has_answered_is_no_news(game):
    assert outcome(game, Answered(A)) == ""
    assert outcome(game, Sealed(A, "s"), Sealed(B, "s")) == ""


@dataclass(frozen=True, slots=True)
class Lost:
    """An event of the toy game."""

    seat: Seat
    letters: int


async def drawing(table):
    """All choose letters, sealed; whoever has chosen x loses. Then Anna is asked, and nobody else."""
    drawn = await table.ask_all({seat: letter() for seat in (A, B, C)}, revealed=True)
    for seat, key in drawn.items():
        if key == "x":
            table.tell(Lost(seat, 1))
    table.tell(Said("a secret of Ben's"), only=B)
    await table.ask(A, number())


def told(events, names, words):
    return [f"{names[event.seat]} loses" if isinstance(event, Lost) else event.words for event in events]


@pytest.fixture
def desk(journal):
    face = plain_face()
    vars(face)["summary"] = lambda events, names, words: told(
        [event for event in events if isinstance(event, Lost | Said)], names, words
    )
    game = replace(
        game_of(drawing, rounds=9), decisions=("number", "letter"), events=(Said, Lost), ranking=ranking
    )
    return Desk(journal, face, game)


async def settled(desk, session):
    desk.services.panels.wake(session.id)
    await asyncio.gather(*desk.services.panels._tasks)


async def test_the_first_of_sealed_answers_is_told_in_its_panel_what_it_led_to(desk):
    session = await started(desk.services.sessions, BEN, CLEO)
    for person, key in ((ANNA, "x"), (BEN, "x"), (CLEO, "y")):
        await settled(desk, session)
        assert desk.edited == [], "the table still waits"
        last = await desk.command(person, session, "letter", key)
    await settled(desk, session)
    edits = dict(desk.edited)
    assert [edits[ANNA].text, edits[BEN].text] == ["✓ x\nAnna loses", "✓ x\nBen loses\na secret of Ben's"]
    assert len(desk.edited) == 2, "nobody is named to Cleo, so her panel is worth no request"
    assert "loses" not in last.text
    assert list(edits[ANNA].buttons) == [EN.text("button-act")], "she is asked again"
    assert list(edits[BEN].buttons) == []
    await settled(desk, session)
    assert len(desk.edited) == 2


async def test_what_no_panel_could_tell_comes_first_in_the_next_right_below_the_question(desk):
    """As after a kill: no panel is known any more."""
    session = await started(desk.services.sessions, BEN, CLEO)
    for person, key in ((ANNA, "x"), (BEN, "x"), (CLEO, "x")):
        await desk.command(person, session, "letter", key)
    await desk.services.panels.close()
    panel = await desk.act(ANNA, session)
    lines = panel.text.split("\n")
    assert lines[0] == "choose"
    assert [line for line in lines if "loses" in line] == ["- Anna loses", "- Ben loses", "- Cleo loses"]
    assert "secret" not in panel.text


async def test_whoever_has_lost_their_seat_is_told_nothing(desk):
    session = await started(desk.services.sessions, BEN, CLEO)
    await desk.command(BEN, session, "letter", "x")
    await settled(desk, session)
    await desk.services.sessions.leave(session.id, BEN)
    for person in (ANNA, CLEO):
        await desk.command(person, session, "letter", "y")
    await settled(desk, session)
    assert [person for person, _ in desk.edited if person == BEN] == []


async def test_an_answer_that_was_taken_back_no_longer_counts_in_its_panel(desk):
    session = await started(desk.services.sessions, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await desk.command(person, session, "letter", "x")
    await desk.command(ANNA, session, "number", "3")
    await desk.command(BEN, session, "letter", "y")
    await settled(desk, session)
    desk.edited.clear()
    await desk.services.sessions.restart_round(session.id, by=By.ORGANISER)
    await settled(desk, session)
    ((person, told),) = desk.edited
    assert person == BEN
    assert told.text == "✓ y\nThat answer no longer counts: it was taken back."
    assert [each.verb for each in told.ids] == ["act"], "the letters are asked for again"
    assert desk.services.panels._awaited == {}


async def test_who_gives_the_last_sealed_answer_reads_at_once_what_it_led_to(desk):
    session = await started(desk.services.sessions, BEN, CLEO)
    for person in (BEN, CLEO):
        await desk.command(person, session, "letter", "y")
    shown = await desk.command(ANNA, session, "letter", "x")
    assert shown.text.startswith("✓ x")
    assert shown.text.count("Anna loses") == 1
    assert shown.text.startswith("✓ x\nchoose\n"), "the next question, and the news once"
