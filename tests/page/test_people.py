"""Who plays: admins, moderators, players and newcomers, who are told apart and offered other commands."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from sandbox import Person, Sandbox, Server
from sandbox.play import furnish
from tests.page.browser import Newcomer, needs_chromium
from tests.page.line import Line
from tests.sandbox.api import Api

pytestmark = pytest.mark.asyncio(loop_scope="session")
COMMANDS = [
    {"name": name, "description": "x", "type": 1, "default_member_permissions": needed}
    for name, needed in (("play", None), ("moderate", str(1 << 34)), ("settings", str(1 << 5)))
]


async def test_whoever_plays_is_offered_what_is_theirs_and_hears_when_that_changes(
    discord: Sandbox, api: Api
) -> None:
    furnish(discord)
    people = {person.name: person for person in discord.people}
    await api.sync(*COMMANDS)
    (guild,) = discord.world.guilds.values()
    general = guild.channels[0]
    assert guild.system_channel is general
    assert isinstance(guild, Server)
    async with Line(discord) as line:
        seats = await line.ok("be", person=people["Mia"].id)
        roles = {each["name"]: each["roles"] for each in seats["people"]}
        assert {name: ", ".join(has) for name, has in roles.items()} == {
            **dict.fromkeys(("Emma", "Daan", "Lena"), "Player"),
            "Noah": "Moderator",
            "Mia": "Admin",
            "Tim": "",
        }
        offered = {}
        for name in ("Mia", "Noah", "Emma", "Tim"):
            shown = await line.be(people[name], general)
            offered[name] = [command["path"] for command in shown["commands"]]
        assert offered == {
            "Mia": ["play", "moderate", "settings"],
            "Noah": ["play", "moderate"],
            "Emma": ["play"],
            "Tim": ["play"],
        }
        guild.switch_off("play", general)
        await line.news("commands", commands=[])
        guild.give(people["Tim"], next(role for role in guild.roles if role.name == "Moderator"))
        told = await line.until(lambda f: any(p["name"] == "Tim" and p["roles"] for p in f.get("people", [])))
        assert [each["roles"] for each in told["people"] if each["name"] == "Tim"] == [["Moderator"]]
        assert [c["path"] for c in (await line.ok("open", place=general.id))["commands"]] == ["moderate"]


@needs_chromium
async def test_the_list_of_people_says_who_is_what(newcomer: Newcomer, server: Server, bob: Person) -> None:
    hint = newcomer.page.locator(".person", has_text="Bob").locator(".hint")
    await expect(hint).to_have_text("American English")
    server.give(bob, server.add_role("Sheriff"))
    await expect(hint).to_have_text("Sheriff · American English")
    await expect(newcomer.page.locator(".person", has_text="Anna").locator(".hint")).to_contain_text(
        "no role · "
    )
