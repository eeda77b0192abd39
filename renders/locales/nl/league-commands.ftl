### `/competitie`: wat iedereen van de competities van een server leest, en wat mensen erin doen. De naam, en die van de regels, staan in league-rules.ftl.

league-command-about = Competities op deze server: doe mee, bekijk je tafels en de stand, zoek alles op
league-command-list = lijst
league-command-list-about = De competities van deze server: hoe ver ze zijn, en wat er komt
league-command-table = stand
league-command-table-about = De stand van een divisie
league-command-mine = mijn
league-command-mine-about = Je tafels in een competitie
league-command-join = meedoen
league-command-join-about = Meedoen aan het seizoen van een competitie
league-command-leave = verlaten
league-command-leave-about = Het seizoen van een competitie verlaten; tafels die bezig zijn, gaan door
league-command-sit-out = overslaan
league-command-sit-out-about = De volgende ronde overslaan
league-command-round = ronde
league-command-round-about = De tafels van een ronde, of de ronde die komt, en of je erbij bent
league-command-cross = onderling
league-command-cross-about = Wie in een divisie wie achter zich liet, en hoe vaak
league-command-log = logboek
league-command-log-about = Alles wat er in een seizoen is gebeurd, het nieuwste eerst
league-command-verify = controleren
league-command-verify-about = Een seizoen controleren: lotingen, tafels, stand en ratings
league-command-export = exporteren
league-command-export-about = Een seizoen als bestanden, waarmee iedereen het kan narekenen
league-command-report = melden
league-command-report-about = Meld de organisatoren dat er aan een tafel iets niet klopt; niemand anders leest het

league-parameter-league = competitie
league-parameter-league-about = Welke competitie; anders die van dit kanaal, of de enige
league-parameter-division = divisie
league-parameter-division-about = Welke divisie; anders die van jou, of de eerste
league-parameter-season = seizoen
league-parameter-season-about = Welk seizoen; anders het nieuwste
league-parameter-round = ronde
league-parameter-round-about = Welke ronde; anders de ronde die komt en de nieuwste
league-parameter-table = tafel
league-parameter-table-about = Welke tafel: kies er een, of typ ronde en nummer, zoals 2.7
league-parameter-report = tekst
league-parameter-report-about = Wat daar niet klopt

## Knoppen en menu’s

button-cross = { league-cross }
button-leaguelog = Logboek
button-league-newer = ‹ Nieuwer
button-league-older = Ouder ›
menu-league-cross = Wie wie achter zich liet, per divisie

## De lijst

league-list-title = **Competities van deze server**
league-list-state = { $state ->
    [signup] Inschrijving
    [playing] Ronde { $round } van { $rounds }
    [overtime] Verlenging
   *[over] Afgelopen
}, { $count ->
    [one] { $count } persoon
   *[other] { $count } mensen
}
league-list-board = [Naar de competitie]({ $url })
league-list-none = **Op deze server is er nog geen competitie.**
league-list-none-how = Organisatoren openen er een: mensen die het recht “Evenementen beheren” hebben, of die van een beheerder `/{ organise-command }` mogen gebruiken.

## Voor de eerste loting

league-entered = **{ $league }, seizoen { $season }: wie er meedoen**

## Een ronde

league-round-title = **{ $league }, seizoen { $season }: ronde { $round }**
league-own-because = Dat komt doordat je <t:{ $at }:R> hier in een spel hebt geantwoord of hebt gezegd dat je er bent.

## Het logboek

league-log-title = **{ $league }, seizoen { $season }: logboek**

## Controleren

league-season-title = **{ $league }, seizoen { $season }**
league-check-count = { $what ->
    [draw] { $count ->
        [one] { $count } loting
       *[other] { $count } lotingen
    }
    [result] { $count ->
        [one] { $count } tafel
       *[other] { $count } tafels
    }
    [standings] { $count ->
        [one] { $count } plaats in de stand
       *[other] { $count } plaatsen in de stand
    }
   *[ratings] { $count ->
        [one] { $count } rating
       *[other] { $count } ratings
    }
}
league-check-agrees = Alles is opnieuw berekend uit wat is opgeslagen, en klopt tot op het laatste cijfer: { $counts }.
league-check-replayed = { $replayed ->
    [0] Geen van deze tafels kon volgens de regels worden nagespeeld; ze zijn vergeleken met wat hun spellen hebben opgeleverd.
    [one] Van deze { $tables } tafels is er één volgens de regels nagespeeld; de andere zijn vergeleken met wat hun spellen hebben opgeleverd.
   *[other] Van deze { $tables } tafels zijn er { $replayed } volgens de regels nagespeeld; de andere zijn vergeleken met wat hun spellen hebben opgeleverd.
}
league-check-differs = { $what ->
    [draw] **Niet alles klopt.** Een ronde is niet geloot zoals de startwaarde zegt:
    [result] **Niet alles klopt.** Een tafel is niet geëindigd zoals het spel zegt:
    [standings] **Niet alles klopt.** Het seizoen is niet geëindigd met de stand die volgt uit alles wat er is gebeurd:
   *[ratings] **Niet alles klopt.** Alle lotingen, tafels en de stand wel, maar de ratings zijn niet wat er uit de spellen volgt.
}
league-check-tell = Vertel het aan wie deze bot beheert.
league-check-digest = -# SHA-256 van de stand: `{ $digest }`

## Bestanden

league-export = In `league.json` staan de instellingen, alles wat er is gebeurd met de startwaarden, en de stand; in `standings.csv` staat de stand voor een spreadsheet. Deelnemers hebben er nummers en hun openbare namen, en geen Discord-id’s.
league-export-how = -# Wie de broncode van het programma heeft, berekent dezelfde stand zonder de bot: `python -m engine.leagues league.json`

## Meldingen

league-reported = **Je melding over deze tafel is verstuurd:** { $table }.
league-reported-what-next = Alleen de organisatoren lezen die, en zien dat die van jou is. Wat ermee is gedaan, lees je bij **{ button-mytables }** (L14).

## Weigeringen

refused-league-division-unknown = Dit seizoen heeft zo’n divisie niet. { $last ->
    [one] Er is alleen divisie 1.
   *[other] De divisies hebben de nummers 1 tot en met { $last }.
}
refused-league-round-unknown = Van die ronde is nog niets te zien. Een seizoen van deze competitie heeft { $last } rondes.
refused-league-no-round = Van dit seizoen is geen ronde geloot, en er komt er ook geen meer.
refused-league-check-runs = Iemand controleert op dit moment een competitie van deze server. Probeer het zo weer.
refused-league-report-missing = Zeg wat er aan die tafel niet klopt.
refused-too-many-reports = De organisatoren hebben nog { $most } meldingen van jou waarover niet is beslist. Wacht die eerst af.
