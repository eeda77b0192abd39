"""Twin games: two matches that differ only in what the public cannot know look the same, byte for byte."""

import random
import re
from collections.abc import Sequence
from typing import Any

from sandbox import Outgoing, Person, SeenMessage
from tests.e2e.evening import Evening
from tests.pictures import seen

Look = list[object]

HOUR = 3600.0
SLOT_S = 600.0
"""Deadlines are rounded to a part of this: twins that begin with a slot have theirs equally far away."""
TIME = re.compile(r"<t:(\d+)")
PACKED = re.compile(r"(?<=\d)-[0-9a-f]{8}(?=\.png)")


async def test_another_order_of_the_deck_changes_nothing_that_anyone_gets(evening: Evening) -> None:
    thread = await evening.open_game(3, short=True)
    for person in evening.people:  # whoever has not said where they are is shown what clocks show meanwhile
        await (await person.slash("game hours", channel=thread, zone="Berlin")).text()
    await evening.rearrange(_mines_on_top)
    first = await everything(evening, evening.people)
    await evening.rearrange(_other_secrets)
    assert_alike(await everything(evening, evening.people), first)


async def test_after_an_answer_twin_games_still_look_the_same(alone: Evening) -> None:
    alone.discord.pass_time(hours=(12 - alone.discord.clock.now() / HOUR) % 24)  # to noon: no quiet hours
    thread = await alone.open_game(3, short=True)
    await alone.rearrange(_mines_on_top)
    await alone.bot.kill()
    twin = alone.database.with_name("twin.sqlite3")
    alone.copy(alone.database, twin)
    await alone.bot.start()
    await alone.bot.ready()
    await _at_rest(alone)
    person = alone.asked(thread)
    first = await _after_an_answer(alone, thread, person)
    alone.discord.world.delete_message(alone.board(thread).message)
    await alone.bot.kill()
    alone.copy(twin, alone.database)
    await alone.rearrange(_other_secrets)
    assert_alike(await _after_an_answer(alone, thread, person), first)


async def test_no_secret_leaves_the_bot_in_anything_that_it_sends_or_logs(evening: Evening) -> None:
    thread, luck = await evening.open_game(3), random.Random(5)
    await evening.play(thread, luck, answers=6)
    for command in ("game board", "game log", "game hand", "game list"):
        await (await evening.people[0].slash(command, channel=thread)).text()
    await (await evening.people[0].forge(f"do:{evening.number}:nonsense", channel=thread)).text()
    seed, digests = evening.stored.seed(evening.number), evening.stored.digests()
    for secret in (seed, *digests, evening.discord.token):
        assert [found for sent in evening.outgoing for found in sent.search(secret)] == []
    assert seed not in evening.bot.output
    assert evening.discord.token not in evening.bot.output


MINES = ("cactus-junction-2", "cold-mountain-3", "coyote-city-3")


def _mines_on_top(state: dict[str, Any]) -> None:
    """Let the round that begins be a later one, with these mines on offer."""
    state["round"] = 1
    cards = [card for card in state["aside"] + state["deck"] if card not in MINES]
    aside = len(state["aside"])
    state["aside"], state["deck"] = cards[:aside], [*cards[aside:], *MINES]


def _other_secrets(state: dict[str, Any]) -> None:
    """Put other cards aside, and the rest of the deck in another order, below what is on offer now."""
    hidden = state["deck"][:-3] + state["aside"]
    hidden.reverse()
    aside = len(state["aside"])
    state["aside"], state["deck"][:-3] = hidden[:aside], hidden[aside:]


async def everything(evening: Evening, people: Sequence[Person]) -> Look:
    """All that people can get out of the bot without answering."""
    (thread,) = evening.channel.threads
    await evening.say_where_they_are(thread)
    begins = await _at_rest(evening)
    looks: Look = []
    for person in people:
        for command in ("game act", "game board", "game log", "game hand", "game list", "game help"):
            looks.append(_look(await (await person.slash(command, channel=thread)).private()))
        for custom_id in ("act:{}:-:", "hand:{}:-:", "board:{}:-:1", "log:{}:-:1"):
            reply = await person.forge(custom_id.format(evening.number), message=evening.board(thread))
            looks.append(_look(await reply.private()))
        for command, parameter in evening.answering():
            looks.append(await person.complete(command, focused=parameter, channel=thread))
    return [*looks, await _said_since(evening, begins)]


async def _after_an_answer(evening: Evening, thread: Any, person: Person) -> Look:
    """The board after one and the same answer, and what its giver was told; new times count from then on."""
    await _at_rest(evening)
    now = evening.discord.clock.now()
    evening.discord.pass_time(seconds=SLOT_S - now % SLOT_S)  # Discord forgets a nonce, and no outage is told
    begins = await _at_rest(evening)
    start = int(now // SLOT_S + 1) * int(SLOT_S)
    posted = [*evening.public(thread), *evening.public(evening.channel)]
    old = {time for message in posted for time in TIME.findall(message.text)}
    reply = await person.slash("boomtown bid", channel=thread, gold="2")
    said = await reply.text()
    told = await _said_since(evening, begins)
    public = [message.text for message in evening.public(evening.channel)]
    return _counted_from(start, [said, _look(evening.board(thread)), public, told], old)


def _counted_from(start: int, shown: Any, old: set[str]) -> Any:
    """What was shown, with all times that are not old as seconds since then: the twin plays minutes later."""
    if isinstance(shown, str):
        return TIME.sub(lambda at: at[0] if at[1] in old else f"<t:{int(at[1]) - start:+}", shown)
    if isinstance(shown, (list, tuple)):
        return type(shown)(_counted_from(start, part, old) for part in shown)
    return shown


def timeless(shown: Any) -> Any:
    """What was shown without its moments: a twin that is played minutes later, to the second, has others."""
    if isinstance(shown, str):
        return TIME.sub("<t:then", shown)
    if isinstance(shown, (list, tuple)):
        return [timeless(part) for part in shown]
    return shown


async def _at_rest(evening: Evening) -> int:
    """Wait until the bot has no more to say; how often it has said something."""
    await evening.shown()
    await evening.discord.settle()
    return len(evening.outgoing)


async def _said_since(evening: Evening, begins: int) -> Look:
    """All that the bot has sent since then, to the last file name; in which order is a matter of luck."""
    await _at_rest(evening)
    sent = [out for out in evening.outgoing[begins:] if out.method != "GET"]
    names = {person.id: person.name for person in evening.people}
    return sorted(repr((names.get(out.addressee, "all"), _heard(out))) for out in sent)


def _heard(out: Outgoing) -> list[object]:
    """A request, with its pictures as they are seen: their names say how they are packed."""
    *said, files = out.comparable()
    told = [PACKED.sub("", each) for each in said]
    return [*told, {PACKED.sub("", name): seen(data) for name, data in files.items()}]


def assert_alike(now: Look, first: Look) -> None:
    """Equal, or the first thing that is not, in few enough words to be read."""
    for number, (one, other) in enumerate(zip(now, first, strict=True)):
        if isinstance(one, list) and isinstance(other, list):
            news, missing = ([each for each in a if each not in b] for a, b in ((one, other), (other, one)))
            assert one == other, f"{number}: only now {news}, only before {missing}"
        assert one == other, number


def _look(message: SeenMessage) -> Look:
    """All that a message shows, but for Discord's own ids."""
    buttons = [
        (button.label, button.custom_id, button.style, button.disabled) for button in message.all_buttons
    ]
    selects = [(select.placeholder, select.options) for select in message.selects]
    files = [(PACKED.sub("", file.filename), seen(file.data)) for file in message.files]
    return [
        re.sub(r"\d{17,}", "id", message.text),
        buttons,
        selects,
        files,
        message.alt_texts,
        message.mentions,
    ]
