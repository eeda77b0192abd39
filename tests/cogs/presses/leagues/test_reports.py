"""Organisers read reports and decide each once; whoever made one reads what came of it, and nobody else."""

import discord
import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.report_controls import What
from cogs.posting.leagues.facts import facts_of
from cogs.posting.leagues.report_text import LONGEST_OWN, places_typed, reports_lines
from cogs.presses.leagues import acts, reports
from cogs.presses.leagues.meant import league_meant
from renders.language.catalogues import LOCALES, words_for
from sandbox.limits.modals import check_modal
from tests.cogs import visits
from tests.cogs.presses.leagues.test_acts import ORGANISER, Lead
from tests.engine.leagues.office import ELSEWHERE, EVE, GUILD, PEOPLE
from tests.engine.sessions.test_seats import refused

ANNA, BEN, *_ = PEOPLE
FINN = PEOPLE[5]
VOID, PLACE, DISMISS = What


class Desk(Lead):
    """The same with reports."""

    def press(
        self, verb, *numbers, sent=None, person=EVE, guild=GUILD, permissions=ORGANISER, locale="en-US"
    ):
        kinds = discord.InteractionType
        fields = [{"custom_id": name, "value": value} for name, value in (sent or {}).items()]
        key = ".".join(map(str, numbers))
        return visits.press(
            self.services,
            CustomId(verb, NO_SESSION, key=key),
            person,
            type=kinds.component if sent is None else kinds.modal_submit,
            data={"components": [{"type": 18, "component": field} for field in fields]},
            permissions=permissions,
            locale=locale,
            **self.parts(guild),
        )

    async def sends(self, report, what, *, reason="a reason", places=None, **more):
        """Send a form. Returns what is shown privately."""
        sent = {"reason": reason} | ({} if places is None else {"places": places})
        league = more.pop("league", self.number)
        await reports.decide(self.press(Verb.REPORT, league, report, what, sent=sent, **more))
        return self.seen[-1].text

    async def form(self, report, what, **more):
        modal = await reports.report_form(self.press(Verb.REPORT, self.number, report, what, **more))
        check_modal(modal.to_dict())
        return modal

    async def reported(self, table=1, text="They helped each other", person=ANNA):
        return await self.leagues.report(GUILD, self.number, person, text, 1, table)

    async def lists(self, page=1, **more):
        visit = self.visit(**more)
        await reports.show_reports(visit, await league_meant(visit), page)
        return self.seen[-1]

    async def own(self, person=ANNA, language="en"):
        found = await self.leagues.reports_of(GUILD, self.number, person.id)
        facts = facts_of(await self.leagues.whole(self.number))
        return reports_lines(found, facts, words_for(language))

    async def outcomes(self):
        found = await self.leagues.reports(GUILD, self.number, is_open=False)
        return {one.number: one.outcome for one, _ in found}


@pytest.fixture
async def desk(journal):
    return await Desk(journal).begun()


async def test_reports_are_listed_with_who_when_and_what_but_without_their_markup(desk):
    assert "Prairie League: no open reports" in (await desk.lists()).text
    number = await desk.reported(text="**Ben** sees <@1> [cards](https://x.y)")
    shown = await desk.lists()
    assert "Prairie League: 1 open report" in shown.text
    assert f"**{number}**: [Round 1, table 1](" in shown.text
    assert f"<@{ANNA.id}>, <t:" in shown.text
    assert "> \\*\\*Ben\\*\\* sees \\<@1> \\[cards\\](https\\://x.y)" in shown.text
    assert list(shown.buttons) == ["Void (1)", "Set places (1)", "Dismiss (1)"]


@pytest.mark.parametrize("language", LOCALES)
async def test_many_long_reports_fit_page_by_page(desk, language):
    for _ in range(9):
        await desk.reported(text="*" * 300)
    for page, count in ((1, 4), (2, 4), (3, 1), (99, 1), (0, 4)):
        desk.seen.clear()
        await reports.turn(desk.press(Verb.REPORTS, desk.number, page, locale=language))
        (shown,) = desk.seen
        assert sum(each.verb == Verb.REPORT for each in shown.ids) == 3 * count
    for what in What:
        await desk.form(1, what, locale=language)


async def test_a_report_is_decided_by_voiding_its_table(desk):
    number = await desk.reported()
    modal = await desk.form(number, VOID)
    assert "They helped each other" in modal.children[0].content
    text = await desk.sends(number, VOID, reason="two as one")
    assert "**does not count**" in text
    assert "no open reports" in text
    assert (await desk.fixture()).is_voided
    assert ("league", desk.number) in desk.woken
    assert await desk.outcomes() == {number: "voided"}
    assert (await desk.own())[1].endswith("“They helped each other” – an organiser has voided the table.")


async def test_a_report_is_decided_by_setting_places_that_stand_in_the_form(desk):
    await desk.play(desk.tables_dealt[0])
    number, fixture = await desk.reported(), await desk.fixture()
    first, second = fixture.drawn
    modal = await desk.form(number, PLACE)
    field = modal.to_dict()["components"][1]["component"]
    assert field["value"] == places_typed(fixture) == f"#{first} #{second}"
    assert f"#{first} {PEOPLE[first - 1].name}" in modal.children[0].content
    text = await desk.sends(number, PLACE, places=f"#{second} #{first}")
    assert "a reason" in text
    assert places_typed(await desk.fixture()) == f"#{second} #{first}"
    assert await desk.outcomes() == {number: "placed"}
    await acts.place(desk.visit(), "1.1", f"#{second} = #{first}", "level")
    assert places_typed(await desk.fixture()) == f"#{min(first, second)} = #{max(first, second)}"


async def test_what_does_not_fit_stands_above_the_list_and_decides_nothing(desk):
    number, before = await desk.reported(), await desk.stored()
    text = await desk.sends(number, PLACE, places="Anna")
    assert text.startswith("I do not understand “Anna”.")
    assert "1 open report" in text
    assert (await desk.sends(number, VOID, reason=" ")).startswith("Give a reason")
    assert (await desk.sends(number, PLACE, places="#1")).startswith("Name everybody who was at this table")
    assert await desk.stored() == before
    assert await desk.outcomes() == {number: None}
    assert await desk.leagues.to_undo(GUILD, desk.number) == ()


async def test_a_report_is_dismissed_and_the_table_stays(desk):
    number = await desk.reported()
    assert "The table stays as it is." in (await desk.form(number, DISMISS)).children[0].content
    text = await desk.sends(number, DISMISS)
    assert text.startswith(f"Report {number} is closed.")
    assert await desk.outcomes() == {number: "dismissed"}
    assert "left the table as it is" in (await desk.own())[1]
    assert not (await desk.fixture()).is_over


async def test_who_dismisses_what_a_command_has_settled_says_so_to_the_reporter(desk):
    before = await desk.reported(table=2)
    desk.now += 60
    await acts.void(desk.visit(), "1.2", "by command")
    desk.now += 60
    after = await desk.reported(table=2)
    shown = await desk.lists()
    assert "This table does not count" in shown.text
    assert list(shown.buttons) == [
        label for number in (before, after) for label in (f"Set places ({number})", f"Dismiss ({number})")
    ]
    for number in (before, after):
        await desk.sends(number, DISMISS)
    assert await desk.outcomes() == {before: "voided", after: "dismissed"}


async def test_whoever_is_later_reads_that_it_is_decided_and_changes_nothing(desk):
    number = await desk.reported()
    await desk.sends(number, DISMISS, person=FINN)
    before = await desk.stored()
    for what in What:
        await refused(desk.form(number, what), "report-decided")
        assert (await desk.sends(number, what, places="#1 #2")).startswith("Somebody has decided about")
    assert await desk.stored() == before


@pytest.mark.parametrize(
    "permissions", [discord.Permissions.none(), discord.Permissions(manage_threads=True)]
)
async def test_whoever_is_no_organiser_neither_reads_nor_decides(desk, permissions):
    number = await desk.reported()
    before, desk.seen = await desk.stored(), []
    for person in (ANNA, EVE):
        who = {"permissions": permissions, "person": person}
        await refused(
            reports.turn(desk.press(Verb.REPORTS, desk.number, 1, **who)), "not-for-you-to-organise"
        )
        for what in What:
            await refused(desk.form(number, what, **who), "not-for-you-to-organise")
            await refused(desk.sends(number, what, **who), "not-for-you-to-organise")
    assert (desk.seen, await desk.stored()) == ([], before)


async def test_forged_controls_and_those_of_other_servers_tell_and_change_nothing(desk):
    number = await desk.reported()
    before, desk.seen = await desk.stored(), []
    there = {"guild": ELSEWHERE}
    await refused(reports.turn(desk.press(Verb.REPORTS, desk.number, 1, **there)), "league-unknown")
    await refused(desk.form(number, VOID, **there), "league-unknown")
    await refused(desk.sends(number, VOID, **there), "league-unknown")
    await refused(desk.sends(number, VOID, guild=None), "only-in-a-server")
    await refused(desk.form(number + 1, VOID), "report-unknown")
    for key in (("x",), (desk.number,), (desk.number, number), (desk.number, number, 4), (1, 1, 1, 1), ("",)):
        with pytest.raises(UnknownId):
            await reports.report_form(desk.press(Verb.REPORT, *key))
        with pytest.raises(UnknownId):
            await reports.decide(desk.press(Verb.REPORT, *key, sent={"reason": "x"}))
    for key in (("x",), (1, 1, 1), ("",), ("²",)):
        with pytest.raises(UnknownId):
            await reports.turn(desk.press(Verb.REPORTS, *key))
    with pytest.raises(UnknownId):  # a press where a form is sent
        await reports.decide(desk.press(Verb.REPORT, desk.number, number, VOID))
    assert (desk.seen, await desk.stored()) == ([], before)


async def test_a_table_of_an_earlier_season_is_only_told_of(desk):
    number = await desk.reported()
    await desk.rows("UPDATE fixtures SET season = 0 WHERE round = 1 AND number = 1")
    await refused(desk.form(number, VOID), "table-of-an-earlier-season")
    (own,) = (await desk.own())[1:]
    assert own.startswith("- season 0, Round 1, table 1: ")


@pytest.mark.parametrize("language", LOCALES)
async def test_nobody_reads_of_the_reports_of_others(desk, language):
    await desk.reported(text="x" * 300)
    (title, line) = await desk.own(language=language)
    assert title.startswith("**")
    assert "x" * LONGEST_OWN not in line
    assert await desk.own(BEN, language) == []
