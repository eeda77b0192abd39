"""What Discord's page Integrations switches off on a server: commands, for roles, people and channels.

Pure: what Discord says of it is among the facts.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from cogs.parts.facts import Facts, Finding, named, role_name
from cogs.parts.rights import Place
from cogs.parts.still_text import Mark
from renders.language.catalogues import Words

_ROLE, _PERSON, _CHANNEL = 1, 2, 3
"""What a rule is about."""


def switched_off(facts: Facts, words: Words) -> list[Finding]:
    """Commands that the server has switched off. It is a warning if nobody at all may use one, or if it is
    off in a channel that is meant for games; else it is only said, because somebody meant it so."""
    commands = facts.commands
    if commands is None:
        return [] if facts.only is None else [Finding(Mark.WARNING, words.text("finding-commands-unknown"))]
    found = []
    for number, rules in commands.rules.items():
        name = commands.known.get(number)
        if number != commands.application and name is None:
            continue
        command = words.text("every-command") if name is None else f"`/{name}`"
        found += _off_for_people(facts, command, rules, words)
        found += _off_in_channels(facts, command, rules, words)
    return found


def _off_for_people(
    facts: Facts, command: str, rules: Sequence[Mapping[str, Any]], words: Words
) -> list[Finding]:
    server = facts.server
    by_role = {int(rule["id"]): bool(rule["permission"]) for rule in rules if rule["type"] == _ROLE}
    people = [bool(rule["permission"]) for rule in rules if rule["type"] == _PERSON]
    on = [role_name(server.roles[n]) for n, is_on in by_role.items() if is_on and n in server.roles]
    off = [role_name(server.roles[n]) for n, is_on in by_role.items() if not is_on and n in server.roles]
    found = []
    if by_role.get(server.id) is False:
        if not on and True not in people:
            return [Finding(Mark.WARNING, words.text("finding-off-everybody", command=command))]
        some = words.text("some-people", count=people.count(True))
        allowed = named([*on, *([some] if True in people else [])], words)
        found.append(
            Finding(Mark.GOOD, words.text("finding-off-everyone-but", command=command, allowed=allowed))
        )
    elif off:
        said = words.text("finding-off-roles", command=command, roles=named(off, words))
        found.append(Finding(Mark.GOOD, said))
    if False in people:
        some = words.text("some-people", count=people.count(False))
        found.append(Finding(Mark.GOOD, words.text("finding-off-people", command=command, people=some)))
    return found


def _off_in_channels(
    facts: Facts, command: str, rules: Sequence[Mapping[str, Any]], words: Words
) -> list[Finding]:
    by_channel = {int(rule["id"]): bool(rule["permission"]) for rule in rules if rule["type"] == _CHANNEL}
    is_on_elsewhere = by_channel.get(facts.server.id - 1, True)  # Discord's id for “all channels”
    places = [place.id for place in _places(facts)]
    off = [number for number in places if not by_channel.get(number, is_on_elsewhere)]
    if not off:
        return []
    meant = [number for number in off if _is_meant(facts, number)]
    mark, name, shown = Mark.GOOD, "finding-off-in", off
    if meant:
        mark, shown = Mark.WARNING, meant
    elif len(off) == len(places):
        mark, name = Mark.WARNING, "finding-off-everywhere"
    elif not is_on_elsewhere:
        name, shown = "finding-on-in", [number for number in places if number not in off]
    channels = named([f"<#{number}>" for number in shown], words)
    return [Finding(mark, words.text(name, command=command, channels=channels))]


def _places(facts: Facts) -> list[Place]:
    """The text channels that are looked at."""
    return [
        place for place in facts.server.places.values() if place.is_text and facts.only in (None, place.id)
    ]


def _is_meant(facts: Facts, channel: int) -> bool:
    """Whether a channel was chosen for games, has some, or is the only one that is looked at."""
    is_chosen = facts.row.channels is not None and channel in facts.row.channels
    return is_chosen or facts.games_in(channel) > 0 or channel == facts.only
