"""Standings and crosstables as people see them: whose, of which season and division, in which words."""

import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.presses.leagues.meant import complete_league
from cogs.presses.leagues.pages import Asked, show_cross, show_table
from engine.errors import Refused
from renders.language.catalogues import LOCALES
from tests.cogs import visits
from tests.cogs.presses.leagues.hall import Hall
from tests.engine.leagues.office import ELSEWHERE, EVE, PEOPLE

ANNA, BEN, CLEO, DIRK, *_ = PEOPLE
FOUR = PEOPLE[:4]


@pytest.fixture
async def hall(journal):
    return Hall(journal)


async def played(hall, *people, rounds=3, **chosen):
    await hall.founded(*people, rounds=rounds, **chosen)
    await hall.season(*people, rounds=rounds)


def control(verb, *numbers):
    return CustomId(verb, NO_SESSION, key=".".join(map(str, numbers)))


@pytest.mark.parametrize("locale", LOCALES)
async def test_before_the_first_draw_the_table_says_who_has_joined(hall, locale):
    await hall.founded(*FOUR)
    await hall.leagues.leave(111, hall.number, DIRK)
    shown = await hall.command(ANNA, show_table, locale=locale)
    assert "Anna, Ben, Cleo" in shown.text
    assert "Dirk" not in shown.text
    assert not hall.pictures


async def test_a_league_without_people_has_a_table_too(hall):
    await hall.founded()
    for show in (show_table, show_cross):
        assert "Nobody has joined yet." in (await hall.command(EVE, show)).text


async def test_everybody_who_has_joined_can_be_read(hall):
    await hall.founded()
    people = [type(ANNA)(ANNA.id + 100 + number, f"*{number:_^30}*") for number in range(150)]
    for person in people:
        await hall.leagues.join(111, hall.number, person)
    shown, seen = await hall.command(ANNA, show_table), ""
    while True:
        seen += shown.text
        if shown.buttons["Next ›"]["disabled"]:
            break
        shown = await hall.turn(ANNA, shown.id_of("Next ›"))
    assert all(f"_{number}_" in seen.replace("\\", "") for number in range(150))


async def test_the_readers_own_row_is_marked_only_privately(hall):
    await hall.founded(*FOUR)
    for session in await hall.drawn(*FOUR):
        await hall.play(session)
    private = await hall.command(ANNA, show_table)
    public = await hall.command(ANNA, lambda visit, row: show_table(visit, row, is_public=True))
    rings = [[row.name for row in view.rows if row.is_reader] for _, view in hall.pictures]
    assert rings == [["Anna"], []]
    assert "Season 1, round 1 of 3" in private.text
    assert "It is posted here for everybody." in public.text


async def test_what_everybody_reads_is_in_the_servers_language_and_what_one_reads_in_theirs(hall):
    await played(hall, *FOUR)
    for show in (show_table, show_cross):
        private = await hall.command(
            ANNA, lambda visit, row, show=show: show(visit, row, is_public=True), locale="nl"
        )
        assert "Het staat hier nu voor iedereen." in private.text
        assert "Saison 1" in hall.posts[-1].text
    pressed = await hall.turn(BEN, hall.posts[0].id_of("Wer wen hinter sich ließ"), locale="nl")
    assert "Wie wie achter zich liet" in pressed.text


async def test_after_the_end_the_champion_stands_above_the_standings(hall):
    await played(hall, *FOUR)
    shown = await hall.command(ANNA, show_table)
    assert [kind for kind, _ in hall.pictures] == ["league-poster", "league-standings"]
    assert shown.text.index("Champion: Anna") < shown.text.index("Dirk")
    digest = await hall.leagues.standings_digest(111, hall.number)
    assert digest in shown.text
    assert len(shown.alts) == 2


async def test_a_crosstable_says_who_left_whom_behind(hall):
    await hall.founded(ANNA, BEN)
    for _ in range(2):
        for session in await hall.drawn(ANNA, BEN):
            await hall.play(session, first=ANNA.id)
    shown = await hall.command(ANNA, show_cross)
    assert "Anna: Ben 2:0" in shown.text
    assert "Ben: Anna 0:2" in shown.text
    back = await hall.turn(ANNA, shown.id_of("Standings"))
    assert "Anna: 18 points" in back.text


async def test_one_person_alone_reads_what_is_so(hall):
    await hall.founded(ANNA)
    while (await hall.leagues.overview(111, hall.number)).state != "over":
        await hall.until_due()
    shown = await hall.command(ANNA, show_table)
    assert "Anna" in shown.text
    assert "The season is over." in shown.text


async def test_a_menu_shows_another_division_of_the_same_season(hall):
    await played(hall, *PEOPLE[:16], *more_people(6), division=8, rounds=3)
    await next_season(hall)
    shown = await hall.command(ANNA, show_table, Asked(season=1))
    assert shown.menu == ["Division 1", "Division 2"]
    menu = next(each for each in shown.ids if each.verb == Verb.DIVISION and each.key.count(".") == 1)
    second = await hall.turn(ANNA, menu, "2")
    assert "Division 2" in second.text
    assert "final" in second.text
    cross = await hall.turn(ANNA, second.id_of("Who left whom behind"))
    assert "Division 2" in cross.text
    assert "Season 1" in cross.text


def more_people(count):
    return [type(ANNA)(ANNA.id + 50 + number, f"Guest {number}") for number in range(count)]


async def next_season(hall):
    settings = await hall.leagues.next_settings(111, hall.number)
    await hall.leagues.open_next(111, hall.number, EVE, settings)


async def test_the_table_opens_with_the_readers_own_division(hall):
    people = [*PEOPLE, *more_people(6)]
    await played(hall, *people, division=8)
    for person in people:
        await hall.command(person, show_table)
        assert [row.is_reader for row in hall.pictures[-1][1].rows].count(True) == 1


async def test_a_division_or_season_that_there_is_not_is_refused(hall):
    await played(hall, *FOUR)
    for asked, reason in (
        (Asked(division=7), "league-division-unknown"),
        (Asked(season=2), "season-unknown"),
        (Asked(season=2**53), "season-unknown"),
    ):
        for show in (show_table, show_cross):
            with pytest.raises(Refused, match=reason):
                await hall.command(ANNA, show, asked)


async def test_forged_controls_show_nothing(hall):
    await played(hall, *FOUR)
    number = hall.number
    for verb in (Verb.DIVISION, Verb.CROSS, Verb.LEAGUE_LOG):
        for key in ("", "x", f"{number}.x", f"{number}.1.1.1.1.1", f"{number}.1.1.{'9' * 12}", "1.-1"):
            with pytest.raises((UnknownId, Refused)):
                await hall.turn(ANNA, CustomId(verb, NO_SESSION, key=key))
        with pytest.raises(Refused, match="season-unknown"):
            await hall.turn(ANNA, control(verb, number, 0))
    for value in ("x", "-1", "9" * 30, "²"):
        with pytest.raises(UnknownId):
            await hall.turn(ANNA, control(Verb.DIVISION, number), value)


async def test_a_page_beyond_the_last_is_the_last(hall):
    await played(hall, *FOUR)
    for verb in (Verb.DIVISION, Verb.CROSS):
        assert "Anna" in (await hall.turn(ANNA, control(verb, hall.number, 1, 1, 999_999_999))).text


async def test_nobody_can_tell_another_servers_league(hall):
    await played(hall, *FOUR)
    there = hall.number
    for verb in (Verb.DIVISION, Verb.CROSS, Verb.LEAGUE_LOG):
        reasons = []
        for number in (there, 10**6):
            with pytest.raises(Refused) as caught:
                await hall.turn(ANNA, control(verb, number), guild=ELSEWHERE)
            reasons.append(caught.value.args)
        assert reasons[0] == reasons[1]
    for show in (show_table, show_cross):
        with pytest.raises(Refused, match="league-unknown"):
            await hall.command(ANNA, show, league=there, guild=ELSEWHERE)
    assert await complete_league(visits.visit(hall.services, ANNA, guild_id=ELSEWHERE), "") == []
    assert await complete_league(visits.visit(hall.services, ANNA, guild_id=None), "") == []


async def test_what_was_drawn_of_somebody_who_is_forgotten_meanwhile_is_not_shown(hall):
    await played(hall, *FOUR)

    async def forget():
        if len(hall.pictures) == 1:
            await hall.forgetting.forget(BEN.id)

    hall.while_drawing = forget
    shown = await hall.command(ANNA, show_table)
    assert "Ben" not in shown.text + "".join(shown.alts)
    assert "former player" in shown.text
