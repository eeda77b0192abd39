"""An admin who has read nothing looks after a server, by what is offered and shown alone."""

from __future__ import annotations

import pytest

from renders.language.catalogues import words_for
from sandbox import Channel, Person, Refusal, Reply, SeenMessage
from tests.e2e.evening import Evening
from tests.e2e.house import House

DUTCH = words_for("nl")
MOST_STEPS = 12
"""The most presses, choices and forms of a first evening. A step that is read and done takes some 10 to 15
seconds, so this stands for three minutes."""


class Admin:
    """What an admin does, counted: each command, press, choice and form is a step."""

    def __init__(self, evening: Evening, person: Person) -> None:
        self.evening, self.person, self.steps = evening, person, 0

    async def press(self, message: SeenMessage, button: str) -> Reply:
        self.steps += 1
        return await self.person.press(message, button)

    async def slash(self, command: str, channel: Channel) -> SeenMessage:
        self.steps += 1
        return await (await self.person.slash(command, channel=channel)).private()

    async def fill(self, reply: Reply, **values: str) -> Reply:
        self.steps += 1
        return await self.person.fill(reply.modal, values)

    async def choose(self, panel: SeenMessage, menu: str, wanted: str | Channel) -> None:
        """Choose in the menu whose words begin so."""
        (found,) = [each for each in panel.selects if each.placeholder.startswith(menu)]
        self.steps += 1
        await self.person.choose(panel, found, [wanted])

    async def set(self, panel: SeenMessage, menu: str, wanted: str | Channel, so_now: str) -> None:
        """Choose, and read beside the menu that it is stored, and what is so now."""
        await self.choose(panel, menu, wanted)
        until = self.evening.discord.until
        await until(lambda: "✓ Stored." in panel.text and so_now in panel.text, what=f"it says {so_now!r}")


async def start_with_robots(evening: Evening, host: Person, channel: Channel) -> int:
    """Open a game and start it with two robots, in the server's new language; its number."""
    await (await host.slash("boomtown new", channel=channel)).text()
    lobby, number = host.last(channel), evening.number
    for count in (1, 2):
        await host.press(lobby, DUTCH.text("button-robot"))
        await evening.discord.until(
            lambda count=count: f"{count + 1}. " in lobby.text, what="a robot sits down"
        )
    await host.press(lobby, DUTCH.text("button-start"))
    await evening.discord.until(lambda: evening.stored.status(number) == "playing", what="the game starts")
    return number


@pytest.mark.dear
async def test_an_admin_who_has_read_nothing_sets_three_things_and_ends_a_dead_game(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    await house.tidy()
    async with Evening(house, with_bot=False) as evening:
        steps = await first_evening(evening)
        with capsys.disabled():
            print(f"({steps} steps of an admin)", end="")
        assert steps <= MOST_STEPS


async def first_evening(evening: Evening) -> int:
    """The bot comes to a server. Its admin sets a language, a channel and two games a person, and ends a game
    that nobody plays; the number of steps that this took."""
    server, discord = evening.server, evening.discord
    anna, tavern = evening.people[0], server.add_channel("tavern")
    server.change(system_channel=evening.channel)
    server.invite_bot()
    await discord.until(lambda: evening.public(evening.channel), what="the bot says who it is")
    welcome = evening.public(evening.channel)[-1]
    assert "with **Settings**" in welcome.text
    mia = server.add_person("Mia", permissions=["MANAGE_GUILD", "MANAGE_THREADS"])
    admin = Admin(evening, mia)

    dead = await evening.open_game(3)
    number = evening.number
    hers = {path for path in mia.commands(tavern) if path not in anna.commands(tavern)}
    assert {"saloon settings", "moderate games"} <= hers
    with pytest.raises(Refusal):
        await anna.forge_command("saloon settings", channel=tavern)
    assert "Only admins" in await (await anna.press(welcome, "Settings")).text()

    panel = await (await admin.press(welcome, "Settings")).private()
    await admin.set(panel, "Language", "Dutch", "**Language:** Dutch")
    await admin.set(panel, "Choose channels", tavern, f"**Channels for new games:** <#{tavern.id}>")
    await admin.press(panel, "Games and limits")
    await discord.until(lambda: "page 2 of 3" in panel.text, what="the next page")
    limit = "**Running games per person:** at most 2"
    await admin.set(panel, "Running games per person", "At most 2", limit)

    elsewhere = await (await anna.slash("boomtown new", channel=evening.channel)).text()
    assert f"<#{tavern.id}>" in elsewhere
    await start_with_robots(evening, anna, tavern)
    refused = await (await anna.slash("boomtown new", channel=tavern)).text()
    assert "2 games on this server already" in refused
    assert evening.number == number + 1

    await discord.later(days=30)
    await evening.is_in()
    for _ in range(5):  # a busy machine looks later for what is due
        if not evening.stored.events(number, "FellAsleep"):
            await discord.later(minutes=2)
    games = await admin.slash("moderate games", tavern)
    assert f"Boomtown #{number}" in games.text
    assert "nobody had played for a month" in games.text.split(f"Boomtown #{number}")[1].split("\n\n")[0]
    await admin.choose(games, "Look after a game", f"⚠ Boomtown #{number}")
    await discord.until(lambda: "End" in games.buttons, what="the game is shown")
    form = await admin.press(games, "End")
    await (await admin.fill(form, reason="nobody comes")).text()
    await discord.until(lambda: evening.stored.status(number) == "closed", what="the game ends")
    await discord.until(lambda: "Mia: nobody comes" in evening.board(dead).text, what="its thread is told")
    await start_with_robots(evening, anna, tavern)
    listed = await (await mia.slash("moderate log", channel=tavern)).text()
    assert listed.count(f"<@{mia.id}>") == 4, "three settings and the end"
    return admin.steps
