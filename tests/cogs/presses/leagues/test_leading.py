"""Organisers lead leagues: each act is stored, told with its reason, and answered with what comes."""

import discord
import pytest
import pytest_asyncio

from cogs.presses.leagues import leading
from engine.clock.pace import DAY, PaceName
from engine.errors import Refused
from engine.leagues import acts
from engine.leagues.season import State
from engine.sessions.server_settings import effective
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.desk import Shown
from tests.cogs.presses.leagues.leaders import HIDDEN, TABLES, Leaders
from tests.doubles import double
from tests.engine.leagues.office import CHANNEL, ELSEWHERE, EVE, GUILD, PEOPLE

ANNA, BEN, CLEO, DIRK, *_ = PEOPLE
WHY = "the hall is closed"


@pytest_asyncio.fixture
async def desk(journal):
    desk = Leaders(journal)
    await desk.founded(ANNA, BEN)
    return desk


async def did(desk, act, *given, number=None, **parts):
    """Send the command of an act. Returns what is shown."""
    named = parts.pop("named", {})
    return (await desk.sends(lambda visit: act(visit, number, *given, **named), **parts)).text


async def refused(work):
    with pytest.raises(Refused) as refusal:
        await work
    return refusal.value


async def now(desk):
    return await desk.leagues.overview(GUILD, desk.number)


def woken(desk):
    found, desk.woken = set(desk.woken), []
    return found


async def test_each_act_says_what_everybody_reads_and_wakes_what_shows_it(desk):
    both = {("league", desk.number), ("office", GUILD)}
    start = (await now(desk)).settings.start
    told = await did(desk, leading.lead_start, WHY)
    assert "Everybody reads: The season changes: first draw on <t:" in told
    assert f"organiser <@{EVE.id}>" in told
    assert WHY in told
    seen = await now(desk)
    assert seen.settings.start < start
    assert f"and drawn on <t:{int(seen.settings.start)}:f>" in told or "Round 1 is drawn" in told
    assert woken(desk) == both
    await desk.drawn(ANNA, BEN)
    assert "**The season stands still**" in await did(desk, leading.lead_stop, WHY)
    assert (await now(desk)).is_stopped
    assert woken(desk) >= both
    told = await did(desk, leading.lead_go_on, WHY)
    assert "**The season goes on**" in told
    assert not (await now(desk)).is_stopped
    assert woken(desk) >= both
    end = (await now(desk)).hard_end
    told = await did(desk, leading.lead_extend, WHY, 3)
    assert "**The end is put off** by 3 days" in told
    extended = await now(desk)
    assert round((extended.hard_end - end) / DAY) == 3
    assert f"<t:{int(extended.hard_end)}:D> at the latest" in told
    assert woken(desk) == both


async def test_a_league_is_closed_during_sign_up_and_after_a_season_but_not_while_it_is_played(desk):
    told = await did(desk, leading.lead_close, WHY)
    assert "is closed" in told
    assert WHY in told
    assert await desk.leagues.leagues(GUILD) == []
    assert woken(desk) == {("league", desk.number), ("office", GUILD)}
    await desk.founded(ANNA, BEN, name="Another")
    await desk.drawn(ANNA, BEN)
    assert (await refused(did(desk, leading.lead_close, WHY))).reason == "season-running"


async def test_settings_without_anything_are_shown_and_change_nothing(desk):
    before = await desk.stored()
    told = await did(desk, leading.lead_settings, None)
    for line in ("- tables of 2", "- 3 rounds", "- a round every 7 days", "- pace “daily”"):
        assert line in told
    assert f"At home in <#{CHANNEL}>" in told
    assert "`table`, `division`, `rounds`" in told
    assert "`goes-on`" in told
    assert await desk.stored() == before
    assert desk.woken == []


async def test_every_setting_can_be_changed_with_a_reason(desk):
    named = {
        "rounds": 5, "division": 0, "every": 9, "last_games": 21, "pace": PaceName.BRISK, "at_once": 2,
        "line": leading.NO_LINE, "late": 2, "goes_on": True, "start_days": 20,
    }  # fmt: skip
    told = await did(desk, leading.lead_settings, WHY, named=named)
    for change in ("5 rounds", "everybody in one division", "a round every 9 days", WHY):
        assert change in told
    found = (await now(desk)).settings
    assert (found.rounds, found.division, found.every, found.last_games) == (5, None, 9, 21)
    assert (found.pace, found.at_once, found.line, found.late) == (PaceName.BRISK, 2, None, 2)
    assert found.goes_on
    assert round((found.start - desk.now) / DAY) == 20
    again = await did(desk, leading.lead_settings, WHY, named={"rounds": 5})
    assert "nothing has changed" in again
    assert len(await desk.done(acts.SettingsChanged)) == 1


@pytest.mark.parametrize("reason", [None, "", " \u200b", "x" * 301])
async def test_a_change_needs_a_reason_and_nothing_is_changed_without_one(desk, reason):
    before = await desk.stored()
    named = {"rounds": 5, "tables": TABLES}
    refusal = await refused(did(desk, leading.lead_settings, reason, named=named))
    assert refusal.reason in ("reason-missing", "reason-long")
    for act in (leading.lead_start, leading.lead_stop, leading.lead_close):
        assert (await refused(did(desk, act, reason or ""))).reason in ("reason-missing", "reason-long")
    assert await desk.stored() == before
    assert desk.woken == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_cannot_change_any_more_names_what_still_can(desk, locale, caplog):
    await desk.called(ANNA, BEN)
    words = words_for(locale)
    work = did(desk, leading.lead_settings, WHY, named={"start_days": 9}, locale=locale)
    text = words.refusal(await refused(work))
    start, rounds = (words.text(f"parameter-organise-{each}") for each in ("start", "rounds"))
    assert text.startswith(f"`{start}`")
    assert f"`{rounds}`" in text
    assert "L13" in text
    await did(desk, leading.lead_settings, None, locale=locale)
    assert not caplog.records


async def test_channels_move_without_a_reason_and_another_home_gets_messages_of_its_own(desk):
    await desk.leagues.set_board(desk.number, 70)
    await desk.leagues.set_news(desk.number, 71)
    told = await did(desk, leading.lead_settings, None, named={"tables": TABLES})
    assert told == f"At home in <#{CHANNEL}>. New tables come to threads in <#{TABLES}>."
    (row,) = await desk.leagues.leagues(GUILD)
    assert (row.channel, row.tables_channel, row.board, row.news) == (CHANNEL, TABLES, 70, 71)
    left = []

    async def edit(*, view, attachments, allowed_mentions):
        left.append((Shown(view, attachments).text, allowed_mentions.to_dict()))

    def message(number):
        return double(discord.PartialMessage, edit=edit) if number == 70 else None

    def place(number, *, guild_id):
        assert (number, guild_id) == (CHANNEL, GUILD)
        return double(discord.PartialMessageable, get_partial_message=message)

    client = double(discord.Client, get_partial_messageable=place)
    await did(desk, leading.lead_settings, WHY, named={"home": TABLES, "rounds": 4}, client=client)
    assert left == [(f"**Prairie League** has moved: it is at home in <#{TABLES}> now.", {"parse": []})]
    (row,) = await desk.leagues.leagues(GUILD)
    assert (row.channel, row.tables_channel, row.board, row.news) == (TABLES, TABLES, None, None)
    assert (await now(desk)).settings.rounds == 4


@pytest.mark.parametrize("channel", [HIDDEN, 999])
async def test_channels_that_are_hidden_or_gone_are_refused_and_nothing_else_changes(desk, channel):
    before = await desk.stored()
    for name in ("home", "tables"):
        refusal = await refused(did(desk, leading.lead_settings, WHY, named={name: channel, "rounds": 4}))
        assert refusal.reason == "league-channel-gone"
    assert await desk.stored() == before


async def test_after_a_season_its_settings_name_the_next_one(desk):
    await desk.season(ANNA, BEN)
    assert "`/organise next` opens the next one" in await did(desk, leading.lead_settings, None)
    refusal = await refused(did(desk, leading.lead_settings, WHY, named={"rounds": 4}))
    assert refusal.reason == "season-over"
    assert (await now(desk)).state is State.OVER


async def test_a_league_of_another_server_is_not_there_for_any_command(desk):
    before = await desk.stored()
    commands = [
        (leading.lead_settings, (None,)),
        (leading.lead_settings, (WHY,)),
        (leading.lead_extend, (WHY, 3)),
        *((act, (WHY,)) for act in (leading.lead_start, leading.lead_stop, leading.lead_close)),
        (leading.lead_go_on, (WHY,)),
    ]
    for act, given in commands:
        refusal = await refused(did(desk, act, *given, number=desk.number, guild=ELSEWHERE))
        assert refusal.reason == "league-unknown"
        assert (await refused(did(desk, act, *given, guild=None))).reason == "only-in-a-server"
    assert await desk.stored() == before


async def test_ratings_are_those_of_the_server_settings(desk):
    async def turn(is_on):
        user = double(discord.Member, id=EVE.id, display_name="Eve", roles=[])
        return (await desk.sends(lambda visit: leading.set_ratings(visit, is_on=is_on), user=user)).text

    async def are_on():
        return effective(await desk.services.servers.of(GUILD)).ratings

    assert "do not count for ratings" in await turn(False)
    assert not await are_on()
    assert "Nothing has changed" in await turn(False)
    assert "may count for ratings" in await turn(True)
    assert await are_on()
