"""People who press buttons and type commands, over the handlers themselves, and what these show them."""

import time
from datetime import UTC, datetime, timedelta

import discord

from cogs.parts.custom_ids import CustomId
from cogs.parts.lags import Lags
from cogs.parts.pictures import Pictures
from cogs.posting.board_messages import BoardMessages
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.offered_seats import OfferedSeats
from cogs.posting.panels import Panels
from cogs.presses.answers import answer_by_command
from cogs.presses.half_made_choices import choose_option
from cogs.presses.private_panels import act
from cogs.presses.router import HANDLERS
from engine.sessions.absences import Absences
from engine.sessions.endings import Endings
from engine.sessions.forgetting import Forgetting
from engine.sessions.inbox import Inbox
from engine.sessions.looking_back import LookingBack
from engine.sessions.luck import Luck
from engine.sessions.motions import Motions
from engine.sessions.personal_figures import PersonalFigures
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.posted import Posted
from engine.sessions.preferences import Preferences
from engine.sessions.private_notes import PrivateNotes
from engine.sessions.ratings import Ratings
from engine.sessions.sessions import Sessions
from engine.sessions.undoing import Undoing
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message
from tests.cogs import visits
from tests.doubles import double
from tests.engine.table_talk import GUILD


class Shown:
    """What one answer showed to a person, once Discord's limits were checked."""

    def __init__(self, view, attachments):
        components = view.to_components()
        names = {file.filename for file in attachments}
        check_message({"components": components}, flags=COMPONENTS_V2, filenames=names, is_new=True)
        parts = list(walk(components))
        self.files = [(file.filename, file.description, file.fp.read()) for file in attachments]
        self.pictures = [name.partition("-")[0] for name in sorted(names) if name.endswith(".png")]
        self.alts = [item["description"] for part in parts for item in part.get("items", [])]
        self.heard = [
            text
            for part in parts
            for text in (part.get("content"), *(item["description"] for item in part.get("items", [])))
            if text
        ]
        self.kinds = [part["type"] for part in parts]
        self.text = "\n".join(part["content"] for part in parts if "content" in part)
        menus = [(CustomId.parse(part["custom_id"]), part["options"]) for part in parts if "options" in part]
        self.where = [option for pressed, options in menus if pressed.verb == "zone" for option in options]
        self.menu = [o["label"] for pressed, options in menus if pressed.verb != "zone" for o in options]
        self.toggles = {
            CustomId.parse(part["custom_id"]).key.partition("-")[2]: part
            for part in parts
            if part["type"] == 2 and part["custom_id"].startswith("option:")
        }
        self.buttons = {part["label"]: part for part in parts if part["type"] == 2}
        self.ids = [CustomId.parse(part["custom_id"]) for part in parts if "custom_id" in part]
        self.answering = [each for each in self.ids if each.verb != "zone"]

    def id(self, verb):
        (found,) = (each for each in self.ids if each.verb == verb)
        return found

    def choosable(self):
        """The labels of several things that can be chosen or taken back now."""
        return [part["label"] for part in self.toggles.values() if not part["disabled"]]

    def option(self, key):
        """What chooses an option: the id of its button, or of the menu with its value."""
        if key in self.toggles:
            return {"pressed": CustomId.parse(self.toggles[key]["custom_id"])}
        return {"pressed": self.id("option"), "value": key}

    def id_of(self, label):
        return CustomId.parse(self.buttons[label]["custom_id"])

    def confirm(self):
        return next(part for label, part in self.buttons.items() if label.startswith("Confirm"))


class Desk:
    """The services over one journal, and people who press. `edited` has, by person, what their panels were
    edited to show later."""

    def __init__(self, journal, face, game, *, now=time.time, pictures=None):
        self.woken, self.woken_seats, self.edited, self.now = [], [], [], now
        sessions = Sessions(journal, {game.name: game}, now=now)
        preferences, hours = Preferences(journal), PersonalHours(sessions.workings)
        self.services = visits.services(
            lags=Lags(now),
            sessions=sessions,
            looking_back=LookingBack(sessions),
            motions=Motions(sessions.workings),
            undoing=Undoing(sessions.workings),
            absences=Absences(sessions.workings),
            endings=Endings(sessions.workings),
            luck=Luck(sessions.workings),
            inbox=Inbox(sessions.workings),
            ratings=Ratings(sessions.workings),
            figures=PersonalFigures(sessions.workings),
            members=visits.members(),
            lobbies=double(LobbyMessages, wake=self.woken_seats.append),
            offered_seats=double(OfferedSeats, wake=lambda number: None),
            posted=Posted(journal),
            preferences=preferences,
            hours=hours,
            private_notes=PrivateNotes(sessions.workings),
            forgetting=Forgetting(sessions.workings, (preferences.forget, hours.forget)),
            faces={game.name: face},
            games={game.name: game},
            pictures=pictures or Pictures(),
            panels=Panels(),
            boards=double(BoardMessages, wake=self.woken.append),
        )

    async def acts(
        self,
        person,
        handler,
        pressed=None,
        *,
        value=None,
        locale="en-US",
        sent=None,
        channel=None,
        guild=GUILD,
    ):
        """What a press, or a command, shows; it was sent just now, or at another moment."""
        seen = []

        async def edit_original_response(*, view, attachments, allowed_mentions):
            seen.append(Shown(view, attachments))
            return double(discord.InteractionMessage, id=1)

        async def edit_message(message, *, view, attachments, allowed_mentions):
            self.edited.append((person, Shown(view, attachments)))

        parts = {
            "followup": double(discord.Webhook, edit_message=edit_message),
            "expires_at": datetime.now(UTC) + timedelta(minutes=15),
            "channel_id": channel,
            "guild_id": guild,
            "locale": locale,
            "created_at": datetime.fromtimestamp(self.now() if sent is None else sent, UTC),
            "data": {} if value is None else {"values": [value]},
            "edit_original_response": edit_original_response,
        }
        if pressed is None:
            await handler(visits.visit(self.services, person, **parts))
        else:
            await handler(visits.press(self.services, pressed, person, **parts))
        (shown,) = seen
        return shown

    async def act(self, person, session, **more):
        return await self.acts(person, act, CustomId("act", session.id), **more)

    async def choose(self, person, shown, *keys, **more):
        for key in keys:
            shown = await self.acts(person, choose_option, **shown.option(key), **more)
        return shown

    async def press(self, person, shown, verb, **more):
        return await self.acts(person, HANDLERS[verb], shown.id(verb), **more)

    async def command(self, person, session, decision, text, **more):
        async def handler(visit):
            await answer_by_command(visit, session, decision, text)

        return await self.acts(person, handler, **more)

    async def log(self, session):
        return (await self.services.sessions.position(session.id, None)).view.log
