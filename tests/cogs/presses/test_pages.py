"""The list of a server's games: whole lines, how many more there are, and what of those without a place."""

import discord
import pytest

from cogs.parts.custom_ids import CustomId
from cogs.parts.layouts import TEXT
from cogs.posting.lobby_messages import LobbyMessages
from cogs.presses.pages import show_list
from engine.journal.records import SeatRow, Session
from engine.sessions.sessions import Sessions
from tests.cogs import visits
from tests.doubles import double


def session(number, *, status="open", trouble=None, person=1, paused_until=None, asleep_since=None):
    return double(
        Session,
        id=number,
        game="boomtown",
        status=status,
        thread=None if status == "open" else 1000 + number,
        channel=5,
        seats=(SeatRow("W" * 32, person), SeatRow("Dusty")),
        trouble=trouble,
        paused_until=paused_until,
        asleep_since=asleep_since,
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
        return [one for one in self.sessions if person is None or one.seats[0].person == person]

    async def list(self, **more):
        services = visits.services(
            sessions=double(Sessions, in_guild=self.in_guild),
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
    kept = session(1, status="playing")
    kept.seats = (SeatRow("Anna", 1, "Rosie"), SeatRow("Dusty"))
    guild = Guild(
        session(3, status="playing", paused_until=5.0), session(2, status="playing", asleep_since=5.0), kept
    )
    await guild.list()
    ends = [line.rsplit("Dusty", 1)[1] for line in guild.said[0].split("\n")]
    assert ends == [" (paused until <t:5:f>)", " (the game sleeps)", ""]
    assert "Anna (Rosie) and Dusty" in guild.said[0]


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
    listed = session(1)
    names = ("\u2800", "محمد", "*A*", "Lena", "lena")
    listed.seats = tuple(SeatRow(name, number) for number, name in enumerate(names, 1))
    guild = Guild(listed)
    await guild.list()
    assert "Player 1, \u2068محمد\u2069, \\*A\\*, ◆ Lena and ★ lena" in guild.said[0]
