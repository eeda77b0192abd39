### Eerlijk toeval: wat er verzegeld is, en hoe iedereen het kan nagaan

luck-title = ### Eerlijk toeval in spel #{ $number }
luck-about = Alle worpen en alle schudbeurten in dit spel komen uit één geheime tekst, de startwaarde, die vóór de eerste kaart getrokken is. Dit zegel is ervan gemaakt, en niemand kan een andere startwaarde met hetzelfde zegel vinden: zo kan niemand het toeval achteraf veranderen zonder dat iedereen het ziet.
luck-shown-first = -# Het eerste bericht van de thread toont de eerste { $count } tekens ervan.
luck-later = Als het spel voorbij is, vind je hier de startwaarde, en hoe je die nagaat.
luck-next = -# De volgende bladzijde zegt hoe je een zegel nagaat.
luck-seed = Het spel is voorbij, dus hier is de **startwaarde**: `{ $seed }`
luck-check = **Een zegel nagaan:** kopieer deze regel naar Python, dat gratis is op python.org, of vraag het iemand die Python kent. De regel toont het zegel van de tekst in `sha256(…)`; zet daar een andere tekst neer om een ander zegel na te gaan:
luck-rounds = **Worpen en kaarten nagaan:** gebruik `{ $code }`; elke aanroep van `.random()` is één trekking. Een dobbelsteen is `1 + int(6 * trekking)`. Schudden gaat van de laatste kaart naar de tweede, en verwisselt kaart nummer n met nummer `1 + int(n * trekking)`. ROUND is 0 bij het schudden voor het begin en telt dan vanaf 1: elke ronde of beurt is er één, en bij { gnadenlos-name } en { ponte-vecchio-name } de voorbereiding ook.
luck-attempts = ATTEMPT is 0, of een hoger getal als een ronde opnieuw gespeeld is: { $attempts }.
luck-attempt = { $count ->
    [one] { $attempt } in ronde { $first }
   *[other] { $attempt } in ronde { $first } tot en met { $last }
}
luck-answers = **Verzegelde antwoorden.** Wat spelers in het geheim kiezen tot iedereen gekozen heeft, wordt ook verzegeld, samen met een willekeurig getal dat niemand kan raden. Zodra het omgedraaid is, kan iedereen nagaan dat er niets verwisseld is.
luck-standing = Nu verzegeld:
luck-answer-sealed = - { $player }: `{ $seal }`
luck-turned-up = Tot nu toe omgedraaid, het oudste eerst. Bij elk antwoord staat het zegel, en dan de tekst die verzegeld was:
luck-answer-turned-up = - { $player }: `{ $seal }` · `{ $text }`
