"""What people press and type to take an answer back, and what they read then."""

import pytest

from cogs.parts.custom_ids import CustomId, UnknownId, Verb
from cogs.presses.router import HANDLERS
from cogs.presses.taking_back import take_back, take_last_back
from engine.errors import Refused
from engine.journal.motion_rows import MotionKind
from engine.journal.records import Meanwhile
from engine.sessions.seating import Person
from renders.language.catalogues import LOCALES
from tests.cogs import visits
from tests.cogs.desk import Desk
from tests.cogs.talking import FACE, GAME, ROUNDS
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD, started

TAKE, ASK = "takeback", "askback"


class Talk(Desk):
    """A desk at which everybody names numbers in turn."""

    def __init__(self, journal):
        super().__init__(journal, FACE, GAME)
        self.sessions, self.motions = self.services.sessions, self.services.motions

    async def begin(self, *others):
        return await started(self.sessions, *others, game=GAME.name)

    async def say(self, person, session, number, **more):
        return await self.command(person, session, "number", number, **more)

    async def undo(self, person, session, **more):
        return await self.acts(person, lambda visit: take_last_back(visit, session), **more)

    async def told(self, session):
        """What counts now, as everybody reads it."""
        return [one.event.words for one in await self.sessions.story(session) if hasattr(one.event, "words")]

    async def facts(self, session):
        """All that a refusal must not change."""
        stored = await self.services.posted.session(session.id)
        return stored, await self.told(session), await self.motions.to_show(session.id)


@pytest.fixture
def desk(journal):
    return Talk(journal)


def has(shown, verb):
    return any(each.verb == verb for each in shown.ids)


async def test_an_answer_is_taken_back_on_its_confirmation_and_given_anew(desk):
    session = await desk.begin(BEN)
    said = await desk.say(ANNA, session, "3")
    assert said.id_of("Take back").verb == TAKE
    desk.woken.clear()
    shown = await desk.press(ANNA, said, TAKE)
    assert shown.text == "Taken back:\n- Seat 0 says 3.\nchoose"
    assert desk.woken == [session.id]
    assert await desk.told(session) == []
    await desk.acts(ANNA, HANDLERS[Verb.DO], shown.id_of("1 gold"))
    assert await desk.told(session) == ["Seat 0 says 1."]


async def test_the_command_takes_back_at_once_what_is_free(desk):
    session = await desk.begin(BEN)
    await desk.say(ANNA, session, "3")
    shown = await desk.undo(ANNA, session)
    assert shown.text == "Taken back:\n- Seat 0 says 3.\nchoose"
    assert await desk.told(session) == []


async def test_once_others_have_answered_the_command_shows_what_would_fall_and_asks_nobody(desk):
    session = await desk.begin(BEN, CLEO)
    await desk.say(ANNA, session, "3")
    await desk.say(BEN, session, "4")
    before = await desk.facts(session)
    shown = await desk.undo(ANNA, session)
    assert "Others have answered since." in shown.text
    assert "- Seat 0 says 3.\n- Seat 1 says 4." in shown.text
    assert shown.id_of("Ask them").verb == ASK
    assert await desk.facts(session) == before
    said = await desk.press(ANNA, shown, ASK)
    assert said.text == f"The others are asked in <#{session.thread}>. They have 24 hours to agree."
    (motion,) = await desk.motions.to_show(session.id)
    assert motion.kind is MotionKind.UNDO
    assert await desk.told(session) == before[1], "nothing falls before they agree"


async def test_a_button_that_was_shown_while_it_was_free_offers_to_ask_once_others_have_answered(desk):
    session = await desk.begin(BEN, CLEO)
    said = await desk.say(ANNA, session, "3")
    await desk.say(BEN, session, "4")
    shown = await desk.press(ANNA, said, TAKE)
    assert has(shown, ASK)
    assert await desk.motions.to_show(session.id) == []


async def test_a_person_alone_with_robots_takes_back_what_they_have_answered(desk):
    session = await desk.begin(BEN)
    await desk.sessions.leave(session.id, BEN)
    said = await desk.say(ANNA, session, "3")
    assert len(await desk.told(session)) == 2, "the robot has answered"
    assert "Take back" in said.buttons
    shown = await desk.press(ANNA, said, TAKE)
    assert shown.text.startswith("Taken back:\n- Seat 0 says 3.\n- Seat 1 says ")
    assert shown.text.endswith("choose")
    assert await desk.told(session) == []


async def test_the_button_says_whether_others_must_agree(desk):
    session = await desk.begin(BEN)
    await desk.sessions.leave(session.id, BEN)
    assert "Take back" in (await desk.say(ANNA, session, "3")).buttons


async def test_an_answer_after_which_a_die_was_rolled_has_no_button_and_is_refused(desk):
    session = await desk.begin(BEN)
    for number in range(ROUNDS - 1):
        await desk.say(ANNA, session, "3")
        said = await desk.say(BEN, session, str(number + 1))
    assert not has(said, TAKE)
    before = await desk.facts(session)
    shown = await desk.undo(BEN, session)
    assert shown.text.startswith("Dice have been rolled or cards shuffled since.")
    assert shown.text.endswith("choose"), "what is asked now is shown below"
    assert await desk.facts(session) == before


async def test_a_sealed_answer_has_no_button_because_it_may_be_changed(desk):
    session = await desk.begin(BEN)
    for _ in range(ROUNDS - 1):
        for person in (ANNA, BEN):
            await desk.say(person, session, "3")
    said = await desk.say(ANNA, session, "5")
    assert not has(said, TAKE)
    assert "You can change it until all have answered." in (await desk.undo(ANNA, session)).text
    await desk.say(BEN, session, "5")
    assert "This game is over." in (await desk.undo(ANNA, session)).text


async def test_what_is_changed_secretly_has_no_button(desk):
    session = await desk.begin(BEN)
    said = await desk.command(BEN, session, "letter", "y")
    assert said.text.startswith("✓")
    assert not has(said, TAKE)


async def test_whoever_has_answered_nothing_reads_so(desk):
    session = await desk.begin(BEN)
    assert "You have given no answer here" in (await desk.undo(BEN, session)).text


async def test_an_old_button_is_stale_and_shows_what_is_asked_now(desk):
    session = await desk.begin(BEN)
    said = await desk.say(ANNA, session, "3")
    await desk.press(ANNA, said, TAKE)
    await desk.say(ANNA, session, "4")
    await desk.say(BEN, session, "4")
    await desk.say(ANNA, session, "5")
    before = await desk.facts(session)
    shown = await desk.press(ANNA, said, TAKE)
    assert "no longer open" in shown.text
    assert await desk.facts(session) == before


@pytest.mark.parametrize("verb", [TAKE, ASK])
@pytest.mark.parametrize("key", ["", "x", "-1", "1x", "²", "9" * 10])
async def test_a_forged_number_is_an_unknown_button(desk, key, verb):
    session = await desk.begin(BEN)
    with pytest.raises(UnknownId):
        await desk.acts(ANNA, HANDLERS[verb], CustomId(Verb(verb), session.id, key=key))


@pytest.mark.parametrize("verb", [TAKE, ASK])
@pytest.mark.parametrize("key", ["0", "1", "99", "999999999"])
async def test_a_number_of_another_answer_is_stale_and_changes_nothing(desk, key, verb):
    session = await desk.begin(BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await desk.say(person, session, "3")
    before = await desk.facts(session)
    shown = await desk.acts(BEN, HANDLERS[verb], CustomId(Verb(verb), session.id, key=key))
    assert "no longer open" in shown.text
    assert await desk.facts(session) == before


@pytest.mark.parametrize("verb", [TAKE, ASK])
async def test_a_button_of_somebody_else_takes_nothing_back(desk, verb):
    session = await desk.begin(BEN)
    said = await desk.say(ANNA, session, "3")
    pressed = CustomId(Verb(verb), session.id, key=said.id(TAKE).key)
    before = await desk.facts(session)
    assert "no answer here" in (await desk.acts(BEN, HANDLERS[verb], pressed)).text
    assert "seat" in (await desk.acts(CLEO, HANDLERS[verb], pressed)).text
    assert await desk.facts(session) == before


async def test_a_game_of_another_server_does_not_exist_for_whoever_has_no_seat_there(desk):
    session = await desk.begin(BEN)
    said = await desk.say(ANNA, session, "3")
    with pytest.raises(Refused, match="no-such-game"):
        await take_back(visits.press(desk.services, said.id(TAKE), CLEO, guild_id=999))


@pytest.mark.parametrize("guild", [GUILD + 1, None], ids=["elsewhere", "direct"])
async def test_who_asks_from_elsewhere_asks_under_the_name_of_the_table(desk, guild):
    session = await desk.begin(BEN, CLEO)
    await desk.say(ANNA, session, "3")
    await desk.say(BEN, session, "4")
    elsewhere = Person(ANNA.id, "A name of another server")
    shown = await desk.undo(elsewhere, session, guild=guild)
    await desk.press(elsewhere, shown, ASK, guild=guild)
    (motion,) = await desk.motions.to_show(session.id)
    assert motion.agreed == {ANNA.id: "Anna"}


async def test_whoever_is_away_asks_nobody_and_has_the_button_that_ends_this(desk):
    session = await desk.begin(BEN, CLEO)
    await desk.say(ANNA, session, "3")
    await desk.say(BEN, session, "4")
    shown = await desk.undo(ANNA, session)
    await desk.services.absences.go(ANNA.id, 7, Meanwhile.WAIT)
    said = await desk.press(ANNA, shown, ASK)
    assert said.text.startswith("You are away.")
    assert "I am back" in said.buttons
    assert await desk.motions.to_show(session.id) == []


async def test_the_confirmation_is_the_same_whatever_others_have_changed_secretly_or_said_ahead(
    desk, journal
):
    """Twins: in one game somebody changes something secretly between two answers, in the other nobody."""
    shown = []
    for is_changed in (False, True):
        session = await desk.begin(BEN, CLEO)
        if is_changed:
            await desk.command(CLEO, session, "letter", "y")
        first = await desk.say(ANNA, session, "3")
        if is_changed:
            await desk.command(CLEO, session, "letter", "x")
        undone = await desk.press(ANNA, first, TAKE)
        again = await desk.say(ANNA, session, "4")
        await desk.say(BEN, session, "4")
        asking = await desk.undo(ANNA, session)
        shown.append([_without_session(each, session) for each in (first, undone, again, asking)])
    assert shown[0] == shown[1]


def _without_session(shown, session):
    """All that is shown, the ids included, whatever the number of the game."""
    ids = [str(each).replace(f":{session.id}:", ":#:") for each in shown.ids]
    return shown.text, shown.files, shown.kinds, list(shown.buttons), shown.menu, ids


@pytest.mark.parametrize("language", LOCALES)
async def test_it_is_all_said_in_every_language(desk, language, caplog):
    session = await desk.begin(BEN, CLEO)
    said = await desk.say(ANNA, session, "3", locale=language)
    shown = await desk.press(ANNA, said, TAKE, locale=language)
    await desk.say(ANNA, session, "3")
    await desk.say(BEN, session, "3")
    asking = await desk.undo(ANNA, session, locale=language)
    texts = [said.text, *said.buttons, shown.text, asking.text, *asking.buttons]
    assert caplog.text == ""
    if language != "en":
        assert not any("Take" in text or "back" in text for text in texts)


async def test_below_the_question_that_is_open_the_button_says_by_itself_what_it_asks_for(desk):
    session = await desk.begin(BEN)
    await desk.say(ANNA, session, "3")
    await desk.say(BEN, session, "4")
    shown = await desk.undo(ANNA, session)
    assert shown.text.endswith("choose"), "Anna is asked again already"
    assert shown.id_of("Ask to take back").verb == ASK
