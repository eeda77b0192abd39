### Erinnerungen, und was jemand erfährt, bei dem eine Direktnachricht nicht ankam.

reminder-until = { $count ->
    [one] { $people }, { $game } wartet noch auf dich, bis <t:{ $at }:f> (<t:{ $at }:R>).
   *[other] { $people }, { $game } wartet noch auf euch, bis <t:{ $at }:f> (<t:{ $at }:R>).
}
reminder-since = { $count ->
    [one] { $people }, { $game } wartet seit <t:{ $at }:f> auf dich (<t:{ $at }:R>).
   *[other] { $people }, { $game } wartet seit <t:{ $at }:f> auf euch (<t:{ $at }:R>).
}
reminders-unreached = -# Meine Direktnachricht kam nicht bei dir an. Deshalb erinnere ich dich ab jetzt im Thread eines Spiels. Erlaube Direktnachrichten von diesem Server, bevor du sie wieder wählst.
