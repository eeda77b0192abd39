"""The leagues of a server, the log of a season and its rounds, as people read them."""

import pytest

from cogs.parts.custom_ids import Verb
from cogs.presses.leagues.listing import show_leagues, show_log, show_round
from cogs.presses.leagues.meant import complete_league
from engine.clock.pace import DAY
from engine.errors import Refused
from engine.leagues import acts
from renders.language.catalogues import LOCALES
from tests.cogs import visits
from tests.cogs.presses.leagues.hall import Hall
from tests.engine.leagues.office import ELSEWHERE, EVE, GUILD, PEOPLE

ANNA, BEN, CLEO, DIRK, ELSA, *_ = PEOPLE
FOUR = PEOPLE[:4]


@pytest.fixture
async def hall(journal):
    return Hall(journal)


async def listed(hall, person=ANNA, **more):
    return (await hall._reads(person, show_leagues, **more)).text


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_server_without_a_league_reads_who_can_open_one(hall, locale):
    right = {"en": "“Manage Events”", "nl": "“Evenementen beheren”", "de": "„Events verwalten“"}[locale]
    assert right in await listed(hall, locale=locale)


async def test_the_list_says_of_each_league_where_it_is_and_what_comes_next(hall):
    await hall.founded(*FOUR)
    await hall.leagues.set_board(hall.number, 77)
    text = await listed(hall)
    assert "**Prairie League**: Season 1" in text
    assert "Sign-up, 4 people" in text
    assert "Round 1 is announced on" in text
    assert "https://discord.com/channels/111/222/77" in text
    await hall.drawn(*FOUR)
    assert "Round 1 of 3, 4 people" in await listed(hall)


async def test_the_list_has_only_the_leagues_of_the_server(hall):
    await hall.founded(*FOUR)
    await hall.founded(ELSA, guild=ELSEWHERE, name="Secret League")
    assert "Secret" not in await listed(hall)
    there = await listed(hall, guild=ELSEWHERE)
    assert "Secret" in there
    assert "Prairie" not in there
    with pytest.raises(Refused, match="only-in-a-server"):
        await hall._reads(ANNA, show_leagues, guild=None)


async def test_forty_leagues_fit_into_the_list(hall):
    for number in range(40):
        await hall.founded(name=f"*{number}" * 12)
    assert "…" in await listed(hall)


# The log


async def test_the_log_has_the_newest_act_first_and_leaves_no_act_out(hall):
    await hall.founded(*PEOPLE)
    for session in await hall.drawn(*PEOPLE):
        await hall.play(session)
    for number in range(12):
        await hall.leagues.stop(GUILD, hall.number, EVE, f"{number} " * 100)
        await hall.leagues.go_on(GUILD, hall.number, EVE, "x" * 300)
    shown = await hall.command(BEN, show_log)
    seen = shown.text
    while not shown.buttons["Older ›"]["disabled"]:
        shown = await hall.turn(BEN, shown.id_of("Older ›"))
        seen += shown.text
    heads = [part.split("**")[0].split("–") for part in seen.split("\n**")[1:] if part[0].isdigit()]
    numbers = [number for head in heads for number in range(int(head[-1]), int(head[0]) - 1, -1)]
    known = [one.number for one, _ in await hall.leagues.log(GUILD, hall.number)]
    assert sorted({*numbers, known[-1]}) == known
    assert numbers == sorted(numbers, reverse=True)


async def test_people_who_do_the_same_one_after_another_share_a_line_of_the_log(hall):
    await hall.founded(*FOUR)
    await hall.leagues.sit_out(GUILD, hall.number, ANNA)
    text = (await hall.command(BEN, show_log)).text
    assert "**2–5**, " in text
    assert ": Anna, Ben, Cleo and Dirk have joined." in text
    assert ": Anna sits round 1 out." in text


async def test_the_log_keeps_the_seed_of_a_round_until_its_draw(hall):
    await hall.founded(*FOUR)
    await hall.until(acts.RoundCalled)
    (seed,) = await hall.rows("SELECT json_extract(act, '$.seed') FROM league_acts WHERE kind='RoundCalled'")
    assert seed[0] not in (await hall.command(ANNA, show_log)).text
    for person in FOUR:
        await hall.leagues.come_in(GUILD, hall.number, person)
    await hall.until(acts.Drawn)
    assert seed[0] in (await hall.command(ANNA, show_log)).text


async def test_an_act_that_was_undone_is_marked(hall):
    await hall.founded(*FOUR)
    await hall.leagues.expel(GUILD, hall.number, EVE, "two people at one keyboard", DIRK.id)
    (act, *_) = await hall.leagues.to_undo(GUILD, hall.number)
    await hall.leagues.undo(GUILD, hall.number, EVE, "it was one", act.number)
    text = (await hall.command(ANNA, show_log)).text
    assert "*(undone)*" in text
    assert "two people at one keyboard" in text


# A round


async def round_of(hall, person, number=None, **more):
    return (await hall.command(person, show_round, number, **more)).text


async def test_the_round_to_come_says_whether_its_reader_is_in(hall):
    await hall.founded(*FOUR)
    assert "Whoever plays on this server between the two is in" in await round_of(hall, ANNA)
    await hall.called(ANNA)
    await hall.leagues.sit_out(GUILD, hall.number, BEN)
    hall.now += DAY
    said = int(hall.now - DAY)
    assert "You are in for round 1. It is drawn" in await round_of(hall, ANNA)
    assert f"or said that you are in, <t:{said}:R>." in await round_of(hall, ANNA)
    assert "You sit round 1 out" in await round_of(hall, BEN)
    assert "If not, press **I am in**" in await round_of(hall, CLEO)
    assert "You are not in this season." in await round_of(hall, ELSA)


async def test_whoever_answered_in_a_game_since_the_call_is_in_because_of_that(hall):
    await hall.founded(*FOUR, every=3)
    sessions = await hall.drawn(*FOUR)
    await hall.until(acts.RoundCalled)
    hall.now += DAY
    at = int(hall.now)
    await hall.answer_all(sessions[0])
    players = {seat.person for seat in sessions[0].seats}
    for person in FOUR:
        text = await round_of(hall, person)
        assert (f"<t:{at}:R>" in text) == (person.id in players)
        assert ("You are in for round 2." in text) == (person.id in players)


async def test_a_drawn_round_has_its_tables_and_those_without_one(hall):
    await hall.founded(*PEOPLE[:7])
    await hall.called(*PEOPLE[:5])
    await hall.leagues.sit_out(GUILD, hall.number, PEOPLE[5])
    await hall.until(acts.Drawn)
    first, _ = await hall.deal()
    text = await round_of(hall, ANNA, 1)
    assert f"[Round 1, table 1](https://discord.com/channels/111/{first.thread})" in text
    assert "Bye (5 points): " in text
    assert "Sitting out, excused (3 points): Finn" in text
    assert "Not there, excused (3 points): Gina" in text
    await hall.play(first)
    assert "won by" in await round_of(hall, ANNA, 1)


async def test_a_round_that_was_skipped_says_so(hall):
    await hall.founded(ANNA)
    await hall.until(acts.RoundSkipped)
    assert "Round 1 is skipped" in await round_of(hall, ANNA, 1)


async def test_a_round_that_there_is_not_is_refused(hall):
    await hall.founded(*FOUR)
    for number in (2, 9, 2**53):
        with pytest.raises(Refused, match="league-round-unknown"):
            await round_of(hall, ANNA, number)


async def test_after_the_last_round_the_newest_one_is_shown(hall):
    await hall.founded(*FOUR)
    await hall.season(*FOUR)
    assert "round 3" in await round_of(hall, ANNA)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_largest_round_fits(hall, locale):
    people = [type(ANNA)(ANNA.id + 100 + number, "*" * 32) for number in range(60)]
    await hall.founded(*people, division=50)
    await hall.drawn(*people[:41])
    await round_of(hall, people[0], locale=locale)


# Channels that not everybody sees


async def test_whoever_cannot_see_the_channel_of_a_league_learns_nothing_of_it(hall):
    await hall.founded(*FOUR)
    hall.unseen = {ELSA.id, ANNA.id}
    assert "Prairie" not in await listed(hall, ELSA)
    with pytest.raises(Refused, match="league-unknown"):
        await hall.press(ELSA, Verb.ENTER)
    with pytest.raises(Refused, match="league-unknown"):
        await hall.command(ELSA, show_log)
    for person, found in ((ELSA, []), (ANNA, ["Prairie League"]), (PEOPLE[5], ["Prairie League"])):
        visit = visits.visit(hall.services, person, guild_id=GUILD, guild=hall.guild)
        assert [each.name for each in await complete_league(visit, "")] == found
    assert "Prairie" in await listed(hall)  # Anna is in it
