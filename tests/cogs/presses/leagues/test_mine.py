"""What people read of their own part in a league, before it begins, while it is on, and afterwards."""

import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.parts.layouts import TEXT
from cogs.presses.leagues import mine
from renders.language.catalogues import LOCALES, words_for
from tests.engine.leagues.office import GUILD, PEOPLE

ANNA, BEN, CLEO, DIRK, ELSA = PEOPLE[:5]
EN = words_for("en")


@pytest.mark.parametrize("locale", LOCALES)
async def test_my_tables_have_links_and_lead_to_why_and_the_standings_and_back(bar, locale):
    words = words_for(locale)
    await bar.founded(ANNA, BEN)
    (session,) = await bar.drawn(ANNA, BEN)
    tables = await bar.press(ANNA, Verb.MY_TABLES, locale=locale)
    assert f"https://discord.com/channels/{GUILD}/{session.thread}" in tables.text
    assert tables.id_of(words.text("button-why")) == CustomId(Verb.WHY, NO_SESSION, key=f"{bar.number}")
    standings = CustomId(Verb.DIVISION, NO_SESSION, key=f"{bar.number}")
    assert tables.id_of(words.text("button-league-standings")) == standings
    why = await bar.press(ANNA, Verb.WHY, locale=locale)
    assert why.id_of(words.text("button-mytables")).verb is Verb.MY_TABLES
    assert words.text("league-own-no-points") in why.text
    assert bar.woken == []


async def test_a_command_says_the_same_as_the_button(bar):
    await bar.founded(ANNA, BEN)
    for verb, work in ((Verb.MY_TABLES, mine.show_mine), (Verb.WHY, mine.show_why)):
        pressed, typed = await bar.press(ANNA, verb), await bar.command(ANNA, work)
        assert (pressed.text, pressed.ids) == (typed.text, typed.ids)


async def test_before_there_is_a_division_why_says_how_one_gets_into_it(bar):
    await bar.founded(ANNA, BEN)
    assert EN.text("league-mine-none") in (await bar.press(ANNA, Verb.MY_TABLES)).text
    shown = await bar.press(ANNA, Verb.WHY)
    assert EN.text("refused-no-division-yet") in shown.text
    assert "Round 1 is announced" in shown.text
    assert "Why?" not in shown.buttons


async def test_once_a_table_is_over_why_adds_up_the_points(bar):
    await bar.founded(ANNA, BEN)
    (session,) = await bar.drawn(ANNA, BEN)
    await bar.play(session, first=ANNA.id)
    assert "**Prairie League: place 1, 9 points**" in (await bar.press(ANNA, Verb.WHY)).text
    assert "**Prairie League: place 2, 1 point**" in (await bar.press(BEN, Verb.WHY)).text


async def test_whoever_stands_by_reads_it_with_their_tables(bar):
    await bar.founded(ANNA, BEN)
    standing_by = EN.text("league-own-standing-by")
    assert standing_by not in (await bar.press(ANNA, Verb.MY_TABLES)).text
    await bar.press(ANNA, Verb.STAND_BY)
    assert standing_by in (await bar.press(ANNA, Verb.MY_TABLES)).text


async def test_however_many_tables_somebody_has_had_the_message_can_be_sent(bar, monkeypatch):
    await bar.founded(ANNA, BEN)
    monkeypatch.setattr(mine, "mine_text", lambda *given: "\n".join(["x" * 98] * 60))
    shown = await bar.press(ANNA, Verb.MY_TABLES)
    assert len(shown.text) <= TEXT + 2
    assert "Round 1 is announced" in shown.text


async def test_nobody_can_tell_another_server_s_league_from_what_they_read(bar):
    """What people do in a league of another server changes no word and no control of this one."""
    await bar.founded(ANNA, BEN, CLEO, DIRK)
    await bar.drawn(ANNA, BEN, CLEO, DIRK)
    here = bar.number

    async def everything():
        return [
            (shown.text, shown.ids)
            for person in (ANNA, ELSA)
            for verb in (Verb.MY_TABLES, Verb.WHY)
            for shown in [await bar.press(person, verb, here)]
        ]

    before = await everything()
    hidden = await bar.founded(ANNA, BEN, ELSA, guild=112, name="Secret League")
    await bar.leagues.sit_out(112, hidden, ANNA)
    await bar.leagues.stand_by(112, hidden, ELSA, stands_by=True)
    assert await everything() == before
    assert not any("Secret" in text for text, _ in before)
