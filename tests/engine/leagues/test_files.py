"""A league as a file: whoever has it makes the same standings again, and finds nobody's id in it."""

import json

import pytest

from engine.leagues import acts
from engine.leagues.__main__ import main
from engine.leagues.checking import What
from engine.leagues.exporting import NotALeague, imported
from engine.leagues.points import POINT
from tests.engine.leagues.office import EVE, GUILD, PEOPLE, Office

EIGHT = PEOPLE[:8]


@pytest.fixture
async def office(journal):
    made = Office(journal)
    await made.founded(*EIGHT)
    for session in await made.drawn(*EIGHT):
        await made.play(session)
    await made.leagues.void(GUILD, made.number, EVE, "Doubtful", 1, 1)
    return made


async def test_the_program_prints_the_standings_of_the_bot(office, tmp_path, capsys):
    files = await office.leagues.export(GUILD, office.number)
    path = tmp_path / "league.json"
    path.write_bytes(files["league.json"])
    assert main([str(path)]) == 0
    said = capsys.readouterr().out
    found = await office.leagues.standings(GUILD, office.number)
    assert imported(files["league.json"]).standings == found
    for one in found[1]:
        assert f"{one.place:4}  {PEOPLE[one.entry - 1].name}  {one.points // POINT} points" in said
    assert await office.leagues.standings_digest(GUILD, office.number) in said


async def test_a_season_that_was_corrected_after_its_end_is_as_it_should_be_and_its_old_end_is_checked(
    journal, tmp_path, capsys
):
    office, path = Office(journal), tmp_path / "league.json"
    league = await office.founded(*EIGHT[:3])
    await office.season(*EIGHT[:3])
    await office.leagues.void(GUILD, league, EVE, "Two at one keyboard", 1, 1)
    content = (await office.leagues.export(GUILD, league))["league.json"]
    path.write_bytes(content)
    assert main([str(path)]) == 0
    (ended,) = await office.done(acts.SeasonEnded)
    path.write_bytes(content.replace(ended.digest.encode(), b"0" * 64))
    assert main([str(path)]) == 1
    assert "the season did not end" in capsys.readouterr().out
    change = "UPDATE league_acts SET act = replace(act, ?, ?) WHERE kind = 'SeasonEnded' RETURNING 1"
    await office.rows(change, ended.digest, "0" * 64)
    assert (await office.leagues.verify(GUILD, league)).what is What.STANDINGS


async def test_the_program_finds_what_was_changed(office, tmp_path, capsys):
    content = json.loads((await office.leagues.export(GUILD, office.number))["league.json"])
    path = tmp_path / "league.json"

    def outcome(kind, change):
        changed = json.loads(json.dumps(content))
        act = next(one["act"] for one in reversed(changed["acts"]) if one["kind"] == kind)
        change(act)
        path.write_text(json.dumps(changed))
        code = main([str(path)])
        return code, capsys.readouterr().out.splitlines()[-1]

    def another_winner(act):
        act["seats"][0]["place"], act["seats"][1]["place"] = (
            act["seats"][1]["place"],
            act["seats"][0]["place"],
        )

    assert outcome("TableEnded", another_winner)[0] == 1
    code, said = outcome("Drawn", lambda act: act["divisions"][0]["tables"].reverse())
    assert (code, "round 1" in said) == (1, True)


@pytest.mark.parametrize("raw", [b"", b"[]", b"{}", b'{"format": "saloon-league-1"}', b"\xff"])
def test_what_is_no_league_is_said_to_be_none(raw, tmp_path, capsys):
    path = tmp_path / "league.json"
    path.write_bytes(raw)
    with pytest.raises(NotALeague):
        imported(raw)
    assert main([str(path)]) == 2
    assert "cannot be read" in capsys.readouterr().err


async def test_no_file_has_anybodys_id(office):
    for raw in (await office.leagues.export(GUILD, office.number)).values():
        assert not [person for person in (*PEOPLE, EVE) if str(person.id).encode() in raw]


async def test_a_name_is_not_a_formula(office):
    await office.rows("UPDATE entries SET name = '=1+1' WHERE number = 1 RETURNING 1")
    office.open_doors(office.journal)
    table = (await office.leagues.export(GUILD, office.number))["standings.csv"].decode()
    assert ",'=1+1," in table
    assert len(table.splitlines()) == 9
