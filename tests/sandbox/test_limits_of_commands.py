"""Every limit of commands and autocompletions, crossed once and just kept once."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Sandbox, Server
from tests.sandbox.api import Api


def command(*options: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {"name": "do", "description": "Do it", "type": 1, "options": list(options)} | changes


def option(n: int = 0, **changes: Any) -> dict[str, Any]:
    return {"name": f"o{n}", "description": "x", "type": 3} | changes


def group(n: int = 0, *options: dict[str, Any], kind: int = 1) -> dict[str, Any]:
    return {"name": f"g{n}", "description": "x", "type": kind, "options": list(options)}


def choice(n: int = 0, **changes: Any) -> dict[str, Any]:
    return {"name": f"c{n}", "value": f"v{n}"} | changes


def many(count: int, kind: int = 1) -> list[dict[str, Any]]:
    described = {"description": "x"} if kind == 1 else {}
    return [{"name": f"n{n}", "type": kind, **described} for n in range(count)]


def of_size(size: int) -> dict[str, Any]:
    """A command whose names, descriptions and values add up to `size` characters (7,998 or a few more)."""
    full = [choice(name="c", value="v" * 100)] * 25
    last = [*full[:4], choice(name="c", value="v" * (size - 7999))]
    return command(*(option(n, choices=full) for n in range(3)), option(3, choices=last))


KEPT: dict[str, list[dict[str, Any]]] = {
    "100 slash, 15 user and 15 message commands": [*many(100), *many(15, 2), *many(15, 3)],
    "name of 32": [command(name="x" * 32)],
    "a name in Devanagari": [command(name="बोली")],
    "a name in Thai": [command(name="ประมูล")],
    "description of 100": [command(description="x" * 100)],
    "25 options": [command(*(option(n) for n in range(25)))],
    "25 choices of 100": [
        command(option(choices=[choice(n, value="x" * 99 + chr(97 + n)) for n in range(25)]))
    ],
    "required before optional": [command(option(1, required=True), option(2))],
    "a group with a subcommand": [command(group(0, group(1, option()), kind=2), group(2))],
    "length of 6000": [command(option(min_length=0, max_length=6000))],
    "integers within 2**53": [command(option(type=4, min_value=1 - 2**53, max_value=2**53 - 1))],
    "the same name for another type": [command(), {"name": "do", "type": 2}],
    "a localised name": [command(name_localizations={"de": "tu-es"})],
    "a localised choice of 100": [command(option(choices=[choice(name_localizations={"de": "x" * 100})]))],
    "a command of people with any name": [{"name": "Show the hand!", "type": 2}],
    "whole numbers as choices": [command(option(type=4, choices=[choice(value=2**53 - 1)]))],
    "autocompletion of numbers": [command(option(type=10, autocomplete=True))],
    "a name that another has in another language": [
        command(option(1, name_localizations={"de": "o2"}), option(2, name_localizations={"de": "o1"}))
    ],
}
CROSSED: dict[str, list[dict[str, Any]]] = {
    "name of 33": [command(name="x" * 33)],
    "no name": [command(name="")],
    "a localised option with a capital": [command(option(name_localizations={"de": "Gold"}))],
    "a language that there is not": [command(name_localizations={"xx": "do"})],
    "a localised description of 101": [command(description_localizations={"nl": "x" * 101})],
    "a choice whose localised name is empty": [
        command(option(choices=[choice(name_localizations={"nl": ""})]))
    ],
    "a choice in a language that there is not": [
        command(option(choices=[choice(name_localizations={"xx": "x"})]))
    ],
    "a localised choice of 101": [command(option(choices=[choice(name_localizations={"de": "x" * 101})]))],
    "a text as a choice of whole numbers": [command(option(type=4, choices=[choice(value="1")]))],
    "a number as a choice of texts": [command(option(choices=[choice(value=1)]))],
    "choices of people": [command(option(type=6, choices=[choice()]))],
    "autocompletion of channels": [command(option(type=7, autocomplete=True))],
    "a command of messages with a description": [{"name": "n", "type": 3, "description": "x"}],
    "a command of people with an option": [{"name": "n", "type": 2, "options": [option()]}],
    "a command of people whose localised name is too long": [
        {"name": "n", "type": 2, "name_localizations": {"de": "x" * 33}}
    ],
    "two commands of one name in one language": [
        command(name_localizations={"de": "los"}),
        command(name="go", name_localizations={"de": "los"}),
    ],
    "two options of one name in one language": [
        command(option(1, name_localizations={"de": "o2"}), option(2))
    ],
    "a capital": [command(name="Do")],
    "a space": [command(name="do it")],
    "a localised name with a capital": [command(name_localizations={"de": "Tu-es"})],
    "an option's name with an exclamation mark": [command(option(name="gold!"))],
    "description of 101": [command(description="x" * 101)],
    "no description": [command(description="")],
    "26 options": [command(*(option(n) for n in range(26)))],
    "26 choices": [command(option(choices=[choice(n) for n in range(26)]))],
    "choice name of 101": [command(option(choices=[choice(name="x" * 101)]))],
    "choice value of 101": [command(option(choices=[choice(value="x" * 101)]))],
    "choice beyond 2**53": [command(option(type=4, choices=[choice(value=2**53)]))],
    "autocomplete beside choices": [command(option(autocomplete=True, choices=[choice()]))],
    "optional before required": [command(option(1), option(2, required=True))],
    "two options of one name": [command(option(1), option(1))],
    "two commands of one name": [command(), command()],
    "subcommands beside options": [command(group(0), option(1))],
    "a group in a group": [command(group(0, group(1, kind=2), kind=2))],
    "length of 6001": [command(option(max_length=6001))],
    "length from 7 to 3": [command(option(min_length=7, max_length=3))],
    "values from 7 to 3": [command(option(type=4, min_value=7, max_value=3))],
    "a bound beyond 2**53": [command(option(type=4, max_value=2**53))],
}


@pytest.mark.parametrize("commands", KEPT.values(), ids=KEPT.keys())
async def test_commands_that_just_keep_a_limit_are_accepted(
    discord: Sandbox, api: Api, commands: list[dict[str, Any]]
) -> None:
    await api.sync(*commands)
    assert discord.violations == []


@pytest.mark.parametrize("commands", CROSSED.values(), ids=CROSSED.keys())
async def test_commands_that_cross_a_limit_are_refused(
    lenient: Sandbox, raw: Api, commands: list[dict[str, Any]]
) -> None:
    answer = await raw.refused(50035, "PUT", f"/applications/{lenient.bot.id}/commands", commands)
    assert answer["errors"]


async def test_there_are_limits_for_each_kind_of_command(lenient: Sandbox, raw: Api) -> None:
    for commands in (many(101), many(16, 2), many(16, 3)):
        await raw.refused(30032, "PUT", f"/applications/{lenient.bot.id}/commands", commands)


async def test_a_command_has_8000_characters_at_most(lenient: Sandbox, raw: Api) -> None:
    path = f"/applications/{lenient.bot.id}/commands"
    await raw.ok("PUT", path, [of_size(8000)])
    answer = await raw.refused(50035, "PUT", path, [of_size(8001)])
    assert "TOO_LARGE" in str(answer)


async def test_a_server_gets_200_new_commands_a_day(lenient: Sandbox, raw: Api) -> None:
    path = f"/applications/{lenient.bot.id}/guilds/{lenient.add_server('s').id}/commands"
    for n in (1, 2):
        await raw.ok("PUT", path, [command(name=f"n{n}-{m}") for m in range(100)])
    await raw.ok("PUT", path, [command(name=f"n2-{m}") for m in range(100)])
    await raw.refused(30034, "PUT", path, [command(name="one-more")])
    await raw.ok("PUT", path, [])
    await raw.refused(30034, "POST", path, command())
    await raw.ok("PUT", f"/applications/{lenient.bot.id}/commands", [command()])
    lenient.pass_time(days=1.1)
    await raw.ok("POST", path, command())


async def test_commands_are_made_changed_and_removed_one_by_one(
    discord: Sandbox, api: Api, server: Server
) -> None:
    for path in (
        f"/applications/{discord.bot.id}/commands",
        f"/applications/{discord.bot.id}/guilds/{server.id}/commands",
    ):
        made = await api.ok("POST", path, command(name_localizations={"de": "tu-es"}))
        assert api.status == 201
        again = await api.ok("POST", path, command(description="Again"))
        assert (api.status, again["id"]) == (200, made["id"])
        one = f"{path}/{made['id']}"
        changed = await api.ok("PATCH", one, {"name": "go", "name_localizations": {"de": "los"}})
        assert (changed["name"], changed["description"]) == ("go", "Again")
        await api.refused(50035, "PATCH", one, {"name": "Go"})
        assert await api.ok("GET", one) == changed
        (listed,) = await api.ok("GET", path)
        assert "name_localizations" not in listed
        assert await api.ok("GET", f"{path}?with_localizations=true") == [changed]
        await api.ok("DELETE", one)
        await api.refused(10063, "GET", one)
        assert await api.ok("GET", path) == []
    assert discord.violations == []


async def test_commands_belong_to_the_application(api: Api, discord: Sandbox) -> None:
    await api.refused(20012, "GET", "/applications/1/commands")
    closed = discord.add_server("closed", with_bot=False)
    await api.refused(50001, "GET", f"/applications/{discord.bot.id}/guilds/{closed.id}/commands")


async def test_a_synced_command_keeps_its_id_as_long_as_its_name(
    discord: Sandbox, api: Api, server: Server
) -> None:
    (first,) = await api.sync(command())
    (second,) = await api.sync(command(description="Do it now"))
    (third,) = await api.sync(command(name="do-not"))
    assert first["id"] == second["id"] != third["id"]
    assert first["version"] != second["version"]
    path = f"/applications/{discord.bot.id}/guilds/{server.id}/commands"
    (of_guild,) = await api.ok("PUT", path, [command()])
    assert of_guild["guild_id"] == server.id
    assert await api.ok("GET", path) == [of_guild]
    assert discord.violations == []


@pytest.mark.parametrize(
    ("choices", "is_kept"),
    [
        ([choice(n, name="x" * 100, value="v" * 100) for n in range(25)], True),
        ([choice(n) for n in range(26)], False),
        ([choice(name="x" * 101)], False),
        ([choice(name="")], False),
        ([choice(value="x" * 101)], False),
    ],
    ids=["25 of 100", "26", "name of 101", "no name", "value of 101"],
)
async def test_an_autocompletion_offers_25_choices_of_100_at_most(
    lenient: Sandbox, raw: Api, choices: list[dict[str, Any]], is_kept: bool
) -> None:
    server = lenient.add_server("s")
    anna, channel = server.add_person("Anna"), server.add_channel("c")
    await raw.sync(command(option(autocomplete=True)))
    stage = anna._stage
    sent = stage.interact(anna.user, 4, {"id": "1", "name": "do", "type": 1, "options": []}, channel)
    path = f"/interactions/{sent.id}/{sent.token}/callback"
    await raw("POST", path, {"type": 8, "data": {"choices": choices}})
    assert raw.status == (204 if is_kept else 400)


@pytest.mark.parametrize(
    "wrong", [{"name": ["do"]}, {"name": None}, {"type": []}, {"type": "1"}, {"type": 9}]
)
async def test_without_a_referee_a_command_of_no_kind_or_name_is_not_kept_either(
    lenient: Sandbox, raw: Api, wrong: dict[str, Any]
) -> None:
    path = f"/applications/{lenient.bot.id}/commands"
    await raw.refused(50035, "POST", path, {"name": "do", "description": "Do it"} | wrong)
    await raw.refused(50035, "PUT", path, [{"name": "do", "description": "Do it"} | wrong])
    assert await raw.ok("GET", path) == []
    lenient.take_violations()
