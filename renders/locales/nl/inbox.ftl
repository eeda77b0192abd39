### De inbox: alle lopende spellen van iemand, op alle servers, en de weg van het ene naar het andere.

games-command = spellen
games-command-about = Al je spellen op alle servers: bekijk wat op je wacht, en geef antwoord

## De pagina

inbox-waiting = { $count ->
    [one] **{ $count } spel wacht op je**
   *[other] **{ $count } spellen wachten op je**
}
inbox-nothing-waits = { $count ->
    [one] **Er wacht niets op je.** { $count } spel wacht op anderen.
   *[other] **Er wacht niets op je.** { $count } spellen wachten op anderen.
}
inbox-empty = **Je zit in geen lopend spel.** Op een server laat `/spel lijst` vrije plaatsen zien.
inbox-others = **Je andere spellen**
inbox-game = **{ $game }**: { $until }
inbox-place = -# { $server }
# Het moment luidt “over 3 uur”, dus daar past geen “tot” bij
inbox-until = uiterlijk <t:{ $at }:R>
inbox-your-turn = Je bent aan de beurt
inbox-note = -# Je notitie: { $note }
inbox-other = - { $game } ({ $server }): { $state }
inbox-unreachable = - { $game }: slaapt, want ik ben nu niet op die server
inbox-left = je bent niet meer op deze server
inbox-waits-for = wacht op { $players }
inbox-asleep = slaapt; open het om het te wekken
inbox-paused = gepauzeerd tot <t:{ $at }:f>
inbox-kept = een waarnemer speelt voor je; open het om weer zelf te spelen
inbox-goes-on = wacht op niemand
inbox-said-ahead = ; je hebt je antwoord alvast gezegd
inbox-said-ahead-below = -# Je hebt ook alvast iets gezegd.
inbox-hint = { $server }: { $what }
inbox-hint-others = wacht niet op jou
menu-inbox = Spelen in…

## Het volgende spel, onder een bevestigd antwoord

inbox-next = Hierna: { $game }, { $until }
button-next = Volgende spel

## Van elders

button-leave-seat = Plaats opgeven
refused-left-server = Je bent niet meer op { $server }, dus je kunt spel #{ $number } niet spelen. Word weer lid van die server, of geef je plaats op.
refused-server-away = Ik ben nu niet op de server van spel #{ $number }, dus het wacht. Vraag het aan de beheerders van die server, of geef je plaats op.
