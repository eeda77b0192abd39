### Herinneringen, en wat iemand hoort bij wie een privébericht niet aankwam.

reminder-until = { $person }, { $game } #{ $number } wacht nog op je, tot <t:{ $due }:f> (<t:{ $due }:R>).
reminder-since = { $person }, { $game } #{ $number } wacht al sinds <t:{ $since }:f> op je (<t:{ $since }:R>).
reminders-unreached = -# Mijn privébericht kwam niet bij je aan, dus voortaan herinner ik je in de thread van een spel. Sta privéberichten van deze server toe voordat je ze weer kiest.
