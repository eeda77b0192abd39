"""What `check` finds on Discord, over HTTPS alone: the token, the application, lines, servers, and the clock.

It asks a handful of questions, changes nothing, and opens no line, so it uses up no log-in. Nothing that it
says holds the token.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord

from bot.console.findings import bad, good, warning
from bot.outcomes import count, span
from cogs.parts.facts import Finding
from cogs.parts.rights import flag
from cogs.presses.open_seats import NEEDED
from renders.language.catalogues import words_for
from renders.language.names import tidy

PATIENCE_S: Final = 30.0
"""Seconds that all questions together may take."""
PAGE: Final = 200
"""The most servers that Discord names at once (docs.discord.com: Get Current User Guilds)."""
PAGES: Final = 5
NAMED: Final = 10
"""The most servers that are named."""
CLOCK_OFF_S: Final = 3.0
"""By so many seconds a clock may be wrong: Discord gives whole seconds, and takes a while to answer."""
FEW_LOG_INS: Final = 50
UNVERIFIED_MOST: Final = 100
"""A bot whose application Discord has not verified joins at most so many servers."""
VERIFY_FROM: Final = 75
"""From so many servers on, Discord lets an application be verified."""
VERIFIED: Final = 1 << 16
"""The flag of a verified bot (docs.discord.com: User Flags)."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What Discord has said."""

    findings: Sequence[Finding]
    invitation: str | None
    """The address under which an admin invites the bot; None if the application is not known."""


async def ask(token: str, *, now: Callable[[], float] = time.time) -> Answer:
    """Ask Discord about the bot of this token; `now` gives UNIX seconds."""
    if not token.isascii() or not token.isprintable() or " " in token:
        return Answer([bad(f"Token: what is there is no token, but other text. {_ANEW}")], None)
    clock = _Clock(now)
    client = discord.Client(intents=discord.Intents.none(), http_trace=clock.trace())
    asking = _Asking(client)
    try:
        async with asyncio.timeout(PATIENCE_S):
            await asking.ask(token)
    except discord.LoginFailure:
        asking.found.append(bad(f"Token: Discord refuses it. {_ANEW}"))
    except discord.HTTPException as error:
        asking.found.append(bad(_refusal(error)))
    except (OSError, aiohttp.ClientError, discord.GatewayNotFound) as error:
        why = "it does not answer in time" if isinstance(error, TimeoutError) else str(error) or repr(error)
        asking.found.append(
            bad(
                f"Discord: it cannot be reached ({why}). Look at this machine's network, name server,"
                " firewall and clock, and at discordstatus.com. A running bot tries again by itself: do not"
                " restart it."
            )
        )
    finally:
        await client.close()
    return Answer([*clock.findings(), *asking.found], asking.invitation)


_ANEW: Final = (
    "In Discord's developer portal, open the application, then Bot, and press Reset Token; put the new token"
    " into DISCORD_TOKEN or the file that DISCORD_TOKEN_FILE names, and restart the bot."
)


def _refusal(error: discord.HTTPException) -> str:
    if error.status == 429:
        return (
            "Discord: it takes no requests from this machine's address for now (429). Wait an hour, and find"
            " out what else here asks so much of Discord."
        )
    said = f"{error.status} {tidy(error.text)}".strip()
    return (
        f"Discord: it answers with an error ({said}). Look at discordstatus.com. A running bot tries again by"
        " itself: do not restart it."
    )


class _Asking:
    """The questions, and what was found so far."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.found: list[Finding] = []
        self.invitation: str | None = None

    async def ask(self, token: str) -> None:
        """Ask them one after the other. Raises whatever discord.py does."""
        await self._client.login(token)  # asks who the bot is, and for its application
        app, user = self._client.application, self._client.user
        assert app is not None
        assert user is not None
        permissions = discord.Permissions(**dict.fromkeys(NEEDED, True))
        scopes = ("bot", "applications.commands")
        self.invitation = discord.utils.oauth_url(app.id, permissions=permissions, scopes=scopes)
        self.found.append(
            good(f"Token: Discord takes it. The bot is {tidy(user.name)}, application {app.id}.")
        )
        self.found += application_findings(app)
        shards, _, log_ins = await self._client.http.get_bot_gateway()
        self.found.append(
            _lines(shards, log_ins["remaining"], log_ins["total"], log_ins["reset_after"] / 1000)
        )
        commands = await self._client.http.get_global_commands(app.id)
        self.found.append(
            good(f"Commands: Discord has {len(commands)} of the bot.")
            if commands
            else warning("Commands: Discord has none of the bot yet. It gets them when the bot is started.")
        )
        self.found += server_findings(
            await self._guilds(), is_verified=bool(user.public_flags.value & VERIFIED)
        )

    async def _guilds(self) -> list[Any]:
        """The bot's servers, as Discord sends them; at most `PAGES` pages of them."""
        found = list[Any]()
        for _ in range(PAGES):
            after = found[-1]["id"] if found else None
            page = await self._client.http.get_guilds(PAGE, after=after, with_counts=False)
            found += page
            if len(page) < PAGE:
                break
        return found


def application_findings(app: discord.AppInfo) -> list[Finding]:
    """What is set in the developer portal that keeps people away from the bot."""
    found = []
    if app.interactions_endpoint_url:
        found.append(
            bad(
                "Application: it has an Interactions Endpoint URL, so Discord sends all presses and commands"
                " there, and the bot gets none. Empty it in the developer portal, General Information."
            )
        )
    if app.bot_require_code_grant:
        found.append(
            bad(
                "Application: it requires an OAuth2 code grant, so nobody can invite the bot. Switch that off"
                " in the developer portal, Bot."
            )
        )
    if not app.bot_public:
        found.append(good("Application: only its owner can invite the bot (it is not a public bot)."))
    flags = app.flags
    is_asked = flags.gateway_message_content_limited or flags.gateway_message_content
    is_asked = is_asked or flags.gateway_guild_members_limited or flags.gateway_guild_members
    if is_asked or flags.gateway_presence_limited or flags.gateway_presence:
        found.append(
            warning(
                "Application: privileged intents are on, and the bot needs none. Switch them off in the"
                " developer portal, Bot: then it cannot be asked to justify them."
            )
        )
    else:
        found.append(good("Application: no privileged intent is on, and none is needed."))
    return found


def _lines(shards: int, remaining: int, total: int, reset_after: float) -> Finding:
    """How many lines Discord asks for, and how often the bot may still log in today."""
    asks = f"Lines: Discord asks for {count(shards, 'shard')}; {remaining:,} of {total:,} log-ins are left"
    if remaining >= max(FEW_LOG_INS, shards):
        return good(f"{asks}.")
    return bad(
        f"{asks} for the next {span(reset_after)}. Something restarts the bot over and over: find out what"
        " before none is left, because then it stays away."
    )


def server_findings(guilds: Sequence[Any], *, is_verified: bool) -> list[Finding]:
    """The bot's servers, as Discord sends them, and which permissions its roles do not give it there."""
    if not guilds:
        return [warning("Servers: the bot is on none. Invite it with the link below.")]
    number = f"{len(guilds):,}{' or more' if len(guilds) == PAGE * PAGES else ''}"
    found, words = list[Finding](), words_for("en")
    for guild in guilds:
        given = int(guild["permissions"])
        missing = [] if given & flag("administrator") else [n for n in NEEDED if not given & flag(n)]
        if missing:
            names = words.listed([words.text(f"permission-{name.replace('_', '-')}") for name in missing])
            found.append(
                warning(
                    f"Servers: on {tidy(guild['name']) or '?'} ({guild['id']}) no role gives the bot {names}."
                    " Its admins read in `/saloon check` where that matters, and can open the link below."
                )
            )
    more = len(found) - NAMED
    found = found[:NAMED]
    if more > 0:
        found.append(warning(f"Servers: on {more:,} more the bot lacks permissions."))
    if not found:
        found.append(good(f"Servers: {number}; on each the bot's roles have what it needs."))
    if not is_verified and len(guilds) >= VERIFY_FROM:
        found.append(
            warning(
                f"Servers: {number}. Discord lets a bot on at most {UNVERIFIED_MOST} before the application"
                " is verified: apply for that in the developer portal, App Verification."
            )
        )
    return found


class _Clock:
    """Compares this machine's clock with Discord's, which each of its answers tells."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._ahead: float | None = None
        """By how many seconds this machine's clock is ahead."""

    def trace(self) -> aiohttp.TraceConfig:
        """What has to see Discord's answers."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._answered)
        return trace

    async def _answered(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        answer: aiohttp.TraceRequestEndParams,
    ) -> None:
        date = answer.response.headers.get("Date")
        if date is not None and self._ahead is None:
            try:
                self._ahead = self._now() - parsedate_to_datetime(date).timestamp() - 0.5
            except ValueError:  # whoever answered is not Discord
                return

    def findings(self) -> list[Finding]:
        """What is wrong with the clock; nothing if Discord did not answer."""
        if self._ahead is None:
            return []
        if abs(self._ahead) <= CLOCK_OFF_S:
            return [good("Clock: it agrees with Discord's.")]
        side = "ahead of" if self._ahead > 0 else "behind"
        return [
            bad(
                f"Clock: this machine's is {span(self._ahead)} {side} Discord's, so deadlines are wrong. Let"
                " the machine set its clock by the network (timedatectl set-ntp true)."
            )
        ]
