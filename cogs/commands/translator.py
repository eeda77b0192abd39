"""The texts of the slash commands that Discord shows, in every language, from the catalogues.

A command declares its texts by message ids. Their English text is what Discord sends back when the command is
used; the other languages are localisations.
"""

from collections.abc import Callable
from typing import Any, TypedDict, TypeVar

import discord
from discord import app_commands

from renders.language.catalogues import LOCALES, language_of, words_for

T = TypeVar("T")


def localised(message_id: str) -> app_commands.locale_str:
    """A name or description in English, with the id by which the translator finds the other languages."""
    return app_commands.locale_str(words_for(LOCALES[0]).text(message_id), message_id=message_id)


class Texts(TypedDict):
    """The keyword arguments with which discord.py takes a command's texts."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def texts(message_id: str) -> Texts:
    """A command's name and description, by the id of its name."""
    return {"name": localised(message_id), "description": localised(f"{message_id}-about")}


def parameters(**message_ids: str) -> Callable[[T], T]:
    """A decorator that names and describes a callback's parameters: `game="parameter-game"`."""

    def decorate(callback: T) -> T:
        app_commands.rename(**{name: localised(text) for name, text in message_ids.items()})(callback)
        app_commands.describe(**{name: localised(f"{text}-about") for name, text in message_ids.items()})(
            callback
        )
        return callback

    return decorate


class Translator(app_commands.Translator):
    """Finds a command's texts in the catalogues; English needs no localisation because it is the default."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        message_id: Any = string.extras.get("message_id")
        language = language_of(locale.value)
        if message_id is None or language in (None, LOCALES[0]):
            return None
        return words_for(locale.value).text(message_id)


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands as `tree.sync` sends them to Discord, with their localisations."""
    translator = tree.translator or Translator()
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
