"""The commands: whoever types while something fails gets no suggestion, and not silence."""

import logging

import discord
import pytest
from discord import app_commands

from cogs.commands.command_tree import Tree
from tests.doubles import discord_error


class Response:
    def __init__(self):
        self.suggested = []

    def is_done(self):
        return bool(self.suggested)

    async def autocomplete(self, choices):
        self.suggested.append(list(choices))


class Typing:
    """Somebody who types an option of `/toy`, whose suggestions fail or are these."""

    type = discord.InteractionType.autocomplete
    locale = "nl"

    def __init__(self, suggestions):
        self.typed, self.response = [], Response()

        async def toy(interaction: discord.Interaction, word: str):
            pass

        self.command = app_commands.Command(name="toy", description="toy", callback=toy)

        @self.command.autocomplete("word")
        async def suggest(interaction: discord.Interaction, typed: str):
            self.typed.append(typed)
            if isinstance(suggestions, BaseException):
                raise suggestions
            return suggestions

        self.tree = Tree(discord.Client(intents=discord.Intents(guilds=True)))
        self.tree.add_command(self.command)

    async def types(self, value, *, name="word", kind=3):
        options = [{"name": name, "type": kind, "value": value, "focused": True}]
        self.data = {"name": "toy", "type": 1, "options": options}
        self.namespace = app_commands.Namespace(self, {}, options)
        await self.tree.answer(self)
        return self.response.suggested

    _state = guild = guild_id = None


async def test_what_is_typed_is_completed_and_is_always_a_text():
    typing = Typing([app_commands.Choice(name="x", value="x")])
    assert await typing.types(7) == [[app_commands.Choice(name="x", value="x")]]
    assert typing.typed == ["7"]


async def test_a_failure_of_ours_suggests_nothing_and_is_logged(caplog):
    assert await Typing(ZeroDivisionError("ours")).types("x") == [[]]
    assert "ZeroDivisionError" in caplog.text


async def test_a_bad_line_is_said_in_one_line(caplog):
    await Typing(discord_error(10062, status=404, kind=discord.NotFound)).types("x")
    (said,) = caplog.records
    assert (said.levelno, said.exc_info) == (logging.WARNING, None)


@pytest.mark.parametrize("typed", [{"name": "silver"}, {"kind": 4}])
async def test_for_what_is_not_ours_nothing_is_suggested_in_one_line(typed, caplog):
    assert await Typing([]).types("x", **typed) == [[]]
    (said,) = caplog.records
    assert said.getMessage() == "the command 'toy' is not ours: /toy has no such option"
    assert said.levelno == logging.WARNING


async def test_a_command_that_discord_resolves_in_an_unheard_of_way_is_not_ours(caplog):
    class Garbled(Typing):
        @property
        def namespace(self):
            raise KeyError("id")

        @namespace.setter
        def namespace(self, _):
            pass

    assert await Garbled([]).types("x") == [[]]
    assert "is not ours: what it names is garbled" in caplog.text
