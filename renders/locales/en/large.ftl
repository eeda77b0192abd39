### Words in large print that all games use: short, and set beside signs.

large-new = New: { $what }
large-lost = Lost: { $what }
large-chosen = chosen
large-points = { $points ->
    [one] point
   *[other] points
}
large-asked = now
large-passed = passed
