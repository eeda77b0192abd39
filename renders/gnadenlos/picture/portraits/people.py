"""The adventurers' faces: one row each, by the key that they have in the data file."""

from collections.abc import Mapping
from typing import Final

from renders.gnadenlos.picture.portraits.look import Person

# fmt: off
PEOPLE: Final[Mapping[str, Person]] = {
    "nugget-ned": Person(
        tint="ochre", skin="ruddy", head="broad", eyes="shut", brows="bushy", nose="bulb",
        mouth="golden-tooth",
        hair="temples", hair_dye="ginger", beard="mutton", hat="slouch", hat_dye="brown", band_dye="sand",
        clothes="braces", cloth_dye="red", trim_dye="sand", held=("nugget",),
    ),
    "old-zeke": Person(
        tint="sage", skin="tan", head="gaunt", eyes="narrow", brows="bushy", nose="hook", mouth="hidden",
        hair="temples", hair_dye="white", beard="long", hat="slouch", hat_dye="charcoal", band_dye="rust",
        clothes="braces", cloth_dye="rose", trim_dye="brown", worn=("pipe",),
    ),
    "sourdough-sue": Person(
        tint="sky", skin="fair", head="round", eyes="shut", brows="flat", nose="button", mouth="red-smile",
        hair="temples", hair_dye="silver", hat="fur", hat_dye="chestnut", band_dye="sand",
        clothes="checked", cloth_dye="red", worn=("rosy",), held=("frying-pan",),
    ),
    "pickaxe-pete": Person(
        tint="clay", skin="brown", head="square", eyes="plain", brows="angry", nose="broad", mouth="hidden",
        hair="short", hair_dye="black", beard="walrus", hat="headband", hat_dye="red",
        clothes="braces", cloth_dye="blue", trim_dye="tan", behind=("pickaxe",),
    ),
    "mule-maggie": Person(
        tint="sage", skin="fair", head="heart", eyes="plain", brows="thin", nose="button", mouth="smile",
        hair="temples", hair_behind="braids", hair_dye="ginger",
        hat="flowered", hat_dye="tan", band_dye="brown",
        clothes="shirt", cloth_dye="green", worn=("freckles",), held=("mule",),
    ),
    "panning-pearl": Person(
        tint="sky", skin="deep", head="heart", eyes="lashes", brows="thin", nose="broad", mouth="lips",
        hair="temples", hair_dye="black", hat="straw", hat_dye="straw", band_dye="teal",
        clothes="laced", cloth_dye="teal", trim_dye="gold", worn=("pearls",), held=("pan",),
    ),
    "lucky-lindqvist": Person(
        tint="sage", skin="pale", head="long", eyes="wink", brows="raised", nose="straight", mouth="smile",
        hair="temples", hair_dye="blond", hat="cap", hat_dye="grey",
        clothes="vest", cloth_dye="green", trim_dye="gold", held=("horseshoe",),
    ),
    "dynamite-dan": Person(
        tint="clay", skin="fair", head="oval", eyes="wide", brows="worried", nose="long", mouth="teeth",
        hair="blasted", hair_dye="charcoal", hat="goggles",
        clothes="shirt", cloth_dye="tan", worn=("soot",), held=("dynamite",),
    ),
    "buckshot-bea": Person(
        tint="sand", skin="ruddy", head="square", eyes="narrow", brows="angry", nose="straight",
        mouth="flat",
        hair="temples", hair_behind="bob", hair_dye="silver",
        hat="stetson", hat_dye="black", band_dye="red",
        clothes="leather", cloth_dye="chestnut", trim_dye="cream", worn=("wrinkles", "cigar"),
        held=("shotgun",),
    ),
    "reverend-rudd": Person(
        tint="lilac", skin="pale", head="long", eyes="lidded", brows="raised", nose="long", mouth="flat",
        hair="temples", hair_dye="grey", beard="mutton", hat="wide", hat_dye="black", band_dye="charcoal",
        clothes="clerical", cloth_dye="black", held=("bible",),
    ),
    "madame-fortuna": Person(
        tint="lilac", skin="fair", head="heart", eyes="lashes", brows="raised", nose="straight",
        mouth="lips",
        hair="parted", hair_behind="falling", hair_dye="black", hat="diadem",
        clothes="gown", cloth_dye="violet", trim_dye="violet", worn=("earrings",), held=("crystal-ball",),
    ),
    "professor-pike": Person(
        tint="sand", skin="fair", head="oval", eyes="plain", brows="raised", nose="straight", mouth="smile",
        hair="tufts", hair_dye="white", beard="goatee",
        clothes="bow-tie", cloth_dye="plum", trim_dye="gold", worn=("spectacles",), held=("bottle",),
    ),
    "marshal-mercer": Person(
        tint="sky", skin="deep", head="square", eyes="plain", brows="flat", nose="broad", mouth="hidden",
        hair="temples", hair_dye="charcoal", beard="handlebar",
        hat="stetson", hat_dye="cream", band_dye="brown",
        clothes="vest", cloth_dye="black", trim_dye="gold", worn=("star",),
    ),
    "rattlesnake-ruth": Person(
        tint="clay", skin="olive", head="heart", eyes="lidded", brows="thin", nose="straight",
        mouth="smirk",
        hair="temples", hair_behind="falling", hair_dye="black",
        hat="snakeskin", hat_dye="charcoal", band_dye="sand",
        clothes="shirt", cloth_dye="green", worn=("snake",),
    ),
    "sergeant-sutter": Person(
        tint="sand", skin="ruddy", head="square", eyes="plain", brows="angry", nose="broad", mouth="low",
        hair="temples", hair_dye="rust", beard="drooping", hat="cavalry", hat_dye="blue", band_dye="gold",
        clothes="uniform", cloth_dye="blue", trim_dye="gold",
    ),
    "doc-dawson": Person(
        tint="slate", skin="brown", head="oval", eyes="plain", brows="flat", nose="broad", mouth="low",
        hair="temples", hair_dye="grey", beard="van-dyke",
        hat="bowler", hat_dye="charcoal", band_dye="black",
        clothes="suit", cloth_dye="grey", trim_dye="teal", worn=("spectacles", "stethoscope"),
    ),
    "velvet-violet": Person(
        tint="rose", skin="pale", head="heart", eyes="lashes", brows="thin", nose="button",
        mouth="red-smile",
        hair="swept", hair_behind="ringlets", hair_dye="chestnut",
        hat="feathered", hat_dye="violet", band_dye="red",
        clothes="gown", cloth_dye="violet", trim_dye="black", worn=("mole", "song"),
    ),
    "ace-abernathy": Person(
        tint="clay", skin="fair", head="oval", eyes="narrow", brows="raised", nose="straight",
        mouth="smirk",
        hair="temples", hair_dye="black", beard="pencil", hat="gambler", hat_dye="black", band_dye="red",
        clothes="vest", cloth_dye="red", trim_dye="gold", worn=("hat-card",), held=("two-aces",),
    ),
    "colt-carson": Person(
        tint="ochre", skin="fair", head="long", eyes="plain", brows="flat", nose="straight", mouth="smirk",
        hair="temples", hair_dye="blond", hat="stetson", hat_dye="tan", band_dye="brown",
        clothes="kerchief", cloth_dye="sky", trim_dye="red", worn=("stalk",), held=("revolver",),
    ),
    "bandana-belle": Person(
        tint="rose", skin="fair", head="heart", eyes="lashes", brows="angry", nose="straight",
        mouth="hidden",
        hair="temples", hair_behind="one-braid", hair_dye="blond",
        hat="stetson", hat_dye="black", band_dye="gold",
        clothes="shirt", cloth_dye="charcoal", trim_dye="red", worn=("mask",),
    ),
    "silent-sam": Person(
        tint="slate", skin="tan", head="broad", eyes="hidden", nose="broad", mouth="flat",
        hair="none", hair_dye="black", beard="stubble", hat="low", hat_dye="brown", band_dye="black",
        clothes="poncho", cloth_dye="teal", trim_dye="rust",
    ),
    "faro-fanny": Person(
        tint="sage", skin="olive", head="oval", eyes="lidded", brows="raised", nose="button", mouth="lips",
        hair="parted", hair_behind="low-buns", hair_dye="brown", hat="visor", hat_dye="green",
        clothes="vest", cloth_dye="plum", trim_dye="gold", held=("cards",),
    ),
    "slick-sinclair": Person(
        tint="rose", skin="pale", head="long", eyes="lidded", brows="thin", nose="long", mouth="smirk",
        hair="slick", hair_dye="black", beard="curled",
        clothes="suit", cloth_dye="violet", trim_dye="red", worn=("monocle", "pin"),
    ),
    "deadeye-drake": Person(
        tint="sand", skin="tan", head="gaunt", eyes="narrow", brows="angry", nose="hook", mouth="hidden",
        hair="temples", hair_dye="black", beard="full", hat="stetson", hat_dye="charcoal", band_dye="tan",
        clothes="leather", cloth_dye="brown", trim_dye="rust", worn=("eye-patch",),
    ),
    "gravedigger-gus": Person(
        tint="slate", skin="pale", head="gaunt", eyes="hollow", brows="worried", nose="hook", mouth="frown",
        hair="none", hair_behind="lank", hair_dye="silver",
        hat="battered", hat_dye="black", band_dye="plum",
        clothes="coat", cloth_dye="charcoal", trim_dye="green", behind=("churchyard", "shovel"),
        worn=("wrinkles",),
    ),
    "judge-jessup": Person(
        tint="sand", skin="ruddy", head="broad", eyes="plain", brows="bushy", nose="bulb", mouth="hidden",
        hair="sides", hair_dye="white", beard="chops",
        clothes="robe", cloth_dye="black", behind=("chair",), worn=("half-moons",), held=("gavel",),
    ),
    "duchess-delacroix": Person(
        tint="rose", skin="brown", head="oval", eyes="lidded", brows="raised", nose="straight",
        mouth="lips",
        hair="temples", hair_behind="ringlets", hair_dye="black",
        hat="plumed", hat_dye="plum", band_dye="rose",
        clothes="furs", cloth_dye="white", worn=("pearls",), held=("fan",),
    ),
    "veteran": Person(
        tint="slate", skin="ruddy", head="square", eyes="narrow", brows="bushy", nose="broad",
        mouth="hidden",
        hair="temples", hair_dye="white", beard="full", hat="kepi", hat_dye="blue", band_dye="red",
        clothes="uniform", cloth_dye="blue", trim_dye="red", worn=("cheek-scar", "medals"),
    ),
    "greenhorn": Person(
        tint="sky", skin="pale", head="round", eyes="wide", brows="worried", nose="button", mouth="round",
        hair="quiff", hair_dye="chestnut", hat="bowler", hat_dye="green", band_dye="black",
        clothes="bow-tie", cloth_dye="sand", trim_dye="red", worn=("freckles",), held=("carpet-bag",),
    ),
}
# fmt: on
"""Hat, hair, colours and things tell each of them from the others, even on a phone."""
