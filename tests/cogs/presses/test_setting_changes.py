"""Settings of a server by keyboard: what is typed, offered, refused and said; and what people read who meet
one.
"""

import discord
import pytest

from cogs.commands.saloon import set_command
from cogs.parts.custom_ids import Verb
from cogs.presses import setting_values
from cogs.presses.failures import explained
from cogs.presses.open_seats import open_session
from cogs.presses.press import Visit
from cogs.presses.setting_changes import complete_value, set_setting
from cogs.presses.setting_values import Office, offered, value_of, what_is_so
from engine.clock.pace import PaceName
from engine.errors import Refused, Rejected
from engine.games import GAMES
from engine.journal.server_rows import ServerRow
from engine.sessions.server_settings import Setting, effective, with_setting
from renders.language.catalogues import LOCALES, words_for
from tests.cogs import visits
from tests.cogs.presses.saloon import Saloon
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN, CHANNEL, GUILD

EN = words_for("en")
HIDDEN, TAVERN, INN = 40, 41, 42
PLAYERS, GUESTS, EVERYBODY, BOT = 50, 51, GUILD, 52


def channel(number, name, *, is_seen=True):
    return double(
        discord.TextChannel,
        id=number,
        name=name,
        permissions_for=lambda member: discord.Permissions(view_channel=is_seen),
    )


def role(number, name, *, managed=False):
    return double(
        discord.Role,
        id=number,
        name=name,
        managed=managed,
        is_default=lambda: number == EVERYBODY,
        is_bot_managed=lambda: managed,
    )


CHANNELS = [channel(CHANNEL, "saloon"), channel(TAVERN, "tavern"), channel(INN, "inn")]
ROLES = [
    role(EVERYBODY, "@everyone"),
    role(PLAYERS, "Players"),
    role(GUESTS, "Welcome guests"),
    role(BOT, "Saloon", managed=True),
]


def guild(channels=CHANNELS, roles=ROLES, threads=(), **more):
    channels = [*channels, channel(HIDDEN, "secret-plans", is_seen=False)]
    return double(
        discord.Guild,
        id=GUILD,
        text_channels=channels,
        roles=roles,
        threads=threads,
        preferred_locale=discord.Locale.german,
        get_channel=lambda number: next((one for one in channels if one.id == number), None),
        get_role=lambda number: next((one for one in roles if one.id == number), None),
        get_thread=lambda number: next((one for one in threads if one.id == number), None),
        **more,
    )


def office(locale="en", **more):
    admin = double(discord.Member, id=ANNA.id)
    return Office(
        guild(threads=[double(discord.Thread, id=77, parent_id=INN)], **more), admin, GAMES, words_for(locale)
    )


@pytest.mark.parametrize(
    ("setting", "typed", "value"),
    [
        (Setting.LANGUAGE, "nl", "nl"),
        (Setting.LANGUAGE, "Dutch", "nl"),
        (Setting.LANGUAGE, "DEFAULT", None),
        (Setting.CHANNELS, "all", None),
        (Setting.CHANNELS, "nowhere", ()),
        (Setting.CHANNELS, "#tavern", (TAVERN,)),
        (Setting.CHANNELS, f"<#{INN}><#{TAVERN}>", (INN, TAVERN)),
        (Setting.CHANNELS, f"tavern,  <#{INN}>", (INN, TAVERN)),
        (Setting.CHANNELS, "Tavern #inn", (TAVERN, INN)),
        (Setting.CHANNELS, "<#77>", (INN,)),
        (Setting.OPENERS, "everyone", None),
        (Setting.OPENERS, "@everyone", None),
        (Setting.OPENERS, f"<@&{EVERYBODY}>", None),
        (Setting.OPENERS, "admins", ()),
        (Setting.OPENERS, f"@welcome guests, <@&{PLAYERS}>", (PLAYERS, GUESTS)),
        (Setting.MOST_RUNNING, " 12 ", 12),
        (Setting.GAMES, "all", None),
        (Setting.GAMES, "goldrush, ponte vecchio", ("goldrush", "ponte-vecchio")),
        (Setting.PACE, "no clock", PaceName.NONE),
        (Setting.ROBOTS, "No", False),
        (Setting.RATINGS, "yes", True),
        (Setting.TIDY, "leave", "leave"),
        (Setting.TOLD_IN, "none", None),
        (Setting.TOLD_IN, f"<#{INN}>", INN),
    ],
)
def test_what_is_typed_is_understood(setting, typed, value):
    assert value_of(setting, typed, office()) == value


def test_in_other_languages_it_may_be_typed_in_those():
    assert value_of(Setting.ROBOTS, "nee", office("nl")) is False
    assert value_of(Setting.LANGUAGE, "niederländisch", office("de")) == "nl"
    assert value_of(Setting.CHANNELS, "nirgends", office("de")) == ()
    assert value_of(Setting.PACE, "zonder klok", office("nl")) is PaceName.NONE


@pytest.mark.parametrize(
    ("setting", "typed", "reason"),
    [
        (Setting.LANGUAGE, "French", "setting-no-such-value"),
        (Setting.CHANNELS, "#cellar", "setting-no-such-channel"),
        (Setting.CHANNELS, f"<#{HIDDEN}>", "setting-no-such-channel"),
        (Setting.CHANNELS, "secret-plans", "setting-no-such-channel"),
        (Setting.CHANNELS, "@everyone **x**", "setting-no-such-channel"),
        (Setting.CHANNELS, " , ", "setting-empty"),
        (Setting.CHANNELS, "#", "setting-no-such-channel"),
        (Setting.OPENERS, ",", "setting-empty"),
        (Setting.OPENERS, "Strangers", "setting-no-such-role"),
        (Setting.OPENERS, "@Saloon", "role-of-a-bot"),
        (Setting.OPENERS, f"Players, <@&{BOT}>", "role-of-a-bot"),
        (Setting.MOST_RUNNING, "many", "setting-out-of-bounds"),
        (Setting.MOST_OPEN, "-1", "setting-out-of-bounds"),
        (Setting.MOST_OPEN, "٣", "setting-out-of-bounds"),
        (Setting.MOST_ON_SERVER, "9" * 30, "setting-out-of-bounds"),
        (Setting.GAMES, "chess", "setting-no-such-game"),
        (Setting.PACE, "overtime", "setting-no-such-value"),
        (Setting.ROBOTS, "", "setting-no-such-value"),
        (Setting.TOLD_IN, "tavern, inn", "setting-lists-too-many"),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_what_cannot_be_is_refused_in_words(setting, typed, reason, locale, caplog):
    with pytest.raises(Refused) as refusal:
        value_of(setting, typed, office(locale))
    assert refusal.value.reason == reason
    text = words_for(locale).refusal(refusal.value)
    assert "@everyone" not in text
    assert "**x**" not in text
    assert not caplog.records


def test_channels_that_the_admin_does_not_see_and_roles_of_bots_are_not_offered():
    assert [label for label, _ in offered(Setting.CHANNELS, "", office())] == [
        *("all", "nowhere", "#saloon", "#tavern", "#inn")
    ]
    assert list(offered(Setting.CHANNELS, "secret", office())) == []
    assert [label for label, _ in offered(Setting.TOLD_IN, "", office())] == [
        *("none", "#saloon", "#tavern", "#inn")
    ]
    assert [label for label, _ in offered(Setting.OPENERS, "", office())] == [
        *("everyone", "admins", "@Welcome guests", "@Players")
    ]


def test_a_list_is_completed_behind_its_last_comma():
    assert list(offered(Setting.CHANNELS, "#inn, ta", office())) == [("#inn, #tavern", "#inn, #tavern")]
    assert next(offered(Setting.GAMES, "Goldrush,", office()))[0] == "Goldrush, Boomtown"
    assert all(
        "Goldrush, Goldrush" not in label for label, _ in offered(Setting.GAMES, "Goldrush,", office())
    )


def test_two_channels_of_one_name_are_told_apart():
    twins = office(channels=[channel(1, "tavern"), channel(2, "tavern")])
    values = [value for label, value in offered(Setting.CHANNELS, "tav", twins)]
    assert values == ["<#1>", "<#2>"]
    assert value_of(Setting.CHANNELS, values[1], twins) == (2,)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("setting", Setting)
def test_whatever_is_offered_is_taken_and_said_in_words(setting, locale, caplog):
    here = office(locale)
    sent = list(offered(setting, "", here))
    assert sent
    for label, typed in sent:
        assert 0 < len(label) <= 100
        row = with_setting(ServerRow(), setting, value_of(setting, typed, here))
        assert what_is_so(setting, effective(row), here.guild, here.words)
    assert not caplog.records


def test_numbers_are_offered_within_their_bounds():
    assert [value for _, value in offered(Setting.MOST_RUNNING, "", office())] == ["default", "1", "40"]
    assert list(offered(Setting.MOST_RUNNING, "7", office())) == [("7", "7")]
    assert next(iter(offered(Setting.MOST_RUNNING, "def", office())))[0] == "default (10)"


def test_what_was_deleted_is_not_said_even_if_no_event_told_of_it():
    words = words_for("en")
    row = ServerRow(channels=(1, INN), openers=(1,), told_in=1)

    def said(setting):
        return what_is_so(setting, effective(row), guild(), words)

    assert said(Setting.CHANNELS).startswith(f"Games are opened in <#{INN}>. ")
    assert said(Setting.OPENERS).startswith("Only admins may open games.")
    assert said(Setting.TOLD_IN) == words.text("setting-is-told-in-none")


class Server(Saloon):
    """A server whose admins set things, with what people are told."""

    def __init__(self, journal):
        super().__init__(journal)
        channel = self.channel
        self.guild = guild(
            [channel, *CHANNELS[1:]], me=double(discord.Member), fetch_member=self._fetch_member
        )
        channel.name = "saloon"
        self.roles, self.rights = [], discord.Permissions.none()

    async def visit(self, work, person=ANNA, *, locale="en-US", channel=None):
        """What somebody reads who has sent a command."""
        said = []

        async def edit_original_response(*, view, attachments, allowed_mentions):
            assert not allowed_mentions.to_dict().get("parse")
            said.append(view.to_components()[0]["components"][0]["content"])
            return double(discord.InteractionMessage, id=1)

        user = double(discord.Member, id=person.id, display_name=person.name, roles=self.roles)
        sent = visits.visit(
            self.services,
            person,
            user=user,
            permissions=self.rights,
            guild=self.guild,
            channel=channel or self.channel,
            app_permissions=discord.Permissions.all(),
            locale=locale,
            message=None,
            edit_original_response=edit_original_response,
        )
        try:
            await work(sent)
        except Rejected as refusal:
            return explained(refusal, sent.words)
        return said[0]

    async def set(self, setting, typed, **more):
        return await self.visit(lambda visit: set_setting(visit, setting, typed), **more)

    async def new(self, person=ANNA, *, game="boomtown", pace=None, rated=None, **more):
        return await self.visit(lambda visit: open_session(visit, game, {}, pace, rated), person, **more)


@pytest.fixture
def server(journal):
    return Server(journal)


async def test_a_setting_is_stored_noted_and_said(server):
    said = await server.set(Setting.MOST_RUNNING, "1", locale="nl")
    assert said.startswith("✓ Opgeslagen. Iedereen mag op deze server aan maar één spel tegelijk meedoen.")
    assert (await server.services.servers.of(GUILD)).most_running == 1
    (act,) = await server.services.servers.acts(GUILD, 9)
    assert (act.by, act.data) == (ANNA.id, {"setting": "most-running", "value": 1})
    said = await server.set(Setting.MOST_RUNNING, "41")
    assert said == "This setting takes a whole number from 1 to 40, or “default”."
    assert "10 games" in await server.set(Setting.MOST_RUNNING, "default")


async def test_whoever_opens_elsewhere_is_told_where_games_are_opened(server):
    await server.set(Setting.CHANNELS, "#tavern, #inn")
    said = await server.new()
    assert said == f"Here games are opened in <#{TAVERN}> and <#{INN}> (a setting of this server)."
    assert server.posts == []
    server.guild.get_channel = lambda number: None
    assert "no channel is left" in await server.new()


async def test_whoever_may_not_open_games_is_told_who_may(server):
    await server.set(Setting.OPENERS, "Players")
    join = "You can join any that is open."
    assert await server.new() == f"Here games are opened by <@&{PLAYERS}> (a setting of this server). {join}"
    server.roles = [ROLES[1]]
    assert "is open" in await server.new()
    server.roles, server.rights = [], discord.Permissions(manage_guild=True)
    assert "is open" in await server.new()
    server.rights = discord.Permissions.none()
    await server.set(Setting.OPENERS, "admins")
    assert await server.new(BEN) == f"Here games are opened only by admins (a setting of this server). {join}"


async def test_whoever_opens_what_is_not_on_offer_is_told_what_is(server):
    await server.set(Setting.GAMES, "Goldrush, Gnadenlos!")
    said = await server.new(locale="de")
    assert (
        said
        == "Hier werden nur diese Spiele eröffnet: Goldrush und Gnadenlos! (eine Einstellung dieses Servers)."
    )


async def test_a_server_with_too_many_threads_opens_nothing(server):
    server.guild.threads = [double(discord.Thread)] * 900
    assert "This server has 900 active threads." in await server.new()


async def test_a_new_game_has_the_pace_and_the_language_of_the_server(server):
    await server.new()
    await server.set(Setting.LANGUAGE, "nl")
    await server.set(Setting.PACE, "relaxed")
    await server.new()
    stored = [await server.posted.session(number) for number in (1, 2)]
    assert [one.language for one in stored] == ["nl", "nl"], "the first was German, as the server"
    assert [one.pace for one in stored] == [PaceName.DAILY, PaceName.RELAXED]
    said = await server.set(Setting.LANGUAGE, "default")
    assert "(German)" in said
    assert (await server.posted.session(1)).language == "de"
    assert server.woken == [], "what is posted already stays as it is"


async def test_whoever_wants_ratings_where_there_are_none_is_told_and_nobody_else_reads_of_them(server):
    await server.set(Setting.RATINGS, "no")
    assert "ratings" not in await server.new()
    assert (await server.new(rated=True)).endswith("\n" + EN.text("opened-without-ratings"))
    assert not any("Wertung" in text for text, *_ in server.posts)
    assert not (await server.posted.session(1)).is_rated


async def test_a_new_game_counts_for_ratings_unless_whoever_opens_it_says_no(server):
    for rated in (None, True, False):
        assert "ratings" not in await server.new(rated=rated)
    said = ["Zählt für die Wertung." in text for text, *_ in server.posts]
    assert said == [True, True, False]
    assert said == [(await server.posted.session(number)).is_rated for number in (1, 2, 3)]


async def test_open_seats_get_their_line_on_ratings_when_the_setting_changes(server):
    session = await server.shown()
    await server.set(Setting.RATINGS, "no")
    assert server.woken == [("lobby", session.id)]


async def test_play_again_obeys_the_settings_in_words(server):
    before = await server.finished(BEN)
    await server.set(Setting.CHANNELS, "nowhere")
    with pytest.raises(Refused, match="only-nowhere"):
        await server.press(ANNA, Verb.REPLAY, before)
    await server.set(Setting.CHANNELS, "all")
    await server.press(ANNA, Verb.REPLAY, before)
    assert len(server.posts) == 1


async def test_where_robots_are_off_their_button_goes_and_an_old_one_is_refused(server):
    session = await server.shown()
    labels = [button(server, session, takes_robots) for takes_robots in (True, False)]
    assert ["robot:1:-:" in each for each in labels] == [True, False]
    await server.set(Setting.ROBOTS, "no")
    assert server.woken == [("lobby", session.id)]
    server.woken.clear()
    with pytest.raises(Refused, match="no-robots-here"):
        await server.press(ANNA, Verb.ROBOT, session)
    assert server.woken == [("lobby", session.id)]
    await server.set(Setting.ROBOTS, "yes")
    await server.press(ANNA, Verb.ROBOT, session)
    await server.set(Setting.ROBOTS, "no")
    session = await server.stored(session)
    assert "unrobot:1:-:" in button(server, session, takes_robots=False), "it may be sent away"


def button(server, session, takes_robots):
    """The custom ids of the message with the open seats."""
    view = server.services.lobbies.view(session, takes_robots=takes_robots)
    return [item.custom_id for item in view.walk_children() if getattr(item, "custom_id", None)]


def test_nothing_is_offered_before_a_setting_is_chosen_or_outside_a_server(server):
    sent = visits.interaction(guild=server.guild)
    assert complete_value(Visit(server.services, sent), None, "") == []
    assert complete_value(Visit(server.services, sent), "weather", "") == []
    private = visits.interaction(guild=None, guild_id=None, user=double(discord.User, id=ANNA.id))
    assert complete_value(Visit(server.services, private), "language", "") == []


def test_the_command_offers_every_setting(server):
    (setting, value) = set_command(server.services).parameters
    assert [each.value for each in setting.choices] == list(Setting)
    assert value.autocomplete
    assert setting_values.DEFAULT == "default"
