"""The privacy policy: every column with something of people has its line in it, in three languages, and what
is shown on Discord is what a host publishes."""

import re

import pytest

from engine.journal.schema import PERSONAL, Fate
from renders.language.catalogues import LOCALES
from renders.language.policies import PAGE, POLICIES, policy_pages, rows

LINES = (
    "people.person people.palette people.letters people.texts people.zone people.guessed_zone"
    " people.quiet_from people.quiet_to people.reminders people.unreached people.active absences.person",
    "orders.person orders.said drafts.draft invitations.person invitations.by reminders.channel",
    "private_notes.person private_notes.text",
    "sessions.host sessions.board_due seats.person seats.name sittings.person sittings.name offers.name",
    "answers.person story.event acts.person acts.data motions.person motions.agreed motions.refused"
    " motions.data result_places.person rating_steps.person ratings.person",
    "entries.person entries.name",
    "active.person active.at",
    "reports.person reports.text",
    "league_acts.by league_acts.reason",
    "hidden_ratings.person",
    "server_acts.by server_acts.about server_acts.data server_acts.reason",
    "",  # that somebody was forgotten: `ghosts` and `forgotten` name nobody
    "",  # logs
    "",  # backups
    "",  # Discord
)
"""The columns that each line of the policy's table tells of, in their order. Whoever stores something new of
people adds it here, and in words in `docs/privacy.*.md`."""
DELETED = {"en": "deleted", "nl": "gewist", "de": "gelöscht"}
CONTACT = "This bot is run by: eve@example.org"


def table(language):
    """The lines of the table below its headings: what, on deletion, otherwise."""
    return rows(POLICIES[language])[1:]


def test_every_column_with_something_of_people_is_in_a_line_of_the_policy():
    told = " ".join(LINES).split()
    assert sorted(told) == sorted(f"{each.table}.{each.column}" for each in PERSONAL)
    assert all(len(table(language)) == len(LINES) for language in LOCALES)


@pytest.mark.parametrize("language", LOCALES)
def test_the_policy_says_deleted_of_what_is_deleted_and_of_nothing_else(language):
    fates = {f"{each.table}.{each.column}": each.fate for each in PERSONAL}
    for columns, (what, on_deletion, otherwise) in zip(LINES, table(language), strict=True):
        assert all((what, on_deletion, otherwise))
        is_all_deleted = {fates[each] for each in columns.split()} == {Fate.DELETE}
        assert (on_deletion == DELETED[language]) == is_all_deleted, what


@pytest.mark.parametrize("language", LOCALES)
def test_the_policy_has_the_same_parts_and_numbers_in_every_language(language):
    headings = [re.findall(r"^#+ ", POLICIES[each], re.M) for each in (language, LOCALES[0])]
    assert headings[0] == headings[1]
    assert re.findall(r"\d+", POLICIES[language]) == re.findall(r"\d+", POLICIES["en"]) == ["30", "35"]
    assert POLICIES[language].count("<!-- contact") == 1


@pytest.mark.parametrize("language", LOCALES)
def test_pages_on_discord_say_all_of_the_policy_and_who_runs_the_bot(language):
    pages = policy_pages(language, CONTACT)
    shown = "\n".join(pages)
    assert shown.count(CONTACT) == 1
    assert not re.search(r"<!--|-->|^\|", shown, re.M)
    assert all(len(page) <= PAGE for page in pages)
    assert not any(page.splitlines()[-1].startswith("#") for page in pages)
    assert all(re.match(r"# |## |- |\*\*|\w|$", line) for line in shown.splitlines())
    published = re.sub(r"<!--.*?-->", "", POLICIES[language], flags=re.S)
    words = set(re.findall(r"\w+", published))
    assert words <= set(re.findall(r"\w+", shown))


def test_a_contact_is_shown_as_it_is():
    assert r"\1 <!-- x" in "".join(policy_pages("en", r"\1 <!-- x"))
