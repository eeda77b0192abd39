"""Which backups of a folder are ours, and which of them are kept."""

import os
import shutil
from datetime import date, timedelta

import pytest

from bot.settings import Keep
from bot.upkeep import kept_backups
from bot.upkeep.kept_backups import backups_in, forget_unfinished, longest, name_of, superfluous
from engine.journal import note_rows
from engine.journal.copies import backup
from engine.journal.journal import Journal
from tests.engine.table_talk import TABLES

MONDAY = date(2026, 11, 30)
NIGHTS = [MONDAY + timedelta(days=number) for number in range(200)]


def kept_over(nights, keep=None):
    """Which nights' backups are there after each night, if one is made every night that is given."""
    there, after = set(), {}
    for night in nights:
        there.add(night)
        there -= superfluous(there, keep or Keep(), night)
        after[night] = set(there)
    return after


def test_seven_days_and_the_newest_of_each_of_four_weeks_are_kept_and_none_for_longer_than_35_days():
    for night, there in list(kept_over(NIGHTS).items())[60:]:
        ages = sorted((night - one).days for one in there)
        assert ages[:7] == list(range(7))
        weekly = [one for one in there if (night - one).days >= 7]
        assert len(weekly) == 4
        assert len({one.isocalendar()[:2] for one in weekly}) == 4
        assert 20 < max(ages) < 35 == kept_backups.PROMISED_DAYS == longest(Keep())


@pytest.mark.parametrize("keep", [Keep(1, 0), Keep(3, 0), Keep(1, 8), Keep(14, 52)])
def test_any_rule_keeps_what_it_says_and_no_more(keep):
    for night, there in list(kept_over(NIGHTS, keep).items())[60:]:
        ages = {(night - one).days for one in there}
        assert set(range(keep.days)) <= ages
        assert len([age for age in ages if age >= keep.days]) <= keep.weeks
        assert max(ages) < longest(keep)


def test_whatever_the_gaps_the_last_one_stays_and_what_is_too_old_goes_with_the_next():
    nights = [*NIGHTS[:3], NIGHTS[150]]
    after = kept_over(nights)
    assert after[NIGHTS[2]] == set(NIGHTS[:3])
    assert after[NIGHTS[150]] == {NIGHTS[150]}
    assert superfluous(NIGHTS[:3], Keep(), NIGHTS[150]) == set(NIGHTS[:2]), "the last good one stays"
    assert superfluous([], Keep(), MONDAY) == set()
    assert superfluous([NIGHTS[0], NIGHTS[34]], Keep(), NIGHTS[34]) == set()
    assert superfluous([NIGHTS[0], NIGHTS[35]], Keep(), NIGHTS[35]) == {NIGHTS[0]}, "it is 35 days old"


def test_names_sort_as_nights_do():
    names = [name_of(night) for night in NIGHTS]
    assert names[0] == "saloon-2026-11-30.sqlite3"
    assert names == sorted(names)


async def copied(folder, journal, origin, night):
    await journal.write(lambda db: note_rows.save_note(db, kept_backups.ORIGIN, origin))
    backup(journal.path, folder / name_of(night), TABLES)


async def test_only_backups_of_this_bots_file_under_the_names_of_nights_are_ours(journal, tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    for number, origin in enumerate(("theirs", "ours")):
        await copied(folder, journal, origin, NIGHTS[number])
    for name in ("saloon-by-hand.sqlite3", name_of(NIGHTS[3]), name_of(NIGHTS[9])):
        shutil.copyfile(folder / name_of(NIGHTS[1]), folder / name)
    (folder / name_of(NIGHTS[5])).write_text("dear aunt, " * 500)
    (folder / name_of(NIGHTS[6])).mkdir()
    (folder / name_of(NIGHTS[7])).symlink_to(folder / name_of(NIGHTS[1]))
    (folder / name_of(NIGHTS[8])).touch()
    await (await Journal.open(folder / name_of(NIGHTS[9]))).close()  # a bot uses it now
    before = sorted(folder.iterdir())
    assert [kept.night for kept in backups_in(folder, "ours")] == [NIGHTS[1], NIGHTS[3]]
    assert sorted(folder.iterdir()) == before


def test_what_kills_have_left_is_deleted_and_nothing_else(tmp_path):
    name = name_of(MONDAY)
    left = [f"{name}.0a1b2c3d.new{ending}" for ending in kept_backups.LEFT]
    others = [name, f"{name}.new", f"{name}.0a1b2c3d.new.mine", f"{name}.part", f"x{name}.0a1b2c3d.new"]
    for file in (*left, *others):
        (tmp_path / file).touch()
    forget_unfinished(tmp_path)
    assert sorted(os.listdir(tmp_path)) == sorted(others)
