"""What `/saloon check` finds: a permission that is taken by role, by channel, by person, and all else."""

import re
from dataclasses import replace

import pytest

from cogs.parts.facts import NAMED, Commands, Facts
from cogs.parts.findings import MANY_THREADS, findings
from cogs.parts.rights import Entry, Place, Role, Server, flag
from cogs.parts.still_text import Mark
from cogs.presses.open_seats import NEEDED
from engine.journal.outage_rows import Outage
from engine.journal.server_rows import ServerRow
from engine.sessions.overview import Seen
from engine.sessions.server_settings import MOST_THREADS
from engine.sessions.stuck import Still, Why
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.posting.test_board_text import session_of

EN = words_for("en")
GUILD, ME, OWN, HELPERS = 10, 77, 20, 30
TAVERN, MINE, STAFF = 100, 200, 300
ALL = sum(flag(name) for name in NEEDED)
EVERYBODY = flag("view_channel") | flag("send_messages") | flag("use_application_commands")
SALOON = Role(OWN, "Saloon", ALL)
HELPER = Role(HELPERS, "Helpers")
COMMANDS = Commands(["boomtown", "game"], {1: "boomtown", 2: "game"}, 9, {})
ROLE, PERSON, CHANNEL = 1, 2, 3


def place(number, *, everyone=None, own=None, helpers=None, me=None, **more):
    roles = {GUILD: everyone, OWN: own, HELPERS: helpers}
    return Place(
        number,
        roles={role: entry for role, entry in roles.items() if entry is not None},
        members={} if me is None else {ME: me},
        **more,
    )


def server(*places, mine=(SALOON,), own=SALOON, **more):
    roles = {role.id: role for role in (SALOON, HELPER)}
    return Server(
        GUILD,
        ME,
        more.pop("everyone", EVERYBODY),
        mine=mine,
        own=own,
        roles=more.pop("roles", roles),
        places={each.id: each for each in places or (place(TAVERN),)},
        **more,
    )


def seen(number, *, channel=TAVERN, why=Why.WAITS, status="playing", **changes):
    session = replace(
        session_of("Anna", "Ben", game="boomtown", status=status),
        **{"id": number, "guild": GUILD, "channel": channel, "thread": 1000 + number, **changes},
    )
    detail = {Why.TROUBLE: "locked", Why.FROZEN: "0a1b2c3d"}.get(why, "")
    return Seen(session, 1.0, Still(why, since=5.0, until=9.0, seats=(0,), detail=detail))


def facts(guild=None, *games, row=None, **more):
    parts = {
        "commands": COMMANDS,
        "up_since": 5.0,
        "outage": Outage(1.0, 2.0),
        "version": "1.2.3",
        "operator": "eve@example.org",
        **more,
    }
    return Facts(server=guild or server(), row=row or ServerRow(), games=games, needed=NEEDED, **parts)


def found(*given, words=EN, **more):
    return [str(each) for each in findings(facts(*given, **more), words)]


def bad(*given, **more):
    return [each for each in found(*given, **more) if not each.startswith(Mark.GOOD)]


CHOSEN = ServerRow(channels=(TAVERN,))
NO_ALLOW = Entry()
BY_WHOM = {
    "me": (
        {"me": "deny"},
        "The channel denies it to me as a member."
        " Channel settings → Permissions: allow it for me, as a member.",
    ),
    "own role": (
        {"own": "deny"},
        "The channel denies it to the role **Saloon**."
        " Channel settings → Permissions → **Saloon**: allow it.",
    ),
    "another role": (
        {"helpers": "deny"},
        "The channel denies it to the role **Helpers**."
        " Channel settings → Permissions → **Saloon**: allow it.",
    ),
    "everyone": (
        {"everyone": "deny"},
        "The channel denies it to @everyone. Channel settings → Permissions → **Saloon**: allow it.",
    ),
}


@pytest.mark.parametrize("name", NEEDED)
@pytest.mark.parametrize("whom", BY_WHOM)
def test_a_permission_that_a_channel_takes_names_who_it_is_taken_from_and_what_mends_it(name, whom):
    entries, said = BY_WHOM[whom]
    taken = place(TAVERN, **{who: Entry(deny=flag(name)) for who in entries})
    (line,) = bad(server(taken, mine=(SALOON, HELPER)), row=CHOSEN)[:1]
    permission = EN.text(f"permission-{name.replace('_', '-')}")
    assert line == (
        f"✖ <#{TAVERN}>: I lack the permission **{permission}**. {said}"
        " Until then no game can be opened there."
    )


@pytest.mark.parametrize("name", NEEDED)
def test_a_permission_that_no_role_gives_is_switched_on_for_the_bots_own_role(name):
    role = replace(SALOON, permissions=ALL & ~flag(name))
    (line,) = bad(server(mine=(role,), own=role, everyone=0), row=CHOSEN)[:1]
    permission = EN.text(f"permission-{name.replace('_', '-')}")
    assert f"I lack the permission **{permission}**. None of my roles has it." in line
    assert "Server Settings → Roles → **Saloon** → Permissions: switch it on." in line


def test_without_a_role_of_its_own_the_bot_needs_one_or_an_entry_of_its_own():
    bare = server(mine=(), own=None, everyone=ALL & ~flag("attach_files"))
    assert "Server Settings → Roles: give me a role that has it." in bad(bare, row=CHOSEN)[0]
    taken = server(place(TAVERN, everyone=Entry(deny=ALL)), mine=(), own=None, everyone=ALL)
    assert "Channel settings → Permissions: allow it for me, as a member." in bad(taken, row=CHOSEN)[0]


@pytest.mark.parametrize(
    ("entries", "lacks"),
    [
        ({"everyone": Entry(deny=ALL), "own": Entry(allow=ALL)}, False),
        ({"own": Entry(deny=ALL), "helpers": Entry(allow=ALL)}, False),
        ({"own": Entry(deny=ALL), "me": Entry(allow=ALL)}, False),
        ({"own": Entry(allow=ALL), "me": Entry(deny=ALL)}, True),
        ({"everyone": Entry(allow=ALL), "own": Entry(deny=ALL)}, True),
    ],
)
def test_entries_outdo_one_another_as_discord_says(entries, lacks):
    lines = bad(server(place(TAVERN, **entries), mine=(SALOON, HELPER)), row=CHOSEN)
    assert any("I lack" in line for line in lines) == lacks


def test_an_administrator_lacks_nothing():
    role = Role(OWN, "Saloon", flag("administrator"))
    taken = place(TAVERN, everyone=Entry(deny=ALL), me=Entry(deny=ALL))
    assert bad(server(taken, mine=(role,), own=role), row=CHOSEN) == []


def test_what_is_lacking_for_one_reason_is_one_line_and_says_what_comes_of_it():
    deny = flag("attach_files") | flag("read_message_history")
    games = [seen(number) for number in (1, 2, 3)]
    (line,) = bad(server(place(TAVERN, own=Entry(deny=deny))), *games)
    assert line == (
        f"✖ <#{TAVERN}>: I lack the permissions **Attach Files** and **Read Message History**."
        " The channel denies them to the role **Saloon**."
        " Channel settings → Permissions → **Saloon**: allow them."
        " 3 games there cannot be shown or played properly."
    )


def test_whoever_cannot_see_a_channel_is_told_that_alone():
    (line,) = [
        each for each in bad(server(place(TAVERN, everyone=Entry(deny=ALL))), seen(1)) if "lack" in each
    ]
    assert "I lack the permission **View Channel**." in line


def test_channels_that_nobody_has_chosen_are_warned_of_together_and_hidden_ones_are_only_said():
    mute, hidden = Entry(deny=flag("send_messages")), Entry(deny=flag("view_channel"))
    places = [
        place(TAVERN),
        *(place(number, everyone=mute) for number in range(1, 8)),
        place(STAFF, everyone=hidden),
    ]
    lines = found(server(*places, mine=(replace(SALOON, permissions=0),), everyone=ALL))
    (warning,) = [each for each in lines if "I lack" in each]
    assert warning == (
        "⚠ In <#1>, <#2>, <#3>, <#4>, <#5> and 2 more, no game can be opened: I lack **Send Messages** there."
    )
    assert f"✔ Hidden from me, so no game can be opened there: <#{STAFF}>." in lines
    assert "✔ In 1 channel I have all the permissions that games need." in lines


def test_a_server_without_any_channel_for_games_says_so():
    assert "✖ There is no channel in which a game can be opened." in bad(server(place(TAVERN, is_text=False)))


def test_of_one_channel_nothing_else_is_said():
    lines = found(
        server(place(TAVERN), place(MINE, own=Entry(deny=ALL))), seen(1, why=Why.TROUBLE), only=MINE
    )
    assert len([each for each in lines if f"<#{MINE}>" in each]) == 1
    assert not any("commands" in each or "1.2.3" in each or f"<#{TAVERN}>" in each for each in lines)
    assert "✔ 0 running, 0 open" in lines
    assert "⚠ Games are not opened in this channel" in "\n".join(
        found(only=TAVERN, row=ServerRow(channels=(MINE,)))
    )
    assert "is not a text channel" in "\n".join(found(server(place(TAVERN, is_text=False)), only=TAVERN))


def test_a_bot_that_is_timed_out_says_until_when_first():
    assert found(server(timed_out_until=99.0))[0].startswith("✖ I am timed out until <t:99:f>")


@pytest.mark.parametrize(
    ("count", "mark"),
    [
        (0, Mark.GOOD),
        (MANY_THREADS - 1, Mark.GOOD),
        (MANY_THREADS, Mark.WARNING),
        (MOST_THREADS - 1, Mark.WARNING),
        (MOST_THREADS, Mark.BAD),
        (1000, Mark.BAD),
    ],
)
def test_active_threads_are_counted(count, mark):
    (line,) = [each for each in found(server(threads=count)) if "1,000" in each or "1000" in each]
    assert line.startswith(mark)


def rule(number, kind, *, on):
    return {"id": str(number), "type": kind, "permission": on}


def rules(*given, command=1):
    return {"commands": replace(COMMANDS, rules={command: list(given)})}


BOTH = (place(TAVERN), place(MINE))
SWITCHED = [
    (rules(rule(GUILD, ROLE, on=False)), {}, "⚠ `/boomtown` is switched off for everybody."),
    (
        rules(rule(GUILD, ROLE, on=False), command=9),
        {},
        "⚠ Every command of mine is switched off for everybody.",
    ),
    (
        rules(rule(GUILD, ROLE, on=False), rule(HELPERS, ROLE, on=True), rule(5, PERSON, on=True)),
        {},
        "✔ `/boomtown` is switched off for @everyone, but not for **Helpers** and 1 person.",
    ),
    (rules(rule(HELPERS, ROLE, on=False)), {}, "✔ `/boomtown` is switched off for the role **Helpers**."),
    (rules(rule(5, PERSON, on=False)), {}, "✔ `/boomtown` is switched off for 1 person."),
    (rules(rule(MINE, CHANNEL, on=False)), {}, f"✔ `/boomtown` is switched off in <#{MINE}>:"),
    (
        rules(rule(TAVERN, CHANNEL, on=False)),
        {"row": CHOSEN},
        f"⚠ `/boomtown` is switched off in <#{TAVERN}>: nobody can use it there.",
    ),
    (
        rules(rule(GUILD - 1, CHANNEL, on=False), rule(TAVERN, CHANNEL, on=True)),
        {},
        f"✔ `/boomtown` works only in <#{TAVERN}>: elsewhere it is switched off.",
    ),
    (
        rules(rule(GUILD - 1, CHANNEL, on=False), rule(MINE, CHANNEL, on=True)),
        {"row": CHOSEN},
        f"⚠ `/boomtown` is switched off in <#{TAVERN}>:",
    ),
    (rules(rule(GUILD - 1, CHANNEL, on=False)), {}, "⚠ `/boomtown` is switched off in all channels."),
    (
        rules(rule(GUILD - 1, CHANNEL, on=False)),
        {"only": TAVERN},
        f"⚠ `/boomtown` is switched off in <#{TAVERN}>:",
    ),
]


@pytest.mark.parametrize(("switched", "more", "said"), SWITCHED)
def test_what_integrations_switches_off_is_said_and_warned_of_where_games_are_meant(switched, more, said):
    lines = found(server(*BOTH), **{**switched, **more})
    assert [each for each in lines if each.startswith(said)], lines


def test_what_integrations_allows_or_says_of_commands_that_are_gone_is_not_said():
    quiet = found(server(*BOTH))
    for given in (rules(rule(HELPERS, ROLE, on=True)), rules(rule(GUILD, ROLE, on=False), command=4)):
        assert found(server(*BOTH), **given) == quiet


BLIND = Entry(deny=flag("view_channel"))
CONTRADICTING = [
    (ServerRow(channels=()), "✖ Games can be opened nowhere"),
    (ServerRow(channels=(TAVERN, 404)), "⚠ 1 channel that was chosen for games is gone."),
    (ServerRow(channels=(404,)), "✖ 1 channel that was chosen for games is gone."),
    (ServerRow(channels=(TAVERN, STAFF)), f"⚠ <#{STAFF}> is not a text channel"),
    (ServerRow(openers=()), "⚠ Only admins can open games"),
    (ServerRow(openers=(404, HELPERS)), "⚠ 1 role that may open games was deleted."),
    (ServerRow(openers=(50,)), "⚠ The role **Bots** may open games, but it belongs to a bot or a service"),
    (
        ServerRow(openers=(HELPERS,), channels=(MINE,)),
        "⚠ The role **Helpers** may open games, but in none of the channels",
    ),
    (ServerRow(language="nl"), "⚠ 1 game speaks another language than the one that was chosen."),
    (ServerRow(told_in=404), "✖ The channel for moderators’ acts is gone."),
    (ServerRow(told_in=MINE), f"✖ I cannot write in <#{MINE}>, the channel for moderators’ acts."),
]


@pytest.mark.parametrize(("row", "said"), CONTRADICTING)
def test_settings_that_contradict_what_is_there_are_found(row, said):
    roles = {role.id: role for role in (SALOON, HELPER, Role(50, "Bots", is_bots=True))}
    guild = server(place(TAVERN), place(MINE, everyone=BLIND), place(STAFF, is_text=False), roles=roles)
    lines = found(guild, seen(1), row=row)
    assert [each for each in lines if each.startswith(said)], lines
    assert "✔ The settings fit together." not in lines


def test_settings_that_contradict_nothing_are_said_to_fit():
    row = ServerRow(language="en", channels=(TAVERN,), openers=(HELPERS, GUILD), told_in=TAVERN)
    assert "✔ The settings fit together." in found(server(), seen(1), row=row)


def test_five_faulty_games_are_named_and_the_others_counted():
    games = [seen(number, why=Why.TROUBLE) for number in range(1, NAMED + 3)]
    lines = found(server(), *games, seen(50, why=Why.PAUSED), seen(51, status="open", why=Why.SEATS))
    named = [each for each in lines if "Its thread is locked." in each]
    assert len(named) == NAMED
    assert named[0] == (
        "✖ [Boomtown #1](https://discord.com/channels/10/1001): Its thread is locked."
        " Unlock the thread: the game goes on by itself."
    )
    assert "✖ 2 more games need help: `/moderate games`" in lines
    assert "✔ 8 running, 1 open, **7 need help**, 1 stands still, but nothing is wrong" in lines


def test_commands_that_discord_lacks_are_named():
    assert "✔ Discord has all 2 commands." in found()
    few = replace(COMMANDS, known={1: "boomtown"})
    assert [each for each in found(commands=few) if each.startswith("✖ Discord lacks `/game`.")]
    assert [each for each in found(commands=None) if each.startswith("⚠ Discord did not say")]


def test_the_bot_says_since_when_it_is_connected_its_version_and_who_runs_it():
    assert found()[-2:] == [
        "✔ I have been connected to Discord since <t:5:f>. The last interruption: <t:1:f> to <t:2:f>."
        " This is Saloon 1.2.3.",
        "✔ This bot is run by: eve@example.org",
    ]
    lines = bad(up_since=None, outage=None, operator="")
    assert lines == [
        "⚠ My connection to Discord has only just been made again."
        " It was never interrupted for more than five minutes. This is Saloon 1.2.3.",
        "⚠ Whoever runs this bot has given no address, so nobody can ask them anything."
        " They can give one in their setting `SALOON_OPERATOR`.",
    ]


def test_the_worst_comes_first():
    marks = [each[0] for each in found(server(threads=850), seen(1, why=Why.FROZEN), operator="")]
    assert marks == sorted(marks, key=[*map(str, Mark)].index)
    assert set(marks) == set(map(str, Mark))


@pytest.mark.parametrize("language", LOCALES)
def test_names_of_roles_and_the_operator_are_no_markdown(language):
    role = Role(OWN, "**Bo`ss** <@5>", 0)
    lines = found(
        server(mine=(role,), own=role, roles={OWN: role}),
        words=words_for(language),
        row=CHOSEN,
        operator="@everyone <#5>",
    )
    assert not re.search(r"(?<!\\)<[@#]5>|@everyone", "".join(lines))
