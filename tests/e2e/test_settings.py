"""An admin sets by keyboard what counts on a server, and it counts at once."""

import random

from tests.e2e.evening import Evening


async def test_what_an_admin_sets_counts_from_the_next_message_on(evening: Evening) -> None:
    boss = evening.server.add_person("Eve", permissions=["MANAGE_GUILD"])
    inn = evening.server.add_channel("inn")
    thread = await evening.open_game(3)
    offered = await boss.complete(
        "saloon set", focused="value", text="#in", channel=evening.channel, setting="channels"
    )
    assert [choice.name for choice in offered] == ["#inn"]
    said = await (
        await boss.slash("saloon set", channel=evening.channel, setting="channels", value="#inn")
    ).text()
    assert f"✓ Stored. Games are opened in <#{inn.id}>." in said
    await boss.slash("saloon set", channel=evening.channel, setting="language", value="Dutch")
    host = evening.people[0]
    refused = await (await host.slash("boomtown new", channel=evening.channel)).text()
    assert refused == f"Here games are opened in <#{inn.id}> (a setting of this server)."
    await (await host.slash("boomtown new", channel=inn)).text()
    assert "Meedoen" in host.last(inn).buttons
    before = len(evening.boards(thread))
    await evening.play(thread, random.Random(1), answers=1)
    await evening.discord.until(lambda: len(evening.boards(thread)) > before, what="the next board")
    await evening.shown()
    assert "Mijn kant" in evening.board(thread).buttons, "a running game goes on in the new language"
