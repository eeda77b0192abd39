"""An act that corrects a table is told at that table, too, in its thread.

It knows neither which acts were told nor who asks: whoever tells the news calls it before an act counts as
told. The frame of each message names its act, so that one that was posted just before a crash is found again.
Nobody is mentioned.
"""

import logging
import time
from collections.abc import Iterable

import discord

from cogs.parts.layouts import NOBODY, card
from cogs.posting.frame_ids import NONCE_LIVES_S, FrameKind, number_for
from cogs.posting.leagues.act_text import act_line
from cogs.posting.leagues.facts import Facts, act_number
from cogs.posting.wakings import passes
from engine.journal.league_rows import LeagueId
from engine.leagues import acts
from engine.leagues.ledger import Done
from engine.leagues.season import Season
from renders.language.catalogues import Words

log = logging.getLogger(__name__)


async def tell_at_tables(
    client: discord.Client, league: LeagueId, facts: Facts, done: Iterable[Done], words: Words
) -> None:
    """Tell those of some acts of a season that correct a table at that table, as `tell_at_table` does."""
    for one in done:
        await tell_at_table(client, league, facts, one, words)


async def tell_at_table(
    client: discord.Client, league: LeagueId, facts: Facts, done: Done, words: Words
) -> None:
    """Tell an act of a season in the thread of the table that it corrects, unless that was done before; do
    nothing if it corrects none, or one that has no thread. What Discord refuses is given up, for the news
    and the log have it; raises what passes by itself."""
    key = table_of(done, facts.season)
    thread = None if key is None else facts.threads.get(key)
    if thread is None:
        return
    place = client.get_partial_messageable(thread, guild_id=facts.guild)
    number = number_for("act", league, done.at, done.number)
    try:
        is_old = time.time() - done.at > NONCE_LIVES_S
        if is_old and await FrameKind.LEAGUE_POST.found(client, place, number, done.at):
            return
        await place.send(
            view=card(act_line(done, facts, words), number=FrameKind.LEAGUE_POST.frame_id(number)),
            nonce=f"at{league}-{done.number}",
            allowed_mentions=NOBODY,
        )
    except discord.HTTPException as error:
        if passes(error):
            raise
        log.info("act %d of league %d is not told at its table: %s", done.number, league, error)


def table_of(done: Done, season: Season) -> tuple[int, int] | None:
    """The round and the number of the table that an act corrects; None if it corrects none. What else
    happens at a table is told there by its game."""
    act = done.act
    if isinstance(act, acts.Undone):
        before = act_number(season, act.act)
        return None if before is None else table_of(before, season)
    return (act.round, act.table) if isinstance(act, acts.Voided | acts.Placed) else None
