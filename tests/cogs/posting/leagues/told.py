"""Seasons whose acts are told, for tests of a league's words."""

from cogs.posting.leagues.facts import Facts
from cogs.posting.leagues.news_text import news
from engine.clock.pace import DAY
from engine.leagues import acts
from engine.leagues.acts import KINDS, LostBecause
from engine.leagues.ledger import Author, Done, Who
from engine.leagues.points import Seated
from renders.language.catalogues import words_for
from tests.engine.leagues.world import ORGANISER, START, World

EN = words_for("en")
NAMES = ("Anna", "Bob", "Cem", "Dora", "Elsa", "Finn", "Gina", "Hugo", "Ines")
FIRST_PERSON = 10**17 + 1


def drawn(people=8, there=None, **told):
    """A season whose first round is drawn; those who are `there` (None: all) have answered."""
    world = World(people, **told)
    world.until(START - DAY)
    world.answer(*(range(1, people + 1) if there is None else there))
    world.until(START + 1)
    return world


def facts(world, *, names=NAMES, name="Prairie League", threads=(), people=None):
    entries = sorted(world.season.entrants)
    known = {entry: FIRST_PERSON + entry for entry in entries} if people is None else people
    return Facts(
        name,
        111,
        222,
        world.season,
        {entry: names[(entry - 1) % len(names)] for entry in entries},
        known,
        dict(threads),
    )


def last(world):
    return world.season.log[-1]


def told(world, *done, words=EN, to_call=(), **given):
    return news(done or [last(world)], facts(world, **given), words, to_call)


def text(world, *done, **given):
    return "\n".join(post.text for post in told(world, *done, **given))


def of(world, kind):
    return next(each for each in reversed(world.season.log) if isinstance(each.act, kind))


def done_by(world, act, reason="", by=ORGANISER):
    world.do(act, by, reason)
    return last(world)


def everything(world):
    """An act of every kind about a season with a table that is open, by whoever may do it, as if it came
    next."""
    season = world.season
    undoable = done_by(world, acts.Voided(*max(season.fixtures)), "wrong")
    number, table = next((each.round, each.table) for each in season.unfinished())
    fixture = season.fixtures[number, table]
    seats = tuple(Seated(entry, place) for place, entry in enumerate(fixture.drawn, 1))
    entry, other = fixture.drawn[:2]
    of_season = {
        acts.SeasonOpened: acts.SeasonOpened(season.number, season.settings),
        acts.SettingsChanged: acts.SettingsChanged(season.settings),
        acts.SatOut: acts.SatOut(entry, number),
        acts.RoundCalled: acts.RoundCalled(number, 1, "secret"),
        acts.RoundSkipped: acts.RoundSkipped(number, ()),
        acts.Drawn: season.rounds[number].drawn,
        acts.SeatLost: acts.SeatLost(number, table, entry, LostBecause.NO_SHOW),
        acts.SubstituteCame: acts.SubstituteCame(number, table, other, entry),
        acts.TableEnded: acts.TableEnded(number, table, seats, True),
        acts.Placed: acts.Placed(number, table, seats),
        acts.Extended: acts.Extended(3),
        acts.SeasonEnded: acts.SeasonEnded(
            (acts.DivisionEnded(1, (acts.Finished(entry, 1, 2460), acts.Finished(other, 2, 60))),), "ab" * 32
        ),
        acts.Undone: acts.Undone(undoable.number),
    }
    for kind in KINDS.values():
        names = set(kind.__annotations__)
        if kind in of_season:
            act = of_season[kind]
        elif names == {"entry"}:
            act = kind(entry)
        else:
            act = kind(number, table) if names else kind()
        by = ORGANISER if kind in BY_PEOPLE else Author(Who.BOT)
        yield Done(len(season.log) + 1, world.now, by, act, "because" if by is ORGANISER else "")


BY_PEOPLE = frozenset(
    (
        acts.SettingsChanged,
        acts.SeasonStopped,
        acts.SeasonWentOn,
        acts.Extended,
        acts.Closed,
        acts.Undone,
        *acts.BY_ORGANISERS,
    )
)
