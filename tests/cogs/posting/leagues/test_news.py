"""The news of a league: every act is told once, in its order, and calls nobody but those whom it must."""

import itertools
import time

import discord
import pytest

from cogs.posting.leagues import news
from cogs.posting.leagues.news import RESULTS_APART_S
from engine.leagues import acts
from engine.play.chance import commitment
from engine.sessions.seating import Person
from tests.cogs.posting.leagues.rooms import House, begun, drawn, played
from tests.engine.leagues.office import EVE, GUILD, PEOPLE

FOUR, EIGHT = PEOPLE[:4], PEOPLE[:8]
ANNA, BEN, CLEO, DIRK = FOUR


@pytest.fixture
async def house(journal, clock):
    """Its time stands as far from the loop's as it did at first."""
    found = House(journal)
    found.now = time.time()
    yield found
    await found.close_all()


async def test_the_thread_is_made_from_the_standing_message_and_waits_for_it(house):
    await house.founded(*FOUR)
    await house.tell()
    assert "SeasonOpened" in await house.untold()
    assert not house.news._wakings._timers, "the standing message wakes it"
    await house.show()
    await house.tell()
    row = await house.row()
    assert row.news == row.board
    assert house.names == {row.news: "Prairie League: news"}
    thread = await house.thread()
    (text,) = thread.texts
    assert "season 1" in text
    assert thread.controls == [["enter"]]
    assert thread.mentioned == [[]]


async def test_the_thread_is_named_in_the_server_s_language(house):
    house.locale = discord.Locale.dutch
    await begun(house, *FOUR)
    assert list(house.names.values()) == ["Prairie League: nieuws"]


async def test_what_is_no_news_is_noted_as_told_without_a_word(house):
    await begun(house, *FOUR)
    thread = await house.thread()
    assert len(thread.messages) == 1, "who has joined before the first draw is no news"
    await house.called(*FOUR)
    await house.leagues.sit_out(GUILD, house.number, ANNA)
    await house.tell()
    assert await house.untold() == []
    assert len(thread.messages) == 2


async def test_a_call_mentions_those_who_are_silent_and_has_its_buttons(house):
    await begun(house, *EIGHT)
    await house.until(acts.RoundCalled)
    await house.leagues.come_in(GUILD, house.number, ANNA)
    await house.leagues.sit_out(GUILD, house.number, BEN)
    await house.leagues.leave(GUILD, house.number, CLEO)
    await house.tell()
    thread = await house.thread()
    assert thread.mentioned[1:] == [[person.id for person in EIGHT[3:]]]
    assert thread.controls[1:] == [["present", "sitout"]]
    assert "Seal of the draw" in thread.texts[1]


async def test_a_call_that_is_told_after_its_draw_asks_nobody(house):
    await begun(house, *FOUR)
    await house.called(*FOUR[:2])
    await house.until(acts.Drawn)
    await house.tell()
    thread = await house.thread()
    assert "Round 1" in thread.texts[1]
    assert (thread.mentioned[1], thread.controls[1]) == ([], [])


async def test_many_are_called_in_several_posts_of_sixty(house, monkeypatch):
    people = [Person(10**17 + number, f"P{number}") for number in range(1, 71)]
    monkeypatch.setattr(news, "MANY", 1)
    await begun(house, *people)
    await house.until(acts.RoundCalled)
    await house.tell()
    called = (await house.thread()).mentioned[1:]
    assert [len(each) for each in called] == [60, 10]
    assert sorted(itertools.chain(*called)) == [person.id for person in people]


async def test_results_stand_together_at_most_once_in_ten_minutes(house, clock):
    await begun(house, *EIGHT)
    first, *others = await drawn(house, *EIGHT)
    thread = await house.thread()
    before = len(thread.messages)
    await played(house, first)
    assert thread.texts[before].startswith("**A table is over**")
    for session in others:
        await played(house, session)
    assert len(thread.messages) == before + 1
    assert await house.untold() == ["TableEnded"] * 3
    await clock.passes(RESULTS_APART_S - 30, house.news._wakings)
    assert len(thread.messages) == before + 1
    await clock.passes(60, house.news._wakings)
    assert thread.texts[before + 1].startswith("**3 tables are over**")
    assert len(thread.messages) == before + 2
    assert await house.untold() == []


async def test_all_else_is_told_while_results_wait_and_a_correction_comes_after_them(house):
    league = await begun(house, *EIGHT)
    first, second, third, _ = await drawn(house, *EIGHT)
    await played(house, first)
    await played(house, second)
    await house.sessions.leave(third.id, Person(third.seats[0].person, ""))
    await house.leagues.sync(third.id)
    await house.tell()
    thread = await house.thread()
    assert await house.untold() == ["TableEnded"]
    assert "has left the table" in thread.texts[-1]
    fixture = next(
        one.fixture for one in await house.leagues.tables(GUILD, league) if one.row.session == second.id
    )
    await house.leagues.void(GUILD, league, EVE, "wrong", fixture.round, fixture.table)
    await house.tell()
    assert await house.untold() == []
    assert "A table is over" in thread.texts[-2]
    assert "does not count" in thread.texts[-1]
    assert thread.mentioned[-1] == [], "not even the organiser, who is named"
    assert f"<@{EVE.id}>" in thread.texts[-1]


async def test_a_lost_seat_is_offered(house):
    await begun(house, *FOUR)
    session = (await drawn(house, *FOUR))[0]
    await house.post(session)
    await house.lapse(session)
    await house.tell()
    thread = await house.thread()
    assert thread.controls[-1] == ["takeseat", "standby"]


async def test_a_season_is_told_to_its_end_and_the_next_one_asks_everybody_once(house):
    league = await begun(house, *FOUR)
    await house.leagues.leave(GUILD, league, DIRK)
    await house.season(*FOUR[:3])
    await house.leagues.open_next(GUILD, league, EVE)
    await house.leagues.join(GUILD, league, BEN)
    await house.tell()
    assert await house.untold() == []
    thread = await house.thread()
    told = "\n".join(thread.texts)
    ends, opens = told.index("is champion"), told.index("season 2")
    assert told.rindex("over**", 0, ends) < ends < opens
    assert "over**" not in told[opens:]
    assert thread.mentioned[-1] == [ANNA.id, CLEO.id]
    assert thread.controls[-1] == ["enter"]
    await house.leagues.join(GUILD, league, ANNA)
    house.begin()
    await house.tell()
    assert sum(map(len, thread.mentioned[-1:])) == 2
    assert "season 2" in thread.texts[-1]


async def test_two_secrets_are_told_alike_but_for_their_seal(house):
    league = await begun(house, *FOUR)
    await house.called(*FOUR)
    seed = (await house.leagues.whole(league)).season.rounds[1].seed
    thread, told = await house.thread(), []
    for secret in ("0" * len(seed), seed):
        await house.rows(
            "UPDATE league_acts SET is_told = 0, act = replace(replace(act, ?, ?), ?, ?)"
            " WHERE kind = 'RoundCalled'",
            *(seed, secret, "0" * len(seed), secret),
        )
        thread.messages.clear()
        house.open_doors(house.journal)
        house.begin()
        await house.tell()
        told.append(str(list(thread.messages.values())).replace(commitment(secret), "seal"))
    assert told[0] == told[1]
    assert "`seal`" in told[0]
    assert seed not in told[0]
    await house.until(acts.Drawn)
    await house.tell()
    assert seed in (await house.thread()).texts[-1]


async def test_the_last_news_of_a_closed_league_are_told(house):
    league = await begun(house, *FOUR)
    await house.leagues.close(GUILD, league, EVE, "nobody has time")
    await house.tell()
    assert "nobody has time" in (await house.thread()).texts[-1]
    assert await house.untold() == []
