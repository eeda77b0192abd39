"""The commands that Discord shows are ours: compared by what we say, and handed over anew after refusals."""

import copy
import logging

import aiohttp
import discord
import pytest
from discord.http import HTTPClient

from bot import command_list
from bot.command_list import PAUSES_S, TOO_MANY_TODAY, CommandList, is_same
from tests.doubles import discord_error, double

OURS = [
    {
        "name": "toy",
        "description": "A toy",
        "type": 1,
        "nsfw": False,
        "dm_permission": True,
        "default_member_permissions": None,
        "contexts": None,
        "integration_types": None,
        "name_localizations": {"de": "spielzeug", "nl": "speelgoed"},
        "options": [
            {"name": "look", "description": "Look", "type": 1, "options": []},
            {
                "name": "play",
                "description": "Play",
                "type": 1,
                "options": [
                    {"name": "game", "description": "Game", "type": 4, "min_value": 0, "required": False},
                    {
                        "name": "colour",
                        "description": "Colour",
                        "type": 3,
                        "required": True,
                        "choices": [{"name": "Red", "value": "red"}, {"name": "Blue", "value": "blue"}],
                    },
                ],
            },
        ],
    },
    {"name": "old", "description": "An old toy", "type": 1, "options": []},
]


def as_discord_returns(commands):
    """In another order, with its own fields, with what it fills in, and without what goes without saying."""
    found = copy.deepcopy(commands)[::-1]
    for number, command in enumerate(found):
        command |= {"id": str(number), "application_id": "7", "version": "9", "nsfw": False}
        command |= {"contexts": [0, 1], "integration_types": [0, 1], "default_permission": True}
        command |= {"default_member_permissions": None, "dm_permission": True, "handler": 1}
        command.setdefault("name_localizations", None)
        if not command["options"]:
            del command["options"]
        for option in command.get("options", [])[::-1]:
            option |= {"name_localized": option["name"], "description_localizations": None}
            for inner in option["options"]:
                if inner.get("required") is False:
                    del inner["required"]
                inner["autocomplete"] = False
    return found


def test_what_discord_adds_leaves_out_fills_in_and_sorts_makes_no_difference():
    theirs = as_discord_returns(OURS)
    assert theirs != OURS
    assert is_same(OURS, theirs)


def _of_play(commands):
    return next(c for c in commands if c["name"] == "toy")["options"][1]["options"]


CHANGES = {
    "one is gone": lambda commands: commands.pop(),
    "all are gone": lambda commands: commands.clear(),
    "there is another": lambda commands: commands.append({"name": "new", "description": "x", "type": 1}),
    "one is for a menu": lambda commands: commands[0].update(type=2),
    "another description": lambda commands: commands[0].update(description="Theirs"),
    "another translation": lambda commands: commands[1].update(name_localizations={"de": "ding"}),
    "no translation": lambda commands: commands[1].update(name_localizations=None),
    "not for everybody": lambda commands: commands[0].update(default_member_permissions="0"),
    "not in direct messages": lambda commands: commands[0].update(dm_permission=False),
    "for adults": lambda commands: commands[0].update(nsfw=True),
    "an option is gone": lambda commands: _of_play(commands).pop(),
    "an option of another type": lambda commands: _of_play(commands)[0].update(type=3),
    "an option that must be": lambda commands: _of_play(commands)[0].update(required=True),
    "an option that is completed": lambda commands: _of_play(commands)[1].update(autocomplete=True),
    "another least": lambda commands: _of_play(commands)[0].update(min_value=1),
    "no least": lambda commands: _of_play(commands)[0].pop("min_value"),
    "a choice of another value": lambda commands: _of_play(commands)[1]["choices"][0].update(value="x"),
    "a choice is gone": lambda commands: _of_play(commands)[1]["choices"].pop(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_people_would_see_or_may_do_makes_one(change):
    theirs = as_discord_returns(OURS)
    CHANGES[change](theirs)
    assert not is_same(OURS, theirs)


def test_what_a_command_says_of_places_is_compared():
    ours = [OURS[1] | {"contexts": [0], "integration_types": [0]}]
    assert is_same(ours, [ours[0] | {"id": "7"}])
    assert not is_same(ours, [ours[0] | {"contexts": [0, 1]}])


class Discord:
    """As much of Discord as the list asks: what it has, and what it does at each request to change it."""

    def __init__(self, monkeypatch, *outcomes, has=()):
        self.has, self.outcomes = list(has), list(outcomes)
        self.asked, self.handed_over, self.pauses = 0, 0, []
        client = double(discord.Client, application_id=7, http=double(HTTPClient, request=self.request))
        self.tree = double(discord.app_commands.CommandTree, client=client)

        async def payload(tree):
            return OURS

        async def sleep(seconds):
            if seconds:
                self.pauses.append(round(seconds))

        monkeypatch.setattr(command_list, "payload", payload)
        monkeypatch.setattr(command_list.asyncio, "sleep", sleep)

    async def request(self, route, **named):
        assert route.path == "/applications/{application_id}/commands"
        if route.method == "GET":
            assert named == {"params": {"with_localizations": "true"}}
            self.asked += 1
            return self.has
        assert (route.method, named) == ("PUT", {"json": OURS})
        self.handed_over += 1
        outcome = self.outcomes.pop(0) if self.outcomes else None
        if outcome is not None:
            raise outcome
        return OURS


async def test_what_discord_has_is_not_handed_over(monkeypatch):
    there = Discord(monkeypatch, has=as_discord_returns(OURS))
    await CommandList().keep(there.tree)
    assert (there.asked, there.handed_over) == (1, 0)


async def test_what_another_program_has_overwritten_is_handed_over_once_a_run(monkeypatch):
    there, commands = Discord(monkeypatch, has=[OURS[1]]), CommandList()
    await commands.keep(there.tree)
    await commands.keep(there.tree)
    assert (there.asked, there.handed_over) == (1, 1)


async def test_after_failures_it_is_tried_again_later_and_later_with_a_line_each(monkeypatch, caplog):
    failures = [
        discord_error(0, status=503, kind=discord.DiscordServerError),
        discord_error(50001, status=403, kind=discord.Forbidden),
        TimeoutError(),
        aiohttp.ClientError("no\nline"),
        discord_error(50035),
    ]
    there = Discord(monkeypatch, *failures)
    await CommandList().keep(there.tree)
    assert there.pauses == [*PAUSES_S, PAUSES_S[-1]]
    assert there.handed_over == len(failures) + 1
    warnings = [record for record in caplog.records if record.levelno > logging.INFO]
    assert [record.levelno for record in warnings] == [logging.WARNING] * len(failures)
    assert not any("\n" in record.getMessage() or record.exc_info for record in warnings)
    assert "no line" in caplog.text


async def test_after_too_many_of_a_day_it_waits_for_hours(monkeypatch):
    there = Discord(monkeypatch, discord_error(TOO_MANY_TODAY))
    await CommandList().keep(there.tree)
    assert there.pauses == [6 * 3600]


async def test_a_new_connection_does_not_shorten_the_pause(monkeypatch):
    there, commands = Discord(monkeypatch, discord_error(TOO_MANY_TODAY)), CommandList()

    class Cut(Exception):
        pass

    async def cut(seconds):
        if seconds:
            raise Cut

    with monkeypatch.context() as line:
        line.setattr(command_list.asyncio, "sleep", cut)
        with pytest.raises(Cut):
            await commands.keep(there.tree)
    await commands.keep(there.tree)
    assert there.pauses == [6 * 3600]


async def test_a_fault_of_ours_is_logged_as_one_and_stops_nothing(monkeypatch, caplog):
    there = Discord(monkeypatch, ZeroDivisionError("ours"))
    await CommandList().keep(there.tree)
    assert there.handed_over == 2
    (said,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert said.exc_info
