"""Ratings over the whole program: a game that is decided, its lines, a page, the list, and hiding."""

import random

from tests.e2e.evening import Evening


async def test_people_see_what_a_game_did_to_their_ratings_and_hide_them(evening: Evening) -> None:
    anna, ben, cleo, *_ = evening.people
    thread = await evening.open_game(2, game="goldrush")
    await evening.play(thread, random.Random(2), answers=12)
    for person in (ben, anna):
        asked = await (await person.slash("game leave", channel=thread)).private()
        await (await person.press(asked, "Leave for good")).text()
    lines = ("Anna from 1500 to 1541?", "Ben (left early) from 1500 to 1459?")
    told = evening.board
    await evening.discord.until(lambda: all(line in told(thread).text for line in lines), what="the lines")

    page = await (await anna.slash("rating show", channel=thread, person=ben)).private()
    assert "Ben in Goldrush" in page.text
    assert "1 of 10 games, 1 of 5 opponents" in page.text
    assert f"[#{evening.number}](https://discord.com/channels/{evening.server.id}/{thread.id})" in page.text
    assert len(page.message.attachments) == 1

    await (await cleo.slash("rating table", channel=thread, game="goldrush", public=True)).text()
    posted = evening.public(thread)[-1]
    assert all(name in posted.text for name in ("Anna", "Ben"))
    checked = await (await cleo.press(posted, "Check")).text()
    assert "1 game, 2 ratings: computed again from all places; all digits agree." in checked

    panel = await (await ben.slash("rating hide", channel=thread)).private()
    await ben.press(panel, "Hide")
    await evening.discord.until(lambda: "You hide your ratings" in panel.text, what="it is stored")
    hidden = await (await anna.slash("rating show", channel=thread, person=ben)).text()
    assert hidden == f"<@{ben.id}> shows no rating here."
    table = await (await anna.press(posted, "My rating")).private()
    assert "Anna in Goldrush" in table.text
    table = await (await anna.slash("rating table", channel=thread)).private()
    assert "Anna" in table.text
    assert "Ben" not in table.text

    async with Evening(evening.house) as elsewhere:
        said = await (await elsewhere.people[0].slash("rating table", channel=elsewhere.channel)).text()
        assert "Nobody on this server is in a list of ratings yet." in said
