"""The acts of a league in words: every kind has some, and what the news say of the main ones, and to whom."""

import re
from dataclasses import replace

import pytest

from cogs.posting.leagues.act_text import act_line, log_line
from cogs.posting.leagues.facts import LONGEST_TEXT, MOST_MENTIONS
from cogs.posting.leagues.news_text import news
from engine.clock.pace import DAY
from engine.journal.snowflakes import GHOSTS
from engine.leagues import acts
from engine.leagues.acts import KINDS, LostBecause
from engine.leagues.ledger import BOT, Author, Done, Who, kind_of
from engine.leagues.ranking import final
from engine.play.chance import commitment
from renders.language.catalogues import LOCALES, words_for
from renders.league.text.numbers import points
from tests.cogs.posting.leagues.told import (
    EN,
    FIRST_PERSON,
    done_by,
    drawn,
    everything,
    facts,
    last,
    of,
    text,
    told,
)
from tests.engine.leagues.world import ORGANISER, START, World
from tests.renders.ratings.samples import ODD


@pytest.fixture(scope="module")
def world():
    return drawn()


@pytest.mark.parametrize("language", LOCALES)
def test_every_kind_of_act_has_words(language, caplog):
    world = drawn()
    words, known = words_for(language), facts(world)
    lines = {kind_of(each.act): act_line(each, known, words) for each in everything(world)}
    assert sorted(lines) == sorted(KINDS)
    assert all(lines.values())
    assert len(set(lines.values())) == len(KINDS)
    assert caplog.text == ""


@pytest.mark.parametrize("language", LOCALES)
def test_every_reason_for_a_lost_seat_is_told_apart(world, language):
    gone, known = world.fixture(1).drawn[0], facts(world)
    done = [Done(99, 0.0, BOT, acts.SeatLost(1, 1, gone, why)) for why in LostBecause]
    assert len({act_line(each, known, words_for(language)) for each in done}) == len(LostBecause)


def test_what_people_do_for_themselves_is_in_the_log_and_no_news():
    world = World(3)
    assert [news([each], facts(world), EN) for each in world.season.log[1:]] == [[], [], []]
    assert log_line(last(world), facts(world), EN).endswith(": Cem has joined.")


def test_whoever_comes_later_is_told_in_one_post():
    world = drawn()
    world.enter(9)
    world.enter(10)
    assert text(world, *world.season.log[-2:]) == "Ines and Anna have joined."


# Sign-up and calls


def test_a_sign_up_says_what_is_played_by_what_and_until_when():
    world = World(0)
    assert text(world) == (
        "**Prairie League**, season 1: Boomtown, tables of 4 people, 5 rounds, one every 7 days. "
        f"The first round is drawn on <t:{int(START)}:f>: press **Join** before that."
    )


def test_a_call_mentions_whoever_is_asked_and_shows_the_seal_and_not_the_seed():
    world = World(8)
    world.until(START - DAY)
    (post,) = told(world, of(world, acts.RoundCalled), to_call=(7, 8))
    assert f"**Round 1** is drawn on <t:{int(START)}:f>, <t:{int(START)}:R>. Whoever plays" in post.text
    assert "<@7> and <@8>: press **I am in**, or sit this one out." in post.text
    assert post.mentions == (7, 8)
    assert commitment("seed 1") in post.text
    assert "seed 1" not in post.text


def test_no_message_calls_more_than_sixty_people_and_all_are_called():
    world = World(8)
    world.until(START - DAY)
    everybody = tuple(range(FIRST_PERSON, FIRST_PERSON + 130))
    posts = told(world, of(world, acts.RoundCalled), to_call=everybody)
    assert [person for post in posts for person in post.mentions] == list(everybody)
    assert max(len(post.mentions) for post in posts) <= MOST_MENTIONS
    assert all(set(map(int, re.findall(r"<@(\d+)>", post.text))) == set(post.mentions) for post in posts)


def test_a_secret_seed_has_no_seal_in_the_log():
    world = World(8)
    world.until(START - DAY)
    line = log_line(Done(9, 0, Author(Who.BOT), acts.RoundCalled(1, 1, "")), facts(world), EN)
    assert line == "**9**, <t:0:d> <t:0:t>: Round 1 is announced."


# Draws


def test_a_draw_has_its_tables_its_seed_and_the_next_date(world):
    found = text(world, of(world, acts.Drawn))
    tables = [world.fixture(1, table).drawn for table in (1, 2)]
    assert found.startswith("**Round 1 is drawn:** 2 tables in <#222>.\n- Table 1: ")
    for number, entries in enumerate(tables, 1):
        who = ", ".join(facts(world).names[entry] for entry in entries)
        assert f"- Table {number}: {who}\n" in found
    assert "-# Seed: `seed 1` (L3)" in found
    assert f"Round 2 is drawn on <t:{int(START + 7 * DAY)}:f>." in found


def test_whoever_has_a_bye_or_sits_out_is_called_by_the_draw_and_whoever_is_absent_is_not():
    world = World(9, table=2, allowed=[2])
    world.do(acts.SatOut(8, 1))
    world.until(START - DAY)
    world.answer(*range(1, 8))
    world.until(START + 1)
    (post,) = told(world, of(world, acts.Drawn))
    (bye,) = world.round(1).drawn.divisions[0].byes
    assert f"Bye (5 points): <@{FIRST_PERSON + bye}>" in post.text
    assert f"Sitting out, excused (3 points): <@{FIRST_PERSON + 8}>" in post.text
    assert set(post.mentions) == {FIRST_PERSON + bye, FIRST_PERSON + 8}


def test_whoever_did_not_come_is_named_with_what_it_gives_them():
    world = drawn(9, there=range(1, 9))
    (post,) = told(world, of(world, acts.Drawn))
    assert "Not there, excused (3 points): Ines" in post.text
    assert post.mentions == ()


def test_a_draw_says_what_was_so_then_whatever_was_said_since():
    world = World(9)
    world.do(acts.SatOut(9, 1))
    world.until(START - DAY)
    world.answer(*range(1, 9))
    world.until(START + 1)
    world.do(acts.CameIn(9))
    assert "Sitting out, excused (3 points)" in text(world, of(world, acts.Drawn))


@pytest.mark.parametrize("language", LOCALES)
def test_a_new_season_asks_those_of_the_last_one_in_posts_of_sixty(language):
    world, people = World(0), range(10**17, 10**17 + 70)
    posts = told(world, words=words_for(language), to_call=people)
    assert [person for post in posts for person in post.mentions] == list(people)
    assert [len(post.mentions) for post in posts] == [60, 10]
    assert all(f"**{words_for(language).text('button-enter')}**" in post.text for post in posts)


@pytest.mark.parametrize("language", LOCALES)
def test_texts_of_64_people_with_long_names_fit_into_messages(language):
    names = [(name * 64)[:64] for name in ODD if name] + ["", "*_~|" * 16]
    world = drawn(64, range(1, 50))
    world.do(acts.SatOut(3, 2))
    done = [of(world, acts.Drawn), of(world, acts.RoundCalled)]
    for fixture in list(world.season.fixtures.values()):
        world.end(1, fixture.table)
        done.append(last(world))
    done.append(done_by(world, acts.Voided(1, 1), "*" * 300))
    done.append(done_by(world, acts.Undone(last(world).number), "*" * 300))
    done.append(done_by(world, final(world.season), by=Author(Who.BOT)))
    posts = news(done, facts(world, names=names, name="*" * 40), words_for(language), range(64))
    assert max(len(post.text) for post in posts) <= LONGEST_TEXT
    assert max(len(post.mentions) for post in posts) <= MOST_MENTIONS
    assert {number for post in posts for number in post.acts} == {each.number for each in done}


# Organisers


def test_what_an_organiser_does_has_their_name_and_their_reason():
    world = drawn()
    done_by(world, acts.Voided(1, 2), "two people at one keyboard")
    assert text(world) == (
        "Round 1, table 2: **does not count**, 5 points for everybody who was there "
        f"(organiser <@{ORGANISER.number}>: “two people at one keyboard”)."
    )
    assert told(world)[0].mentions == ()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "nl",
            "Ronde 1, tafel 2: **telt niet**, 5 punten voor iedereen die er was "
            "(organisator <@{}>, die zelf in deze divisie speelt: “x”).",
        ),
        (
            "de",
            "Runde 1, Tisch 2: **zählt nicht**, je 5 Punkte für alle, die da waren (Spielleitung: <@{}>, "
            "spielt selbst in dieser Staffel: „x“).",
        ),
    ],
)
def test_what_an_organiser_does_is_said_in_the_servers_language(language, said):
    world = drawn()
    done_by(world, acts.Voided(1, 2), "x")
    people = {world.fixture(1, 2).drawn[0]: ORGANISER.number}
    assert text(world, words=words_for(language), people=people) == said.format(ORGANISER.number)


def test_an_organiser_who_plays_in_the_division_or_season_is_said_to():
    world = drawn(18, division=9)
    own = world.fixture(1, 1).drawn[0]
    people = {own: ORGANISER.number}
    done_by(world, acts.Voided(1, 1), "x")
    assert "who plays in this division: “x”" in text(world, people=people)
    done_by(world, acts.Voided(1, 4), "x")
    assert f"(organiser <@{ORGANISER.number}>: “x”)" in text(world, people=people)
    done_by(world, acts.SeasonStopped(), "x")
    assert "who plays in this season: “x”" in text(world, people=people)


def test_an_organiser_who_was_forgotten_is_nobodys_mention(world):
    line = act_line(
        Done(99, 0, Author(Who.ORGANISER, GHOSTS[0]), acts.SeasonStopped(), "x"), facts(world), EN
    )
    assert line.endswith("(a former organiser: “x”).")


def test_an_undone_act_says_whose_it_was_and_what_it_leads_to():
    world = drawn()
    number = done_by(world, acts.Voided(1, 2), "wrong table").number
    world.do(acts.Undone(number), Author(Who.ORGANISER, 5 * 10**17), "it was table 1")
    assert text(world) == (
        f"**Round 1, table 2 counts again**: act {number} of <@{ORGANISER.number}> (“wrong table”) "
        f"is undone (organiser <@{5 * 10**17}>: “it was table 1”)."
    )


def test_a_reason_is_neither_markdown_nor_a_mention(world):
    line = act_line(Done(99, 0, ORGANISER, acts.SeasonStopped(), "**@everyone** [x](y)"), facts(world), EN)
    assert "**@" not in line
    assert "@everyone" not in line
    assert "[x]" not in line.replace("\\[x\\]", "")


def test_changed_settings_are_those_that_differ():
    world = drawn()
    after = replace(world.season.settings, every=9, goes_on=True)
    done_by(world, acts.SettingsChanged(after), "holidays")
    assert text(world).startswith(
        "The season changes: a round every 9 days; the next season opens by itself (organiser"
    )


# Time


def test_a_bot_that_was_away_says_so():
    world = World(8)
    world.until(START + 2 * DAY, is_away=True)
    world.do_due()
    called = next(each for each in world.season.log if isinstance(each.act, acts.RoundCalled))
    assert f"The bot was away: this was due on <t:{int(START - 2 * DAY)}:f>." in text(world, called)


def test_a_bot_that_is_there_does_not_say_that_it_was_away(world):
    for kind in (acts.RoundCalled, acts.Drawn):
        assert "The bot was away" not in text(world, of(world, kind))


def test_a_round_that_is_called_again_and_skipped_says_why():
    world = World(3, table=4, allowed=[4])
    world.until(START + 3 * DAY)
    again = next(each for each in world.season.log if each.act == acts.RoundCalled(1, 2, "seed 1 again"))
    assert "**Too few people are there for round 1**, so it is announced once more" in text(world, again)
    assert "Round 1 is skipped, because twice too few people were there." in text(
        world, of(world, acts.RoundSkipped)
    )


def test_the_second_round_in_a_row_that_is_skipped_says_that_no_more_are_drawn():
    world = drawn(longest=100)
    world.until(START + 17 * DAY)
    first, second = (each for each in world.season.log if isinstance(each.act, acts.RoundSkipped))
    assert "No more rounds are drawn" not in text(world, first)
    assert "No more rounds are drawn. The season ends on" in text(world, second)


@pytest.fixture(scope="module")
def over():
    world = drawn(18, division=9, rounds=3)
    for _ in range(80):
        world.answer(*range(1, 19))
        world.days(1)
        if world.is_over:
            return world
    raise AssertionError("the season does not end")


def test_the_end_names_the_champion_who_goes_up_and_down_and_the_seal(over):
    found = text(over, of(over, acts.SeasonEnded))
    ended = over.season.ended
    champion = facts(over).names[ended.divisions[0].standings[0].entry]
    assert f"**The season is over.** **{champion}** is champion of Prairie League, season 1, with " in found
    assert "\nDown from division 1: " in found
    assert "\nUp from division 2: " in found
    assert "Up from division 1" not in found
    assert (
        f"SHA-256 of the standings: `{ended.digest}`. Anybody can check them with `/league verify`." in found
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "nl",
            "**Het seizoen is afgelopen.** **{}** is kampioen van Prairie League, seizoen 1, met {} punten.",
        ),
        (
            "de",
            "**Die Saison ist zu Ende.** **{}** gewinnt die Meisterschaft der Liga Prairie League, "
            "Saison 1: {}",
        ),
    ],
)
def test_the_end_is_said_in_the_servers_language(over, language, said):
    first = over.season.ended.divisions[0].standings[0]
    champion, made = facts(over).names[first.entry], points(first.sixtieths)
    found = text(over, of(over, acts.SeasonEnded), words=words_for(language))
    assert found.startswith(said.format(champion, made))
    verify = {"nl": "`/competitie controleren`", "de": "`/liga prüfen`"}[language]
    assert verify in found.splitlines()[-1]


def test_champions_who_share_the_place_are_all_named(world):
    shared = acts.SeasonEnded(
        (acts.DivisionEnded(1, tuple(acts.Finished(entry, 1, 1220) for entry in range(1, 4))),), "ab" * 32
    )
    line = act_line(Done(99, 0.0, BOT, shared), facts(world), EN)
    assert line.startswith("**Anna**, **Bob** and **Cem** are champions together of Prairie League")
    assert line.endswith("with 20⅓ points.")


def test_a_season_that_nobody_played_has_no_champion(world):
    done = Done(99, 0, ORGANISER, acts.SeasonEnded((), "ab" * 32), "nobody came")
    assert "Season 1 of Prairie League has no champion, because nobody played (organiser" in text(world, done)
