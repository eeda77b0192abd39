"""The file of a person has all that is theirs, and nothing of anybody else."""

import json

import pytest

from engine.journal.snowflakes import signed
from engine.sessions.forgetting import Forgetting, Kept
from engine.sessions.private_notes import PrivateNotes
from tests.engine.sessions.forgotten import all_of
from tests.engine.sessions.forgotten_table import ADA, BO, CY, Table, filled
from tests.engine.sessions.rated import RatedGames
from tests.engine.table_talk import GUILD


@pytest.fixture
def table(journal):
    return Table(journal)


async def test_the_file_of_a_person_has_all_that_is_theirs(table):
    session = await filled(table)
    over = await table.over(BO, ADA)
    found = json.loads(json.dumps(await table.forgetting.export(ADA.id)))
    assert {kind.value for kind in Kept} <= set(found)
    counts = (await table.forgetting.stored(ADA.id)).counts
    assert {kind: counts[kind] for kind in Kept if kind is not Kept.ANSWERS} == {
        kind: len(found[kind.value]) for kind in Kept if kind is not Kept.ANSWERS
    }
    assert counts[Kept.ANSWERS] == sum(len(one["given"]) for one in found["answers"])
    assert found["person"] == str(ADA.id)
    assert found["preferences"][0]["zone"] == "Europe/Berlin"
    assert [one["number"] for one in found["games"]] == [session.id - 1, session.id, session.id + 1, over.id]
    assert found["games"][-1]["place"] == 1
    assert found["games"][-1]["names"] == [BO.name, ADA.name]
    (answers,) = [one for one in found["answers"] if one["game"] == over.id]
    assert {one["seat"] for one in answers["given"]} == {1}
    assert [one["event"] for one in answers["told"]] == [{"words": "a secret of seat 1"}] * 3
    assert [one["text"] for one in found["notes"]] == ["Bo bluffs"]
    assert len(found["drafts"]) == len(found["invitations"]) == len(found["absences"]) == 1
    assert {one["kind"] for one in found["acts"]} >= {"motion", "away"}
    assert [(one["game"], one["server"]) for one in found["places"]] == [
        (one, str(GUILD)) for one in (session.id - 1, over.id)
    ]
    (rating,) = found["ratings"]
    assert (rating["title"], rating["games"], rating["opponents"]) == ("toy", 2, 2)
    assert rating["rating"] == found["places"][-1]["rating"]
    assert found["hidden"] == [{"server": str(GUILD)}]


async def test_the_file_of_a_person_has_no_id_of_another_and_none_of_their_secrets(table):
    session = await filled(table)
    await table.over(BO, ADA)
    before = json.dumps(await table.forgetting.export(ADA.id))
    for other in (BO, CY):
        assert str(other.id) not in before
        assert str(signed(other.id)) not in before
    await PrivateNotes(table.sessions.workings).keep(session.id, BO.id, "Ada bluffs")
    ahead = await table.sessions.ahead(session.id, BO.id)
    await table.sessions.submit(session.id, BO, "1", ticket=ahead.ticket)
    assert json.dumps(await table.forgetting.export(ADA.id)) == before, "what Bo does in secret shows nowhere"
    for one in await all_of(table.sessions):
        assert one.seed is None or one.seed not in before


async def test_nobody_can_compute_from_their_file_how_strong_somebody_is_who_hides_it(journal):
    club = RatedGames(journal)
    forgetting = Forgetting(club.workings)
    await club.play(BO.id, CY.id)
    await club.play(ADA.id, BO.id, hours=1)
    await club.play(ADA.id, CY.id, hours=2)
    before = (await forgetting.export(ADA.id))["places"]
    assert [one["expected"] is None for one in before] == [False, False]
    await club.ratings.hide(GUILD, BO.id, is_hidden=True)
    found = await forgetting.export(ADA.id)
    assert [one["expected"] is None for one in found["places"]] == [True, False]
    numbers = ("rating_before", "deviation_before", "rating", "deviation")
    told = [one[key] for one in (*found["places"], *found["ratings"]) for key in numbers if key in one]
    assert len(told) == 10
    assert all(isinstance(number, int) for number in told)
    own = (await forgetting.export(BO.id))["places"]
    assert [one["expected"] is None for one in own] == [False, False], "they may read how strong Ada was"
