"""`/gnadenlos`: the commands of Gnadenlos!, which all come from its options and its decisions."""

from cogs.commands.one_game import OneGame
from cogs.commands.translator import localised


class Gnadenlos(
    OneGame,
    group_name=localised("gnadenlos-command"),
    group_description=localised("gnadenlos-command-about"),
):
    """Rules: G1–G37; the options are G4 and G12."""

    game = "gnadenlos"
