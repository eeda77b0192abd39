"""Who has left the server: only a clear answer of Discord's says so."""

import discord
import pytest

from cogs.posting.cards_shown import CardsShown
from cogs.posting.members import Members, gone_from
from tests.doubles import discord_error, double

ANSWERS = {
    "unknown member": (discord_error(10007, status=404, kind=discord.NotFound), True),
    "unknown user": (discord_error(10013, status=404, kind=discord.NotFound), True),
    "unknown server": (discord_error(10004, status=404, kind=discord.NotFound), False),
    "forbidden": (discord_error(50001, status=403, kind=discord.Forbidden), False),
    "Discord fails": (discord_error(0, status=502, kind=discord.DiscordServerError), False),
    "a bad line": (TimeoutError(), False),
    "there": (None, False),
}


@pytest.mark.parametrize("answer", ANSWERS)
async def test_only_whoever_discord_does_not_know_there_is_gone(answer):
    error, is_gone = ANSWERS[answer]

    async def fetch_member(person):
        if error is not None and person == 2:
            raise error
        return double(discord.Member, id=person)

    guild = double(discord.Guild, fetch_member=fetch_member)
    assert await gone_from(guild, [1, 2, 3]) == ({2} if is_gone else set())


async def test_nothing_is_kept_of_somebody_who_is_forgotten():
    asked = []

    async def fetch_member(person):
        asked.append(person)
        return double(discord.Member, id=person)

    members, guild = Members(double(discord.Client)), double(discord.Guild, id=1, fetch_member=fetch_member)
    cards = CardsShown()
    for person in (1, 2):
        await members.is_gone(guild, person)
        cards.add(7, person, "1.1")
    members.forget(1)
    cards.forget(1)
    for person in (1, 2):
        await members.is_gone(guild, person)
    assert asked == [1, 2, 1]
    assert (cards.has(7, 1, "1.1"), cards.has(7, 2, "1.1")) == (False, True)
