### Mijn notitie, die alleen de schrijver leest.

## Mijn notitie

note-yours = **Je notitie:** { $note }
    -# Alleen jij leest dit.
note-none = Je hebt geen notitie bij spel #{ $number }.
button-note = Notitie maken
button-note-change = Notitie wijzigen
note-title = Je notitie
note-label = Wat ben je van plan?
note-hint = Alleen jij leest dit. Laat het veld leeg om de notitie te verwijderen.
refused-note-too-long = Een notitie heeft hoogstens { $most } tekens. Maak de notitie korter.

## De opdracht

game-command-note = notitie
game-command-note-about = Een notitie bij een spel die alleen jij leest: bekijk of schrijf die
parameter-note = tekst
parameter-note-about = Je notitie; een spatie verwijdert die, en zonder tekst zie je wat je hebt geschreven
