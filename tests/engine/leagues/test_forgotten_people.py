"""Whoever is forgotten leaves points, standings and draws as they are, and nothing of themself."""

import json

import pytest

from engine.leagues import acts
from engine.sessions.retention import REASONS_FOR, Retention
from engine.sessions.seating import Person
from tests.engine.leagues.office import EVE, GUILD, PEOPLE, Office
from tests.engine.sessions.forgotten import traces

EIGHT = tuple(Person(one.id, f"{one.name}belle") for one in PEOPLE[:8])
ANNA, BEN = EIGHT[:2]


@pytest.fixture
async def office(journal):
    """A league of eight after a round; Anna has organised, reported, and is named in a reason."""
    made = Office(journal)
    league = await made.founded(*EIGHT)
    for session in await made.drawn(*EIGHT):
        await made.play(session)
    await made.leagues.void(GUILD, league, EVE, "Annabelle was not alone", 1, 1)
    await made.leagues.void(GUILD, league, ANNA, "I was there", 1, 2)
    await made.leagues.report(GUILD, league, ANNA, "They whisper", 1, 2)
    await made.leagues.report(GUILD, league, BEN, "Annabelle whispers", 1, 3)
    await made.compute()
    return made


async def test_forgetting_somebody_leaves_standings_and_digests_the_same(office, journal):
    before = await office.standings(), await office.leagues.standings_digest(GUILD, office.number)
    await office.forgetting.forget(ANNA.id)
    after = await office.standings(), await office.leagues.standings_digest(GUILD, office.number)
    assert after == before
    assert (await office.leagues.verify(GUILD, office.number)).what is None
    assert traces(journal.path, ANNA) == {}


async def test_whoever_is_forgotten_is_in_no_file_and_no_name(office):
    await office.forgetting.forget(ANNA.id)
    files = await office.leagues.export(GUILD, office.number)
    assert not [raw for raw in files.values() if ANNA.name.encode() in raw]
    over = await office.leagues.overview(GUILD, office.number)
    assert (over.names[1], over.names[2]) == ("", BEN.name)
    assert {one.reason for one, _ in await office.leagues.log(GUILD, office.number)} == {""}
    (report, _) = (await office.leagues.reports(GUILD, office.number))[0]
    assert (report.person, report.text) == (BEN.id, "")


async def test_whoever_is_forgotten_is_drawn_no_more(office):
    await office.called(*EIGHT)
    await office.forgetting.forget(ANNA.id)
    await office.until(acts.Drawn)
    drawn = (await office.done(acts.Drawn))[-1]
    assert 1 not in drawn.divisions[0].there
    assert [one.entry for one in await office.done(acts.Left)] == [1]


async def test_whoever_is_forgotten_after_the_draw_has_lost_the_seat(office):
    await office.called(*EIGHT)
    await office.until(acts.Drawn)
    await office.forgetting.forget(ANNA.id)
    sessions = await office.deal()
    assert len(sessions) == 4
    assert [one.entry for one in await office.done(acts.SeatLost)] == [1]


async def test_whoever_comes_back_and_is_forgotten_again_is_another_ghost(office):
    await office.forgetting.forget(ANNA.id)
    await office.leagues.change(GUILD, office.number, EVE, "More", late=3)
    entry = await office.leagues.join(GUILD, office.number, ANNA)
    assert entry == 9
    await office.forgetting.forget(ANNA.id)
    ghosts = await office.rows("SELECT person FROM entries WHERE number IN (1, 9)")
    assert len({ghost for (ghost,) in ghosts}) == 2


async def test_the_file_of_a_person_has_their_leagues(office):
    found = json.loads(json.dumps(await office.forgetting.export(ANNA.id)))
    counts = (await office.forgetting.stored(ANNA.id)).counts
    for part in ("entries", "organised", "reports", "active"):
        assert len(found[part]) == counts[part] == 1, part
    assert [one["kind"] for one in found["entries"][0]["acts"]] == ["Entered", "CameIn"]
    assert found["organised"][0]["reason"] == "I was there"
    assert found["reports"][0]["text"] == "They whisper"
    assert str(BEN.id) not in json.dumps(found)


async def test_words_are_kept_for_a_year(office):
    office.now += REASONS_FOR + 10**6
    await Retention(office.sessions.workings).keep()
    assert {one.reason for one, _ in await office.leagues.log(GUILD, office.number)} == {""}
    assert await office.leagues.reports(GUILD, office.number, is_open=False) == []
    assert await office.rows("SELECT count(*) FROM active") == [(0,)]
