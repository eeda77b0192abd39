"""What an organiser is about to open, as the ids of its preview have it, and the controls of that preview.

Pure builders. Nothing of a draft is noted elsewhere, so a preview means the same before and after a restart;
what its ids say is looked at anew, as they may be forged or old.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from engine.leagues.settings import DIVISION, ROUNDS, SIGN_UP_DAYS
from renders.language.catalogues import HINT, Words
from renders.language.names import cut

TABLE: Final = "table"
ROUNDS_FIELD: Final = "rounds"
EVERY: Final = "every"
SIGN_UP: Final = "sign_up"
DIVISION_FIELD: Final = "division"
FIELDS: Final = (TABLE, ROUNDS_FIELD, EVERY, SIGN_UP, DIVISION_FIELD)
"""The custom ids of the form's fields, which are the names of a draft's numbers."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_WIDTHS: Final = (1, 1, 1, 2, 2)
_FLAGS: Final = sum(_WIDTHS)
"""After so many digits there may be one for the options that are on."""
_KEY: Final = re.compile(
    r"(?P<what>[a-z][a-z-]*|[1-9][0-9]{0,8})\.(?P<numbers>[0-9a-z]{7,8})"
    r"\.(?P<start>[0-9a-z]{1,6})\.(?P<channel>[0-9a-z]{1,13})\.(?P<name>.*)",
    re.A,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What an organiser has chosen so far: for a new league (its `game` and its `name`), or for the next
    season of the `league` with this number."""

    game: str = ""
    name: str = ""
    league: int = 0
    table: int = 0
    """0: what fits the game."""
    rounds: int = ROUNDS
    every: int = 0
    """The days from draw to draw; 0: what fits the game."""
    sign_up: int = SIGN_UP_DAYS
    """The days until the first draw."""
    division: int = DIVISION
    """The most people of a division; 0 if everybody is in one."""
    channel: int = 0
    """Where the tables are; 0: where the league is at home."""
    options: int = 0
    """Which of the game's options are on, a bit for each, in their order."""
    start: int = 0
    """When the first round is drawn by the preview, in minutes of UNIX time; 0 if it does not say."""

    @property
    def key(self) -> str:
        """The draft in a control's key."""
        numbers = (getattr(self, name) for name in FIELDS)
        packed = "".join(_packed(each, width) for each, width in zip(numbers, _WIDTHS, strict=True))
        packed += _packed(self.options) if self.options else ""
        what = str(self.league) if self.league else self.game
        return ".".join((what, packed, _packed(self.start), _packed(self.channel), self.name))

    @classmethod
    def parse(cls, key: str) -> "Draft":
        """The draft in a key. Raises UnknownId for a key that no draft has."""
        found = _KEY.fullmatch(key)
        if found is None:
            raise UnknownId
        what, packed, numbers, at = found["what"], found["numbers"], dict[str, int](), 0
        for name, width in zip(FIELDS, _WIDTHS, strict=True):
            numbers[name], at = int(packed[at : at + width], 36), at + width
        draft = cls(
            **numbers,
            options=int(packed[_FLAGS:] or "0", 36),
            game="" if what.isdigit() else what,
            league=int(what) if what.isdigit() else 0,
            name=found["name"],
            start=int(found["start"], 36),
            channel=int(found["channel"], 36),
        )
        if draft.key != key or bool(draft.league) is bool(draft.name) or draft.channel >= 1 << 64:
            raise UnknownId
        return draft


def names_on(options: int, known: Sequence[str]) -> tuple[str, ...]:
    """The names of the options that are on, of all that a game has. Raises UnknownId if it has not so
    many."""
    if options >= 1 << len(known):
        raise UnknownId
    return tuple(name for at, name in enumerate(known) if options >> at & 1)


def flags_of(names: Collection[str], known: Sequence[str]) -> int:
    """The same the other way round; names that the game does not have are left out."""
    return sum(1 << at for at, name in enumerate(known) if name in names)


def _packed(number: int, width: int = 1) -> str:
    """A number with the digits 0 to z, at least `width` of them."""
    digits = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits.rjust(width, "0")


def season_rows(
    draft: Draft, words: Words, *, can_open: bool, game: str = "", known: Sequence[str] = ()
) -> list[Row]:
    """The controls of a preview; `known` are the options that its game has. What cannot be opened can only be
    changed."""
    styles = discord.ButtonStyle
    verbs = {Verb.CHANGE_SEASON: styles.secondary if can_open else styles.primary}
    if can_open:
        verbs = {Verb.OPEN_SIGN_UP: styles.primary, **verbs}
    buttons: list[ui.Button[Any]] = [
        ui.Button(label=words.text(f"button-{verb}"), custom_id=_id(verb, draft), style=style)
        for verb, style in verbs.items()
    ]
    return [*_options_row(draft, game, known, words), ui.ActionRow(*buttons)]


def _options_row(draft: Draft, game: str, known: Sequence[str], words: Words) -> list[Row]:
    """The menu of the game's options; none if it has none."""
    if not known:
        return []
    options = [
        discord.SelectOption(
            label=cut(words.text(f"{game}-table-{name.replace('_', '-')}"), HINT),
            description=cut(words.text(f"{game}-parameter-{name.replace('_', '-')}-about"), HINT),
            value=name,
            default=bool(draft.options >> at & 1),
        )
        for at, name in enumerate(known)
    ]
    menu: ui.Select[Any] = ui.Select(
        custom_id=_id(Verb.SEASON_OPTIONS, draft),
        placeholder=words.text("menu-season-options"),
        options=options,
        min_values=0,
        max_values=len(options),
    )
    return [ui.ActionRow(menu)]


def season_modal(draft: Draft, bounds: Mapping[str, tuple[int, int]], words: Words) -> ui.Modal:
    """The form for the numbers of a draft, as they are now. `bounds` are the least and the most of each, by
    the names of the fields."""
    modal = ui.Modal(title=words.text("organise-form"), custom_id=_id(Verb.CHANGE_SEASON, draft))
    for name in FIELDS:
        number, (low, high) = getattr(draft, name), bounds[name]
        is_optional = name in (TABLE, EVERY)
        entry: ui.TextInput[Any] = ui.TextInput(
            custom_id=name,
            default=None if is_optional and not number else str(number),
            required=not is_optional,
            max_length=4,
        )
        hint = words.text("organise-form-hint", field=name, low=low, high=high)
        text = words.text("organise-form-field", field=name)
        modal.add_item(ui.Label(text=text, description=hint, component=entry))
    modal.stop()
    return modal


def _id(verb: Verb, draft: Draft) -> str:
    return str(CustomId(verb, NO_SESSION, key=draft.key))
