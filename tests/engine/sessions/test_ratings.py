"""What people see of ratings: lists, pages, who hides, and nothing of another server."""

import pytest

from engine.clock.pace import DAY
from engine.errors import Refused
from engine.journal import server_rows
from engine.journal.server_rows import ServerRow
from engine.results.ratings import START
from engine.results.steps import LISTED_FOR
from engine.sessions.forgetting import Forgetting
from tests.engine.sessions.rated import LIST, RatedGames, name_of
from tests.engine.table_talk import GUILD

ANNA, BEN, CLEO, DIRK, EVE, FAY = (1 << 40 | number for number in range(1, 7))
ALL = (ANNA, BEN, CLEO, DIRK, EVE, FAY)


@pytest.fixture
def club(journal):
    return RatedGames(journal)


async def settled_club(club):
    """Ten games of six people that always end alike: nobody is provisional any more."""
    for number in range(10):
        await club.play(*ALL, hours=number)
    return club


# The list


async def test_the_list_is_in_the_order_of_the_ratings(club):
    await settled_club(club)
    found = await club.ratings.table(*LIST)
    assert [one.person for one in found] == [*ALL]
    assert [one.place for one in found] == [1, 2, 3, 4, 5, 6]
    assert [one.name for one in found] == [name_of(person) for person in ALL]
    assert {(one.games, one.opponents) for one in found} == {(10, 5)}


async def test_ratings_that_look_equal_share_a_place_and_the_next_is_skipped(club):
    for number in range(10):
        await club.play(*ALL, places=(1, 1, 3, 3, 3, 6), hours=number)
    assert [*(await club.table()).values()] == [1, 1, 3, 3, 3, 6]


async def test_ratings_that_differ_behind_the_point_look_equal(club):
    await settled_club(club)
    await club.rows_written("UPDATE ratings SET rating = 1600.4 WHERE person = ?", ANNA)
    await club.rows_written("UPDATE ratings SET rating = 1599.6 WHERE person = ?", BEN)
    assert [*(await club.table()).items()][:3] == [(ANNA, 1), (BEN, 1), (CLEO, 3)]


async def test_the_provisional_are_below_the_line_without_a_place(club):
    await settled_club(club)
    newcomer = 1 << 41
    for number in range(11, 15):
        await club.play(newcomer, *ALL, hours=number)
    found = await club.ratings.table(*LIST)
    assert found[-1].person == newcomer
    assert found[-1].rating.value > found[3].rating.value
    assert (found[-1].place, found[-1].is_provisional) == (None, True)


async def test_whoever_has_finished_no_rated_game_for_180_days_is_not_listed_until_the_next(club):
    await club.play(ANNA, BEN)
    club.at += LISTED_FOR
    assert {*await club.table()} == {ANNA, BEN}
    club.at += 1
    assert await club.table() == {}
    await club.play(ANNA, CLEO)
    assert {*await club.table()} == {ANNA, CLEO}


async def test_whoever_has_never_answered_is_not_listed(club):
    await club.play(ANNA, BEN, absent=[CLEO])
    assert {*await club.table()} == {ANNA, BEN}
    assert (await club.ratings.profile(*LIST, CLEO, reader=ANNA)).standing.rating.value < START.value


async def test_everybody_is_called_as_they_were_last_on_this_server(club):
    await club.play(ANNA, BEN)
    late, elsewhere = await club.play(ANNA, BEN), await club.play(ANNA, BEN, guild=GUILD + 1)
    for name, session in (("Annie", late), ("Anonymous", elsewhere)):
        await club.rows_written("UPDATE sittings SET name = ? WHERE session = ? AND seat = 0", name, session)
    assert [one.name for one in await club.ratings.table(*LIST)] == ["Annie", name_of(BEN)]


async def test_titles_are_in_the_order_of_how_much_they_are_played(club):
    await club.play(ANNA, BEN, game="market")
    for _ in range(2):
        await club.play(ANNA, CLEO)
    assert await club.ratings.titles(GUILD) == ("toy", "market")
    assert await club.ratings.titles(GUILD, BEN) == ("market",)
    assert await club.ratings.titles(GUILD, DIRK) == ()


# A person's page


async def test_a_page_has_all_rated_games_the_oldest_first(club):
    late, early = await club.play(BEN, ANNA, CLEO, hours=2), await club.play(ANNA, BEN, absent=[CLEO])
    await club.compute()
    page = await club.ratings.profile(*LIST, ANNA, reader=BEN)
    assert [(one.session, one.place, one.of) for one in page.games] == [(early, 1, 2), (late, 2, 3)]
    assert page.games[0].before == START
    assert page.games[0].after == page.games[1].before
    assert page.games[1].after == page.standing.rating
    assert all(one.thread is not None for one in page.games)
    absent = await club.ratings.profile(*LIST, CLEO, reader=BEN)
    assert [(one.place, one.of) for one in absent.games] == [(None, 2), (3, 3)]


async def test_a_page_says_the_place_among_how_many(club):
    await settled_club(club)
    await club.play(ANNA, 1 << 41, hours=11)
    page = await club.ratings.profile(*LIST, BEN, reader=BEN)
    assert (page.standing.place, page.of, page.is_listed, page.is_hidden) == (2, 6, True, False)


async def test_whoever_is_not_listed_has_a_page_without_a_place(club):
    await settled_club(club)
    club.at += 200 * DAY
    page = await club.ratings.profile(*LIST, BEN, reader=ANNA)
    assert (page.standing.place, page.of, page.is_listed, len(page.games)) == (None, 0, False, 10)


async def test_whoever_has_no_rating_has_no_page(club):
    await club.play(ANNA, BEN)
    assert await club.ratings.profile(*LIST, CLEO, reader=ANNA) is None


async def test_the_best_win_is_the_strongest_one_left_behind_as_they_were_before_it(club):
    first = await club.play(ANNA, BEN, hours=0)
    won = await club.play(CLEO, ANNA, BEN, hours=1)
    before = (await club.ratings.profile(*LIST, ANNA, reader=ANNA)).games[1].before
    await club.play(ANNA, CLEO, hours=2)
    found = (await club.ratings.profile(*LIST, CLEO, reader=BEN)).best_win
    assert (found.name, found.rating, found.session) == (name_of(ANNA), before, won)
    assert (await club.ratings.profile(*LIST, BEN, reader=BEN)).best_win is None
    assert (await club.ratings.profile(*LIST, ANNA, reader=BEN)).best_win.session != first


async def test_whoever_shares_a_place_or_never_answered_was_not_left_behind(club):
    await club.play(ANNA, BEN, places=(1, 1), absent=[CLEO])
    assert (await club.ratings.profile(*LIST, ANNA, reader=BEN)).best_win is None


# Whoever hides


async def test_whoever_hides_is_in_no_list_and_the_others_move_up(club):
    await settled_club(club)
    await club.ratings.hide(GUILD, BEN, is_hidden=True)
    assert await club.table() == {ANNA: 1, CLEO: 2, DIRK: 3, EVE: 4, FAY: 5}
    assert (await club.ratings.profile(*LIST, ANNA, reader=BEN)).of == 5
    await club.ratings.hide(GUILD, BEN, is_hidden=False)
    assert (await club.table())[BEN] == 2


async def test_whoever_hides_is_nobodys_best_win(club):
    await club.play(BEN, CLEO)
    await club.play(ANNA, BEN, CLEO, hours=1)
    await club.ratings.hide(GUILD, BEN, is_hidden=True)
    assert (await club.ratings.profile(*LIST, ANNA, reader=ANNA)).best_win.name == name_of(CLEO)


async def test_a_hidden_page_is_for_its_person_alone(club):
    await settled_club(club)
    await club.ratings.hide(GUILD, BEN, is_hidden=True)
    page = await club.ratings.profile(*LIST, BEN, reader=BEN)
    assert (page.is_hidden, page.is_listed, page.standing.place) == (True, False, None)
    assert len(page.games) == 10
    with pytest.raises(Refused, match="rating-hidden"):
        await club.ratings.profile(*LIST, BEN, reader=ANNA)


async def test_a_hidden_page_does_not_tell_whether_there_is_one(club):
    await club.play(ANNA, BEN)
    await club.ratings.hide(GUILD, CLEO, is_hidden=True)
    with pytest.raises(Refused, match="rating-hidden"):
        await club.ratings.profile(*LIST, CLEO, reader=ANNA)


async def test_games_of_whoever_hides_are_rated_all_the_same(club):
    await club.ratings.hide(GUILD, BEN, is_hidden=True)
    await club.play(ANNA, BEN)
    assert (await club.ratings.profile(*LIST, BEN, reader=BEN)).standing.games == 1


async def test_whoever_was_forgotten_is_in_no_list_has_no_page_and_is_nobodys_best_win(club):
    await settled_club(club)
    await Forgetting(club.workings).forget(BEN)
    assert await club.table() == {ANNA: 1, CLEO: 2, DIRK: 3, EVE: 4, FAY: 5}
    ((ghost,),) = await club.rows("SELECT number FROM ghosts")
    assert await club.ratings.profile(*LIST, ghost, reader=ANNA) is None
    assert (await club.ratings.profile(*LIST, ANNA, reader=ANNA)).best_win.name == name_of(CLEO)
    assert await club.ratings.is_hidden(GUILD, ghost)


# Servers


async def test_two_servers_see_nothing_of_each_other(club):
    await club.play(ANNA, BEN, CLEO)
    before = await club.ratings.profile(*LIST, ANNA, reader=ANNA)
    await club.ratings.hide(GUILD + 1, ANNA, is_hidden=True)
    await club.play(BEN, ANNA, DIRK, guild=GUILD + 1)
    assert await club.ratings.profile(*LIST, ANNA, reader=BEN) == before
    assert {*await club.table()} == {ANNA, BEN, CLEO}
    assert {*await club.table(GUILD + 1)} == {BEN, DIRK}
    assert await club.ratings.titles(GUILD + 2) == ()
    assert await club.ratings.table(GUILD + 2, "toy") == ()
    assert (await club.ratings.verify(GUILD + 2, "toy")).games == 0


@pytest.mark.parametrize(
    "ask",
    [
        lambda ratings: ratings.titles(GUILD),
        lambda ratings: ratings.table(*LIST),
        lambda ratings: ratings.profile(*LIST, ANNA, reader=ANNA),
        lambda ratings: ratings.verify(*LIST),
    ],
)
async def test_where_ratings_are_off_nothing_is_shown(club, ask):
    await club.play(ANNA, BEN)
    await club.journal.write(lambda db: server_rows.save_server(db, GUILD, ServerRow(ratings=False)))
    with pytest.raises(Refused, match="ratings-off"):
        await ask(club.ratings)


async def test_where_ratings_are_off_people_can_hide_all_the_same(club):
    await club.journal.write(lambda db: server_rows.save_server(db, GUILD, ServerRow(ratings=False)))
    await club.ratings.hide(GUILD, ANNA, is_hidden=True)
    assert await club.ratings.is_hidden(GUILD, ANNA)
