"""`/boomtown`: the commands of Boomtown, which all come from its options and its decisions."""

from cogs.commands.one_game import OneGame
from cogs.commands.translator import localised


class Boomtown(
    OneGame,
    group_name=localised("boomtown-command"),
    group_description=localised("boomtown-command-about"),
):
    """Rules: B1–B30; the options are B2 and B9."""

    game = "boomtown"
