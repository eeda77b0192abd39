"""The panel of a server's settings: every control stores its choice and says it, for admins alone."""

from dataclasses import replace

import discord
import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.layouts import card
from cogs.parts.setting_words import setting_name
from cogs.posting.lobby_messages import LobbyMessages
from cogs.presses import router
from cogs.presses.router import HANDLERS
from cogs.presses.setting_values import what_is_so
from cogs.presses.settings_pages import PAGES, Key, Place, limits_form, settings_page
from cogs.presses.settings_panel import set_limits, show_settings
from engine.clock.pace import PaceName
from engine.errors import Refused
from engine.games import GAMES
from engine.journal.server_rows import ServerRow, Tidy
from engine.sessions.server_settings import BOUNDS, Setting, effective
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions
from renders.language.catalogues import LOCALES, words_for
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message
from sandbox.limits.modals import check_modal
from tests.cogs import visits
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN, GUILD, TABLES

EN = words_for("en")
SALOON, TAVERN, NEWS, THREAD, VOICE, HUGE = 222, 223, 224, 225, 226, (1 << 63) + 5
PLAYERS, BOT_ROLE = 501, 502
ADMIN, NOBODY = (
    discord.Permissions(manage_guild=True),
    discord.Permissions.all() ^ discord.Permissions(manage_guild=True, administrator=True),
)
CHANGED = ServerRow(
    language="nl",
    channels=(SALOON,),
    openers=(PLAYERS,),
    most_running=2,
    most_open=1,
    most_on_server=7,
    games=("boomtown",),
    pace=PaceName.NONE,
    robots=False,
    ratings=False,
    tidy=Tidy.DELETE,
    told_in=TAVERN,
)


class Office:
    """A server with its channels and roles, whose admins press and whose panel is read."""

    def __init__(self, journal):
        sessions = Sessions(journal, TABLES)
        self.servers = Servers(sessions.workings)
        self.woken = []
        lobbies = double(LobbyMessages, wake=self.woken.append)
        self.services = visits.services(sessions=sessions, servers=self.servers, games=GAMES, lobbies=lobbies)
        self.may = dict.fromkeys((SALOON, TAVERN, NEWS, HUGE), discord.Permissions.all())
        self.channels = {number: self._channel(number) for number in self.may}
        self.channels[VOICE] = double(discord.VoiceChannel, id=VOICE)
        self.channels[THREAD] = double(discord.Thread, id=THREAD)
        self.roles = {number: self._role(number) for number in (GUILD, PLAYERS, BOT_ROLE)}
        self.guild = double(
            discord.Guild,
            id=GUILD,
            name="Dodge *City*",
            me=double(discord.Member),
            preferred_locale=discord.Locale.british_english,
            get_channel=lambda number: self.channels.get(number),
            get_role=lambda number: self.roles.get(number),
        )

    def _channel(self, number):
        return double(discord.TextChannel, id=number, permissions_for=lambda who: self.may[number])

    def _role(self, number):
        return double(
            discord.Role,
            id=number,
            is_default=lambda: number == GUILD,
            is_bot_managed=lambda: number == BOT_ROLE,
        )

    async def sees(self, work, custom_id=None, *, rights=ADMIN, data=None, **parts):
        """What a command, or a press, shows: its texts and its controls, as Discord takes them."""
        shown = []

        async def edit_original_response(*, view, attachments, allowed_mentions):
            assert allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
            shown.extend(payload(view))
            return double(discord.InteractionMessage, id=1)

        parts = {
            "guild": self.guild,
            "permissions": rights,
            "data": data or {},
            "edit_original_response": edit_original_response,
            **parts,
        }
        if custom_id is None:
            await work(visits.visit(self.services, **parts))
        else:
            await work(visits.press(self.services, custom_id, **parts))
        return shown

    async def chooses(self, what, *values, step=0, value="", **more):
        """What is shown after a choice from a menu, or a press of the button with a `value`."""
        pressed = CustomId(Verb.SETTINGS, NO_SESSION, key=str(Key(what, step, value)))
        data = {} if value else {"values": list(values)}
        return await self.sees(HANDLERS[Verb.SETTINGS], pressed, data=data, **more)

    async def sends(self, *, step=0, **typed):
        """What is shown after the form was sent."""
        fields = {name.replace("_", "-"): text for name, text in typed.items()}
        parts = [{"component": {"custom_id": name, "value": text}} for name, text in fields.items()]
        return await self.sees(
            set_limits,
            CustomId(Verb.LIMITS, NO_SESSION, key=str(step)),
            data={"components": parts},
            type=discord.InteractionType.modal_submit,
        )

    async def row(self):
        return await self.servers.of(GUILD)

    async def acts(self):
        return len(await self.servers.acts(GUILD, 100))


def payload(view):
    components = view.to_components()
    check_message({"components": components}, flags=COMPONENTS_V2, filenames=set(), is_new=True)
    return list(walk(components))


def text(shown):
    return "\n".join(part["content"] for part in shown if "content" in part)


def keys(shown):
    return {part["custom_id"].rpartition(":")[2]: part for part in shown if "custom_id" in part}


def name_of(what):
    return setting_name(Setting(what), EN)


def said_of(what, office, row):
    return what_is_so(Setting(what), effective(row), office.guild, EN)


@pytest.fixture
def office(journal):
    return Office(journal)


CHOICES = [
    ("language", ["nl"], {"language": "nl"}),
    ("language", ["default"], {}),
    ("channels", [str(SALOON), str(NEWS), str(HUGE)], {"channels": (SALOON, NEWS, HUGE)}),
    ("channels", [], {}),
    ("openers", [str(PLAYERS)], {"openers": (PLAYERS,)}),
    ("openers", [], {}),
    ("openers", [str(PLAYERS), str(GUILD)], {}),
    ("told-in", [str(TAVERN)], {"told_in": TAVERN}),
    ("told-in", [], {}),
    ("most-running", ["2"], {"most_running": 2}),
    ("most-running", ["default"], {}),
    ("most-open", ["10"], {"most_open": 10}),
    ("most-on-server", ["800"], {"most_on_server": 800}),
    ("games", ["goldrush", "boomtown"], {"games": ("boomtown", "goldrush")}),
    ("games", list(GAMES), {}),
    ("pace", ["relaxed"], {"pace": PaceName.RELAXED}),
    ("pace", ["default"], {}),
    ("tidy", ["leave"], {"tidy": Tidy.LEAVE}),
    ("tidy", ["default"], {}),
]


@pytest.mark.parametrize(("what", "values", "stored"), CHOICES)
async def test_what_is_chosen_from_a_menu_is_stored_and_said_above_its_line(office, what, values, stored):
    shown = await office.chooses(what, *values, step=4)
    assert await office.row() == ServerRow(**stored)
    said = ("✓ Stored. " if stored else "Nothing has changed. ") + said_of(what, office, await office.row())
    assert f"\n{said}\n**{name_of(what)}:** " in text(shown)
    (line,) = (line for line in text(shown).split("\n") if line.startswith(f"**{name_of(what)}:**"))
    assert line.endswith("(default)") == (not stored)
    assert f"{what}.5." in keys(shown), "the panel stays, with new ids"
    assert await office.acts() == bool(stored)


@pytest.mark.parametrize("what", ["robots", "ratings"])
async def test_a_button_switches_off_and_on_and_a_second_press_changes_nothing(office, what):
    for value, stored in (("no", False), ("no", False), ("yes", None), ("yes", None)):
        shown = await office.chooses(what, value=value)
        assert getattr(await office.row(), what) is stored
        other = "yes" if value == "no" else "no"
        assert f"{what}.1.{other}" in keys(shown)
    assert await office.acts() == 2


@pytest.mark.parametrize("setting", list(Setting))
async def test_whatever_was_chosen_goes_back_to_its_default(office, setting):
    await office.servers.change(GUILD, ANNA.id, Setting.TIDY, lambda row: CHANGED)
    page = next(number for number, settings in enumerate(PAGES, 1) if setting in settings)
    shown = await office.sees(lambda visit: show_settings(visit, page))
    menu = keys(shown)[f"defaults.0.{page}"]
    assert setting in [option["value"] for option in menu["options"]]
    shown = await office.chooses("defaults", setting)
    assert await office.row() == replace(CHANGED, **{setting.column: None})
    said = said_of(setting, office, await office.row())
    assert f"\n✓ Stored. {said}\n**{name_of(setting)}:** " in text(shown)


async def test_nothing_goes_back_to_a_default_that_it_has(office):
    for page in range(1, len(PAGES) + 1):
        shown = await office.sees(lambda visit, page=page: show_settings(visit, page))
        assert not any(key.startswith("defaults") for key in keys(shown))
        assert text(shown).count("(default)") == len(PAGES[page - 1])


async def test_the_tabs_turn_the_pages_and_the_open_one_cannot_be_pressed(office):
    shown = await office.sees(show_settings)
    for page in (1, 2, 3):
        tabs = [keys(shown)[f"{number}.{page - 1}."] for number in (1, 2, 3)]
        assert [tab["disabled"] for tab in tabs] == [number == page for number in (1, 2, 3)]
        assert f"page {page} of 3" in text(shown)
        if page < 3:
            shown = await office.chooses(str(page + 1), step=page - 1)
    assert "**What Discord does itself**" in text(shown)


async def test_what_is_set_is_chosen_in_the_menus(office):
    await office.servers.change(GUILD, ANNA.id, Setting.TIDY, lambda row: CHANGED)
    shown = {}
    for page in (1, 2, 3):
        shown |= keys(await office.sees(lambda visit, page=page: show_settings(visit, page)))
    for what, chosen in (("channels", SALOON), ("openers", PLAYERS), ("told-in", TAVERN)):
        assert [int(default["id"]) for default in shown[f"{what}.0."]["default_values"]] == [chosen]
    for what, label in (
        ("language", "Dutch"),
        ("most-running", "At most 2"),
        ("most-open", "At most 1"),
        ("most-on-server", "At most 7"),
        ("games", "Boomtown"),
        ("pace", "No clock"),
        ("tidy", "Are deleted a week later"),
    ):
        chosen = [option["label"] for option in shown[f"{what}.0."]["options"] if option.get("default")]
        assert chosen == [label]


WRONG = [
    ("language", ["fr"], "not-an-option"),
    ("language", [], "not-an-option"),
    ("language", ["nl", "de"], "not-an-option"),
    ("channels", ["999"], "no-such-text-channel"),
    ("channels", [str(SALOON), str(VOICE)], "no-such-text-channel"),
    ("channels", [str(THREAD)], "no-such-text-channel"),
    ("channels", ["saloon"], "no-such-text-channel"),
    ("channels", ["٢٢٢"], "no-such-text-channel"),
    ("channels", ["9" * 90], "no-such-text-channel"),
    ("told-in", [str(VOICE)], "no-such-text-channel"),
    ("told-in", [str(SALOON), str(TAVERN)], "not-an-option"),
    ("openers", ["999"], "no-such-role"),
    ("openers", [str(PLAYERS), str(SALOON)], "no-such-role"),
    ("openers", [str(BOT_ROLE)], "role-of-a-bot"),
    ("games", ["chess"], "not-an-option"),
    ("games", [], "not-an-option"),
    ("pace", ["overtime"], "not-an-option"),
    ("tidy", ["burn"], "not-an-option"),
    ("most-running", ["41"], "setting-out-of-bounds"),
    ("most-running", ["0"], "setting-out-of-bounds"),
    ("most-running", ["-1"], "not-an-option"),
    ("most-running", ["two"], "not-an-option"),
    ("most-on-server", ["9" * 40], "not-an-option"),
    ("robots", ["maybe"], "not-an-option"),
]


@pytest.mark.parametrize(("what", "values", "reason"), WRONG)
async def test_what_the_server_does_not_have_is_refused_in_words_and_the_panel_stays(
    office, what, values, reason
):
    shown = await office.chooses(what, *values)
    said = EN.text(f"refused-{reason}", low=1, high=40)
    assert f"\n{said}\n**{name_of(what)}:** " in text(shown)
    assert f"{what}.1." in {key.removesuffix("no").removesuffix("yes") for key in keys(shown)}
    assert await office.row() == ServerRow()
    assert await office.acts() == 0


async def test_too_many_roles_are_refused(office):
    for number in range(600, 606):
        office.roles[number] = office._role(number)
    shown = await office.chooses("openers", *map(str, range(600, 606)))
    assert await office.row() == ServerRow()
    assert "Stored" not in text(shown)


FORGED = ["dance", "most.running", "language ", "0", "4", "99", "defaults.0.1", "😀", "9" * 60]


@pytest.mark.parametrize("key", FORGED)
async def test_a_forged_key_is_an_unknown_control(office, key):
    pressed = CustomId(Verb.SETTINGS, NO_SESSION, key=key)
    with pytest.raises(UnknownId):
        await office.sees(HANDLERS[Verb.SETTINGS], pressed)
    assert await office.row() == ServerRow()


@pytest.mark.parametrize("key", ["", "1", "1.x.", "1.-3.", f"1.{'9' * 50}."])
async def test_a_button_elsewhere_opens_the_first_page(office, key):
    shown = await office.sees(HANDLERS[Verb.SETTINGS], CustomId(Verb.SETTINGS, NO_SESSION, key=key))
    assert "page 1 of 3" in text(shown)


NOT_ADMINS = [
    ({"rights": NOBODY}, "not-an-admin"),
    ({"rights": discord.Permissions.none()}, "not-an-admin"),
    ({"guild_id": None, "guild": None}, "only-in-a-server"),
]


@pytest.mark.parametrize(("where", "reason"), NOT_ADMINS)
async def test_every_control_is_refused_to_whoever_is_not_an_admin_there(office, where, reason):
    """An old panel is pressed after the right was taken away, or by a forged client."""
    await office.servers.change(GUILD, ANNA.id, Setting.TIDY, lambda row: CHANGED)
    pressed = {"guild_id": GUILD}
    for page in (1, 2, 3):
        shown = await office.sees(lambda visit, page=page: show_settings(visit, page))
        pressed |= {key: part["custom_id"] for key, part in keys(shown).items()}
    del pressed["guild_id"]
    before = await office.row(), await office.acts()
    for custom_id in pressed.values():
        parsed = CustomId.parse(custom_id)
        with pytest.raises(Refused, match=reason):
            await office.sees(HANDLERS[parsed.verb], parsed, data={"values": ["de"]}, **where)
    with pytest.raises(Refused, match=reason):
        await office.sees(
            set_limits,
            CustomId(Verb.LIMITS, NO_SESSION),
            type=discord.InteractionType.modal_submit,
            data={"components": [{"component": {"custom_id": "most-open", "value": "9"}}]},
            **where,
        )
    assert (await office.row(), await office.acts()) == before


async def test_whoever_is_let_in_by_integrations_alone_reads_the_panel(office):
    """Discord has let them send the command."""
    shown = await office.sees(show_settings, rights=discord.Permissions.none())
    assert "page 1 of 3" in text(shown)


async def test_a_press_on_another_server_changes_that_server_alone(office):
    elsewhere = double(
        discord.Guild,
        id=GUILD + 1,
        name="Tombstone",
        me=double(discord.Member),
        preferred_locale=discord.Locale.german,
        get_channel=lambda number: None,
        get_role=lambda number: None,
    )
    parts = {"guild": elsewhere, "guild_id": GUILD + 1}
    shown = await office.chooses("channels", str(SALOON), **parts)
    assert EN.text("refused-no-such-text-channel") in text(shown)
    shown = await office.chooses("pace", "none", **parts)
    assert "✓ Stored." in text(shown)
    shown = await office.chooses("1", **parts)
    assert "German (default)" in text(shown), "the language that Discord says of that server"
    assert await office.row() == ServerRow()


async def test_the_form_stores_all_limits_and_an_empty_field_is_the_default(office):
    await office.sends(most_running="7", most_open=" 4 ", most_on_server="33")
    assert await office.row() == ServerRow(most_running=7, most_open=4, most_on_server=33)
    shown = await office.sends(most_running="", most_open="4", most_on_server="34", step=7)
    assert await office.row() == ServerRow(most_open=4, most_on_server=34)
    row = await office.row()
    for each in ("most-running", "most-on-server"):
        assert f"✓ Stored. {said_of(each, office, row)}\n**{name_of(each)}:** " in text(shown)
    assert text(shown).count("✓ Stored.") == 2, "nothing else has changed"
    assert "most-running.8." in keys(shown)
    assert await office.acts() == 5


async def test_of_a_form_with_a_wrong_number_nothing_is_stored_and_it_says_which(office):
    for typed in ("11", "0", "four", "-1", "1.5", "9" * 9):
        shown = await office.sends(most_running="7", most_open=typed, most_on_server="33")
        why = EN.text("refused-setting-out-of-bounds", low=1, high=10)
        assert f"\n{why}\n**Open games per person:** at most 3 (default)" in text(shown)
        assert await office.row() == ServerRow()
    shown = await office.sends(dance="7")
    assert "page 2 of 3" in text(shown)
    assert await office.row() == ServerRow()


async def test_a_press_of_the_form_that_is_none_is_an_unknown_control(office):
    with pytest.raises(UnknownId):
        await office.sees(set_limits, CustomId(Verb.LIMITS, NO_SESSION, key="3"))


async def test_the_form_has_the_numbers_that_were_chosen_and_opens_for_admins_alone(office):
    await office.servers.change(GUILD, ANNA.id, Setting.TIDY, lambda row: CHANGED)
    opened, refused = [], []

    async def send_modal(modal):
        opened.append(modal.to_dict())

    async def defer(*, ephemeral, thinking):
        assert ephemeral

    async def edit_original_response(*, view, attachments, allowed_mentions):
        refused.append(text(payload(view)))
        return double(discord.InteractionMessage, id=1)

    for rights in (ADMIN, NOBODY):
        response = double(discord.InteractionResponse, send_modal=send_modal, defer=defer, type=None)
        pressed = visits.press(
            office.services,
            CustomId(Verb.LIMITS, NO_SESSION, key="3"),
            BEN,
            guild=office.guild,
            permissions=rights,
            response=response,
            edit_original_response=edit_original_response,
        )
        await router._open_form(pressed)
    (modal,) = opened
    check_modal(modal)
    assert [field["component"].get("value") for field in modal["components"]] == ["2", "1", "7"]
    assert refused == [EN.text("refused-not-an-admin")]


async def test_what_was_deleted_or_what_i_may_not_do_there_is_said(office):
    chosen = ServerRow(channels=(SALOON, TAVERN), openers=(PLAYERS,), told_in=TAVERN)
    await office.servers.change(GUILD, ANNA.id, Setting.TIDY, lambda row: chosen)
    office.may[TAVERN] = discord.Permissions(view_channel=True)
    shown = text(await office.sees(show_settings))
    assert f"⚠ In <#{TAVERN}> I lack permissions" in shown
    assert f"⚠ I may not write in <#{TAVERN}>" in shown
    assert f"⚠ In <#{SALOON}>" not in shown
    del office.channels[SALOON], office.channels[TAVERN], office.roles[PLAYERS]
    shown = await office.sees(show_settings)
    assert "**Channels for new games:** nowhere\n⚠ Nobody can open a game now." in text(shown)
    assert "**Who may open games:** admins\n" in text(shown)
    assert "**Channel for moderators’ acts:** none (default)" in text(shown)
    assert not any(part.get("default_values") for part in shown)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("row", [ServerRow(), CHANGED])
def test_every_page_and_the_form_are_within_discords_limits_in_every_language(language, row):
    words = words_for(language)
    full = replace(row, channels=row.channels and tuple(range(HUGE, HUGE + 25)))
    for own in LOCALES:
        place = Place("\\*" * 32, own, tuple(GAMES), frozenset(range(HUGE, HUGE + 25)), frozenset({TAVERN}))
        for page in range(1, len(PAGES) + 1):
            said = {PAGES[page - 1][0]: words.text("settings-stored", what="x" * 700)}
            top, parts = settings_page(full, place, page, words, step=12_345, said=said)
            shown = payload(card(top, rows=parts))
            labels = [part["label"] for part in shown if "label" in part]
            labels += [option["label"] for part in shown for option in part.get("options", [])]
            assert max(map(len, labels)) <= 80
            assert "{" not in text(shown)
    modal = limits_form(row, words).to_dict()
    check_modal(modal)
    assert len(modal["components"]) == len(BOUNDS)
