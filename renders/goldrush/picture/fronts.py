"""The nine houses of Nugget-Town, seen from the front: more than its sign tells each from the others.

Knows where the houses are, and nothing of a match; what is written on the signs is lettering.
"""

from collections.abc import Callable

from renders.drawing.brush import Brush
from renders.drawing.canvas import Box
from renders.drawing.icons import star_points
from renders.drawing.theme import Colour, Palette, mixed
from renders.goldrush.picture import town
from renders.goldrush.picture.tones import Tones


def houses(brush: Brush, tones: Tones, palette: Palette) -> None:
    """All nine."""
    for house, box in town.HOUSES.items():
        _Front(brush, tones, palette, box, town.sign_of(house)).draw(house)


class _Front:
    """One house, seen from the front."""

    def __init__(self, brush: Brush, tones: Tones, palette: Palette, box: Box, sign: Box) -> None:
        self.brush, self.tones, self.palette, self.box, self.sign = brush, tones, palette, box, sign
        self.top = sign.bottom + 5
        """Where the part under the sign begins."""

    def draw(self, house: str) -> None:
        """The wall, the sign without its letters, and what tells this house from the others."""
        looks: dict[str, tuple[Colour, Callable[[], None]]] = {
            "smithy": (self.tones.plank_dark, self.smithy),
            "assay": (self.tones.slate, self.assay),
            "registry": (mixed(self.tones.pine_light, self.tones.paper, 0.3), self.registry),
            "saloon": (self.tones.brick, self.saloon),
            "hotel": (self.tones.glass, self.hotel),
            "jail": (mixed(self.tones.slate, self.tones.ink, 0.28), self.jail),
            "sheriff": (self.tones.plank, self.sheriff),
            "bank": (mixed(self.tones.sign, self.tones.trail, 0.35), self.bank),
            "store": (mixed(self.tones.water, self.tones.paper, 0.15), self.store),
        }
        wall, features = looks[house]
        self.wall(wall)
        features()
        self.board()

    def plate(
        self, left: float, top: float, right: float, bottom: float, fill: Colour, line: float = 2
    ) -> None:
        """A rectangle with its edge in ink."""
        self.brush.bar(left, top, right, bottom, self.tones.ink)
        self.brush.bar(left + line, top + line, right - line, bottom - line, fill)

    def wall(self, fill: Colour) -> None:
        """Boards, under a cornice."""
        left, top, right, bottom = self.box
        self.plate(left, top, right, bottom, fill, 3)
        for y in range(self.top + 6, bottom - 4, 9):
            self.brush.line([(left + 3, y), (right - 3, y)], mixed(fill, self.tones.ink, 0.22), 1)
        self.plate(left - 5, top, right + 5, top + 9, self.tones.roof, 2)

    def board(self) -> None:
        """The sign's board."""
        left, top, right, bottom = self.sign
        self.plate(left, top, right, bottom, self.tones.sign, 2)

    def door(self, x: float, wide: float = 22, fill: Colour | None = None) -> None:
        bottom = self.box.bottom
        self.plate(
            x - wide / 2, max(self.top + 4, bottom - 44), x + wide / 2, bottom, fill or self.tones.plank_dark
        )
        self.brush.disc(x + wide / 2 - 6, bottom - 18, 2, self.palette.gold)

    def window(self, x: float, *, wide: float = 24, high: float = 26, curtain: Colour | None = None) -> None:
        top = self.top + 6
        self.plate(x - wide / 2, top, x + wide / 2, top + high, self.tones.glass)
        if curtain:
            for side in (-1, 1):
                corner = x + side * (wide / 2 - 2)
                self.brush.shape(
                    [(corner, top + 2), (corner - side * 9, top + 2), (corner, top + high - 4)], curtain
                )
        self.brush.line([(x, top), (x, top + high)], self.tones.ink, 1.5)
        self.brush.line([(x - wide / 2, top + high / 2), (x + wide / 2, top + high / 2)], self.tones.ink, 1.5)

    @property
    def middle(self) -> float:
        return (self.box.left + self.box.right) / 2

    def smithy(self) -> None:
        """An open forge with its fire, and an anvil."""
        left, _, right, bottom = self.box
        brush, tones = self.brush, self.tones
        self.plate(left + 10, self.top, right - 10, bottom, tones.ink)
        x = right - 36
        brush.shape(
            [
                (x - 16, bottom),
                (x - 12, bottom - 14),
                (x - 5, bottom - 8),
                (x, bottom - 24),
                (x + 6, bottom - 9),
                (x + 12, bottom - 16),
                (x + 16, bottom),
            ],
            self.palette.alarm,
        )
        brush.shape(
            [(x - 9, bottom), (x - 5, bottom - 6), (x, bottom - 14), (x + 6, bottom - 5), (x + 9, bottom)],
            self.palette.gold,
        )
        x = left + 48
        steel = mixed(tones.slate, tones.paper, 0.3)
        brush.shape(
            [
                (x - 24, bottom - 22),
                (x + 20, bottom - 22),
                (x + 20, bottom - 14),
                (x + 8, bottom - 11),
                (x + 6, bottom - 6),
                (x + 14, bottom),
                (x - 12, bottom),
                (x - 4, bottom - 6),
                (x - 6, bottom - 11),
            ],
            steel,
        )

    def assay(self) -> None:
        """Scales in the window, and a flask."""
        bottom, brush, tones = self.box.bottom, self.brush, self.tones
        left, right = self.box.left + 12, self.box.right - 46
        self.plate(left, self.top + 3, right, bottom - 4, tones.glass)
        x = (left + right) / 2
        top = self.top + 9
        brush.line([(x, top - 2), (x, bottom - 8)], tones.ink, 3)
        brush.line([(x - 14, bottom - 8), (x + 14, bottom - 8)], tones.ink, 3)
        brush.line([(x - 28, top + 3), (x + 28, top - 1)], tones.ink, 2.5)
        for side, y in ((-1, top + 3), (1, top - 1)):
            px = x + side * 28
            brush.line([(px - 9, y + 17), (px, y), (px + 9, y + 17)], tones.ink, 1.5)
            brush.shape([(px - 12, y + 17), (px + 12, y + 17), (px + 6, y + 22), (px - 6, y + 22)], tones.ink)
        brush.disc(x - 28, top + 16, 4.5, self.palette.gold)
        self.door(self.box.right - 26)

    def registry(self) -> None:
        """Three doors, and a deed with a seal between them."""
        for x in (478, 560, 642):
            self.door(min(max(x, self.box.left + 20), self.box.right - 20), 24)
        for x in (519, 601):
            top = self.top + 6
            self.plate(x - 16, top, x + 16, top + 46, self.tones.sign)
            for y in range(int(top) + 8, int(top) + 30, 6):
                self.brush.line([(x - 10, y), (x + 10, y)], self.tones.sepia, 2)
            self.brush.disc(x, top + 36, 6, self.palette.alarm)

    def saloon(self) -> None:
        """Swing doors between two lit windows."""
        x, bottom, brush, tones = self.middle, self.box.bottom, self.brush, self.tones
        self.plate(x - 23, self.top + 2, x + 23, bottom, tones.ink)
        for side in (-1, 1):
            wing = [
                (x + side * 2, self.top + 16),
                (x + side * 12, self.top + 10),
                (x + side * 21, self.top + 16),
                (x + side * 21, bottom - 8),
                (x + side * 2, bottom - 8),
            ]
            brush.shape(wing, tones.plank)
            for y in range(int(self.top) + 20, bottom - 10, 5):
                brush.line([(x + side * 5, y), (x + side * 18, y)], tones.plank_dark, 2)
            self.window(x + side * 48, wide=34, high=30)

    def hotel(self) -> None:
        """Windows with curtains, and a door with a lamp."""
        for side in (-1, 1):
            self.window(self.middle + side * 40, wide=32, high=32, curtain=self.palette.alarm)
        self.door(self.middle, 26, self.tones.pine)
        self.brush.disc(self.middle, self.top + 14, 5, self.palette.gold)

    def jail(self) -> None:
        """Thick walls, and bars."""
        left, _, right, bottom = self.box
        brush, tones = self.brush, self.tones
        for row, y in enumerate(range(self.top + 2, bottom - 4, 14)):
            brush.line([(left + 3, y), (right - 3, y)], tones.ink, 1.5)
            for x in range(left + 14 + row % 2 * 14, right - 4, 28):
                brush.line([(x, y), (x, min(y + 14, bottom))], tones.ink, 1.5)
        for first, last, low in ((left + 14, left + 62, bottom - 22), (right - 52, right - 16, bottom)):
            self.plate(first, self.top + 8, last, low, mixed(tones.ink, tones.slate, 0.2))
            for x in range(first + 7, last - 3, 9):
                brush.bar(x, self.top + 8, x + 4, low, tones.sign)
        brush.bar(right - 52, bottom - 34, right - 16, bottom - 29, tones.sign)

    def sheriff(self) -> None:
        """A great star."""
        x, bottom = self.middle, self.box.bottom
        self.door(self.box.right - 28, 26)
        self.window(self.box.left + 28, wide=28, high=30)
        y = (self.top + bottom) / 2 + 2
        tips = star_points(x - 4, y, 32, 15)
        for tx, ty in tips[::2]:
            self.brush.disc(tx, ty, 6, self.tones.ink)
        self.brush.shape(star_points(x - 4, y, 38, 17), self.tones.ink)
        self.brush.shape(star_points(x - 4, y, 31, 14), self.palette.gold)
        for tx, ty in tips[::2]:
            self.brush.disc(tx, ty, 4, self.palette.gold)

    def bank(self) -> None:
        """Columns, and a safe between two doors."""
        left, _, right, bottom = self.box
        tones = self.tones
        for x in (left + 14, left + 62, right - 62, right - 14):
            self.plate(x - 9, self.top + 2, x + 9, bottom - 2, tones.sign)
            self.plate(x - 12, self.top + 2, x + 12, self.top + 9, tones.sign)
            self.plate(x - 12, bottom - 8, x + 12, bottom, tones.sign)
            self.brush.line([(x, self.top + 10), (x, bottom - 9)], tones.sepia, 1.5)
        for x in (left + 38, right - 38):
            self.door(x, 24)
        middle, y = self.middle, (self.top + bottom) / 2 + 1
        self.brush.disc(middle, y, 21, tones.ink)
        self.brush.disc(middle, y, 18, self.palette.gold)
        self.brush.disc(middle, y, 13, self.palette.gold_light)
        self.brush.bar(middle - 2.5, y - 9, middle + 2.5, y + 9, tones.ink)
        for dy in (-5, 3):
            self.brush.bar(middle - 7, y + dy, middle + 7, y + dy + 2.5, tones.ink)

    def store(self) -> None:
        """A striped awning over goods."""
        left, _, right, bottom = self.box
        brush, tones = self.brush, self.tones
        self.plate(left + 14, self.top + 18, right - 62, bottom - 4, tones.glass)
        self.door(right - 36, 28)
        for x, wide, fill in (
            (left + 30, 22, tones.plank_dark),
            (left + 58, 22, tones.plank),
            (left + 86, 22, tones.brick),
            (left + 112, 18, tones.pine),
        ):
            self.plate(x - wide / 2, bottom - 22, x + wide / 2, bottom - 4, fill)
        top = self.top + 1
        for number, stripe_at in enumerate(range(left + 3, right - 3, 16)):
            stripe = self.palette.alarm if number % 2 else tones.sign
            end = min(stripe_at + 16, right - 3)
            brush.bar(stripe_at, top, end, top + 13, stripe)
            brush.oval(stripe_at, top + 6, end, top + 20, stripe)
        brush.line([(left, top), (right, top)], tones.ink, 2)
