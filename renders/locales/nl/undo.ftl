### Een antwoord terugnemen: meteen zolang niemand anders heeft geantwoord, anders als iedereen akkoord gaat.

## Knoppen

button-takeback = Antwoord terugnemen
button-takeback-ask = Vragen om terug te nemen
button-askback = De anderen vragen

## Privéantwoorden

undo-taken = Teruggenomen:
undo-would = Dit zou worden teruggenomen:
undo-fell = Dat antwoord telt niet meer: het is teruggenomen.

## Wat iedereen leest

told-taken-back = { $name } neemt terug: { $what }
told-taken-back-above = { $name } neemt dat terug.
board-taken-back = Wat hier stond, is teruggenomen.

## Het bericht dat het de anderen vraagt

motion-undo = { $name } wil graag terugnemen: { $what }
motion-undo-falls = Dit zou mee worden teruggenomen:
motion-undo-open = Open tot <t:{ $moment }:f>, of tot iemand verder speelt. Zonder antwoord ga je niet akkoord.
motion-undo-passed = Akkoord: { $name } antwoordt opnieuw.
motion-undo-gone = Er is intussen verder gespeeld: er verandert niets.

## Geweigerde handelingen

refused-undo-dice = Er is sindsdien gedobbeld of geschud. Je antwoord blijft staan, ook als iedereen akkoord zou gaan.
refused-undo-seen = Er is sindsdien een kaart of iets anders geheims bekend geworden. Je antwoord blijft staan, ook als iedereen akkoord zou gaan.
refused-undo-old = Dit antwoord, of een later, is gegeven toen antwoorden nog niet konden worden teruggenomen. Niemand weet of het iets heeft onthuld, dus het blijft staan; met latere antwoorden kan het wel.
refused-undo-over = Dit spel is afgelopen. Er kan niets meer worden teruggenomen.
refused-undo-others = Anderen hebben sindsdien geantwoord. Zij moeten eerst akkoord gaan.
refused-undo-nothing = Je hebt hier geen antwoord gegeven dat je kunt terugnemen.
refused-undo-sealed = Nog niemand heeft je antwoord gezien. Je kunt het veranderen totdat iedereen heeft geantwoord.
refused-undo-often = Je hebt in deze ronde { $most } keer een antwoord teruggenomen. Meer kan niet: je antwoorden blijven nu staan.
refused-undo-refused = De anderen gingen er niet mee akkoord dat je dit antwoord terugneemt. Dat kun je hun maar één keer vragen.

## Opdracht

game-command-undo = terugnemen
game-command-undo-about = Neem je laatste antwoord terug, of vraag de anderen of dat mag
