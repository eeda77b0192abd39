"""The list of a server's games: whose move it is and since when, in what order, how many more there are, and
what of those without a place.
"""

import re
from dataclasses import replace

import discord
import pytest

from cogs.parts.custom_ids import CustomId
from cogs.parts.layouts import TEXT
from cogs.posting.lobby_messages import LobbyMessages
from cogs.presses import game_list
from cogs.presses.game_list import show_list
from engine.journal.records import Absence, Call, Meanwhile, SeatRow
from engine.sessions.sessions import Sessions
from engine.sessions.workings import Workings
from tests.cogs import visits
from tests.cogs.posting.test_board_text import session_of
from tests.doubles import double

ANNA, BEN, CLEO = 1, 2, 3
NOW = 10_000.0


def session(number, *, status="open", person=ANNA, **changes):
    return replace(
        session_of("W" * 32, "Dusty", game="boomtown", status=status),
        id=number,
        thread=None if status == "open" else 1000 + number,
        channel=5,
        seats=(SeatRow("W" * 32, person), SeatRow("Dusty")),
        **changes,
    )


def playing(number, *people, waits=(0,), asked=5000.0, **changes):
    """A running game of these people, which waits for some seats."""
    names = ("Anna", "Ben", "Cleo")
    return replace(
        session(number, status="playing", **changes),
        seats=tuple(SeatRow(names[person - 1], person) for person in people),
        calls=tuple(Call(seat, "1.1", 1, 1.0, posted=asked) for seat in waits),
    )


class Guild:
    """A server's games as Anna (1) lists them: what she reads, the buttons, and what is looked at for her."""

    def __init__(self, *sessions):
        self.sessions, self.checked = sessions, []

    async def edit_original_response(self, *, view, attachments, allowed_mentions):
        children = list(view.walk_children())
        self.said = [item.content for item in children if isinstance(item, discord.ui.TextDisplay)]
        self.buttons = [item for item in children if isinstance(item, discord.ui.Button)]
        return double(discord.InteractionMessage, id=1)

    async def in_guild(self, guild, person=None):
        return [one for one in self.sessions if person is None or one.seat_of(person) is not None]

    async def list(self, **more):
        services = visits.services(
            sessions=double(Sessions, in_guild=self.in_guild, workings=double(Workings, now=lambda: NOW)),
            lobbies=double(LobbyMessages, check_now_and_then=self.checked.append),
        )
        asks = visits.visit(services, edit_original_response=self.edit_original_response)
        await show_list(asks, **more)


@pytest.mark.parametrize("count", [0, 1, 100])
async def test_the_list_says_how_many_games_it_leaves_out(count):
    guild = Guild(*map(session, range(1, count + 1)))
    await guild.list()
    shown = guild.said[0].count("has open seats")
    assert sum(map(len, guild.said)) <= TEXT
    assert list(guild.said[1:]) == ([f"… and {count - shown} more."] if shown < count else [])
    assert (shown < count) == (count == 100)


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (None, "is being played in <#1007>: "),
        ("deleted", "is on, but its thread was deleted. At the table: "),
        ("locked", "is being played in <#1007>, which is locked. At the table: "),
        ("forbidden", "is being played in <#1007>, where I may not post. At the table: "),
        ("refused", "is being played in <#1007>, where Discord does not take its board. At the table: "),
    ],
)
async def test_the_list_says_what_is_wrong_with_a_games_thread(trouble, said):
    guild = Guild(session(7, status="playing", trouble=trouble))
    await guild.list()
    assert f"**Boomtown #7** {said}" in guild.said[0]
    assert [button.label for button in guild.buttons] == (["Go on with #7"] if trouble else [])


async def test_the_list_says_which_games_pause_sleep_or_are_kept():
    kept = replace(playing(1, BEN, CLEO), seats=(SeatRow("Ben", BEN, "Rosie"), SeatRow("Dusty")))
    guild = Guild(playing(3, ANNA, BEN, paused_until=5.0), playing(2, ANNA, BEN, asleep_since=5.0), kept)
    await guild.list()
    pauses, sleeps, is_kept = guild.said[0].split("\n")[1::2]
    assert pauses == "-# The table pauses until <t:5:f>."
    assert sleeps.startswith("-# The game sleeps: ")
    assert is_kept.startswith("-# The table waits for somebody who is not there: ")
    assert "Ben (Rosie) and Dusty" in guild.said[0]


async def test_games_that_wait_for_the_reader_come_first_then_their_others_then_the_rest_the_newest_first():
    guild = Guild(
        playing(9, BEN, CLEO),
        playing(8, ANNA, BEN, waits=(1,)),
        playing(7, ANNA, BEN),
        playing(6, ANNA, BEN, paused_until=5.0),
        session(5, person=CLEO),
        playing(4, BEN, ANNA, waits=(0, 1)),
        playing(3, BEN, CLEO, waits=(0, 1)),
    )
    await guild.list()
    lines = guild.said[0].split("\n")
    assert re.findall(r"#(\d+)\*\*", guild.said[0]) == ["7", "4", "8", "6", "9", "5", "3"]
    assert lines[1::2][:3] == [
        "**Waits for you** (asked <t:5000:R>)",
        "**Waits for you** (asked <t:5000:R>)",
        "-# The table waits for **Ben** (asked <t:5000:R>).",
    ]
    assert lines[-1] == "-# The table waits for **Ben** and **Cleo** (asked <t:5000:R>)."


async def test_the_list_says_of_each_who_is_waited_for_since_when_and_who_is_away():
    away = {CLEO: Absence(1.0, 90_000.0, Meanwhile.WAIT)}
    both = replace(playing(1, ANNA, BEN, CLEO, waits=(1, 2), absences=away), calls=())
    calls = (Call(1, "1.1", 1, 700.0), Call(2, "1.1", 1, 1.0, posted=800.0))
    guild = Guild(replace(both, calls=calls))
    await guild.list()
    assert guild.said[0].split("\n")[1] == (
        "-# The table waits for **Ben** (asked <t:700:R>) and **Cleo** (away until <t:90000:D>)."
    )


async def test_a_game_of_the_reader_is_listed_however_many_newer_ones_there_are(monkeypatch):
    guild = Guild(*[playing(number, BEN, CLEO) for number in range(200, 100, -1)], playing(1, ANNA, BEN))
    newest = guild.sessions[:100]
    all_of = guild.in_guild

    async def in_guild(server, person=None):
        return newest if person is None else await all_of(server, person)

    monkeypatch.setattr(guild, "in_guild", in_guild)
    await guild.list()
    assert guild.said[0].startswith("**Boomtown #1** ")


async def test_a_list_that_is_cut_leaves_out_whole_games(monkeypatch):
    monkeypatch.setattr(game_list, "PAGE", 400)
    guild = Guild(*[playing(number, ANNA, BEN) for number in range(9, 0, -1)])
    await guild.list()
    shown = guild.said[0].split("\n")
    assert len(shown) % 2 == 0
    assert guild.said[1] == f"… and {9 - len(shown) // 2} more."


async def test_whoever_plays_in_games_without_a_place_goes_on_with_the_newest_five_from_the_list():
    lost = [session(number, status="playing", trouble="deleted") for number in range(9, 2, -1)]
    others = session(2, status="playing", trouble="deleted", person=2)
    guild = Guild(*lost, others, session(1))
    await guild.list(above="Game #10 goes on.")
    assert guild.said[0] == "Game #10 goes on."
    assert [CustomId.parse(button.custom_id) for button in guild.buttons] == [
        CustomId("move", number, key="list") for number in range(9, 4, -1)
    ]


async def test_it_is_looked_up_whether_listed_open_seats_are_still_there():
    guild = Guild(session(1), session(2, status="playing"))
    await guild.list()
    assert guild.checked == [1]


async def test_names_that_nobody_can_see_or_that_turn_the_line_are_listed_as_in_the_story():
    names = ("\u2800", "محمد", "*A*", "Lena", "lena")
    seats = tuple(SeatRow(name, number) for number, name in enumerate(names, 1))
    guild = Guild(replace(session(1), seats=seats))
    await guild.list()
    assert "Player 1, \u2068محمد\u2069, \\*A\\*, ◆ Lena and ★ lena" in guild.said[0]
