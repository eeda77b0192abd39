"""The adventurers' portraits, in the manner of a woodcut poster: flat colours, few lines of ink.

A person is a row of `people.PEOPLE`; the parts that it names are drawn from the back to the front. It knows
keys, never what an adventurer can do.
"""

from renders.drawing.canvas import Sprite
from renders.drawing.icons import Sketch, drawn, star_points
from renders.drawing.shelf import kept
from renders.drawing.theme import Palette, mixed
from renders.gnadenlos.picture.portraits.beards import BEARDS
from renders.gnadenlos.picture.portraits.clothes import CLOTHES
from renders.gnadenlos.picture.portraits.faces import EYES, MOUTHS, brows, head, neck, nose
from renders.gnadenlos.picture.portraits.hair import BEHIND, BESIDE, ON_HEAD
from renders.gnadenlos.picture.portraits.hats import HATS
from renders.gnadenlos.picture.portraits.held import HELD
from renders.gnadenlos.picture.portraits.look import Paint, Person, halo, paint_of
from renders.gnadenlos.picture.portraits.people import PEOPLE
from renders.gnadenlos.picture.portraits.worn import WORN


@kept
def portrait(key: str, size: int, palette: Palette) -> Sprite:
    """An adventurer's portrait: a square without round corners. Raises KeyError for nobody's key."""
    person = PEOPLE[key]
    paint = paint_of(person, palette)

    def draw(sketch: Sketch) -> None:
        _background(sketch, paint)
        _figure(sketch, person, paint)

    return Sprite(drawn(size, draw).image, None)


def _background(sketch: Sketch, paint: Paint) -> None:
    """A printed sky: rays of one ink, and a pale disc behind the head."""
    sketch.box(-1, -1, 101, 101, paint.tint)
    rays = star_points(50, 46, 130, 130, 12)
    ray = mixed(paint.tint, paint.ink, 0.1)
    for at in range(0, len(rays), 2):
        sketch.polygon([(50, 46), rays[at], rays[at + 1]], ray)
    sketch.disc(50, 46, 40, halo(paint.tint), halo(paint.tint))


def _figure(sketch: Sketch, person: Person, paint: Paint) -> None:
    """From the back to the front."""
    for thing in person.behind:
        HELD[thing](sketch, paint)
    BEHIND[person.hair_behind](sketch, paint)
    neck(sketch, paint)
    CLOTHES[person.clothes](sketch, paint)
    BESIDE[person.hair_behind](sketch, paint)
    head(sketch, paint, person.head)
    EYES[person.eyes](sketch, paint)
    brows(sketch, paint, person.brows)
    nose(sketch, paint, person.nose)
    BEARDS[person.beard](sketch, paint)
    MOUTHS[person.mouth](sketch, paint)
    ON_HEAD[person.hair](sketch, paint)
    HATS[person.hat](sketch, paint)
    for thing in person.worn:
        WORN[thing](sketch, paint)
    for thing in person.held:
        HELD[thing](sketch, paint)
