### `/wertung`: die Seite einer Person, die Liste und das Verbergen. Was auf Bildern steht, ist in rating-pictures.ftl.

rating-command = wertung
rating-command-about = Wertungen auf diesem Server: deine Seite, die Liste je Spiel und das Verbergen
rating-command-show = anzeigen
rating-command-show-about = Die Wertung einer Person in einem Spiel, mit den letzten Spielen und einem Verlauf
rating-command-table = liste
rating-command-table-about = Die Liste der Wertungen in einem Spiel
rating-command-hide = verbergen
rating-command-hide-about = Deine Wertungen auf diesem Server verbergen oder wieder zeigen
parameter-rated-person = person
parameter-rated-person-about = Wessen Wertung du sehen möchtest; ohne Angabe deine eigene
parameter-rated-game = spiel
parameter-rated-game-about = Welches Spiel; ohne Angabe das dieses Threads, sonst das mit den meisten gewerteten Spielen
parameter-public = öffentlich
parameter-public-about = Es hier allen zeigen; sonst siehst nur du es

## Die Seite einer Person

rating-title = ### { $player } in { $game }
rating-is = Wertung **{ $rating }**
rating-is-provisional = Wertung **{ $rating }**, vorläufig: { $missing }
rating-missing-games = { $count } von { $needed } Spielen
rating-missing-opponents = gegen { $count } von { $needed } Leuten
rating-place = Platz **{ $place }** von { $of }
rating-below-the-line = in der Liste unter dem Strich
rating-not-listed = nicht in der Liste: in den letzten { $days } Tagen kein gewertetes Spiel gespielt
rating-games = { $count ->
    [one] 1 gewertetes Spiel
   *[other] { $count } gewertete Spiele
}
rating-best-win = Bester Sieg: vor { $player } mit einer Wertung von { $rating } in { $game }
rating-last-games = **Letzte Spiele**
rating-change = { $way ->
    [up] plus { $by }
    [down] minus { $by }
   *[none] unverändert
}
rating-game = { $game }: Platz { $place } von { $of }, von { $before } auf { $after } (**{ $change }**)
rating-game-absent = { $game }: nie geantwortet, von { $before } auf { $after } (**{ $change }**)
rating-hidden-own = -# Du verbirgst deine Wertungen auf diesem Server: Nur du siehst diese Seite.
rating-none-own = **Du hast auf diesem Server noch keine Wertung.**
rating-none-own-in = **Du hast in { $game } auf diesem Server noch keine Wertung.**
rating-none-how = Spiel ein Spiel mit mindestens einer anderen Person zu Ende: Es zählt für euch alle, wenn bei den offenen Plätzen nichts anderes steht. Einen Platz in der Liste bekommst du nach { $games } Spielen, mit insgesamt { $opponents } verschiedenen Leuten.
rating-none = { $player } zeigt hier keine Wertung.
rating-none-in = { $player } zeigt hier keine Wertung in { $game }.

## Die Liste

rating-list-none = **In der Liste von { $game } steht gerade niemand.**
rating-list-none-at-all = **Auf diesem Server steht noch niemand in einer Liste der Wertungen.**
rating-list-none-how = Jedes Spiel, das mindestens zwei Leute zusammen zu Ende spielen, zählt, wenn bei den offenen Plätzen nichts anderes steht.

## Die Liste prüfen

rating-check-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
rating-check-people = { $count ->
    [one] 1 Wertung
   *[other] { $count } Wertungen
}
rating-check-agrees = **{ $game }:** { $games }, { $people }: aus allen Plätzen neu berechnet; alle Ziffern stimmen.
rating-check-differs = **{ $game }:** { $games }, { $people }: aus allen Plätzen neu berechnet; nicht alle Ziffern stimmen. Das erste Spiel, das abweicht, ist { $first }. Bitte sag denen Bescheid, die diesen Bot betreiben.
rating-check-differs-at-the-end = **{ $game }:** { $games }, { $people }: aus allen Plätzen neu berechnet; alle Spiele stimmen, aber nicht alle Wertungen. Bitte sag denen Bescheid, die diesen Bot betreiben.

## Verbergen

rating-are-shown = **Alle auf diesem Server sehen deine Wertungen.**
rating-are-hidden = **Du verbirgst deine Wertungen auf diesem Server.**
rating-hiding-lists = Sind sie verborgen, stehst du in keiner Liste, und nur du siehst deine Wertungen, Verläufe und Zahlen.
rating-hiding-rated = Deine Spiele werden trotzdem gewertet, den anderen zuliebe. Auf dem letzten Brett eines Spiels steht dann nur dein Platz; aber wie sich die Wertungen der anderen ändern, lässt ungefähr ahnen, wie stark du bist.
rating-hiding-posted = Was schon in Kanälen steht, bleibt, wie es ist.
rating-hiding-here = Das gilt für alle Spiele auf diesem Server und für keinen anderen Server.

## Knöpfe und Menüs

button-rating-list = Liste
button-rating-own = Meine Wertung
button-rating-hide = Verbergen
button-rating-show = Wieder zeigen
button-rating-check = Prüfen
button-rating-before = ‹ Zurück
button-rating-after = Weiter ›
menu-rating-game = Ein anderes Spiel

## Allen zeigen

posted-for-all = Hier sehen es jetzt alle.
picture-missing-words = -# Das Bild konnte hier nicht gezeigt werden, aber alles steht auch in Worten da.

## Ablehnungen

refused-cannot-post-here = Ich kann hier nichts schreiben. Versuch es in einem anderen Kanal oder lass `{ parameter-public }` weg.
refused-rating-hidden-to-post = Du verbirgst deine Wertungen auf diesem Server, deshalb zeige ich hier nichts davon. Mit `/wertung verbergen` zeigst du sie wieder.
refused-rating-check-runs = Auf diesem Server prüft gerade jemand eine Liste. Versuch es gleich noch einmal.
