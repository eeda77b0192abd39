"""The controls of leagues, and what their ids mean: which league, and what of it.

Pure builders. The key of each is numbers, the first of which is the league's; what they mean is for the verb
to say.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.controls import MENU, Row
from cogs.parts.custom_ids import DIGITS, NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.widgets import rule_button
from engine.leagues.due import rounds_to_come
from engine.leagues.parts import Entrant
from engine.leagues.ranking import takes_entries
from engine.leagues.rounds import counts_from
from engine.leagues.season import Season, State
from renders.language.catalogues import Words
from renders.league.text.rules import BOOK

_DOT: Final = "."


def key_of(*numbers: int) -> str:
    """The key that means these numbers; the first is that of a league."""
    return _DOT.join(map(str, numbers))


def numbers_in(key: str, most: int | None = None) -> list[int]:
    """The numbers in a key: at least one, and (if it is said) at `most` so many. Raises UnknownId if the key
    is none of ours."""
    parts = key.split(_DOT)
    is_ours = all(part.isascii() and part.isdigit() and len(part) <= DIGITS for part in parts)
    if not is_ours or (most is not None and len(parts) > most):
        raise UnknownId
    return [int(part) for part in parts]


def board_rows(league: int, season: Season, words: Words) -> list[Row]:
    """The controls of a standing message: what fits the season as it is. What has become stale on an older
    one is answered when it is pressed."""
    is_over = season.state is State.OVER
    own = [Verb.MY_TABLES, Verb.WHY] if season.divisions else [Verb.MY_TABLES]
    coming = [Verb.PRESENT, Verb.SIT_OUT] if rounds_to_come(season) and season.rounds else []
    first = [Verb.ENTER] if takes_entries(season) else []
    rows = [] if is_over else [*first, *coming]
    own += [Verb.NEXT_SEASON] if is_over else [Verb.STAND_BY]
    found: list[Row] = [
        ui.ActionRow(*(_button(verb, key_of(league), words) for verb in verbs))
        for verbs in (rows, own)
        if verbs
    ]
    found[-1].add_item(league_rules_button(words))
    return [*found, *division_rows(league, season, words)]


def own_rows(
    league: int,
    season: Season,
    entrant: Entrant | None,
    words: Words,
    *,
    rule: str,
    shown: Verb | None = None,
) -> list[Row]:
    """The controls of what somebody reads of their own part in a season: what they can do in it now, and what
    else they can read, with a `rule` to look up. `entrant` is None if they are not in it; `shown` is what
    they read."""
    acting = list(_acting(season, entrant))
    if entrant is None:
        reading = list[Verb]()
    else:
        reading = [Verb.MY_TABLES] if entrant.division is None else [Verb.MY_TABLES, Verb.WHY]
    last = [_button(verb, key_of(league), words) for verb in reading if verb is not shown]
    if season.divisions:
        last.append(standings_button(key_of(league), words))
    first = [_button(verb, key_of(league), words) for verb in acting]
    return [ui.ActionRow(*row) for row in (first, [*last, rule_button(rule, words)]) if row]


def _acting(season: Season, entrant: Entrant | None) -> Iterator[Verb]:
    """What somebody can do in a season now."""
    if entrant is None:
        if takes_entries(season):
            yield Verb.ENTER
        return
    if season.state is State.OVER or (entrant.is_out and not entrant.has_left) or entrant.is_expelled:
        return
    number = season.settled + 1
    called, is_coming = season.rounds.get(number), rounds_to_come(season) > 0
    is_back = not (entrant.has_left or entrant.is_asleep)
    sits_out = is_coming and entrant.sits_out == number
    is_asked = is_coming and called is not None and entrant.said_in < counts_from(season, called)
    if not is_back or sits_out or is_asked:
        yield Verb.PRESENT
    if is_back and is_coming and not sits_out:
        yield Verb.SIT_OUT


def league_rules_button(words: Words, label: str | None = None) -> ui.Button[Any]:
    """The button that shows the rules of leagues."""
    custom_id = str(CustomId(Verb.RULES, NO_SESSION, key=BOOK.name))
    return ui.Button(label=label or words.text("button-rules"), custom_id=custom_id)


def standings_button(key: str, words: Words) -> ui.Button[Any]:
    """The button that shows standings: the key is a league's number and perhaps those of a season and of a
    division. Else they are of the newest season, and of the reader's own division."""
    custom_id = str(CustomId(Verb.DIVISION, NO_SESSION, key=key))
    return ui.Button(label=words.text("button-league-standings"), custom_id=custom_id)


def division_rows(
    league: int,
    season: Season,
    words: Words,
    *,
    now: int | None = None,
    verb: Verb = Verb.DIVISION,
    is_newest: bool = True,
) -> list[Row]:
    """The menu that shows the standings of a division, or (with another `verb`) who left whom behind in it;
    none if there is only one. `now` is the one that is shown. Unless it says which season it is about, it is
    about the newest."""
    numbers = sorted(season.divisions)[:MENU]
    if len(numbers) < 2:
        return []
    options = [
        discord.SelectOption(
            label=words.text("league-division", division=number), value=str(number), default=number == now
        )
        for number in numbers
    ]
    key = key_of(league) if is_newest else key_of(league, season.number)
    name = "menu-league-division" if verb is Verb.DIVISION else "menu-league-cross"
    menu: ui.Select[Any] = ui.Select(
        custom_id=str(CustomId(verb, NO_SESSION, key=key)), placeholder=words.text(name), options=options
    )
    return [ui.ActionRow(menu)]


def call_rows(league: int, words: Words, round: int) -> list[Row]:
    """The controls of the post that calls a round. They name it, so that whoever presses to sit it out when
    it is drawn already does not sit out the one after it."""
    here = _button(Verb.PRESENT, key_of(league), words)
    return [ui.ActionRow(here, _button(Verb.SIT_OUT, key_of(league, round), words))]


def seat_rows(league: int, seat: Sequence[int], words: Words) -> list[Row]:
    """The controls of the post that offers a lost seat: its round, its table and the entry that lost it."""
    take = _button(Verb.TAKE_SEAT, key_of(league, *seat), words)
    return [ui.ActionRow(take, _button(Verb.STAND_BY, key_of(league), words))]


def league_button(verb: Verb, league: int, words: Words) -> ui.Button[Any]:
    """A button whose key is a league alone."""
    return _button(verb, key_of(league), words)


def _button(verb: Verb, key: str, words: Words) -> ui.Button[Any]:
    is_first = verb in (Verb.ENTER, Verb.TAKE_SEAT)
    return ui.Button(
        label=words.text(f"button-{verb}"),
        custom_id=str(CustomId(verb, NO_SESSION, key=key)),
        style=discord.ButtonStyle.primary if is_first else discord.ButtonStyle.secondary,
    )
