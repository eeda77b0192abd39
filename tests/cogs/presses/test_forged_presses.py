"""Forged presses: whoever has no seat in a game, or is elsewhere, reads why not, and changes nothing."""

import itertools
import random
from dataclasses import replace

import discord
import pytest

from cogs.parts.custom_ids import Verb
from cogs.parts.pictures import Pictures
from cogs.posting.panels import Panels
from cogs.presses import motions
from cogs.presses.open_seats import SHOWN_BY_THE_SEATS
from cogs.presses.router import Router
from engine.leagues.leagues import Leagues
from engine.sessions.absences import Absences
from engine.sessions.endings import ASLEEP_AFTER, NOBODY_CAME
from engine.sessions.forgetting import Forgetting
from engine.sessions.motions import Motions
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.preferences import Preferences
from engine.sessions.undoing import Undoing
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from tests.cogs import visits
from tests.cogs.desk import Shown
from tests.cogs.plain_face import plain_face
from tests.cogs.presses.saloon import Saloon
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN, CHANNEL, CLEO, DIRK, GUILD
from tests.engine.toy import A, C

ELSEWHERE = GUILD + 1
PARTS = (
    "-:",
    "-:1",
    "-:2",
    "-:²",
    f"-:{'9' * 60}",
    "1.1:3",
    "1.1!:3",
    "1.1+:x",
    "9.9:@everyone",
    "1=bid:3",
    "7=nonsense:x",
)
"""The tickets and keys of the forged controls."""
VALUES = ([], ["brisk"], ["overtime"], ["a", "b"], ["\0" * 100])
"""What is chosen in their menus."""
OF_OFFICE = {
    *(Verb.MODERATE, Verb.ACTS, Verb.GAMES, Verb.CHECK),
    *(Verb.SETTINGS, Verb.LIMITS, Verb.ERASE, Verb.ERASE_ALL),
    *(Verb.REPORTS, Verb.REPORT),
}
"""What admins and moderators press is forged in the tests of their own modules."""
OF_ORGANISERS = {Verb.OPEN_SIGN_UP, Verb.CHANGE_SEASON, Verb.SEASON_OPTIONS, Verb.NEXT_SEASON}
"""The same for what organisers of leagues press."""
FOR_ALL = {Verb.FIGURES}
"""What anybody may post for everybody is forged in the tests of its own module."""
OF_NO_GAME = {
    *(Verb.RULE, Verb.RULES, Verb.HOME, Verb.ZONE, Verb.WISH, Verb.OTHER, Verb.NOTE),
    *OF_OFFICE,
    *OF_ORGANISERS,
    *FOR_ALL,
}
"""What these do concerns no game, or they open a form, which is forged elsewhere."""
OF_ONESELF = {Verb.PRIVACY, Verb.FORGET_ME, Verb.DISPLAY}
"""What is about whoever presses, wherever they are."""
OF_RATINGS = {Verb.RATING, Verb.RATINGS, Verb.HIDE_RATING, Verb.CHECK_RATINGS}
"""What is about a server and its people, and no game."""
OF_LEAGUES = {
    *(Verb.ENTER, Verb.PRESENT, Verb.SIT_OUT, Verb.STAND_BY, Verb.TAKE_SEAT),
    *(Verb.MY_TABLES, Verb.WHY, Verb.DIVISION, Verb.CROSS, Verb.LEAGUE_LOG),
    *(Verb.OPEN_SIGN_UP, Verb.CHANGE_SEASON, Verb.NEXT_SEASON, Verb.REPORTS, Verb.REPORT),
}
"""What is about a league and its people, and no game."""
FOR_ANYBODY = {("open", Verb.JOIN), ("offered", Verb.TAKE), ("expired", Verb.REOPEN)}
READS_ONLY = (Verb.BOARD, Verb.LOG, Verb.LOOK)
"""What anybody on the server may read."""


class Forgery(Saloon):
    """Games in all their states, and people who press forged controls by the router."""

    def __init__(self, journal):
        super().__init__(journal)
        self.motions = Motions(self.workings)
        services = replace(
            self.services,
            motions=self.motions,
            undoing=Undoing(self.workings),
            absences=Absences(self.workings),
            forgetting=Forgetting(self.workings),
            hours=PersonalHours(self.workings),
            preferences=Preferences(journal),
            leagues=Leagues(self.sessions, self.services.servers),
            panels=Panels(),
            pictures=Pictures(),
            faces={**FACES, "toy": plain_face()},
        )
        self.router = Router(services)

    async def games(self):
        """A game in each state, by the state's name."""
        made = {"expired": await self.shown(game="toy"), "asleep": await self.played()}
        self.at += ASLEEP_AFTER
        assert NOBODY_CAME < ASLEEP_AFTER
        assert await self.services.endings.close_lobby(made["expired"].id)
        assert await self.services.endings.fall_asleep(made["asleep"].id)
        made["open"] = await self.shown(BEN, game="toy")
        await self.services.invitations.invite(made["open"].id, ANNA, CLEO.id)
        made["asked"] = await self.played()
        await self.motions.propose_pause(made["asked"].id, ANNA, 2)
        made["paused"] = await self.played()
        motion = await self.motions.propose_pause(made["paused"].id, ANNA, 2)
        await self.motions.agree(made["paused"].id, motion.number, BEN)
        made["offered"] = await self.played(robots=1)
        await self.services.lost_seats.offer_robots_seat(made["offered"].id, ANNA.id, C)
        made["over"] = await self.finished(BEN)
        await self.posted.set_lobby(made["over"].id, 70)
        made["left"] = await self.played()
        for person in (ANNA, BEN):
            await self.sessions.leave(made["left"].id, person)
        return made

    async def played(self, robots=0):
        session = await self.started(BEN, robots=robots)
        await self.posted.set_lobby(session.id, 70)
        return await self.post(session)

    async def presses(self, person, guild, custom_id, values, locale):
        """What is shown, which is private."""
        seen, verb = [], custom_id.split(":")[0]

        async def defer(*, ephemeral=False, thinking=False):
            assert ephemeral or verb in SHOWN_BY_THE_SEATS

        async def edit_original_response(*, view, attachments, allowed_mentions):
            seen.append((Shown(view, attachments), allowed_mentions))
            return double(discord.InteractionMessage, id=1)

        async def send(*, view, files, ephemeral, allowed_mentions, wait):
            assert ephemeral
            return double(
                discord.WebhookMessage,
                id=(
                    await edit_original_response(
                        view=view, attachments=files, allowed_mentions=allowed_mentions
                    )
                ).id,
            )

        kinds = discord.InteractionResponseType
        kind = kinds.deferred_message_update if verb in SHOWN_BY_THE_SEATS else kinds.deferred_channel_message
        await self.router.route(
            visits.interaction(
                person,
                data={"custom_id": custom_id, "values": values},
                guild_id=guild,
                guild=self.guild if guild == GUILD else None,
                channel_id=CHANNEL,
                channel=self.channel,
                locale=locale,
                message=visits.message(number=70),
                response=double(discord.InteractionResponse, defer=defer, type=kind),
                followup=double(discord.Webhook, send=send),
                edit_original_response=edit_original_response,
            )
        )
        ((shown, mentions),) = seen
        assert mentions.to_dict() == discord.AllowedMentions.none().to_dict()
        return shown.text

    async def everything(self):
        """All that is stored."""
        return await self.journal.read(lambda db: list(db.iterdump()))


@pytest.fixture
async def forgery(journal):
    return Forgery(journal)


@pytest.mark.dear
@pytest.mark.parametrize(
    ("person", "guild"),
    [(DIRK, GUILD), (DIRK, ELSEWHERE), (DIRK, None)],
    ids=["stranger", "elsewhere", "direct"],
)
async def test_a_forged_press_is_refused_privately_in_words_and_changes_nothing(forgery, person, guild):
    games, luck = await forgery.games(), random.Random(f"{guild}")
    before = await forgery.everything()
    forgery.woken.clear()
    for state, verb in itertools.product(games, sorted(set(Verb) - OF_NO_GAME)):
        if guild == GUILD and ((state, verb) in FOR_ANYBODY or verb in READS_ONLY):
            continue
        for part in luck.sample(PARTS, 2):
            custom_id, locale = f"{verb}:{games[state].id}:{part}", luck.choice(LOCALES)
            said = await forgery.presses(person, guild, custom_id, luck.choice(VALUES), locale)
            ours = words_for(locale).text("failed", reference="").splitlines()[0]
            assert said, (state, custom_id)
            assert ours[:20] not in said, (state, custom_id)
    assert await forgery.everything() == before
    assert [kind for kind, _ in forgery.woken if kind != "lobby"] == []
    assert forgery.posts == []


OF_THEIR_SERVER = (*SHOWN_BY_THE_SEATS, *motions.HANDLERS, Verb.TAKE, Verb.REPLAY, Verb.REOPEN)
"""What belongs to messages and channels of the game's own server."""


@pytest.mark.parametrize("guild", [ELSEWHERE, None], ids=["elsewhere", "direct"])
async def test_what_belongs_to_messages_of_a_server_is_refused_to_its_own_people_from_elsewhere(
    forgery, guild
):
    games = await forgery.games()
    before = await forgery.everything()
    none = words_for("en").text("refused-no-such-game")
    for state, verb in itertools.product(games, OF_THEIR_SERVER):
        said = await forgery.presses(ANNA, guild, f"{verb}:{games[state].id}:-:1", ["brisk"], "en-US")
        assert said == none, (state, verb)
    assert await forgery.everything() == before
    assert forgery.posts == []


@pytest.mark.parametrize("guild", [ELSEWHERE, None], ids=["elsewhere", "direct"])
async def test_to_whoever_does_not_sit_there_a_game_of_another_server_does_not_exist(forgery, guild):
    session = await forgery.played()
    for verb in sorted(set(Verb) - OF_NO_GAME - {Verb.INBOX, Verb.NEXT}):
        for part in PARTS[:4]:
            shown = [
                await forgery.presses(DIRK, guild, f"{verb}:{number}:{part}", ["x"], "en-US")
                for number in (session.id, 999)
            ]
            assert shown[0] == shown[1], (verb, part)
    for control in ("inbox:-:-:open", f"inbox:{session.id}:-:open", "inbox:-:-:1"):
        shown = [
            await forgery.presses(DIRK, guild, control, [str(number)], "en-US")
            for number in (session.id, 999)
        ]
        assert shown[0] == shown[1] == words_for("en").text("refused-no-such-game")
    shown = [await forgery.presses(DIRK, guild, f"next:{n}:-:", [], "en-US") for n in (session.id, 999)]
    assert shown[0] == shown[1] == words_for("en").text("inbox-empty")


async def test_whoever_has_left_the_server_reads_nothing_and_may_only_leave_their_seat(forgery):
    session = await forgery.played()
    forgery.gone.add(ANNA.id)
    before = await forgery.everything()
    left = words_for("en").text("refused-left-server", server="Dodge City", number=session.id)
    said = await forgery.presses(ANNA, None, f"next:{session.id}:-:", [], "en-US")
    assert said == left, "Discord was not asked before"
    said = await forgery.presses(ANNA, None, f"next:{session.id}:-:", [], "en-US")
    assert "you are no longer on this server" in said
    others = {
        *OF_NO_GAME,
        *OF_THEIR_SERVER,
        *OF_ONESELF,
        *OF_RATINGS,
        *OF_LEAGUES,
        Verb.LEAVE,
        Verb.QUIT,
        Verb.INBOX,
        Verb.NEXT,
        Verb.LOOK,
    }
    old = [
        *itertools.product(sorted(set(Verb) - others), PARTS),
        (Verb.LOOK, "-:1.all"),
        (Verb.LOOK, "-:1.0"),
    ]
    for verb, part in old:
        said = await forgery.presses(ANNA, None, f"{verb}:{session.id}:{part}", [], "en-US")
        assert said == left, (verb, part)
    assert await forgery.everything() == before
    said = await forgery.presses(ANNA, None, f"quit:{session.id}:-:", [], "en-US")
    assert said == words_for("en").text("left", number=session.id)
    assert (await forgery.stored(session)).seat_of(ANNA.id) is None


async def test_whoever_has_left_a_seat_reads_it_no_more_and_their_substitute_reads_all_that_it_was_told(
    forgery,
):
    session = await forgery.played()
    await forgery.sessions.submit(session.id, ANNA, "3")
    log, secret, none = (
        f"log:{session.id}:-:",
        "a secret of seat 0",
        words_for("en").text("refused-not-seated"),
    )
    assert secret in await forgery.presses(ANNA, GUILD, log, [], "en-US")
    await forgery.sessions.leave(session.id, ANNA)
    await forgery.services.lost_seats.offer_robots_seat(session.id, BEN.id, A)
    assert secret not in await forgery.presses(DIRK, GUILD, log, [], "en-US")
    await forgery.presses(DIRK, GUILD, f"take:{session.id}:-:0", [], "en-US")
    assert secret in await forgery.presses(DIRK, GUILD, log, [], "en-US")
    assert secret not in await forgery.presses(ANNA, GUILD, log, [], "en-US")
    for control in (
        "act:{}:-:",
        "hand:{}:-:",
        "aside:{}:1.1+:",
        "do:{}:1.1:3",
        "option:{}:1.1:0",
        "confirm:{}:1.1:",
    ):
        said = await forgery.presses(ANNA, GUILD, control.format(session.id), ["x"], "en-US")
        assert said.split("\n-# ")[-1] == none
        assert secret not in said
