"""Quiet hours: told at the first seat, asked for until they are chosen, and never shown to anybody else."""

from datetime import UTC, datetime

import pytest

from cogs.commands.hours import hours_command
from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.quiet_hours import OTHER_TIMES
from cogs.presses.personal_hours import choose_zone, introduction, set_hours
from engine.clock.hours import Hours
from engine.clock.pace import PaceName
from engine.errors import NotStored, Refused
from engine.journal.records import Reminding
from engine.sessions.personal_hours import PersonalHours
from renders.language.catalogues import LOCALES, words_for
from tests.cogs import visits
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN, CHANNEL, GUILD, opened, started

NOON = datetime(2026, 1, 15, 12, 5, tzinfo=UTC).timestamp()


async def met(desk, session, person=ANNA, **parts):
    """What somebody is told after they have sat down."""
    parts = {"created_at": datetime.fromtimestamp(NOON, UTC), **parts}
    return await introduction(visits.visit(desk.services, person, **parts), session)


def values(rows):
    return [option.value for row in rows for option in row.children[0].options]


async def command(desk, person=ANNA, *, locale="en-US", zone=None, begins=None, ends=None, reminders=None):
    """What `/game hours` shows."""

    async def handler(visit):
        await set_hours(visit, zone=zone, quiet_from=begins, quiet_to=ends, reminders=reminders)

    return await desk.acts(person, handler, locale=locale, sent=NOON)


async def choose(desk, person, session, value, **more):
    return await desk.acts(person, choose_zone, CustomId(Verb.ZONE, session), value=value, sent=NOON, **more)


@pytest.mark.parametrize(
    ("locale", "server", "said"),
    [
        ("en-US", "de", "Nobody hurries you between 22:00 and 8:00 (Berlin). `/game hours` changes that."),
        ("nl", "en-US", "Tussen 22:00 en 8:00 uur (Amsterdam) jaagt niemand je op."),
        ("de", "fr", "Zwischen 22:00 und 8:00 Uhr (Berlin) drängt dich niemand."),
        ("en-US", "en-US", "(UTC)"),
    ],
)
async def test_whoever_sits_down_first_is_told_their_hours_and_asked_where_they_are_once(
    desk, locale, server, said
):
    session = await opened(desk.services.sessions, BEN)
    text, rows = await met(desk, session, locale=locale, guild_locale=server)
    assert said in text
    assert len(values(rows)) >= 20
    assert await met(desk, session, locale=locale) == ("", ())
    assert (await met(desk, session, BEN))[0] != "", "everybody once"


async def test_whoever_has_chosen_before_is_told_nothing(desk):
    session = await opened(desk.services.sessions)
    await command(desk, zone="berlin")
    assert await met(desk, session) == ("", ())


async def test_an_evening_says_nothing_of_quiet_hours_and_the_next_game_does(desk):
    evening = await desk.services.sessions.open(
        "toy", {}, guild=GUILD, channel=CHANNEL, host=ANNA, language="en", pace=PaceName.EVENING
    )
    assert await met(desk, evening) == ("", ())
    assert (await met(desk, await opened(desk.services.sessions)))[0] != ""


async def test_a_full_disk_takes_nobody_their_seat_or_their_answer(desk):
    async def meet(person, *languages):
        raise NotStored("not-stored")

    services = visits.services(hours=double(PersonalHours, meet=meet))
    assert await introduction(visits.visit(services), await opened(desk.services.sessions)) == ("", ())


async def test_the_first_question_asks_until_a_zone_is_chosen_and_goes_on_with_the_question(desk):
    session = await started(desk.services.sessions, BEN)
    for _ in range(2):
        panel = await desk.act(ANNA, session, sent=NOON)
        assert panel.where, "until it was used once"
    step = await choose(desk, ANNA, session.id, "+60")
    assert "prompt of bid" in step.text
    assert "14:05" not in step.text
    assert [option["label"] for option in step.where][:2] == ["13:05 (Berlin)", "13:05 (Paris)"]
    chosen = await choose(desk, ANNA, session.id, "Europe/Paris")
    assert "prompt of bid" in chosen.text
    assert "(Paris)" in chosen.text
    assert chosen.menu == panel.menu, "the question can be answered as before"
    assert not chosen.where
    assert not (await desk.act(ANNA, session)).where
    assert (await desk.act(BEN, session)).where, "others are asked for themselves"


async def test_what_is_half_chosen_stays_while_somebody_says_where_they_are(desk):
    session = await started(desk.services.sessions, BEN)
    await desk.choose(ANNA, await desk.act(ANNA, session), "2")
    chosen = await choose(desk, ANNA, session.id, "Asia/Tokyo")
    assert "**2**" in chosen.text


@pytest.mark.parametrize("pace", [PaceName.EVENING, PaceName.NONE])
async def test_the_question_asks_where_quiet_hours_count(desk, pace):
    session = await desk.services.sessions.open(
        "toy", {}, guild=GUILD, channel=CHANNEL, host=ANNA, language="en", pace=pace
    )
    await desk.services.sessions.join(session.id, BEN)
    session = await desk.services.sessions.start(session.id, ANNA, thread=1)
    assert bool((await desk.act(ANNA, session)).where) == (pace is PaceName.NONE)


async def test_a_menu_of_no_game_and_one_of_a_question_that_is_over_say_what_was_chosen(desk):
    session = await opened(desk.services.sessions, BEN)
    for place in (NO_SESSION, session.id, 999):
        shown = await choose(desk, ANNA, place, "Asia/Kolkata")
        assert "between 22:00 and 8:00 (Kolkata)" in shown.text
        assert not shown.ids
    step = await choose(desk, BEN, NO_SESSION, OTHER_TIMES)
    assert "Back" in [option["label"] for option in step.where]
    assert (await desk.services.hours.of(ANNA.id)).zone == "Asia/Kolkata"


@pytest.mark.parametrize("value", ["", "+61", "Etc/GMT+1", "localtime", "../../etc/passwd", "x" * 100])
async def test_a_forged_choice_is_an_unknown_control_and_stores_nothing(desk, value):
    with pytest.raises(UnknownId):
        await choose(desk, ANNA, NO_SESSION, value)
    assert (await desk.services.hours.of(ANNA.id)).zone is None


async def test_the_command_shows_what_is_set_and_asks_whoever_was_guessed(desk):
    await desk.services.hours.meet(ANNA.id, "de")
    shown = await command(desk)
    assert "guessed: **Berlin**, where it is 13:05 now" in shown.text
    assert "between **22:00** and **8:00**" in shown.text
    assert shown.where
    assert (await desk.services.hours.of(ANNA.id)).zone is None, "to look changes nothing"


async def test_a_city_may_be_typed_as_it_is_called_in_ones_language(desk):
    assert "**Wien**" in (await command(desk, zone="Wien", locale="de")).text
    assert "**Wenen**" in (await command(desk, zone="Vienna", locale="nl")).text
    assert (await desk.services.hours.of(ANNA.id)).zone == "Europe/Vienna"


async def test_the_command_sets_what_it_names_and_leaves_the_rest(desk):
    shown = await command(desk, zone="Asia/Tokyo", begins=23)
    assert "**Tokyo**, where it is 21:05 now" in shown.text
    assert "between **23:00** and **8:00**" in shown.text
    assert not shown.where
    shown = await command(desk, ends=7, reminders=Reminding.DM)
    assert "by direct message" in shown.text
    assert (await desk.services.hours.of(ANNA.id)).hours == Hours("Asia/Tokyo", 23, 7)
    assert (await desk.services.hours.of(BEN.id)).hours == Hours("UTC", 22, 8)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"zone": "Gotham"}, "no-such-zone"),
        ({"zone": ""}, "several-zones"),
        ({"zone": "14:05"}, "several-zones"),
        ({"zone": "san"}, "several-zones"),
        ({"begins": 8, "ends": 6}, "too-quiet"),
        ({"zone": "Berlin", "begins": 9}, "too-quiet"),
    ],
)
async def test_what_cannot_be_set_is_refused_and_changes_nothing(desk, given, reason):
    with pytest.raises(Refused, match=reason) as refused:
        await command(desk, **given)
    assert not (await desk.services.hours.of(ANNA.id)).has_hours
    for language in LOCALES:
        assert "{" not in words_for(language).refusal(refused.value)


async def completed(typed, locale="en-US"):
    """What is offered for the option `zone`."""
    built = hours_command(visits.services())
    interaction = visits.interaction(locale=locale, created_at=datetime.fromtimestamp(NOON, UTC))
    complete = built._params["zone"].autocomplete
    return await complete(interaction, typed)


async def test_zones_are_offered_by_city_and_by_what_a_clock_shows():
    assert (await completed("berl"))[0].to_dict() == {
        "name": "Berlin, 13:05 there now",
        "value": "Europe/Berlin",
    }
    assert (await completed("1pm"))[0].value == "Europe/Berlin"
    assert [choice.name[:5] for choice in await completed("wien", "de")] == ["Wien,"]
    assert (await completed("vienna", "de"))[0].value == (await completed("wene", "nl"))[0].value
    assert (await completed("13:05", "nl"))[0].name == "Berlin, daar is het nu 13:05 uur"
    assert len(await completed("")) == 25
    assert await completed("Gotham") == []
