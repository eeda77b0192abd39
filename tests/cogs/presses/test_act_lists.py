"""The log of a server: its acts, newest first, in words that say who, whom, which game, why and when."""

from dataclasses import replace

import discord
import pytest

from cogs.parts.act_text import listed_line, told_line
from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.layouts import TEXT
from cogs.parts.paging import ON_A_PAGE
from cogs.posting.board_text import summary_lines
from cogs.posting.lobby_views import office_text
from cogs.presses.act_lists import act_lines, show_acts, turn
from engine.errors import Refused
from engine.journal import server_act_rows
from engine.journal.records import PersonId, SessionId
from engine.journal.server_act_rows import LONGEST_REASON, OPERATOR, ActKind, ServerAct
from engine.journal.snowflakes import GHOSTS
from engine.sessions.server_settings import Setting, with_setting
from engine.sessions.servers import Servers
from engine.sessions.session_events import OfficeEnded
from engine.sessions.sessions import Sessions
from renders.language.catalogues import LOCALES, words_for
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.cogs.plain_face import plain_face
from tests.cogs.posting.test_board_text import happened, session_of
from tests.doubles import double
from tests.engine.table_talk import ANNA, GUILD, TABLES, opened

EN = words_for("en")
EVE, FRED, GHOST = PersonId((1 << 40) + 1), PersonId((1 << 40) + 2), PersonId(GHOSTS[7])
ADMIN = discord.Permissions(manage_guild=True)
DATA = {
    ActKind.SETTING: {"setting": "most-running", "value": 2},
    ActKind.PAUSE: {"until": 1_764_600_000},
    ActKind.SEAT: {"seat": 1},
    ActKind.MOVE: {"channel": 5, "thread": 6},
    ActKind.UNDO: {"number": 1},
}


def act(kind=ActKind.END, **more):
    parts = {"by": EVE, "about": FRED, "session": SessionId(12), "data": DATA.get(kind, {}), "reason": ""}
    return ServerAct(guild=GUILD, number=3, kind=kind, at=1_764_590_400.0, **{**parts, **more})


class Office:
    """A server whose log is read."""

    def __init__(self, journal):
        self.sessions = Sessions(journal, TABLES)
        self.servers, self.journal = Servers(self.sessions.workings), journal
        self.services = visits.services(sessions=self.sessions, servers=self.servers)

    async def did(self, kind, **more):
        data = DATA.get(kind, {})
        await self.journal.write(
            lambda db: server_act_rows.add_server_act(db, GUILD, kind, EVE, data=data, at=1.0, **more)
        )

    async def reads(self, work=show_acts, key=None, *, rights=ADMIN, **parts):
        seen = []

        async def edit_original_response(*, view, attachments, allowed_mentions):
            assert allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
            seen.append(Shown(view, attachments))
            return double(discord.InteractionMessage, id=1)

        parts = {"permissions": rights, "edit_original_response": edit_original_response, **parts}
        if key is None:
            await work(visits.visit(self.services, **parts))
        else:
            await work(visits.press(self.services, CustomId(Verb.ACTS, NO_SESSION, key=key), ANNA, **parts))
        return seen[0]


@pytest.fixture
def office(journal):
    return Office(journal)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("kind", list(ActKind))
def test_every_kind_of_act_says_who_did_it_when_and_to_which_game(kind, language, caplog):
    line = listed_line(act(kind), words_for(language))
    assert f"<@{EVE}>" in line
    assert "<t:1764590400:f>" in line
    assert "**3**" in line
    if kind not in (ActKind.SETTING, ActKind.ERASE, ActKind.KEEP):
        assert "#12" in line
    assert (f"<@{FRED}>" in line) == (kind is ActKind.SEAT)
    assert "{" not in line
    assert caplog.text == ""


def test_whoever_was_forgotten_has_no_number_and_no_mention():
    for by in (GHOST, None):
        line = listed_line(act(ActKind.SEAT, by=by, about=GHOST), EN)
        assert "a former moderator freed a former player’s seat in game #12" in line
        assert "<@" not in line


@pytest.mark.parametrize(
    ("language", "kind", "said"),
    [
        ("en", ActKind.END, "the operator ended game #12 without a result: “it hangs”"),
        (
            "en",
            ActKind.RESTART,
            "the operator let the round of game #12 begin again, with new rolls and cards: “it hangs”",
        ),
        ("en", ActKind.LOOK, "the operator looked at what is secret in game #12: “it hangs”"),
        ("nl", ActKind.END, "de beheerder van de bot heeft spel #12 beëindigd, zonder uitslag: “it hangs”"),
        (
            "nl",
            ActKind.LOOK,
            "de beheerder van de bot heeft bekeken wat er geheim is in spel #12: “it hangs”",
        ),
        ("de", ActKind.END, "wer den Bot betreibt, hat Spiel #12 ohne Ergebnis beendet: „it hangs“"),
        (
            "de",
            ActKind.LOOK,
            "wer den Bot betreibt, hat sich angesehen, was in Spiel #12 geheim ist: „it hangs“",
        ),
    ],
)
def test_the_operator_is_called_so_and_is_nobody_who_was_forgotten(language, kind, said):
    words = words_for(language)
    done = act(kind, by=None, about=None, data={OPERATOR: True, "plays": False}, reason="it hangs")
    assert listed_line(done, words).endswith(f": {said}")
    assert told_line(done, words) == f"{said[0].upper()}{said[1:]}"
    assert said[:10] not in listed_line(replace(done, data={}), words)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ended by the operator: it hangs."),
        ("nl", "Beëindigd door de beheerder van de bot: it hangs."),
        ("de", "Beendet von denen, die den Bot betreiben: it hangs."),
    ],
)
def test_the_message_with_the_open_seats_and_the_thread_name_the_operator_alike(language, said):
    words, ended = words_for(language), OfficeEnded(None, "it hangs", False, 9.0)
    done = act(by=None, about=None, data={OPERATOR: True}, reason="it hangs")
    session = replace(session_of("Anna", "Ben"), status="closed", by_office=True, ended_by=3, ended=1.0)
    assert office_text(session, done, words).startswith(said)
    (line,) = summary_lines(session, plain_face(lines=list), words, happened(session, ended))
    assert line.startswith(said)


def test_a_reason_is_plain_words_and_what_was_taken_back_says_when():
    line = listed_line(act(reason="**two** of us\n<@5> @everyone [a](https://x.y)", undone=9.0), EN)
    for markup in (" **two**", " <@5>", " @everyone", "[a](", "\n"):
        assert markup not in line
    assert line.endswith("(taken back <t:9:f>)")


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [
        (Setting.MOST_RUNNING, 2, "at most 2"),
        (Setting.LANGUAGE, "nl", "Dutch"),
        (Setting.CHANNELS, [5, 6], "<#5> and <#6>"),
        (Setting.OPENERS, [], "admins"),
        (Setting.GAMES, ["boomtown"], "Boomtown"),
        (Setting.PACE, "none", "no clock"),
        (Setting.ROBOTS, False, "take no seats before a game starts"),
        (Setting.TOLD_IN, 5, "<#5>"),
        (Setting.TIDY, None, "back to the default"),
    ],
)
def test_a_setting_says_what_it_became(setting, value, said):
    line = listed_line(act(ActKind.SETTING, session=None, data={"setting": setting, "value": value}), EN)
    assert f"<@{EVE}> changed the setting “{EN.text(f'setting-{setting}')}”: {said}." in line


@pytest.mark.parametrize("data", [{"setting": "robots"}, {"setting": "colour", "value": 7}])
def test_a_setting_of_which_no_value_is_known_says_its_name(data):
    assert listed_line(act(ActKind.SETTING, data=data), EN).endswith("”.")


async def test_what_is_set_is_in_the_log_with_its_value(office):
    await office.servers.change(
        GUILD, EVE, Setting.CHANNELS, lambda row: with_setting(row, Setting.CHANNELS, [5])
    )
    await office.servers.change(
        GUILD, EVE, Setting.CHANNELS, lambda row: with_setting(row, Setting.CHANNELS, None)
    )
    newer, older = (await office.reads()).text.split("\n")[1:]
    assert older.endswith("changed the setting “channels for new games”: <#5>.")
    assert newer.endswith("changed the setting “channels for new games”: back to the default.")


async def test_an_act_links_to_its_game_on_this_server_alone(office):
    here = await opened(office.sessions)
    elsewhere = await opened(office.sessions, guild=GUILD + 1)
    for session in (here.id, elsewhere.id):
        await office.did(ActKind.CLOSE, session=session)
    foreign, own = (await office.reads()).text.split("\n")[1:]
    assert f"](https://discord.com/channels/{GUILD}/" in own
    assert "https" not in foreign


async def test_ten_are_on_a_page_and_the_buttons_lead_to_the_older_and_to_the_newest(office):
    assert (await office.reads()).text.endswith(EN.text("acts-none"))
    for _ in range(2 * ON_A_PAGE + 3):
        await office.did(ActKind.KEEP)
    numbers, shown = [], await office.reads()
    while True:
        lines = shown.text.split("\n")[1:]
        numbers += [int(line.split("**")[1]) for line in lines]
        older = EN.text("acts-older")
        if older not in shown.buttons:
            break
        shown = await office.reads(turn, shown.id_of(older).key)
    assert numbers == list(range(2 * ON_A_PAGE + 3, 0, -1))
    assert len(lines) == 3
    newest = await office.reads(turn, shown.id_of(EN.text("acts-newest")).key)
    assert f"**{numbers[0]}**" in newest.text


async def test_long_reasons_leave_fewer_on_a_page_and_none_out(office):
    for _ in range(ON_A_PAGE + 4):
        await office.did(ActKind.END, reason="*" * LONGEST_REASON)
    seen, key = [], None
    while key != "":
        shown = await office.reads(*((turn, key) if key else ()))
        assert len(shown.text) <= TEXT
        seen += shown.text.split("\n")[1:]
        older = shown.buttons.get(EN.text("acts-older"))
        key = CustomId.parse(older["custom_id"]).key if older else ""
    assert len(seen) == ON_A_PAGE + 4


def test_one_act_always_fits_on_a_page():
    for words in map(words_for, LOCALES):
        long = act(ActKind.SEAT, reason="*" * LONGEST_REASON, undone=9.0)
        channels = {"setting": "channels", "value": [(1 << 63) + n for n in range(25)]}
        for one in (long, act(ActKind.SETTING, data=channels)):
            assert len(act_lines([replace(one, number=10**9)], words)) == 1


@pytest.mark.parametrize(
    ("where", "reason"),
    [({"rights": discord.Permissions.none()}, "not-a-moderator"), ({"guild_id": None}, "only-in-a-server")],
)
async def test_a_page_is_turned_for_those_in_office_alone(office, where, reason):
    await office.did(ActKind.KEEP)
    for key in ("", "1", "9"):
        with pytest.raises(Refused, match=reason):
            await office.reads(turn, key, **where)
        await office.reads(turn, key, rights=discord.Permissions(manage_threads=True))


@pytest.mark.parametrize("key", ["x", "-1", "1.5", "9" * 10, "٣"])
async def test_a_forged_page_is_an_unknown_control(office, key):
    with pytest.raises(UnknownId):
        await office.reads(turn, key)


async def test_another_server_has_another_log(office):
    await office.did(ActKind.KEEP)
    assert (await office.reads(guild_id=GUILD + 1)).text.endswith(EN.text("acts-none"))
