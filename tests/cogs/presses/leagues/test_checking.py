"""Anybody checks a league, has it as files, and reports a table."""

import asyncio
from dataclasses import replace

import pytest

from cogs.presses.leagues.checking import complete_table, give_files, report, show_verdict
from engine.errors import Refused
from engine.leagues.checking import Checked, What
from engine.leagues.exporting import imported
from engine.leagues.leagues import Leagues
from renders.language.catalogues import LOCALES
from tests.cogs import visits
from tests.cogs.presses.leagues.hall import Hall
from tests.doubles import double
from tests.engine.leagues.office import ELSEWHERE, GUILD, PEOPLE

ANNA, BEN, CLEO, DIRK, ELSA, *_ = PEOPLE
FOUR = PEOPLE[:4]


@pytest.fixture
async def hall(journal):
    return Hall(journal)


def finding(hall, found):
    """A server on which a check finds this."""

    async def verify(guild, league, season=None):
        return found

    real = hall.leagues
    parts = {"leagues": real.leagues, "meant": real.meant, "whole": real.whole, "verify": verify}
    hall.services = replace(hall.services, leagues=double(Leagues, **parts))


async def test_a_check_says_what_it_has_compared_and_the_seal_of_the_standings(hall):
    await hall.founded(*FOUR)
    await hall.season(*FOUR)
    await hall.compute()
    text = (await hall.command(ELSA, show_verdict)).text
    assert "agrees to the digit: 3 draws, 6 tables, 4 places in the standings, 4 ratings." in text
    assert await hall.leagues.standings_digest(GUILD, hall.number) in text


async def test_a_check_names_the_first_act_that_does_not_agree(hall):
    await hall.founded(*FOUR)
    for session in await hall.drawn(*FOUR):
        await hall.play(session)
    whole = await hall.leagues.whole(hall.number)
    number = whole.season.log[-1].number
    for what in What:
        act = 0 if what is What.RATINGS else number
        finding(hall, Checked(1, 0, 0, 4, 0, "ab" * 32, what, act))
        text = (await hall.command(ANNA, show_verdict)).text
        assert "Not everything agrees." in text
        assert (f"**{number}**" in text) == bool(act)
        assert "Please tell whoever runs this bot." in text


async def test_a_check_says_which_tables_could_not_be_played_again(hall):
    await hall.founded(*FOUR)
    finding(hall, Checked(1, 3, 2, 4, 0, "ab" * 32))
    assert "2 of these 3 tables were played again" in (await hall.command(ANNA, show_verdict)).text
    finding(hall, Checked(1, 3, 0, 4, 0, "ab" * 32))
    assert "None of these tables could be played again" in (await hall.command(ANNA, show_verdict)).text


async def test_one_league_of_a_server_is_checked_at_a_time(hall):
    await hall.founded(*FOUR)
    began, goes_on = asyncio.Event(), asyncio.Event()
    real, verify = hall.leagues, hall.leagues.verify

    async def waits(*given):
        began.set()
        await goes_on.wait()
        return await verify(*given)

    parts = {"leagues": real.leagues, "meant": real.meant, "whole": real.whole, "verify": waits}
    hall.services = replace(hall.services, leagues=double(Leagues, **parts))
    first = asyncio.create_task(hall.command(ANNA, show_verdict))
    await began.wait()
    with pytest.raises(Refused, match="league-check-runs"):
        await hall.command(BEN, show_verdict)
    goes_on.set()
    await first
    await hall.command(BEN, show_verdict)


async def test_a_season_is_given_as_files_that_make_the_same_standings(hall):
    await hall.founded(*FOUR)
    await hall.season(*FOUR)
    shown = await hall.command(ELSA, give_files)
    assert "python -m engine.leagues league.json" in shown.text
    assert set(hall.files) == {"league.json", "standings.csv"}
    assert imported(hall.files["league.json"]).digest == await hall.leagues.standings_digest(
        GUILD, hall.number
    )
    assert not any(str(person.id).encode() in content for content in hall.files.values() for person in FOUR)


async def test_a_season_that_there_is_not_is_neither_checked_nor_given(hall):
    await hall.founded(*FOUR)
    for work in (show_verdict, give_files):
        with pytest.raises(Refused, match="season-unknown"):
            await hall.command(ANNA, work, 2)
        with pytest.raises(Refused, match="league-unknown"):
            await hall.command(ANNA, work, league=hall.number, guild=ELSEWHERE)
    assert not hall.services.checking_leagues


# Reports


async def with_tables(hall):
    await hall.founded(*FOUR)
    return await hall.drawn(*FOUR)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_report_reaches_the_organisers_alone(hall, locale):
    await with_tables(hall)
    shown = await hall.command(ANNA, report, "1.2", "they share a keyboard", locale=locale)
    ((found, row),) = await hall.leagues.reports(GUILD, hall.number)
    assert (row.round, row.number, found.text) == (1, 2, "they share a keyboard")
    assert "keyboard" not in shown.text
    assert "(L14)" in shown.text
    assert [each.verb for each in shown.ids] == ["mytables", "rule"]
    assert hall.woken == []


@pytest.mark.parametrize("typed", ["1.2", "1 2", "Round 1, table 2", " runde 1 – tisch 2 "])
async def test_a_table_is_named_by_its_round_and_number(hall, typed):
    await with_tables(hall)
    await hall.command(ANNA, report, typed, "x")
    ((_, row),) = await hall.leagues.reports(GUILD, hall.number)
    assert row.key == (1, 2)


async def test_bad_reports_are_refused_and_nothing_is_kept(hall):
    await with_tables(hall)
    for person, table, text, reason in (
        (ANNA, "", "x", "table-not-understood"),
        (ANNA, "7", "x", "table-not-understood"),
        (ANNA, "7.7", "x", "table-unknown"),
        (ANNA, f"{'9' * 40}.1", "x", "table-not-understood"),
        (ANNA, "1.1", " \u200b ", "league-report-missing"),
        (ANNA, "1.1", "x" * 301, "reason-long"),
        (ELSA, "1.1", "x", "not-entered"),
    ):
        with pytest.raises(Refused, match=reason):
            await hall.command(person, report, table, text)
    assert await hall.leagues.reports(GUILD, hall.number) == []


async def test_the_readers_own_tables_are_suggested_first(hall):
    sessions = await with_tables(hall)
    row = await hall.leagues.meant(GUILD, [], hall.number)
    for person in FOUR:
        found = await complete_table(visits.visit(hall.services, person, guild_id=GUILD), row, "")
        own = next(at for at, each in enumerate(sessions, 1) if person.id in {s.person for s in each.seats})
        assert [each.value for each in found] == [f"1.{own}", f"1.{3 - own}"]
        assert person.name in found[0].name
    visit = visits.visit(hall.services, ELSA, guild_id=GUILD)
    assert {each.value for each in await complete_table(visit, row, "1.")} == {"1.1", "1.2"}
    assert [each.value for each in await complete_table(visit, row, "table 2")] == ["1.2"]
