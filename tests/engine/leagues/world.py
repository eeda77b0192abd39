"""A league without a bot: it does what is due, deals nothing, and lets tables end after some days."""

import random
from datetime import datetime
from zoneinfo import ZoneInfo

from engine.clock.pace import DAY
from engine.leagues import acts
from engine.leagues.due import coming, due
from engine.leagues.ledger import BOT, Author, Done, Who, once
from engine.leagues.points import Seated
from engine.leagues.ranking import final
from engine.leagues.rounds import draw_round
from engine.leagues.season import Season, State, apply
from engine.leagues.settings import Settings

ZONE = "Europe/Berlin"
START = datetime(2026, 10, 5, 18, tzinfo=ZoneInfo(ZONE)).timestamp()
OPENED = START - 7 * DAY
ORGANISER = Author(Who.ORGANISER, 10**17)


def settings(**told):
    wanted = {"game": "boomtown", "every": 7, "last_games": 28, "start": START, "zone": ZONE}
    return Settings(**{**wanted, **told})


class World:
    """Time passes in it as it is told, and what is due is done."""

    def __init__(self, people=8, *, luck="world", longest=20, allowed=range(2, 6), **told):
        self.season = Season()
        self.now = OPENED
        self.luck = random.Random(luck)
        self.answered = {}
        self.ends = {}
        self.longest = longest
        self.allowed = allowed
        self.keys = set()
        self.do(acts.SeasonOpened(1, settings(**told)))
        for entry in range(1, people + 1):
            self.enter(entry)

    def do(self, act, by=BOT, reason=""):
        key = once(act)
        assert key is None or key not in self.keys
        self.keys.add(key)
        number = len(self.season.log) + 1
        apply(self.season, Done(number, self.now, by, act, reason))
        return number

    def enter(self, entry):
        self.do(acts.Entered(entry), Author(Who.ENTRY, entry))

    def answer(self, *entries):
        self.answered.update(dict.fromkeys(entries, self.now))

    def round(self, number):
        return self.season.rounds[number]

    def fixture(self, number, table=1):
        return self.season.fixtures[number, table]

    def end(self, number, table=1, order=None, **told):
        fixture = self.fixture(number, table)
        order = order or self.luck.sample(fixture.holders, len(fixture.holders))
        seats = [
            Seated(entry, place, False, entry not in fixture.drawn) for place, entry in enumerate(order, 1)
        ]
        lost = [entry for entry in fixture.drawn if entry in fixture.lost]
        seats += [Seated(entry, None, True) for entry in lost]
        self.do(acts.TableEnded(number, table, tuple(seats), **{"is_rated": True, **told}))

    def do_due(self):
        """Do all that is due now, one after the other."""
        while found := due(self.season, self.now):
            self.do_one(found[0])

    def do_one(self, each):
        if each.act is acts.Drawn:
            seed = f"seed {each.round} again"
            self.do(
                draw_round(self.season, each.round, self.answered, allowed=self.allowed, order=(), seed=seed)
            )
        elif each.act is acts.RoundCalled:
            self.do(acts.RoundCalled(each.round, 1, f"seed {each.round}"))
        elif each.act is acts.TableOpened:
            self.do(acts.TableOpened(each.round, each.table))
            self.ends[each.round, each.table] = self.now + self.luck.uniform(3, self.longest) * DAY
        elif each.act is acts.SeasonEnded:
            self.do(final(self.season))
        else:
            self.do(each.act())
            if each.act is acts.PlayedOut:
                for fixture in list(self.season.unfinished()):
                    self.end(fixture.round, fixture.table, is_rated=False)

    def until(self, moment, *, is_away=False):
        """Let time pass. If the bot is away, nothing is done meanwhile."""
        assert moment >= self.now
        while not is_away and self.now < moment:
            nexts = [each.at for each in coming(self.season)]
            nexts += [at for key, at in self.ends.items() if not self.season.fixtures[key].is_over]
            self.now = min([max(self.now, min(nexts, default=moment)), moment])
            for key, at in list(self.ends.items()):
                if at <= self.now and not self.season.fixtures[key].is_over:
                    self.end(*key)
            self.do_due()
            if self.now < moment and not nexts:
                break
        self.now = moment

    def days(self, days, **told):
        self.until(self.now + days * DAY, **told)

    @property
    def is_over(self):
        return self.season.state is State.OVER
