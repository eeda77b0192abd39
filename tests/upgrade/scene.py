"""What the kept file of the present version holds: running games of every title in various stages, and
something in every table. It is played by the front doors, so it always is what this version writes."""

import json

from engine.clock.pace import PaceName
from engine.errors import Rejected
from engine.journal import note_rows, outage_rows, request_rows
from engine.journal.outage_rows import Outage
from engine.journal.records import Meanwhile
from engine.leagues import acts
from engine.sessions.server_settings import Setting, with_setting
from tests.engine.table_talk import as_text
from tests.upgrade.world import (
    ANNA,
    BART,
    CHANNEL,
    CLEO,
    DAGO,
    EVE,
    FERD,
    GONE,
    HERE,
    HIERO,
    ISI,
    KATE,
    NEWS,
    PEOPLE,
    THERE,
    WENDY,
    when,
)


async def played(world):
    """Play the whole scene. Returns by session what is to be seen there."""
    told = {}
    await _servers(world)
    await _people(world)
    await _leagues(world, told)
    await _decided(world, told)
    await _boomtown(world, told)
    await _gnadenlos(world, told)
    await _ponte_vecchio(world, told)
    await _goldrush(world, told)
    await _lobbies(world, told)
    await _offices(world, told)
    await _last(world)
    return told


async def _servers(world):
    """Settings of a server, one that was just joined, and one that the bot has left."""
    for setting, value in (
        (Setting.TOLD_IN, NEWS),
        (Setting.OPENERS, None),
        (Setting.MOST_RUNNING, 12),
        (Setting.TIDY, "fold"),
    ):
        await world.servers.change(
            HERE,
            EVE.id,
            setting,
            lambda row, setting=setting, value=value: with_setting(row, setting, value),
        )
    await world.arrivals.greeted(HERE)
    await world.arrivals.greeted(THERE, is_unsaid=True)


async def _people(world):
    """What people have chosen for themselves."""
    await world.preferences.choose(ANNA.id, palette="colour-blind", letters="large")
    await world.preferences.choose(KATE.id, palette="high-contrast", texts="full")
    await world.hours.choose(ANNA.id, zone="Europe/Amsterdam", quiet_from=22, quiet_to=8)
    await world.hours.meet(BART.id, "de")
    await world.ratings.hide(HERE, DAGO.id, is_hidden=True)


async def _decided(world, told):
    """A game that is decided, because all people but one have left it; one of them is forgotten since."""
    decided = await world.started("ponte-vecchio", ANNA, ISI, DAGO)
    await world.play(decided, most=3)
    for person in (ISI, DAGO):
        await world.sessions.leave(decided.id, person)
    await world.post(decided)
    await world.forgetting.forget(ISI.id)
    for one in await world.ratings.due():
        await world.ratings.compute_anew(*one)
    told[decided.id] = "is decided, but not over: two have left, and one of them was forgotten since"


async def _boomtown(world, told):
    bids = await world.started("boomtown", ANNA, BART, CLEO, language="de")
    await world.play(bids, when(1, "bid"))
    await world.answer(bids, (await world.waiting(bids))[1][0])
    await world.post(bids)
    await _ahead(world, bids, ANNA, BART, CLEO)
    told[bids.id] = "is in its first auction: one has bid, and others have said ahead how far they go"
    back = await world.started("boomtown", HIERO, KATE, WENDY, guild=THERE)
    await _taken_back(world, back)
    told[back.id] = "has a bid that was taken back, and another of which that is proposed"
    kept = await world.started("boomtown", FERD, BART, WENDY, DAGO, options=("last_keeps_all",))
    await world.play(kept, when(1, "bid"))
    await world.sessions.leave(kept.id, DAGO)
    await world.post(kept)
    await _missed(world, kept, FERD)
    await world.lost.offer_robots_seat(kept.id, BART.id, 3)
    await world.posted.set_trouble(kept.id, "locked")
    await world.posted.set_channel_told(kept.id)
    told[kept.id] = "has a caretaker for Ferdinand, a free seat of Dagobert, and its thread is locked"


async def _taken_back(world, session):
    """Somebody takes a bid back, and bids again; when another has bid, they propose to take that back."""
    _, (first, *_) = await world.waiting(session)
    await world.answer(session, first)
    found = await world.undoing.possible(session.id, first)
    owner = world.person(found.session, found.seat)
    await world.undoing.take_back(session.id, owner)
    for _ in range(2):
        _, (person, *_) = await world.waiting(session)
        await world.answer(session, person)
    await world.motions.propose_undo(session.id, owner)
    await world.post(session)


async def _gnadenlos(world, told):
    half = await world.started("gnadenlos", ANNA, HIERO, KATE, options=("advanced",), language="nl")
    await world.play(half, when(2, "adventurer", 3))
    _, people = await world.waiting(half)
    await world.answer(half, people[-1])
    await world.post(half)
    asked = await world.sessions.asked(half.id, ANNA.id)
    await world.sessions.save_draft(
        asked, json.dumps({"group": None, "keys": [asked.decision.options[0].key]})
    )
    await world.notes.keep(half.id, ANNA.id, "somebody bluffs")
    await world.motions.propose_pause(half.id, ANNA, 3)
    told[half.id] = "waits for two adventurers of three; one is half chosen, and a pause is proposed"
    bids = await world.started("gnadenlos", BART, CLEO, robots=2, options=("bot_fills_gaps",), guild=THERE)
    await world.play(bids, when(2, "bid"))
    await world.answer(bids, (await world.waiting(bids))[1][0])
    _, (person, *_) = await world.waiting(bids)
    asked = await world.sessions.asked(bids.id, person)
    keys = next(each for each in asked.decision.legal() if isinstance(each, tuple) and each)[:1]
    await world.sessions.save_draft(asked, json.dumps({"group": None, "keys": keys}))
    told[bids.id] = "is in an auction with two robots, and a bid is half put together"


async def _ponte_vecchio(world, told):
    cards = await world.started("ponte-vecchio", BART, DAGO, WENDY)
    await world.play(cards, when(1, "card", 3))
    _, people = await world.waiting(cards)
    await world.answer(cards, people[-1])
    await world.post(cards)
    await world.moderation.pause(cards.id, EVE, "one of you is on a train", 5)
    told[cards.id] = "waits for two cards of three, and is paused by a moderator"
    right = await world.started("ponte-vecchio", CLEO, HIERO, FERD, robots=1, language="de")
    await _bargained(world, right)
    told[right.id] = "bargains for the right to move, and an offer stands"


async def _bargained(world, session):
    """Play until somebody may offer something for the right to move, and let them."""
    while True:
        position, people = await world.waiting(session)
        for row in position.session.seats:
            if row.person is None:
                continue
            try:
                asked = await world.sessions.asked(session.id, row.person, decision="offer")
            except Rejected:
                continue
            least = next(each for each in asked.decision.legal() if each)
            await world.sessions.submit(
                session.id, world.person(position.session, asked.seat), as_text(least), ticket=asked.ticket
            )
            await world.post(session)
            return
        await world.answer(session, people[0])


async def _goldrush(world, told):
    claims = await world.started("goldrush", ANNA, KATE, robots=1)
    await world.play(claims, when(6, "claim"))
    await _ahead(world, claims, ANNA, KATE)
    told[claims.id] = "waits for a claim in its sixth turn or later"
    moves = await world.started("goldrush", HIERO, WENDY, guild=THERE, options=("short",))
    await world.play(moves, when(4, "move"))
    told[moves.id] = "waits for a move"


async def _lobbies(world, told):
    lobby = await world.opened(
        "gnadenlos", CLEO, ANNA, robots=1, options=("advanced",), language="de", pace=PaceName.RELAXED
    )
    await world.invitations.invite(lobby.id, CLEO, DAGO.id)
    told[lobby.id] = "has open seats: two people, a robot, and a seat that is kept for a third person"
    shut = await world.opened("boomtown", EVE, KATE)
    await world.moderation.close(shut.id, EVE, "two of us opened the same game")
    told[shut.id] = "was closed by a moderator before it began"


async def _offices(world, told):
    ended = await world.started("boomtown", BART, FERD, HIERO)
    await world.play(ended, most=2)
    await world.moderation.end(ended.id, EVE, "a quarrel")
    told[ended.id] = "was ended by a moderator, which can be taken back for a week"
    freed = await world.started("boomtown", CLEO, WENDY, HIERO, options=("short",))
    await world.play(freed, when(2))
    await world.moderation.free_seat(freed.id, EVE, "they have left our club", WENDY.id)
    await world.post(freed)
    told[freed.id] = "has a robot in the seat that a moderator has freed"
    gone = await world.started("ponte-vecchio", KATE, FERD, guild=GONE)
    await world.play(gone, most=3)
    await world.arrivals.is_gone(GONE)
    told[gone.id] = "is on a server on which the bot is not any more"


async def _leagues(world, told):
    """A league with a table that is over, one that runs and a report, and one in which people sign up."""
    chosen = {"rounds": 3, "every": 10, "last_games": 40, "zone": "Europe/Berlin"}
    running = world.leagues.preview("goldrush", **chosen, table=2, options=("short",)).settings
    league = await world.leagues.open(HERE, EVE, "Prairie League", running, channel=CHANNEL)
    for person in PEOPLE:
        await world.leagues.join(HERE, league, person)
    await world.leagues.set_board(league, world.message())
    await _until(world, league, acts.RoundCalled)
    for person in PEOPLE:
        await world.leagues.come_in(HERE, league, person)
    await _until(world, league, acts.Drawn)
    first, second, third, *_ = await world.leagues.to_open(league)
    for one in (first, second):
        session = await world.leagues.opened(
            one.fixture, starter=world.message(), thread=world.message(), language="en"
        )
        await world.post(session)
        told[session.id] = "is a table of a league"
        if one is first:
            await world.play(session, every=10**6, is_modest=True)
            await world.leagues.sync(session.id)
            told[session.id] = "was a table of a league, and is over"
        else:
            await world.play(session, most=5)
    await world.leagues.report(HERE, league, ANNA, "somebody whispers", 1, 1)
    await world.leagues.started(third.fixture, world.message())
    coming = world.leagues.preview("boomtown", **chosen, table=3).settings
    league = await world.leagues.open(HERE, EVE, "Autumn League", coming, channel=CHANNEL)
    for person in (ANNA, DAGO, KATE, WENDY):
        await world.leagues.join(HERE, league, person)


async def _until(world, league, kind):
    """Let time pass until an act of this kind is done in a league."""
    while True:
        due = await world.leagues.next_due()
        world.now = max(world.now, due)
        for each in await world.leagues.due():
            if any(isinstance(done.act, kind) for done in await world.leagues.tick(each)) and each == league:
                return


async def _ahead(world, session, *people):
    """Whoever may say something ahead says the most modest thing."""
    for person in people:
        try:
            asked = await world.sessions.ahead(session.id, person.id)
        except Rejected:
            continue
        said = next(iter(asked.decision.legal()))
        await world.sessions.submit(session.id, person, as_text(said), ticket=asked.ticket)


async def _missed(world, session, person):
    """Let a person miss calls until a caretaker keeps the seat."""
    seat = session.seat_of(person.id)
    while (await world.posted.session(session.id)).seats[seat].kept is None:
        _, (first, *_) = await world.waiting(session)
        if first != person.id:
            await world.answer(session, first)
            await world.post(session)
        else:
            await world.lapse(session)


async def _last(world):
    """What belongs to nobody's game: an absence, an outage, reminders, what a command has asked."""
    await world.absences.go(HIERO.id, 4, Meanwhile.WAIT)
    for session in await world.absences.tell(HIERO.id):
        await world.posted.session(session)
    await world.sessions.workings.journal.write(
        lambda db: outage_rows.save_outage(db, Outage(world.now - 900, world.now - 300), world.now)
    )
    world.now = await world.journal.read(
        lambda db: db.execute(
            "SELECT min(remind_at) FROM calls WHERE remind_at > ?", (world.now,)
        ).fetchone()[0]
    )
    for session, most in (await world.reminded.due()).items():
        for reminder in await world.reminded.take(session, most):
            await world.reminded.set_message(reminder, channel=NEWS, message=world.message())
    await world.journal.write(lambda db: note_rows.save_note(db, "line", str(world.now)))
    await world.journal.write(lambda db: note_rows.save_note(db, "tick", str(world.now)))
    await world.journal.write(lambda db: _requested(db, world.now))


def _requested(db, now):
    """A request of the command line that is done."""
    number = request_rows.ask(db, "end", {"game": 1, "reason": "a test"}, now)
    request_rows.save_outcome(db, number, {"refused": "game-over"}, now)
