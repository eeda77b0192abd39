### Wat Saloon zegt op een server waar het net bij is gekomen, hoe alles van een server gewist wordt, en wat er van
### berichten overblijft als een spel een dag voorbij is.

## Aankomen

welcome =
    ### Bordspellen, een paar minuten per dag
    Met Saloon speel je { $games } in threads van deze server. Je antwoordt wanneer het je uitkomt, en een spel duurt dagen; je kunt ook alleen spelen, tegen robots.
    Met `/boomtown nieuw` open je een spel; elk spel heeft deze opdracht. `/spel hulp` laat de rest zien.
welcome-admins = -# Voor beheerders: met **{ welcome-settings }** kies je waar en hoe spellen geopend worden. Je hoeft niets in te stellen.
welcome-back = { $games ->
    [0] Hier ben ik weer. Met `/boomtown nieuw` open je een spel.
    [one] Hier ben ik weer; er gaat één spel verder.
   *[other] Hier ben ik weer; er gaan { $games } spellen verder.
}
welcome-settings = Instellingen
rules-of-all = ### De regels van alle spellen

## Alles van een server wissen

erase-what =
    ### Alles wissen wat Saloon van deze server weet
    { $games ->
        [0] Er zijn hier geen spellen. De instellingen van deze server en wat beheerders en moderators hebben gedaan, worden dan gewist.
       *[other] Dit wordt dan gewist: { $games ->
            [one] 1 spel
           *[other] { $games } spellen
        } ({ $playing } bezig, { $open } open, { $ended } afgelopen) met alle antwoorden en alles wat er gebeurd is, de instellingen van deze server, en wat beheerders en moderators hebben gedaan.
    }
    Lopende en open spellen stoppen meteen. Een week lang kun je alles terugnemen; daarna is het voorgoed weg. Berichten en afbeeldingen op Discord blijven: die zijn van de server.
erase-ask = Alles wissen…
erase-really = **Zeker weten?** Hierna typ je de naam van deze server.
erase-all = De naam typen…
erase-form = Alles van deze server wissen
erase-name = De naam van deze server
erase-name-about = Alles wat Saloon van deze server weet, wordt over een week gewist.
erase-keep = Terugnemen
erase-begun = { $games ->
    [0] Alles wordt gewist op <t:{ $until }:F>.
    [one] Alles wordt gewist op <t:{ $until }:F>. Eén spel is gestopt.
   *[other] Alles wordt gewist op <t:{ $until }:F>. { $games } spellen zijn gestopt.
} Tot dan kun je het terugnemen, hier of later met `/saloon wissen`.
erase-decided = Alles wat Saloon van deze server weet, wordt gewist op <t:{ $until }:F>. Tot dan kun je het terugnemen, hier of later met `/saloon wissen`.
erase-kept = { $games ->
    [0] Er wordt niets gewist.
    [one] Er wordt niets gewist: het spel gaat verder zoals het was.
   *[other] Er wordt niets gewist: { $games } spellen gaan verder zoals ze waren.
}
told-set-aside = Een beheerder laat alle spellen van deze server wissen op <t:{ $until }:f>. Dit spel is afgelopen en heeft geen uitslag; het gaat alleen verder als dat vóór die tijd wordt teruggenomen.
told-taken-up = Er wordt niets gewist: het spel gaat verder zoals het was.
lobby-set-aside = Gesloten, omdat een beheerder alle spellen van deze server laat wissen.

## Berichten van spellen die al lang voorbij zijn

folded-over = **{ $game }**: { $result }. { $thread }
folded-ended = **{ $game }** is afgelopen. { $thread }
folded-closed = **{ $game }** is gesloten. { $thread }
folded-given-up = **{ $game }** is gesloten, omdat er niemand terugkwam. { $thread }
folded-expired = **{ $game }**: er is een week lang niemand aangeschoven.
folded-thread = <#{ $thread }>

## Opdrachten

saloon-command-erase = wissen
saloon-command-erase-about = Wis alles wat Saloon van deze server weet; een week lang kun je dat terugnemen
parameter-undo = terugnemen
parameter-undo-about = Neem het terug: er wordt niets gewist, en alle spellen gaan verder

## Geweigerde handelingen

refused-server-erased = Alle spellen van deze server worden gewist op <t:{ $until }:F>, dus er worden geen nieuwe geopend. Een beheerder kan dat terugnemen met `/saloon wissen`.
refused-erasing-already = Dat staat al vast: alles wordt gewist op <t:{ $until }:F>. Met `/saloon wissen` neem je het terug.
refused-not-erasing = Er wordt niets gewist, dus er is niets terug te nemen.
refused-erase-other-name = Zo heet deze server niet, dus er is niets gewist. Typ “{ $server }”.
refused-server-not-there = Discord kan deze server nu niet bereiken, dus er is niets veranderd. Probeer het over een minuut opnieuw.
refused-undo-erasing = Alle spellen van deze server worden gewist op <t:{ $until }:F>, dus geen daarvan kan nu verdergaan. Een beheerder kan dat terugnemen met `/saloon wissen`.
