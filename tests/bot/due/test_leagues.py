"""What is due in leagues is done, and then shown, even if some of it failed or the league is gone."""

import pytest

from bot.due.leagues import LeagueTicks
from cogs.posting.leagues.messages import LeagueMessages
from cogs.posting.office_messages import OfficeMessages
from engine.errors import NotStored, Refused
from engine.journal.league_rows import LeagueRow
from engine.leagues.leagues import Leagues, Whole
from tests.cogs import visits
from tests.doubles import double


class World:
    """A league whose tick gives or raises what a test says; `woken` is what was woken."""

    def __init__(self):
        self.done, self.error, self.gone, self.woken = ["an act"], None, False, []

    def ticks(self):
        return LeagueTicks(
            visits.services(
                leagues=double(Leagues, tick=self._tick, whole=self._whole),
                league_messages=double(
                    LeagueMessages, wake=lambda league: self.woken.append(("league", league))
                ),
                office_messages=double(
                    OfficeMessages, wake=lambda guild: self.woken.append(("office", guild))
                ),
            )
        )

    async def _tick(self, league):
        if self.error is not None:
            raise self.error
        return self.done

    async def _whole(self, league):
        if self.gone:
            raise Refused("league-unknown")
        return double(Whole, row=double(LeagueRow, guild=11))


async def test_acts_are_shown_and_told_to_whoever_moderates():
    world = World()
    await world.ticks().tick(7)
    assert world.woken == [("league", 7), ("office", 11)]


async def test_what_was_stored_before_something_failed_is_shown():
    world = World()
    world.error = NotStored("not-stored")
    with pytest.raises(NotStored):
        await world.ticks().tick(7)
    assert world.woken == [("league", 7)]


async def test_a_league_that_is_deleted_just_then_is_no_error():
    world = World()
    world.gone = True
    await world.ticks().tick(7)
    assert world.woken == [("league", 7)]
