"""The time zones that people can choose: by city, by what their clock shows, or guessed from their language.

Pure: it is told the moment. It knows languages by their tags alone, such as "en-GB".
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

from engine.clock.hours import local, zones
from engine.folding import folded, is_in, without_digraphs

BEST_KNOWN: Final = (
    *("Europe/London", "America/New_York", "Europe/Berlin", "Europe/Paris", "America/Los_Angeles"),
    *("Asia/Tokyo", "Asia/Shanghai", "Asia/Kolkata", "America/Sao_Paulo", "Australia/Sydney"),
    *("Europe/Moscow", "America/Chicago", "America/Denver", "Asia/Dubai", "Asia/Bangkok"),
    *("Europe/Athens", "Africa/Johannesburg", "America/Mexico_City", "Pacific/Auckland", "Asia/Karachi"),
    *("Asia/Dhaka", "Pacific/Honolulu", "America/Anchorage", "America/Halifax", "Australia/Adelaide"),
    *("Australia/Brisbane", "America/St_Johns", "Asia/Tehran", "Asia/Kathmandu", "Asia/Yangon", "Asia/Kabul"),
    *("Atlantic/Azores", "Atlantic/Cape_Verde", "America/Noronha", "Pacific/Noumea", "Australia/Darwin"),
    *("Europe/Amsterdam", "Europe/Madrid", "Europe/Rome", "Europe/Vienna", "Europe/Zurich"),
    *("Europe/Brussels", "Europe/Warsaw", "Europe/Prague", "Europe/Stockholm", "Europe/Copenhagen"),
    *("Europe/Oslo", "Europe/Budapest", "Europe/Belgrade", "Europe/Zagreb", "Europe/Dublin"),
    *("Europe/Lisbon", "Europe/Helsinki", "Europe/Kyiv", "Europe/Bucharest", "Europe/Sofia"),
    *("Europe/Vilnius", "Europe/Istanbul", "Europe/Luxembourg", "Atlantic/Reykjavik", "Atlantic/Canary"),
    *("Africa/Cairo", "Africa/Lagos", "Africa/Nairobi", "Africa/Casablanca", "Africa/Algiers"),
    *("Africa/Accra", "Africa/Tunis", "Asia/Jerusalem", "Asia/Riyadh", "Asia/Baghdad", "Asia/Beirut"),
    *("Asia/Tbilisi", "Asia/Baku", "Asia/Yerevan", "Asia/Tashkent", "Asia/Almaty", "Asia/Colombo"),
    *("Asia/Jakarta", "Asia/Ho_Chi_Minh", "Asia/Singapore", "Asia/Hong_Kong", "Asia/Taipei"),
    *("Asia/Manila", "Asia/Kuala_Lumpur", "Australia/Perth", "Asia/Seoul", "Asia/Vladivostok"),
    *("Asia/Novosibirsk", "Asia/Yekaterinburg", "Australia/Melbourne"),
    *("America/Toronto", "America/Vancouver", "America/Phoenix", "America/Edmonton", "America/Winnipeg"),
    *("America/Regina", "America/Bogota", "America/Lima", "America/Caracas", "America/La_Paz"),
    *("America/Santiago", "America/Argentina/Buenos_Aires", "America/Montevideo", "America/Puerto_Rico"),
    *("America/Havana", "America/Panama", "America/Costa_Rica", "America/Nuuk", "Pacific/Fiji"),
    *("Pacific/Port_Moresby", "Pacific/Guam", "Pacific/Norfolk", "Australia/Lord_Howe"),
    *("Australia/Eucla", "Pacific/Chatham", "Pacific/Tongatapu", "Pacific/Apia", "Pacific/Kiritimati"),
    *("Pacific/Pago_Pago", "Pacific/Marquesas", "Pacific/Gambier", "Pacific/Pitcairn", "America/Adak"),
)
"""The zones that are offered first, the best-known city first. They cover every time that a clock shows
anywhere."""

_BY_LANGUAGE: Final = {
    "bg": "Europe/Sofia",
    "cs": "Europe/Prague",
    "da": "Europe/Copenhagen",
    "de": "Europe/Berlin",
    "el": "Europe/Athens",
    "en-GB": "Europe/London",
    "es-ES": "Europe/Madrid",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris",
    "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "id": "Asia/Jakarta",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo",
    "pl": "Europe/Warsaw",
    "pt-BR": "America/Sao_Paulo",
    "ro": "Europe/Bucharest",
    "ru": "Europe/Moscow",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai",
    "zh-TW": "Asia/Taipei",
}
"""Where most people live who use a language; those of "en-US" and "es-419" live in too many zones."""

NOWHERE: Final = "UTC"
"""The zone of whoever has none."""
_AREAS: Final = (
    *("Africa", "America", "Antarctica", "Arctic", "Asia"),
    *("Atlantic", "Australia", "Europe", "Indian", "Pacific"),
)
_TIME: Final = re.compile(
    r"(?P<hour>\d{1,2})(?:[:.h ]?(?P<minute>\d{2}))? ?(?P<half>[ap])?\.?(?:m\.?)?(?:uhr|uur|h)?", re.A
)
_MINUTES_WRONG: Final = 7
"""A clock on the wall may differ by this much: times of two zones differ by 15 minutes at least."""
_DAY_MIN: Final = 24 * 60


def guess(*languages: str) -> str:
    """The zone that the first of these languages suggests which suggests one; else `NOWHERE`."""
    return next((_BY_LANGUAGE[tag] for tag in languages if tag in _BY_LANGUAGE), NOWHERE)


def city(zone: str) -> str:
    """What people call a zone: its city."""
    return zone.rpartition("/")[2].replace("_", " ")


@lru_cache(maxsize=1)
def places() -> tuple[str, ...]:
    """All zones that can be chosen, the best known first, then by city."""
    others = {zone for zone in zones() if zone.partition("/")[0] in _AREAS} - set(BEST_KNOWN)
    return (*BEST_KNOWN, *sorted(others, key=lambda zone: (city(zone), zone)), NOWHERE)


def is_place(zone: str) -> bool:
    """Whether somebody can choose this zone."""
    return zone in places()


def offset(at: float, zone: str) -> int:
    """How many minutes the clocks of a zone are ahead of UTC at a moment."""
    ahead = local(at, zone).utcoffset()
    assert ahead is not None
    return round(ahead.total_seconds() / 60)


def by_clock(at: float) -> dict[int, list[str]]:
    """The best-known zones in groups of the same time, by their minutes ahead of UTC at a moment. The group
    with the best-known city comes first."""
    groups: dict[int, list[str]] = {}
    for zone in BEST_KNOWN:
        groups.setdefault(offset(at, zone), []).append(zone)
    return groups


def found(typed: str, at: float, called: Callable[[str], str] = city) -> list[str]:
    """The zones that somebody may mean: those whose clocks show the time that they typed, or whose name
    contains the text. `called` says what zones are called in their language. The likeliest come first, and
    each city once. All zones if they typed nothing."""
    minutes = _minutes(typed)
    if minutes:
        ways = [[zone for zone in places() if _shows(at, zone, *way)] for way in minutes]
        return _once(zone for zones_found in ways for zone in zones_found)
    wanted = folded(typed)
    if not wanted:
        return _once(places())
    spellings = {text.replace("_", " ") for text in (typed, without_digraphs(wanted))}
    names = {zone: (city(zone), called(zone), zone.replace("_", " ")) for zone in places()}
    matching = [
        zone for zone in names if any(is_in(text, name) for text in spellings for name in names[zone])
    ]
    return _once(
        sorted(matching, key=lambda zone: not any(folded(name).startswith(wanted) for name in names[zone]))
    )


def meant(typed: str, at: float, called: Callable[[str], str] = city) -> Sequence[str]:
    """The zones that a text may mean, the likeliest first: one only if the text is a zone or its city."""
    matching, wanted = found(typed, at, called), folded(typed)
    exactly = [zone for zone in matching if wanted in map(folded, (zone, city(zone), called(zone)))]
    return exactly[:1] or matching


def _once(matching: Iterable[str]) -> list[str]:
    """The first zone of each city."""
    first: dict[str, str] = {}
    for zone in matching:
        first.setdefault(city(zone), zone)
    return list(first.values())


def _minutes(typed: str) -> list[tuple[int, int | None]]:
    """What somebody's clock may show, as hours and minutes (None: any), the likeliest first: "2:05" may be
    in the afternoon, too. Empty if the text is no time."""
    time = _TIME.fullmatch(folded(typed))
    if time is None:
        return []
    hour, minute = int(time["hour"]), None if time["minute"] is None else int(time["minute"])
    if hour > 24 or (minute or 0) > 59 or (time["half"] and not 1 <= hour <= 12):
        return []
    if time["half"]:
        return [(hour % 12 + (12 if time["half"] == "p" else 0), minute)]
    return [(hour % 24, minute), *([((hour + 12) % 24, minute)] if 1 <= hour <= 12 else [])]


def _shows(at: float, zone: str, hour: int, minute: int | None) -> bool:
    """Whether the clocks of a zone show a time, or an hour."""
    there = local(at, zone)
    if minute is None:
        return there.hour == hour
    apart = (there.hour * 60 + there.minute - hour * 60 - minute) % _DAY_MIN
    return min(apart, _DAY_MIN - apart) <= _MINUTES_WRONG
