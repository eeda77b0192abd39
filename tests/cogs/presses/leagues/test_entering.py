"""People enter a league, leave it, sit out, stand by and take seats: what is stored, and what each of them
reads.
"""

import pytest

from cogs.parts.custom_ids import UnknownId, Verb
from cogs.presses.leagues import entering
from engine.clock.pace import DAY
from engine.errors import Refused
from engine.leagues import acts
from renders.faces import RULES
from renders.language.catalogues import LOCALES, words_for
from tests.engine.leagues.office import ELSEWHERE, EVE, GUILD, PEOPLE

ANNA, BEN, CLEO, DIRK, ELSA, FINN = PEOPLE[:6]
EN = words_for("en")
ACTING = (Verb.ENTER, Verb.PRESENT, Verb.SIT_OUT, Verb.STAND_BY, Verb.TAKE_SEAT)
LAST = {Verb.TAKE_SEAT: (1, 1, 1)}
"""The numbers in a key behind that of the league."""


def verbs(shown):
    return [each.verb for each in shown.ids]


async def refusal(awaitable):
    with pytest.raises(Refused) as caught:
        await awaitable
    return caught.value


async def stored(bar):
    return await bar.journal.read(lambda db: list(db.iterdump()))


async def test_whoever_joins_reads_when_the_first_round_is_called_and_drawn_and_what_they_need_not_press(bar):
    await bar.founded(BEN)
    shown = await bar.press(ANNA, Verb.ENTER)
    call = (await bar.leagues.overview(GUILD, bar.number)).next.at
    assert (await bar.leagues.entry(GUILD, bar.number, ANNA.id)) == 2
    assert bar.woken == [bar.number]
    assert shown.text.startswith(
        "**Prairie League, season 1**\n**You are in this season.**\nRound 1 is announced"
    )
    assert f"<t:{call:.0f}:f> and drawn on <t:{call + 2 * DAY:.0f}:f>" in shown.text
    assert "Whoever plays on this server between the two is in" in shown.text
    assert EN.text("button-rule", rule="L1") in shown.buttons
    assert shown.where, "whoever plays for the first time is asked where they are"


async def test_joining_twice_changes_nothing_and_says_what_is_so(bar):
    await bar.founded(BEN)
    await bar.press(ANNA, Verb.ENTER)
    bar.woken.clear()
    before = await stored(bar)
    for again in (bar.press(ANNA, Verb.ENTER), bar.command(ANNA, entering.join)):
        assert EN.text("league-own-already") in (await again).text
    assert await stored(bar) == before
    assert bar.woken == []


async def test_a_button_and_a_command_say_the_same(bar):
    await bar.founded(ANNA, BEN)
    pressed = await bar.press(ANNA, Verb.SIT_OUT)
    typed = await bar.command(ANNA, entering.sit_out)
    assert (pressed.text, pressed.ids) == (typed.text, typed.ids)


async def test_whoever_comes_late_reads_what_the_missed_rounds_give(bar):
    await bar.founded(ANNA, BEN)
    await bar.drawn(ANNA, BEN)
    assert "It is excused: 3 points (L2)." in (await bar.press(CLEO, Verb.ENTER)).text
    shown = await bar.press(CLEO, Verb.SIT_OUT)
    assert "You sit round 2 out, and it gives you 0 points (L2)." in shown.text
    await bar.drawn(ANNA, BEN)
    assert (
        "You have missed 2 rounds. The first is excused: 3 points."
        in (await bar.press(DIRK, Verb.ENTER)).text
    )


async def test_sitting_out_says_what_it_costs_and_i_am_in_takes_it_back(bar):
    await bar.founded(ANNA, BEN, CLEO)
    shown = await bar.press(ANNA, Verb.SIT_OUT)
    assert "You sit round 1 out and are excused: 3 points (L2)." in shown.text
    assert Verb.PRESENT in verbs(shown)
    assert Verb.SIT_OUT not in verbs(shown)
    again = await bar.press(ANNA, Verb.SIT_OUT)
    assert (again.text, len(await bar.done(acts.SatOut))) == (shown.text, 1)
    back = await bar.press(ANNA, Verb.PRESENT)
    assert EN.text("league-own-sits-no-more") in back.text
    assert Verb.SIT_OUT in verbs(back)
    assert bar.woken == [bar.number] * 3


async def test_to_say_that_one_is_in_counts_from_the_call_on_and_the_answer_says_so(bar):
    await bar.founded(ANNA, BEN)
    assert EN.text("league-own-early") in (await bar.press(ANNA, Verb.PRESENT)).text
    await bar.called()
    shown = await bar.press(ANNA, Verb.MY_TABLES)
    assert "If not, press **I am in** (L1)." in shown.text
    assert {Verb.PRESENT, Verb.SIT_OUT} <= set(verbs(shown))
    shown = await bar.press(ANNA, Verb.PRESENT)
    assert "You are in for round 1. It is drawn <t:" in shown.text
    assert Verb.PRESENT not in verbs(shown)


async def test_whoever_has_too_many_unfinished_tables_reads_that_the_round_goes_without_them(bar):
    await bar.founded(ANNA, BEN, at_once=1, every=28)
    await bar.drawn(ANNA, BEN)
    await bar.called()
    shown = await bar.press(ANNA, Verb.PRESENT)
    assert "But you have an unfinished table of this season." in shown.text


async def test_a_button_of_a_call_whose_round_is_drawn_does_not_sit_out_the_next_one(bar):
    await bar.founded(ANNA, BEN)
    await bar.drawn(ANNA, BEN)
    before = await stored(bar)
    late = await refusal(bar.press(ANNA, Verb.SIT_OUT, bar.number, 1))
    assert (late.reason, late.rule) == ("too-late-to-sit-out", "L1")
    assert (await refusal(bar.press(ANNA, Verb.SIT_OUT, bar.number, 9))).reason == "round-unknown"
    assert await stored(bar) == before


async def test_whoever_leaves_reads_which_tables_go_on_and_how_to_come_back(bar):
    await bar.founded(ANNA, BEN)
    (session,) = await bar.drawn(ANNA, BEN)
    shown = await bar.command(ANNA, entering.leave)
    assert "**You have left this season.** Press **I am in** to come back." in shown.text
    assert "One of your tables goes on, so please play it to its end: [Round 1, table 1](https" in shown.text
    assert (await bar.posted.session(session.id)).seat_of(ANNA.id) is not None
    before = await stored(bar)
    again = await bar.command(ANNA, entering.leave)
    assert "**You have left this season.**" in again.text
    assert await stored(bar) == before
    for verb in (Verb.SIT_OUT, Verb.STAND_BY):
        assert "**You have left this season.**" in (await bar.press(ANNA, verb)).text
    assert await stored(bar) == before
    back = await bar.press(ANNA, Verb.PRESENT)
    assert EN.text("league-own-rejoined") in back.text
    await bar.command(ANNA, entering.leave)
    assert EN.text("league-own-rejoined") in (await bar.press(ANNA, Verb.ENTER)).text


async def test_standing_by_is_taken_back_by_the_next_press(bar):
    await bar.founded(ANNA, BEN)
    for stands_by, name in ((True, "league-own-stands-by"), (False, "league-own-stands-by-not")):
        shown = await bar.press(ANNA, Verb.STAND_BY)
        assert EN.text(name) in shown.text
        assert (await bar.leagues.entries(GUILD, bar.number))[1].stands_by is stands_by


async def lost(bar, *others):
    """A round of four in which one seat of a table is lost, while these others have no table. Returns what
    names it."""
    await bar.founded(*PEOPLE[:4], *others)
    for session in await bar.drawn(*PEOPLE[:4]):
        await bar.post(session)
    await bar.lapse(session)
    (free, *_) = await bar.leagues.free_seats(GUILD, bar.number)
    return free, (bar.number, free.round, free.table, free.entry)


async def test_the_first_who_takes_a_lost_seat_has_it_with_a_link_and_others_read_that_it_is_taken(bar):
    free, seat = await lost(bar, ELSA, FINN)
    bar.leagues.when_changed = bar.woken_boards.append
    early = await refusal(bar.press(ELSA, Verb.TAKE_SEAT, *seat))
    assert (early.reason, early.rule) == ("seat-for-others", "L8")
    bar.now += 3 * DAY
    for person in (ELSA, FINN):
        await bar.leagues.stand_by(GUILD, bar.number, person, stands_by=True)
    shown = await bar.press(ELSA, Verb.TAKE_SEAT, *seat)
    session = await bar.posted.session(free.session)
    assert f"in game #{session.id}, in <#{session.thread}>" in shown.text
    assert EN.text("league-own-took-counts") in shown.text
    assert session.seat_of(ELSA.id) is not None
    assert {Verb.ACT, Verb.HAND} <= set(verbs(shown))
    assert set(bar.woken_boards) == {session.id}
    assert bar.woken == [bar.number]
    again = await bar.press(ELSA, Verb.TAKE_SEAT, *seat)
    assert shown.text.splitlines()[0] in again.text
    taken = await refusal(bar.press(FINN, Verb.TAKE_SEAT, *seat))
    assert (taken.reason, taken.rule) == ("seat-taken", "L8")


@pytest.mark.parametrize("locale", LOCALES)
async def test_to_whoever_is_not_in_the_season_all_controls_say_the_same_and_nothing_changes(bar, locale):
    """Also which seats are lost, and who is there, cannot be told from it."""
    _, (_, *seat) = await lost(bar)
    before, words = await stored(bar), words_for(locale)
    bar.woken.clear()
    said = {
        (await bar.press(FINN, verb, bar.number, *numbers, locale=locale)).text
        for verb, numbers in (
            *((verb, ()) for verb in (Verb.PRESENT, Verb.SIT_OUT, Verb.STAND_BY, Verb.MY_TABLES, Verb.WHY)),
            (Verb.TAKE_SEAT, seat),
            (Verb.TAKE_SEAT, (1, 1, 9)),
            (Verb.TAKE_SEAT, (7, 7, 7)),
        )
    } | {(await bar.command(FINN, entering.leave, locale=locale)).text}
    (only,) = said
    assert words.text("league-own-outside") in only
    assert await stored(bar) == before
    assert bar.woken == []


async def test_a_league_of_another_server_does_not_exist_for_any_control(bar):
    await bar.founded(ANNA, BEN)
    hidden = await bar.founded(ANNA, BEN, guild=ELSEWHERE, name="Secret League")
    before = await stored(bar)
    for verb in (*ACTING, Verb.MY_TABLES, Verb.WHY):
        there, nowhere = [
            await refusal(bar.press(ANNA, verb, league, *LAST.get(verb, ()))) for league in (hidden, 99)
        ]
        assert (there.reason, there.values) == (nowhere.reason, nowhere.values) == ("league-unknown", {})
        alone = await refusal(bar.press(ANNA, verb, hidden, *LAST.get(verb, ()), guild=None))
        assert alone.reason == "only-in-a-server"
    assert await stored(bar) == before
    assert bar.woken == []


@pytest.mark.parametrize("key", ["", "x", "²", "1.", "-1", "1.2.3", "1.2.3.4.5", "9" * 10])
async def test_a_key_that_we_could_not_have_made_is_an_unknown_control(bar, key):
    for verb in (*ACTING, Verb.MY_TABLES, Verb.WHY):
        with pytest.raises(UnknownId):
            await bar.press(ANNA, verb, key=key)


async def test_the_buttons_of_a_season_that_is_over_say_so_and_change_nothing(bar):
    await bar.founded(ANNA, BEN, DIRK, rounds=3)
    await bar.leagues.leave(GUILD, bar.number, DIRK)
    await bar.season(ANNA, BEN)
    before = await stored(bar)
    for verb in (Verb.PRESENT, Verb.SIT_OUT, Verb.STAND_BY):
        assert (await refusal(bar.press(ANNA, verb))).reason == "season-over"
    for person in (CLEO, DIRK):
        assert (await refusal(bar.press(person, Verb.ENTER))).reason == "sign-up-over-for-now"
    shown = await bar.press(CLEO, Verb.PRESENT)
    assert shown.text.endswith(EN.text("league-board-asks"))
    assert Verb.ENTER not in verbs(shown)
    shown = await bar.press(ANNA, Verb.MY_TABLES)
    assert EN.text("refused-season-over") in shown.text
    assert verbs(shown) == [Verb.WHY, Verb.DIVISION, Verb.RULE]
    assert await stored(bar) == before


async def test_a_closed_league_is_gone_for_every_button_of_its_old_message(bar):
    await bar.founded(ANNA, BEN)
    await bar.season(ANNA, BEN)
    await bar.leagues.close(GUILD, bar.number, EVE, "enough")
    for verb in (*ACTING, Verb.MY_TABLES, Verb.WHY):
        gone = await refusal(bar.press(ANNA, verb, bar.number, *LAST.get(verb, ())))
        assert gone.reason == "league-unknown"


async def test_an_old_message_acts_on_the_season_that_is_now(bar):
    await bar.founded(ANNA, BEN)
    await bar.season(ANNA, BEN)
    await bar.leagues.open_next(GUILD, bar.number, EVE)
    assert "**Prairie League, season 2**\nYou are not in" in (await bar.press(ANNA, Verb.PRESENT)).text
    assert "**Prairie League, season 2**\n**You are in" in (await bar.press(ANNA, Verb.ENTER)).text


async def test_whoever_may_not_come_in_reads_why_with_a_rule(bar):
    await bar.founded(ANNA, BEN, CLEO)
    await bar.leagues.expel(GUILD, bar.number, EVE, "rude", ANNA.id)
    for verb in (Verb.ENTER, Verb.PRESENT, Verb.SIT_OUT, Verb.STAND_BY):
        out = await refusal(bar.press(ANNA, verb))
        assert (out.reason, out.rule) == ("expelled-from-season", "L13")
    shown = await bar.press(ANNA, Verb.MY_TABLES)
    assert EN.text("refused-expelled-from-season") in shown.text
    assert not set(verbs(shown)) & set(ACTING)


async def test_every_rule_on_these_panels_can_be_read(bar):
    await bar.founded(ANNA, BEN)
    panels = [await bar.press(ANNA, verb) for verb in (Verb.ENTER, Verb.SIT_OUT, Verb.STAND_BY, Verb.WHY)]
    panels.append(await bar.command(ANNA, entering.leave))
    cited = [each.key for shown in panels for each in shown.ids if each.verb is Verb.RULE]
    assert cited == ["L1", "L2", "L8", "L9", "L6"]
    assert set(cited) <= set(RULES)
