"""The settings of a server in a few words: what each is, for the panel of the admins and for the log.

Pure: it knows what counts on a server, and asks neither the file nor Discord.
"""

from collections.abc import Mapping
from typing import Any

from engine.errors import Refused
from engine.journal.server_rows import ServerRow
from engine.sessions.server_settings import Effective, Setting, effective, with_setting
from renders.language.catalogues import LOCALES, Words


def setting_name(setting: Setting, words: Words) -> str:
    """What a setting is called, at the beginning of a line."""
    return capital(words.text(f"setting-{setting}"))


def setting_value(setting: Setting, counts: Effective, own_language: str, words: Words) -> str:
    """What counts for a setting, in a few words. Discord says `own_language` of the server."""
    match setting:
        case Setting.LANGUAGE:
            return words.text(f"setting-value-{counts.language or own_language}")
        case Setting.CHANNELS if counts.channels is None:
            return words.text("setting-value-all-channels")
        case Setting.CHANNELS:
            places = [f"<#{channel}>" for channel in counts.channels or ()]
            return words.listed(places) or words.text("setting-value-no-channel")
        case Setting.OPENERS if counts.openers is None:
            return words.text("setting-value-everyone")
        case Setting.OPENERS:
            roles = [f"<@&{role}>" for role in counts.openers or ()]
            return words.listed([*roles, words.text("setting-value-admins")])
        case Setting.MOST_RUNNING | Setting.MOST_OPEN | Setting.MOST_ON_SERVER:
            return words.text("settings-at-most", count=int(getattr(counts, setting.column)))
        case Setting.GAMES if counts.games is None:
            return words.text("setting-value-all-games")
        case Setting.GAMES:
            return words.listed([words.text(f"{game}-name") for game in counts.games or ()])
        case Setting.PACE:
            return words.text(f"pace-{counts.pace}")
        case Setting.ROBOTS:
            return words.text("settings-robots-yes" if counts.robots else "settings-robots-no")
        case Setting.RATINGS:
            return words.text("settings-ratings-yes" if counts.ratings else "settings-ratings-no")
        case Setting.TIDY:
            return words.text(f"settings-tidy-{counts.tidy}")
        case Setting.TOLD_IN if counts.told_in is None:
            return words.text("setting-value-none")
        case Setting.TOLD_IN:
            return f"<#{counts.told_in}>"


def chosen_words(data: Mapping[str, Any], words: Words) -> str:
    """What was chosen for a setting, as an act has it in its `data`; "" if it does not say so, or no more."""
    try:
        setting, value = Setting(str(data["setting"])), data["value"]
        row = with_setting(ServerRow(), setting, value)
    except (KeyError, ValueError, Refused):
        return ""
    if value is None:
        return words.text("settings-back-to-default")
    return setting_value(setting, effective(row), LOCALES[0], words)


def marked(value: str, words: Words, *, is_default: bool) -> str:
    """A value, and whether it is the default."""
    return words.text("settings-default", value=value) if is_default else value


def capital(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
