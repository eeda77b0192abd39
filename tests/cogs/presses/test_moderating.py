"""What moderators do: by commands, and by forms, which are refused to everybody else and on other servers."""

from dataclasses import replace

import discord
import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.moderate_controls import FORMS, act_button, act_modal, acts_on
from cogs.posting.lobby_views import office_text
from cogs.posting.office_messages import OfficeMessages
from cogs.presses import act_lists, moderating
from cogs.presses.luck import show_luck
from cogs.presses.verify import give_file
from engine.journal.records import PersonId
from engine.journal.server_act_rows import ActKind
from engine.sessions.forgetting import Forgetting
from engine.sessions.moderation import Moderation
from engine.sessions.seating import Person
from engine.sessions.servers import Servers
from renders.language.catalogues import LOCALES, words_for
from sandbox.limits.modals import check_modal
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.cogs.presses.saloon import Saloon
from tests.doubles import double
from tests.engine.sessions.test_seats import refused
from tests.engine.table_talk import ANNA, BEN, CHANNEL, CLEO, GUILD

EVE = Person(PersonId(5_000_000_000), "Eve")
OFFICE = discord.Permissions(manage_threads=True)
NOBODY = discord.Permissions(manage_messages=True)
ELSEWHERE = GUILD + 1
EN = words_for("en")


class Office(Saloon):
    """The same with moderators."""

    def __init__(self, journal):
        super().__init__(journal)
        servers = Servers(self.workings)
        self.moderation = Moderation(self.workings, servers)
        self.made, self.kinds, self.there = [], [], discord.Permissions.all()
        """What moderators may do in the channel of the games."""
        self.channel.permissions_for = lambda member: (
            self.permissions if member is self.guild.me else self.there
        )
        self.channel.create_thread = self.create_thread
        self.services = replace(
            self.services,
            servers=servers,
            moderation=self.moderation,
            forgetting=Forgetting(self.workings),
            office_messages=double(OfficeMessages, wake=lambda guild: self.woken.append(("office", guild))),
        )

    async def create_thread(self, *, name, type, auto_archive_duration):
        self.made.append(name)
        self.kinds.append(type)
        return double(discord.Thread, id=7000 + len(self.made))

    def pressed(
        self,
        session,
        key,
        *,
        person=EVE,
        verb=Verb.MODERATE,
        guild=GUILD,
        permissions=OFFICE,
        sent=None,
        seen=None,
    ):
        """A press, or, if fields were `sent`, a form; what is shown privately is added to `seen`."""
        kinds, seen = discord.InteractionType, [] if seen is None else seen

        async def edit_original_response(*, view, attachments, allowed_mentions):
            seen.append(Shown(view, attachments))
            return double(discord.InteractionMessage, id=1)

        parts = [{"type": 18, "component": field} for field in sent or ()]
        return visits.press(
            self.services,
            CustomId(verb, session, key=key),
            person,
            type=kinds.component if sent is None else kinds.modal_submit,
            data={"components": parts},
            guild_id=guild,
            guild=self.guild if guild == GUILD else None,
            permissions=permissions,
            message=visits.message(is_private=True),
            edit_original_response=edit_original_response,
        )

    async def sends(self, session, key, *, reason="a reason", **more):
        """Send a form. Returns what is shown privately."""
        fields, seen = more.pop("fields", {}), []
        sent = [{"custom_id": "reason", "value": reason}]
        for name, value in fields.items():
            is_typed = name == "days"
            sent.append({"custom_id": name, **({"value": value} if is_typed else {"values": [value]})})
        press = self.pressed(session.id, key, sent=sent, seen=seen, **more)
        await moderating.send(press)
        return seen[0].text

    async def begun(self):
        return await self.post(await self.started(BEN, CLEO))

    async def stored_all(self):
        return await self.journal.read(lambda db: list(db.iterdump()))


@pytest.fixture
def office(journal):
    return Office(journal)


async def test_robots_of_people_who_were_forgotten_meanwhile_answer_when_an_end_is_taken_back(office):
    session = await office.begun()
    asked = (await office.stored(session)).seats[0]
    await office.sends(session, "end")
    await office.services.forgetting.forget(asked.person)
    await office.sends(session, "undo")
    now = await office.stored(session)
    assert now.seats[0].is_robot
    assert now.status == "playing"
    assert now.calls, "somebody else is waited for"


async def test_each_form_does_what_it_says_and_wakes_what_shows_it(office):
    lobby, session = await office.shown(), await office.begun()
    number = session.id
    told = await office.sends(lobby, "close")
    assert told.startswith(f"Game #{lobby.id} is closed.")
    assert ("office", GUILD) in office.woken
    assert ("lobby", lobby.id) in office.woken
    assert f"Game #{number} is paused until" in await office.sends(session, "pause", fields={"days": " 3 "})
    assert await office.sends(session, "resume") == f"Game #{number} goes on."
    assert await office.sends(session, "seat", fields={"person": str(CLEO.id)}) == (
        f"The seat of <@{CLEO.id}> in game #{number} is free. They cannot take a seat of this game again."
    )
    assert ("offer", number) in office.woken
    assert "without a result" in await office.sends(session, "end")
    assert await office.sends(session, "undo") == f"Taken back. Game #{number} is as it was."
    assert (await office.stored(session)).status == "playing"
    assert await office.sends(session, "move", fields={"channel": str(CHANNEL)}) == (
        f"Game #{number} goes on in <#7001>."
    )
    moved = await office.stored(session)
    assert (moved.thread, moved.board) == (7001, None)


@pytest.mark.parametrize("key", FORMS)
async def test_who_may_not_moderate_opens_no_form_and_sends_none(office, key):
    session = await office.begun()
    before = await office.stored_all()
    for permissions in (NOBODY, discord.Permissions.none()):
        await refused(
            moderating.act_form(office.pressed(session.id, key, permissions=permissions)), "not-a-moderator"
        )
        await refused(office.sends(session, key, permissions=permissions), "not-a-moderator")
    await refused(office.sends(session, key, guild=ELSEWHERE), "no-such-game")
    await refused(office.sends(session, key, guild=None), "only-in-a-server")
    await refused(office.sends(session, key, guild=ELSEWHERE, person=ANNA), "no-such-game")
    assert await office.stored_all() == before


async def test_whoever_moderates_elsewhere_alone_neither_sees_a_game_nor_acts_on_it(office):
    lobby, session, ended = await office.shown(), await office.begun(), await office.begun()
    await office.moderation.end(ended.id, EVE, "why")
    before, office.there = await office.stored_all(), discord.Permissions.all() ^ OFFICE
    for key, game in (("close", lobby), ("pause", session), ("end", session), ("undo", ended)):
        await refused(moderating.act_form(office.pressed(game.id, key)), "not-a-moderator-there")
        await refused(office.sends(game, key, fields={"days": "3"}), "not-a-moderator-there")
    here = {"guild": office.guild, "permissions": OFFICE}
    visit = visits.visit(office.services, EVE, channel_id=session.thread, **here)
    for number in (session.id, None):
        await refused(moderating.game_meant(visit, number), "not-a-moderator-there")
    await refused(moderating.undo(visit, 1, "why"), "not-a-moderator-there")
    assert await moderating.complete_game(visit, "", ActKind.SEAT) == []
    assert await moderating.complete_act(visit, "") == []
    assert await office.stored_all() == before
    let_in = visits.visit(office.services, EVE)
    assert (await moderating.game_meant(let_in, session.id)).id == session.id, "Integrations alone decides"
    assert len(await moderating.complete_act(let_in, "")) == 1


async def test_a_game_moves_only_to_where_the_moderator_moderates_too(office):
    session = await office.begun()
    other = double(
        discord.TextChannel, id=CHANNEL + 1, permissions_for=lambda member: discord.Permissions.none()
    )
    office.guild.get_channel = lambda number: office.channel if number == CHANNEL else other
    await refused(
        office.sends(session, "move", fields={"channel": str(CHANNEL + 1)}), "not-a-moderator-there"
    )
    assert office.made == []


@pytest.mark.parametrize(
    ("key", "fields", "reason"),
    [
        ("pause", {}, "not-a-number"),
        ("pause", {"days": "soon"}, "not-a-number"),
        ("pause", {"days": "31"}, "moderate-days"),
        ("pause", {"days": "9" * 30}, "not-a-number"),
        ("seat", {"person": "99"}, "not-their-seat"),
        ("move", {"channel": "99"}, "move-to-text"),
        ("close", {}, "close-started"),
        ("resume", {}, "not-paused"),
        ("undo", {}, "act-undone"),
    ],
)
async def test_what_a_form_sends_is_looked_at_anew(office, key, fields, reason):
    session = await office.begun()
    before = await office.stored_all()
    await refused(office.sends(session, key, fields=fields), reason)
    assert await office.stored_all() == before
    assert office.made == []


@pytest.mark.parametrize(
    ("key", "fields"),
    [
        ("dance", {}),
        ("", {}),
        ("erase", {}),
        ("seat", {"person": "x"}),
        ("seat", {}),
        ("move", {"channel": "-1"}),
    ],
)
async def test_a_form_that_is_none_of_ours_is_unknown(office, key, fields):
    session = await office.begun()
    with pytest.raises(UnknownId):
        await office.sends(session, key, fields=fields)
    with pytest.raises(UnknownId):
        await moderating.send(office.pressed(session.id, "end"))  # a press is no form


async def test_a_reason_is_needed_before_a_thread_is_made(office):
    session = await office.begun()
    await refused(
        office.sends(session, "move", reason=" ", fields={"channel": str(CHANNEL)}), "reason-missing"
    )
    office.permissions = discord.Permissions.none()
    await refused(
        office.sends(session, "move", fields={"channel": str(CHANNEL)}), "missing-permissions-there"
    )
    assert office.made == []


async def test_a_channel_for_announcements_takes_a_thread_of_its_own_kind(office):
    await office.sends(await office.begun(), "move", fields={"channel": str(CHANNEL)})
    office.channel.is_news = lambda: True
    await office.sends(await office.begun(), "move", fields={"channel": str(CHANNEL)})
    assert office.kinds == [discord.ChannelType.public_thread, discord.ChannelType.news_thread]


async def test_two_moves_at_once_make_one_thread(office):
    session = await office.begun()
    office.services.changing_thread.add(session.id)
    await refused(office.sends(session, "move", fields={"channel": str(CHANNEL)}), "moved-already")
    assert office.made == []


@pytest.mark.parametrize("language", LOCALES)
async def test_every_form_is_one_that_discord_takes(office, language):
    session = replace(await office.begun(), id=999_999_999)
    for kind in FORMS:
        modal = act_modal(session, kind, words_for(language))
        check_modal(modal.to_dict())
        assert len(act_button(session, kind, words_for(language)).label) <= 80


async def test_only_what_is_possible_has_a_button(office):
    lobby, session, over = await office.shown(), await office.begun(), await office.finished(BEN)
    assert acts_on(lobby) == ["seat", "close"]
    assert acts_on(session) == ["pause", "move", "seat", "end"]
    assert acts_on(over) == []
    await office.moderation.pause(session.id, EVE, "why", 2)
    assert acts_on(await office.stored(session))[0] == "resume"
    await office.moderation.end(session.id, EVE, "why")
    assert acts_on(await office.stored(session)) == ["undo"]


async def test_a_command_means_the_game_of_its_thread_or_one_of_its_server(office):
    session = await office.begun()
    command = visits.visit(office.services, EVE, channel_id=session.thread)
    assert (await moderating.game_meant(command, None)).id == session.id
    other = visits.visit(office.services, EVE, channel_id=CHANNEL)
    assert (await moderating.game_meant(other, session.id)).id == session.id
    await refused(moderating.game_meant(other, None), "moderate-which")
    for guild in (ELSEWHERE, None):
        away = visits.visit(office.services, ANNA, channel_id=session.thread, guild_id=guild)
        reason = "only-in-a-server" if guild is None else "no-such-game"
        await refused(moderating.game_meant(away, session.id), reason)


async def test_all_games_of_the_server_are_suggested_by_number_title_and_people(office):
    lobby, session = await office.shown(), await office.begun()
    visit = visits.visit(office.services, EVE)

    async def found(typed, kind):
        return [choice.value for choice in await moderating.complete_game(visit, typed, kind)]

    assert await found("", ActKind.SEAT) == [session.id, lobby.id]
    assert await found("", ActKind.CLOSE) == [lobby.id]
    assert await found("", ActKind.END) == [session.id]
    assert await found("cle", ActKind.SEAT) == [session.id]
    assert await found("boom", ActKind.SEAT) == [lobby.id]
    assert await found(str(lobby.id), ActKind.SEAT) == [lobby.id]
    assert await found("", ActKind.RESUME) == []
    await office.moderation.end(session.id, EVE, "x" * 300)
    (choice,) = await moderating.complete_act(visit, "")
    assert choice.value == 1
    assert choice.name.startswith(f"1: game #{session.id} ended: xxx")
    assert len(choice.name) <= 100
    assert await moderating.complete_act(visit, "closed") == []


async def test_the_list_of_acts_has_pages_and_its_buttons_ask_who_presses(office):
    session = await office.begun()
    for _ in range(6):
        await office.moderation.pause(session.id, EVE, "a \\*pause\\*", 2)
        await office.moderation.resume(session.id, BEN, "on")
    shown = await office.command(EVE, act_lists.show_acts)
    assert "**12**" in shown.text
    assert "**2**" not in shown.text
    assert "(plays in this game) let game #1 go on: “on”" in shown.text
    seen = []
    await act_lists.turn(office.pressed(NO_SESSION, "5", verb=Verb.ACTS, seen=seen))
    assert "**4**" in seen[0].text
    assert "**5**" not in seen[0].text
    turn = office.pressed(NO_SESSION, "5", verb=Verb.ACTS, permissions=NOBODY)
    await refused(act_lists.turn(turn), "not-a-moderator")
    admin = discord.Permissions(manage_guild=True)
    await act_lists.turn(office.pressed(NO_SESSION, "", verb=Verb.ACTS, permissions=admin, seen=seen))
    with pytest.raises(UnknownId):
        await act_lists.turn(office.pressed(NO_SESSION, "x", verb=Verb.ACTS))


async def test_an_ended_game_says_when_its_seed_is_shown_and_then_shows_it(office):
    session = await office.begun()
    running = await office.command(ANNA, lambda visit: show_luck(visit, session))
    done = await office.moderation.end(session.id, EVE, "why")
    ended, until = await office.stored(session), int(done.until)
    seen = await office.command(ANNA, lambda visit: show_luck(visit, ended))
    assert ended.seed not in seen.text
    said = EN.text("luck-after-end", until=until)
    assert seen.text == running.text.replace(EN.text("luck-later"), said)
    await office.command(ANNA, lambda visit: give_file(visit, ended))
    office.at = until
    assert await office.moderation.end_for_good(session.id)
    over = await office.stored(session)
    assert over.seed in (await office.command(ANNA, lambda visit: show_luck(visit, over))).text


async def test_the_message_with_the_open_seats_says_who_closed_them_and_why(office):
    session = await office.shown(BEN)

    async def said():
        return office_text(await office.stored(session), await office.posted.office_act(session.id), EN)

    assert await said() == ""
    await office.moderation.free_seat(session.id, EVE, "rude", BEN.id)
    assert await said() == f"<@5000000000> has freed <@{BEN.id}>’s seat: rude."
    await office.moderation.close(session.id, EVE, "two of us opened the same game")
    assert await said() == "Closed by <@5000000000>: two of us opened the same game."
    await office.moderation.undo(GUILD, 2, ANNA, "no")
    assert await said() == f"<@{ANNA.id}> (plays in this game) has opened these seats again: no."


async def test_the_message_of_a_game_that_was_ended_says_until_when_it_can_be_taken_back(office):
    session = await office.begun()
    done = await office.moderation.end(session.id, EVE, "why?")
    act = await office.posted.office_act(session.id)
    text = office_text(await office.stored(session), act, EN)
    assert text.startswith("Ended by <@5000000000>: why? It has no result. Until")
    decided = replace(await office.stored(session), settled=1.0)
    assert "why? It was decided before, so its result stays. Until" in office_text(decided, act, EN)
    office.at = done.until
    await office.moderation.end_for_good(session.id)
    assert "taken back" not in office_text(await office.stored(session), act, EN)
