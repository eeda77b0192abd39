### Afwezig zijn: de opdracht, de knop die dat beëindigt, en wat iemand leest die afwezig is.

## Privéantwoorden

away-begun = Je bent afwezig tot <t:{ $moment }:D>, in al je spellen. Een tafel die op je wacht, doet dat hoogstens 7 dagen; daarna speelt een waarnemer voor je tot je terug bent.
away-begun-caretaker = Je bent afwezig tot <t:{ $moment }:D>, in al je spellen. Intussen spelen waarnemers voor je.
away-left = { $left ->
    [one] Van je { $most } dagen per jaar is er nog 1 over.
   *[other] Van je { $most } dagen per jaar zijn er nog { $left } over.
}
away-over = Je bent terug. Je spellen gaan verder, elk met een volle reserve.
button-back-home = Ik ben terug

## Geweigerde handelingen

refused-away-budget = { $left ->
    [one] Je hebt tot <t:{ $moment }:D> nog 1 van de { $most } dagen over. Kies minder dagen.
   *[other] Je hebt tot <t:{ $moment }:D> nog { $left } van de { $most } dagen over. Kies minder dagen.
}
refused-not-away = Je bent niet afwezig.

## Opdracht

game-command-away = afwezig
game-command-away-about = Zeg dat je een paar dagen afwezig bent, in al je spellen; 0 dagen: je bent terug
parameter-days-away = dagen
parameter-days-away-about = Hoeveel dagen, van 1 tot en met 21; 0 als je terug bent
parameter-meanwhile = intussen
parameter-meanwhile-about = Wat er gebeurt als een tafel je nodig heeft; als je niets kiest, wacht die
meanwhile-wait = de tafel wacht hoogstens 7 dagen
meanwhile-caretaker = een waarnemer speelt voor mij
away-choice = { $days ->
    [one] 1 dag, tot { $date }
   *[other] { $days } dagen, tot { $date }
}
away-choice-back = 0: ik ben terug
date-in-words = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
