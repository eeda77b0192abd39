"""The list of ratings as people see it: its pages, its menu, and its check."""

import asyncio
from dataclasses import replace

import pytest

from cogs.parts.custom_ids import CustomId, Verb
from engine.errors import Refused
from engine.results.ratings import Rating
from engine.sessions.ratings import Ratings, Standing, Verified
from renders.language.catalogues import LOCALES
from tests.cogs.presses.rating_desk import RatingDesk
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD, THREAD

ELSEWHERE = GUILD + 1


@pytest.fixture
async def desk(journal):
    """Anna, Ben and Cleo have a rating in the toy; Dirk has none."""
    found = RatingDesk(journal)
    found.game = await found.finished(BEN, CLEO)
    return found


def standings(count, *, provisional=0):
    """A list of so many people, of whom the last are provisional."""
    return tuple(
        Standing(
            100 + number,
            f"Person {number}",
            number if number <= count - provisional else None,
            Rating(2000.0 - number, 80.0),
            *(40, 9),
        )
        for number in range(1, count + 1)
    )


def with_list(desk, table, **more):
    """A server with this list in two games."""

    async def titles(guild, person=None):
        return ("boomtown", "goldrush")

    async def listed(guild, game):
        return table if game == "boomtown" else ()

    desk.services = replace(desk.services, ratings=double(Ratings, titles=titles, table=listed, **more))
    return desk


async def test_the_list_has_pages_of_25_and_rings_only_the_readers_own_row(desk):
    me = replace(standings(60)[26], person=ANNA.id)
    table = (*standings(60)[:26], me, *standings(60)[27:])
    with_list(desk, table)
    first = await desk.table()
    assert first.buttons["‹ Previous"]["disabled"]
    second = await desk.presses(ANNA, first.id_of("Next ›"))
    view, _ = desk.drawn[-1]
    assert (view.page, view.pages, view.people, len(view.rows)) == (2, 3, 60, 25)
    assert [row.place for row in view.rows if row.is_reader] == [27]
    assert "Person 26" in second.text
    assert "Person 51" not in second.text
    last = await desk.presses(ANNA, f"ratings:-:-:{'9' * 9}.boomtown")
    assert last.buttons["Next ›"]["disabled"]
    assert len(desk.drawn[-1][0].rows) == 10


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_longest_list_fits_with_all_its_controls(desk, locale):
    long = tuple(replace(each, name="*" * 32) for each in standings(60, provisional=40))
    with_list(desk, long)
    for page in (1, 2, 3):
        await desk.presses(ANNA, f"ratings:-:-:{page}.boomtown", locale=locale)


async def test_a_list_for_everybody_does_not_tell_whose_command_it_was(desk):
    await desk.table()
    await desk.table(is_public=True)
    rings = [[row.is_reader for row in view.rows].count(True) for view, _ in desk.drawn]
    assert rings == [1, 0]


async def test_a_list_without_people_says_how_to_get_there(desk):
    with_list(desk, ())
    shown = await desk.table()
    assert "Nobody is in the list of Boomtown now." in shown.text
    assert "Every game that two or more people finish together counts" in shown.text


async def test_a_menu_shows_the_list_of_another_game(desk):
    with_list(desk, standings(3))
    shown = await desk.table()
    assert {"Boomtown", "Goldrush"} <= set(shown.menu)
    other = await desk.presses(ANNA, CustomId(Verb.RATINGS, 0, key="1."), "goldrush")
    assert "Goldrush" in other.text


async def test_a_check_counts_games_and_ratings_and_leads_back_to_the_list(desk):
    shown = await desk.presses(ANNA, (await desk.table()).id_of("Check"))
    assert "1 game, 3 ratings: computed again from all places; all digits agree." in shown.text
    assert shown.id_of("List") == CustomId(Verb.RATINGS, 0, key="1.toy")


async def test_a_check_names_the_first_game_that_differs(desk):
    async def verify(guild, game):
        return Verified(games=5, people=3, agrees=False, first_wrong=desk.game.id)

    with_list(desk, standings(3), verify=verify)
    shown = await desk.presses(ANNA, "checkratings:-:-:boomtown")
    assert f"#{desk.game.id}](https://discord.com/channels/{GUILD}/{THREAD + desk.game.id})" in shown.text


async def test_one_list_of_a_server_is_checked_at_a_time(desk):
    goes_on = asyncio.Event()

    async def verify(guild, game):
        await goes_on.wait()
        return Verified(games=5, people=3, agrees=True)

    with_list(desk, standings(3), verify=verify)
    first = asyncio.create_task(desk.presses(ANNA, "checkratings:-:-:boomtown"))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="rating-check-runs"):
        await desk.presses(BEN, "checkratings:-:-:goldrush")
    elsewhere = asyncio.create_task(desk.presses(BEN, "checkratings:-:-:goldrush", guild=ELSEWHERE))
    goes_on.set()
    await asyncio.gather(first, elsewhere)
    await desk.presses(BEN, "checkratings:-:-:goldrush")
