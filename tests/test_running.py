"""How the tests are run: which of them may start a process, and what they are said to cost."""

import subprocess
import sys
import time
from types import SimpleNamespace

import pytest

from tests.effort import share_of
from tests.pricing import ENDED, TOO_DEAR_S, Prices, used, used_by_running
from tests.together import SHARING, keep_together

BURNS = "import time\nwhile time.process_time() < 0.3: pass\nprint(flush=True)\ninput()"


def test_a_test_without_the_mark_cannot_start_a_process() -> None:
    with pytest.raises(pytest.fail.Exception, match="must be marked"):
        subprocess.run([sys.executable, "-c", ""], check=True)


def test_whatever_has_a_fixture_that_starts_processes_has_the_mark(
    request: pytest.FixtureRequest, processes: None
) -> None:
    assert request.node.get_closest_marker("process")


@pytest.mark.process
def test_a_process_is_counted_while_it_runs_and_after_it_has_ended() -> None:
    running, ended = used_by_running(), used(ENDED)
    with subprocess.Popen(
        [sys.executable, "-c", BURNS], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert used_by_running() - running > 0.25
        assert used(ENDED) == ended
        process.communicate(b"\n")
    assert used(ENDED) - ended > 0.25


def told(markexpr: str, prices: dict[str, float], *, workers: float) -> str:
    """What is printed of tests with these prices after workers took so many seconds."""
    lines: list[str] = []
    found = Prices(SimpleNamespace(option=SimpleNamespace(markexpr=markexpr)))  # type: ignore[arg-type]
    for name, price in prices.items():
        for _ in range(2):
            found.pytest_runtest_logreport(SimpleNamespace(nodeid=name, price_s=price / 2))  # type: ignore[arg-type]
    for _ in range(2):
        found.pytest_testnodedown(SimpleNamespace(workeroutput={"price_s": workers / 2}))
    found.pytest_terminal_summary(
        SimpleNamespace(section=lines.append, write_line=lambda line, **_: lines.append(line))  # type: ignore[arg-type]
    )
    return "\n".join(lines)


def test_the_twenty_dearest_tests_are_told_the_dearest_first() -> None:
    lines = told("", {f"test {price}": price for price in range(30)}, workers=1).splitlines()
    assert [line.split()[-1] for line in lines[-20:]] == [str(price) for price in range(29, 9, -1)]


def test_more_than_fourteen_minutes_are_warned_of() -> None:
    here = time.process_time()
    assert "WARNING" in told("", {}, workers=TOO_DEAR_S + 1)
    assert "WARNING" not in told("", {}, workers=TOO_DEAR_S - here - 10)
    assert "WARNING" not in told("long", {}, workers=TOO_DEAR_S + 1), "long tests have no such limit"


def test_a_quick_test_that_takes_long_is_told_to_need_a_mark() -> None:
    assert "@pytest.mark.dear for slow" in told("not dear", {"slow": 3.0, "fast": 0.1}, workers=1)
    assert "for fast" not in told("not dear", {"slow": 3.0, "fast": 0.1}, workers=1)
    assert "dear for" not in told("not long", {"slow": 3.0}, workers=1)


def test_a_share_is_at_least_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.effort.SHARE", 0.1)
    assert [share_of(number) for number in (1, 4, 50)] == [1, 1, 5]


def test_a_worker_begins_with_each_folder_that_shares_what_takes_long_to_start() -> None:
    """Of three workers the first two do; all tests stay, the others in their order."""
    page, e2e = SHARING
    elsewhere = page.parent / "engine"
    paths = [*([elsewhere] * 5), *([e2e] * 2), *([elsewhere] * 5), *([page] * 3)]
    before = [SimpleNamespace(path=path / f"{number}.py") for number, path in enumerate(paths)]
    items = list(before)
    keep_together(items, workers=3)  # type: ignore[arg-type]
    assert [item.path.parent for item in items[:5]] == [page] * 3 + [elsewhere] * 2
    assert [item.path.parent for item in items[5:10]] == [e2e] * 2 + [elsewhere] * 3
    assert [item for item in items if item.path.parent == elsewhere] == before[:5] + before[7:12]
    keep_together(before, workers=1)  # type: ignore[arg-type]
    assert [item.path.parent for item in before] == paths
