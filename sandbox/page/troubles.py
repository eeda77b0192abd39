"""What is wrong just now, as the page's wrench shows it: a key and values, with words in every language.

Faults that a program has planned for some of its requests stay lines of text, because its author wrote them.
"""

from __future__ import annotations

import re

from sandbox.codes import Json
from sandbox.faults.counted import ALL_MEMBERS, LOG_INS, NEW_DIRECTS, OLD_EDITS, CountLimit
from sandbox.faults.limits import GLOBAL, RateLimit
from sandbox.faults.requests import Failure, Storm

COUNTED = {
    ALL_MEMBERS: "trouble_all_members",
    LOG_INS: "trouble_log_ins",
    NEW_DIRECTS: "trouble_new_directs",
    OLD_EDITS: "trouble_old_edits",
}
_ANYTHING = re.compile(r"\(?(?:\\d\+|\[\^/\]\+)\)?")
"""A part of a route's pattern that stands for some id or token."""


def told(fault: object) -> Json:
    """A fault for the page: `key` and `values`, or a `line`."""
    match fault:
        case Failure(method="", status=int(status), before_effect=True) if not fault.path.pattern:
            return _by_key("trouble_failing", n=fault.times, status=status)
        case Storm() if not fault.path.pattern:
            return _by_key("trouble_storm", n=fault.times)
        case RateLimit(scope=scope) if scope == GLOBAL:
            return _by_key("trouble_global", n=fault.requests, per=fault.per)
        case RateLimit():
            return _by_key("trouble_limit", what=_route(fault), n=fault.requests, per=fault.per)
        case CountLimit():
            return _by_key(COUNTED[fault.what], n=fault.most, per=fault.per)
        case _:
            return {"line": str(fault)}


def _by_key(key: str, **values: object) -> Json:
    return {"key": key, "values": values}


def _route(limit: RateLimit) -> str:
    path = _ANYTHING.sub("…", limit.path.pattern.removeprefix("^").removesuffix("$"))
    return " ".join(filter(None, [limit.method, path])) or "*"
