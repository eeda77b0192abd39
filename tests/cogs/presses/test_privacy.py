"""Privacy: people see, get and delete what is stored about themselves, and never anything of anybody else."""

import asyncio
import dataclasses
import json
import re

import discord
import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.posting.leagues.messages import LeagueMessages
from cogs.presses import privacy
from cogs.presses.luck import show_luck
from cogs.presses.pages import show_board, show_log
from cogs.presses.privacy import (
    ASKED_FOR_S,
    ask_to_delete,
    delete,
    files_of,
    give_file,
    show_page,
    show_stored,
)
from engine.errors import NotStored, Refused
from engine.journal import entry_rows, league_rows
from engine.journal.records import SessionId
from engine.sessions.forgetting import Counts, Forgetting, Kept
from renders.language.catalogues import LOCALES
from renders.language.policies import policy_pages
from tests.cogs import visits
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN, CLEO, TOY, opened, started

IN_DISCORD = {"en": "en-US", "nl": "nl", "de": "de"}


@pytest.fixture
def clock():
    """The time, which is moved by hand."""
    return [1_800_000_000.0]


@pytest.fixture
def desk(journal, clock):
    return Desk(journal, plain_face(), TOY, now=lambda: clock[0])


def run_by(desk, operator):
    desk.services = dataclasses.replace(desk.services, operator=operator)


async def page(desk, person, key="", **more):
    """What a button of privacy shows."""
    return await desk.acts(person, show_page, CustomId(Verb.PRIVACY, NO_SESSION, key=key), **more)


async def asked(desk, person, **more):
    """What `/privacy delete` shows."""
    return await desk.acts(person, ask_to_delete, **more)


async def press_red(desk, person, shown, **more):
    return await desk.acts(person, delete, shown.id(Verb.FORGET_ME), **more)


async def is_known(desk, person):
    return not (await desk.services.forgetting.stored(person.id)).is_nothing


async def test_whoever_asks_reads_what_is_stored_in_counts_and_who_runs_the_bot(desk):
    session = await started(desk.services.sessions, BEN)
    await desk.services.sessions.submit(session.id, ANNA, "3")
    await opened(desk.services.sessions, CLEO)
    await desk.services.private_notes.keep(session.id, ANNA.id, "trust nobody")
    shown = await desk.acts(ANNA, show_stored)
    known = "2 games on 1 server, 1 answer in them, 1 note and when you last answered on 1 server."
    assert f"**What Saloon knows about you:** {known}" in shown.text
    assert "You have a seat in 1 running game and 1 game that has not started." in shown.text
    assert "named no contact" in shown.text
    assert list(shown.buttons) == ["Policy", "Export", "Delete…"]
    run_by(desk, "eve@example.org")
    assert "This bot is run by: eve@example.org" in (await page(desk, ANNA, guild=None)).text


@pytest.mark.parametrize("language", LOCALES)
async def test_of_a_stranger_nothing_is_known_and_nothing_can_be_deleted(desk, language):
    locale = IN_DISCORD[language]
    await started(desk.services.sessions, BEN)
    for shown in (await page(desk, CLEO, locale=locale), await asked(desk, CLEO, locale=locale)):
        assert "{" not in shown.text
        assert Verb.FORGET_ME not in [each.verb for each in shown.ids]
    assert not await is_known(desk, CLEO)


@pytest.mark.parametrize("language", LOCALES)
async def test_all_counts_have_words(desk, language):
    counts = []

    async def stored(person):
        return counts[-1]

    desk.services = dataclasses.replace(desk.services, forgetting=double(Forgetting, stored=stored))
    for count in (1, 2):
        counts.append(Counts(dict.fromkeys(Kept, count), count, (), ()))
        text = (await desk.acts(ANNA, show_stored, locale=IN_DISCORD[language])).text
        assert "{" not in text
        assert text.split("\n")[0].count(", ") >= len(Kept) - 2


async def test_the_file_has_what_is_ones_own_and_nothing_of_anybody_elses_secrets(desk):
    session = await started(desk.services.sessions, BEN)
    for person, text in ((ANNA, "3"), (BEN, "4")):
        await desk.services.sessions.submit(session.id, person, text)
    contents = []
    for bens in ("x", "y"):  # what Ben has laid, secretly, is all that differs
        await desk.services.sessions.submit(session.id, BEN, bens)
        await desk.services.private_notes.keep(session.id, BEN.id, f"I laid {bens}")
        await desk.services.private_notes.keep(session.id, ANNA.id, "trust nobody")
        shown = await desk.acts(ANNA, lambda visit: give_file(visit))
        ((name, _, content),) = shown.files
        assert name == "privacy.json"
        contents.append(content)
    assert contents[0] == contents[1]
    found = json.loads(contents[0])
    assert found["person"] == str(ANNA.id)
    assert found["notes"][0]["text"] == "trust nobody"
    assert b"I laid" not in contents[0]
    assert "Only you see it here" in shown.text


async def test_a_large_file_comes_in_parts_that_are_json_each_and_hold_everything_once(monkeypatch):
    stored = {
        "format": "x",
        "person": "1",
        "answers": [{"number": number, "text": "é" * (number % 40)} for number in range(200)],
        "notes": [],
        "orders": [{"said": "x" * 5000}],
    }
    ((name, whole),) = files_of(stored)
    assert (name, json.loads(whole)) == ("privacy.json", stored)
    files = list(files_of(stored, 2000))
    assert [name for name, _ in files] == [f"privacy-{number}.json" for number in range(1, len(files) + 1)]
    assert [name for name, content in files if len(content) > 2000] == [files[-1][0]], "a row is never cut"
    parts = [json.loads(content) for _, content in files]
    assert all((part["person"], part["parts"]) == ("1", len(files)) for part in parts)
    assert [row for part in parts for row in part.get("answers", [])] == stored["answers"]
    sent, beside = [], []

    async def edit_original_response(*, view, attachments, allowed_mentions):
        sent.append([file.filename for file in attachments])

    async def send(*, view, file, ephemeral, allowed_mentions, wait):
        assert ephemeral
        beside.append(file.filename)

    async def export(person):
        return stored

    monkeypatch.setattr(privacy, "files_of", lambda all_of_it: files_of(all_of_it, 2000))
    services = visits.services(forgetting=double(Forgetting, export=export))
    followup = double(discord.Webhook, send=send)
    await give_file(visits.visit(services, edit_original_response=edit_original_response, followup=followup))
    assert [*sent[0], *beside] == [name for name, _ in files]


@pytest.mark.parametrize("language", LOCALES)
async def test_deletion_says_first_what_it_does_and_asks_for_a_second_press(desk, language):
    running = await started(desk.services.sessions, BEN)
    hosted = await opened(desk.services.sessions, CLEO)
    shown = await asked(desk, ANNA, locale=IN_DISCORD[language], guild=None)
    assert f"(#{running.id})" in shown.text
    assert f"(#{hosted.id})" in shown.text
    assert "{" not in shown.text
    assert len([line for line in shown.text.split("\n") if line.startswith("- ")]) == 6
    assert await is_known(desk, ANNA)
    assert desk.woken == []


async def test_the_second_press_deletes_and_games_go_on_without_them(desk):
    running = await started(desk.services.sessions, BEN)
    waiting = await opened(desk.services.sessions, CLEO)
    done = await press_red(desk, ANNA, await asked(desk, ANNA))
    assert "**Everything about you is deleted.** A robot plays on in your running game." in done.text
    assert "Your seat in 1 game that had not started is free." in done.text
    assert {running.id, waiting.id} <= set(desk.woken) & set(desk.woken_seats)
    assert not await is_known(desk, ANNA)
    after = await desk.services.posted.session(running.id)
    assert after.seats[0].is_robot
    assert after.status == "playing"
    assert [seat.name for seat in (await desk.services.posted.session(waiting.id)).seats] == ["Cleo"]
    with pytest.raises(Refused, match="not-seated"):
        await desk.services.sessions.submit(running.id, ANNA, "3")
    await desk.services.sessions.join(waiting.id, ANNA)
    assert await is_known(desk, ANNA), "as somebody new"


@pytest.mark.parametrize(
    ("language", "former"),
    [("en", "former player {}"), ("nl", "oud-speler {}"), ("de", "Ex-Mitglied {}")],
)
async def test_two_who_were_forgotten_are_told_apart_in_what_the_others_read(desk, language, former):
    sessions = desk.services.sessions
    session = await started(sessions, CLEO, BEN)
    await sessions.submit(session.id, ANNA, "3")
    for person in (ANNA, CLEO):
        await press_red(desk, person, await asked(desk, person))
    session = await desk.services.posted.session(session.id)
    locale = IN_DISCORD[language]
    log = await desk.acts(BEN, lambda visit: show_log(visit, session), locale=locale)
    for number in (1, 2):
        assert former.format(number) in log.text
    luck = await desk.acts(BEN, lambda visit: show_luck(visit, session), locale=locale)
    look = await desk.acts(BEN, lambda visit: show_board(visit, session), locale=locale)
    for shown in (log, luck, look):
        assert "<@" not in shown.text
        assert not {"Anna", "Cleo"} & set(re.findall(r"\w+", shown.text))


async def test_games_that_are_over_are_not_woken_and_those_that_others_play_on_are(desk):
    sessions = desk.services.sessions
    over, left = await started(sessions, BEN), await started(sessions, BEN)
    for person in (ANNA, BEN):
        await sessions.leave(over.id, person)
    await sessions.leave(left.id, ANNA)
    await press_red(desk, ANNA, await asked(desk, ANNA))
    assert desk.woken == [left.id]


async def test_a_game_whose_server_was_deleted_meanwhile_keeps_nobody_from_being_told(desk):
    await started(desk.services.sessions, BEN)
    forgetting, shown = desk.services.forgetting, await asked(desk, ANNA)

    async def forget(person):
        return [*await forgetting.forget(person), SessionId(999)]

    double_of = double(Forgetting, stored=forgetting.stored, forget=forget)
    desk.services = dataclasses.replace(desk.services, forgetting=double_of)
    assert "Everything about you is deleted." in (await press_red(desk, ANNA, shown)).text


@pytest.mark.parametrize("is_in_a_league", [True, False])
async def test_the_standing_messages_of_leagues_are_shown_without_their_name(desk, journal, is_in_a_league):
    await started(desk.services.sessions, BEN)
    if is_in_a_league:
        row = {"guild": 1, "name": "Prairie", "folded": "prairie", "channel": 1, "tables_channel": 1}
        league = await journal.write(lambda db: league_rows.insert_league(db, game="toy", at=0.0, **row))
        await journal.write(lambda db: entry_rows.add_entry(db, league, 1, 1, ANNA.id, "Anna"))
    shown_anew = []

    async def show_anew():
        shown_anew.append(True)

    messages = double(LeagueMessages, show_anew=show_anew)
    desk.services = dataclasses.replace(desk.services, league_messages=messages)
    await press_red(desk, ANNA, await asked(desk, ANNA))
    assert shown_anew == [True] * is_in_a_league


async def test_a_second_press_of_the_button_says_that_it_is_done(desk):
    await started(desk.services.sessions, BEN)
    shown = await asked(desk, ANNA)
    await press_red(desk, ANNA, shown)
    again = await press_red(desk, ANNA, shown)
    assert again.text == "That is done already: nothing is stored about you."


async def test_two_presses_at_the_same_time_delete_once(desk):
    session = await started(desk.services.sessions, BEN)
    shown = await asked(desk, ANNA)
    told = await asyncio.gather(*(press_red(desk, ANNA, shown) for _ in range(2)))
    assert all("nothing is stored" in each.text or "is deleted" in each.text for each in told)
    assert not await is_known(desk, ANNA)
    assert [seat.name for seat in (await desk.services.posted.session(session.id)).seats][1:] == ["Ben"]


async def test_what_they_did_just_before_does_not_bring_them_back(desk):
    await started(desk.services.sessions, BEN)
    shown = await asked(desk, ANNA)

    async def choose_colours():
        with desk.services.acting.act(ANNA.id):
            await asyncio.sleep(0.05)
            await desk.services.preferences.choose(ANNA.id, palette="standard")

    choosing = asyncio.create_task(choose_colours())
    await asyncio.sleep(0)
    await press_red(desk, ANNA, shown)
    await choosing
    assert not await is_known(desk, ANNA)


async def test_a_button_that_somebody_else_presses_is_about_whoever_presses(desk):
    await started(desk.services.sessions, BEN)
    shown = await asked(desk, ANNA)
    await press_red(desk, CLEO, shown)
    pressed = await press_red(desk, BEN, shown)  # he sits in the same game, so he is deleted, and nobody else
    assert "Everything about you is deleted" in pressed.text
    assert await is_known(desk, ANNA)
    assert not await is_known(desk, BEN)


@pytest.mark.parametrize("change", ["time", "games"])
async def test_an_old_button_asks_again_and_deletes_nothing(desk, clock, change):
    await started(desk.services.sessions, BEN)
    shown = await asked(desk, ANNA)
    if change == "time":
        clock[0] += ASKED_FOR_S + 1
    else:
        await opened(desk.services.sessions)
    again = await press_red(desk, ANNA, shown)
    assert "nothing has been deleted yet" in again.text
    assert await is_known(desk, ANNA)
    assert again.id(Verb.FORGET_ME) != shown.id(Verb.FORGET_ME)
    await press_red(desk, ANNA, again)
    assert not await is_known(desk, ANNA)


@pytest.mark.parametrize("key", ["", "-", "x-1", "²-1", "9999999999-0", f"-1-{ANNA.id}"])
async def test_a_forged_button_deletes_nobody(desk, key):
    await started(desk.services.sessions, BEN)
    pressed = CustomId(Verb.FORGET_ME, NO_SESSION, key=key)
    try:
        shown = await desk.acts(ANNA, delete, pressed)
    except UnknownId:
        pass
    else:
        assert "nothing has been deleted yet" in shown.text
    assert await is_known(desk, ANNA)


@pytest.mark.parametrize("key", ["all", "policy-", "policy-x", "policy--1", "export-1", str(ANNA.id)])
async def test_a_forged_page_is_an_unknown_control(desk, key):
    with pytest.raises(UnknownId):
        await page(desk, BEN, key)


async def test_if_it_cannot_be_stored_what_was_given_up_until_then_is_shown(desk):
    session = await started(desk.services.sessions, BEN)
    shown = await asked(desk, ANNA)

    async def forget(person):
        raise NotStored("not-stored")

    stored = desk.services.forgetting.stored
    forgetting = double(Forgetting, stored=stored, forget=forget)
    desk.services = dataclasses.replace(desk.services, forgetting=forgetting)
    with pytest.raises(NotStored):
        await press_red(desk, ANNA, shown)
    assert desk.woken == [session.id]


@pytest.mark.parametrize("language", LOCALES)
async def test_the_policy_is_turned_page_by_page_and_leads_back(desk, language):
    run_by(desk, "eve@example.org")
    locale, number, texts = IN_DISCORD[language], 1, []
    while True:
        shown = await page(desk, ANNA, f"policy-{number}", locale=locale)
        texts.append(shown.text)
        earlier, later, _ = shown.buttons.values()
        assert earlier["disabled"] == (number == 1)
        if later["disabled"]:
            break
        number = int(CustomId.parse(later["custom_id"]).key.removeprefix("policy-"))
    assert "eve@example.org" in texts[0]
    assert len(texts) == len(policy_pages(language, "")) > 1
    assert (await page(desk, ANNA, "policy-999", locale=locale)).text == texts[-1]


async def test_the_commands_answer_privately_in_a_server_and_in_a_direct_message(desk):
    assert (await page(desk, BEN, "export")).files
    assert "nothing to delete" in (await page(desk, BEN, "delete", guild=None)).text
