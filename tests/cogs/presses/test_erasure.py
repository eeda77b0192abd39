"""All of a server is deleted by a command, two presses and its name, by admins, and taken back."""

from dataclasses import replace

import discord
import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.presses import erasure
from engine.sessions.arrivals import Arrivals
from engine.sessions.erasing import KEPT_FOR, Erasing
from engine.sessions.forgetting import Forgetting
from renders.language.catalogues import LOCALES
from sandbox.limits.modals import check_modal
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.cogs.presses.saloon import Saloon
from tests.doubles import double
from tests.engine.sessions.test_seats import refused
from tests.engine.table_talk import BEN, GUILD

ADMIN, MODERATOR = discord.Permissions(manage_guild=True), discord.Permissions(manage_threads=True)
NAME = "Dodge City"


class Office(Saloon):
    """The same with an admin."""

    def __init__(self, journal):
        super().__init__(journal)
        servers = self.services.servers
        self.services = replace(
            self.services,
            arrivals=Arrivals(self.workings, servers),
            erasing=Erasing(self.workings, servers),
            forgetting=Forgetting(self.workings),
        )
        self.seen = []

    def parts(self, permissions, locale):
        async def edit_original_response(*, view, attachments, allowed_mentions):
            self.seen.append(Shown(view, attachments))
            return double(discord.InteractionMessage, id=1)

        return {
            "permissions": permissions,
            "locale": locale,
            "edit_original_response": edit_original_response,
        }

    def visit(self, *, locale="en-US", guild=GUILD):
        """A command, which Discord lets nobody send who may not."""
        return visits.visit(self.services, guild_id=guild, **self.parts(discord.Permissions.none(), locale))

    def pressed(self, verb, typed=None, *, key="", permissions=ADMIN, locale="en-US", guild=GUILD):
        kinds = discord.InteractionType
        field = {"type": 18, "component": {"custom_id": "name", "value": typed}}
        return visits.press(
            self.services,
            CustomId(verb, NO_SESSION, key=key),
            type=kinds.component if typed is None else kinds.modal_submit,
            data={"components": [] if typed is None else [field]},
            guild_id=guild,
            message=visits.message(is_private=True),
            **self.parts(permissions, locale),
        )


@pytest.fixture
def office(journal):
    return Office(journal)


async def test_two_presses_and_the_name_end_all_games_and_undo_takes_it_back(office):
    lobby, game = await office.shown(), await office.post(await office.started(BEN))
    await office.finished(BEN)
    await erasure.show_erasure(office.visit())
    assert "3 games (1 running, 1 open, 1 finished)" in office.seen[0].text
    assert list(office.seen[0].buttons) == ["Delete all…"]
    await erasure.ask_again(office.pressed(Verb.ERASE))
    assert [str(each) for each in office.seen[1].ids] == ["eraseall:-:-:"]
    form = await erasure.name_form(office.pressed(Verb.ERASE_ALL))
    check_modal(form.to_dict())
    office.woken.clear()
    await erasure.erase(office.pressed(Verb.ERASE_ALL, "  dodge CITY "))
    until = int(office.at + KEPT_FOR)
    assert office.seen[2].text == (
        f"Everything will be deleted on <t:{until}:F>. 2 games have ended."
        " Until then you can take it back, here or later with `/saloon erase`."
    )
    assert set(office.woken) == {
        (what, one.id) for what in ("board", "lobby", "offer") for one in (lobby, game)
    }
    closed = office.services.lobbies.view(await office.stored(lobby)).to_components()
    assert "having all games of this server deleted" in str(closed)
    assert "reopen" not in str(closed)
    await erasure.show_erasure(office.visit())
    assert f"<t:{until}:F>" in office.seen[3].text
    assert [list(shown.buttons) for shown in office.seen[2:]] == [["Take it back"]] * 2
    office.woken.clear()
    await erasure.ask_again(office.pressed(Verb.ERASE, key=erasure.KEEP))
    assert office.seen[4].text == "Nothing is deleted: 2 games go on as they were."
    assert set(office.woken) == {
        (what, one.id) for what in ("board", "lobby", "offer") for one in (lobby, game)
    }
    assert [(await office.stored(one)).status for one in (lobby, game)] == ["open", "playing"]


@pytest.mark.parametrize("permissions", [MODERATOR, discord.Permissions.none()])
async def test_whoever_is_no_admin_presses_in_vain(office, permissions):
    game = await office.started(BEN)
    await refused(erasure.ask_again(office.pressed(Verb.ERASE, permissions=permissions)), "not-an-admin")
    kept = office.pressed(Verb.ERASE, key=erasure.KEEP, permissions=permissions)
    await refused(erasure.ask_again(kept), "not-an-admin")
    await refused(erasure.name_form(office.pressed(Verb.ERASE_ALL, permissions=permissions)), "not-an-admin")
    sent = office.pressed(Verb.ERASE_ALL, NAME, permissions=permissions)
    await refused(erasure.erase(sent), "not-an-admin")
    await refused(erasure.erase(office.pressed(Verb.ERASE_ALL, NAME, guild=None)), "only-in-a-server")
    await refused(erasure.keep(office.visit(guild=None)), "only-in-a-server")
    assert (await office.stored(game)).status == "playing"
    assert office.seen == []


@pytest.mark.parametrize("typed", ["", "Dodge", "Dodge City 2", "\0"])
async def test_another_name_deletes_nothing(office, typed):
    game = await office.started(BEN)
    await refused(erasure.erase(office.pressed(Verb.ERASE_ALL, typed)), "erase-other-name")
    assert (await office.stored(game)).status == "playing"


async def test_a_press_that_is_no_form_and_a_second_form_change_nothing(office):
    with pytest.raises(UnknownId):
        await erasure.erase(office.pressed(Verb.ERASE_ALL))
    await refused(erasure.keep(office.visit()), "not-erasing")
    await erasure.erase(office.pressed(Verb.ERASE_ALL, NAME))
    await refused(erasure.erase(office.pressed(Verb.ERASE_ALL, NAME)), "erasing-already")


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_server_without_games_reads_that_it_has_none(office, locale, caplog):
    await erasure.show_erasure(office.visit(locale=locale))
    await erasure.ask_again(office.pressed(Verb.ERASE, locale=locale))
    check_modal((await erasure.name_form(office.pressed(Verb.ERASE_ALL, locale=locale))).to_dict())
    await erasure.erase(office.pressed(Verb.ERASE_ALL, NAME, locale=locale))
    await erasure.keep(office.visit(locale=locale))
    assert len(office.seen) == 4
    assert not caplog.records


async def test_who_was_told_nothing_when_the_bot_came_is_told_now(office):
    await office.services.arrivals.greeted(GUILD, 1.0, is_unsaid=True)
    for _ in range(2):
        await erasure.show_erasure(office.visit())
    assert ["`/boomtown new`" in each.text for each in office.seen] == [True, False]
