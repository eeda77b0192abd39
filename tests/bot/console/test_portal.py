"""What `check` finds on Discord, asked over real sockets."""

import time

import discord
import pytest

from bot.console import portal
from cogs.parts.still_text import Mark
from cogs.presses.open_seats import NEEDED
from sandbox import Sandbox
from tests.doubles import double
from tests.sandbox.inside import point_at

TOKENS = "abc.def.ghi"


@pytest.fixture
async def sandbox(monkeypatch):
    async with Sandbox() as discord:
        point_at(discord, monkeypatch)
        discord.application.grant()
        yield discord


def texts(answer, mark):
    return [each.text for each in answer.findings if each.mark is mark]


async def test_a_bot_that_is_on_servers_with_what_it_needs_is_good(sandbox):
    sandbox.add_server("Dodge City")
    answer = await portal.ask(sandbox.token)
    assert texts(answer, Mark.BAD) == []
    assert texts(answer, Mark.WARNING) == [
        "Commands: Discord has none of the bot yet. It gets them when the bot is started."
    ]
    application = sandbox.world.bot.id
    assert texts(answer, Mark.GOOD) == [
        "Clock: it agrees with Discord's.",
        f"Token: Discord takes it. The bot is bot, application {application}.",
        "Application: no privileged intent is on, and none is needed.",
        "Lines: Discord asks for 1 shard; 1,000 of 1,000 log-ins are left.",
        "Servers: 1; on each the bot's roles have what it needs.",
    ]
    assert {outgoing.method for outgoing in sandbox.outgoing} == {"GET"}, "it changes nothing"


async def test_the_invitation_asks_for_what_is_needed_and_no_more(sandbox):
    link = (await portal.ask(sandbox.token)).invitation
    needed = discord.Permissions(**dict.fromkeys(NEEDED, True)).value
    assert link == (
        f"https://discord.com/oauth2/authorize?client_id={sandbox.world.bot.id}"
        f"&scope=bot+applications.commands&permissions={needed}"
    )


async def test_what_the_bot_lacks_on_a_server_is_named(sandbox):
    poor, rich = (
        sandbox.add_server("Poor\x1b[2J"),
        sandbox.add_server("Rich", bot_permissions=["ADMINISTRATOR"]),
    )
    for server in (poor, rich):
        server.change_role(server.everyone, "VIEW_CHANNEL", "SEND_MESSAGES")
    (said,) = [text for text in texts(await portal.ask(sandbox.token), Mark.WARNING) if "Servers" in text]
    assert said.startswith("Servers: on Poor[2J (")
    assert "Create Public Threads, Send Messages in Threads, Attach Files and Read Message History" in said


async def test_a_bot_on_no_server_is_told_how_to_get_on_one(sandbox):
    assert "Servers: the bot is on none. Invite it with the link below." in texts(
        await portal.ask(sandbox.token), Mark.WARNING
    )


async def test_servers_are_read_page_by_page_and_the_first_few_named(sandbox, monkeypatch):
    monkeypatch.setattr(portal, "PAGE", 5)
    monkeypatch.setattr(portal, "NAMED", 3)
    for number in range(12):
        server = sandbox.add_server(f"Town {number}")
        server.change_role(server.everyone)
    said = [text for text in texts(await portal.ask(sandbox.token), Mark.WARNING) if "Servers" in text]
    assert said[-1] == "Servers: on 9 more the bot lacks permissions."
    assert len(said) == 4


async def test_a_token_that_discord_refuses_is_said_and_never_shown(sandbox):
    answer = await portal.ask(TOKENS)
    (said,) = texts(answer, Mark.BAD)
    assert said.startswith("Token: Discord refuses it.")
    assert "Reset Token" in said
    assert answer.invitation is None
    assert TOKENS not in str(answer)


@pytest.mark.parametrize("text", ["abc\nghi", "DISCORD_TOKEN=abc def", "gehäim"])
async def test_text_that_is_no_token_is_not_sent_anywhere(sandbox, text):
    (said,) = texts(answer := await portal.ask(text), Mark.BAD)
    assert said.startswith("Token: what is there is no token")
    assert not sandbox.outgoing
    assert text not in str(answer)


async def test_an_error_of_discord_is_said_with_where_to_look(sandbox):
    sandbox.faults.fail_next("GET", r"/gateway/bot$", status=503)
    sandbox.faults.fail_next("GET", r"/users/@me/guilds$", status=503)
    assert any("cannot be reached" in text for text in texts(await portal.ask(sandbox.token), Mark.BAD))
    (said,) = texts(answer := await portal.ask(sandbox.token), Mark.BAD)
    assert said.startswith("Discord: it answers with an error (503")
    assert answer.invitation is not None, "what is known is said"


async def test_without_a_net_it_says_what_to_look_at(sandbox):
    await sandbox.stop()
    (said,) = texts(await portal.ask(TOKENS), Mark.BAD)
    assert said.startswith("Discord: it cannot be reached (Cannot connect to host")
    assert "do not restart it" in said


async def test_it_does_not_wait_for_ever(sandbox, monkeypatch):
    monkeypatch.setattr(portal, "PATIENCE_S", 0.05)
    sandbox.faults.hold(r"/users/@me$")
    (said,) = texts(await portal.ask(sandbox.token), Mark.BAD)
    assert "it does not answer in time" in said


@pytest.mark.parametrize(("by", "side"), [(75, "ahead of"), (-75, "behind")])
async def test_a_clock_that_is_wrong_is_said(sandbox, by, side):
    (said,) = texts(await portal.ask(sandbox.token, now=lambda: time.time() + by), Mark.BAD)
    assert said.startswith("Clock: this machine's is 7")
    assert f" seconds {side} Discord's" in said


async def test_log_ins_that_are_nearly_used_up_and_intents_that_nobody_needs_are_said(sandbox):
    sandbox.application.session_starts = 10
    sandbox.application.grant("MESSAGE_CONTENT")
    answer = await portal.ask(sandbox.token)
    (said,) = texts(answer, Mark.BAD)
    assert said.startswith("Lines: Discord asks for 1 shard; 10 of 10 log-ins are left")
    assert any("privileged intents are on" in text for text in texts(answer, Mark.WARNING))


def app(**parts):
    usual = {"interactions_endpoint_url": None, "bot_require_code_grant": False, "bot_public": True}
    return double(discord.AppInfo, **usual | {"flags": discord.ApplicationFlags()} | parts)


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"interactions_endpoint_url": "https://example.org"}, "Interactions Endpoint URL"),
        ({"bot_require_code_grant": True}, "OAuth2 code grant"),
    ],
)
def test_what_the_portal_can_be_told_wrong_is_found(parts, said):
    assert [each.mark for each in portal.application_findings(app())] == [Mark.GOOD]
    bad, good = portal.application_findings(app(**parts))
    assert (bad.mark, good.mark) == (Mark.BAD, Mark.GOOD)
    assert said in bad.text


@pytest.mark.parametrize(
    ("count", "is_verified", "is_said"), [(74, False, False), (75, False, True), (75, True, False)]
)
def test_near_100_servers_it_says_that_discord_wants_to_verify_the_bot(count, is_verified, is_said):
    guilds = [{"id": str(number), "name": "Town", "permissions": "8"} for number in range(count)]
    texts = [each.text for each in portal.server_findings(guilds, is_verified=is_verified)]
    assert any("verified" in text for text in texts) == is_said
