### Wat moderators met spellen op hun server doen, en hoe dat wordt gemeld.

## Handelingen in elk één zin, zonder punt. { $by } is iemands naam of een vermelding

act-somebody = een voormalige moderator
act-operator = de beheerder van de bot
act-by-player = { $by } (speelt zelf mee)
act-setting = { $by } heeft de instelling “{ $setting }” veranderd
act-close = { $by } heeft spel #{ $game } gesloten
act-pause = { $by } heeft spel #{ $game } gepauzeerd tot <t:{ $until }:f>
act-resume = { $by } heeft spel #{ $game } laten doorgaan
act-end = { $by } heeft spel #{ $game } beëindigd, zonder uitslag
act-seat = { $by } heeft de plaats van { $player } in spel #{ $game } vrijgemaakt
act-move = { $by } heeft spel #{ $game } verplaatst naar <#{ $channel }>
act-undo = { $by } heeft spel #{ $game } teruggehaald (en zo handeling { $number } teruggenomen)
act-erase = { $by } heeft gevraagd alles van deze server te wissen
act-keep = { $by } heeft het wissen van deze server tegengehouden
act-restart = { $by } heeft de ronde van spel #{ $game } opnieuw laten beginnen, met nieuwe worpen en kaarten
act-look = { $by } heeft bekeken wat er geheim is in spel #{ $game }
act-with-reason = { $what }: “{ $reason }”
act-with-value = { $what }: { $value }
act-listed = **{ $number }**, <t:{ $at }:f>: { $what }
act-taken-back = (teruggenomen <t:{ $at }:f>)

acts-title = ### Wat beheerders, moderators en de beheerder van de bot hier hebben gedaan
acts-none = Nog niets.
acts-older = Ouder
acts-newest = Nieuwste

## In de thread. { $reason } is een zin

told-office-paused = { $by } pauzeert het spel tot <t:{ $until }:f>: { $reason } Jullie kunnen intussen verder spelen. Een moderator kan de pauze eerder beëindigen.
told-office-resumed = { $by } beëindigt de pauze: { $reason }
told-office-ended = Beëindigd door { $by }: { $reason } { $result } Tot <t:{ $until }:f> kan dit worden teruggenomen; daarna staat de startwaarde onder “{ button-luck }”.
office-operator = de beheerder van de bot
office-no-result = Er is geen uitslag.
office-result-stays = Het was al beslist, dus de uitslag blijft staan.
told-office-undone = { $by } neemt het einde terug: { $reason } Het spel gaat verder zoals het was.
told-office-freed = { $by } maakt de plaats van { $left } vrij: { $reason } { $robot }, een robot, speelt verder voor { $left }.
told-office-moved = { $by } verplaatst het spel naar deze thread: { $reason }
told-office-restarted = De beheerder van de bot laat deze ronde opnieuw beginnen: { $reason }
told-office-looked = De beheerder van de bot heeft bekeken wat geheim is.
board-office-ended = ### Dit spel is beëindigd

moved-away = { $game } gaat verder in <#{ $thread }>.

## In het bericht met de vrije plaatsen

lobby-office-closed = Gesloten door { $by }: { $reason }
lobby-office-ended = Beëindigd door { $by }: { $reason } { $result } Tot <t:{ $until }:f> kan dit worden teruggenomen. <#{ $thread }>
lobby-office-ended-for-good = Beëindigd door { $by }: { $reason } { $result } <#{ $thread }>
lobby-office-freed = { $by } heeft de plaats van { $player } vrijgemaakt: { $reason }
lobby-office-reopened = { $by } heeft deze plaatsen weer geopend: { $reason }

## Eerlijk geluk van een spel dat is beëindigd

luck-after-end = Dit spel is beëindigd. Tot <t:{ $until }:f> kan dat worden teruggenomen. Daarna vind je hier de startwaarde.
luck-export-ended = In dit bestand staat alles wat jij van spel #{ $number } mag lezen. Het spel is beëindigd. Tot <t:{ $until }:f> kan dat worden teruggenomen; daarna is ook de startwaarde te zien.
refused-verify-ended = Dit spel is beëindigd. Tot <t:{ $until }:f> kan dat worden teruggenomen, en zo lang blijft de startwaarde geheim. Daarna is de startwaarde te zien onder “{ button-luck }”.

## Antwoorden aan wie het deed

moderated-close = Spel #{ $number } is gesloten. Met `/modereren terugnemen` kan het tot <t:{ $until }:f> weer open.
moderated-pause = Spel #{ $number } pauzeert tot <t:{ $until }:f>. Met `/modereren hervatten` eindigt de pauze.
moderated-resume = Spel #{ $number } gaat verder.
moderated-end = Spel #{ $number } is beëindigd, zonder uitslag. Met `/modereren terugnemen` kan dat tot <t:{ $until }:f> worden teruggenomen.
moderated-seat = De plaats van { $player } in spel #{ $number } is vrij. Die persoon kan in dit spel geen plaats meer nemen.
moderated-move = Spel #{ $number } gaat verder in <#{ $thread }>.
moderated-undo = Teruggenomen. Spel #{ $number } is weer zoals het was.

## Knoppen en formulieren. Een titel heeft hoogstens 45 tekens, een label ook

moderate-close = Sluiten
moderate-pause = Pauzeren
moderate-resume = Hervatten
moderate-end = Beëindigen
moderate-seat = Plaats vrijmaken
moderate-move = Verplaatsen
moderate-undo = Terugnemen
moderate-form-close = Spel #{ $number } sluiten
moderate-form-pause = Spel #{ $number } pauzeren
moderate-form-resume = De pauze van spel #{ $number } beëindigen
moderate-form-end = Spel #{ $number } beëindigen
moderate-form-seat = Een plaats vrijmaken in spel #{ $number }
moderate-form-move = Spel #{ $number } verplaatsen
moderate-form-undo = Terugnemen: spel #{ $number }
moderate-form-reason = Reden
moderate-form-reason-hint = Iedereen leest die, met jouw naam erbij.
moderate-form-days = Hoeveel dagen, van { $low } tot en met { $high }
moderate-form-person = Wiens plaats
moderate-form-channel = Het kanaal voor de nieuwe thread

## Geweigerde handelingen

refused-reason-missing = Geef een reden: iedereen krijgt die te lezen.
refused-reason-long = Die reden is te lang. Gebruik hoogstens { $most } tekens.
refused-moderate-which = Zeg welk spel: noem het nummer, of gebruik de opdracht in de thread van het spel.
refused-moderate-days = Kies { $low } tot en met { $high } dagen.
refused-pause-of-moderator = Een moderator heeft dit spel gepauzeerd tot <t:{ $until }:f>. Antwoorden tellen intussen gewoon, dus je kunt verder spelen.
refused-not-paused = Dit spel pauzeert niet.
refused-close-started = Dit spel is al begonnen. Met `/modereren beëindigen` eindigt het.
refused-end-not-started = Dit spel is nog niet begonnen. Met `/modereren sluiten` sluit je de vrije plaatsen.
refused-not-their-seat = Die persoon heeft geen plaats in dit spel.
refused-move-to-text = Een spel verhuist naar een tekstkanaal van deze server. Kies er een.
refused-moved-already = Iemand anders heeft dit spel net verplaatst.
refused-restart-sound = Dit spel gaat gewoon door. Een ronde begint alleen opnieuw als die niet verder kan, of als de bot is teruggegaan naar een moment midden in deze ronde.
refused-no-such-act = Die handeling bestaat niet op deze server. `/modereren logboek` laat ze zien.
refused-act-for-good = Die handeling kan niet worden teruggenomen. Dat kan alleen als een spel is beëindigd of als vrije plaatsen zijn gesloten.
refused-act-undone = Die handeling is al teruggenomen.
refused-act-late = Die handeling is meer dan { $days } dagen oud, en blijft dus zo.
refused-expelled = Een moderator heeft je je plaats in dit spel afgenomen, dus je kunt niet meer meedoen. In elk ander spel kun je wel meespelen.
refused-expelled-other = Een moderator heeft die persoon de plaats in dit spel afgenomen. Uitnodigen voor dit spel kan dus niet meer.
refused-freed-by-you = Je hebt deze plaats als moderator van iemand afgenomen, dus je kunt die niet zelf innemen: dan zou je de geheimen ervan zien. Voor alle anderen is de plaats vrij.

## Opdrachten

moderate-command-close = sluiten
moderate-command-close-about = Sluit de vrije plaatsen van een spel dat nog niet is begonnen
moderate-command-pause = pauzeren
moderate-command-pause-about = Zet de klokken van een spel een paar dagen stil
moderate-command-resume = hervatten
moderate-command-resume-about = Maak een eind aan de pauze van een spel
moderate-command-end = beëindigen
moderate-command-end-about = Beëindig een lopend spel zonder uitslag
moderate-command-seat = plaats
moderate-command-seat-about = Neem iemand een plaats af: een robot speelt verder, en anderen kunnen die nemen
moderate-command-move = verplaatsen
moderate-command-move-about = Laat een spel verdergaan in een nieuwe thread van een kanaal
moderate-command-log = logboek
moderate-command-log-about = Wat beheerders en moderators op deze server deden, en waarom
moderate-command-undo = terugnemen
moderate-command-undo-about = Neem terug dat een spel is beëindigd of gesloten
parameter-reason = reden
parameter-reason-about = Waarom: iedereen leest het, met jouw naam erbij
parameter-pause-days = dagen
parameter-pause-days-about = Hoeveel dagen, van 1 tot en met 30
parameter-whose = persoon
parameter-whose-about = Wie de plaats kwijtraakt
parameter-to-channel = kanaal
parameter-to-channel-about = Het tekstkanaal voor de nieuwe thread
parameter-act = handeling
parameter-act-about = Wat je terugneemt: wat de laatste 7 dagen is beëindigd of gesloten
# Een keuze in een lijst: hoogstens 100 tekens
act-choice = { $number }: { $kind ->
    [close] spel #{ $game } gesloten
   *[end] spel #{ $game } beëindigd
}
