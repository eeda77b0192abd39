### `/organiseren` voor een competitie als geheel: openen, instellingen, data en het einde. Wat over tafels en mensen gaat, staat elders.

organise-command = organiseren
organise-command-about = Open en leid de competities van deze server
organise-command-open = openen
organise-command-open-about = Open een competitie, na een voorvertoning; wat je weglaat, kiest de bot
organise-command-next = volgende
organise-command-next-about = Open het volgende seizoen van een competitie, na een voorvertoning
organise-command-settings = instellingen
organise-command-settings-about = Bekijk hoe een competitie wordt gespeeld, of verander het en geef een reden
organise-command-start = starten
organise-command-start-about = Loot de eerste ronde zo vroeg als kan
organise-command-extend = verlengen
organise-command-extend-about = Stel het einde van een seizoen één keer een paar dagen uit
organise-command-stop = stilzetten
organise-command-stop-about = Zet een seizoen stil: geen lotingen, en aan de tafels loopt geen tijd
organise-command-go-on = doorgaan
organise-command-go-on-about = Laat een seizoen dat stilstaat weer doorgaan
organise-command-close = sluiten
organise-command-close-about = Sluit een competitie voorgoed, tijdens de inschrijving of na een seizoen
organise-command-ratings = ratings
organise-command-ratings-about = Kies of spellen op deze server meetellen voor de ratings

parameter-organise-name = naam
parameter-organise-name-about = Hoe de competitie heet, in hoogstens 40 tekens
parameter-organise-game = spel
parameter-organise-game-about = Het spel dat erin wordt gespeeld
parameter-organise-league = competitie
parameter-organise-league-about = Welke competitie, als het niet die van dit kanaal is
parameter-organise-table = tafel
parameter-organise-table-about = Hoeveel mensen er aan een tafel zitten
parameter-organise-rounds = rondes
parameter-organise-rounds-about = Hoeveel rondes een seizoen heeft, 3 tot en met 12
parameter-organise-every = elke
parameter-organise-every-about = De dagen van de ene loting tot de volgende, 3 tot en met 28
parameter-organise-start = start
parameter-organise-start-about = Over hoeveel dagen de eerste ronde wordt geloot, 1 tot en met 60; zo lang is de inschrijving open
parameter-organise-tables = kanaal
parameter-organise-tables-about = Het kanaal met de threads van de tafels; liefst een apart kanaal
parameter-organise-home = thuis
parameter-organise-home-about = Het kanaal met het vaste bericht en het nieuws
parameter-organise-division = divisie
parameter-organise-division-about = Hoeveel mensen hoogstens in een divisie zitten, 8 tot en met 50; bij 0 zit iedereen in één
parameter-organise-now = meteen
parameter-organise-now-about = Open de inschrijving meteen, zonder voorvertoning
parameter-organise-last-games = laatste-spellen
parameter-organise-last-games-about = De dagen voor de spellen na de laatste loting, 7 tot en met 90
parameter-organise-pace = tempo
parameter-organise-pace-about = Hoelang de tafels van komende rondes op een antwoord wachten
parameter-organise-at-once = tegelijk
parameter-organise-at-once-about = Wie aan zoveel tafels nog bezig is, slaat de volgende ronde over, 1 tot en met 10
parameter-organise-line = lijn
parameter-organise-line-about = Hoeveel mensen er tussen twee divisies promoveren en degraderen
parameter-organise-late = instappen
parameter-organise-late-about = Tot de loting van welke ronde mensen nog kunnen instappen
parameter-organise-goes-on = vanzelf
parameter-organise-goes-on-about = Of het volgende seizoen vanzelf opent, een week na dit seizoen
parameter-organise-days = dagen
parameter-organise-days-about = Hoeveel dagen later, 1 tot en met 7
parameter-organise-on = aan
parameter-organise-on-about = True: ze tellen mee; False: ze tellen niet mee
parameter-organise-setting = { $setting ->
    [table] { parameter-organise-table }
    [division] { parameter-organise-division }
    [rounds] { parameter-organise-rounds }
    [every] { parameter-organise-every }
    [last_games] { parameter-organise-last-games }
    [start] { parameter-organise-start }
    [pace] { parameter-organise-pace }
    [at_once] { parameter-organise-at-once }
    [line] { parameter-organise-line }
    [late] { parameter-organise-late }
   *[goes_on] { parameter-organise-goes-on }
}
organise-line-usual = één op de zes, zoals gewoonlijk

## De voorvertoning en het formulier. Een titel heeft hoogstens 45 tekens, een label ook

button-changeseason = Veranderen…
organise-form = Het seizoen veranderen
organise-form-field = { $field ->
    [table] Mensen aan een tafel
    [rounds] Rondes
    [every] Dagen van loting tot loting
    [sign_up] Dagen voor de inschrijving
   *[division] Hoogstens zoveel mensen in een divisie
}
organise-form-hint = { $field ->
    [table] { $low } tot en met { $high }. Leeg: wat bij het spel past
    [every] { $low } tot en met { $high }. Leeg: wat bij het spel past
    [division] { $low } tot en met { $high }. 0: iedereen in één
   *[other] { $low } tot en met { $high }
}
organise-cannot-hold = **{ $league }** kan zo niet open. { $why } Pas het aan met **{ button-changeseason }**
organise-dates-moved = **De data zijn verschoven** sinds je ze zag. Kijk er nog eens naar, en druk dan weer.
organise-preview-where = Het vaste bericht en het nieuws komen in <#{ $channel }>, de tafels in threads van <#{ $tables }>. Alleen wie <#{ $channel }> kan zien, vindt de competitie en kan meedoen.
organise-preview-flood = Met 40 mensen staan daar tot { $count } tafels tegelijk. Geef ze liever een eigen kanaal, met de optie `{ parameter-organise-tables }` van `/{ organise-command } { organise-command-settings }`: dat kan ook nog als de inschrijving open is.
organise-preview-zone = Ik ken je tijdzone niet, dus de data zijn in UTC. Zeg met `/{ game-command } { game-command-hours }` waar je bent, en druk daarna op **{ button-opensignup }**: je ziet eerst de nieuwe data.
organise-preview-next = **Er is nog niets opgeslagen.** Na **{ button-opensignup }** hebben mensen { $days ->
    [one] één dag
   *[other] { $days } dagen
} om mee te doen. Daarna gaat alles vanzelf.

## Open

organise-opened = **{ $league }, seizoen { $season }, is open.** Mensen drukken op **{ button-enter }** onder het vaste bericht, dat zo in <#{ $channel }> komt.
organise-open-already = **{ $league }, seizoen { $season }, is al open.** Mensen drukken op **{ button-enter }** onder het vaste bericht in <#{ $channel }>.
organise-steps =
    Dit gebeurt vanzelf:
    - Ronde 1 wordt geloot op <t:{ $at }:f>. Twee dagen vóór elke loting wordt in het nieuws gevraagd wie er is.
    - De tafels komen in threads van <#{ $tables }>. Komt iemand niet, dan speelt een robot verder.
    - Als de laatste ronde voorbij is, leest iedereen wie kampioen is.

    Wil je het anders? `/{ organise-command } { organise-command-settings }` verandert wat nog komt, `/{ organise-command } { organise-command-start }` loot eerder, `/{ organise-command } { organise-command-stop }` laat alles stilstaan, `/{ organise-command } { organise-command-close }` sluit de competitie.

## Wat er is gedaan

organise-done = Iedereen leest: { $line }
organise-settings = **{ $league }, seizoen { $season }**, wordt zo gespeeld:
organise-settings-can = Met een reden, die iedereen leest, kun je nog veranderen (L13): { $can }.
organise-settings-over = Het seizoen is afgelopen. `/{ organise-command } { organise-command-next }` opent het volgende, en kan hiervan het een en ander veranderen.
organise-settings-unchanged = De instellingen waren al zo, dus er is niets veranderd.
organise-channels = Thuis in <#{ $channel }>. Nieuwe tafels komen in threads van <#{ $tables }>.
organise-closed = **{ $league } is gesloten:** “{ $reason }”. Niemand kan nog meedoen, en er opent geen seizoen meer. De spellen, het nieuws en de ratings blijven, maar `/{ league-command }` laat er niets meer van zien.

## Weigeringen

refused-not-for-you-to-open = Om hierop te drukken, heb je het recht “Evenementen beheren” nodig. Mag je `/{ organise-command }` ook zonder dat recht gebruiken, stuur dan dezelfde opdracht nog eens met de optie `{ parameter-organise-now }`.
refused-league-not-a-text-channel = Een competitie heeft een tekstkanaal nodig. Stuur de opdracht in het kanaal waar mensen mee moeten kunnen doen.
refused-league-channel-gone = Een van de kanalen van de competitie is verwijderd, is geen tekstkanaal, of is voor jou verborgen. Kies een ander; voor een competitie die er al is, doe je dat met `/{ organise-command } { organise-command-settings }`.
refused-league-setting-fixed-now = `{ $setting }` kan in dit seizoen niet meer veranderen. In het volgende wel. Wat je nog kunt veranderen: { $can }.
menu-season-options = Opties van het spel (geen)
