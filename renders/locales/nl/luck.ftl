### Eerlijk toeval: wat er verzegeld is, en hoe iedereen het kan nagaan

luck-title = ### Eerlijk toeval in spel #{ $number }
luck-about = Alle worpen en alle schudbeurten in dit spel komen uit één geheime tekst, de startwaarde, die vóór de eerste kaart getrokken is. Dit zegel is ervan gemaakt, en niemand kan een andere startwaarde met hetzelfde zegel vinden: zo kan niemand het toeval achteraf veranderen zonder dat iedereen het ziet.
luck-shown-first = -# Het eerste bericht van de thread toont de eerste { $count } tekens ervan.
luck-later = Als het spel afgelopen is, vind je hier de startwaarde, en hoe je die nagaat.
luck-next = -# De volgende bladzijde zegt hoe je een zegel nagaat.
luck-seed = Het spel is afgelopen, dus hier is de **startwaarde**: `{ $seed }`
luck-check = **Een zegel nagaan:** kopieer deze regel naar Python, dat gratis is op python.org, of vraag het iemand die Python kent. De regel toont het zegel van de tekst in `sha256(…)`; zet daar een andere tekst neer om een ander zegel na te gaan:
luck-rounds = **Worpen en kaarten nagaan:** gebruik `{ $code }`; elke aanroep van `.random()` is één trekking. Een dobbelsteen is `1 + int(6 * trekking)`. Schudden gaat van de laatste kaart naar de tweede, en verwisselt kaart nummer n met nummer `1 + int(n * trekking)`. ROUND is 0 bij het schudden voor het begin en telt dan vanaf 1: elke ronde of beurt is er één, en bij { gnadenlos-name } en { ponte-vecchio-name } de voorbereiding ook.
luck-attempts = ATTEMPT is 0, of een hoger getal als een ronde opnieuw gespeeld is: { $attempts }.
luck-attempt = { $count ->
    [one] { $attempt } in ronde { $first }
   *[other] { $attempt } in ronde { $first } tot en met { $last }
}
luck-answers = **Verzegelde antwoorden.** Wat spelers in het geheim kiezen tot iedereen gekozen heeft, wordt ook verzegeld, samen met een willekeurig getal dat niemand kan raden. Zodra het onthuld is, kan iedereen nagaan dat er niets verwisseld is.
luck-standing = Nu verzegeld:
luck-answer-sealed = - { $player }: `{ $seal }`
luck-turned-up = Tot nu toe onthuld, het oudste eerst. Bij elk antwoord staat het zegel, en dan de tekst die verzegeld was:
luck-answer-turned-up = - { $player }: `{ $seal }`, `{ $text }`

## Als een spel afgelopen is: de controle ervan, en het bestand

button-verify = Controleren
game-command-verify = controleer
game-command-verify-about = Controleer het toeval en alle antwoorden van een spel dat afgelopen is
game-command-export = export
game-command-export-about = Een spel als bestand, met alles wat je ervan mag lezen
refused-verify-later = Dit spel kan gecontroleerd worden als het afgelopen is: tot dan is de startwaarde geheim.
luck-verified-title = ### Spel #{ $number }, gecontroleerd
luck-verified = **{ $counts }: alles zoals het verzegeld was.**
luck-count-sealed = { $count ->
    [one] { $count } verzegeld antwoord
   *[other] { $count } verzegelde antwoorden
}
luck-count-rolls = { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
}
luck-count-shuffles = { $count ->
    [one] { $count } keer geschud
   *[other] { $count } keer geschud
}
luck-count-lots = { $count ->
    [one] { $count } keer geloot
   *[other] { $count } keer geloot
}
luck-replayed = { $answers ->
    [one] Het enige antwoord is opnieuw gespeeld volgens de regels waarmee het spel begon, en het spel verliep zoals het verteld is.
   *[other] Alle { $answers } antwoorden zijn opnieuw gespeeld volgens de regels waarmee het spel begon, en het spel verliep zoals het verteld is.
}
luck-compared = Alle { $answers } antwoorden zijn opnieuw gespeeld volgens de regels waarmee het spel begon. Van { $compared } daarvan kon de uitkomst worden vergeleken: de andere zijn opgeslagen door een eerdere versie van de bot.
luck-rules-unknown = Het spel is gespeeld met regels die deze versie van de bot niet kent. Daarom zijn alleen de startwaarde en de verzegelde antwoorden gecontroleerd.
luck-differs = **Iets is niet zoals het was.** { $what } Dit is het eerste verschil; wat daarna kwam, is niet gecontroleerd.
luck-differs-seed = De startwaarde is niet de waarde die vóór de eerste kaart verzegeld is.
luck-differs-sealed = Antwoord { $answer }, van { $player } in ronde { $round }, is niet wat verzegeld was.
luck-differs-turned-up = Wat na antwoord { $answer }, van { $player } in ronde { $round }, onthuld is, is niet wat verzegeld was.
luck-differs-set-up = De startwaarde leidt tot een andere opstelling dan die waarmee het spel begon.
luck-differs-refused = De regels staan antwoord { $answer }, van { $player } in ronde { $round }, niet toe.
luck-differs-story = Na antwoord { $answer }, van { $player } in ronde { $round }, leiden de regels tot iets anders dan verteld is.
luck-differs-state = Na antwoord { $answer }, van { $player } in ronde { $round }, staat het spel er anders voor dan toen.
luck-differs-result = Volgens de regels eindigt het spel niet zoals het geëindigd is.
luck-compare = Vergelijk het zegel van de startwaarde zelf. Het eerste bericht van de thread moet dit zegel tonen: `{ $seal }`
luck-yourself = -# Je hoeft de bot niet te vertrouwen: `/spel export` geeft je een bestand, en `tools/verify_luck.py` uit de broncode van de bot controleert het.
luck-export-all = Alles over spel #{ $number } staat in dit bestand, ook de startwaarde. `tools/verify_luck.py` uit de broncode van de bot controleert het.
luck-export-now = Alles wat je van spel #{ $number } mag lezen, staat in dit bestand. Als het spel afgelopen is, staat ook al het andere erin.
luck-export-readable = Alles wat je van spel #{ $number } mag lezen, staat in dit bestand.
