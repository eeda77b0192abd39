"""What Discord shows of the commands, in every language; and every text that mentions one is right."""

import functools
import re
import unicodedata

import discord
import pytest
import pytest_asyncio
from discord import app_commands
from discord.ext import commands

from cogs.commands.every_game import EveryGame
from cogs.commands.games import cogs_of
from cogs.commands.groups import groups
from cogs.commands.inbox import inbox_command
from cogs.commands.translator import Translator, payload
from engine.games import GAMES
from engine.play.codec import encode
from renders.faces import FACES
from renders.language.catalogues import LOCALES, Words, words_for
from renders.language.policies import POLICIES
from sandbox.limits.commands import check_commands
from tests.cogs import visits
from tests.renders.language.test_interface_words import catalogue

SUBCOMMAND = 1
MENTION = re.compile(r"(?<![\w/])/[^\W\d_][\w'-]*(?: [\w'-]+)?")


@pytest_asyncio.fixture
async def tree():
    bot = commands.Bot(command_prefix="!", intents=discord.Intents(guilds=True))
    services = visits.services(games=GAMES, faces=FACES)
    await bot.tree.set_translator(Translator())
    for cog in cogs_of(GAMES):
        await bot.add_cog(cog(services))
    await bot.add_cog(EveryGame(services))
    bot.tree.add_command(inbox_command(services))
    for group in groups(services):
        bot.tree.add_command(group)
    yield bot.tree
    await bot.close()


@functools.cache
def filled():
    """A value for every variable that any text has."""
    return dict.fromkeys(
        {name for language in LOCALES for seen in catalogue(language).values() for name in seen.found}, 3
    )


def shown(named, language, what="name"):
    """What a client in a language shows."""
    return (named.get(f"{what}_localizations") or {}).get(language, named[what])


def everything(declared):
    """Commands, subcommands and parameters."""
    for part in declared:
        yield part
        yield from everything(part.get("options", []))


def paths(declared, language):
    """All commands as a client in a language shows them."""
    return {
        " ".join([f"/{shown(command, language)}", *([] if part is None else [shown(part, language)])])
        for command in declared
        for part in command["options"] or [None]
        if part is None or part["type"] == SUBCOMMAND
    }


async def test_discord_would_take_the_commands(tree):
    check_commands(await payload(tree))


@pytest.mark.parametrize("language", LOCALES)
async def test_names_and_descriptions_fit_in_every_language(tree, language):
    for part in everything(await payload(tree)):
        name, about = shown(part, language), shown(part, language, "description")
        assert 1 <= len(name) <= 32
        assert name == name.lower()
        assert all(letter in "-_'" or unicodedata.category(letter)[0] in "LN" for letter in name), name
        assert 1 <= len(about) <= 100
        inner = [shown(option, language) for option in part.get("options", [])]
        assert len(set(inner)) == len(inner) <= 25


@pytest.mark.parametrize("language", LOCALES[1:])
async def test_everything_is_translated(tree, language):
    for part in everything(await payload(tree)):
        assert language in part["name_localizations"], part["name"]
        assert language in part["description_localizations"], part["name"]
        assert "en-US" not in part["name_localizations"]
        english, other = part["description"], part["description_localizations"][language]
        assert english != other, "a description in two languages is never the same"


async def test_what_a_language_lacks_is_in_english_with_one_warning(monkeypatch, caplog):
    dutch = Words("nl", [], words_for("en"))
    monkeypatch.setattr("cogs.commands.translator.words_for", lambda locale: dutch)
    name = app_commands.locale_str("list", message_id="game-command-list")
    for _ in range(2):
        assert await Translator().translate(name, discord.Locale.dutch, None) == "list"
    assert ["game-command-list" in record.getMessage() for record in caplog.records] == [True]


async def test_what_discord_hands_back_is_what_the_code_listens_to(tree):
    """A decision's command is called as the decision in English, and its answer as the catalogue says."""
    for name, game in GAMES.items():
        group = tree.get_command(name)
        assert isinstance(group, app_commands.Group)
        assert {command.name for command in group.commands} >= set(game.decisions)


async def test_a_changed_translation_changes_what_is_handed_over(tree, monkeypatch):
    async def translate(self, string, locale, context):
        return "anders" if locale is discord.Locale.dutch else None

    before = encode(await payload(tree))
    assert encode(await payload(tree)) == before
    monkeypatch.setattr(Translator, "translate", translate)
    assert encode(await payload(tree)) != before


@pytest.mark.dear
@pytest.mark.parametrize("language", LOCALES)
async def test_every_command_that_a_text_mentions_exists_in_that_language(tree, language):
    known = paths(await payload(tree), language)
    mentions = {
        mention
        for message in catalogue(language)
        for mention in MENTION.findall(words_for(language).text(message, **filled()))
    }
    assert mentions
    groups_themselves = {path.split()[0] for path in known}
    assert mentions - known - groups_themselves == set()


@pytest.mark.parametrize("language", LOCALES)
async def test_every_command_that_the_privacy_policy_mentions_exists_in_that_language(tree, language):
    mentions = set(re.findall(r"`(/[^`]+)`", POLICIES[language]))
    assert len(mentions) == 6
    assert mentions - paths(await payload(tree), language) == set()
