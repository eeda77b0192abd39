"""Leagues are opened: a preview, a form, a press; what is forged, old or pressed by others opens nothing."""

import asyncio
from dataclasses import replace
from functools import partial

import discord
import pytest
import pytest_asyncio

from cogs.parts.custom_ids import UnknownId, Verb
from cogs.parts.season_controls import Draft
from cogs.presses.leagues import opening
from cogs.presses.leagues.opening import next_draft, open_league
from engine.clock.pace import DAY
from engine.errors import Refused
from engine.leagues.calendar import length_of, proposed_every
from engine.leagues.season import State
from engine.sessions.server_settings import Setting, with_setting
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.presses.leagues.leaders import HIDDEN, NOBODY, TABLES, Leaders
from tests.engine.leagues.office import CHANNEL, ELSEWHERE, EVE, GUILD, PEOPLE

EN = words_for("en")
DRAFT = Draft(game="boomtown", name="Prairie League")
ANNA, BEN, *_ = PEOPLE


@pytest.fixture
def desk(journal):
    return Leaders(journal)


@pytest_asyncio.fixture
async def over(desk):
    """The same, whose league has a season that is over."""
    await desk.founded(ANNA, BEN, name="Duels")
    await desk.season(ANNA, BEN)
    desk.woken.clear()
    return desk


async def shown(desk, draft=DRAFT, **parts):
    is_now = parts.pop("is_now", False)
    return await desk.sends(lambda visit: open_league(visit, draft, is_now=is_now), **parts)


async def refused(work):
    with pytest.raises(Refused) as refusal:
        await work
    return refusal.value


async def pressed(desk, verb, key, **parts):
    seen = []
    await opening.HANDLERS[verb](desk.pressed(verb, key, seen, **parts))
    (one,) = seen
    return one


async def leagues(desk):
    return [
        (row.name, row.game, row.channel, row.tables_channel) for row in await desk.leagues.leagues(GUILD)
    ]


async def settings(desk):
    (row,) = await desk.leagues.leagues(GUILD)
    return (await desk.leagues.overview(GUILD, row.id)).settings


async def test_a_preview_stores_nothing_and_its_press_opens_what_it_shows(desk):
    before = await desk.stored()
    panel = await shown(desk, replace(DRAFT, channel=TABLES, rounds=6, division=0))
    assert await desk.stored() == before
    assert "**Prairie League**: Boomtown, tables of 4 people, 6 rounds, one every 7 days" in panel.text
    assert "- 40 people: up to 30 tables" in panel.text
    assert f"threads in <#{TABLES}>" in panel.text
    assert "a channel of their own" not in panel.text
    assert "Nothing is stored yet" in panel.text
    told = await pressed(desk, Verb.OPEN_SIGN_UP, panel.ids[Verb.OPEN_SIGN_UP])
    assert "**Prairie League, season 1, is open.**" in told.text.replace("\u2068", "").replace("\u2069", "")
    assert await leagues(desk) == [("Prairie League", "boomtown", CHANNEL, TABLES)]
    found = await settings(desk)
    assert (found.table, found.rounds, found.every, found.division) == (4, 6, 7, None)
    assert f"<t:{int(found.start)}:f>" in panel.text
    assert f"<t:{int(found.start)}:f>" in told.text
    assert [what for what, _ in desk.woken] == ["league"]


@pytest.mark.parametrize("locale", LOCALES)
async def test_it_is_said_in_every_language(desk, locale, caplog):
    panel = await shown(desk, locale=locale)
    await shown(desk, replace(DRAFT, rounds=12, every=3), locale=locale)
    await pressed(desk, Verb.OPEN_SIGN_UP, panel.ids[Verb.OPEN_SIGN_UP], locale=locale)
    assert not caplog.records


async def test_a_second_press_says_that_it_is_open(desk):
    key = (await shown(desk)).ids[Verb.OPEN_SIGN_UP]
    await pressed(desk, Verb.OPEN_SIGN_UP, key)
    stored = await desk.stored()
    assert "is open already" in (await pressed(desk, Verb.OPEN_SIGN_UP, key)).text
    assert await desk.stored() == stored


async def test_of_two_presses_at_once_one_opens_and_the_other_says_so(desk, over):
    for verb, key in (
        (Verb.OPEN_SIGN_UP, (await shown(desk)).ids[Verb.OPEN_SIGN_UP]),
        (Verb.NEXT_SEASON, str(over.number)),
    ):
        told = await asyncio.gather(pressed(desk, verb, key), pressed(desk, verb, key))
        assert sorted("is open already" in each.text for each in told) == [False, True]
    assert len(await over.rows("SELECT 1 FROM league_acts WHERE kind = 'SeasonOpened'")) == 3


async def test_another_league_of_that_name_is_refused(desk):
    key = (await shown(desk)).ids[Verb.OPEN_SIGN_UP]
    await desk.founded(name="prairie  LEAGUE")
    assert (await refused(shown(desk))).reason == "league-name-taken"
    assert (await refused(pressed(desk, Verb.OPEN_SIGN_UP, key))).reason == "league-name-taken"


async def test_a_calendar_that_cannot_hold_is_mended_where_it_is_refused(desk):
    draft = replace(DRAFT, game="ponte-vecchio", every=3)
    before = await desk.stored()
    panel = await shown(desk, draft)
    assert "cannot be opened like this" in panel.text
    assert "Leave at least " in panel.text
    assert set(panel.ids) == {Verb.CHANGE_SEASON}
    form = await opening.change_form(desk.pressed(Verb.CHANGE_SEASON, panel.ids[Verb.CHANGE_SEASON], []))
    assert form.to_dict()["components"][1]["component"]["value"] == "5"
    panel = await pressed(desk, Verb.CHANGE_SEASON, panel.ids[Verb.CHANGE_SEASON], sent={"every": "28"})
    assert "one every 28 days" in panel.text
    assert await desk.stored() == before
    await pressed(desk, Verb.OPEN_SIGN_UP, panel.ids[Verb.OPEN_SIGN_UP])
    assert (await settings(desk)).every == 28


async def test_the_form_has_the_numbers_of_the_preview_and_other_tables_get_days_that_fit(desk):
    draft = replace(DRAFT, game="ponte-vecchio", table=4)
    panel = await shown(desk, draft)
    form = await opening.change_form(desk.pressed(Verb.CHANGE_SEASON, panel.ids[Verb.CHANGE_SEASON], []))
    typed = {
        part["component"]["custom_id"]: part["component"]["value"] for part in form.to_dict()["components"]
    }
    every = str(proposed_every(length_of("ponte-vecchio", 4)))
    fewer = proposed_every(length_of("ponte-vecchio", 2))
    assert every not in (str(fewer), "20")
    assert typed == {"table": "4", "rounds": "5", "every": every, "sign_up": "7", "division": "16"}
    changed = await pressed(
        desk, Verb.CHANGE_SEASON, panel.ids[Verb.CHANGE_SEASON], sent={**typed, "table": "2"}
    )
    assert f"tables of 2 people, 5 rounds, one every {fewer} days" in changed.text
    kept = await pressed(
        desk, Verb.CHANGE_SEASON, panel.ids[Verb.CHANGE_SEASON], sent={**typed, "table": "2", "every": "20"}
    )
    assert "one every 20 days" in kept.text


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"rounds": "99", "sign_up": "3"}, "A season has 3 to 12 rounds."),
        ({"rounds": "five"}, "A season has 3 to 12 rounds."),
        ({"rounds": "²"}, "A season has 3 to 12 rounds."),
        ({"rounds": ""}, "A season has 3 to 12 rounds."),
        ({"table": "9"}, "A table of this game has 3 to 5 people."),
        ({"every": "-1"}, "Rounds are 3 to 28 days apart."),
        ({"sign_up": "0"}, "Sign-up can last 1 to 60 days."),
        ({"division": "7"}, "A division has 8 to 50 people."),
        ({"division": "9" * 4000}, "A division has 8 to 50 people."),
    ],
)
async def test_a_number_that_cannot_be_is_told_on_the_preview_and_the_others_count(desk, sent, said):
    key = (await shown(desk)).ids[Verb.CHANGE_SEASON]
    panel = await pressed(desk, Verb.CHANGE_SEASON, key, sent=sent)
    assert panel.text.startswith(said)
    assert "5 rounds" in panel.text
    assert Draft.parse(panel.ids[Verb.OPEN_SIGN_UP]).sign_up == (3 if sent.get("sign_up") == "3" else 7)


async def test_dates_that_have_moved_are_shown_before_anything_is_opened(desk):
    key = (await shown(desk)).ids[Verb.OPEN_SIGN_UP]
    desk.now += DAY
    panel = await pressed(desk, Verb.OPEN_SIGN_UP, key)
    assert "The dates have moved" in panel.text
    assert await leagues(desk) == []
    await desk.hours.choose(EVE.id, zone="Europe/Berlin")
    panel = await pressed(desk, Verb.OPEN_SIGN_UP, panel.ids[Verb.OPEN_SIGN_UP])
    assert "Time zone Europe/Berlin" in panel.text
    assert "I do not know your time zone" not in panel.text
    await pressed(desk, Verb.OPEN_SIGN_UP, panel.ids[Verb.OPEN_SIGN_UP])
    assert (await settings(desk)).zone == "Europe/Berlin"


async def test_whoever_is_no_organiser_presses_in_vain_and_reads_what_to_type(desk):
    panel = await shown(desk, permissions=NOBODY)
    before = await desk.stored()
    one = partial(pressed, desk, permissions=NOBODY)
    refusal = await refused(one(Verb.OPEN_SIGN_UP, panel.ids[Verb.OPEN_SIGN_UP]))
    assert "with the option `now`" in EN.refusal(refusal)
    refusal = await refused(one(Verb.CHANGE_SEASON, panel.ids[Verb.CHANGE_SEASON], sent={"rounds": "6"}))
    assert refusal.reason == "not-for-you-to-organise"
    press = desk.pressed(Verb.CHANGE_SEASON, panel.ids[Verb.CHANGE_SEASON], [], permissions=NOBODY)
    assert (await refused(opening.change_form(press))).reason == "not-for-you-to-organise"
    assert await desk.stored() == before
    told = await shown(desk, permissions=NOBODY, is_now=True)
    assert "is open" in told.text


@pytest.mark.parametrize(
    "key",
    [
        "",
        "1",
        "boomtown.457070g.0.0.",
        "boomtown.zzzzzzz.0.0.Wild",
        "chess.457070g.0.0.Wild",
        "boomtown.457070g.0.0.\u200b",
        f"boomtown.457070g.0.{'y' * 12}.Wild",
        "999.457070g.0.0.",
    ],
)
async def test_forged_keys_open_nothing(desk, key):
    before = await desk.stored()
    for verb in (Verb.OPEN_SIGN_UP, Verb.CHANGE_SEASON):
        try:
            panel = await pressed(desk, verb, key, sent={} if verb is Verb.CHANGE_SEASON else None)
        except (UnknownId, Refused):
            continue
        assert Verb.OPEN_SIGN_UP not in panel.ids
    with pytest.raises(UnknownId):
        await pressed(desk, Verb.CHANGE_SEASON, DRAFT.key)
    assert await desk.stored() == before


async def test_the_channels_of_a_league_must_be_there_and_open_to_the_bot(desk):
    refusal = await refused(shown(desk, channel=None))
    assert refusal.reason == "league-not-a-text-channel"
    for channel in (HIDDEN, 999):
        refusal = await refused(shown(desk, replace(DRAFT, channel=channel)))
        assert refusal.reason == "league-channel-gone"
    desk.may = discord.Permissions(view_channel=True)
    refusal = await refused(shown(desk))
    assert refusal.reason == "missing-permissions"
    assert "Send Messages" in EN.refusal(refusal)
    refusal = await refused(shown(desk, channel=desk.thread(), channel_id=225))
    assert refusal.reason == "missing-permissions-there"
    assert refusal.values["channel"] == CHANNEL


async def test_in_a_thread_the_league_is_at_home_in_its_channel(desk):
    await shown(desk, is_now=True, channel=desk.thread(), channel_id=225)
    assert await leagues(desk) == [("Prairie League", "boomtown", CHANNEL, CHANNEL)]


@pytest.mark.parametrize(
    ("setting", "value", "reason"),
    [(Setting.GAMES, ["goldrush"], "only-these-games"), (Setting.CHANNELS, [TABLES], "only-in-channels")],
)
async def test_the_settings_of_a_server_hold_for_leagues(desk, setting, value, reason):
    servers = desk.services.servers
    await servers.change(
        GUILD, EVE.id, setting, lambda row: with_setting(row, setting, value), own_language="en"
    )
    assert (await refused(shown(desk))).reason == reason


async def test_outside_a_server_nothing_opens(desk):
    refusal = await refused(shown(desk, guild=None))
    assert refusal.reason == "only-in-a-server"


# The next season


async def test_one_press_opens_the_next_season_and_a_second_one_says_so(over):
    before = await settings(over)
    told = await pressed(over, Verb.NEXT_SEASON, str(over.number))
    after = await settings(over)
    assert replace(after, start=before.start) == before
    assert after.start > over.now
    assert "season 2" in told.text
    assert f"<t:{int(after.start)}:f>" in told.text
    assert over.woken == [("league", over.number)]
    assert "is open already" in (await pressed(over, Verb.NEXT_SEASON, str(over.number))).text
    assert len(await over.rows("SELECT 1 FROM league_acts WHERE kind = 'SeasonOpened'")) == 2


async def test_nobody_else_opens_the_next_season_nor_that_of_another_server(over):
    before = await over.stored()
    key = str(over.number)
    refusal = await refused(pressed(over, Verb.NEXT_SEASON, key, permissions=NOBODY))
    assert refusal.reason == "not-for-you-to-organise"
    refusal = await refused(pressed(over, Verb.NEXT_SEASON, key, guild=ELSEWHERE))
    assert refusal.reason == "league-unknown"
    draft = replace(Draft(league=over.number), start=1)
    for verb, sent in ((Verb.OPEN_SIGN_UP, None), (Verb.CHANGE_SEASON, {"rounds": "4"})):
        refusal = await refused(pressed(over, verb, draft.key, guild=ELSEWHERE, sent=sent))
        assert refusal.reason == "league-unknown"
    for key in ("", "x", "1.2", "٣"):
        with pytest.raises(UnknownId):
            await pressed(over, Verb.NEXT_SEASON, key)
    assert await over.stored() == before


async def test_a_season_that_is_played_has_no_next_one_yet(desk):
    await desk.founded(ANNA, BEN)
    await desk.drawn(ANNA, BEN)
    refusal = await refused(pressed(desk, Verb.NEXT_SEASON, str(desk.number)))
    assert refusal.reason == "season-running"


async def test_the_next_season_can_be_changed_in_its_preview(over):
    async def work(visit):
        await open_league(visit, await next_draft(visit, None, sign_up=10, rounds=4))

    before = await over.stored()
    panel = await over.sends(work)
    assert "4 rounds" in panel.text
    assert await over.stored() == before
    panel = await pressed(
        over, Verb.CHANGE_SEASON, panel.ids[Verb.CHANGE_SEASON], sent={"rounds": "3", "division": "0"}
    )
    told = await pressed(over, Verb.OPEN_SIGN_UP, panel.ids[Verb.OPEN_SIGN_UP])
    assert "season 2" in told.text
    found = await settings(over)
    assert (found.rounds, found.division) == (3, None)
    assert round((found.start - over.now) / DAY) == 10
    assert (await over.leagues.overview(GUILD, over.number)).state is State.SIGN_UP
    assert "is open already" in (await pressed(over, Verb.OPEN_SIGN_UP, panel.ids[Verb.OPEN_SIGN_UP])).text


async def test_the_options_of_a_game_are_chosen_on_the_preview_and_played_with(desk):
    panel = await shown(desk, Draft(game="goldrush", name="Prairie League", table=2))
    assert "short game" not in panel.text
    key = panel.id_of(EN.text("button-opensignup")).key
    chosen = await pressed(desk, Verb.SEASON_OPTIONS, key, chosen=["short"])
    assert "Goldrush (short game" in chosen.text
    assert (
        await refused(pressed(desk, Verb.SEASON_OPTIONS, key, chosen=["chess"]))
    ).reason == "not-an-option"
    with pytest.raises(UnknownId):
        await pressed(desk, Verb.OPEN_SIGN_UP, replace(Draft.parse(key), options=2).key)
    await pressed(desk, Verb.OPEN_SIGN_UP, chosen.id_of(EN.text("button-opensignup")).key)
    (row,) = await desk.leagues.leagues(GUILD)
    assert (await desk.leagues.overview(GUILD, row.id)).settings.options == ("short",)
