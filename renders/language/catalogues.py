"""Texts by id in the languages that Saloon speaks, from the Fluent files in `locales`.

Knows nothing of Discord, and of games only which ones there are. A caller names a message and gives its
variables, which are shown as they are.
"""

import functools
import logging
import re
import threading
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

from engine.errors import Rejected
from engine.games import GAMES
from renders.language.game_words import source_for
from renders.language.names import LONGEST_ESCAPED, cut, isolated, tidy

LOCALES: Final = ("en", "nl", "de")
"""The languages; the first is the one that all others fall back to."""
_FOLDER: Final = Path(__file__).parents[1] / "locales"
FILES: Final = tuple(sorted(path.stem for path in (_FOLDER / LOCALES[0]).glob("*.ftl")))
"""The Fluent files that every language has."""
LABEL: Final = 80
"""No label of a button or an option is longer."""
HINT: Final = 100
"""No hint, choice of an autocompletion or description of a command is longer."""
ALT: Final = 1024
"""No alternative text of a picture is longer."""
LONGEST_VALUE: Final = 2000
"""Fluent refuses to place longer texts into a message; nothing shown needs them."""
KEPT: Final = 2048
"""How many texts of each language are kept, because boards, panels and hints say the same again and again."""

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_QUOTED: Final = re.compile(r"\{ *([a-z][\w-]*)")

_log = logging.getLogger(__name__)


class _Number(FluentInt):
    """A whole number as all our languages write it when they do not group it (game #1234)."""

    def format(self, _locale: object) -> str:
        return int.__str__(self)


class _Bundle(FluentBundle):
    """A bundle that knows only one thing of its language: which numbers are singular. Fluent's other tables
    for numbers and dates would be the largest thing in an idle bot's memory."""

    def _get_babel_locale(self) -> Any:
        return SimpleNamespace(plural_form={"one": "i = 1 and v = 0"})

    def said(self, pattern: Pattern, values: dict[str, str | _Number]) -> tuple[str, list[Exception]]:
        """Like `format_pattern`, which would turn our numbers into Fluent's."""
        errors: list[Exception] = []
        place = ResolverEnvironment(context=self, current=CurrentEnvironment(args=values), errors=errors)
        try:
            return str(pattern(place)), errors
        except ValueError as error:
            return "{???}", [*errors, error]


class Words:
    """One language's messages. What this language lacks is said in that of `fallback`."""

    def __init__(self, locale: str, sources: Iterable[str], fallback: "Words | None" = None) -> None:
        self.locale = locale
        self._fallback = fallback
        self._bundle = _Bundle([locale], use_isolating=False)
        self._sources = {name: text for source in sources for name, text in _messages_in(source)}
        self._read: set[str] = set()
        self._reported: set[str] = set()
        self._lock = threading.Lock()
        self._said = functools.lru_cache(maxsize=KEPT)(self._say)

    def __repr__(self) -> str:
        return f"Words({self.locale!r})"

    def has(self, message_id: str) -> bool:
        """Whether this language itself has the message."""
        return message_id in self._sources

    def text(self, message_id: str, **values: str | int) -> str:
        """A message with its variables filled in. Variables are never formatted again, whatever they hold."""
        return self._said(message_id, tuple(values.items()))

    def _say(self, message_id: str, values: tuple[tuple[str, str | int], ...]) -> str:
        pattern = self._pattern(message_id) if self.has(message_id) else None
        if pattern is None:
            self._report(message_id, "it is missing")
            return self._fallback.text(message_id, **dict(values)) if self._fallback else message_id
        given = {name: _value(value) for name, value in values}
        text, errors = self._bundle.said(pattern, given)
        if errors:
            self._report(message_id, str(errors[0]))
        return text

    def _pattern(self, message_id: str) -> Pattern | None:
        with self._lock:
            self._parse(message_id)
        bundle = self._bundle
        return bundle.get_message(message_id).value if bundle.has_message(message_id) else None

    def _parse(self, message_id: str) -> None:
        """Read a message, and those that it quotes, when it is said for the first time: a run says few of
        them, and whole files take long to read."""
        if message_id in self._read:
            return
        self._read.add(message_id)
        source = self._sources[message_id]
        self._bundle.add_resource(FluentResource(source))
        for quoted in _QUOTED.findall(source):
            if self.has(quoted):
                self._parse(quoted)

    def listed(self, items: Sequence[str]) -> str:
        """Items in a sentence: "A, B and C"."""
        if len(items) < 2:
            return "".join(items)
        return self.text("list-and-last", rest=", ".join(items[:-1]), last=items[-1])

    def named(self, names: Sequence[str], seat: int) -> str:
        """A player's name to put in a sentence: visible, on one line, and unable to turn the sentence
        round. A name with nothing to see becomes "Player 2"."""
        return isolated(tidy(names[seat], LONGEST_ESCAPED)) or self.text(
            "player-without-name", number=seat + 1
        )

    def refusal(self, error: Rejected) -> str:
        """Why something is not possible and what to do, with the rule's number if there is one and the game's
        own words name none of that game's rules."""
        why = self.text(self._refusal_id(error), **error.values, kind=error.kind)
        if error.rule is None or re.search(rf"\b{error.rule[0]}\d+\b", why):
            return why
        return self.text("refused-with-rule", why=why, rule=error.rule)

    def _refusal_id(self, error: Rejected) -> str:
        """The game's own message for an answer that its decision does not allow, or else the message for all
        games."""
        if error.decision is not None:
            game, decision = error.decision
            own = f"{game}-refused-{error.reason}-{decision}"
            if self.has(own):
                return own
        return f"refused-{error.reason}"

    def _report(self, message_id: str, what: str) -> None:
        """Warn once about each message that cannot be said as it should."""
        with self._lock:
            if message_id in self._reported:
                return
            self._reported.add(message_id)
        _log.warning("the message %s cannot be said in %r: %s", message_id, self.locale, what)


def _value(value: str | int) -> str | _Number:
    """A variable as Fluent takes it; long texts are cut."""
    return cut(value, LONGEST_VALUE) if isinstance(value, str) else _Number(value)


def _messages_in(source: str) -> Iterator[tuple[str, str]]:
    """The messages of a Fluent file, each with its own part of the file."""
    found = list(_MESSAGE.finditer(source))
    ends = [*(each.start() for each in found[1:]), len(source)]
    for each, end in zip(found, ends, strict=True):
        yield each[1], source[each.start() : end]


def sources(locale: str) -> list[str]:
    """The Fluent files of a language, as text."""
    return [(_FOLDER / locale / f"{name}.ftl").read_text(encoding="utf-8") for name in FILES]


@functools.cache
def _catalogue(language: str) -> Words:
    fallback = None if language == LOCALES[0] else _catalogue(LOCALES[0])
    files = sources(language)
    known = {name for source in files for name in _MESSAGE.findall(source)}
    return Words(language, [*files, source_for(GAMES.values(), known)], fallback)


def language_of(locale: str) -> str | None:
    """Our language for a Discord locale ("en-US", "nl", "de", …); None if we do not have it."""
    language = locale.replace("_", "-").split("-")[0].lower()
    return language if language in LOCALES else None


def words_for(locale: str) -> Words:
    """The words for a Discord locale; English for languages that we do not have."""
    return _catalogue(language_of(locale) or LOCALES[0])
