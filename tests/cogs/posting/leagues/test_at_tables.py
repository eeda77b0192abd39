"""Acts that correct a table are told there once, and mention nobody; all other acts are not."""

import time

import discord
import pytest

from cogs.posting.frame_ids import FrameKind
from cogs.posting.leagues.at_tables import table_of, tell_at_table, tell_at_tables
from cogs.posting.leagues.facts import facts_of
from engine.leagues import acts
from renders.language.catalogues import words_for
from tests.cogs.posting.test_offered_seats import ME, Place
from tests.doubles import discord_error, double
from tests.engine.leagues.office import EVE, GUILD, PEOPLE, Office

EN = words_for("en")
FOUR = PEOPLE[:4]


class Told(Office):
    """A league whose first table was voided, and its thread."""

    def __init__(self, journal):
        super().__init__(journal, now=time.time())
        self.places = {}
        self.client = double(discord.Client, user=ME, get_partial_messageable=self.place)

    def place(self, number, *, guild_id):
        assert guild_id == GUILD
        return self.places.setdefault(number, Place(number))

    async def tell(self, kind=None):
        """Tell all acts (None), or those of a kind, as the news do."""
        whole = await self.leagues.whole(self.number)
        done = [one for one in whole.season.log if kind is None or isinstance(one.act, kind)]
        await tell_at_tables(self.client, self.number, facts_of(whole), done, EN)
        return whole

    def shown(self):
        return {number: [text for text, _ in place.shown] for number, place in self.places.items()}


@pytest.fixture
async def told(journal):
    office = Told(journal)
    await office.founded(*FOUR)
    office.sessions_dealt = await office.drawn(*FOUR)
    return office


async def test_a_correction_and_its_undoing_are_told_in_the_table_s_thread_alone(told):
    number = await told.leagues.void(GUILD, told.number, EVE, "two at *one* keyboard", 1, 1)
    await told.leagues.undo(GUILD, told.number, EVE, "it was one", number)
    await told.leagues.expel(GUILD, told.number, EVE, "shouting", PEOPLE[0].id)
    await told.tell()
    thread = told.sessions_dealt[0].thread
    ((first, second),) = told.shown().values()
    assert list(told.places) == [thread]
    assert "**does not count**" in first
    assert f"organiser <@{EVE.id}>: “two at \\*one\\* keyboard”" in first
    assert "counts again" in second
    assert "it was one" in second


async def test_what_was_posted_just_before_a_crash_is_found_again(told):
    await told.leagues.void(GUILD, told.number, EVE, "why", 1, 1)
    told.now = time.time() - 3600
    await told.leagues.void(GUILD, told.number, EVE, "long ago", 1, 2)
    for _ in range(2):
        await told.tell(acts.Voided)
    first, second = (told.shown()[session.thread] for session in told.sessions_dealt)
    assert len(second) == 1, "it is found by its frame"
    assert len(first) == 2, "Discord knows it by its nonce"
    assert told.places[told.sessions_dealt[0].thread].asked == 2


async def test_the_number_in_the_frame_is_the_act_s_own(told):
    first = await told.leagues.void(GUILD, told.number, EVE, "why", 1, 1)
    await told.leagues.undo(GUILD, told.number, EVE, "why not", first)
    await told.tell()
    (place,) = told.places.values()
    frames = [components[0]["id"] for components in place.messages.values()]
    assert len(set(frames)) == 2
    assert all(FrameKind.LEAGUE_POST.number_in(each) is not None for each in frames)


async def test_what_discord_refuses_is_given_up_and_what_passes_is_raised(told):
    await told.leagues.void(GUILD, told.number, EVE, "why", 1, 1)
    place = told.place(told.sessions_dealt[0].thread, guild_id=GUILD)
    place.refuses = discord_error(10003, status=404, kind=discord.NotFound)
    await told.tell()
    place.refuses = discord_error(50013, status=403, kind=discord.Forbidden)
    await told.tell()
    place.refuses = discord_error(0, status=503, kind=discord.DiscordServerError)
    with pytest.raises(discord.DiscordServerError):
        await told.tell()
    place.refuses = None
    await told.tell()
    assert len(place.shown) == 1


async def test_a_table_without_a_thread_hears_nothing(told):
    await told.leagues.void(GUILD, told.number, EVE, "why", 1, 1)
    await told.rows("UPDATE sessions SET thread = NULL")
    whole = await told.tell()
    assert told.places == {}
    done = next(one for one in whole.season.log if isinstance(one.act, acts.Voided))
    assert table_of(done, whole.season) == (1, 1)
    await tell_at_table(told.client, told.number, facts_of(whole), done, EN)
