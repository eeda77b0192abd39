"""What somebody sees who looks after a server: its games and what mends them, what is missing, figures."""

import re
from dataclasses import replace

import discord
import pytest
from discord.ext import commands
from discord.http import HTTPClient

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.paging import ON_A_PAGE
from cogs.posting.members import Members
from cogs.presses import checking, looked_after
from cogs.presses.checking import show_check
from cogs.presses.failures import answered
from cogs.presses.looked_after import show_game, show_games
from cogs.presses.open_seats import NEEDED, check_permissions
from cogs.presses.server_figures import show_figures
from engine.clock.pace import HOUR, PaceName
from engine.errors import Refused
from engine.journal.records import SeatRow
from engine.journal.server_rows import ServerRow
from engine.sessions.figures import FEWEST, Figures
from engine.sessions.overview import Overview, Seen
from engine.sessions.servers import Servers
from engine.sessions.stuck import Still, Why
from renders.language.catalogues import LOCALES, words_for
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.cogs.posting.test_board_text import session_of
from tests.doubles import discord_error, double
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import ANNA, BEN, GUILD

TAVERN, MINE, THREAD = 50, 60, 55
ME = 77
ADMIN, MODERATOR = discord.Permissions(manage_guild=True), discord.Permissions(manage_threads=True)
NOBODY = discord.Permissions(send_messages=True)


def seen(number, *, why=Why.WAITS, status="playing", name="Anna", **changes):
    """A game of somebody and a robot, which stands as it is said."""
    session = replace(
        session_of(name, "Dusty", game="boomtown", status=status),
        **{"id": number, "guild": GUILD, "channel": TAVERN, "thread": 1000 + number, **changes},
    )
    session = replace(session, seats=(SeatRow(name, ANNA.id), SeatRow("Dusty")), pace=PaceName.DAILY)
    detail = {Why.TROUBLE: "locked", Why.FROZEN: "0a1b2c3d"}.get(why, "")
    return Seen(session, 1.0, Still(why, since=5.0, until=9.0, seats=(0,), detail=detail))


class Server:
    """A server with these games, and people who look after it."""

    def __init__(self, *games, row=None, figures=({}, None)):
        self.games, self.row, self.given = list(games), row or ServerRow(), figures
        self.refuses, self.asked = None, []
        self.there = {TAVERN: discord.Permissions.all(), MINE: discord.Permissions.all()}
        """What moderators may do, by channel."""
        self.overwrites, self.rules = {}, []
        everyone = self._role(GUILD, "@everyone", discord.Permissions(**dict.fromkeys(NEEDED, True)))
        own = self._role(40, "Saloon", discord.Permissions.none())
        me = double(
            discord.Member, id=ME, roles=[everyone, own], timed_out_until=None, is_timed_out=lambda: False
        )
        self.guild = double(
            discord.Guild,
            id=GUILD,
            name="Dodge City",
            unavailable=False,
            me=me,
            roles=[everyone, own],
            default_role=everyone,
            self_role=own,
            threads=[],
            channels=[
                self._channel(TAVERN),
                self._channel(MINE),
                double(discord.CategoryChannel, id=3, position=0),
            ],
            get_channel_or_thread=self._found,
            get_channel=self._found,
        )
        self.services = visits.services(
            overview=double(Overview, games=self._games, figures=self._figures, last_outage=self._outage),
            servers=double(Servers, of=self._of),
            members=Members(double(discord.Client, get_guild=lambda number: self.guild)),
            up_since=lambda guild: 5.0,
            version="1.2.3",
            operator="eve@example.org",
        )
        http = double(
            HTTPClient,
            get_guild_application_command_permissions=lambda application_id, guild_id: self._rules(),
            get_global_commands=lambda application_id: self._commands(),
        )
        tree = double(
            discord.app_commands.CommandTree,
            get_commands=lambda: [double(discord.app_commands.Group, name="boomtown")],
        )
        self.client = double(commands.AutoShardedBot, shard_count=1, http=http, tree=tree)

    async def acts(
        self, handler, custom_id=None, *, permissions=NOBODY, locale="en-US", values=(), guild=GUILD
    ):
        """What a command, or a press, shows to whoever has these permissions."""
        shown = []

        async def edit_original_response(*, view, attachments, allowed_mentions):
            assert allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
            shown.append(Shown(view, attachments))
            return double(discord.InteractionMessage, id=1)

        parts = {
            "edit_original_response": edit_original_response,
            "permissions": permissions,
            "guild_id": guild,
            "guild": self.guild,
            "locale": locale,
            "client": self.client,
            "application_id": 9,
            "channel_id": TAVERN,
            "data": {"values": list(values)} if values else {},
        }
        if custom_id is None:
            await handler(visits.visit(self.services, **parts))
        else:
            await handler(visits.press(self.services, custom_id, **parts))
        return shown[-1]

    async def presses(self, shown, label, *, permissions, **more):
        """Press a button of what was shown."""
        handlers = {**looked_after.HANDLERS, **checking.HANDLERS}
        custom_id = shown.id_of(label)
        return await self.acts(handlers[custom_id.verb], custom_id, permissions=permissions, **more)

    def _role(self, number, name, permissions):
        return double(
            discord.Role,
            id=number,
            name=name,
            permissions=permissions,
            managed=False,
            is_default=lambda: number == GUILD,
            is_premium_subscriber=lambda: False,
        )

    def _channel(self, number):
        return double(
            discord.TextChannel,
            id=number,
            position=number,
            overwrites=self.overwrites,
            permissions_for=lambda member: self.there[number],
        )

    def _found(self, number):
        if number == THREAD:
            return double(discord.Thread, id=THREAD, parent_id=TAVERN)
        return next((each for each in self.guild.channels if each.id == number), None)

    async def _games(self, guild, *, up_since):
        assert (guild, up_since) == (GUILD, 5.0)
        return self.games

    async def _figures(self, guild):
        return self.given

    async def _outage(self, guild, shards):
        return None

    async def _of(self, guild):
        return self.row

    async def _rules(self):
        self.asked.append("permissions")
        if self.refuses is not None:
            raise self.refuses
        return self.rules

    async def _commands(self):
        self.asked.append("commands")
        return [{"id": "1", "name": "boomtown"}]


# The games


def numbers(shown):
    return [int(number) for number in re.findall(r"\[Boomtown #(\d+)\]", shown.text)]


async def test_faults_come_first_with_what_mends_them():
    server = Server(
        seen(7, why=Why.TROUBLE), seen(3, why=Why.PAUSED), seen(1), seen(2, status="open", why=Why.SEATS)
    )
    shown = await server.acts(show_games)
    assert shown.text.split("\n")[:4] == [
        "### The games on this server",
        "3 running, 1 open, **1 needs help**, 1 stands still, but nothing is wrong",
        f"✖ **[Boomtown #7](https://discord.com/channels/{GUILD}/1007)**, opened <t:1:R>",
        "Its thread is locked.",
    ]
    assert "**Unlock the thread: the game goes on by itself.**" in shown.text
    assert "✔ **[Boomtown #1]" in shown.text
    assert "It waits for Anna, asked <t:5:R>, due <t:9:R>." in shown.text
    assert shown.menu == ["✖ Boomtown #7", "⚠ Boomtown #3", "✔ Boomtown #1", "✔ Boomtown #2"]


async def test_a_server_without_games_says_so():
    assert "no game is open or running" in (await Server().acts(show_games)).text


@pytest.mark.parametrize("language", LOCALES)
async def test_all_games_are_on_some_page_ten_on_each_within_discords_limits(language):
    kinds = [*Why] * 3
    games = [seen(number, why=why, name="*" * 32) for number, why in enumerate(kinds, 1)]
    server, found, page = Server(*games), [], 1
    while True:
        shown = await server.acts(
            show_games if page == 1 else lambda visit, page=page: show_games(visit, page=page),
            locale=language,
        )
        assert len(numbers(shown)) == len(shown.menu) <= ON_A_PAGE
        found += numbers(shown)
        if shown.buttons[words_for(language).text("button-later")]["disabled"]:
            break
        page += 1
    assert found == [game.session.id for game in games]
    again = await server.acts(lambda visit: show_games(visit, page=99), locale=language)
    assert numbers(again) == numbers(shown)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("why", Why)
async def test_every_reason_has_words_in_every_language(why, language, caplog):
    game = seen(1, why=why, status="open" if why is Why.SEATS else "playing")
    shown = await Server(game).acts(lambda visit: show_game(visit, 1), locale=language)
    assert caplog.text == ""
    assert (why.is_fault and not shown.text.count("**") < 2) or not why.is_fault


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("trouble", ["deleted", "locked", "forbidden", "refused", "full"])
async def test_every_trouble_has_words_and_says_what_mends_it(trouble, language, caplog):
    game = seen(1, why=Why.TROUBLE)
    game = replace(game, still=replace(game.still, detail=trouble))
    shown = await Server(game).acts(show_games, locale=language)
    assert words_for(language).text(f"still-{trouble}") in shown.text
    assert words_for(language).text(f"mend-{trouble}") in shown.text
    assert caplog.text == ""


async def test_a_game_is_opened_from_the_menu_with_the_acts_that_make_sense():
    server = Server(seen(7), seen(8, status="open", why=Why.SEATS), seen(9, why=Why.PAUSED, paused_until=9.0))
    (menu,) = [each for each in (await server.acts(show_games)).ids if each.key == looked_after.OPEN]
    buttons = {}
    for number in (7, 8, 9):
        shown = await server.acts(looked_after.turn_games, menu, permissions=MODERATOR, values=[str(number)])
        assert numbers(shown) == [number]
        assert "At the table: Anna and Dusty (robot)." in shown.text
        buttons[number] = [
            each.key for each in shown.ids if each.verb == Verb.MODERATE and each.session == number
        ]
    assert buttons[7] == ["pause", "move", "seat", "end"]
    assert buttons[8] == ["seat", "close"]
    assert buttons[9] == ["resume", "move", "seat", "end"]
    back = await server.presses(shown, "All games", permissions=MODERATOR)
    assert numbers(back) == [7, 8, 9]


async def test_whoever_is_let_in_by_integrations_names_pages_and_games_by_typing():
    shown = await Server(seen(7)).acts(lambda visit: show_game(visit, 7), permissions=NOBODY)
    assert numbers(shown) == [7]


async def test_whoever_moderates_in_some_channels_sees_the_games_there_alone():
    server = Server(seen(7), seen(8, channel=MINE))
    server.there[MINE] = NOBODY
    assert numbers(await server.acts(show_games, permissions=MODERATOR)) == [7]
    with pytest.raises(Refused, match="not-looked-after"):
        await server.acts(looked_after.turn_games, CustomId(Verb.GAMES, 8), permissions=MODERATOR)
    assert numbers(await server.acts(show_games, permissions=NOBODY)) == [7, 8], "let in by Integrations"


@pytest.mark.parametrize(
    "custom_id",
    [
        CustomId(Verb.GAMES, NO_SESSION, key="2"),
        CustomId(Verb.GAMES, 7),
        CustomId(Verb.GAMES, NO_SESSION, key="open"),
    ],
)
@pytest.mark.parametrize("permissions", [NOBODY, ADMIN])
async def test_a_press_by_somebody_who_is_no_moderator_is_refused(custom_id, permissions):
    with pytest.raises(Refused, match="not-a-moderator"):
        await Server(seen(7)).acts(looked_after.turn_games, custom_id, permissions=permissions, values=["7"])


@pytest.mark.parametrize("guild", [None])
async def test_outside_a_server_there_is_nothing_to_look_after(guild):
    for handler in (show_games, show_check, show_figures):
        with pytest.raises(Refused, match="only-in-a-server"):
            await Server().acts(handler, guild=guild)


async def test_a_game_that_is_over_meanwhile_or_elsewhere_is_refused():
    with pytest.raises(Refused, match="not-looked-after"):
        await Server().acts(looked_after.turn_games, CustomId(Verb.GAMES, 7), permissions=MODERATOR)
    menu = CustomId(Verb.GAMES, NO_SESSION, key="open")
    for forged in ("x", "²", "-1", "9" * 30):
        with pytest.raises(UnknownId):
            await Server().acts(looked_after.turn_games, menu, permissions=MODERATOR, values=[forged])


async def test_games_are_looked_at_as_they_are_stored(journal):
    table = Clockwork(journal)
    late, fine = await table.started(BEN), await table.started(BEN)
    await table.post(fine)
    await table.posted.set_lobby((await table.opened()).id, 70)
    table.at += HOUR
    found = await Overview(table.workings).games(GUILD, up_since=1.0)
    assert [(each.session.id, each.still.why) for each in found][:2] == [
        (late.id, Why.BEHIND),
        (fine.id, Why.WAITS),
    ]
    assert await Overview(table.workings).games(GUILD + 1, up_since=1.0) == []


# What is missing


async def test_a_check_looks_with_two_requests_and_changes_nothing():
    server = Server(seen(7, why=Why.TROUBLE))
    shown = await server.acts(show_check)
    lines = shown.text.split("\n")
    assert lines[:3] == [
        "### What was checked on this server",
        "✖ 1, ✔ 7",
        "-# This only looks: nothing was changed.",
    ]
    assert lines[3].startswith("✖ [Boomtown #7]")
    assert "✔ In 2 channels I have all the permissions that games need." in lines
    assert "✔ Discord has all 1 commands." in lines
    assert sorted(server.asked) == ["commands", "permissions"]


async def test_if_discord_does_not_answer_all_else_is_said():
    server = Server()
    server.refuses = discord_error(0, status=500, kind=discord.DiscordServerError)
    text = (await server.acts(show_check)).text
    assert "⚠ Discord did not say which commands it has" in text
    assert "✔ In 2 channels" in text


async def test_what_the_cache_says_of_roles_and_entries_becomes_findings():
    server = Server(row=ServerRow(channels=(TAVERN,)))
    own = server.guild.self_role
    server.overwrites[own] = discord.PermissionOverwrite(attach_files=False)
    server.overwrites[double(discord.Member, id=ME)] = discord.PermissionOverwrite(view_channel=True)
    (line,) = [each for each in (await server.acts(show_check)).text.split("\n") if "I lack" in each]
    assert line.startswith(
        f"✖ <#{TAVERN}>: I lack the permission **Attach Files**. The channel denies it to the role"
    )


async def test_a_check_of_a_thread_is_one_of_its_channel_and_one_of_nothing_is_refused():
    server = Server()
    assert (
        f"What was checked in <#{TAVERN}>"
        in (await server.acts(lambda visit: show_check(visit, channel=THREAD))).text
    )
    for number in (3, 404):
        with pytest.raises(Refused, match="not-checked-here"):
            await server.acts(lambda visit, number=number: show_check(visit, channel=number))


@pytest.mark.parametrize("language", LOCALES)
async def test_a_long_check_has_pages_within_discords_limits(language):
    games = [seen(number, why=Why.FROZEN) for number in range(1, 40)]
    server = Server(*games, row=ServerRow(channels=tuple(range(1000, 1025)), openers=(404,), told_in=404))
    server.rules = [
        {"id": "1", "permissions": [{"id": str(GUILD), "type": 1, "permission": False}]},
        {"id": "9", "permissions": [{"id": str(TAVERN), "type": 3, "permission": False}]},
    ]
    own = server.guild.self_role
    server.guild.channels = [server._channel(1000 + number) for number in range(25)]
    server.overwrites[own] = discord.PermissionOverwrite(**dict.fromkeys(NEEDED[1:], False))
    later = words_for(language).text("button-later")
    shown, found = await server.acts(show_check, locale=language), []
    while True:
        found += [each for each in shown.text.split("\n") if each.startswith("✖ <#")]
        if shown.buttons[later]["disabled"]:
            break
        shown = await server.presses(shown, later, permissions=ADMIN, locale=language)
    assert len(found) == len(set(found)) == 25


async def test_a_check_is_done_anew_for_admins_alone():
    server = Server()
    shown = await server.acts(show_check)
    for permissions in (NOBODY, MODERATOR):
        with pytest.raises(Refused, match="not-an-admin"):
            await server.presses(shown, "Check again", permissions=permissions)
    assert (await server.presses(shown, "Check again", permissions=ADMIN)).text == shown.text


@pytest.mark.parametrize("key", ["", "0.", "x.1", "0.x", "²0.1", "0.1.1", f"{'9' * 21}.1", "0.99999"])
async def test_a_forged_check_is_unknown(key):
    with pytest.raises(UnknownId):
        await Server().acts(checking.check_anew, CustomId(Verb.CHECK, NO_SESSION, key=key), permissions=ADMIN)


async def test_what_is_missing_is_a_button_for_admins_and_shows_the_same_for_that_channel():
    server = Server(row=ServerRow(channels=(TAVERN,)))

    async def opens(visit):
        async def check():
            check_permissions(discord.Permissions.none(), visit.words)

        await answered(visit.interaction, check())

    for permissions in (NOBODY, MODERATOR):
        refused = await server.acts(opens, permissions=permissions)
        assert "I lack these permissions" in refused.text
        assert refused.buttons == {}
    refused = await server.acts(opens, permissions=ADMIN)
    shown = await server.presses(refused, "What is missing", permissions=ADMIN)
    assert shown.text == (await server.acts(lambda visit: show_check(visit, channel=TAVERN))).text
    with pytest.raises(Refused, match="not-an-admin"):
        await server.presses(refused, "What is missing", permissions=NOBODY)


async def test_what_is_missing_elsewhere_is_said_of_that_channel():
    server = Server(row=ServerRow(channels=(MINE,)))

    async def moves(visit):
        async def check():
            check_permissions(discord.Permissions.none(), visit.words, elsewhere=MINE)

        await answered(visit.interaction, check())

    refused = await server.acts(moves, permissions=ADMIN)
    assert refused.text.startswith(f"In <#{MINE}> I lack these permissions: ")
    shown = await server.presses(refused, "What is missing", permissions=ADMIN)
    assert shown.text == (await server.acts(lambda visit: show_check(visit, channel=MINE))).text


# Figures

SOME = Figures(games=12, days=8.6, robots=0.25, in_time=0.94, months={"2026-04": 5, "2026-05": 7})


async def test_figures_are_said_by_title_and_together_and_of_nobody():
    rare = Figures(games=FEWEST, days=0.2, robots=0.0, in_time=None, months={})
    shown = await Server(figures=({"boomtown": SOME, "goldrush": rare}, SOME)).acts(show_figures)
    assert shown.text.split("\n") == [
        "### Figures of this server",
        "-# Games that ended within the last twelve months.",
        "**Boomtown**: 12 games, half of them took at most 9 days, 94% of questions answered in time"
        ", robots had 25% of the seats",
        "-# 2026-04: 5, 2026-05: 7",
        "**Goldrush**: 5 games, half of them took less than a day, robots had 0% of the seats",
        "**All of these**: 12 games, half of them took at most 9 days, 94% of questions answered in time"
        ", robots had 25% of the seats",
        "-# 2026-04: 5, 2026-05: 7",
        "-# A title or a month with fewer than 5 games is left out, and so is everything about single people."
        " Nothing of this is sent anywhere.",
    ]


@pytest.mark.parametrize("language", LOCALES)
async def test_a_full_year_of_all_titles_fits(language):
    year = replace(SOME, months={f"2026-{month:02}": 99_999 for month in range(1, 14)})
    titles = dict.fromkeys(["boomtown", "goldrush", "gnadenlos", "ponte-vecchio"], year)
    assert (await Server(figures=(titles, year)).acts(show_figures, locale=language)).text


async def test_too_few_games_say_how_many_it_takes():
    assert "at least 5 games" in (await Server().acts(show_figures)).text
