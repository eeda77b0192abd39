"""Commands that no client sends, of all shapes, by chance: one of ours, with something wrong in it.

It reads the commands where Discord has them, and knows none of them by name but those that change something.
"""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
Wrong: TypeAlias = Callable[[random.Random, Json], Any]

SUB, GROUP, TEXT, NUMBER, YES_OR_NO, PERSON, PLACE = 1, 2, 3, 4, 5, 6, 7
ACTS = (
    *("new", "display", "leave", "away", "hours", "invite", "seat", "pause", "pace", "extend", "undo"),
    "move",
)
"""What changes something where nothing is wrong."""

NAMES = ("", "x", "new", "nonsense", "bid", "game", "x" * 5000, "\0", "Ünïcode", None, 7, [], {}, True)
KINDS = (*range(12), 99, -1, 2**70, "1", "sub", None, [], {}, True, 1.0)
VALUES = (
    None,
    *([], {}, [1], {"a": 1}),
    *("", "x", "'; DROP TABLE answers; --", "\0", "\u202e", "\ud800", "9" * 6000, "x" * 50_000),
    *(-1, 0, 7, 2**53, 2**53 + 1, 2**63, -(2**64), 10**300, 0.5, 1e300, True, False),
)
NO_DATA = (None, [], "", "text", 0, 7, True, {}, {"name": None}, {"options": []}, [{"name": "game"}])
RESOLVED = (
    *(None, [], "x", 7, {"users": None}, {"users": {"1": {}}}, {"members": []}, {"roles": {"1": 7}}),
    *({"channels": {"1": {}}}, {"messages": {"1": {}}}, {"attachments": {"x": {}}}),
)


def forged(luck: random.Random, commands: list[Json]) -> tuple[Any, bool]:
    """The data of something that is no command of ours, and whether it is to be completed."""
    is_completion = luck.random() < 0.3
    if luck.random() < 0.05:
        return luck.choice(NO_DATA), is_completion
    wrong = luck.choice(WRONG)
    command, inner = luck.choice([*_paths(commands, but=ACTS if wrong in HARMLESS else ())])
    data = _sent(command, inner)
    options = data["options"][0]["options"]
    if is_completion and options:
        luck.choice(options)["focused"] = True
    changed = wrong(luck, data)
    return (data if changed is None else changed), is_completion


def _paths(commands: list[Json], *, but: tuple[str, ...]) -> Iterator[tuple[Json, Json]]:
    for command in commands:
        for inner in command["options"]:
            if inner["type"] == SUB and inner["name"] not in but:
                yield command, inner


def _sent(command: Json, inner: Json) -> Json:
    """What a client sends of one of our commands with all its options."""
    options = [
        {"name": option["name"], "type": option["type"], "value": _value(option)}
        for option in inner.get("options", [])
    ]
    chosen = {"name": inner["name"], "type": SUB, "options": options}
    return {"id": command["id"], "name": command["name"], "type": 1, "options": [chosen]}


def _value(option: Json) -> Any:
    if option.get("choices"):
        return option["choices"][0]["value"]
    return {TEXT: "x", NUMBER: 999_999, YES_OR_NO: True, PERSON: "1", PLACE: "1"}[option["type"]]


# What can be wrong


def _some_option(luck: random.Random, data: Json) -> Json:
    """An option of the command, or the command itself where it has none."""
    chosen: Json = data["options"][0]
    found: Json = luck.choice(chosen["options"] or [chosen])
    return found


def _command_name(luck: random.Random, data: Json) -> None:
    data["name"] = luck.choice([name for name in NAMES if name != data["name"]])


def _command_kind(luck: random.Random, data: Json) -> None:
    data["type"] = luck.choice([kind for kind in KINDS if type(kind) is not int or kind != 1])


def _of_a_menu(luck: random.Random, data: Json) -> Json:
    return {"id": data["id"], "name": data["name"], "type": luck.choice((2, 3)), "target_id": "1"}


def _of_one_server(luck: random.Random, data: Json) -> None:
    data["guild_id"] = luck.choice(("1", 7, "x", [], {}, 2**70))


def _inner_name(luck: random.Random, data: Json) -> None:
    data["options"][0]["name"] = luck.choice([name for name in NAMES if name not in ("bid", "new")])


def _inner_kind(luck: random.Random, data: Json) -> None:
    data["options"][0]["type"] = luck.choice([kind for kind in KINDS if type(kind) is not int or kind != SUB])


def _none_chosen(luck: random.Random, data: Json) -> None:
    data["options"] = luck.choice((None, [], {}, "x", [None], [[]], ["x"], [{}], [{"type": 1}], 7))


def _two_chosen(luck: random.Random, data: Json) -> None:
    data["options"].append(copy.deepcopy(luck.choice((data["options"][0], {"name": "x", "type": SUB}))))


def _too_deep(luck: random.Random, data: Json) -> None:
    for _ in range(luck.choice((1, 2, 40))):
        data["options"] = [{"name": luck.choice(("new", "x")), "type": GROUP, "options": data["options"]}]


def _nested_in_an_option(luck: random.Random, data: Json) -> None:
    data["options"][0]["options"] = [{"name": "bid", "type": luck.choice((SUB, GROUP)), "options": []}]


def _inner_options(luck: random.Random, data: Json) -> None:
    data["options"][0]["options"] = luck.choice((None, {}, "x", [None], ["x"], [{}], [{"name": "x"}], 7))


def _option_name(luck: random.Random, data: Json) -> None:
    _some_option(luck, data)["name"] = luck.choice([name for name in NAMES if name not in ("bid", "game")])


def _option_kind(luck: random.Random, data: Json) -> None:
    option = _some_option(luck, data)
    option["type"] = luck.choice([kind for kind in KINDS if kind is True or kind != option["type"]])


def _option_extra(luck: random.Random, data: Json) -> None:
    extra = {"name": luck.choice(("silver", "seats", "page")), "type": luck.choice(KINDS), "value": "1"}
    data["options"][0]["options"].append(extra)


def _option_twice(luck: random.Random, data: Json) -> None:
    options = data["options"][0]["options"]
    options += copy.deepcopy(options) or [{"name": "x", "type": TEXT, "value": "x"}]


def _options_without_values(luck: random.Random, data: Json) -> None:
    options = data["options"][0]["options"]
    for option in options:
        del option["value"]
    if not options:
        options.append({"name": "x", "type": TEXT})


def _focus(luck: random.Random, data: Json) -> None:
    """Nothing is typed, or all at once, or it is not said as Discord does."""
    focus = luck.choice((None, False, True, "yes", 1))
    for option in data["options"][0]["options"]:
        option["focused"] = focus


def _value_wrong(luck: random.Random, data: Json) -> None:
    _some_option(luck, data)["value"] = luck.choice(VALUES)


def _options_missing(luck: random.Random, data: Json) -> None:
    data["options"][0]["options"] = []


def _resolved(luck: random.Random, data: Json) -> None:
    data["resolved"] = luck.choice(RESOLVED)


def _more_fields(luck: random.Random, data: Json) -> None:
    data |= {"target_id": luck.choice(("x", 7, None)), "unheard_of": luck.choice(VALUES)}
    data.pop(luck.choice(("id", "type")))


HARMLESS: tuple[Wrong, ...] = (_value_wrong, _options_missing, _resolved, _more_fields, _focus)
"""What may leave a command that can be done."""
WRONG: tuple[Wrong, ...] = (
    *HARMLESS,
    *(_command_name, _command_kind, _of_a_menu, _of_one_server, _inner_name, _inner_kind, _none_chosen),
    *(_two_chosen, _too_deep, _nested_in_an_option, _inner_options, _option_name, _option_kind),
    *(_option_extra, _option_twice, _options_without_values),
)
