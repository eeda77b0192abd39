"""What `/saloon check` finds on a server: from facts to sentences, each with a sign that says how bad it is.

Pure: it asks neither Discord nor the journal, and changes nothing.
"""

from collections.abc import Callable, Sequence
from typing import Final

from cogs.parts.facts import NAMED, Facts, Finding, named, role_name
from cogs.parts.places import game_link
from cogs.parts.rights import VIEW, Lack, Place, Taken, lacks, may, role_may
from cogs.parts.still_text import Mark, games_text, mend_text, still_text
from cogs.parts.switches import switched_off
from engine.sessions.server_settings import MOST_THREADS
from renders.language.catalogues import Words
from renders.language.names import escaped, isolated, tidy

THREADS: Final = 1000
"""The most active threads that Discord allows."""
MANY_THREADS: Final = 800
"""From so many active threads on, somebody should know."""
TO_BE_SHOWN: Final = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""The permissions without which running games cannot be shown."""
TO_TELL: Final = ("view_channel", "send_messages")
"""What the bot needs in the channel that is told of moderators' acts."""
TO_OPEN: Final = ("view_channel", "use_application_commands")
"""What somebody needs in a channel to open a game there."""


def findings(facts: Facts, words: Words) -> list[Finding]:
    """All that is found, the worst first. Of one channel, only what concerns that."""
    of_place = (_timed_out, _channels, _threads, _settings_of_place, switched_off, _games)
    of_server = (_timed_out, _channels, _threads, _settings, switched_off, _games, _commands, _bot)
    asked: Sequence[Callable[[Facts, Words], list[Finding]]] = of_server if facts.only is None else of_place
    found = [finding for look in asked for finding in look(facts, words)]
    return sorted(found, key=lambda finding: list(Mark).index(finding.mark))


def _timed_out(facts: Facts, words: Words) -> list[Finding]:
    until = facts.server.timed_out_until
    return [] if until is None else [Finding(Mark.BAD, words.text("finding-timed-out", until=int(until)))]


# Permissions


def _channels(facts: Facts, words: Words) -> list[Finding]:
    """What the bot lacks in the channels where games may be opened or are. A channel that nobody has chosen,
    and in which there is no game, is worth a warning; one that is also hidden from the bot is not."""
    found, alike, good = list[Finding](), dict[tuple[Lack, ...], list[int]](), 0
    for place in _looked_at(facts):
        missing = lacks(facts.server, place, facts.needed)
        is_meant = facts.only is not None or facts.row.channels is not None or facts.games_in(place.id) > 0
        if not missing:
            good += 1
        elif is_meant:
            texts = (_lack_text(facts, lack, place.id, words) for lack in missing)
            found += [Finding(Mark.BAD, text) for text in texts]
        else:
            alike.setdefault(tuple(missing), []).append(place.id)
    for common, places in alike.items():
        is_hidden = all(VIEW in lack.permissions for lack in common)
        names = words.listed([_permission(name, words) for lack in common for name in lack.permissions])
        text = words.text(
            "finding-hidden" if is_hidden else "finding-lacks-in",
            channels=named([f"<#{place}>" for place in places], words),
            count=len(places),
            permissions=names,
        )
        found.append(Finding(Mark.GOOD if is_hidden else Mark.WARNING, text))
    if good:
        say = "finding-channels-good" if facts.only is None else "finding-channel-good"
        found.append(Finding(Mark.GOOD, words.text(say, count=good)))
    elif facts.only is None and all(each.mark is not Mark.BAD for each in found):
        found.append(Finding(Mark.BAD, words.text("finding-nowhere")))
    return found


def _looked_at(facts: Facts) -> list[Place]:
    """The channels where games may be opened or are; or the only one that is looked at."""
    places, chosen = facts.server.places, facts.row.channels
    if facts.only is not None:
        return [places[facts.only]] if facts.only in places else []
    return [
        place
        for place in places.values()
        if facts.games_in(place.id) or (place.is_text and (chosen is None or place.id in chosen))
    ]


def _lack_text(facts: Facts, lack: Lack, channel: int, words: Words) -> str:
    """What the bot lacks in a channel, what takes it away, what mends that, and what comes of it."""
    own, count = facts.server.own, len(lack.permissions)
    games = facts.games_in(channel)
    is_unseen = games and any(name in TO_BE_SHOWN for name in lack.permissions)
    roles = words.listed([role_name(role) for role in lack.roles])
    if lack.taken is Taken.NEVER_GIVEN:
        mend = "mend-on-server" if own is not None else "mend-on-server-no-role"
    elif lack.taken is Taken.FROM_ME or own is None:
        mend = "mend-for-me"
    else:
        mend = "mend-in-channel"
    said: dict[str, str | int] = {
        "channel": f"<#{channel}>",
        "permissions": words.listed([_permission(name, words) for name in lack.permissions]),
        "count": count,
        "cause": words.text(f"cause-{lack.taken}", roles=roles, count=count),
        "mend": words.text(mend, role="" if own is None else role_name(own), count=count),
        "result": words.text("result-boards" if is_unseen else "result-nothing-opens", games=games),
    }
    return words.text("finding-lacks", **said)


def _permission(name: str, words: Words) -> str:
    return f"**{words.text('permission-' + name.replace('_', '-'))}**"


def _threads(facts: Facts, words: Words) -> list[Finding]:
    count = facts.server.threads
    mark, name = Mark.GOOD, "few"
    if count >= MOST_THREADS:
        mark, name = Mark.BAD, "full"
    elif count >= MANY_THREADS:
        mark, name = Mark.WARNING, "many"
    text = words.text(f"finding-threads-{name}", count=count, most=MOST_THREADS, all=THREADS)
    return [Finding(mark, text)]


# What the admins have chosen


def _settings_of_place(facts: Facts, words: Words) -> list[Finding]:
    """What the settings say of the one channel that is looked at."""
    chosen, place = facts.row.channels, facts.server.places.get(facts.only or 0)
    found = []
    if place is not None and not place.is_text:
        found.append(Finding(Mark.BAD, words.text("finding-no-text-channel", channel=place.id)))
    elif chosen is not None and facts.only not in chosen:
        found.append(Finding(Mark.WARNING, words.text("finding-not-chosen")))
    return found


def _settings(facts: Facts, words: Words) -> list[Finding]:
    """What the settings say that cannot be, or that contradicts what is there."""
    found = [*_chosen_channels(facts, words), *_openers(facts, words), *_told_in(facts, words)]
    language = facts.row.language
    older = sum(each.session.language != language for each in facts.games)
    if language is not None and older:
        found.append(Finding(Mark.WARNING, words.text("finding-language-older", count=older)))
    return found or [Finding(Mark.GOOD, words.text("finding-settings-good"))]


def _chosen_channels(facts: Facts, words: Words) -> list[Finding]:
    chosen, places = facts.row.channels, facts.server.places
    if chosen is None:
        return []
    if not chosen:
        return [Finding(Mark.BAD, words.text("finding-channels-none"))]
    found, gone = [], [number for number in chosen if number not in places]
    if gone:
        is_all = len(gone) == len(chosen)
        mark = Mark.BAD if is_all else Mark.WARNING
        found.append(Finding(mark, words.text("finding-channels-gone", count=len(gone))))
    for number in chosen:
        if number in places and not places[number].is_text:
            found.append(Finding(Mark.WARNING, words.text("finding-no-text-channel", channel=number)))
    return found


def _openers(facts: Facts, words: Words) -> list[Finding]:
    """Roles that may open games, but cannot. How many people have a role, Discord does not tell the bot."""
    openers, server = facts.row.openers, facts.server
    if openers is None:
        return []
    if not openers:
        return [Finding(Mark.WARNING, words.text("finding-openers-none"))]
    found, gone = [], sum(number not in server.roles and number != server.id for number in openers)
    if gone:
        found.append(Finding(Mark.WARNING, words.text("finding-openers-gone", count=gone)))
    chosen = facts.row.channels
    places = [p for p in server.places.values() if p.is_text and (chosen is None or p.id in chosen)]
    for role in (server.roles[number] for number in openers if number in server.roles):
        if role.is_bots:
            found.append(Finding(Mark.WARNING, words.text("finding-opener-bot", role=role_name(role))))
        elif places and not any(role_may(server, place, role, *TO_OPEN) for place in places):
            found.append(Finding(Mark.WARNING, words.text("finding-opener-blind", role=role_name(role))))
    return found


def _told_in(facts: Facts, words: Words) -> list[Finding]:
    channel = facts.row.told_in
    if channel is None:
        return []
    place = facts.server.places.get(channel)
    if place is None:
        return [Finding(Mark.BAD, words.text("finding-told-in-gone"))]
    if not may(facts.server, place, *TO_TELL):
        return [Finding(Mark.BAD, words.text("finding-told-in-mute", channel=channel))]
    return []


# The games, the commands, the bot


def _games(facts: Facts, words: Words) -> list[Finding]:
    """The faults of games, a few of them named, and how many games there are."""
    seen = facts.in_sight
    faults = [each for each in seen if each.is_fault]
    found = [
        Finding(
            Mark.BAD,
            words.text(
                "finding-game",
                game=game_link(each.session, words),
                why=still_text(each, words),
                mend=mend_text(each, words),
            ),
        )
        for each in faults[:NAMED]
    ]
    if len(faults) > NAMED:
        found.append(Finding(Mark.BAD, words.text("finding-games-more", count=len(faults) - NAMED)))
    return [*found, Finding(Mark.GOOD, games_text(seen, words))]


def _commands(facts: Facts, words: Words) -> list[Finding]:
    commands = facts.commands
    if commands is None:
        return [Finding(Mark.WARNING, words.text("finding-commands-unknown"))]
    missing = sorted(set(commands.ours) - set(commands.known.values()))
    if missing:
        names = named([f"`/{name}`" for name in missing], words)
        return [Finding(Mark.BAD, words.text("finding-commands-missing", commands=names))]
    return [Finding(Mark.GOOD, words.text("finding-commands-good", count=len(commands.ours)))]


def _bot(facts: Facts, words: Words) -> list[Finding]:
    """Since when the bot can be reached, its version, and who runs it."""
    outage, operator = facts.outage, isolated(escaped(tidy(facts.operator, len(facts.operator))))
    said = [
        words.text("finding-line-unknown")
        if facts.up_since is None
        else words.text("finding-line", since=int(facts.up_since)),
        words.text("finding-outage-none")
        if outage is None
        else words.text("finding-outage", since=int(outage.since), until=int(outage.until)),
        words.text("finding-version", version=facts.version) if facts.version else "",
    ]
    is_known = Finding(Mark.GOOD, words.text("finding-operator", operator=operator))
    is_not = Finding(Mark.WARNING, words.text("finding-operator-none"))
    mark = Mark.WARNING if facts.up_since is None else Mark.GOOD
    return [Finding(mark, " ".join(filter(None, said))), is_known if operator else is_not]
