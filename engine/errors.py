"""Errors, named by whose fault they are.

`Rejected` and its kinds are shown to the player: `reason` is the id of a message that the catalogues have in
every language, `values` are its variables, `rule` is the rule's number.
"""

from typing import Final, Self

LONGEST_KIND: Final = 20
"""At most this many characters of a typed kind are kept: people type anything."""
NO_SUCH_GAME: Final = "no-such-game"
"""The reason of a refusal because there is no such session: it may have been deleted."""


class SaloonError(Exception):
    """The root of all errors that Saloon raises on purpose."""


class Rejected(SaloonError):
    """What a player asked for is not possible; nothing has changed."""

    def __init__(self, reason: str, *, rule: str | None = None, **values: str | int) -> None:
        super().__init__(reason, rule, values)
        self.reason = reason
        self.rule = rule
        self.values = values
        self.decision: tuple[str, str] | None = None
        """The game and the name of the decision that this is about."""
        self.kind = ""
        """What kind of thing was typed: "sell" for "sell-1-45". The game may have a text for each kind."""

    def __str__(self) -> str:
        """For the log, which must not have the values: they may be names, amounts or what somebody typed."""
        return self.reason if self.rule is None else f"{self.reason} ({self.rule})"

    def about(self, game: str, decision: str, *, typed: str = "") -> Self:
        """The error itself, after noting which decision it is about: the game may have its own texts for it,
        and for each kind of thing that was typed."""
        self.decision = (game, decision)
        self.kind = typed.strip().casefold().partition("-")[0][:LONGEST_KIND]
        return self


class NotAsked(Rejected):
    """The seat that answers is not asked anything now, or is asked something else."""


class StaleDecision(Rejected):
    """The answer belongs to a question that is over."""


class SentBefore(Rejected):
    """The answer was sent before its question was open: it was meant for another question."""


class IllegalAnswer(Rejected):
    """The decision does not allow this answer."""


class Refused(Rejected):
    """A session does not allow this act: a seat is taken, the game is full, the game is over, …"""


class NotStored(Rejected):
    """The disk could not be written, so nothing has changed; the log tells whoever runs the bot."""


class ReplayMismatch(SaloonError):
    """A stored answer no longer leads to the stored digest: this code is not the code that wrote it."""


class JournalError(SaloonError):
    """The journal's file cannot be used; the text says why and what to do."""


class FileInUse(JournalError):
    """Another bot, or a command, uses the journal's file."""


class DataError(SaloonError):
    """A game's data file is faulty: the text has one line for each fault, for whoever wrote the file."""
