"""What the commands that only look have found: a line each, with a sign that says how bad it is, and with
what to do about it."""

from collections.abc import Sequence
from typing import Any

from bot.outcomes import DONE, NOT_GOOD, Outcome, count
from cogs.parts.facts import Finding
from cogs.parts.still_text import Mark


def good(text: str) -> Finding:
    """Something that is as it should be."""
    return Finding(Mark.GOOD, text)


def warning(text: str) -> Finding:
    """Something that somebody should know."""
    return Finding(Mark.WARNING, text)


def bad(text: str) -> Finding:
    """Something that whoever runs the bot must mend."""
    return Finding(Mark.BAD, text)


def outcome(found: Sequence[Finding], *last: str, **more: Any) -> Outcome:
    """What has come of a look: its lines, how many of them are bad, then these last lines; and `more` for
    programs. It is good if nothing is bad."""
    counts = {mark: sum(each.mark is mark for each in found) for mark in Mark}
    closing = "Nothing needs you."
    if counts[Mark.BAD]:
        closing = f"{Mark.BAD} {count(counts[Mark.BAD], 'thing')} to mend: see above."
    elif counts[Mark.WARNING]:
        closing = f"Nothing must be mended. {Mark.WARNING} {count(counts[Mark.WARNING], 'thing')} to know."
    is_good = not counts[Mark.BAD]
    findings = [{"mark": each.mark.name.lower(), "text": each.text} for each in found]
    data = {"good": is_good, "findings": findings, **more}
    return Outcome(DONE if is_good else NOT_GOOD, "\n".join([*map(str, found), closing, *last]), data)
