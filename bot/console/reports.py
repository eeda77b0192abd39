"""What the commands say of a file of games, in words and as data."""

from typing import Any

from bot.outcomes import count, moment
from engine.journal.copies import Report


def contents(report: Report) -> str:
    """What a file holds, in words."""
    newest = "" if report.newest is None else f", the newest of {moment(report.newest)}"
    running = f"{count(report.sessions, 'game')}, {report.running} of them running"
    return f"{running}, {count(report.answers, 'answer')}{newest}"


def frozen(report: Report) -> str:
    """The games that cannot be rebuilt: for each a line break and a line."""
    lines = [f"\nGame #{number} cannot be rebuilt: {why}" for number, why in report.frozen.items()]
    return "".join(lines)


def data(report: Report) -> dict[str, Any]:
    """What a file holds, as data."""
    return {
        "sessions": report.sessions,
        "running": report.running,
        "answers": report.answers,
        "newest": report.newest,
        "frozen": {str(number): why for number, why in report.frozen.items()},
    }
