### Erinnerungen, und was jemand erfährt, bei dem eine Direktnachricht nicht ankam.

reminder-until = { $person }, { $game } #{ $number } wartet noch auf dich, bis <t:{ $due }:f> (<t:{ $due }:R>).
reminder-since = { $person }, { $game } #{ $number } wartet seit <t:{ $since }:f> auf dich (<t:{ $since }:R>).
reminders-unreached = -# Meine Direktnachricht kam nicht bei dir an. Deshalb erinnere ich dich ab jetzt im Thread eines Spiels. Erlaube Direktnachrichten von diesem Server, bevor du sie wieder wählst.
