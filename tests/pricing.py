"""What a run of the tests costs: `-p tests.pricing` prints it at the end. It knows no test.

Processor time is that of all workers and of every process that they start. A test pays for its own fixtures;
the first that needs the shared bot or browser pays for their start.
"""

import contextlib
import resource
import time
from collections import defaultdict
from collections.abc import Generator
from typing import Any

import psutil
import pytest

DEAREST = 20
TOO_DEAR_S = 14 * 60
"""A run that takes more processor time is said to be dear; it does not fail, for machines differ."""
MARKED_DEAR_S = 2.0
"""A test of `make quick` that takes longer is told, so that it gets its mark."""
ITSELF, ENDED = resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN


def used(*whose: int) -> float:
    """The processor seconds of this process (`ITSELF`), of those that it started and that have `ENDED`."""
    times = [resource.getrusage(who) for who in whose]
    return sum(each.ru_utime + each.ru_stime for each in times)


def used_by_running() -> float:
    """The processor seconds of all processes that this one started and that still run."""
    total = 0.0
    for process in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.Error):
            total += sum(process.cpu_times()[:4])  # its own, and those of its children that have ended
    return total


class Prices:
    """A worker measures each of its tests; the process that prints adds everything up."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._began_at = time.monotonic()
        self._in_workers: list[float] = []
        self._of_tests: dict[str, float] = defaultdict(float)
        self._looks_at_running = False
        self._last = 0.0

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, Any, Any]:
        """Begin to measure a test. The last one ends what is shared."""
        self._looks_at_running = item.get_closest_marker("process") is not None or nextitem is None
        self._last = self._used_so_far()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, Any, Any]:
        report = yield
        now = self._used_so_far()
        report.price_s, self._last = now - self._last, now
        return report

    def _used_so_far(self) -> float:
        return used(ITSELF, ENDED) + (used_by_running() if self._looks_at_running else 0.0)

    def pytest_sessionfinish(self) -> None:
        if hasattr(self._config, "workeroutput"):
            self._config.workeroutput["price_s"] = used(ITSELF, ENDED)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._of_tests[report.nodeid] += getattr(report, "price_s", 0.0)  # a crash was not measured

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self._in_workers.append(getattr(node, "workeroutput", {}).get("price_s", 0.0))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        here = used(ITSELF) if self._in_workers else used(ITSELF, ENDED)
        total, clock = here + sum(self._in_workers), time.monotonic() - self._began_at
        terminalreporter.section("what the tests cost")
        terminalreporter.write_line(f"{clock:.0f} s on the clock, {total:.0f} s of processor time.")
        terminalreporter.write_line(f"The {DEAREST} dearest, by processor time:")
        for name in sorted(self._of_tests, key=self._of_tests.__getitem__, reverse=True)[:DEAREST]:
            terminalreporter.write_line(f"{self._of_tests[name]:8.1f} s  {name}")
        if "not dear" in self._config.option.markexpr:
            for name in [name for name, price in self._of_tests.items() if price > MARKED_DEAR_S]:
                terminalreporter.write_line(
                    f"Mark it, it takes long: @pytest.mark.dear for {name}", yellow=True
                )
        if total > TOO_DEAR_S and self._config.option.markexpr != "long":  # long tests have no such limit
            terminalreporter.write_line(
                f"WARNING: that is more than {TOO_DEAR_S // 60} minutes of processor time.", yellow=True
            )


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Prices(config), "prices")
