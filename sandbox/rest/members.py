"""Routes of a guild's members: finding, changing, kicking and banning them."""

from __future__ import annotations

from urllib.parse import unquote

from sandbox.codes import Json
from sandbox.limits.refusal import Refusal, bad_length, invalid
from sandbox.payloads.places import member_payload, user_payload
from sandbox.rest.access import (
    guild_of,
    member_of,
    need_in_guild,
    need_rank_over,
    need_rank_over_role,
    role_of,
)
from sandbox.rest.asked import fields_of, id_of, limit_of
from sandbox.rest.door import Answer, Call, Route
from sandbox.world.bits import BITS
from sandbox.world.clock import at
from sandbox.world.objects import Guild, Happening, Member, Role, User
from sandbox.world.permissions import permissions_of
from sandbox.world.world import World

MOST_LISTED = 1000
MOST_NICK = 32
LONGEST_TIMEOUT_S = 28 * 86_400.0
MOST_BANNED_AT_ONCE = 200


class MemberRoutes:
    """Handlers that reach only members below the bot's highest role, and never the owner."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        members, bans = "/guilds/{guild_id}/members", "/guilds/{guild_id}/bans"
        return [
            Route("GET", members, self.list_all),
            Route("GET", members + "/search", self.search),
            Route("PATCH", members + "/@me", self.edit_me),
            Route("GET", members + "/{user_id}", self.get),
            Route("PATCH", members + "/{user_id}", self.edit),
            Route("DELETE", members + "/{user_id}", self.kick),
            Route("GET", bans, self.bans),
            Route("GET", bans + "/{user_id}", self.get_ban),
            Route("PUT", bans + "/{user_id}", self.ban),
            Route("DELETE", bans + "/{user_id}", self.unban),
            Route("POST", "/guilds/{guild_id}/bulk-ban", self.ban_many),
        ]

    def list_all(self, call: Call) -> Answer:
        """All members by their ids, from `after` on; 50001 without the members' intent."""
        if not self._world.application.may("GUILD_MEMBERS"):
            raise Refusal(50001)
        after = id_of(call, "after") or 0
        members = [m for m in guild_of(self._world, call).members.values() if int(m.user.id) > after]
        members.sort(key=lambda member: int(member.user.id))
        limit = limit_of(call, ordinary=1, most=MOST_LISTED)
        return Answer([member_payload(member) for member in members[:limit]])

    def search(self, call: Call) -> Answer:
        """The members whose name or nickname starts with `query`."""
        guild, wanted = guild_of(self._world, call), call.query.get("query", "").lower()
        if not wanted:
            raise bad_length("query", 1, 100)
        found = [m for m in guild.members.values() if _is_called(m, wanted)]
        limit = limit_of(call, ordinary=1, most=MOST_LISTED)
        return Answer([member_payload(member) for member in found[:limit]])

    def get(self, call: Call) -> Answer:
        return Answer(member_payload(member_of(guild_of(self._world, call), call.params["user_id"])))

    def edit_me(self, call: Call) -> Answer:
        """Change the bot's own nickname."""
        guild = guild_of(self._world, call)
        body = fields_of(call)
        if "nick" in body:
            need_in_guild(self._world, "CHANGE_NICKNAME", guild)
        member = guild.members[self._world.bot.id]
        _rename(member, body)
        self._world.announce("GUILD_MEMBER_UPDATE", member)
        return Answer(member_payload(member))

    def edit(self, call: Call) -> Answer:
        """Change a nickname, all roles, or until when a member is timed out."""
        guild = guild_of(self._world, call)
        member = member_of(guild, call.params["user_id"])
        body = fields_of(call)
        if "nick" in body:
            need_in_guild(self._world, "MANAGE_NICKNAMES", guild)
            need_rank_over(self._world, member)
        until = self._timeout(member, body)
        roles = self._roles(member, body)
        _rename(member, body)
        member.timed_out_until, member.roles = until, roles
        self._world.announce("GUILD_MEMBER_UPDATE", member)
        return Answer(member_payload(member))

    def _timeout(self, member: Member, body: Json) -> float:
        """Until when the member is timed out: for at most 28 days, and never an administrator."""
        if "communication_disabled_until" not in body:
            return member.timed_out_until
        need_in_guild(self._world, "MODERATE_MEMBERS", member.guild)
        need_rank_over(self._world, member)
        if permissions_of(member, None, self._world.clock.now()) & BITS["ADMINISTRATOR"]:
            raise Refusal(50013)
        text = body["communication_disabled_until"]
        if text is None:
            return 0.0
        until = at(text)
        if until > self._world.clock.now() + LONGEST_TIMEOUT_S:
            raise invalid(
                "communication_disabled_until", "TIMEOUT_TOO_LONG", "Must be at most 28 days in the future."
            )
        return until

    def _roles(self, member: Member, body: Json) -> list[Role]:
        if body.get("roles") is None:
            return member.roles
        guild = member.guild
        need_in_guild(self._world, "MANAGE_ROLES", guild)
        wanted = [role_of(guild, str(key)) for key in dict.fromkeys(body["roles"])]
        for role in guild.roles:
            if (role in wanted) != (role in member.roles):
                need_rank_over_role(self._world, guild, role)
        return wanted

    def kick(self, call: Call) -> Answer:
        guild = guild_of(self._world, call)
        need_in_guild(self._world, "KICK_MEMBERS", guild)
        member = member_of(guild, call.params["user_id"])
        need_rank_over(self._world, member)
        guild.remove_member(member.user)
        return Answer(None, 204)

    def bans(self, call: Call) -> Answer:
        guild = guild_of(self._world, call)
        need_in_guild(self._world, "BAN_MEMBERS", guild)
        keys = sorted(guild.bans, key=int)
        before, after = id_of(call, "before"), id_of(call, "after") or 0
        keys = [key for key in keys if int(key) > after and (before is None or int(key) < before)]
        limit = limit_of(call, ordinary=MOST_LISTED, most=MOST_LISTED)
        return Answer([self._ban_payload(guild, key) for key in keys[:limit]])

    def get_ban(self, call: Call) -> Answer:
        guild = self._may_ban(call)
        return Answer(self._ban_payload(guild, call.params["user_id"]))

    def ban(self, call: Call) -> Answer:
        guild = self._may_ban(call)
        self._keep_away(guild, self._user(call.params["user_id"]), call.reason)
        return Answer(None, 204)

    def unban(self, call: Call) -> Answer:
        guild = self._may_ban(call)
        if call.params["user_id"] not in guild.bans:
            raise Refusal(10026)
        del guild.bans[call.params["user_id"]]
        user = self._user(call.params["user_id"])
        self._world.announce("GUILD_BAN_REMOVE", Happening(guild=guild, user=user))
        return Answer(None, 204)

    def ban_many(self, call: Call) -> Answer:
        """Ban up to 200 at once and name those who cannot be banned; 500000 if that is everyone."""
        guild = self._may_ban(call)
        need_in_guild(self._world, "MANAGE_GUILD", guild)
        banned, failed = [], []
        for key in [str(key) for key in fields_of(call).get("user_ids") or []][:MOST_BANNED_AT_ONCE]:
            try:
                self._keep_away(guild, self._user(key), call.reason)
            except Refusal:
                failed.append(key)
            else:
                banned.append(key)
        if not banned:
            raise Refusal(500000)
        return Answer({"banned_users": banned, "failed_users": failed})

    def _may_ban(self, call: Call) -> Guild:
        guild = guild_of(self._world, call)
        need_in_guild(self._world, "BAN_MEMBERS", guild)
        return guild

    def _user(self, key: str) -> User:
        user = self._world.users.get(key)
        if user is None:
            raise Refusal(10013)
        return user

    def _keep_away(self, guild: Guild, user: User, reason: str | None) -> None:
        member = guild.members.get(user.id)
        if member is not None:
            need_rank_over(self._world, member)
            guild.remove_member(user)
        guild.bans[user.id] = unquote(reason) if reason is not None else None
        self._world.announce("GUILD_BAN_ADD", Happening(guild=guild, user=user))

    def _ban_payload(self, guild: Guild, key: str) -> Json:
        if key not in guild.bans:
            raise Refusal(10026)
        return {"user": user_payload(self._world.users[key]), "reason": guild.bans[key]}


def _is_called(member: Member, wanted: str) -> bool:
    return any(name.lower().startswith(wanted) for name in (member.user.name, member.nick or ""))


def _rename(member: Member, body: Json) -> None:
    if "nick" not in body:
        return
    if len(body["nick"] or "") > MOST_NICK:
        raise bad_length("nick", 1, MOST_NICK)
    member.nick = body["nick"] or None
