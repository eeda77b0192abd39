"""Acts: how they are stored for good, and what can happen only once."""

from dataclasses import fields

import pytest

from engine.journal import records
from engine.leagues import acts
from engine.leagues.ledger import act_of, kind_of, once, written
from engine.leagues.points import Seated
from engine.leagues.settings import Settings
from engine.play.codec import DecodeError
from tests.engine.leagues.world import settings

KEPT = {
    "SeasonOpened": ("season", "settings"),
    "SettingsChanged": ("settings",),
    "Entered": ("entry",),
    "Left": ("entry",),
    "SatOut": ("entry", "round"),
    "CameIn": ("entry",),
    "RoundCalled": ("round", "attempt", "seed"),
    "RoundSkipped": ("round", "full"),
    "Drawn": ("round", "seed", "size", "allowed", "divisions"),
    "TableOpened": ("round", "table"),
    "SeatLost": ("round", "table", "entry", "why"),
    "SubstituteCame": ("round", "table", "entry", "instead"),
    "TableEnded": ("round", "table", "seats", "is_rated"),
    "SeasonStopped": (),
    "SeasonWentOn": (),
    "Extended": ("days",),
    "EndAnnounced": (),
    "OvertimeBegan": (),
    "PlayedOut": (),
    "SeasonEnded": ("divisions", "digest"),
    "Closed": (),
    "Voided": ("round", "table"),
    "Placed": ("round", "table", "seats"),
    "Expelled": ("entry",),
    "Readmitted": ("entry",),
    "Undone": ("act",),
}
"""The names under which acts are stored, and those of their fields. Add to it; change nothing."""
PARTS = {
    acts.DivisionDrawn: ("division", "joined", "there", "full", "tables", "byes"),
    acts.DivisionEnded: ("division", "standings"),
    acts.Finished: ("entry", "place", "sixtieths"),
    Seated: ("entry", "place", "has_lost", "is_substitute"),
    Settings: (
        *("game", "options", "table", "division", "rounds", "every", "last_games", "start", "zone"),
        *("pace", "at_once", "line", "late", "goes_on"),
    ),
}
SEATS = (Seated(3, 1), Seated(4, None, True), Seated(9, 2, False, True))
DRAWN = acts.DivisionDrawn(1, (1, 2, 3), (1, 2), (3,), ((2, 1),), ())
EXAMPLES = [
    acts.SeasonOpened(3, settings(options=("short",), division=None)),
    acts.SettingsChanged(settings(line=2, goes_on=True)),
    acts.Entered(1),
    acts.Left(1),
    acts.SatOut(1, 2),
    acts.CameIn(1),
    acts.RoundCalled(2, 1, "seed"),
    acts.RoundSkipped(2, (7,)),
    acts.Drawn(2, "seed", 4, (3, 4, 5), (DRAWN,)),
    acts.TableOpened(2, 7),
    acts.SeatLost(2, 7, 4, acts.LostBecause.NO_SHOW),
    acts.SubstituteCame(2, 7, 9, 4),
    acts.TableEnded(2, 7, SEATS, True),
    acts.SeasonStopped(),
    acts.SeasonWentOn(),
    acts.Extended(7),
    acts.EndAnnounced(),
    acts.OvertimeBegan(),
    acts.PlayedOut(),
    acts.SeasonEnded((acts.DivisionEnded(1, (acts.Finished(3, 1, 600),)),), "digest"),
    acts.Closed(),
    acts.Voided(2, 7),
    acts.Placed(2, 7, SEATS),
    acts.Expelled(4),
    acts.Readmitted(4),
    acts.Undone(41),
]


def test_the_names_of_acts_and_of_their_fields_are_kept_for_good():
    assert {name: tuple(each.name for each in fields(kind)) for name, kind in acts.KINDS.items()} == KEPT
    assert {kind: tuple(each.name for each in fields(kind)) for kind in PARTS} == PARTS


def test_the_reasons_for_which_seats_are_lost_are_kept_for_good():
    assert {"no-show", "absent", "lapsed", "left", "expelled"} == {each.value for each in acts.LostBecause}


@pytest.mark.parametrize("act", EXAMPLES, ids=kind_of)
def test_an_act_is_read_as_it_was_stored(act):
    assert act_of(kind_of(act), written(act)) == act


def test_there_is_an_example_of_every_act():
    assert {kind_of(act) for act in EXAMPLES} == set(acts.KINDS)


def test_an_act_that_nobody_knows_is_an_error():
    with pytest.raises(LookupError):
        act_of("Betted", "{}")
    with pytest.raises(DecodeError):
        act_of("Entered", "{}")


def test_what_happens_once_has_a_key_of_its_own_and_what_people_say_has_none():
    keys = [key for key in map(once, EXAMPLES) if key is not None]
    assert once(acts.TableOpened(2, 7)) == "TableOpened/2/7"
    assert once(acts.Drawn(2, "other", 4, (4,), ())) == once(acts.RoundSkipped(2, (7,))) == "Settled/2"
    assert len(set(keys)) == len(keys) - 1
    said = {"SettingsChanged", "Entered", "Left", "SatOut", "CameIn", "SeasonStopped", "SeasonWentOn"}
    assert {kind_of(act) for act in EXAMPLES if once(act) is None} == {
        *said,
        "Extended",
        "Voided",
        "Placed",
        "Expelled",
        "Readmitted",
        "Undone",
    }


def test_a_season_knows_everything_by_which_a_table_takes_a_seat():
    assert {one.value for one in records.LostBecause} <= {one.value for one in acts.LostBecause}
