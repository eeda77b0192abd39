"""The figures as Prometheus reads them (OpenMetrics 1.0), from a registry of our own: the only user of
`prometheus_client`.

It listens to `engine.measures`, and turns what is read at a scrape into gauges. If a label's value is in no
closed set, it becomes "other", so there are never more series than at the start.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.openmetrics.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from bot.health.gauges import Stored
from engine import measures
from engine.sessions.stuck import Why

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
PREFIX: Final = "saloon_"
STATUSES: Final = ("open", "playing")
FAULTS: Final = tuple(each for each in Why if each.is_fault)


@dataclass(frozen=True, slots=True, kw_only=True)
class Now:
    """All that is a gauge, at one moment."""

    version: str = ""
    is_live: bool = True
    is_ready: bool = False
    shards: int = 0
    down: int = 0
    servers: int = 0
    waiting: int = 0
    """How many writes wait for the journal's writer."""
    stored: Stored | None = None
    """None if the file could not be read just now: then nothing is said of it."""
    has_backups: bool = False
    """Whether nightly backups are asked for; else nothing is said of them."""


class Metrics:
    """Listens from the start until `close`. `games` are the names of the games."""

    def __init__(self, games: Iterable[str]) -> None:
        prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]
        self._games = tuple(sorted(games))
        self._registry = CollectorRegistry()
        self._gauges = _Gauges(self._games)
        for count in measures.COUNTS:
            self._listen(count, Counter)
        for histogram in measures.HISTOGRAMS:
            self._listen(histogram, Histogram, buckets=histogram.buckets)
        ProcessCollector(registry=self._registry)
        self._registry.register(self._gauges)

    def scrape(self, now: Now) -> bytes:
        """All figures, as text."""
        self._gauges.now = now
        text: bytes = generate_latest(self._registry)  # type: ignore[no-untyped-call]
        return text

    def close(self) -> None:
        """Listen no longer."""
        for measure in (*measures.COUNTS, *measures.HISTOGRAMS):
            measure.hear = measures.nobody

    def _listen(self, measure: measures.Count | measures.Histogram, kind: Any, **options: Any) -> None:
        """Begin with every series that there can be: else an alert would not see the first failure."""
        values = [
            (*(self._games if name == measures.GAME else closed), measures.OTHER)
            for name, closed in measure.labels.items()
        ]
        metric = kind(
            PREFIX + measure.name, measure.says, tuple(measure.labels), registry=self._registry, **options
        )
        series = {each: metric.labels(*each) if each else metric for each in product(*values)}
        measure.hear = _Heard(series, values)


class _Heard:
    """Adds what is heard to its series."""

    def __init__(self, series: Mapping[tuple[str, ...], Any], values: Sequence[tuple[str, ...]]) -> None:
        self._add = {
            labels: each.inc if isinstance(each, Counter) else each.observe for labels, each in series.items()
        }
        self._values = values

    def __call__(self, amount: float, labels: tuple[str, ...]) -> None:
        add = self._add.get(labels)
        if add is None:
            known = zip(labels, self._values, strict=True)
            add = self._add[tuple(each if each in closed else measures.OTHER for each, closed in known)]
        add(amount)


class _Gauges(Collector):
    """What was read for this scrape."""

    def __init__(self, games: tuple[str, ...]) -> None:
        self._games = games
        self.now = Now()

    def collect(self) -> Iterator[GaugeMetricFamily]:
        now = self.now
        yield _gauge("build_info", "The version that runs; always 1.", {(now.version,): 1}, "version")
        yield _gauge("live", "1 if /live says yes.", {(): now.is_live})
        yield _gauge("ready", "1 if /ready says yes.", {(): now.is_ready})
        shards = {("up",): now.shards - now.down, ("down",): now.down}
        yield _gauge("shards", "Shards by whether they have a line to Discord.", shards, "state")
        yield _gauge("servers", "Servers on which the bot is.", {(): now.servers})
        yield _gauge("journal_waiting", "Writes that wait for the disk.", {(): now.waiting})
        if now.stored is not None:
            yield from self._of_file(now.stored)

    def _of_file(self, stored: Stored) -> Iterator[GaugeMetricFamily]:
        games = {each: stored.games.get(each, 0) for each in product(self._games, STATUSES)}
        yield _gauge("sessions", "Games that are open or running.", games, "game", "status")
        stuck = {(each.value,): stored.stuck.get(each, 0) for each in FAULTS}
        says = "Games that stand still through a fault; in a large one not all are counted."
        yield _gauge("stuck", says, stuck, "why")
        yield _gauge("boards_behind", "Games with something that is not posted yet.", {(): stored.behind})
        if stored.tick is not None:
            says = "When the scheduler looked last for what is due, in UNIX seconds."
            yield _gauge("tick_timestamp_seconds", says, {(): stored.tick})
        parts = {(each,): size for each, size in stored.parts.items()}
        yield _gauge("file_bytes", "The file of all games, and SQLite's log beside it.", parts, "part")
        yield _gauge("disk_free_bytes", "Room on the disk of the file.", {(): stored.disk_free})
        yield _gauge("disk_bytes", "The size of that disk.", {(): stored.disk_size})
        if self.now.has_backups:
            says = "When the last good nightly backup was made, in UNIX seconds; 0: never."
            yield _gauge("backup_timestamp_seconds", says, {(): stored.backup_at or 0})
            yield _gauge("backup_bytes", "The size of that backup.", {(): stored.backup_bytes or 0})


def _gauge(name: str, says: str, values: Mapping[Any, float], *labels: str) -> GaugeMetricFamily:
    family = GaugeMetricFamily(PREFIX + name, says, labels=labels)
    for labelled, value in values.items():
        family.add_metric(labelled, float(value))
    return family
