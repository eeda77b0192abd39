"""The standing message of a league: edited at most once a minute, and posted again only if it is gone."""

import discord
import pytest

from cogs.posting.leagues.boards import APART_S, SURE_FOR_S
from engine.leagues import acts
from tests.cogs.posting.leagues.rooms import BAD, FORBIDDEN, LOST, NO_CHANNEL, House
from tests.engine.leagues.office import CHANNEL, EVE, GUILD, PEOPLE

FOUR = PEOPLE[:4]


@pytest.fixture
async def house(journal, clock):
    found = House(journal)
    yield found
    await found.close_all()


async def test_it_is_posted_once_edited_after_and_noted_and_the_news_hear_of_it(house, clock):
    league = await house.founded(*FOUR[:3])
    await house.show()
    (number,) = house.channel.messages
    assert (await house.row()).board == number
    assert house.woken == [league]
    await house.leagues.join(GUILD, league, FOUR[3])
    clock.ahead += APART_S
    await house.show()
    assert list(house.channel.messages) == [number]
    (text,), (verbs,) = house.channel.texts, house.channel.controls
    assert "Prairie League" in text
    assert "4 people have joined" in text
    assert verbs == ["enter", "mytables", "standby", "rules"]
    assert house.woken == [league]


async def test_nobody_is_called_and_everybody_sees_the_same_palette(house, clock):
    await house.founded(*FOUR)
    session, *_ = await house.drawn(*FOUR)
    await house.show()
    assert house.made == [], "nobody is ahead of anybody yet"
    await house.play(session)
    clock.ahead += APART_S
    await house.show()
    assert house.channel.mentioned == [[]]
    assert [(kind, palette) for kind, _, _, palette in house.made] == [("league-standings", "standard")]


async def test_the_first_change_shows_at_once_and_others_wait_for_the_rest_of_the_minute(
    house, clock, monkeypatch
):
    league, looks, whole = await house.founded(), [], house.leagues.whole

    async def counted(number):
        looks.append(number)
        return await whole(number)

    monkeypatch.setattr(house.leagues, "whole", counted)
    house.boards.wake(league)
    await clock.settled(house.boards._wakings)
    for person in FOUR:
        await house.leagues.join(GUILD, league, person)
        house.boards.wake(league)
        await clock.settled(house.boards._wakings)
    assert house.channel.edits == 0
    assert looks == [league], "and nothing is read for them"
    await clock.passes(APART_S - 5, house.boards._wakings, step=5)
    assert house.channel.edits == 0
    await clock.passes(10, house.boards._wakings, step=5)
    assert house.channel.edits == 1
    assert "4 people have joined" in house.channel.texts[0]


async def test_a_message_that_says_what_it_should_is_not_edited_and_not_drawn_again(house, clock):
    await house.founded(*FOUR)
    session, *_ = await house.drawn(*FOUR)
    await house.play(session)
    await house.show()
    clock.ahead += APART_S
    await house.show()
    assert (house.channel.edits, len(house.made)) == (0, 1)
    clock.ahead += SURE_FOR_S
    await house.show()
    assert house.channel.edits == 1, "now and then it is looked at whether it is there"


@pytest.mark.parametrize("is_new", [True, False], ids=["new", "gone"])
async def test_what_was_posted_just_before_a_crash_is_found_again(house, clock, is_new, monkeypatch):
    league = await house.founded(*FOUR)
    if not is_new:
        await house.show()
        house.channel.messages.clear()
        clock.ahead += SURE_FOR_S

    async def killed(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(house.leagues, "set_board", killed)
    with pytest.raises(KeyboardInterrupt):
        await house.show()
    monkeypatch.undo()
    house.begin()
    await house.show()
    (number,) = house.channel.messages
    assert (await house.row()).board == number
    assert house.woken == [league]


async def test_a_league_does_not_take_the_message_of_one_that_a_restore_has_lost(house, monkeypatch):
    """Both have the number 1."""
    await house.founded(*FOUR)
    await house.show()
    await house.rows("DELETE FROM league_acts")
    await house.rows("DELETE FROM entries")
    await house.rows("DELETE FROM leagues")
    await house.rows("DELETE FROM sqlite_sequence WHERE name = 'leagues'")
    house.open_doors(house.journal)
    house.begin()
    house.now += 60
    assert await house.founded() == 1
    await house.show()
    assert len(house.channel.messages) == 2


async def test_a_deleted_message_is_posted_anew(house, clock):
    league = await house.founded()
    await house.show()
    (first,) = house.channel.messages
    house.channel.messages.clear()
    await house.leagues.join(GUILD, league, FOUR[0])
    clock.ahead += APART_S
    await house.show()
    (second,) = house.channel.messages
    assert second != first
    assert (await house.row()).board == second
    assert len(set(house.channel.nonces.values())) == 2, "Discord must not take it for the first"


@pytest.mark.parametrize("error", [FORBIDDEN, NO_CHANNEL, BAD], ids=["forbidden", "gone", "bad"])
async def test_what_the_bot_may_not_post_is_tried_again_later_and_when_it_may(house, error, clock):
    league = await house.founded(*FOUR)
    house.channel.refuses = error
    await house.show()
    assert list(house.boards._wakings._timers) == [league]
    house.channel.refuses = None
    house.boards.wake_troubled(GUILD + 1)
    await clock.settled(house.boards._wakings)
    assert house.channel.messages == {}
    house.boards.wake_troubled(GUILD)
    await clock.settled(house.boards._wakings)
    assert len(house.channel.messages) == 1
    house.boards.wake_troubled(GUILD)
    assert not house.boards._wakings._tasks


async def test_a_bad_line_is_an_error_of_the_work(house):
    await house.founded(*FOUR)
    house.channel.refuses = LOST
    with pytest.raises(type(LOST)):
        await house.show()


async def test_nothing_is_posted_on_a_server_that_the_bot_has_left_until_it_is_back(house, clock):
    await house.founded(*FOUR)
    house.is_there = False
    await house.show()
    assert house.channel.messages == {}
    assert not house.boards._wakings._timers
    house.is_there = True
    house.boards.wake_troubled(GUILD)
    await clock.settled(house.boards._wakings)
    assert len(house.channel.messages) == 1


async def test_it_speaks_the_language_of_the_server(house):
    house.locale = discord.Locale.german
    await house.founded(*FOUR)
    await house.show()
    assert "Saison 1" in house.channel.texts[0]


async def test_the_end_shows_the_champion_before_the_standings(house, clock):
    await house.founded(*FOUR, rounds=3)
    await house.season(*FOUR)
    await house.show()
    assert [kind for kind, *_ in house.made] == ["league-poster", "league-standings"]
    assert "Anna" in house.channel.texts[0]
    assert house.channel.controls == [["mytables", "why", "nextseason", "rules"]]


async def test_a_closed_league_loses_its_buttons_says_so_once_and_is_left_alone(house, clock):
    league = await house.founded(*FOUR)
    await house.show()
    await house.tell()
    await house.leagues.close(GUILD, league, EVE, "nobody has time")
    clock.ahead += APART_S
    await house.show()
    assert house.channel.controls == [[]]
    assert "**This league is closed.**" in house.channel.texts[0]
    assert "next season" not in house.channel.texts[0]
    assert (await house.row()).board is not None, "its last news are not told yet"
    await house.tell()
    assert await house.leagues.to_show() == [league]
    clock.ahead += APART_S
    await house.show()
    assert await house.leagues.to_show() == []
    await house.show()
    assert (len(house.channel.messages), house.channel.edits) == (1, 1)


async def test_a_closed_league_whose_message_did_not_say_so_does_after_a_start(house, tmp_path):
    league = await house.founded(*FOUR)
    await house.show()
    await house.leagues.set_told(league, range(1, 99))
    await house.leagues.close(GUILD, league, EVE, "nobody has time")
    await house.leagues.set_told(league, range(1, 99))
    house.begin()
    assert await house.leagues.to_show() == [league]
    await house.show()
    assert "**This league is closed.**" in house.channel.texts[0]
    assert await house.leagues.to_show() == []


async def test_a_deleted_league_keeps_nothing_waiting(house):
    await house.founded(*FOUR)
    house.number = 99
    await house.show()
    assert house.channel.messages == {}


async def test_two_secrets_look_alike_before_the_draw(house, clock, monkeypatch):
    league = await house.founded(*FOUR)
    await house.called(*FOUR)
    await house.show()
    (before,) = house.channel.messages.values()
    text = (await house.rows("SELECT act FROM league_acts WHERE kind = 'RoundCalled'"))[0][0]
    seed = next(iter(await house.done(acts.RoundCalled))).seed
    whole = (await house.leagues.whole(league)).season.rounds[1].seed
    assert seed == "", "the log keeps it secret"
    await house.rows(
        "UPDATE league_acts SET act = ? WHERE kind = 'RoundCalled'", text.replace(whole, "0" * len(whole))
    )
    house.open_doors(house.journal)
    house.begin()
    await house.show()
    assert house.channel.edits == 1
    assert list(house.channel.messages.values()) == [before]


async def test_after_a_start_all_are_brought_up_to_date(house, clock, tmp_path, monkeypatch):
    league = await house.founded(*FOUR)
    await house.show()
    house.begin()
    await house.boards.wake_all()
    await clock.passes(1, house.boards._wakings, step=1)
    assert house.channel.edits == 1
    assert (await house.row()).id == league
    assert house.channel.id == CHANNEL
