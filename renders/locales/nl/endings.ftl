### Hoe spellen slapen en sluiten, hoe mensen nog eens spelen, en hoe plaatsen bewaard, aangeboden en genomen worden.

## Vrije plaatsen

lobby-expired = Er is een week lang niemand aangeschoven, dus de plaatsen zijn gesloten.
lobby-given-up = Er kwam niemand terug: dit spel is gesloten. Er is alleen tijd verloren.
lobby-kept = { $number }. bewaard voor { $person } tot <t:{ $until }:f>
lobby-all-kept = Wie aan tafel zit, mag beginnen. De andere plaatsen worden bewaard.
lobby-again = Nog een keer na spel #{ $before }? Druk op **{ button-join }** om je plaats in te nemen.
invited = { $mention }: { $name } houdt hier een plaats voor je vrij tot <t:{ $until }:f>.
invited-to = -# { $game }
invited-privately = Voor { $person } wordt een plaats in spel #{ $number } bewaard tot <t:{ $until }:f>.
joined = Je hebt een plaats: { $game }.
really-start = Er worden nog plaatsen bewaard. Zonder deze mensen beginnen?
kept-for = - { $person }, tot <t:{ $until }:f>
lost-open-seats = { $count ->
    [one] { $names } heeft de server verlaten, dus die plaats is vrij.
   *[other] { $names } hebben de server verlaten, dus die plaatsen zijn vrij.
}

button-start-anyway = Toch beginnen
button-wake = Wekken
button-replay = Nog een keer
button-reopen = Opnieuw openen
button-take = Plaats overnemen

## De slaap, het einde en wat daarna komt

board-given-up = Er kwam niemand: dit spel is gesloten. Er is alleen tijd verloren.
told-given-up = Het spel sliep al drie maanden en is gesloten.
told-decided = Het spel is beslist: **{ $name }** is eerste, omdat alle anderen zijn vertrokken. Wat er nog wordt gespeeld, verandert niets meer aan de uitslag.
told-all-have-gone = Het spel is beslist: iedereen die meetelt, is vertrokken. Eerste is wie het langst is gebleven.
sequel-opened = { $kept ->
    [0] De plaatsen zijn open: { $game }. Jij hebt er een.
    [one] De plaatsen zijn open: { $game }. Jij hebt er een, en voor de andere speler wordt twee dagen lang een plaats bewaard.
   *[other] De plaatsen zijn open: { $game }. Jij hebt er een, en voor de anderen worden twee dagen lang { $kept } plaatsen bewaard.
}
sequel-open = De plaatsen zijn al open: { $game }. Heb je er daar nog geen, druk dan op **{ button-join }**.
sequel-on = Spel #{ $number } is al bezig, in <#{ $thread }>.

## Plaatsen die worden aangeboden

offer-back = { $left } houdt deze plaats, dus die is niet meer vrij.
offer-over = Het spel is afgelopen, dus de plaats van { $left } is niet meer vrij.
offer-in-channel = -# <#{ $thread }>
seat-offered = De plaats van { $name } is nu vrij voor wie verder wil spelen.
took-seat = Je speelt verder voor { $left } in spel #{ $number }, in <#{ $thread }>. Alles wat bij de plaats hoort, is van jou.

## Opdrachten

game-command-invite = uitnodigen
game-command-invite-about = Bewaar twee dagen lang een plaats in een open spel voor iemand
game-command-seat = plaats
game-command-seat-about = Laat iemand anders verder spelen op de plaats van een speler die wegblijft
parameter-person = persoon
parameter-person-about = Met wie je wilt spelen
parameter-seat = plaats
parameter-seat-about = Wiens plaats het is

## Geweigerde handelingen

refused-seats-kept = De vrije plaatsen worden bewaard voor mensen die zijn uitgenodigd. Probeer het <t:{ $until }:R> opnieuw.
refused-invite-full = Alle vrije plaatsen zijn al bezet of bewaard. Wacht tot er een vrij is.
refused-invite-again = Voor deze persoon wordt al een plaats bewaard, tot <t:{ $until }:f>.
refused-invite-often = Dat zijn genoeg uitnodigingen voor één dag. Schrijf deze persoon zelf, of stuur morgen een uitnodiging.
refused-invite-seated = Deze persoon heeft al een plaats in dit spel. Nodig iemand anders uit.
refused-invite-robot = Bots kun je niet uitnodigen. Druk bij de vrije plaatsen op “{ button-robot }”.
refused-invite-stranger = Deze persoon is niet op deze server. Nodig iemand uit die er wel is.
refused-no-open-seats = Je hebt geen plaats in een spel dat nog moet beginnen. Open er een en nodig dan mensen uit.
refused-not-expired = Alleen plaatsen waar niemand op afkwam, kun je opnieuw openen. Open een nieuw spel.
refused-not-over = Dit spel is nog niet afgelopen.
refused-channel-gone = Het kanaal van dat spel is er niet meer. Open een nieuw spel in een ander kanaal.
refused-seat-not-lost = Zo’n plaats kan nog niet worden aangeboden. Dat kan als de speler een week is weggebleven of is vertrokken.
refused-seat-offered = Deze plaats wordt al aangeboden.
refused-no-such-seat = Die plaats is er niet. Kies er een uit de lijst.
refused-which-seat = Er kunnen meerdere plaatsen worden aangeboden: { $names }. Geef met de optie `{ parameter-seat }` aan welke je bedoelt.
