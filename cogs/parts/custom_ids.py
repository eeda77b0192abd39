"""The ids on buttons, menus and modals: a verb, the session, the question's ticket and a key; nothing else.
What belongs to no session, such as a rule to read, has "-" in its place.

Everything that a press means is read from its id alone, so it means the same before and after a restart.
"""

import re
from dataclasses import dataclass

from engine.journal.records import SessionId

LONGEST = 100
"""Discord: developers/components/reference, "custom_id"."""

NO_SESSION = SessionId(0)
"""The session of controls that belong to none. No session has this number, so other verbs find nothing."""

_ID = re.compile(
    r"(?P<verb>[a-z]{2,10}):(?P<session>[1-9][0-9]{0,17}|-):(?P<ticket>[0-9]{1,5}\.[0-9]{1,6}[+!]?|-):(?P<key>.*)",
    re.A,
)


class UnknownId(Exception):
    """The id is not one of ours, or not any more."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """`ticket` is None on controls that always work; `key` says what is chosen, where no menu does."""

    verb: str
    session: SessionId
    ticket: str | None = None
    key: str = ""

    def __str__(self) -> str:
        text = f"{self.verb}:{self.session or '-'}:{self.ticket or '-'}:{self.key}"
        if len(text) > LONGEST:
            raise ValueError(f"{text!r} is longer than {LONGEST} characters")
        return text

    @classmethod
    def parse(cls, text: str) -> "CustomId":
        """Read an id. Raises UnknownId for anything that `str` of a CustomId cannot have made."""
        found = _ID.fullmatch(text) if len(text) <= LONGEST else None
        if found is None:
            raise UnknownId
        session = NO_SESSION if found["session"] == "-" else SessionId(int(found["session"]))
        return cls(found["verb"], session, None if found["ticket"] == "-" else found["ticket"], found["key"])
