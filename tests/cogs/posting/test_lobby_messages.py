"""Open seats as people meet them: who sits and who is a robot, what game it is, what it takes to start."""

from dataclasses import replace

import pytest

from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.readers import pace_words
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.throttle import Throttle
from engine.clock.pace import OFFERED, PaceName
from engine.games import GAMES
from engine.journal.invitation_rows import Invitation
from engine.journal.records import PersonId, SeatRow
from engine.play.game import Ranking
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message
from tests.cogs.posting.test_board_text import WIDE, session_of

STRING_SELECT = 3
ROBOT = {"en": "robot", "nl": "robot", "de": "Roboter"}


def shown(session, *, ranking=None, kept=(), **more):
    """The message's text and its buttons, within Discord's limits."""
    lobbies = LobbyMessages(None, None, None, GAMES, FACES, Throttle())
    components = lobbies.view(session, ranking=ranking, kept=kept, **more).to_components()
    check_message({"components": components}, flags=COMPONENTS_V2, filenames=set(), is_new=True)
    flat = list(walk(components))
    text = "\n".join(part["content"] for part in flat if "content" in part)
    return text, {part["label"]: part for part in flat if part.get("type") == 2}


def menu_of(session):
    """The menu of the message, or None."""
    view = LobbyMessages(None, None, None, GAMES, FACES, Throttle()).view(session)
    return next((part for part in walk(view.to_components()) if part["type"] == STRING_SELECT), None)


def table(people, robots=0, **changes):
    session = session_of(*["Anna", "Ben", "Cleo", "Dirk", "Edda"][:people], game="boomtown", status="open")
    robot_rows = tuple(SeatRow(name) for name in ("Dusty", "Rosie", "Tex", "Belle")[:robots])
    return replace(session, seats=session.seats + robot_rows, **changes)


def test_a_newcomer_reads_what_game_it_is_and_where_its_rules_are():
    text, _ = shown(table(1))
    assert "Boomtown" in text
    assert "3 to 5" in text
    assert "/boomtown rules" in text
    assert text.endswith("\n-# Colours, large print or text alone: `/game display`")


@pytest.mark.parametrize(
    ("people", "robots", "said"),
    [
        (1, 0, "2 more players are needed"),
        (1, 1, "One more player is needed"),
        (1, 2, "may start. 2 more can join"),
        (2, 2, "may start. One more can join"),
        (3, 2, "All seats are taken"),
    ],
)
def test_it_is_said_what_it_takes_to_start(people, robots, said):
    text, buttons = shown(table(people, robots))
    assert said in text
    assert f"{people + robots}. " in text
    assert f"{people + robots + 1}. " not in text
    assert "for 3 to 5 players" in text
    assert not buttons["Start"].get("disabled"), "who is fast may press before the message is up to date"
    assert bool(buttons["Join"].get("disabled")) == (people + robots == 5)
    assert bool(buttons["Remove a robot"].get("disabled")) == (robots == 0)


def test_what_most_people_want_comes_first():
    assert list(shown(table(1))[1]) == ["Join", "Add a robot", "Start", "Rules", "Leave", "Remove a robot"]


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("pace", OFFERED)
def test_the_pace_is_said_in_words_and_the_host_can_choose_another(pace, language):
    words, session = words_for(language), table(2, pace=pace, language=language)
    text, _ = shown(session)
    name, about = pace_words(pace, words)
    assert words.text("lobby-pace", pace=name, about=about) in text
    menu = menu_of(session)
    assert [option["value"] for option in menu["options"]] == list(OFFERED)
    assert [option["value"] for option in menu["options"] if option.get("default")] == [pace]
    assert all(option["description"] for option in menu["options"])


def test_the_menu_of_paces_has_another_id_once_another_was_chosen():
    ids = {menu_of(table(2, pace=pace))["custom_id"] for pace in (*OFFERED, None)}
    assert len(ids) == len(OFFERED) + 1
    assert {CustomId.parse(one).verb for one in ids} == {Verb.PACE}


def test_open_seats_from_before_there_were_paces_say_none_and_offer_all():
    session = table(2, pace=None)
    assert "Pace" not in shown(session)[0]
    assert menu_of(session)["placeholder"] == "Choose a pace"
    assert not any(option.get("default") for option in menu_of(session)["options"])


def test_once_the_game_is_on_its_pace_is_not_chosen_there():
    assert menu_of(table(3, pace=PaceName.DAILY, status="playing")) is None


def options_line(session):
    """The line that names the options, or ""."""
    lines = shown(session)[0].split("\n")
    return next((line for line in lines if line.startswith(("Options", "Opties", "Optionen"))), "")


def test_options_are_said_in_words():
    session = replace(table(2), game="gnadenlos", options={"advanced": True, "bot_fills_gaps": True})
    said = "advanced set-up (you bid for your first adventurers) and the bot fills the gaps in the market"
    assert options_line(session) == f"Options: {said}."
    assert options_line(table(1, options={"short": False})) == ""


@pytest.mark.parametrize("sitting", [1, 2])
def test_before_enough_people_sit_there_an_option_says_for_how_many_players_it_is(sitting):
    both = {"short": True, "last_keeps_all": True}
    assert options_line(table(sitting, options=both)) == (
        "Options: short game (only for 3 players) "
        "and the last in the chain keeps everything (only for 4 or 5 players)."
    )


@pytest.mark.parametrize(
    ("sitting", "language", "said"),
    [
        (3, "en", "~~the last in the chain keeps everything~~ (only for 4 or 5 players: no effect now)"),
        (4, "en", "~~short game~~ (only for 3 players: no effect now)"),
        (5, "nl", "~~kort spel~~ (alleen voor 3 spelers: nu geen effect)"),
        (5, "de", "~~kurzes Spiel~~ (nur für 3 Personen: jetzt ohne Wirkung)"),
    ],
)
def test_b2_an_option_without_effect_for_those_who_sit_there_is_struck_out(sitting, language, said):
    session = table(2, sitting - 2, language=language, options={"short": True, "last_keeps_all": True})
    line = options_line(session)
    assert said in line
    assert line.count("~~") == 2


def test_b2_an_option_works_again_once_somebody_has_left():
    options = {"short": True}
    assert "~~" in options_line(table(4, options=options))
    assert options_line(table(3, options=options)) == "Options: short game (only for 3 players)."


def test_seats_that_are_kept_are_shown_below_those_at_the_table():
    kept = [Invitation(PersonId(70 + n), PersonId(1), 1_764_590_400.0, None) for n in range(2)]
    text, buttons = shown(table(1), kept=kept)
    assert "1. Anna\n2. kept for <@70> until <t:1764590400:f>\n3. kept for <@71>" in text
    assert not buttons["Join"].get("disabled")
    assert "may start. One more can join" in shown(table(3), kept=kept[:1])[0]
    assert "Anyone seated may start. The other seats are kept." in shown(table(3), kept=kept)[0]


@pytest.mark.parametrize(
    ("language", "said", "label"),
    [
        ("en", "Nobody has joined for a week, so the seats are closed.", "Open again"),
        ("nl", "Er is een week lang niemand aangeschoven", "Opnieuw openen"),
        ("de", "Seit einer Woche ist niemand dazugekommen.", "Wieder öffnen"),
    ],
)
def test_open_seats_to_which_nobody_came_can_be_opened_again(language, said, label):
    text, buttons = shown(table(2, status="closed", seed=None, language=language))
    assert said in text
    assert list(buttons) == [label]
    assert buttons[label]["custom_id"].startswith("reopen:")


def test_a_game_that_was_given_up_in_its_sleep_or_that_all_have_left_is_not_opened_again():
    text, buttons = shown(table(2, status="closed"))
    assert ("this game is closed. Nothing was lost but time." in text, buttons) == (True, {})
    text, buttons = shown(table(0, 2, status="closed"))
    assert ("nobody is at the table any more" in text, buttons) == (True, {})


@pytest.mark.parametrize("language", LOCALES)
def test_the_open_seats_say_who_is_a_robot(language):
    text, _ = shown(table(1, 1, language=language))
    assert "1. Anna\n" in text
    assert f"2. Dusty ({ROBOT[language]})" in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The game is over: **Anna** and **B\\*en** share first place with 7"),
        ("nl", "Het spel is afgelopen: **Anna** en **B\\*en** delen"),
        ("de", "Das Spiel ist zu Ende: **Anna** und **B\\*en** teilen"),
    ],
)
def test_the_open_seats_of_a_game_that_is_over_name_who_has_won(language, said):
    session = replace(session_of("Anna", "B*en"), game="goldrush", status="over", language=language)
    text, buttons = shown(session, ranking=Ranking(((0, 1),), (7, 7)))
    assert said in text
    assert f"<#{session.thread}>" in text
    assert not buttons


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("status", ["playing", "over"])
def test_the_seats_of_a_game_whose_thread_was_deleted_link_to_nothing(language, status):
    ranking = Ranking(((0,), (1,)), (7, 5)) if status == "over" else None
    changed = {"status": status, "language": language, "trouble": "deleted"}
    session = replace(session_of("Anna", "Ben", game="goldrush"), **changed)
    text, _ = shown(session, ranking=ranking)
    assert "<#" not in text
    assert ("**Anna**" in text) == (status == "over")


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("status", ["open", "playing", "over", "closed"])
def test_every_table_fits_with_the_longest_names(language, status):
    session = table(3, 2, language=language, status=status, options={"short": True, "last_keeps_all": True})
    wide = tuple(replace(seat, name=(WIDE * 2)[:32]) for seat in session.seats)
    tied = Ranking(((0, 1, 2),), (99, 99, 99)) if status == "over" else None
    assert shown(replace(session, seats=wide), ranking=tied)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("\u200b\u200b", "2. Player 2"),
        ("\u202eneB", "2. neB"),
        ("محمد", "2. \u2068محمد\u2069"),
        ("# Ben\nCleo", "2. \\# Ben Cleo"),
        ("ANNA", "2. ■ ANNA"),
    ],
)
def test_names_in_open_seats_are_seen_stay_on_their_line_and_are_told_apart(name, line):
    session = table(1)
    session = replace(session, seats=(*session.seats, SeatRow(name, 2), SeatRow("Dusty")))
    lines = shown(session)[0].split("\n")
    assert line in lines
    assert ("1. ● Anna" if "■" in line else "1. Anna") in lines


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("is_rated", [True, False])
def test_open_seats_say_whether_the_game_counts_for_ratings_where_there_are_any(language, is_rated):
    words, session = words_for(language), table(2, language=language, is_rated=is_rated)
    lines = [words.text("lobby-rated"), words.text("lobby-unrated")]
    assert [line in shown(session)[0].split("\n") for line in lines] == [is_rated, not is_rated]
    assert not any(line in shown(session, has_ratings=False)[0] for line in lines)
