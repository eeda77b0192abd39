"""What people press and type about time at their table, and what they read then."""

from functools import partial

import pytest

from cogs.parts.custom_ids import CustomId, UnknownId, Verb
from cogs.presses.away import come_home, complete_days, go_away
from cogs.presses.motions import (
    agree,
    complete_player,
    extend,
    play_on,
    propose_pace,
    propose_pause,
    refuse,
    withdraw,
)
from cogs.presses.private_panels import act, hand
from engine.clock.pace import DAY, PaceName
from engine.errors import NotAsked, Refused
from engine.journal.records import Meanwhile
from engine.sessions.posted import Posted
from renders.language.catalogues import LOCALES
from tests.cogs import visits
from tests.cogs.bids import FACE, GAME
from tests.cogs.desk import Desk
from tests.engine.sessions.clocked import NOON
from tests.engine.table_talk import ANNA, BEN, CLEO, as_text, started


class Timed(Desk):
    """A desk whose time a test moves by hand."""

    def __init__(self, journal):
        self.at = NOON
        super().__init__(journal, FACE, GAME, now=lambda: self.at)
        self.motions = self.services.motions
        self.posted = Posted(journal, now=lambda: self.at)

    async def begin(self, *others):
        return await started(self.services.sessions, *others, game=GAME.name)

    async def post(self, session):
        told = (await self.services.sessions.position(session.id, None)).told
        await self.posted.set_board(
            session.id, thread=session.thread, message=1, board_from=1, due=[], posted=told
        )

    async def button(self, person, verb, session, number, **more):
        handler = {Verb.AGREE: agree, Verb.REFUSE: refuse, Verb.WITHDRAW: withdraw, Verb.PLAY_ON: play_on}
        return await self.acts(person, handler[verb], CustomId(verb, session.id, key=str(number)), **more)


@pytest.fixture
def desk(journal):
    return Timed(journal)


async def test_a_pause_is_proposed_agreed_to_and_ended_by_presses(desk):
    session = await desk.begin(BEN)
    said = await desk.acts(ANNA, lambda visit: propose_pause(visit, session, 3))
    assert said.text == f"The others are asked in <#{session.thread}>. They have 24 hours to agree."
    (motion,) = await desk.motions.to_show(session.id)
    said = await desk.button(BEN, Verb.AGREE, session, motion.number)
    assert said.text == "You agree."
    said = await desk.button(ANNA, Verb.PLAY_ON, session, motion.number)
    assert said.text == "The table plays on."
    assert desk.woken == [session.id] * 3


async def test_a_motion_is_refused_and_withdrawn_by_presses(desk):
    session = await desk.begin(BEN)
    for verb, person, text in (
        (Verb.REFUSE, BEN, "You do not agree."),
        (Verb.WITHDRAW, ANNA, "You have withdrawn it."),
    ):
        await desk.acts(ANNA, lambda visit: propose_pace(visit, session, PaceName.BRISK))
        motion = (await desk.motions.to_show(session.id))[-1]
        assert (await desk.button(person, verb, session, motion.number)).text == text


async def test_with_nobody_else_to_ask_it_is_done(desk):
    session = await desk.begin(BEN)
    await desk.services.sessions.leave(session.id, BEN)
    said = await desk.acts(ANNA, lambda visit: propose_pause(visit, session, 3))
    assert said.text == "Nobody else has to agree, so it is done."


@pytest.mark.parametrize("key", ["", "x", "-1", "1x", "²", "9" * 10])
async def test_a_forged_number_is_an_unknown_button(desk, key):
    session = await desk.begin(BEN)
    with pytest.raises(UnknownId):
        await desk.button(BEN, Verb.AGREE, session, key)


@pytest.mark.parametrize("verb", [Verb.AGREE, Verb.REFUSE, Verb.WITHDRAW, Verb.PLAY_ON])
async def test_a_number_that_no_motion_has_is_over(desk, verb):
    session = await desk.begin(BEN)
    with pytest.raises(Refused, match="motion-over"):
        await desk.button(BEN, verb, session, 7)


async def test_a_motion_of_another_server_does_not_exist(desk):
    session = await desk.begin(BEN)
    await desk.acts(ANNA, lambda visit: propose_pause(visit, session, 3))
    pressed = CustomId(Verb.AGREE, session.id, key="1")
    elsewhere = visits.press(desk.services, pressed, BEN, guild_id=999)
    with pytest.raises(Refused, match="no-such-game"):
        await agree(elsewhere)


async def test_another_player_gives_more_time_and_reads_whose_it_is(desk):
    session = await desk.begin(BEN)
    await desk.post(session)
    (call,) = (await desk.posted.session(session.id)).calls
    giver, waited = (BEN, "Anna") if call.seat == 0 else (ANNA, "Ben")
    said = await desk.acts(giver, lambda visit: extend(visit, session, None))
    assert said.text == f"{waited} has more time now."
    stored = await desk.posted.session(session.id)
    offered = await complete_player(visits.visit(desk.services, giver), stored, waited[0].lower())
    assert [(choice.name, choice.value) for choice in offered] == [(waited, call.seat)]
    assert await complete_player(visits.visit(desk.services, giver), stored, "zz") == []


# Away


async def test_whoever_goes_away_reads_until_when_and_how_many_days_are_left(desk):
    session = await desk.begin(BEN)
    said = await desk.acts(ANNA, lambda visit: go_away(visit, 7, Meanwhile.WAIT))
    assert f"You are away until <t:{int(NOON + 7 * DAY)}:D>" in said.text
    assert "21 of your 28 days" in said.text
    assert desk.woken == [session.id]
    said = await desk.press(ANNA, said, Verb.HOME)
    assert said.text.startswith("You are back.")
    assert said.ids == []
    assert desk.woken == [session.id] * 2
    with pytest.raises(Refused, match="not-away"):
        await desk.acts(ANNA, lambda visit: go_away(visit, 0, Meanwhile.WAIT))


@pytest.mark.parametrize("handler", [act, hand])
async def test_every_panel_of_whoever_is_away_has_the_button_that_ends_it(desk, handler):
    session = await desk.begin(BEN)
    for person in (ANNA, BEN):
        await desk.services.absences.go(person.id, 7, Meanwhile.WAIT)
        shown = await desk.acts(person, handler, CustomId(Verb.ACT, session.id))
        assert shown.buttons["I am back"]["custom_id"] == f"home:{session.id}:-:"
        assert await desk.services.absences.of(person.id) is not None, "to look is not to be back"
        said = await desk.acts(person, come_home, CustomId(Verb.HOME, session.id))
        assert said.text.startswith("You are back.")
    try:
        shown = await desk.acts(ANNA, handler, CustomId(Verb.ACT, session.id))
    except NotAsked:
        return
    assert "I am back" not in shown.buttons


async def test_an_answer_of_whoever_is_away_counts_and_shows_the_button(desk):
    session = await desk.begin(BEN)
    (seat,) = (await desk.services.sessions.position(session.id, None)).waiting_for[:1]
    person = (ANNA, BEN)[seat]
    await desk.services.absences.go(person.id, 7, Meanwhile.WAIT)
    asked = await desk.services.sessions.asked(session.id, person.id)
    legal = next(iter(asked.decision.legal()))
    refused = await desk.command(person, session, asked.decision.name, "nonsense")
    shown = await desk.command(person, session, asked.decision.name, as_text(legal))
    assert shown.text.startswith("✓")
    assert "I am back" in shown.buttons
    assert "I am back" in refused.buttons
    assert await desk.services.absences.of(person.id) is not None


async def test_whoever_is_away_and_asked_reads_how_to_be_back(desk):
    session = await desk.begin(BEN)
    await desk.acts(ANNA, lambda visit: propose_pause(visit, session, 3))
    await desk.services.absences.go(BEN.id, 7, Meanwhile.WAIT)
    shown = await desk.button(BEN, Verb.REFUSE, session, 1)
    assert "You are away." in shown.text
    assert list(shown.buttons) == ["I am back"]
    stored = await desk.posted.session(session.id)
    shown = await desk.acts(BEN, lambda visit: propose_pause(visit, stored, 3))
    assert list(shown.buttons) == ["I am back"]


async def test_a_second_press_of_i_am_back_says_the_same(desk):
    session = await desk.begin(BEN)
    await desk.services.absences.go(ANNA.id, 7, Meanwhile.WAIT)
    for _ in range(2):
        said = await desk.acts(ANNA, come_home, CustomId(Verb.HOME, session.id))
        assert said.text.startswith("You are back.")


@pytest.mark.parametrize(
    ("locale", "typed", "names"),
    [
        (
            "en-US",
            "2",
            ["2 days, until 3 December", "20 days, until 21 December", "21 days, until 22 December"],
        ),
        ("nl", "1", ["1 dag, tot 2 december"]),
        ("de", "7", ["7 Tage, bis 8. Dezember"]),
        ("en-US", "0", ["0: I am back"]),
        ("en-US", "x", []),
    ],
)
async def test_days_are_suggested_with_the_dates_on_which_they_end(desk, locale, typed, names):
    offered = await complete_days(visits.visit(desk.services, ANNA, locale=locale), typed)
    assert [choice.name for choice in offered][: len(names) or None] == names


async def test_common_numbers_of_days_are_suggested_before_anything_is_typed(desk):
    offered = await complete_days(visits.visit(desk.services, ANNA), "")
    assert [choice.value for choice in offered] == [0, 1, 2, 3, 5, 7, 10, 14, 21]


@pytest.mark.parametrize("locale", LOCALES)
async def test_all_of_it_is_said_in_the_readers_language(desk, locale, caplog):
    session = await desk.begin(BEN, CLEO)
    said = [await desk.acts(ANNA, lambda visit: propose_pause(visit, session, 3), locale=locale)]
    (motion,) = await desk.motions.to_show(session.id)
    said.append(await desk.button(BEN, Verb.AGREE, session, motion.number, locale=locale))
    said += [
        await desk.acts(CLEO, partial(_away, manner), locale=locale)
        for manner in (Meanwhile.WAIT, Meanwhile.CARETAKER)
    ]
    assert not any("{" in one.text or "motion-" in one.text or "away-" in one.text for one in said)
    assert "cannot be said" not in caplog.text


async def _away(manner, visit):
    await go_away(visit, 2, manner)
