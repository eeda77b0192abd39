"""A game from its first message to its end, its check, and its file, which a program checks that knows
nothing of the bot."""

import json
import random
import re

from sandbox import Channel, Person
from tests.e2e.evening import Evening
from tools import verify_luck


async def file_of(person: Person, thread: Channel) -> tuple[str, bytes]:
    """The file that somebody gets, with its name."""
    answer = await (await person.slash("game export", channel=thread)).private()
    (attached,) = answer.files
    return attached.filename, attached.data


async def test_whoever_copied_the_seal_checks_a_game_that_is_over(evening: Evening, tmp_path, capsys) -> None:
    thread, (anna, ben, *_) = await evening.open_game(1, robots=2, game="gnadenlos"), evening.people
    (seal,) = re.findall(r"Seal for fair luck: `([A-Z2-7]{26})`", evening.boards(thread)[0].text)
    refused = await (await ben.slash("game verify", channel=thread)).text()
    assert refused == "This game can be checked once it is over: until then its seed is secret."
    name, before = await file_of(ben, thread)
    assert name == f"gnadenlos-{evening.number}.json"
    assert evening.stored.seed(evening.number).encode() not in before

    await evening.play(thread, random.Random(5))
    assert evening.is_over(thread)
    panel = await (await ben.press(evening.boards(thread)[0], "Fair luck")).private()
    await ben.press(panel, "Check")
    await evening.discord.until(lambda: "all as sealed" in panel.text, what="it was checked")
    assert seal in panel.text
    name, after = await file_of(anna, thread)
    path = tmp_path / name
    path.write_bytes(after)
    assert verify_luck.main([str(path), seal]) == 0
    assert "all as sealed" in capsys.readouterr().out
    found = json.loads(after)
    assert len(found["answers"]) == len(evening.stored.answers())
    assert str(anna.id) not in after.decode()
