### Herinneringen, en wat iemand hoort bij wie een privébericht niet aankwam.

reminder-until = { $count ->
    [one] { $people }, { $game } wacht nog op je, tot <t:{ $at }:f> (<t:{ $at }:R>).
   *[other] { $people }, { $game } wacht nog op jullie, tot <t:{ $at }:f> (<t:{ $at }:R>).
}
reminder-since = { $count ->
    [one] { $people }, { $game } wacht al sinds <t:{ $at }:f> op je (<t:{ $at }:R>).
   *[other] { $people }, { $game } wacht al sinds <t:{ $at }:f> op jullie (<t:{ $at }:R>).
}
reminders-unreached = -# Mijn privébericht kwam niet bij je aan, dus voortaan herinner ik je in de thread van een spel. Sta privéberichten van deze server toe voordat je ze weer kiest.
