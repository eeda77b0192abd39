"""What no text says: words for which another one is used everywhere, manners, forms of address, slips."""

import functools
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

import renders
from engine.games import GAMES
from engine.play.match import Match
from renders.faces import FACES
from renders.language.catalogues import FILES, LOCALES, words_for
from renders.reader import Reader
from tests.renders.language.test_interface_words import read_messages

FOLDER = Path(renders.__path__[0]) / "locales"

NOBODY = {"en": "nobody", "nl": "niemand", "de": "niemand"}

UNWANTED = {
    "en": {
        r"\bspeaks? of\b": "says about, is about",
        r"\bto be had\b": "on offer",
        r"house ruling": "house rule",
        r"\bstarting player\b": "start player",
        r"\b(promissory|debt) notes?\b": "IOU",
        r"\bcalled when\b": "mentioned when",
        r"\bwhoever\b[^.:;]*\bwhoever\b": "whoever only once in a sentence",
        r", for (he|it|they|we|you|there|nobody)\b": "because",
        r"\bfit the Saloon\b": "with another version of Saloon",
        r"\bit takes at least\b": "at least … must",
    },
    "nl": {
        r"\bu(w)?\b": "je, jullie",
        r"\bplaatjes?\b": "afbeelding",
        r"\bvoor jouw ogen\b": "die alleen jij ziet",
        r"\bop slot\b": "vergrendeld",
        r"\b(ik mis|mis ik)\b": "ik heb … niet",
        r"\bneem (de|het) (nieuwste|knop)": "gebruik",
        r"\} tot \{": "tot en met",
        r"\bweg naar het succes\b": "weg van de roem",
    },
    "de": {
        r"(?<=[a-zäöüß,] )(?-i:Sie|Ihnen)\b": "du, ihr",
        r"\bnimm (die neuesten|dessen|dort|höchstens)": "benutze",
        r"\bman ruft\b": "du wirst erwähnt",
        r"\bmeine augen\b|\bdeine augen\b": "nur du siehst",
        r"\bRechte\b": "Berechtigungen",
        r"\bpasst nicht zu dem Saloon\b": "mit einer anderen Version von Saloon",
    },
}
"""What a text must not say, whatever the case, and what it says instead."""

OF_LEAGUES = tuple(
    file for file in FILES if re.match("league|organise|rating|privacy|outcomes|figures", file)
)

UNWANTED_IN_LEAGUES = {
    "en": {
        r"(?<!league is )\bcall(s|ed)?\b": "a round is announced, somebody is mentioned or asked",
        r"\benter(s|ed)?\b": "join",
        r"\b(anew|shall)\b": "again; are to",
        r"\bat once\b": "immediately, or at the same time",
        r"\bcomes? out\b": "the result",
        r"\bas if last\b": "it counts as last place",
        r"\bin one piece\b": "in a row",
    },
    "nl": {
        r"\b(ge)?roept?(en)?\b|\boproep": "een ronde wordt aangekondigd, iemand vermeld of iets gevraagd",
        r"\buitval(t|len)\b": "de uitslag",
        r"\bwiens\b": "van wie",
        r"\badmins?\b": "beheerder",
        r"\bvoor ratings\b": "voor de ratings",
        r"\bvergeten\b": "gewist",
    },
    "de": {
        r"\b(gerufen|ruft|Ruf|Rufe)\b": "angekündigt, erwähnt oder gefragt",
        r"\bfür Wertungen\b": "für die Wertung",
        r"\bGeschehenen?\b": "was geschehen ist",
        r"\bMeister\b|\b[Jj]emand\w*\b[^.;:]*, der\b": "die Meisterschaft; nach einem Ausschluss",
        r"\b(Drück|Sieh|Versuch|Wähle)\b[^.:;*`]*, (und|oder) (drück|lass|tippe)": "kein Komma",
        r"(?<!je )(\d|\{ \$points \})( Punkte)? für alle, die": "je",
    },
}
"""The same for texts of leagues, ratings and privacy alone: games use some of these words."""

SIGNS = "[·→←▲▼★]"
"""They are read aloud by their names, or not at all. A rule says what those in the standings mean."""

EXPLAINED = "league-rules"

ROUGHLY = {"lobby-length-range"}
"""An estimate has no bound that counts or does not."""


@functools.cache
def _texts(language: str, files: tuple[str, ...] = FILES) -> dict[str, str]:
    """Every message of some files as it is written, without comments."""
    found: dict[str, str] = {}
    for file in files:
        source = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
        said = re.sub(r"(?m)^#.*\n", "", source)
        found |= dict(re.findall(r"(?ms)^([a-z][\w-]*) =(.*?)(?=^[a-z]|\Z)", said))
    return found


def _slips(texts: Mapping[str, str], unwanted: Mapping[str, str]) -> list[str]:
    """What of the unwanted is said, where, and what to say instead."""
    return [
        f"{name}: “{hit[0]}”, say {better}"
        for pattern, better in unwanted.items()
        for name, text in texts.items()
        if name not in ROUGHLY and (hit := re.search(pattern, text, re.IGNORECASE))
    ]


@pytest.mark.parametrize("language", LOCALES)
def test_no_text_says_what_another_word_is_used_for(language: str) -> None:
    assert _slips(_texts(language), UNWANTED[language]) == []


@pytest.mark.parametrize("language", LOCALES)
def test_leagues_ratings_and_privacy_have_one_word_for_one_thing(language: str) -> None:
    said = {
        name: re.sub(r"\{ (?!\$points)[^{}\n]*\}", "", text)
        for name, text in _texts(language, OF_LEAGUES).items()
    }
    assert _slips(said, UNWANTED_IN_LEAGUES[language]) == []


@pytest.mark.parametrize("language", LOCALES)
def test_what_is_read_has_words_and_signs_stay_in_pictures(language: str) -> None:
    read = tuple(file for file in OF_LEAGUES if not file.endswith("-pictures") and file != EXPLAINED)
    assert len(read) >= 8
    assert _slips(_texts(language, read), {SIGNS: "a word"}) == []


@pytest.mark.parametrize("language", LOCALES)
def test_quotes_and_apostrophes_are_curly_in_every_case_of_a_text(language: str) -> None:
    said = {name: re.sub(r'\{ ?"([^"]*)" ?\}', r"\1", text) for name, text in _texts(language).items()}
    assert _slips(said, {"[\"']": "’ “ ”"}) == []


@pytest.mark.parametrize("language", LOCALES)
def test_all_messages_are_read(language: str) -> None:
    known = {
        name
        for file in FILES
        for name in read_messages((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8"))
    }
    assert set(_texts(language)) == known


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_table_that_waits_for_nobody_does_not_wait_for_nothing(game: str, language: str) -> None:
    match = Match.start(GAMES[game], seats=max(GAMES[game].seats), options={}, seed="00112233")
    view = replace(match.view(None), asked=(), asked_for=None)
    reader = Reader(view, ("Anna",) * len(view.players), words_for(language))
    assert FACES[game].turn(reader).partition("\n")[0].endswith(NOBODY[language])
