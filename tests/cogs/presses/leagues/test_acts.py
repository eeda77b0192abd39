"""What organisers do by commands: everybody reads the same of it, and what does not fit changes nothing."""

from dataclasses import replace

import discord
import pytest

from cogs.posting.board_messages import BoardMessages
from cogs.posting.leagues.messages import LeagueMessages
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.offered_seats import OfferedSeats
from cogs.posting.office_messages import OfficeMessages
from cogs.presses.leagues import acts as organising
from engine.leagues import acts
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.doubles import double
from tests.engine.leagues.office import ELSEWHERE, EVE, GUILD, PEOPLE, Office
from tests.engine.sessions.test_seats import refused

ANNA, BEN, *_ = PEOPLE
FOUR = PEOPLE[:4]
ORGANISER = discord.Permissions(manage_events=True)


class Lead(Office):
    """A league whose first round is drawn, and its organisers."""

    def __init__(self, journal):
        super().__init__(journal)
        self.woken, self.seen = [], []
        self.services = visits.services(
            leagues=self.leagues,
            boards=double(BoardMessages, wake=lambda number: self.woken.append(("board", number))),
            lobbies=double(LobbyMessages, wake=lambda number: None),
            offered_seats=double(OfferedSeats, wake=lambda number: None),
            office_messages=double(OfficeMessages, wake=lambda guild: self.woken.append(("office", guild))),
            league_messages=double(LeagueMessages, wake=lambda row: self.woken.append(("league", row))),
        )

    def visit(self, person=EVE, *, guild=GUILD, **parts):
        return visits.visit(self.services, person, **self.parts(guild), **parts)

    def parts(self, guild):
        async def edit_original_response(*, view, attachments, allowed_mentions):
            assert allowed_mentions.to_dict() == {"parse": []}
            self.seen.append(Shown(view, attachments))
            return double(discord.InteractionMessage, id=1)

        return {
            "guild_id": guild,
            "guild": None,
            "edit_original_response": edit_original_response,
        }

    async def begun(self):
        await self.founded(*FOUR)
        self.tables_dealt = await self.drawn(*FOUR)
        return self

    async def stored(self):
        """All that is stored."""
        return await self.journal.read(lambda db: list(db.iterdump()))

    async def fixture(self, number=1):
        found = await self.leagues.tables(GUILD, self.number)
        return next(one.fixture for one in found if one.fixture.table == number)


@pytest.fixture
async def lead(journal):
    return await Lead(journal).begun()


def mention(entry):
    return f"<@{PEOPLE[entry - 1].id}>"


async def test_a_table_is_voided_in_the_words_that_everybody_reads_and_undone(lead):
    await organising.void(lead.visit(), "1.1", "two at *one* keyboard")
    (act,) = await lead.leagues.to_undo(GUILD, lead.number)
    text = lead.seen[-1].text
    assert "**does not count**, 5 points for everybody who was there" in text
    assert f"organiser <@{EVE.id}>: “two at \\*one\\* keyboard”" in text
    assert f"`/organise undo` undoes it: it is act {act.number}." in text
    session = lead.tables_dealt[0]
    for one in (("board", session.id), ("office", GUILD), ("league", lead.number)):
        assert one in lead.woken
    await refused(organising.void(lead.visit(), "1.1", "again"), "table-voided")
    lead.woken.clear()
    await organising.undo(lead.visit(), act.number, "it was one")
    assert "counts again" in lead.seen[-1].text
    assert "/organise undo" not in lead.seen[-1].text
    assert ("board", session.id) in lead.woken
    assert not (await lead.fixture()).is_voided


async def test_an_organiser_who_plays_there_is_named_as_one_who_does(lead):
    await organising.void(lead.visit(ANNA), "1.1", "mine")
    assert f"organiser <@{ANNA.id}>, who plays in this division" in lead.seen[-1].text


async def test_places_are_set_by_mentions_and_by_entries_alike(lead):
    one, other = (await lead.fixture()).drawn
    await organising.place(lead.visit(), "1 1", f"{mention(other)} #{one}", "the board was wrong")
    placed = (await lead.fixture()).placed
    assert [(each.entry, each.place) for each in placed] == [(one, 2), (other, 1)]
    assert "the board was wrong" in lead.seen[-1].text
    await organising.place(lead.visit(), "1.1", f"{mention(one)} = {mention(other)}", "a draw")
    assert {each.place for each in (await lead.fixture()).placed} == {1}


async def test_who_is_missing_is_named_with_the_number_of_their_entry(lead):
    one, other = (await lead.fixture()).drawn
    before = await lead.stored()
    with pytest.raises(Exception, match="places-do-not-fit") as caught:
        await organising.place(lead.visit(), "1.1", f"#{one}", "why")
    assert caught.value.values == {"missing": f"{PEOPLE[other - 1].name} (#{other})"}
    await refused(organising.place(lead.visit(), "1.1", f"#{one} #{other} #99", "why"), "entry-unknown")
    stranger = next(entry for entry in range(1, 5) if entry not in (one, other))
    strange = f"#{one} #{other} {mention(stranger)}"
    await refused(organising.place(lead.visit(), "1.1", strange, "why"), "places-do-not-fit-those")
    await refused(organising.place(lead.visit(), "1.1", "@Anna", "why"), "people-not-understood")
    assert await lead.stored() == before


async def test_somebody_who_was_forgotten_can_be_placed_and_expelled(lead):
    fixture = await lead.fixture()
    one, other = fixture.drawn
    await lead.forgetting.forget(PEOPLE[one - 1].id)
    lead.leagues.forget(PEOPLE[one - 1].id)
    with pytest.raises(Exception, match="places-do-not-fit") as caught:
        await organising.place(lead.visit(), "1.1", mention(other), "why")
    assert caught.value.values == {"missing": f"a former player (#{one})"}
    await organising.place(lead.visit(), "1.1", f"#{other} #{one}", "they won")
    (suggested,) = [
        each for each in await organising.complete_person(lead.visit(), f"#{one}") if each.value == f"#{one}"
    ]
    await organising.expel(lead.visit(), suggested.value, "gone")
    assert "is expelled from the season" in lead.seen[-1].text


async def test_somebody_is_expelled_and_readmitted_and_suggested_where_that_is_possible(lead):
    async def names(**more):
        found = await organising.complete_person(lead.visit(), "ANN", **more)
        return [(each.name, each.value) for each in found]

    assert await names() == [("Anna (#1)", "#1")]
    assert await names(is_expelled=True) == []
    await organising.expel(lead.visit(), mention(1), "they shouted")
    assert "**Anna is expelled from the season**" in lead.seen[-1].text
    assert await lead.done(acts.SeatLost)
    assert await names() == []
    assert await names(is_expelled=True) == [("Anna (#1)", "#1")]
    await refused(organising.expel(lead.visit(), "#1", "again"), "expelled-already")
    await organising.readmit(lead.visit(), "1", "they are sorry")
    assert "**Anna may play again**" in lead.seen[-1].text
    await refused(organising.readmit(lead.visit(), "#1", "again"), "not-expelled")
    await refused(organising.expel(lead.visit(), str(EVE.id), "why"), "person-not-entered")


async def test_nothing_is_done_without_a_reason_or_with_one_that_is_too_long(lead):
    before = await lead.stored()
    for reason, why in (("", "reason-missing"), (" \u200b ", "reason-missing"), ("x" * 301, "reason-long")):
        await refused(organising.void(lead.visit(), "1.1", reason), why)
        await refused(organising.expel(lead.visit(), "#1", reason), why)
    assert await lead.stored() == before


async def test_another_server_s_league_is_nobody_s_business(lead):
    await organising.void(lead.visit(), "1.1", "for the list")
    before, away = await lead.stored(), lead.visit(guild=ELSEWHERE)
    number = lead.number
    for work in (
        organising.void(away, "1.2", "x", number),
        organising.place(away, "1.2", "#1 #2", "x", number),
        organising.expel(away, "#1", "x", number),
        organising.readmit(away, "#1", "x", number),
        organising.undo(away, 1, "x", number),
        organising.undo(away, 1, "x"),
    ):
        await refused(work, "league-unknown")
    for complete in (organising.complete_table, organising.complete_person, organising.complete_act):
        assert await complete(lead.visit(), "", number)
        for nobody in (away, lead.visit(guild=None)):
            assert await complete(nobody, "", number) == []
    await refused(organising.void(lead.visit(guild=None), "1.2", "x"), "only-in-a-server")
    assert await lead.stored() == before


async def test_acts_that_cannot_be_undone_are_refused(lead):
    for number in (1, 999):  # an act of the bot, and none
        await refused(organising.undo(lead.visit(), number, "why"), "act-cannot-be-undone")


async def test_tables_are_suggested_by_number_and_by_name(lead):
    async def found(typed, **more):
        return [each.value for each in await organising.complete_table(lead.visit(), typed, **more)]

    assert await found("") == ["1.1", "1.2"]
    assert await found("1 2") == await found("1.2") == ["1.2"]
    assert await found("table 2") == ["1.2"]
    with_anna = 1 if 1 in (await lead.fixture()).drawn else 2
    assert await found("anna") == [f"1.{with_anna}"]
    await organising.void(lead.visit(), "1.1", "why")
    assert await found("", is_to_void=True) == ["1.2"]
    assert await found("") == ["1.1", "1.2"], "its places can still be set"


async def test_acts_are_suggested_in_plain_words(lead):
    await organising.void(lead.visit(ANNA), "1.2", "why")
    await organising.expel(lead.visit(), "#2", "why")
    first, second = await organising.complete_act(lead.visit(), "")
    assert first.name == f"{first.value}: Ben expelled (by Eve)"
    assert second.name == f"{second.value}: round 1, table 2 voided (by Anna)"
    assert await organising.complete_act(lead.visit(), "table 2") == [second]
    assert await organising.complete_act(lead.visit(), str(first.value)) == [first]


async def test_what_an_organiser_is_called_on_another_server_is_not_told(lead):
    league = await lead.founded(*FOUR, guild=ELSEWHERE, name="Other League")
    there = replace(EVE, name="Secret Eve")
    await lead.leagues.expel(ELSEWHERE, league, there, "why", FOUR[0].id)
    await lead.leagues.expel(GUILD, league - 1, EVE, "why", FOUR[0].id)
    await lead.leagues.readmit(ELSEWHERE, league, there, "why", FOUR[0].id)
    (act,) = await organising.complete_act(lead.visit(), "", league - 1)
    assert act.name == f"{act.value}: Anna expelled (by Eve)"
