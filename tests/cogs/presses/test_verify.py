"""What a check says, in plain words; who may ask for it; and the button on Fair luck."""

import dataclasses
import itertools

import pytest

from cogs.commands.every_game import MORE
from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.layouts import TEXT
from cogs.presses.luck import show_luck
from cogs.presses.session_choice import complete_over
from cogs.presses.verify import show_verdict, verdict_text, verify
from engine.errors import Refused
from engine.play.chance import SHORT_SEAL, commitment, seal
from engine.play.draws import Draws
from engine.sessions.verification import Difference, Verdict, What
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD, TOY, started


@pytest.fixture
def desk(journal):
    return Desk(journal, plain_face(), TOY)


async def a_round(desk, session):
    for person, text in ((ANNA, "3"), (BEN, "4"), (ANNA, "x"), (BEN, "y")):
        await desk.services.sessions.submit(session.id, person, text)


@pytest.fixture
async def session(desk):
    """A game that is over."""
    session = await started(desk.services.sessions, BEN)
    for _ in range(3):
        await a_round(desk, session)
    return await desk.services.sessions.find(session.id, guild=GUILD)


async def test_a_spectator_checks_a_game_by_the_button_on_fair_luck(desk, session):
    shown = await desk.acts(CLEO, lambda visit: show_luck(visit, session))
    assert shown.id_of("Check") == CustomId(Verb.VERIFY, session.id)
    found = await desk.acts(CLEO, verify, shown.id_of("Check"))
    assert "**6 sealed answers, 6 rolls: all as sealed.**" in found.text
    assert "All 12 answers were played again" in found.text
    assert f"`{seal(session.seed)[:SHORT_SEAL]}`" in found.text
    assert found.id_of("Fair luck") == CustomId(Verb.LUCK, session.id)
    assert session.seed not in found.text


async def test_there_is_no_button_before_the_end_and_a_forged_one_is_refused(desk):
    session = await started(desk.services.sessions, BEN)
    shown = await desk.acts(ANNA, lambda visit: show_luck(visit, session))
    assert "Check" not in shown.buttons
    with pytest.raises(Refused, match="verify-later"):
        await desk.acts(ANNA, verify, CustomId(Verb.VERIFY, session.id))


async def test_a_game_of_another_server_does_not_exist_for_whoever_has_no_seat_there(desk, session):
    elsewhere = await started(desk.services.sessions, BEN, guild=GUILD + 1)
    for number in (elsewhere.id, session.id + 99):
        with pytest.raises(Refused, match="no-such-game"):
            await desk.acts(CLEO, verify, CustomId(Verb.VERIFY, number))


async def test_a_changed_file_is_told_by_what_differs_first(desk, session, journal):
    change = "UPDATE answers SET answer = ? WHERE number = ?"
    await journal.write(lambda db: db.execute(change, ("9", 5)).rowcount)
    found = await desk.acts(CLEO, lambda visit: show_verdict(visit, session))
    assert "After answer 5, by **Anna** in round 2, the rules lead to something other than" in found.text
    assert "all as sealed" not in found.text
    await journal.write(lambda db: db.execute(change, ('"y"', 3)).rowcount)
    found = await desk.acts(CLEO, lambda visit: show_verdict(visit, session))
    assert "Answer 3, by **Anna** in round 1, is not what was sealed." in found.text


async def suggested(desk, person, complete, typed="", **more):
    """What the option `game` suggests to somebody."""
    seen = []

    async def suggest(visit):
        seen.extend(await complete(visit, typed))
        await visit.answer("done")

    await desk.acts(person, suggest, **more)
    return [(one.value, f"#{one.value}" in one.name) for one in seen]


async def test_ones_own_games_that_are_over_are_suggested(desk, session):
    assert await suggested(desk, ANNA, complete_over, "1") == [(session.id, True)]
    assert await suggested(desk, ANNA, complete_over, "9") == []
    assert await suggested(desk, CLEO, complete_over, "1") == []


@pytest.mark.parametrize("command", ["verify", "export", "replay"])
async def test_each_command_suggests_games_that_are_over_in_direct_messages_too(desk, session, command):
    running = await started(desk.services.sessions, BEN)
    (built,) = [made for make in MORE if (made := make(desk.services)).name == command]
    expected = [session.id] if command == "verify" else [running.id, session.id]
    for guild in (GUILD, GUILD + 1, None):

        async def complete(visit, typed):
            return await built._params["game"].autocomplete(visit.interaction, typed)

        found = await suggested(desk, ANNA, complete, guild=guild)
        assert [number for number, _ in found] == ([] if guild == GUILD + 1 else expected)


VERDICT = Verdict(commitment("seed"), 42, 300, 300, Draws(), is_known=True)


def said(verdict, session, language="en"):
    return verdict_text(verdict, session, words_for(language))


async def test_what_was_not_checked_is_said(session):
    some = said(dataclasses.replace(VERDICT, compared=120), session)
    assert "The outcome of 120 of them could be compared" in some
    unknown = said(dataclasses.replace(VERDICT, is_known=False), session)
    assert "rules that this version of the bot does not know" in unknown
    assert "played again" not in unknown
    assert "**42 sealed answers: all as sealed.**" in unknown
    assert "**0 sealed answers: all as sealed.**" in said(dataclasses.replace(VERDICT, sealed=0), session)


async def test_each_difference_has_a_sentence_with_all_that_it_is_about(session):
    for what, language in itertools.product(What, LOCALES):
        verdict = dataclasses.replace(VERDICT, difference=Difference(what, 17, 3, 1))
        text = said(verdict, session, language)
        assert "{" not in text
        assert len(text) < TEXT
        assert ("17" in text) == ("**Ben**" in text) == (what not in (What.SEED, What.SET_UP, What.RESULT))


async def test_one_of_everything_is_told_as_one(session):
    for language in LOCALES:
        texts = []
        for count in (1, 2):
            draws = Draws()
            draws.rolls = draws.shuffles = draws.lots = count
            verdict = Verdict(commitment("seed"), count, count, count, draws, is_known=True)
            texts.append(said(verdict, session, language))
        assert texts[0].replace("1", "2") != texts[1].replace("1", "2")
        assert "{" not in "".join(texts)
