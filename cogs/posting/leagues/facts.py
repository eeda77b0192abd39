"""What the words of a league need beside its acts: who its entries are, where its tables are, and how people,
tables and lists of them are written.

It knows no act. People are named as messages show them; whoever is to hear of something is mentioned.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.journal.snowflakes import is_ghost
from engine.leagues.leagues import Whole
from engine.leagues.ledger import Author, Done
from engine.leagues.parts import Fixture
from engine.leagues.season import Season, season_of
from engine.leagues.settings import Settings
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.language.player_names import FORMER, in_messages
from renders.league.text import titles
from renders.ratings.text import people
from renders.ratings.text.numbers import game_name

LONGEST_TEXT: Final = 1900
"""No text of the news is longer: it fits into any kind of message."""
NAME: Final = 32
"""No name in the news is longer, unless it had to be escaped."""
MOST_MENTIONS: Final = 60
"""So many people are mentioned in one message at most."""
TOGETHER: Final = 20
"""So many people stand in one line at most."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a league when its acts are told."""

    name: str
    guild: int
    tables_channel: int
    season: Season
    """As it is now. All acts that are told are in its log."""
    names: Mapping[int, str]
    """By entry; "" for whoever was forgotten."""
    people: Mapping[int, int] = field(default_factory=dict)
    """By entry, their Discord user id; whoever was forgotten may be missing, or have a ghost's."""
    threads: Mapping[tuple[int, int], int] = field(default_factory=dict)
    """By round and number of a table, its thread; those that are not opened are missing."""

    @property
    def settings(self) -> Settings:
        """By which the season is played."""
        assert self.season.settings is not None
        return self.season.settings


def facts_of(whole: Whole) -> Facts:
    """What is known of a season, from all that is stored of it."""
    return Facts(
        name=whole.row.name,
        guild=whole.row.guild,
        tables_channel=whole.row.tables_channel,
        season=whole.season,
        names={number: each.name for number, each in whole.entries.items()},
        people={number: each.person for number, each in whole.entries.items()},
        threads=whole.threads,
    )


@dataclass(frozen=True, slots=True)
class Post:
    """A message of the news."""

    text: str
    mentions: tuple[int, ...] = ()
    """Whom it may call, by their Discord user ids: nobody else whom its text mentions."""
    acts: tuple[int, ...] = ()
    """The numbers of the acts that it tells."""
    seat: tuple[int, int, int] | None = None
    """The round, the table and the entry whose lost seat may be taken; None if it offers none."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a message, with those whom it calls."""

    text: str
    mentions: tuple[int, ...] = ()


def packed(rows: Iterable[Row], acts: tuple[int, ...] = (), longest: int = LONGEST_TEXT) -> list[Post]:
    """Lines in as few messages as they fit into, in their order."""
    found, lines, mentions = list[Post](), list[str](), list[int]()
    for row in rows:
        is_long = sum(len(line) + 1 for line in lines) + len(row.text) > longest
        if lines and (is_long or len(mentions) + len(row.mentions) > MOST_MENTIONS):
            found.append(Post("\n".join(lines), tuple(mentions), acts))
            lines, mentions = [], []
        lines.append(row.text)
        mentions += [each for each in row.mentions if each not in mentions]
    if lines:
        found.append(Post("\n".join(lines), tuple(mentions), acts))
    return found


def chunks(entries: Sequence[int], most: int = TOGETHER) -> list[Sequence[int]]:
    """People in groups that fit into a line."""
    return [entries[start : start + most] for start in range(0, len(entries), most)]


# People


def league_name(facts: Facts, words: Words) -> str:
    """What the league is called, as a message shows it."""
    return titles.message([], facts.name, words)


def name_of(entry: int, facts: Facts, words: Words) -> str:
    """What an entry is called."""
    return people.message(facts.names.get(entry, FORMER), entry, words, NAME)


def listed(entries: Iterable[int], facts: Facts, words: Words) -> str:
    """Entries in a sentence."""
    return words.listed([name_of(entry, facts, words) for entry in entries])


def person_of(entry: int, facts: Facts) -> int | None:
    """Who an entry is on Discord; None if they were forgotten."""
    person = facts.people.get(entry)
    return None if person is None or is_ghost(person) else person


def called(entries: Sequence[int], facts: Facts, words: Words) -> tuple[str, tuple[int, ...]]:
    """Entries in a sentence, mentioned, and whom that calls. Whoever was forgotten is only named."""
    found = {entry: person_of(entry, facts) for entry in entries}
    shown = [
        name_of(entry, facts, words) if person is None else f"<@{person}>" for entry, person in found.items()
    ]
    return words.listed(shown), tuple(person for person in found.values() if person is not None)


def names_at(fixture: Fixture, facts: Facts, words: Words) -> dict[int, str]:
    """By entry, what all who have or had a seat at a table are called: whoever looks alike is told apart."""
    entries = list(dict.fromkeys((*fixture.drawn, *fixture.substitutes.values())))
    names = tuple(cut(facts.names.get(entry, FORMER), NAME) for entry in entries)
    return dict(zip(entries, in_messages(names, words), strict=True))


def organiser_name(by: Author, words: Words) -> str:
    """An organiser, mentioned, or a word for whoever was forgotten."""
    return words.text("league-organiser-former") if is_ghost(by.number) else f"<@{by.number}>"


def organiser_words(by: Author, facts: Facts, words: Words, division: int | None = None) -> str:
    """The organiser who has done something, and that they play in the division that it is about (None: in the
    season), if they do. They are mentioned, which calls nobody."""
    who = organiser_name(by, words)
    if is_ghost(by.number):
        return who
    entrants = facts.season.entrants
    own = [entry for entry, person in facts.people.items() if person == by.number and entry in entrants]
    playing = [entrants[entry] for entry in own if not entrants[entry].is_out]
    if division is not None and any(each.division == division for each in playing):
        return words.text("league-organiser-plays", who=who)
    if division is None and playing:
        return words.text("league-organiser-plays-season", who=who)
    return words.text("league-organiser", who=who)


# Tables and seasons


def table_words(round: int, table: int, facts: Facts, words: Words, *, is_short: bool = False) -> str:
    """A table by its round and number (`is_short`: its number), as a link to its thread if it has one."""
    name = "league-table-short" if is_short else "league-table"
    text = words.text(name, round=round, table=table)
    thread = facts.threads.get((round, table))
    return text if thread is None else f"[{text}](https://discord.com/channels/{facts.guild}/{thread})"


def settings_words(settings: Settings, words: Words) -> str:
    """What a season is played by, in a line."""
    game, options = game_name(settings.game, words), option_names(settings, words)
    return words.text(
        "league-settings",
        game=f"{game} ({', '.join(options)})" if options else game,
        table=settings.table,
        rounds=words.text("league-rounds", count=settings.rounds),
        every=settings.every,
    )


def option_names(settings: Settings, words: Words) -> list[str]:
    """What the options of the game are called that are on."""
    return [words.text(f"{settings.game}-table-{name.replace('_', '-')}") for name in settings.options]


def season_until(season: Season, number: int) -> Season:
    """The season as it was before the act with this number."""
    return season_of(done for done in season.log if done.number < number)


def act_number(season: Season, number: int) -> Done | None:
    """The act with this number, or None."""
    return next((done for done in season.log if done.number == number), None)
