"""Which of a command's texts a client shows in the person's language. It does not know what they mean."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.codes import Json

_FALLBACKS = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}


def localised(part: Json, key: str, locale: str) -> str:
    """The `name` or `description` of a command, an option or a choice as this client shows it."""
    texts = part.get(f"{key}_localizations") or {}
    shown = texts.get(locale) or texts.get(_FALLBACKS.get(locale, "")) or part.get(key)
    return str(shown or "")


def called(parts: Iterable[Json], word: str, locale: str) -> Json | None:
    """The part with this name, or else with this name in the person's language."""
    known = list(parts)
    found = [part for part in known if part["name"] == word]
    found = found or [part for part in known if localised(part, "name", locale) == word]
    return found[0] if found else None
