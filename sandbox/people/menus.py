"""What a client sends for a choice from a menu or a group of ticks. It sends nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sandbox.codes import (
    CHANNEL_SELECT,
    CHECKBOX_GROUP,
    MENTIONABLE_SELECT,
    RADIO_GROUP,
    ROLE_SELECT,
    STRING_SELECT,
    USER_SELECT,
    Json,
    Snowflake,
)
from sandbox.people.named import HasUser, Named
from sandbox.people.not_offered import NotOffered
from sandbox.world.objects import Channel, Role, User

Chosen = str | HasUser | User | Role | Channel
"""An option by its label or value, or a person, role or channel: as such or by its id."""

WITH_OPTIONS = (STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP)


def listed(wanted: Chosen | Sequence[Chosen]) -> list[Chosen]:
    """What was chosen, as a list; a single choice may come without one."""
    is_many = isinstance(wanted, Iterable) and not isinstance(wanted, str)
    return list(wanted) if is_many else [wanted]  # type: ignore[arg-type, list-item]


def chosen(menu: Json, name: str, wanted: Sequence[Chosen], named: Named) -> list[str]:
    """The values of what was chosen from `menu`, which is called `name`; each value once."""
    if menu["type"] in WITH_OPTIONS:
        values = [_option(menu, option) for option in wanted]
    else:
        values = [_found(menu, name, option, named) for option in wanted]
    for value in values:
        if values.count(value) > 1:
            raise NotOffered("menu-option-twice", value=value)
    return values


def defaults(menu: Json) -> list[str]:
    """The values that are chosen before the person chooses."""
    if menu["type"] in WITH_OPTIONS:
        return [option["value"] for option in menu["options"] if option.get("default")]
    return [str(default["id"]) for default in menu.get("default_values") or []]


def _option(menu: Json, wanted: Chosen) -> str:
    """The value of the option with this label, or if there is none, with this value."""
    options: list[Json] = menu["options"]
    found = [o["value"] for o in options if wanted == o["label"]]
    found = found or [o["value"] for o in options if wanted == o["value"]]
    if len(found) == 1:
        value: str = found[0]
        return value
    key = "menu-option-ambiguous" if found else "menu-option-unknown"
    raise NotOffered(key, value=wanted, offered=[o["label"] for o in options], count=len(found))


def _found(menu: Json, name: str, wanted: Chosen, named: Named) -> Snowflake:
    place = named.found_place(wanted) if menu["type"] == CHANNEL_SELECT else None
    kinds = menu.get("channel_types")
    if place is not None and kinds and place.type not in kinds:
        raise NotOffered("channel-type", option=name, place=place.name)
    found = _FIND[menu["type"]](named, wanted)
    if found is None:
        raise NotOffered("menu-not-offered", menu=name, value=wanted)
    return found


_FIND: dict[int, Callable[[Named, Chosen], Snowflake | None]] = {
    USER_SELECT: Named.person,
    ROLE_SELECT: Named.role,
    MENTIONABLE_SELECT: Named.mentionable,
    CHANNEL_SELECT: Named.place,
}
