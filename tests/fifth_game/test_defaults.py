"""A game that declares next to nothing of what has a default works in every part of the Discord layer."""

from dataclasses import MISSING, fields, replace

import discord
import pytest
from discord.ext import commands

from cogs.commands.completion import choices
from cogs.commands.games import cogs_of
from cogs.commands.translator import Translator, payload
from cogs.posting.board_text import board_texts
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.throttle import Throttle
from cogs.presses.figures import show_figures
from cogs.presses.game_list import show_list
from cogs.presses.pages import show_board, show_log
from cogs.presses.private_panels import show_hand
from engine.errors import Rejected
from engine.play.game import Game
from engine.play.match import Match
from engine.sessions.stand_ins import answers_of_the_clock
from renders.faces import faces_of
from renders.language.catalogues import LOCALES, words_for
from sandbox.codes import walk
from sandbox.limits.commands import check_commands
from tests.cogs import visits
from tests.cogs.desk import Desk
from tests.cogs.posting.test_board_text import facts_of
from tests.engine.table_talk import ANNA, BEN, CLEO, opened, started
from tests.fifth_game import GAMES

OUTLAW = GAMES["outlaw"]
FACES = faces_of(GAMES)
EN = words_for("en")


@pytest.fixture
def desk(journal):
    return Desk(journal, FACES["outlaw"], OUTLAW)


async def begun(desk):
    return await started(desk.services.sessions, BEN, game="outlaw", robots=1)


async def played(desk, *, until=None):
    """Anna and Ben hide a coin, and Anna gets the loot; whether it is found or not, one player wins alone. It
    stops at the question `until`."""
    session = await begun(desk)
    answers = {"hide": ("1", "1"), "bid": ("1", "pass"), "flee": ("saloon", "")}
    while True:
        position = await desk.services.sessions.position(session.id, None)
        asked_for = position.view.asked_for
        if asked_for == until:
            return position
        seat = position.waiting_for[0]
        await desk.command((ANNA, BEN)[seat], session, asked_for, answers[asked_for][seat])


def test_it_declares_its_option_and_its_safe_answer_and_nothing_else_that_need_not_be():
    declared = {
        field.name
        for field in fields(Game)
        if field.default is not MISSING and getattr(OUTLAW, field.name) != field.default
    }
    assert declared == {"options"}
    assert OUTLAW.safe == {"bid": None}


@pytest.mark.parametrize("seats", OUTLAW.seats)
def test_the_clock_may_answer_everything_and_bids_nothing_for_anybody(seats):
    match = Match.start(OUTLAW, seats=seats, options={}, seed="nobody is there")
    while not match.is_over:
        list(answers_of_the_clock(match, match.waiting_for()))
    assert match.state.leader is None


async def test_a_panel_asks_and_says_after_a_sealed_answer_that_it_may_change(desk):
    session = await begun(desk)
    panel = await desk.act(ANNA, session)
    assert "Hide: choose." in panel.text
    assert list(panel.buttons) == ["0", "1", "2", "3"]
    assert "✓ Your answer: 2." in (await desk.command(ANNA, session, "hide", "2")).text
    assert "Hide: you may still change your answer." in (await desk.act(ANNA, session)).text
    assert "Hide: bitte wählen." in (await desk.act(BEN, session, locale="de")).text
    assert "Hide: kies." in (await desk.act(BEN, session, locale="nl")).text


async def test_options_are_in_a_menu_and_are_found_by_their_group_and_name(desk):
    session = (await played(desk, until="flee")).session
    panel = await desk.act(ANNA, session)
    assert panel.menu == ["Barn", "Chapel", "Saloon", "Canyon", "Old mine", "River bank"]
    asked = await desk.services.sessions.asked(session.id, ANNA.id)
    found = [(one.name, one.value) for one in choices(asked, FACES["outlaw"], "mine", EN)]
    assert found == [("Old mine", "old-mine")]


async def test_a_hand_is_its_owners_alone(desk):
    session = await begun(desk)
    hands = [await desk.acts(who, lambda visit: show_hand(visit, session)) for who in (ANNA, BEN)]
    assert [hand.text.splitlines()[1] for hand in hands] == ["**Anna**", "**Ben**"]
    tips = [[line for line in hand.text.splitlines() if "Tip: " in line] for hand in hands]
    assert all(len(tip) == 1 for tip in tips)
    assert tips[0] != tips[1]
    assert all(hand.alts == ["As above."] for hand in hands)
    with pytest.raises(Rejected):
        await desk.acts(CLEO, lambda visit: show_hand(visit, session))
    board = await desk.acts(ANNA, lambda visit: show_board(visit, session))
    assert not any("Tip" in text for text in (board.text, *board.alts))


async def test_the_log_and_the_summary_tell_who_has_answered(desk):
    session = (await played(desk)).session
    log = await desk.acts(CLEO, lambda visit: show_log(visit, session))
    assert "**Anna** has decided; the answer stays sealed until all are revealed." in log.text
    assert "**Ben** has decided." in log.text


async def test_the_list_has_its_name(desk):
    desk.services.lobbies.check_now_and_then = lambda session: None
    await opened(desk.services.sessions, BEN, game="outlaw")
    assert "Outlaw" in (await desk.acts(CLEO, show_list)).text


@pytest.mark.parametrize(
    ("locale", "result", "points"),
    [("en", "has won with", "point"), ("nl", "heeft gewonnen met", "punt"), ("de", "gewonnen", "Punkt")],
)
async def test_results_are_told_in_three_languages(desk, locale, result, points):
    position, words = await played(desk), words_for(locale)
    session = position.session
    turn, _, places, *_ = board_texts(facts_of(session), position, FACES["outlaw"], words, [], is_first=False)
    assert result in turn
    assert points in places
    assert len(places.splitlines()) == 3
    lobbies = LobbyMessages(None, None, None, GAMES, FACES, Throttle())
    seats = lobbies.view(replace(session, language=locale), ranking=position.ranking)
    assert result in "\n".join(part.get("content", "") for part in walk(seats.to_components()))


@pytest.mark.parametrize("locale", LOCALES)
async def test_figures_of_its_people_name_it_and_word_their_best_result(desk, locale):
    position, words = await played(desk), words_for(locale)
    shown = await desk.acts(ANNA, lambda visit: show_figures(visit, ANNA), locale=locale)
    assert words.text("outlaw-name") in shown.text
    assert words.text("plain-points", points=position.ranking.points[0]) in shown.text
    assert len(shown.pictures) == 1


@pytest.mark.parametrize(("game", "has_rules"), [("boomtown", True), ("outlaw", False)])
async def test_rules_are_offered_where_there_are_any(desk, game, has_rules):
    session = replace(await opened(desk.services.sessions, BEN, game="outlaw"), game=game)
    lobbies = LobbyMessages(None, None, None, GAMES, FACES, Throttle())
    labels = [part.get("label") for part in walk(lobbies.view(session).to_components())]
    assert ("Rules" in labels) == has_rules
    assert game == "outlaw" or "Leave" in labels


async def test_its_commands_come_from_its_option_and_decisions_in_three_languages():
    bot = commands.Bot(command_prefix="!", intents=discord.Intents(guilds=True))
    await bot.tree.set_translator(Translator())
    for cog in cogs_of(["outlaw"]):
        await bot.add_cog(cog(visits.services(games=GAMES, faces=FACES)))
    (group,) = found = await payload(bot.tree)
    await bot.close()
    check_commands(found)
    assert [each["name"] for each in group["options"]] == ["new", "hide", "bid", "flee"]
    assert [each["name"] for each in group["options"][0]["options"]] == ["pace", "rated", "posse"]
    new = group["options"][0]["name_localizations"]
    assert {new.get(locale, "new") for locale in LOCALES} == {"new", "nieuw", "neu"}
