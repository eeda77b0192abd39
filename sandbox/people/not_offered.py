"""Why a client would not do something: a key, values, and the English sentence that they make.

The keys are stable, so that other languages can have a sentence for each.
"""

from __future__ import annotations

from collections.abc import Iterable

REASONS = {
    # places
    "nowhere": "where? {who} has been in no channel yet",
    "place-gone": "{place} is gone",
    "lacks-permission": "{who} lacks {permission} in {place}",
    "place-locked": "{place} is locked",
    "place-closed": "{place} is closed and locked",
    "place-category": "{place} is a category, nobody writes in it",
    "place-archived": "{place} is archived",
    "place-slow": "{place} is slow: {who} writes there again in {seconds} s",
    # commands and their options
    "command-unknown": "/{command} is not offered to {who} here; there are {offered}",
    "command-partial": "/{command} is no whole command; there are {offered}",
    "option-unknown": "/{command} has no option {option!r}, but {offered}",
    "option-required": "/{command} needs the option {option!r}",
    "option-not-completed": "/{command} {option} is not completed",
    "option-choice": "{option} offers {offered}, not {value!r}",
    "option-person": "{option} takes a person, not {value!r}",
    "option-role": "{option} takes a role, not {value!r}",
    "option-channel": "{option} takes a channel, not {value!r}",
    "option-mentionable": "{option} takes a person or a role, not {value!r}",
    "option-file": "{option} takes a file, not {value!r}",
    "option-boolean": "{option} takes True or False, not {value!r}",
    "option-text": "{option} takes text, not {value!r}",
    "option-integer": "{option} takes a whole number, not {value!r}",
    "option-number": "{option} takes a number, not {value!r}",
    "option-length": "{option} takes {least} to {most} characters, not {length}",
    "option-too-small": "{option} must be at least {least}, not {value}",
    "option-too-large": "{option} must be at most {most}, not {value}",
    "channel-type": "{option} takes other kinds of channel than {place}",
    "file-too-large": "{file} has {size} bytes; {most} is the most",
    "menu-command-unknown": "{command!r} is in no menu that {who} has here; there are {offered}",
    "target-person": "{command} is used on a person, not {value!r}",
    "target-private": "{command} cannot be used on a message that one person sees",
    # messages
    "no-message": "{who} sees no message",
    "message-gone": "{message} is gone",
    "message-hidden": "{who} does not see {message}",
    "message-empty": "an empty message cannot be sent",
    "message-too-long": "a message takes {most} characters, not {length}",
    "too-many-files": "a message takes {most} files, not {count}",
    "cannot-edit": "{who} cannot edit {message}",
    "cannot-delete": "{who} cannot delete {message}",
    "cannot-reply": "{who} cannot reply to {message}",
    "cannot-react": "{who} cannot react to {message}",
    "emoji-unknown": "{emoji!r} is no emoji",
    "no-reaction": "{who} has not reacted to {message} with {emoji}",
    "cannot-dismiss": "{who} can dismiss only what they alone see",
    # buttons and menus
    "button-unknown": "0 buttons are called {button!r}; there are {offered}",
    "button-ambiguous": "{count} buttons are called {button!r}; there are {offered}",
    "button-disabled": "{button!r} cannot be pressed, it is disabled",
    "button-link": "{button!r} cannot be pressed for the bot, it only opens a page",
    "button-premium": "{button!r} cannot be pressed for the bot, it only opens a shop",
    "menu-unknown": "0 menus are called {menu!r}; there are {offered}",
    "menu-ambiguous": "{count} menus are called {menu!r}; there are {offered}",
    "menu-disabled": "{menu} is disabled",
    "menu-count": "{menu} takes {least} to {most}, not {count}",
    "menu-option-unknown": "0 options are called {value!r}; there are {offered}",
    "menu-option-ambiguous": "{count} options are called {value!r}; there are {offered}",
    "menu-option-twice": "{value!r} can be chosen once",
    "menu-not-offered": "{menu} does not offer {value!r}",
    # forms
    "form-not-open": "the form {form!r} is not open at {who}'s",
    "field-unknown": "the form {form!r} has no {field!r}, but {offered}",
    "field-required": "{field!r} is required",
    "field-length": "{field!r} takes {least} to {most} characters, not {length}",
    "field-count": "{field!r}: too few or too many; it takes {least} to {most}, not {count}",
    "field-boolean": "{field!r} is ticked or not, it takes True or False",
    "field-files": "{field!r} takes files",
}


class NotOffered(AssertionError):
    """What a client would not do; `key` and `values` say why, `str()` says it in English.

    Its notes, which tracebacks show, have the channel's transcript.
    """

    def __init__(self, key: str, **values: object) -> None:
        self.key = key
        self.values: dict[str, str | int | float] = {name: _plain(value) for name, value in values.items()}
        super().__init__(REASONS[key].format(**self.values))

    @property
    def has_transcript(self) -> bool:
        return bool(getattr(self, "__notes__", None))


def _plain(value: object) -> str | int | float:
    """A value that can be sent as JSON; a list becomes one text."""
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Iterable):
        return ", ".join(map(str, value)) or "none"
    return str(value)
