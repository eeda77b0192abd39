"""The first board of a league's table says which table it is, also once there is a newer board."""

from dataclasses import replace

import pytest

from cogs.posting.leagues import board_lines
from cogs.posting.leagues.board_lines import BoardLines
from cogs.posting.leagues.table_text import board_line
from engine.leagues.telling import TableOfLeague
from renders.language.catalogues import LOCALES, words_for
from sandbox.codes import walk
from tests.cogs.posting.evening import Evening
from tests.cogs.posting.leagues.told import EN
from tests.cogs.room import Room
from tests.engine.leagues.office import GUILD, PEOPLE, Office
from tests.engine.table_talk import ANNA, BEN, started

FOUR = PEOPLE[:4]


def text_of(components):
    return "\n".join(part["content"] for part in walk(components) if "content" in part)


TABLE = TableOfLeague(3, "Prairie *League*", 3, None, 2, 7, 1_790_000_000.5)


@pytest.mark.parametrize("language", LOCALES)
def test_the_line_names_the_table_and_the_planned_end_and_no_name_is_markdown(language):
    line = board_line(TABLE, words_for(language))
    assert line.startswith("-# ")
    assert "Prairie \\*League\\*" in line
    assert line.endswith(" <t:1790000000:D>")
    assert "<t:" not in board_line(replace(TABLE, planned_end=None), words_for(language))
    assert board_line(replace(TABLE, division=4), EN).count("division 4, round 2, table 7") == 1


async def test_a_table_is_looked_up_once_and_no_other_game_has_a_line(journal, monkeypatch):
    office = Office(journal)
    await office.founded(*FOUR)
    session, other = await office.drawn(*FOUR)
    lines, real, asked = BoardLines(office.leagues), office.leagues.table_of, []

    async def table_of(number):
        asked.append(number)
        return await real(number)

    monkeypatch.setattr(office.leagues, "table_of", table_of)
    assert await lines.line(replace(session, fixture=None), EN) == ""
    ends = int((await office.leagues.overview(GUILD, 1)).planned_end)
    for _ in range(2):
        line = await lines.line(session, EN)
        assert line == f"-# Prairie League, season 1, round 1, table 1, planned end <t:{ends}:D>"
    assert asked == [session.id]
    monkeypatch.setattr(board_lines, "MOST_KEPT", 1)
    await lines.line(other, EN)
    lines.forget_server(GUILD)
    assert "table 1," in await lines.line(session, EN)
    assert asked == [session.id, other.id, session.id]


async def test_the_line_stands_on_the_first_board_alone_and_stays_there(journal):
    async def above(session, words):
        return "-# Table 7"

    evening = Evening(journal, above=above)
    evening.thread = Room()
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    await evening.answer(session, ANNA, "3")
    await evening.answer(session, BEN, "3")
    first, *_, newest = (text_of(each) for each in evening.thread.messages.values())
    assert first.startswith("-# Table 7\n")
    assert first.count("Table 7") == 1
    assert "Table 7" not in newest
    await evening.boards.close()
