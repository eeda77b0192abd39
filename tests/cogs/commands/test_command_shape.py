"""A command is ours only as it is declared: whatever else arrives is told apart before it is run."""

import discord
import pytest
from discord import app_commands

from cogs.commands.command_shape import LARGEST, LONGEST, NotOurs, check


@pytest.fixture
def tree():
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    group = app_commands.Group(name="toy", description="a toy")
    inner = app_commands.Group(name="inner", description="more toys", parent=group)

    @app_commands.rename(number="game")
    @app_commands.choices(colour=[app_commands.Choice(name="Red", value="red")])
    async def play(
        interaction: discord.Interaction,
        word: str,
        number: app_commands.Range[int, 1] | None = None,
        fast: bool = False,
        share: float = 0.5,
        colour: str = "red",
        friend: discord.User | None = None,
        place: app_commands.AppCommandChannel | None = None,
    ):
        pass

    played = app_commands.Command(name="play", description="play", callback=play)

    @played.autocomplete("word")
    async def suggest(interaction: discord.Interaction, typed: str):
        return []

    async def look(interaction: discord.Interaction):
        pass

    group.add_command(played)
    inner.add_command(app_commands.Command(name="look", description="look", callback=look))
    tree.add_command(group)
    return tree


def option(name, kind, value, **more):
    return {"name": name, "type": kind, "value": value, **more}


WORD = option("word", 3, "x")


def play(*options, **more):
    return {"name": "toy", "type": 1, "options": [{"name": "play", "type": 1, "options": [*options]}], **more}


def inside(*chosen):
    return {"name": "toy", "type": 1, "options": [*chosen]}


LOOK = {"name": "look", "type": 1, "options": []}

OURS = [
    play(WORD),
    play(WORD, option("game", 4, 1), option("fast", 5, False), option("share", 10, 1)),
    play(option("word", 3, "x" * LONGEST), option("game", 4, LARGEST), option("colour", 3, "red")),
    play(WORD, option("friend", 6, "7"), resolved={"users": {"7": {}}}),
    play(WORD, option("place", 7, "7"), resolved={"channels": {"7": {}}}),
    inside({"name": "inner", "type": 2, "options": [LOOK]}),
    inside({"name": "inner", "type": 2, "options": [{"name": "look", "type": 1}]}),
]


@pytest.mark.parametrize("data", OURS, ids=str)
def test_what_is_declared_is_ours(tree, data):
    assert check(tree, data, is_completion=False) == ""


NOT_OURS = [
    *(None, [], "toy", {}, {"name": ["toy"]}, {"name": "toys"}, {"name": "toy"}),
    *(play(WORD, type=kind) for kind in (2, 3, 99, "1", True, None)),
    *(play(WORD, guild_id="7"), play(WORD, resolved=None), play(WORD, resolved=[])),
    *(
        play(WORD, option("friend", 6, "7"), resolved=known)
        for known in ({}, {"users": []}, {"users": {"8": {}}})
    ),
    *(
        play(WORD, option("place", 7, "7"), resolved=known)
        for known in ({}, {"channels": []}, {"channels": {"8": {}}}, {"users": {"7": {}}})
    ),
    *(inside(None), inside(LOOK), inside(LOOK, LOOK), inside({"name": "play", "type": 2, "options": [WORD]})),
    *(inside({"name": "inner", "type": 2, "options": []}), inside({"name": "play", "type": True})),
    *(play(), play(None), play({}), play(WORD, WORD), play(WORD, option("silver", 3, "x"))),
    *(play(option("word", kind, "x")) for kind in (4, 1, 99, "3", None)),
    *(play(option("word", 3, value)) for value in (None, 7, [], {}, True, "x" * (LONGEST + 1), "\ud800")),
    *(play(WORD, option("game", 4, value)) for value in (0, "1", 1.0, True, LARGEST + 1, 10**300)),
    *(play(WORD, option("fast", 5, value)) for value in (1, "yes", None)),
    *(play(WORD, option("share", 10, value)) for value in ("1", 1e300, float("nan"))),
    *(play(WORD, option("colour", 3, "blue")), play(WORD, option("number", 4, 1))),
    play({"name": "word", "type": 3}),
]


@pytest.mark.parametrize("data", NOT_OURS, ids=lambda data: repr(data)[:100])
def test_all_else_is_not_ours(tree, data):
    with pytest.raises(NotOurs):
        check(tree, data, is_completion=False)


def test_one_option_is_completed_whatever_the_others_say(tree):
    half_made = option("game", 4, "not yet a number")
    typed = option("word", 3, "x", focused=True)
    assert check(tree, play(half_made, typed), is_completion=True) == "word"


@pytest.mark.parametrize(
    "options",
    [
        (),
        (WORD,),
        (option("game", 4, 1, focused=True),),
        (option("word", 3, "x", focused="yes"),),
        (option("word", 3, None, focused=True),),
        (option("word", 3, "x", focused=True), option("game", 4, 2**70)),
        (option("word", 3, "x", focused=True), option("game", 4, 1, focused=True)),
        (option("silver", 3, "x", focused=True),),
    ],
    ids=str,
)
def test_nothing_else_is_completed(tree, options):
    with pytest.raises(NotOurs):
        check(tree, play(*options), is_completion=True)
