"""The inbox on Discord: its pages, what it opens in place, the way to the next game, and from where."""

from dataclasses import replace

import discord
import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.parts.layouts import TEXT
from cogs.parts.paging import ON_A_PAGE
from cogs.posting.members import GONE_S, KEPT_S
from cogs.presses import answers, inbox
from cogs.presses.inbox import show_inbox
from cogs.presses.inbox_pages import OFFERED, Server, lost_text, page_of_inbox
from engine.clock.pace import Clock
from engine.journal import private_note_rows
from engine.journal.records import Call, LostBecause, PersonId, SeatRow
from engine.sessions.inbox import Entry, Lost
from engine.sessions.seating import Person
from renders.language.catalogues import LOCALES, words_for
from tests.cogs import visits
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face
from tests.cogs.posting.test_board_text import session_of
from tests.cogs.presses.test_help_page import NOW
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, GUILD, TOY, started

ELSEWHERE = GUILD + 1
EN = words_for("en")
SERVER = {1: Server("Dodge City", "Dodge City")}


@pytest.fixture
def desk(journal):
    return Desk(journal, plain_face(), TOY, now=lambda: NOW)


def answer_in(shown):
    """The first button of a panel that answers."""
    return next(each for each in shown.ids if each.verb == "do")


def entry(number, *, waits=True, names=("Anna", "Ben"), decision="bid", due=NOW + 3600, note="", **changes):
    """A game of Boomtown in Anna's inbox."""
    call = Call(0 if waits else 1, "1.1", 1, NOW, posted=NOW, clock=Clock(due, due), decision=decision)
    session = replace(
        session_of(*names, game="boomtown", status="playing"),
        id=number,
        guild=1,
        thread=1000 + number,
        seats=tuple(SeatRow(name, PersonId(at)) for at, name in enumerate(names, 1)),
        calls=(call,),
        **changes,
    )
    return Entry(session, call if waits else None, note)


def page(*entries, number=1, servers=SERVER, words=EN):
    return page_of_inbox(entries, servers, PersonId(1), NOW, words, number)


def controls(shown):
    return [child for row in shown.rows for child in row.children]


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("count", [0, 1, 12, 40])
def test_every_game_is_on_one_page_ten_on_each_and_all_fit(count, language):
    words, found, number = words_for(language), [], 1
    name = "*" * 32
    entries = [entry(n, names=(name, "_" * 32), waits=n % 4, note="`" * 200) for n in range(1, count + 1)]
    entries.sort(key=lambda one: one.call is None)
    servers = {1: Server("\\*" * 40, "*" * 40)}
    while True:
        shown = page(*entries, number=number, servers=servers, words=words)
        text = "\n".join(shown.texts)
        on_it = [one.session.id for one in entries if f"/{one.session.thread})" in text]
        assert len(on_it) <= ON_A_PAGE
        assert len(text) <= TEXT
        found += on_it
        menus = [each for each in controls(shown) if isinstance(each, discord.ui.Select)]
        left = count - len(found) + len(on_it)
        assert [len(menu.options) for menu in menus] == [min(OFFERED, left)] * bool(count)
        later = [each for each in controls(shown) if isinstance(each, discord.ui.Button)][1:]
        if not later or later[0].disabled:
            break
        number += 1
    assert found == [one.session.id for one in entries]
    assert (number == 1) == (count < ON_A_PAGE + 1)


def test_a_game_that_waits_says_where_it_is_what_is_asked_until_when_and_what_was_noted():
    heading, games = page(entry(12, note="take the *mine*")).texts
    assert heading == "**1 game waits for you**"
    assert games.split("\n") == [
        f"**[Boomtown #12](https://discord.com/channels/1/1012)**: due <t:{NOW + 3600:.0f}:R>",
        "Bid gold for first pick, or pass",
        "-# Dodge City",
        "-# Your note: take the \\*mine\\*",
    ]


def test_games_that_do_not_wait_say_why_in_one_line_each():
    entries = [
        entry(1, waits=False),
        entry(2, asleep_since=1.0, waits=False),
        entry(3, paused_until=9.0, waits=False),
        replace(entry(4, waits=False), has_said_ahead=True),
        entry(5, waits=False, trouble="forbidden"),
    ]
    heading, lines = page(*entries).texts
    assert heading == "**Nothing waits for you.** 5 games wait for others."
    ends = [line.split(": ")[1] for line in lines.split("\n")]
    assert ends == [
        "waits for Ben",
        "asleep; open it to wake it",
        "paused until <t:9:f>",
        "waits for Ben; you have said your answer ahead",
        "waits for Ben",
    ]


def test_a_game_whose_server_cannot_be_reached_sleeps_and_one_of_a_server_that_was_left_says_so():
    away, left = (
        page(entry(1), servers={}).texts,
        page(entry(1), servers={1: Server("X", "X", is_left=True)}).texts,
    )
    assert away[1].endswith(": asleep, because I am not on its server now")
    assert left[1].endswith("(X): you are no longer on this server")
    assert away[0] == left[0] == "**Nothing waits for you.** 1 game waits for others."


def test_a_call_that_an_earlier_version_stored_says_that_it_is_ones_turn():
    assert "It is your turn\n" in page(entry(1, decision="")).texts[1]


async def test_the_inbox_opens_a_game_in_place_by_my_move_and_says_why_it_cannot(desk):
    one = await started(desk.services.sessions, BEN)
    other = await started(desk.services.sessions, BEN, guild=ELSEWHERE)
    shown = await desk.acts(ANNA, show_inbox, guild=None)
    assert len(shown.menu) == 2
    menu = shown.id("inbox")
    for session in (one, other):
        mine = await desk.act(ANNA, session, guild=session.guild)
        opened = await desk.acts(ANNA, inbox.turn_inbox, menu, value=str(session.id), guild=None)
        assert (opened.text, opened.ids) == (mine.text, mine.ids)


async def test_out_of_turn_and_refused_a_panel_from_elsewhere_says_which_game_it_is(desk):
    session = await started(desk.services.sessions, BEN)
    asked = await desk.act(ANNA, session)
    await desk.services.sessions.submit(session.id, ANNA, "3")
    place = f"[toy-name #{session.id}](https://discord.com/channels/{session.guild}/{session.thread})"
    for guild, channel in ((None, 5), (session.guild, session.thread)):
        shown = await desk.act(ANNA, session, guild=guild, channel=channel)
        refused = await desk.acts(ANNA, answers.do, answer_in(asked), guild=guild, channel=channel)
        assert "no longer open" in refused.text
        for panel in (shown, refused):
            assert panel.text.count(place) == (guild is None)


async def test_an_answer_from_elsewhere_counts_under_the_name_of_the_table(desk):
    session = await started(desk.services.sessions, BEN)
    shown = await desk.act(ANNA, session, guild=None)
    elsewhere = Person(ANNA.id, "Somebody else")
    confirmed = await desk.acts(elsewhere, answers.do, answer_in(shown), guild=None)
    assert confirmed.text.startswith("✓")
    assert (await desk.services.posted.session(session.id)).names == ("Anna", "Ben")


async def test_a_confirmation_ends_with_the_next_game_and_its_button_opens_that(desk):
    first, second = [await started(desk.services.sessions, BEN) for _ in range(2)]
    shown = await desk.act(ANNA, first)
    confirmed = await desk.acts(ANNA, answers.do, answer_in(shown))
    assert confirmed.text.endswith(f"Next: toy-name #{second.id}, asked <t:{NOW:.0f}:R>")
    assert confirmed.ids[-1] == CustomId(Verb.NEXT, second.id)
    opened = await desk.press(ANNA, confirmed, "next")
    assert {each.session for each in opened.ids} == {second.id}
    confirmed = await desk.acts(ANNA, answers.do, answer_in(opened))
    assert "next" not in [each.verb for each in confirmed.ids]


async def test_next_goes_to_another_game_if_its_own_waits_no_more_and_to_the_inbox_if_none_does(desk):
    sessions = desk.services.sessions
    first, second = [await started(sessions, BEN) for _ in range(2)]
    await sessions.submit(second.id, ANNA, "3")
    opened = await desk.acts(ANNA, inbox.go_on, CustomId(Verb.NEXT, second.id))
    assert {each.session for each in opened.ids} == {first.id}
    await sessions.submit(first.id, ANNA, "3")
    shown = await desk.acts(ANNA, inbox.go_on, CustomId(Verb.NEXT, second.id))
    assert shown.text.startswith("**Nothing waits for you.** 2 games wait for others.")
    assert {each.session for each in shown.ids} == {NO_SESSION}


async def test_next_leaves_out_what_cannot_be_reached_and_what_was_left(desk):
    sessions, asked = desk.services.sessions, []
    here, away, left = [await started(sessions, BEN, guild=GUILD + n) for n in range(3)]
    members = visits.members(gone={ANNA.id}, away={away.guild}, asked=asked)
    desk.services = replace(desk.services, members=members)
    shown = await desk.acts(ANNA, show_inbox)
    assert shown.text.startswith("**1 game waits for you**")
    assert asked == [ANNA.id], "Discord is asked of the server that can be reached and is not this one"
    confirmed = await desk.acts(ANNA, answers.do, answer_in(await desk.act(ANNA, here)))
    assert "next" not in [each.verb for each in confirmed.ids]
    assert asked == [ANNA.id]
    assert {away.id, left.id}.isdisjoint(each.session for each in confirmed.ids)


async def test_whether_somebody_is_still_there_is_asked_once_in_ten_minutes(clock):
    asked = []
    members = visits.members(asked=asked)
    for _ in range(3):
        assert not await members.is_gone(members.server(GUILD), ANNA.id)
    assert asked == [ANNA.id]
    clock.ahead += KEPT_S + 1
    assert not await members.is_gone(members.server(GUILD), ANNA.id)
    assert asked == [ANNA.id] * 2


async def test_whoever_joins_a_server_again_plays_on_within_a_minute(clock):
    asked, gone = [], {ANNA.id}
    members = visits.members(gone=gone, asked=asked)
    for _ in range(3):
        assert await members.is_gone(members.server(GUILD), ANNA.id)
    assert asked == [ANNA.id]
    gone.clear()
    clock.ahead += GONE_S + 1
    assert members.is_known_gone(GUILD, ANNA.id), "Next asks nobody"
    assert not await members.is_gone(members.server(GUILD), ANNA.id)
    assert not members.is_known_gone(GUILD, ANNA.id)
    assert asked == [ANNA.id] * 2


async def test_twins_that_differ_in_what_another_has_noted_look_the_same(desk):
    sessions = desk.services.sessions
    session = await started(sessions, BEN)
    before = await desk.acts(ANNA, show_inbox)
    await desk.services.inbox._journal.write(
        lambda db: private_note_rows.save_note(db, session.id, BEN.id, "a secret", 1.0)
    )
    after = await desk.acts(ANNA, show_inbox)
    assert (before.text, before.ids, before.kinds) == (after.text, after.ids, after.kinds)


async def test_whoever_plays_nothing_reads_where_to_find_a_game(desk):
    await started(desk.services.sessions, BEN)
    for person in (CLEO, DIRK):
        shown = await desk.acts(person, show_inbox)
        assert shown.text == EN.text("inbox-empty")
        assert shown.ids == []


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("is_rated", [True, False])
@pytest.mark.parametrize("why", LostBecause)
def test_whoever_has_lost_a_seat_in_a_league_reads_what_it_cost_as_far_as_there_is_room(
    why, is_rated, language
):
    words = words_for(language)
    lost = [Lost(entry(number).session, why, is_rated) for number in range(1, 6)]
    text = lost_text(lost, words)
    assert text.count("https://discord.com/channels/1/100") == 5
    rule = {LostBecause.NO_SHOW: "(L5)", LostBecause.LAPSED: "(L12)", LostBecause.ABSENT: "(L6)"}[why]
    assert text.count(rule) == 5
    assert text.count(" 0 ") == 5
    assert lost_text(lost, words, len(text) - 1).count("https://") == 4
    assert lost_text(lost, words, 100) == lost_text([], words) == ""


def test_lost_seats_cost_a_rating_only_where_there_is_one():
    lost = [Lost(entry(1).session, LostBecause.ABSENT, is_rated) for is_rated in (True, False)]
    heading, rated, unrated = lost_text(lost, EN).split("\n")
    assert heading == "**Seats you have lost in a league this season**"
    assert rated.endswith(
        "you were away for too long (L6). You are last there: 0 points, and it counts as last place for your"
        " rating, too."
    )
    assert unrated.endswith(" You are last there: 0 points.")
