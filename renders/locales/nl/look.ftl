### Terugkijken: het bord na elke stap van een spel, en wat daarbij staat.

button-look = Terugkijken
button-board-then = Bord toen

look-title = ### { $progress }
look-step = { $step ->
    [0] { $steps ->
        [0] -# Terugkijken op spel #{ $number }: er is nog niets gespeeld
        [one] -# Terugkijken op spel #{ $number }: vóór de enige stap
       *[other] -# Terugkijken op spel #{ $number }: vóór de eerste van { $steps } stappen
    }
   *[other] -# Terugkijken op spel #{ $number }: stap { $step } van { $steps }
}
look-seen = -# Zoals { $name } het zag

# De knoppen naar de vorige ronde, de vorige stap, de volgende stap en de volgende ronde
look-round-before = ◀◀
look-before = ◀
look-after = ▶
look-round-after = ▶▶
look-words = In woorden
look-picture = Als afbeelding

# In menu’s: een deel van een lang spel, en hoe ver het spel is als het begint; door wiens ogen je kijkt
look-chapter = Deel { $number }: { $progress }
look-everybody = Zoals iedereen het zag
look-through = Zoals { $name } het zag

## De opdracht

game-command-replay = terugkijken
game-command-replay-about = Kijk stap voor stap terug op een spel

## Weigeringen

refused-look-step = Het spel heeft die stap niet. Open “{ button-look }” opnieuw.
refused-look-eyes = Tot het spel afgelopen is, kun je alleen terugkijken zoals iedereen het zag, of vanaf je eigen plaats.
refused-look-revision = Dit spel is gespeeld met regels die deze versie van de bot niet kent. Het verloop is er nog wel.
refused-look-differs = Deze versie van de bot kan dit spel niet meer naspelen zoals het is gegaan. Het verloop is er nog wel.
