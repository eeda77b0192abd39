"""A person's figures on Discord: private, or for everybody; and whoever hides them has none."""

from dataclasses import replace

import discord
import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId
from cogs.parts.encoded_strips import Drawn
from cogs.parts.pictures import Pictures
from cogs.presses.figures import press_figures, show_figures, view_of
from engine.errors import Refused
from engine.journal import rating_rows
from engine.journal.records import PersonId
from engine.sessions.personal_figures import FiguresOfPerson, SizeFigures, TitleFigures
from engine.sessions.preferences import Preferences
from engine.sessions.seating import Person
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.cogs.presses.saloon import Saloon
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN, CHANNEL, CLEO, GUILD

EN = words_for("en")
NOBODY = Person(PersonId(77), "Ben")
"""Somebody who has never played here, and is called like one who has."""
DRAWN = Drawn(b"a picture")


class Figured(Saloon):
    """A server on which somebody asks for figures. `public` is what was posted for everybody, `palettes` what
    was drawn in."""

    def __init__(self, journal, *, drawn=(DRAWN,)):
        super().__init__(journal)
        self.public, self.palettes, self.permissions = [], [], discord.Permissions.all()
        self.drawn, self.sent = drawn, None
        self.services = replace(
            self.services,
            preferences=Preferences(journal),
            pictures=double(Pictures, made=self._made),
        )
        self.place = double(discord.TextChannel, id=CHANNEL, send=self._send_to_all)

    async def ask(self, reader, person=None, *, is_public=False, guild=GUILD, locale="en-US"):
        """What the command shows privately."""
        return await self._shown(
            lambda parts: show_figures(
                visits.visit(self.services, reader, **parts), person or reader, is_public=is_public
            ),
            guild,
            locale,
        )

    async def pressed(self, reader, key, *, guild=GUILD, locale="en-US"):
        """What the button shows privately."""
        custom_id = CustomId("figures", NO_SESSION, key=key)
        return await self._shown(
            lambda parts: press_figures(visits.press(self.services, custom_id, reader, **parts)),
            guild,
            locale,
        )

    async def hide(self, person):
        await self.journal.write(lambda db: rating_rows.hide(db, GUILD, person.id, is_hidden=True))

    async def played(self):
        """A game of Boomtown of Anna and Ben, who share the first place."""
        session = await self.finished(BEN)
        await self.journal.write(
            lambda db: (
                db.execute("UPDATE sessions SET game = 'boomtown' WHERE id = ?", (session.id,)).rowcount
            )
        )

    async def _shown(self, work, guild, locale):
        seen = []

        async def edit_original_response(*, view, attachments, allowed_mentions):
            seen.append(Shown(view, attachments))
            return double(discord.InteractionMessage, id=1)

        await work(
            {
                "id": 5,
                "guild_id": guild,
                "guild": self.guild if guild == GUILD else None,
                "channel": self.place,
                "channel_id": CHANNEL,
                "app_permissions": self.permissions,
                "locale": locale,
                "edit_original_response": edit_original_response,
            }
        )
        (shown,) = seen
        return shown

    async def _send_to_all(self, *, view, files, nonce, allowed_mentions):
        assert allowed_mentions.to_dict() == {"parse": []}
        self.public.append(Shown(view, files))
        return double(discord.Message, id=900)

    async def _made(self, kind, view, words, lay_out, *, palette="standard"):
        self.palettes.append(palette)
        return self.drawn


@pytest.fixture
async def saloon(journal):
    made = Figured(journal)
    await made.played()
    return made


def bytes_of(shown):
    """All that somebody gets to see."""
    return shown.text, shown.files, shown.alts, [str(each) for each in shown.ids], list(shown.buttons)


async def test_ones_own_figures_are_private_in_words_and_as_a_picture(saloon):
    shown = await saloon.ask(ANNA)
    assert "Anna" in shown.text
    assert "Boomtown" in shown.text
    assert shown.pictures == ["1"]
    assert "Boomtown" in shown.alts[0]
    assert saloon.public == []


async def test_each_picture_tells_its_own_game(journal):
    saloon = Figured(journal, drawn=(DRAWN, DRAWN))
    for _ in range(2):
        await saloon.played()
    await journal.write(lambda db: db.execute("UPDATE sessions SET game = 'goldrush' WHERE id = 1").rowcount)
    first, second = (await saloon.ask(ANNA)).alts
    assert "Boomtown" in first
    assert "Goldrush" in second
    assert "Boomtown" not in second


async def test_figures_of_somebody_else_are_read_in_ones_own_language(saloon):
    shown = await saloon.ask(CLEO, BEN, locale="de")
    assert "Ben" in shown.text
    assert words_for("de").text("button-figures") in shown.buttons


async def test_without_a_picture_the_words_are_there(saloon):
    saloon.drawn = None
    shown = await saloon.ask(ANNA)
    assert "Boomtown" in shown.text
    assert EN.text("picture-missing-words") in shown.text
    assert shown.pictures == []


async def test_a_picture_is_in_the_palette_of_its_reader_which_a_public_one_does_not_tell(saloon):
    await saloon.services.preferences.choose(ANNA.id, palette="high-contrast")
    await saloon.ask(ANNA, BEN)
    await saloon.ask(ANNA, BEN, is_public=True)
    assert saloon.palettes == ["high-contrast", "standard"]


async def test_public_figures_are_posted_in_the_language_of_the_server(saloon):
    saloon.guild.preferred_locale = discord.Locale.dutch
    shown = await saloon.ask(ANNA, BEN, is_public=True, locale="de")
    (posted,) = saloon.public
    assert words_for("nl").text("figures-picture-title", name="Ben") in posted.text
    assert posted.ids == [], "it has no buttons"
    assert shown.text == words_for("de").text("posted-for-all")


async def test_the_button_posts_what_the_page_shows(saloon):
    shown = await saloon.ask(CLEO, BEN)
    key = shown.id("figures").key
    assert (await saloon.pressed(CLEO, key)).text == EN.text("posted-for-all")
    (posted,) = saloon.public
    assert posted.text == shown.text
    assert posted.alts == shown.alts


async def test_whoever_has_not_played_reads_so_kindly(saloon):
    assert (await saloon.ask(CLEO)).text == EN.text("figures-none-own")
    assert (await saloon.ask(ANNA, CLEO)).text == EN.text("figures-none-of", name="**Cleo**")


async def test_a_name_without_figures_is_no_markdown(saloon):
    odd = Person(PersonId(77), "@everyone **x**")
    shown = await saloon.ask(ANNA, odd)
    assert "**x**" not in shown.text
    assert "@everyone" not in shown.text


@pytest.mark.parametrize("is_public", [False, True])
async def test_whoever_hides_is_as_whoever_has_not_played(saloon, is_public):
    await saloon.hide(BEN)
    twins = [await saloon.ask(ANNA, person, is_public=is_public) for person in (BEN, NOBODY)]
    assert bytes_of(twins[0]) == bytes_of(twins[1])
    assert saloon.public == saloon.palettes == []


async def test_the_button_of_an_older_page_shows_nothing_of_whoever_hides_since(saloon):
    await saloon.hide(BEN)
    twins = [await saloon.pressed(ANNA, str(person.id)) for person in (BEN, NOBODY)]
    assert bytes_of(twins[0]) == bytes_of(twins[1])
    assert twins[0].text == EN.text("figures-none")
    assert saloon.public == []


async def test_whoever_hides_while_it_is_drawn_is_not_shown(saloon):
    async def hiding(kind, view, words, lay_out, *, palette="standard"):
        await saloon.hide(BEN)
        return (DRAWN,)

    saloon.services = replace(saloon.services, pictures=double(Pictures, made=hiding))
    shown = await saloon.ask(ANNA, BEN, is_public=True)
    assert shown.text == EN.text("figures-none-of", name="**Ben**")
    assert saloon.public == []


async def test_whoever_hides_sees_their_own_figures_without_a_button_that_shows_them(saloon):
    await saloon.hide(ANNA)
    shown = await saloon.ask(ANNA)
    assert "Boomtown" in shown.text
    assert EN.text("figures-hidden-own") in shown.text
    assert shown.ids == []


async def test_whoever_hides_cannot_post_their_own_figures(saloon):
    await saloon.hide(ANNA)
    with pytest.raises(Refused, match="figures-hidden"):
        await saloon.ask(ANNA, is_public=True)
    with pytest.raises(Refused, match="figures-hidden"):
        await saloon.pressed(ANNA, str(ANNA.id))
    assert saloon.public == []


async def test_figures_stay_where_a_server_has_no_ratings(saloon, journal):
    await journal.write(
        lambda db: db.execute("INSERT INTO servers (guild, ratings) VALUES (?, 0)", (GUILD,)).rowcount
    )
    assert "Boomtown" in (await saloon.ask(ANNA)).text


async def test_another_server_knows_nothing(saloon):
    assert (await saloon.ask(ANNA, guild=GUILD + 1)).text == EN.text("figures-none-own")


async def test_outside_a_server_there_are_no_figures(saloon):
    with pytest.raises(Refused, match="only-in-a-server"):
        await saloon.ask(ANNA, guild=None)
    with pytest.raises(Refused, match="only-in-a-server"):
        await saloon.pressed(ANNA, str(ANNA.id), guild=None)


@pytest.mark.parametrize("key", ["", "0", "x", "²", "-1", "9" * 30, f"{1 << 64}"])
async def test_a_forged_button_is_unknown(saloon, key):
    with pytest.raises(UnknownId):
        await saloon.pressed(ANNA, key)
    assert saloon.public == []


async def test_where_the_bot_may_not_post_whoever_asks_learns_it(saloon):
    saloon.permissions = discord.Permissions.none()
    with pytest.raises(Refused):
        await saloon.ask(ANNA, is_public=True)
    assert saloon.public == []


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", FACES)
def test_each_game_words_its_best_result_itself(game, language):
    words = words_for(language)
    sizes = (SizeFigures(2, (1, 0), 35), SizeFigures(3, (0, 1, 0), None))
    found = FiguresOfPerson("Anna", (TitleFigures(game, 2, 1, 5 / 6, sizes, 0, 0),))
    (title,) = view_of(found, FACES, words).titles
    assert [row.best for row in title.by_seats] == [FACES[game].score(35, words), ""]


def test_a_game_that_is_there_no_more_is_passed_over():
    found = FiguresOfPerson("Anna", (TitleFigures("gone", 1, 1, 0.5, (), 0, 0),))
    assert view_of(found, FACES, EN).titles == ()
