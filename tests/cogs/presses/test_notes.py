"""My note on Discord: its form, where it is shown, and that nobody but its writer ever sees a trace of it."""

import asyncio

import discord
import pytest

from cogs.parts.custom_ids import CustomId
from cogs.parts.private_notes import note_modal, note_text
from cogs.presses import router
from cogs.presses.game_list import show_list
from cogs.presses.pages import show_log
from cogs.presses.private_notes import note_by_command, write
from cogs.presses.private_panels import act, hand, show_hand, show_move
from engine.errors import Refused
from engine.sessions.private_notes import LONGEST, PrivateNotes
from renders.language.catalogues import LOCALES, words_for
from sandbox.limits.modals import check_modal
from tests.cogs import visits
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD, TOY, started

EN = words_for("en")
KEEP, CHANGE = EN.text("button-note"), EN.text("button-note-change")
MARKUP = "**bold** <@5> <@&6> @everyone [a](https://x.y) https://x.y\n# big ||spoiler|| `code` <t:1:R>"


@pytest.fixture
def desk(journal):
    return Desk(journal, plain_face(lines=lambda events: ["news"], hand=lambda *of, **more: None), TOY)


def texts_of(view):
    return [part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay)]


async def opens(desk, person, pressed, **parts):
    """The form that a press opens, or None; and what is shown instead."""
    seen, shown = [], []

    async def send_modal(modal):
        check_modal(modal.to_dict())
        seen.append(modal)

    async def defer(*, ephemeral, thinking):
        assert ephemeral

    async def edit_original_response(*, view, attachments, allowed_mentions):
        shown.extend(
            part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay)
        )
        return double(discord.InteractionMessage, id=1)

    response = double(discord.InteractionResponse, send_modal=send_modal, defer=defer, type=None)
    interaction = visits.interaction(
        person,
        data={"custom_id": str(pressed)},
        response=response,
        edit_original_response=edit_original_response,
        **parts,
    )
    await router.Router(desk.services).route(interaction)
    return (seen[0] if seen else None), "\n".join(shown)


async def sends(desk, person, pressed, text, *, guild=GUILD):
    """What is shown once a form was sent."""
    data = {"custom_id": str(pressed), "components": [{"component": {"custom_id": "note", "value": text}}]}

    async def handler(press):
        await write(press)

    shown = []

    async def edit_original_response(*, view, attachments, allowed_mentions):
        assert allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
        shown.extend(
            part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay)
        )
        return double(discord.InteractionMessage, id=1)

    await handler(
        visits.press(
            desk.services,
            pressed,
            person,
            type=discord.InteractionType.modal_submit,
            data=data,
            guild_id=guild,
            edit_original_response=edit_original_response,
        )
    )
    return "\n".join(shown)


def value(modal):
    """What stands in the form's field."""
    return modal.to_dict()["components"][0]["component"].get("value")


async def note_of(desk, session, person):
    return await desk.services.private_notes.of(session.id, person.id)


async def test_from_my_hand_a_note_is_written_changed_and_deleted(desk):
    session = await started(desk.services.sessions, BEN)
    shown = await desk.acts(ANNA, hand, CustomId("hand", session.id))
    pressed = shown.id_of(KEEP)
    form, _ = await opens(desk, ANNA, pressed)
    assert not value(form)
    said = await sends(desk, ANNA, CustomId.parse(form.custom_id), "  the 7 is\nstill out ")
    assert "**Your note:** the 7 is still out\n-# Only you read it." in said
    shown = await desk.acts(ANNA, hand, CustomId("hand", session.id))
    form, _ = await opens(desk, ANNA, shown.id_of(CHANGE))
    assert value(form) == "the 7 is still out"
    said = await sends(desk, ANNA, CustomId.parse(form.custom_id), " \n ")
    assert "note" not in said
    assert await note_of(desk, session, ANNA) == ""


async def test_on_my_move_it_stands_below_the_question_and_out_of_turn_below_whom_the_table_waits_for(
    desk,
):
    session = await started(desk.services.sessions, BEN)
    for person in (ANNA, BEN):
        await desk.services.private_notes.keep(session.id, person.id, f"mine: {person.name}")
    asked, waits = [await desk.acts(person, act, CustomId("act", session.id)) for person in (ANNA, BEN)]
    assert asked.text.startswith("choose\n**Your note:** mine: Anna\n")
    assert waits.text.split("\n")[1] == "**Your note:** mine: Ben"
    for person, shown in ((ANNA, asked), (BEN, waits)):
        form, _ = await opens(desk, person, shown.id_of(CHANGE))
        said = await sends(desk, person, CustomId.parse(form.custom_id), "other")
        assert "**Your note:** other" in said
    assert said.startswith("The table waits for")


async def test_by_command_it_is_shown_written_and_deleted(desk):
    session = await started(desk.services.sessions, BEN)

    async def command(text):
        async def work(visit):
            await note_by_command(visit, session, text)

        return await desk.acts(BEN, work)

    assert list((await command(None)).buttons) == [KEEP]
    assert "**Your note:** sell" in (await command("sell")).text
    assert "**Your note:** sell" in (await command(None)).text
    assert (await command(" ")).text == EN.text("note-none", number=session.id)
    with pytest.raises(Refused, match="note-too-long"):
        await command("x" * (LONGEST + 1))
    assert await note_of(desk, session, BEN) == ""


@pytest.mark.parametrize("text", [MARKUP, "\ufdd0\u202egnp.exe", "- list", "> quote", "-# small"])
async def test_whatever_is_typed_is_shown_as_plain_words_on_one_line(desk, text):
    session = await started(desk.services.sessions, BEN)
    await sends(desk, ANNA, CustomId("note", session.id), text)
    shown = await desk.acts(ANNA, act, CustomId("act", session.id))
    (line,) = (line for line in shown.text.split("\n") if line.startswith("**Your note:**"))
    for markup in ("**bold", " <@", "@everyone", " [a", " https://", "\u202e", "||spoiler", " `code", " <t:"):
        assert markup not in line


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_note_fits_into_the_form_in_every_language(locale):
    words = words_for(locale)
    for note in ("", "😀" * LONGEST, "\\*" * (LONGEST // 2)):
        check_modal(note_modal(CustomId("note", 10**17, key="move"), note, words).to_dict())
    assert note_text("", words) == ""


async def test_forged_forms_are_refused_and_change_nothing(desk):
    session = await started(desk.services.sessions, BEN)
    await sends(desk, ANNA, CustomId("note", session.id), "Anna’s")
    pressed = CustomId("note", session.id, key="hand")
    form, _ = await opens(desk, CLEO, pressed)
    assert not value(form), "of whoever presses it, not of whoever it was made for"
    for person, forged, guild, reason in (
        (CLEO, pressed, GUILD, "not-seated"),
        (CLEO, pressed, GUILD + 1, "no-such-game"),
        (ANNA, CustomId("note", session.id + 1), GUILD, "no-such-game"),
    ):
        for text in ("forged", ""):
            with pytest.raises(Refused, match=reason):
                await sends(desk, person, forged, text, guild=guild)
    with pytest.raises(Refused, match="note-too-long"):
        await sends(desk, ANNA, pressed, "x" * (LONGEST + 1))
    for key in ("", "@everyone", "9" * 60):
        await sends(desk, BEN, CustomId("note", session.id, key=key), "Ben’s")
    assert [await note_of(desk, session, person) for person in (ANNA, BEN, CLEO)] == ["Anna’s", "Ben’s", ""]
    assert desk.woken == []


async def test_a_form_that_cannot_be_made_in_time_is_not_shown_empty(desk, monkeypatch, caplog):
    """Sent as it is, an empty one would delete the note."""
    session = await started(desk.services.sessions, BEN)
    await sends(desk, ANNA, CustomId("note", session.id), "Anna’s")
    monkeypatch.setattr(router, "FORM_S", 0.01)

    async def never(self, session_id, person):
        await asyncio.sleep(60)

    monkeypatch.setattr(PrivateNotes, "of", never)
    form, said = await opens(desk, ANNA, CustomId("note", session.id))
    assert form is None
    assert said == EN.text("failed-line")


async def test_when_a_game_is_over_its_writer_still_reads_changes_and_deletes_it(desk):
    session = await started(desk.services.sessions, BEN)
    sessions = desk.services.sessions
    await sends(desk, ANNA, CustomId("note", session.id), "last words")
    while (position := await sessions.position(session.id, None)).ranking is None:
        seat = position.waiting_for[0]
        answer = "x" if position.decisions[seat].name == "letter" else "3"
        await sessions.submit(session.id, (ANNA, BEN)[seat], answer)
    pressed = CustomId("note", session.id, key="move")
    form, _ = await opens(desk, ANNA, pressed)
    assert value(form) == "last words"
    assert "**Your note:** well played" in await sends(desk, ANNA, pressed, "well played")
    await sends(desk, ANNA, pressed, "")
    assert await note_of(desk, session, ANNA) == ""


async def test_nothing_that_anybody_else_gets_differs_with_and_without_a_note(desk):
    session = await started(desk.services.sessions, BEN)

    async def seen():
        found = [await desk.services.posted.session(session.id)]
        for person, shows in ((BEN, (show_move, show_hand, show_log)), (CLEO, (show_move, show_log))):
            for show in shows:
                shown = await desk.acts(person, lambda visit, show=show: show(visit, session))
                found.append(vars(shown))
        found.append(vars(await desk.acts(BEN, show_list)))
        return found

    before = await seen()
    await sends(desk, ANNA, CustomId("note", session.id), "a secret plan")
    assert await seen() == before
    log = await desk.acts(ANNA, lambda visit: show_log(visit, session))
    assert "secret plan" not in log.text, "nor is it in their own log"
