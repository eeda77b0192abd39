"""Boomtown views made by hand, for tests of pictures and words: they show what a table may come to."""

from dataclasses import replace

from engine.games.boomtown.cards import MINES, Town
from engine.games.boomtown.view import AuctionView, BoomtownView, MineView, PlayerView, SaloonView
from engine.play.game import Ranking
from engine.play.table import Seat

NAMES = ("Anna", "Ben", "Cleo Quicksilver", "Diego", "Esmeralda")
WIDE = tuple(letter * 32 for letter in "WMѾ@W")
"""As long as a name may be, in the widest letters."""
NASTY = (
    *("\u200b\u200b", "\u2800", "\u3164", " ", "\x00\x07", "\u0301\u0302", "\u202eevil", "line\nbreak\ttab"),
    *(
        "e\u0301\u0301" * 3,
        "Z" + "\u0335\u0336\u0353" * 40,
        "a" + "\u200d" * 20 + "b",
        "\ufffc\ufffd",
        "\ue000",
    ),
    *("W" * 32, "﷽" * 32, "𝕎𝕚𝕕𝕖", "\U0001f920\U0001f3b2", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "🇳🇱"),
    *("محمد علي", "שלום 42", "Anna محمد 7", "नमस्ते", "สวัสดี", "李小龍", "Ελένη Щукин"),
    *("**bold** _it_ `x`", "~~s~~ ||sp|| > q", "@everyone", "<@123456789012345678>", "[a](http://b)"),
    *("'; DROP TABLE sessions; --", "../../etc/passwd", "C:\\CON\\nul"),
    *("{0}", "%s%n", "{$player}", "{ -term }", "${x}", "none"),
)
"""Names that broke others."""


def mine(key: str, *, has_new_vein: bool = False) -> MineView:
    return MineView(key, MINES[key].worth + 3 * has_new_vein, has_new_vein)


def scored(player: PlayerView) -> PlayerView:
    """A side with the score that its gold, mines and pawns come to."""
    score = player.gold + sum(mine.worth for mine in player.mines) + 5 * len(player.mayor_of)
    return replace(player, score=score)


def player(seat: int, gold: int = 10, mines: tuple[MineView, ...] = (), **more: object) -> PlayerView:
    empty = PlayerView(Seat(seat), gold, mines, (), (), (), (), gold + sum(mine.worth for mine in mines))
    return replace(empty, **more)  # type: ignore[arg-type]


def first_round(seats: int, *, seat: int | None = None) -> BoomtownView:
    """The first question of a match."""
    offer = ("cactus-junction-7", "cold-mountain-6", "coyote-city-12", "dry-gulch-10", "san-narciso-9")
    return BoomtownView(
        seat=None if seat is None else Seat(seat),
        round=1,
        rounds={3: 20, 4: 15, 5: 12}[seats],
        last_keeps_all=False,
        start=Seat(0),
        offer=offer[:seats],
        cards_left=60 - seats,
        gone=(),
        players=tuple(player(number) for number in range(seats)),
        governor=None,
        auction=AuctionView(0, None, ()),
        winner=None,
        taken=(),
        dice=None,
        asked=(Seat(0),),
        asked_for="bid",
        is_over=False,
    )


def _spread(seats: int, count: int) -> list[tuple[MineView, ...]]:
    """Mines dealt out one at a time, each hand in the table's order."""
    keys = list(MINES)[:count]
    return [tuple(mine(key) for key in keys[number::seats]) for number in range(seats)]


def middle(seats: int, *, seat: int | None = None) -> BoomtownView:
    """An auction in the middle of a match, with a standing bid and something of everything."""
    hands = _spread(seats, 5 * seats)
    players = [player(number, 7 + 6 * number, hands[number]) for number in range(seats)]
    players[0] = replace(
        players[0],
        mayor_of=(Town.CACTUS_JUNCTION,),
        saloons=(SaloonView("saloon-1", Town.COYOTE_CITY, True),),
        mines=(replace(hands[0][0], has_new_vein=True, worth=hands[0][0].worth + 3), *hands[0][1:]),
    )
    players[1] = replace(players[1], mayor_of=(Town.COLD_MOUNTAIN,), kept=("mustang-1",))
    players[2] = replace(players[2], gold=0, waiting=("governor-1",))
    passed = (Seat(2),) if seats == 3 else (Seat(3),)
    return replace(
        first_round(seats, seat=seat),
        round=6,
        cards_left=60 - 6 * seats,
        start=Seat(1),
        offer=("coyote-city-12", "dynamite-1", "cold-mountain-6", "stagecoach-robbery-1", "dry-gulch-2")[
            :seats
        ],
        players=tuple(map(scored, players)),
        auction=AuctionView(4, Seat(1), passed),
        dice=(3, 4),
        asked=(Seat(0),),
    )


def crowded(seats: int, *, seat: int | None = None) -> BoomtownView:
    """As much on the table as there can be: 20 mines for one player, two saloons, cards held."""
    keys = list(MINES)
    most = tuple(mine(key, has_new_vein=key == "cold-mountain-6") for key in keys[:20])
    rest = [tuple(mine(key) for key in keys[20 + number :: seats - 1]) for number in range(seats - 1)]
    players = [player(0, 123, most), *(player(number + 1, 88, hand) for number, hand in enumerate(rest))]
    players[0] = replace(
        players[0],
        mayor_of=(Town.CACTUS_JUNCTION, Town.COLD_MOUNTAIN),
        saloons=(
            SaloonView("saloon-1", Town.SAN_NARCISO, True),
            SaloonView("saloon-2", Town.CACTUS_JUNCTION, False),
        ),
        kept=("mustang-1", "telegraph-1"),
        waiting=("dynamite-3", "expropriation-1"),
    )
    players[1] = replace(players[1], mayor_of=(Town.COYOTE_CITY, Town.DRY_GULCH, Town.SAN_NARCISO))
    return replace(
        first_round(seats, seat=seat),
        round=first_round(seats).rounds,
        cards_left=0,
        offer=("stagecoach-robbery-1", "saloon-girls-1", "expropriation-1", "card-shark-1", "governor-1")[
            :seats
        ],
        players=tuple(map(scored, players)),
        governor=Town.COLD_MOUNTAIN,
        auction=None,
        winner=Seat(0),
        dice=(6, 6),
        asked=(Seat(0),),
        asked_for="take",
    )


def over(seats: int) -> BoomtownView:
    """The end."""
    end = replace(
        crowded(seats), offer=(), taken=tuple(map(Seat, range(seats))), asked=(), asked_for=None, is_over=True
    )
    scores = [player.score for player in end.players]
    return replace(end, ranks=Ranking.by(scores, points=scores).ranks)


def shared(seats: int) -> BoomtownView:
    """The end, where everybody shares the first place."""
    end = over(seats)
    most = max(player.score for player in end.players)
    players = [replace(player, gold=player.gold + most - player.score) for player in end.players]
    return replace(end, players=tuple(map(scored, players)), ranks=(1,) * seats)


def taking(seats: int, *, seat: int | None = None) -> BoomtownView:
    """Two have taken their cards, the third is to take."""
    some = middle(seats, seat=seat)
    taken = (Seat(1), Seat(2))
    return replace(
        some,
        auction=None,
        winner=Seat(1),
        taken=taken,
        offer=some.offer[:-2],
        asked=(Seat(0),),
        asked_for="take",
    )
