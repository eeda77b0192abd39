"""Twin views: what a viewer cannot know is changed, and no word, button, menu or picture of his changes."""

from itertools import islice

import pytest

from cogs.commands.completion import choices
from cogs.parts.choices import Draft
from cogs.parts.typed_answers import fitting
from cogs.parts.widgets import aside_row, panel_rows, shared_rows
from engine.games import GAMES
from engine.journal.records import Session
from engine.play.chance import Chance
from engine.sessions.positions import Asked
from renders.faces import FACES
from renders.language.alternatives import alternatives
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.cogs.plain_face import Showing
from tests.doubles import double
from tests.every_game.checks import change_secrets
from tests.every_game.walks import Setup, a_few, after, moments, robots_answer

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Edda")
SESSION = double(Session, id=7, names=NAMES, seats=())
FIRST = 40
"""The twins' pictures beside questions are compared at this many first moments of a game."""
ASKED = {"gnadenlos": {"adventurer", "steal", "fill", "buy", "bid", "take", "order"}}
"""Questions that certainly come there, and have pictures."""


def walked(game, number):
    return after(number, Setup(game, max(GAMES[game].seats), {}, "twin panels", number))


def said(match, viewer):
    """All words, buttons and menus that a viewer gets."""
    face, view, words = FACES[match.game.name], match.view(viewer), words_for("en")
    names = NAMES[: match.seats]
    told = [told.event for told in match.story if told.only in (None, viewer)]
    asked = [match.question.decisions[seat] for seat in match.waiting_for()]
    reader = Reader(view, names, words)
    showing = Showing(face, reader)
    rows = shared_rows(SESSION.id, match.ticket, [one for one in asked if not one.is_secret], showing)
    rows += [aside_row(SESSION.id, match.opened(seat), showing) for seat in match.question.interjections()]
    texts = [make(reader) for make in (face.board_text, face.alt_text, face.turn)]
    texts += [face.log(told, names, words), face.summary(told, names, words)]
    opened = match.open_to(viewer) if viewer is not None else ()
    if viewer is not None:
        texts += [face.hand_text(reader), face.hand_alt(reader)]
    texts += [face.own_board_text(reader), face.map_text(reader) if face.map_places(words) else ""]
    for number, one in enumerate(opened):
        other = next((each for each in opened if each is not one), None)
        asked = Asked(SESSION, viewer, one.ticket, one.decision, view, other)
        rows += panel_rows(asked, Draft(), showing)
        texts += [number, face.prompt(one.decision, reader), face.choices_text(one.decision, reader)]
        texts += [(each.name, each.value) for each in islice(choices(asked, face, "", words), 25)]
        texts += [
            fitting(one.decision, "e", showing, is_ahead=False),
            face.panel_words(one.decision, reader, ()),
        ]
        texts += [face.answer_text(one.decision, answer, reader) for answer in a_few(one.decision)[:9]]
        keys = [option.key for option in getattr(one.decision, "options", ())]
        texts += [face.choice_label(one.decision, key, reader) for key in keys]
        texts += [face.panel_alt(one.decision, reader, ())]
    return texts, [row.to_component_dict() for row in rows]


def drawn(match, viewer):
    """All strips that a viewer gets, and what is said of each."""
    face, view, words = FACES[match.game.name], match.view(viewer), words_for("en")
    names = NAMES[: match.seats]
    reader = Reader(view, names, words)
    found = [strips_of(face.board_strips(reader), face.alt_parts(reader), words)]
    if viewer is not None:
        found.append(strips_of(face.hand_strips(reader), face.hand_alt_parts(reader), words))
        found.append(strips_of(face.own_board_strips(reader), face.own_alt_parts(reader), words))
        found.append(strips_of(face.large_hand_strips(reader), face.hand_alt_parts(reader), words))
    found.append(strips_of(face.large_board_strips(reader), face.own_alt_parts(reader), words))
    for one in match.open_to(viewer) if viewer is not None else ():
        parts = face.panel_alt_parts(one.decision, reader, ())
        found.append(strips_of(face.panel_strips(one.decision, reader), parts, words))
        found.append(strips_of(face.large_panel_strips(one.decision, reader), parts, words))
    return found


def strips_of(strips, parts, words):
    """Strips in their order, with all that is seen, and read, of each."""
    alts = alternatives(parts, [strip.shows for strip in strips], words)
    images = [strip.draw() for strip in strips]
    return [(image.size, image.tobytes(), alt) for image, alt in zip(images, alts, strict=True)]


@pytest.mark.parametrize("number", [0, 7, 18, 45, 60, 67])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_viewer_cannot_know_changes_no_word_button_or_menu_of_his(game, number):
    played, chance = walked(game, number), Chance("twin panels", number)
    for viewer in (None, *range(played.match.seats)):
        twin = played.resume()
        twin.story = played.match.story
        change_secrets(twin, viewer, chance)
        assert said(twin, viewer) == said(played.match, viewer)
        twin.close()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_button_of_the_public_board_depends_on_a_secret(game):
    """Nor its number, order, colour or state: all along a game, with what is sealed, and whoever is asked."""
    chance, shown, changed = Chance("twin boards"), 0, 0
    for number in range(3, 90, 4):
        played = walked(game, number)
        twin = played.resume()
        twin.story = played.match.story
        changed += bool(change_secrets(twin, None, chance))
        rows = public_rows(played.match)
        assert public_rows(twin) == rows
        shown += bool(rows)
        twin.close()
    assert min(shown, changed) > 3


def public_rows(match):
    """The buttons below a board, as they are sent."""
    asked = [match.question.decisions[seat] for seat in match.waiting_for()]
    showing = Showing(FACES[match.game.name], Reader(match.view(None), NAMES[: match.seats], words_for("en")))
    rows = shared_rows(SESSION.id, match.ticket, [one for one in asked if not one.is_secret], showing)
    return [row.to_component_dict() for row in rows]


@pytest.mark.dear
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_viewer_cannot_know_changes_no_picture_of_his(game):
    """Drawn in turns, so that what one remembers from drawing cannot get into the other."""
    played, chance = walked(game, 45), Chance("twin pictures")
    for viewer in (None, 0, 1):
        twin = played.resume()
        assert change_secrets(twin, viewer, chance)
        assert drawn(twin, viewer) == drawn(played.match, viewer)
        twin.close()


def panels(match, viewer, name):
    """The pictures beside a question of this name, and what is said of them, before and after a choice."""
    face, reader = FACES[match.game.name], Reader(match.view(viewer), NAMES[: match.seats], words_for("en"))
    (decision,) = (one.decision for one in match.open_to(viewer) if one.decision.name == name)
    answer = next(decision.legal())
    drafts = [
        (),
        tuple(answer) if isinstance(answer, tuple) else (answer,) if isinstance(answer, str) else (),
    ]
    return [
        strips_of(
            face.panel_strips(decision, reader, chosen=draft),
            face.panel_alt_parts(decision, reader, draft),
            reader.words,
        )
        for draft in dict.fromkeys(drafts)
    ]


@pytest.mark.dear
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_viewer_cannot_know_changes_no_picture_beside_any_question_of_theirs(game):
    """At the first question of each name that has a picture, and what may be said or changed meanwhile."""
    seen, chance = set(), Chance("twin questions")
    setup = Setup(game, max(GAMES[game].seats), {}, "a", 0)
    for played in islice(moments(setup, robots_answer), FIRST):
        match = played.match
        for viewer in range(match.seats) if not match.is_over else ():
            for one in match.open_to(viewer):
                name = one.decision.name
                if name in seen:
                    continue
                twin = played.resume()
                if change_secrets(twin, viewer, chance):
                    seen.add(name)
                    assert panels(twin, viewer, name) == panels(match, viewer, name)
                twin.close()
    assert seen >= ASKED.get(game, set())
