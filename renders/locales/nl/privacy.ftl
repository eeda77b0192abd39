### Wat er over iemand is opgeslagen, en hoe het wordt gewist. Alleen die persoon leest het. Het beleid zelf staat
### in docs/privacy.nl.md.

privacy-command-show = bekijken
privacy-command-show-about = Wat er over je is opgeslagen, wie deze bot beheert, en het privacybeleid
privacy-command-export = exporteren
privacy-command-export-about = Alles wat er over je is opgeslagen, als bestand
privacy-command-delete = wissen
privacy-command-delete-about = Alles over je laten wissen; eerst zie je wat er gebeurt

## Wat er is opgeslagen

privacy-knows = **Wat Saloon over je weet:** { $what }.
privacy-knows-nothing = **Saloon weet niets over je:** er is niets opgeslagen.
privacy-kept-games = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
} op { $servers ->
    [one] 1 server
   *[other] { $servers } servers
}
privacy-kept-answers = { $count ->
    [one] 1 antwoord
   *[other] { $count } antwoorden
} daarin
privacy-kept-acts = { $count ->
    [one] 1 andere handeling in spellen
   *[other] { $count } andere handelingen in spellen
}
privacy-kept-notes = { $count ->
    [one] 1 notitie
   *[other] { $count } notities
}
privacy-kept-orders = { $count } keer iets alvast gezegd
privacy-kept-drafts = { $count ->
    [one] 1 half gemaakte keuze
   *[other] { $count } half gemaakte keuzes
}
privacy-kept-invitations = { $count ->
    [one] 1 uitnodiging
   *[other] { $count } uitnodigingen
}
privacy-kept-absences = { $count ->
    [one] 1 afwezigheid
   *[other] { $count } afwezigheden
}
privacy-kept-office = { $count ->
    [one] 1 handeling van beheerders of moderators van een server, door jou of over jou
   *[other] { $count } handelingen van beheerders of moderators van een server, door jou of over jou
}
privacy-kept-places = { $count ->
    [one] 1 behaalde plaats
   *[other] { $count } behaalde plaatsen
}
privacy-kept-ratings = { $count ->
    [one] 1 rating
   *[other] { $count } ratings
}
privacy-kept-hidden = { $count ->
    [one] dat je op 1 server je ratings verbergt
   *[other] dat je op { $count } servers je ratings verbergt
}
privacy-kept-entries = { $count ->
    [one] 1 seizoen van een competitie
   *[other] { $count } seizoenen van competities
}
privacy-kept-organised = { $count ->
    [one] 1 handeling als organisator van een competitie
   *[other] { $count } handelingen als organisator van competities
}
privacy-kept-reports = { $count ->
    [one] 1 melding aan organisatoren
   *[other] { $count } meldingen aan organisatoren
}
privacy-kept-active = { $count ->
    [one] wanneer je op 1 server het laatst hebt geantwoord
   *[other] wanneer je op { $count } servers het laatst hebt geantwoord
}
privacy-kept-preferences = wat je hebt gekozen, zoals kleuren en tijdzone
privacy-seated = Je doet mee aan { $games }.
privacy-in-running = { $count ->
    [one] 1 lopend spel
   *[other] { $count } lopende spellen
}
privacy-in-open = { $count ->
    [one] 1 spel dat nog niet is begonnen
   *[other] { $count } spellen die nog niet zijn begonnen
}
privacy-operator = Deze bot wordt beheerd door: { $operator }
privacy-no-operator = Wie deze bot beheert, heeft geen contact opgegeven. Vraag de beheerders van je server wie het is.
privacy-kept-for = Je keuzes worden gewist als je drie jaar lang niets hebt ingedrukt. Spellen blijven bewaard, omdat ze ook van anderen zijn. Back-ups worden 35 dagen bewaard. Bij **Beleid** lees je alles.

button-privacy-show = Terug
button-privacy-export = Exporteren
button-privacy-delete = Wissen…
button-privacy-policy = Beleid
button-privacy-before = Vorige pagina
button-privacy-after = Volgende pagina

## Het bestand

privacy-exported = { $count ->
    [one] Alles wat er over je is opgeslagen, staat in dit bestand. Alleen jij ziet het hier: ook je notities staan erin, en wat je alvast hebt gezegd.
   *[other] Alles wat er over je is opgeslagen, staat in { $count } bestanden: dit en de volgende hieronder. Alleen jij ziet ze hier: ook je notities staan erin, en wat je alvast hebt gezegd.
}

## Wissen

privacy-nothing-to-delete = Er is niets over je opgeslagen, dus er is niets te wissen.
privacy-delete-title = **Alles over je wissen?**
privacy-delete-yours = Je keuzes, afwezigheden, notities, uitnodigingen en wat je alvast hebt gezegd worden gewist.
privacy-delete-running = { $count ->
    [one] Je doet mee aan 1 lopend spel{ $games }: een robot speelt verder.
   *[other] Je doet mee aan { $count } lopende spellen{ $games }: robots spelen verder.
}
privacy-delete-open = { $count ->
    [one] Je hebt een plaats in 1 spel dat nog niet is begonnen{ $games }: je plaats komt dan vrij.
   *[other] Je hebt plaatsen in { $count } spellen die nog niet zijn begonnen{ $games }: je plaatsen komen dan vrij.
}
privacy-delete-hosted = { $count ->
    [one] Bij 1 daarvan heb jij de leiding: iemand anders aan tafel neemt die over. Zit er verder niemand, dan wordt het spel gesloten.
   *[other] Bij { $count } daarvan heb jij de leiding: anderen aan die tafels nemen die over. Zit er verder niemand, dan wordt het spel gesloten.
}
privacy-delete-stays = Spellen die anderen met je hebben gespeeld, blijven zoals ze zijn, omdat ze ook van hen zijn. Daar ben je “een oud-speler”.
privacy-delete-messages = Berichten op Discord blijven staan. In back-ups sta je nog 35 dagen.
privacy-delete-warning = Dit kun je niet ongedaan maken. Daarna kun je weer meespelen, als iemand die nieuw is.
button-forget-me = Alles over mij wissen
privacy-asked-again = Sinds deze vraag is er tijd verstreken, of je spellen zijn veranderd. Daarom is er nog niets gewist. Kijk nog eens:
privacy-forgotten = **Alles over je is gewist.**
privacy-forgotten-running = { $count ->
    [one] In je lopende spel speelt een robot verder.
   *[other] In je { $count } lopende spellen spelen robots verder.
}
privacy-forgotten-open = { $count ->
    [one] Je plaats in 1 spel dat nog niet was begonnen, is vrij.
   *[other] Je plaatsen in { $count } spellen die nog niet waren begonnen, zijn vrij.
}
privacy-forgotten-after = Je kunt altijd weer meespelen, als iemand die nieuw is.
privacy-forgotten-before = Dat is al gebeurd: er is niets over je opgeslagen.
