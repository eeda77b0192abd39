"""Ratings as people see them: whose page, which list, what hiding hides, and what everybody sees."""

import itertools
from dataclasses import replace

import discord
import pytest

from cogs.parts.custom_ids import CustomId, UnknownId, Verb
from cogs.parts.pictures import Pictures
from engine.errors import Refused
from engine.sessions.ratings import Ratings
from engine.sessions.server_settings import Setting, with_setting
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.presses.rating_desk import POSTS_HERE, RatingDesk
from tests.doubles import discord_error, double
from tests.engine.table_talk import ANNA, BEN, CHANNEL, CLEO, DIRK, GUILD, THREAD

ELSEWHERE = GUILD + 1
EN = words_for("en")


@pytest.fixture
async def desk(journal):
    """Anna, Ben and Cleo have a rating in the toy; Dirk has none."""
    found = RatingDesk(journal)
    found.game = await found.finished(BEN, CLEO)
    return found


async def chosen(desk, setting, value):
    """What an admin of the server has chosen."""
    await desk.services.servers.change(GUILD, ANNA.id, setting, lambda row: with_setting(row, setting, value))


# A person's page


async def test_ones_own_page_has_the_rating_what_it_lacks_and_the_game_it_comes_from(desk):
    shown = await desk.show()
    assert "Anna in " in shown.text
    assert "Rating **1500?**, provisional: 1 of 10 games, 2 of 5 opponents" in shown.text
    thread = f"https://discord.com/channels/{GUILD}/{desk.game.thread}"
    assert f"- [#{desk.game.id}]({thread}): place 1 of 3, from 1500 to 1500 (**unchanged**)" in shown.text
    assert shown.pictures == ["1"]
    assert "Anna" in shown.alts[0]
    assert set(shown.buttons) == {"List", "Hide"}


async def test_a_page_of_somebody_else_offers_ones_own_and_no_hiding(desk):
    shown = await desk.show(ANNA, BEN)
    assert "Ben in " in shown.text
    assert set(shown.buttons) == {"List", "My rating"}
    own = await desk.presses(ANNA, shown.id_of("My rating"))
    assert "Anna in " in own.text


async def test_whoever_has_no_rating_reads_how_to_get_one(desk):
    shown = await desk.show(DIRK)
    assert "You have no rating on this server yet." in shown.text
    assert "10 games" in shown.text
    assert not shown.pictures
    shown = await desk.show(DIRK, game="boomtown")
    assert "You have no rating in Boomtown on this server yet." in shown.text


async def test_without_a_game_the_page_is_of_the_game_that_is_played_here(desk):
    async def titles(guild, person=None):
        return ("boomtown", "toy")

    asked = []

    async def profile(guild, game, person, *, reader):
        asked.append(game)
        return await desk.ratings.profile(guild, "toy", person, reader=reader)

    is_hidden = desk.ratings.is_hidden
    desk.services = replace(
        desk.services, ratings=double(Ratings, titles=titles, profile=profile, is_hidden=is_hidden)
    )
    await desk.show(channel=desk.game.thread)
    await desk.show(channel=CHANNEL + 5)
    await desk.opened(BEN)
    await desk.show(channel=CHANNEL)
    assert [game for game, _ in itertools.groupby(asked)] == ["toy", "boomtown", "toy"]


async def test_a_menu_shows_the_same_person_in_another_game(desk):
    async def titles(guild, person=None):
        return ("toy", "boomtown")

    desk.services = replace(
        desk.services,
        ratings=double(
            Ratings, titles=titles, profile=desk.ratings.profile, is_hidden=desk.ratings.is_hidden
        ),
    )
    shown = await desk.show(ANNA, BEN)
    (menu,) = (each for each in shown.ids if each == CustomId(Verb.RATING, 0, key=f"{BEN.id}."))
    other = await desk.presses(ANNA, menu, "boomtown")
    assert other.text == EN.text("rating-none-in", player=f"<@{BEN.id}>", game="Boomtown")


# Hiding


async def test_hiding_takes_effect_once_it_is_stored_and_can_be_taken_back(desk):
    panel = await desk.hiding(BEN)
    assert "Everybody on this server sees your ratings." in panel.text
    assert "Ben" in (await desk.table()).text
    panel = await desk.presses(BEN, panel.id_of("Hide"))
    assert "You hide your ratings on this server." in panel.text
    assert await desk.ratings.is_hidden(GUILD, BEN.id)
    assert not await desk.ratings.is_hidden(ELSEWHERE, BEN.id)
    seen = await desk.table()
    assert "Ben" not in f"{seen.text} {seen.alts} {desk.drawn[-1]}"
    await desk.presses(BEN, panel.id_of("Show again"))
    assert "Ben" in (await desk.table()).text


async def test_whoever_hides_sees_their_own_page_which_says_so_and_offers_to_show_it_again(desk):
    await desk.ratings.hide(GUILD, BEN.id, is_hidden=True)
    shown = await desk.show(BEN)
    assert "Rating **1500?**" in shown.text
    assert "only you see this page" in shown.text
    assert "not in the list" not in shown.text
    assert shown.id_of("Show again") == CustomId(Verb.HIDE_RATING, 0, key="show")


ASKING = {
    "page": lambda desk, person, **more: desk.show(ANNA, person, **more),
    "of a game": lambda desk, person, **more: desk.show(ANNA, person, "toy", **more),
    "of another": lambda desk, person, **more: desk.show(ANNA, person, "boomtown", **more),
    "for all": lambda desk, person, **more: desk.show(ANNA, person, is_public=True, **more),
    "a button": lambda desk, person, **more: desk.presses(ANNA, f"rating:-:-:{person.id}.toy", **more),
    "a menu": lambda desk, person, **more: desk.presses(ANNA, f"rating:-:-:{person.id}.", "toy", **more),
    "a public button": lambda desk, person, **more: desk.presses(
        ANNA, f"rating:-:-:{person.id}.toy", is_public=True, **more
    ),
}


@pytest.mark.parametrize("asking", ASKING.values(), ids=ASKING)
async def test_whoever_hides_and_whoever_has_no_rating_are_the_same_to_others(desk, asking, monkeypatch):
    await desk.ratings.hide(GUILD, BEN.id, is_hidden=True)
    await desk.services.servers.of(GUILD)  # what the server has chosen is read once
    seen, reads, read = [], [], desk.journal.read

    async def counted(job):
        reads.append(job)
        return await read(job)

    monkeypatch.setattr(desk.journal, "read", counted)
    for locale, person in itertools.product(LOCALES, (BEN, DIRK)):
        desk.asked.clear()
        reads.clear()
        shown = await asking(desk, person, locale=locale, channel=desk.game.thread)
        asked = [tuple("X" if part == person.id else part for part in each) for each in desk.asked]
        text = shown.text.replace(f"<@{person.id}>", "<@X>")
        rest = (shown.alts, shown.files, shown.kinds, shown.buttons, shown.ids, shown.menu)
        seen.append((text, *rest, asked, len(reads)))
    assert seen[0::2] == seen[1::2]
    assert all("<@X>" in each[0] for each in seen)
    assert desk.drawn == []
    assert desk.posts == []


async def test_whoever_hides_while_their_page_is_drawn_is_not_shown(desk):
    async def hide():
        await desk.ratings.hide(GUILD, BEN.id, is_hidden=True)

    desk.while_drawing = hide
    for is_public in (False, True):
        await desk.ratings.hide(GUILD, BEN.id, is_hidden=False)
        shown = await desk.show(ANNA, BEN, is_public=is_public)
        assert shown.text == EN.text("rating-none", player=f"<@{BEN.id}>")
        await desk.ratings.hide(GUILD, BEN.id, is_hidden=False)
        shown = await desk.table(is_public=is_public)
        seen = desk.posts.pop() if is_public else shown
        assert "Ben" not in f"{seen.text} {seen.alts}"
    assert desk.posts == []


async def test_whoever_hides_while_their_own_page_is_drawn_for_everybody_posts_nothing(desk):
    async def hide():
        await desk.ratings.hide(GUILD, ANNA.id, is_hidden=True)

    desk.while_drawing = hide
    with pytest.raises(Refused, match="rating-hidden-to-post"):
        await desk.show(is_public=True)
    assert desk.posts == []


async def test_another_server_sees_nothing(desk):
    shown = await desk.show(ANNA, guild=ELSEWHERE)
    assert "You have no rating on this server yet." in shown.text
    shown = await desk.table(guild=ELSEWHERE, channel=desk.game.thread)
    assert "Nobody on this server is in a list of ratings yet." in shown.text
    shown = await desk.show(ANNA, BEN, guild=ELSEWHERE)
    assert shown.text == EN.text("rating-none", player=f"<@{BEN.id}>")


# For everybody


async def test_for_everybody_a_page_is_posted_in_the_servers_language_and_its_buttons_answer_privately(desk):
    await chosen(desk, Setting.LANGUAGE, "de")
    said = await desk.show(is_public=True)
    assert said.text == "It is posted here for everybody."
    (post,) = desk.posts
    assert "Wertung **1500?**" in post.text
    assert set(post.buttons) == {"Liste", "Meine Wertung"}
    own = await desk.presses(CLEO, post.id_of("Meine Wertung"), is_public=True)
    assert "Cleo in " in own.text
    assert "Hide" in own.buttons
    assert len(desk.posts) == 1


async def test_whoever_hides_cannot_post_their_own_page(desk):
    await desk.ratings.hide(GUILD, ANNA.id, is_hidden=True)
    with pytest.raises(Refused, match="rating-hidden-to-post"):
        await desk.show(is_public=True)
    assert desk.posts == []


async def test_the_palette_of_whoever_asks_is_not_told_to_everybody(desk):
    await desk.services.preferences.choose(ANNA.id, palette="high-contrast")
    await desk.show()
    await desk.show(is_public=True)
    assert [palette for _, palette in desk.drawn] == ["high-contrast", "standard"]


@pytest.mark.parametrize("what", ["show", "table"])
async def test_where_the_bot_may_not_post_nothing_is_posted(desk, what):
    desk.permissions = discord.Permissions(view_channel=True)
    with pytest.raises(Refused, match="missing-permissions"):
        await getattr(desk, what)(is_public=True)
    desk.permissions, desk.refuses = (
        discord.Permissions.all(),
        discord_error(50013, status=403, kind=discord.Forbidden),
    )
    with pytest.raises(Refused, match="cannot-post-here"):
        await getattr(desk, what)(is_public=True)


async def test_in_a_thread_the_bot_needs_the_permission_for_threads_alone(desk):
    desk.channel = double(discord.Thread, id=THREAD, send=desk._send_for_all)
    desk.permissions = discord.Permissions(
        view_channel=True, send_messages_in_threads=True, attach_files=True
    )
    await desk.show(is_public=True)
    assert len(desk.posts) == 1
    desk.permissions = POSTS_HERE
    with pytest.raises(Refused, match="missing-permissions"):
        await desk.show(is_public=True)


# Where, and what is forged


FORGED = [
    *("rating:-:-:", "rating:-:-:toy", "rating:-:-:.toy", "rating:-:-:01.toy", "rating:-:-:me.chess"),
    *("rating:-:-:-1.toy", f"rating:-:-:{1 << 64}.toy", "rating:-:-:@everyone.toy", "rating:7:1.1:²."),
    *("ratings:-:-:", "ratings:-:-:x.toy", "ratings:-:-:-1.toy", "ratings:-:-:1.chess", "ratings:-:-:²."),
    *("hiderating:-:-:", "hiderating:-:-:1", "hiderating:-:-:hide.toy", "hiderating:-:-:HIDE"),
    *("checkratings:-:-:", "checkratings:-:-:chess", "checkratings:7:1.1:1.toy"),
]


async def test_a_forged_control_is_unknown_and_changes_nothing(desk):
    before = await desk.journal.read(lambda db: list(db.iterdump()))
    for custom_id in FORGED:
        with pytest.raises(UnknownId):
            await desk.presses(DIRK, custom_id)
    assert await desk.journal.read(lambda db: list(db.iterdump())) == before


async def test_a_forged_choice_is_unknown(desk):
    for custom_id in ("rating:-:-:me.", "ratings:-:-:1."):
        with pytest.raises(UnknownId):
            await desk.presses(DIRK, custom_id, "chess")


IN_DIRECT = ["rating:-:-:me.toy", "ratings:-:-:1.toy", "hiderating:-:-:hide", "checkratings:-:-:toy"]


async def test_there_are_no_ratings_outside_a_server(desk):
    for custom_id in IN_DIRECT:
        with pytest.raises(Refused, match="only-in-a-server"):
            await desk.presses(ANNA, custom_id, guild=None)
    for ask in (desk.show, desk.table, desk.hiding):
        with pytest.raises(Refused, match="only-in-a-server"):
            await ask(guild=None)


async def test_where_ratings_are_off_there_is_nothing_to_see_but_one_can_hide(desk):
    await chosen(desk, Setting.RATINGS, False)
    for ask in (desk.show, desk.table):
        with pytest.raises(Refused, match="ratings-off"):
            await ask()
    with pytest.raises(Refused, match="ratings-off"):
        await desk.presses(ANNA, "checkratings:-:-:toy")
    await desk.presses(ANNA, "hiderating:-:-:hide")
    assert await desk.ratings.is_hidden(GUILD, ANNA.id)


async def test_the_pictures_of_a_page_and_of_a_list_are_drawn(desk):
    desk.services = replace(desk.services, pictures=Pictures())
    for shown in (await desk.show(), await desk.table()):
        assert shown.pictures
        assert all(data.startswith(b"\x89PNG") for _, _, data in shown.files)
