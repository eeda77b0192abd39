"""Commands have names and descriptions in their person's language; the bot gets their own names."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Channel, Person
from sandbox.people.languages import localised
from tests.sandbox.api import Api


def part(name: str, kind: int, *, de: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "x", "type": kind, "name_localizations": {"de": de}, **more}


SHORT = {"name": "Short", "value": "s", "name_localizations": {"de": "Kurz"}}
GAME = part(
    "game",
    1,
    de="spiel",
    options=[
        part(
            "bid",
            1,
            de="biete",
            options=[
                part("gold", 4, de="geld", required=True),
                part("kind", 3, de="art", choices=[SHORT]),
                part("town", 3, de="stadt", autocomplete=True),
            ],
        )
    ],
)


@pytest.fixture(autouse=True)
async def commands(api: Api) -> Any:
    return await api.sync(GAME)


async def test_the_world_keeps_what_commands_are_called_in_other_languages(commands: Any) -> None:
    assert commands[0]["name_localizations"] == {"de": "spiel"}
    assert commands[0]["options"][0]["options"][0]["name_localizations"] == {"de": "geld"}


@pytest.mark.parametrize("path", ["spiel biete", "game bid", "game biete"])
async def test_a_person_types_a_command_in_his_language_or_by_its_own_name(
    path: str, anna: Person, channel: Channel
) -> None:
    reply = await anna.slash(path, channel=channel, geld=3, kind="Kurz", wait=False)
    (bid,) = reply.interaction.data["options"]
    assert (reply.interaction.data["name"], bid["name"]) == ("game", "bid")
    assert {o["name"]: o["value"] for o in bid["options"]} == {"gold": 3, "kind": "s"}


async def test_another_language_does_not_help(bob: Person, channel: Channel) -> None:
    with pytest.raises(AssertionError, match="not offered"):
        await bob.slash("spiel biete", channel=channel, wait=False)


async def test_a_missing_option_is_named(anna: Person, channel: Channel) -> None:
    with pytest.raises(AssertionError, match=r"no option 'preis', but .*gold"):
        await anna.slash("spiel biete", channel=channel, preis=3, wait=False)


async def test_suggestions_are_asked_for_and_read_in_ones_language(
    api: Api, anna: Person, channel: Channel
) -> None:
    import asyncio

    asked = asyncio.create_task(anna.complete("spiel biete", focused="stadt", text="D", channel=channel))
    await api.discord.until(lambda: bool(api.discord.world.interactions))
    (interaction,) = api.discord.world.interactions.values()
    assert interaction.data["options"][0]["options"][0]["name"] == "town"
    town = {"name": "Dry Gulch", "value": "d", "name_localizations": {"de": "D\u00fcrre Schlucht"}}
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    await api.ok("POST", path, {"type": 8, "data": {"choices": [town]}})
    assert [choice.name for choice in await asked] == ["D\u00fcrre Schlucht"]


@pytest.mark.parametrize(
    ("locale", "shown"), [("de", "d"), ("en-GB", "e"), ("es-419", "s"), ("nl", "own"), ("es-ES", "s")]
)
def test_a_language_falls_back_to_its_sister_and_then_to_the_commands_own_name(
    locale: str, shown: str
) -> None:
    command = {"name": "own", "name_localizations": {"de": "d", "en-US": "e", "es-ES": "s"}}
    assert localised(command, "name", locale) == shown
