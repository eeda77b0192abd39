"""The figures: each name of the list, labels from closed sets, never more series than at the start."""

import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families

from bot.health.gauges import Stored
from bot.health.metrics import Metrics, Now
from engine import measures
from engine.games import GAMES
from engine.sessions.stuck import Why

ALL = (*measures.COUNTS, *measures.HISTOGRAMS)
STORED = Stored(
    games={("goldrush", "playing"): 3},
    stuck={Why.FROZEN: 1, Why.WAITS: 7},
    behind=2,
    tick=5.0,
    parts={"main": 10, "log": 20},
    disk_free=1,
    disk_size=4,
)
LABELS = {
    "build_info": {"version"},
    "live": set(),
    "ready": set(),
    "shards": {"state"},
    "servers": set(),
    "sessions": {"game", "status"},
    "stuck": {"why"},
    "boards_behind": set(),
    "interactions": {"kind", "outcome"},
    "ack_seconds": set(),
    "confirm_seconds": {"kind"},
    "board_seconds": {"game"},
    "draw_seconds": {"game"},
    "answers": {"game", "by"},
    "refusals": {"reason"},
    "failures": {"where"},
    "requests": {"route", "status"},
    "limited": {"scope"},
    "journal_write_seconds": set(),
    "journal_batch": set(),
    "journal_waiting": set(),
    "loop_late_seconds": set(),
    "tick_timestamp_seconds": set(),
    "expired": set(),
    "reminders": set(),
    "outage_seconds": set(),
    "file_bytes": {"part"},
    "disk_free_bytes": set(),
    "disk_bytes": set(),
    "backup_timestamp_seconds": set(),
    "backup_bytes": set(),
}
"""By name, the labels of each figure: hosts have dashboards and alerts of their own, which changes break."""
NOW = Now(version="1.2.3", is_ready=True, shards=4, down=1, servers=9, waiting=6, stored=STORED)
MOST = 600


@pytest.fixture
def metrics():
    made = Metrics(GAMES)
    yield made
    made.close()


def series_of(text):
    """By name and labels, the figures; reads it as Prometheus would, strictly."""
    return {
        (each.name, frozenset(each.labels.items())): each.value
        for family in text_string_to_metric_families(text.decode())
        for each in family.samples
    }


def figure(series, name, **labels):
    return series[name, frozenset(labels.items())]


def test_every_figure_has_the_name_and_the_labels_that_hosts_know(metrics):
    told = text_string_to_metric_families(metrics.scrape(Now(stored=STORED, has_backups=True)).decode())
    labels = {
        family.name.removeprefix("saloon_"): set().union(*(each.labels for each in family.samples)) - {"le"}
        for family in told
        if family.name.startswith("saloon_")
    }
    assert labels == LABELS


def test_whatever_happens_there_are_at_most_six_hundred_series(metrics):
    before = series_of(metrics.scrape(NOW))
    for each in measures.COUNTS:
        for labels in product(*([*known, *GAMES, "a stranger"] for known in each.labels.values())):
            each.add(*labels)
    for each in measures.HISTOGRAMS:
        for labels in product(*([*known, *GAMES, "a stranger"] for known in each.labels.values())):
            each.saw(1.0, *labels)
    after = series_of(metrics.scrape(NOW))
    assert before.keys() == after.keys()
    assert len(after) <= MOST
    assert not [
        labels for _, labels in after if any(value.isdecimal() and len(value) > 3 for _, value in labels)
    ]


def test_what_is_counted_is_told_and_what_is_in_no_closed_set_is_told_as_other(metrics):
    measures.ANSWERS.add("goldrush", "person")
    measures.ANSWERS.add("goldrush", "person")
    measures.ANSWERS.add("outlaw", "person")
    measures.LIMITED.add("a new word of Discord's")
    measures.OUTAGES.add(amount=90.0)
    measures.WRITES.saw(0.03)
    told = series_of(metrics.scrape(NOW))
    assert figure(told, "saloon_answers_total", game="goldrush", by="person") == 2
    assert figure(told, "saloon_answers_total", game="other", by="person") == 1
    assert figure(told, "saloon_limited_total", scope="other") == 1
    assert figure(told, "saloon_outage_seconds_total") == 90
    assert figure(told, "saloon_journal_write_seconds_bucket", le="0.025") == 0
    assert figure(told, "saloon_journal_write_seconds_bucket", le="0.05") == 1


def test_what_is_read_is_told_as_it_was_read(metrics):
    told = series_of(metrics.scrape(NOW))
    assert figure(told, "saloon_build_info", version="1.2.3") == 1
    assert figure(told, "saloon_shards", state="up") == 3
    assert figure(told, "saloon_shards", state="down") == 1
    assert figure(told, "saloon_sessions", game="goldrush", status="playing") == 3
    assert figure(told, "saloon_sessions", game="boomtown", status="open") == 0
    assert figure(told, "saloon_stuck", why="frozen") == 1
    assert {dict(labels)["why"] for name, labels in told if name == "saloon_stuck"} == {
        *("frozen", "trouble", "behind", "overdue")
    }
    assert figure(told, "saloon_file_bytes", part="log") == 20
    assert figure(told, "saloon_journal_waiting") == 6
    assert "process_resident_memory_bytes" in {name for name, _ in told}


def test_of_backups_something_is_said_only_if_they_are_asked_for(metrics):
    names = {name for name, _ in series_of(metrics.scrape(NOW))}
    assert not [name for name in names if "backup" in name]
    told = series_of(metrics.scrape(Now(stored=STORED, has_backups=True)))
    assert figure(told, "saloon_backup_timestamp_seconds") == 0


def test_of_a_file_that_cannot_be_read_nothing_is_said(metrics):
    names = {name for name, _ in series_of(metrics.scrape(Now()))}
    assert "saloon_live" in names
    assert not names & {"saloon_sessions", "saloon_stuck", "saloon_file_bytes", "saloon_disk_free_bytes"}


def test_once_it_is_closed_nobody_listens():
    Metrics(GAMES).close()
    assert {each.hear for each in ALL} == {measures.nobody}


@pytest.mark.process
@pytest.mark.dear
def test_a_bot_without_an_address_loads_neither_prometheus_nor_the_server():
    loads = "import sys, bot.running; print(sorted({'prometheus_client', 'aiohttp.web'} & set(sys.modules)))"
    ran = subprocess.run(
        [sys.executable, "-c", loads],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.stdout == "[]\n", ran.stderr
