"""An admin who has read nothing sets up a server by its panel, and the next game obeys."""

from collections.abc import Sequence

from sandbox import Channel, SeenMessage
from tests.e2e.evening import Evening

CHANNELS = "Choose channels to allow only these…"


async def test_an_admin_sets_a_language_a_channel_and_two_games_a_person_in_four_presses(
    evening: Evening,
) -> None:
    mia = evening.server.add_person("Mia", permissions=["MANAGE_GUILD"])
    anna, tavern = evening.people[0], evening.server.add_channel("tavern")
    panel = await (await mia.slash("saloon settings", channel=evening.channel)).private()

    async def choose(menu: str, option: str | Sequence[Channel], line: str) -> None:
        await mia.choose(panel, menu, option)
        await says(evening, panel, line)

    await says(evening, panel, "**Language:** English (default)")
    await choose("Language", "German", "**Language:** German")
    await choose(CHANNELS, [tavern], f"**Channels for new games:** <#{tavern.id}>")
    assert panel.select(CHANNELS).defaults == ("tavern",)
    await mia.press(panel, "Games and limits")
    await says(evening, panel, "page 2 of 3")
    await choose("Running games per person", "At most 2", "**Running games per person:** at most 2")

    refused = await (await anna.slash("boomtown new", channel=evening.channel)).text()
    assert f"<#{tavern.id}>" in refused
    await (await anna.slash("boomtown new", channel=tavern)).text()
    assert "Am Tisch" in anna.last(tavern).text
    log = await (await mia.slash("saloon log", channel=evening.channel)).text()
    assert log.count(f"<@{mia.id}>") == 3


async def says(evening: Evening, panel: SeenMessage, text: str) -> None:
    await evening.discord.until(lambda: text in panel.text, what=f"the panel says {text!r}")
