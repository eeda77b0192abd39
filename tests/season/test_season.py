"""A short season of each title: no game waits for ever, and nobody who is there loses a turn. Orders are
measured among the same people with the same luck."""

import asyncio
import itertools
from dataclasses import replace
from math import inf
from unittest.mock import patch

import pytest

from engine.clock.hours import is_quiet
from engine.clock.pace import DAY
from engine.games import GAMES
from engine.games.lengths import LENGTHS, read
from engine.journal import disk
from engine.journal.records import PersonId
from engine.play.orders import Said
from engine.sessions.seating import Person
from tests.effort import share_of
from tests.season import ahead, table
from tests.season.aims import ENOUGH, missed
from tests.season.full_disk import FULL_S, FullDisk, played_on_a_full_disk
from tests.season.people import somebody
from tests.season.seasons import Gone, Orders, Season, Variant, variants, worlds
from tests.season.tally import Tally, report
from tests.season.world import BEGIN, played, world_of

BOOMTOWN = Variant("boomtown")


@pytest.mark.long
@pytest.mark.parametrize("title", sorted(GAMES))
def test_in_a_few_games_with_a_third_of_the_people_gone_all_aims_are_met(title: str) -> None:
    tally = asyncio.run(played(Season(Variant(title, gone=Gone.MANY), games=8, number=0)))
    assert tally.of_the_gone, "the clock had something to do"
    assert tally.missed == [], report(title, tally)


@pytest.mark.long
@pytest.mark.parametrize("title", sorted(GAMES))
def test_a_disk_that_is_full_for_ten_minutes_twice_a_day_costs_nobody_an_answer_or_a_turn(title: str) -> None:
    season = Season(Variant(title, gone=Gone.MANY), games=share_of(6), number=0)
    tally, world, lost = asyncio.run(played_on_a_full_disk(season))
    assert tally.missed == [], report(title, tally)
    assert lost == 0
    assert tally.outages > 5
    print(
        f"{title}: {tally.games} games, the disk was full {tally.outages} times for 10 minutes:"
        f" {sum(world.confirmed.values())} answers confirmed, {lost} lost, {world.refused} refused,"
        f" {len(tally.expired_by_outage)} expired by it"
    )


@pytest.mark.dear
async def test_after_a_full_disk_a_game_goes_on_by_itself_and_no_clock_has_run_meanwhile() -> None:
    season = Season(Variant("gnadenlos"), games=1, number=0)
    with patch.object(disk, "PROBE_S", 0.0005):
        async with world_of(season, FullDisk) as world:
            await world.start_bot()
            number, began = (await world.begin(0)).id, world.now
            before = (await world.bot.sessions.find(number, guild=1)).calls
            await world.be_away(0.0, is_killed=False)
            after = (await world.bot.sessions.find(number, guild=1)).calls
            moved = [a.clock.due - b.clock.due for b, a in zip(before, after, strict=True)]
            assert set(moved) == {FULL_S}
            assert world.refused > 5
            assert world.now >= began + FULL_S
            assert world.bot.line.is_up
            await world._try()
            assert (sum(world.confirmed.values()) > 0, await world.lost()) == (True, 0)


@pytest.mark.dear
def test_people_look_in_as_often_as_they_say_and_never_in_their_quiet_hours() -> None:
    for number in range(20):
        who = somebody(Person(PersonId(1), "Anna"), f"luck {number}", BEGIN, gone=Gone.NOBODY)
        moments = list(itertools.takewhile(lambda at: at < BEGIN + 400 * DAY, who.look_ins(BEGIN)))
        assert 399 * who.looks <= len(moments) <= 401 * who.looks
        assert moments == sorted(moments)
        assert not any(is_quiet(at, who.hours) for at in moments)


@pytest.mark.parametrize(("part", "few", "many"), [(Gone.SOME, 70, 130), (Gone.MANY, 150, 250)])
def test_a_part_of_the_people_is_gone_for_ever_from_some_day_on(part: Gone, few: int, many: int) -> None:
    people = [somebody(Person(PersonId(1), "Anna"), f"{n}", BEGIN, gone=part) for n in range(600)]
    gone = [who for who in people if who.gone_from < inf]
    assert few < len(gone) < many
    assert all(not [at for at in who.look_ins(BEGIN) if at >= who.gone_from] for who in gone)


async def test_whatever_people_say_ahead_they_are_the_same_and_have_the_same_luck() -> None:
    found = []
    for variant in (
        *(replace(BOOMTOWN, orders=orders) for orders in Orders),
        replace(BOOMTOWN, gone=Gone.MANY),
    ):
        async with world_of(Season(variant, games=1, number=1)) as world:
            await world.start_bot()
            session = await world.begin(0)
            people = [replace(who, gone_from=inf) for who in world.watch.people.values()]
            found.append((world.now, world.season.luck, session.seed, people))
            assert len({who.luck for who in people}) == 4
    assert all(each == found[0] for each in found)


async def test_all_are_invited_to_an_auction_with_one_mention_and_the_table_stops_once_for_them() -> None:
    async with world_of(Season(BOOMTOWN, games=1, number=0)) as world:
        await world.start_bot()
        session = await world.begin(0)
        assert (world.watch.tally.stops, world.watch.tally.mentions) == (1, 4)
        session = await world.bot.sessions.find(session.id, guild=1)
        assert all(world.watch.is_invited(session, seat) for seat in range(4))
        (call,) = session.calls
        first = world.watch.people[session.seats[call.seat].person].person
        await world.look_in(first, session.id)
        assert not world.watch.is_invited(session, call.seat)
        assert (world.watch.tally.stops, world.watch.tally.mentions) == (1, 5), (
            "the next one had been invited"
        )


async def test_people_say_again_only_what_they_would_say_otherwise_now(monkeypatch) -> None:
    wishes, submitted = {"bid": Said(None)}, []
    monkeypatch.setattr(ahead, "said", lambda game, view, decision, chance: wishes.get(decision.name))
    async with world_of(Season(BOOMTOWN, games=1, number=0)) as world:
        await world.start_bot()
        session, sessions = await world.begin(0), world.bot.sessions
        (call,) = session.calls
        seat = (call.seat + 1) % 4
        person = world.watch.people[session.seats[seat].person].person
        submit = sessions.submit

        async def noted(session_id, person, text, *, ticket):
            submitted.append(text)
            return await submit(session_id, person, text, ticket=ticket)

        monkeypatch.setattr(sessions, "submit", noted)
        looked = [await ahead.say_ahead(sessions, session, person, Orders.ALL, luck="luck") for _ in range(2)]
        wishes["bid"] = Said(2)
        for orders in (Orders.NONE, Orders.ALL):
            await ahead.say_ahead(sessions, session, person, orders, luck="luck")
    assert submitted == ["pass", "2"]
    assert looked == [{"1=bid", "1=take"}] * 2


def test_whoever_gives_every_other_order_gives_half_of_them_and_does_not_change_their_mind() -> None:
    given = [ahead.gives(Orders.HALF, "luck", f"{number}=bid", 1, "7") for number in range(400)]
    assert 160 < sum(given) < 240
    assert given == [ahead.gives(Orders.HALF, "luck", f"{number}=bid", 1, "7") for number in range(400)]


def test_in_a_game_that_says_nothing_of_it_nothing_is_said_ahead() -> None:
    assert ahead.said("no-such-game", None, None, None) is None


@pytest.mark.parametrize(
    "tally",
    [
        Tally(games=1, over=1, stalled=["seat 0 is due"]),
        Tally(games=1, over=1, expired_by_outage=["seat 0"]),
        Tally(games=1, over=1, quiet=["a deadline"]),
        Tally(games=1, over=1, calls_of_those_there=100, by_clock=2),
        Tally(games=1, over=1, most_mentions=3),
        Tally(games=1),
    ],
)
def test_each_aim_can_be_missed_and_stays_missed_whatever_is_added(tally: Tally) -> None:
    assert len(tally.missed) == 1
    assert (tally + Tally(games=1, over=1)).missed == tally.missed
    assert Tally(games=1, over=1).missed == []


def tally_of(games: int, days: float, stops: float) -> Tally:
    return Tally(games=games, over=games, stops=int(stops * games), mentions=90 * games, days=[days] * games)


def test_too_many_days_or_stops_with_all_orders_are_missed_aims_if_the_games_are_many() -> None:
    good, slow, halting = (tally_of(ENOUGH, days, stops) for days, stops in ((20, 24), (20.5, 24), (20, 25)))
    assert missed(BOOMTOWN, good) == []
    assert missed(BOOMTOWN, slow) == ["20.5 days instead of 20"]
    assert missed(BOOMTOWN, halting) == ["25.0 stops instead of 24"]
    assert missed(BOOMTOWN, tally_of(ENOUGH - 1, 50, 50)) == []
    assert missed(replace(BOOMTOWN, orders=Orders.HALF), slow) == []
    assert missed(replace(BOOMTOWN, gone=Gone.MANY), slow) == []
    assert missed(BOOMTOWN, replace(good, quiet=["a deadline"])) == ["deadlines in quiet hours"]


def test_every_table_is_played_with_and_without_orders_and_enough_for_the_aims() -> None:
    played = dict(variants(["boomtown", "goldrush"]))
    for title, seats in (("boomtown", 4), ("goldrush", 4), ("goldrush", 2)):
        assert all(Variant(title, seats, orders) in played for orders in Orders)
        assert Variant(title, seats, gone=Gone.SOME) in played
    sizes = [each.games for each in worlds(BOOMTOWN, 45)]
    assert (sum(sizes), len({each.luck for each in worlds(BOOMTOWN, 45)})) == (45, len(sizes))


def test_the_table_tells_days_stops_and_mentions_and_open_seats_and_calendars_the_days_of_their_people(
    tmp_path, monkeypatch
) -> None:
    file = tmp_path / "lengths.toml"
    monkeypatch.setattr(table, "FILE", file)
    days = {Orders.NONE: 61, Orders.HALF: 40, Orders.ALL: 17}
    tallies = {replace(BOOMTOWN, orders=each): tally_of(20, days[each], days[each] + 2) for each in Orders}
    tallies[replace(BOOMTOWN, gone=Gone.MANY)] = tally_of(20, 99, 99)
    tallies[replace(BOOMTOWN, gone=Gone.SOME)] = tally_of(20, 19, 99)
    rows = table.table(tallies).splitlines()
    assert rows[2:] == ["| Boomtown, 4 players | 61 (61) / 40 (40) / 17 (17) | 63 / 42 / 19 | 90 / 90 / 90 |"]
    table.write(tallies)
    assert read(file.read_text(encoding="utf-8")) == replace(
        LENGTHS,
        days={**LENGTHS.days, ("boomtown", 4): 40},
        long_days={**LENGTHS.long_days, ("boomtown", 4): 40},
        league_days={**LENGTHS.league_days, ("boomtown", 4): 19},
        long_league_days={**LENGTHS.long_league_days, ("boomtown", 4): 19},
    )
