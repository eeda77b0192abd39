### De regels van Goldrush, in onze eigen woorden: R1 tot en met R24. `{ house-ruling }` begint wat niet in de
### spelregels staat.

goldrush-rules-overview = 
    - Het gaat om **goud**: wie als eerste vijf goudklompjes in de **Bank** heeft, wint; in het korte spel (`{ goldrush-parameter-short }`) zijn drie genoeg.
    - Buiten de stad liggen 26 **vakjes**, A tot en met Z, elk met een dicht **kaartje**. Op sommige staat goud. De bot gooit één dobbelsteen voor je, en noemt met nummers waar je met de hele worp kunt uitkomen: **druk op een nummer**, en je loopt erheen.
    - Kom je op een kaartje uit, dan **bekijk je het, jij alleen**. Staat er goud of mogelijk goud op, dan leg je er een **claim** op: een van je drie **markers**. Staat er dat er geen goud is, dan mag dat ook, om de anderen te misleiden: die zien alleen de claim.
    - In de **Registry** (het registratiekantoor), een huis in de stad, worden je claims op goud **mijnen**, voorgoed van jou. Om mogelijk goud moet je eerst gooien, in het **Assay Office** (het keurkantoor): met 4, 5 of 6 is het goud. Een mijn houdt de marker van de claim: je kunt dus hoogstens drie claims en mijnen samen hebben.
    - Elke keer dat je op een eigen mijn uitkomt, delf je een **goudklompje**, dat je op je **karretje** legt; daar passen er vier op. Pas in de Bank is het veilig: tot dan kunnen spelers die je tegenkomen, je uitdagen tot een **duel** om alles op je karretje.
    - Andere kaartjes, en zes **instructiepunten** buiten de twee uitgangen van de stad, worden voorgelezen en meteen uitgevoerd; de meeste sturen je ergens heen: naar Jail (de gevangenis) bijvoorbeeld, of naar de Smithy (de smid).
    - **Hoe lang het duurt**, gemeten met robots: de helft van de spellen is na zo’n 50 beurten per speler uit, en acht van de tien duren er 30 tot 85. Voor de hele tafel zijn dat zo’n 100 beurten met twee spelers, 150 met drie en 220 met vier. Het korte spel duurt zo’n 30 beurten per speler (15 tot 50): 65, 95 of 125 voor de hele tafel.
    - Het gedrukte bord, de tekst van de meeste kaartjes en hoeveel er van elk zijn, zijn verloren gegaan. **Bord en kaartjes zijn hier van ons**, zo gemaakt dat ze passen bij alles wat de spelregels erover zeggen. `/goldrush kaart` noemt alle plaatsen en paden, en hoe ver het van de ene naar de andere is.

## Hoofdstukken

goldrush-chapter-set-up = Voor de eerste beurt
goldrush-chapter-turn = Een beurt
goldrush-chapter-claims = Kaartjes en claims
goldrush-chapter-town = De stad en het goud
goldrush-chapter-promises = Extra beurten die vervallen
goldrush-chapter-duels = Duels en schietpartijen
goldrush-chapter-end = Het einde
goldrush-chapter-knowledge = Wie weet wat

## Vóór de eerste beurt

goldrush-rule-r1-title = Waarmee iedereen begint
goldrush-rule-r1 = 
    Alle goudzoekers staan in Jake’s General Store, met een leeg karretje en drie markers, die als claim en als mijn dienen. Op de stapel liggen 20 goudklompjes. De 26 kaartjes liggen geschud en dicht, één op elk vakje. Wie het hoogst gooit, begint; gooien meer spelers het hoogst, dan gooien ze opnieuw. Daarna gaat het met de klok mee.

    { house-ruling } Er zijn 9 kaartjes met goud, 4 met mogelijk goud, 5 zonder goud en 1 met “Een goudklompje”; en van “Een oude gids”, “Geen drinkwater”, “De weg kwijt”, “Een heet bad”, “De piano speelt”, “Voor bandiet aangezien” en “Gratis bier” elk één.

## Een beurt

goldrush-rule-r2-title = Gooien en lopen
goldrush-rule-r2 = 
    Je gooit één dobbelsteen, en loopt de hele worp over de paden, in één richting: geen stap terug. Bij een splitsing kies je welk pad je neemt. De huizen van de stad ga je alleen met precies het juiste aantal binnen, en je loopt er nooit doorheen: een huis kan alleen de laatste stap zijn.

    { house-ruling } In één zet kom je nergens twee keer. De bot gooit, en noemt met nummers waar je kunt uitkomen. Is er maar één zet mogelijk, dan doet de bot die voor je.

goldrush-rule-r3-title = De hele worp lopen
goldrush-rule-r3 = Je moet de hele worp lopen, ook als je liever blijft staan: met een 5 loop je vijf stappen. Er zijn maar drie uitzonderingen: een duel houdt je onderweg tegen (R17), in Jail mag je niet met elke worp lopen (R12), en in het Assay Office gooi je om goud (R9).

goldrush-rule-r4-title = Alleen het einde van een zet telt
goldrush-rule-r4 = 
    Een kaartje of instructiepunt telt alleen als je zet erop eindigt, niet als je eroverheen loopt.

    { house-ruling } Een kaartje of instructiepunt telt ook als een instructie je erheen brengt. Stop je voor een duel, dan telt daar alleen het duel, ook als je worp daar toch al zou zijn geëindigd: geen kaartje, geen goudklompje, geen Registry, geen Assay Office.

## Kaartjes en claims

goldrush-rule-r5-title = Wat er op een kaartje staat
goldrush-rule-r5 = 
    Kom je op een dicht kaartje uit, dan bekijk je het, jij alleen.

    - **Goud** of **mogelijk goud**: je legt er een claim op, als je een marker vrij hebt.
    - **Geen goud**: je legt een claim om de anderen te misleiden, of geen. Leg je er geen, dan weten ze dat er geen goud is.
    - **Al het andere** wordt voorgelezen, meteen uitgevoerd en weer dicht neergelegd. Stuurt het je ergens heen, dan word je daar met karretje en al neergezet, en kom je onderweg niemand tegen.

    “Een goudklompje” gaat van de stapel op je karretje. “Een oude gids” geeft je drie beurten na elkaar. “Geen drinkwater” brengt je naar de dichtstbijzijnde kreek, “De weg kwijt” naar Mulch Tree.

    { house-ruling } Van de drie beurten van de oude gids is deze de eerste. En verder:

    - “Een heet bad” brengt je naar het Bison Hotel, “De piano speelt” naar de Saddle Saloon, “Voor bandiet aangezien” naar Jail (de gevangenis). “Gratis bier” brengt iedereen naar de Saddle Saloon; gevangenen blijven in Jail.
    - De punten buiten de westuitgang: een verloren hoefijzer (naar de Smithy, de smid), een vergeten vergunning (naar de Sheriff), een overval (naar Jake’s General Store).
    - Buiten de oostuitgang: een kamer voor de nacht (naar het Bison Hotel), voor veedief aangezien (naar Jail), een binnenweg (naar Mulch Tree).
    - De dichtstbijzijnde kreek is die met de minste stappen; zijn er twee even dichtbij, dan kies je.
    - Is je karretje vol, of de stapel leeg, dan geeft een kaartje je geen goudklompje.
    - Wat er ook op het kaartje staat, de anderen zien dat je dezelfde vraag krijgt, zodat ze er niets uit opmaken.

goldrush-rule-r6-title = Drie markers
goldrush-rule-r6 = 
    Je hebt in totaal drie markers, voor claims en mijnen samen. Is er geen vrij, dan kun je geen claim leggen. Een claim blijft liggen tot je in de Registry komt (R8), tot een ander de claim steelt (R7), of tot je er erts van laat onderzoeken en het geen goud is (R9).

    { house-ruling } Je kunt een claim niet verplaatsen.

goldrush-rule-r7-title = Een claim stelen
goldrush-rule-r7 = 
    Kom je op de claim van een ander uit, dan bekijk je het kaartje en mag je de claim door een van jou vervangen; de ander krijgt de marker terug. Over het kaartje wordt niets gezegd. Op de mijn van een ander gebeurt niets.

    { house-ruling } Je mag die vervangen op goud, op mogelijk goud en op geen goud, als je een marker vrij hebt; anders kijk je alleen. Op je eigen claim gebeurt niets.

## De stad en het goud

goldrush-rule-r8-title = De Registry
goldrush-rule-r8 = 
    In de Registry worden de kaartjes onder je claims op goud omgedraaid: die claims worden mijnen, voorgoed van jou. Andere claims mag je terugnemen.

    { house-ruling } Al je claims op goud worden mijnen; daarover wordt je niets gevraagd. Heb je nog andere claims, dan krijg je over al die claims samen één vraag, of ze nu op mogelijk goud liggen of op geen goud: je neemt er zo veel terug als je wilt, en laat de rest liggen. Heb je er geen andere, dan wordt je niets gevraagd. De kaartjes van deze andere claims blijven dicht, dus niemand komt te weten of er mogelijk goud of geen goud op staat.

    Iedereen komt alleen te weten dat op de vakjes van deze claims **geen zeker goud** ligt, of je de claim nu terugneemt of laat liggen. Hun kaartjes hebben een vraagteken tot het vakje een mijn wordt.

goldrush-rule-r9-title = Het Assay Office
goldrush-rule-r9 = 
    Kom je in het Assay Office en heb je een claim op mogelijk goud, dan mag je er de dobbelsteen om gooien. Met 4, 5 of 6 is het goud: meteen geregistreerd als jouw mijn. Met 1, 2 of 3 niet: je loopt met zoveel stappen verder, het huis uit, en neemt de claim terug. Het kaartje blijft dicht, en iedereen mag er weer een claim op leggen.

    { house-ruling } Per bezoek kies je één claim. Is het goud, dan ga je door naar de Registry en kom je onderweg niemand tegen; daar tellen ook je andere claims (R8). Zonder claim op mogelijk goud gebeurt er niets; maar heb je een claim liggen, dan wordt het je toch gevraagd, zodat niemand weet op wat voor kaartje die ligt.

goldrush-rule-r10-title = Goud delven
goldrush-rule-r10 = 
    Elke keer dat je op een eigen mijn uitkomt, leg je een goudklompje van de stapel op je karretje. Daar passen er hoogstens 4 op. Is je karretje vol, of de stapel leeg, dan krijg je er geen.

    { house-ruling } Een mijn registreren levert geen goudklompje op.

goldrush-rule-r11-title = De Bank
goldrush-rule-r11 = Ga je de Bank binnen, dan wordt je karretje leeggemaakt. Die goudklompjes zijn veilig: niemand kan ze je nog afnemen.

goldrush-rule-r12-title = Jail
goldrush-rule-r12 = 
    Om uit Jail (de gevangenis) te komen moet je een 1 of een 6 gooien; dan loop je zo ver. Elke andere worp beëindigt je beurt.

    { house-ruling } Dat geldt ook als je zelf Jail bent binnengelopen.

## Extra beurten die vervallen

goldrush-rule-r13-title = De nieuwste instructie telt
goldrush-rule-r13 = 
    Een instructie die je ergens heen brengt, beëindigt de beurten die je nog van de oude gids te goed had.

    { house-ruling } Een goudklompje beëindigt niets.

goldrush-rule-r22-title = De oude gids, opnieuw ontmoet
goldrush-rule-r22 = { house-ruling } Ontmoet je de oude gids terwijl je nog zulke beurten hebt, dan beginnen de drie beurten opnieuw. Ze worden niet opgeteld.

goldrush-rule-r23-title = Extra beurten blijven
goldrush-rule-r23 = { house-ruling } Een instructie die je ergens heen brengt, beëindigt de beurten van de oude gids, maar niet een extra beurt die je in een duel of een schietpartij hebt gewonnen.

## Duels en schietpartijen

goldrush-rule-r14-title = Uitdagen
goldrush-rule-r14 = Kom je op je weg of aan het eind ervan bij een andere goudzoeker, dan mag je daar stoppen en die uitdagen, mits minstens een van jullie twee goud vervoert.

goldrush-rule-r15-title = Wie moet uitdagen
goldrush-rule-r15 = 
    Vervoer je goud en zou je iemand voorbijlopen, dan moet je daar stoppen en die speler uitdagen. Eindigt je worp precies waar die speler staat, dan loop je er niet voorbij: je mag uitdagen, maar het hoeft niet (R14).

    { house-ruling } Spelers die niet kunnen worden uitgedaagd (R16), loop je voorbij; van de anderen moet je de eerste op je weg uitdagen. Zonder goud mag je ook iemand met goud voorbijlopen om een speler daarachter uit te dagen. Staan er meer spelers op één plaats, dan kies je een van hen. Spelers die staan waar je begint, kom je niet tegen.

    Een voorbeeld: je vervoert een goudklompje en gooit 5. Anna staat twee stappen verder op een eigen mijn, Ben vier stappen verder op een gewoon vakje. Op deze weg loop je Anna voorbij, en moet je met Ben duelleren.

goldrush-rule-r16-title = Waar niemand wordt uitgedaagd
goldrush-rule-r16 = 
    Je kunt niet worden uitgedaagd op je eigen mijn, bij de Sheriff of in de Bank.

    { house-ruling } En niet in Jail. In de andere huizen kan alleen een speler je uitdagen die er met precies het juiste aantal binnenkomt.

goldrush-rule-r17-title = Het duel
goldrush-rule-r17 = 
    Beiden gooien. Wie het hoogst gooit, krijgt alle goudklompjes op het karretje van de ander, en meteen een extra beurt. Daarna gaat het verder met wie zonder het duel aan de beurt was geweest.

    { house-ruling } Bij gelijke worpen gooien beiden opnieuw. Wat er van de worp nog over was, vervalt. De extra beurt gaat voor. Heeft iemand nog beurten van de oude gids te goed (R5), dan komen die erna.

goldrush-rule-r18-title = Te veel voor een karretje
goldrush-rule-r18 = 
    Zouden er na een duel meer dan 4 goudklompjes op een karretje liggen, dan gaat alles wat erop ligt terug naar de stapel.

    { house-ruling } Ook na een schietpartij.

goldrush-rule-r19-title = De schietpartij
goldrush-rule-r19 = 
    Brengt een instructie goudzoekers bij elkaar, en vervoert een van hen goud, dan gooit iedereen die daar is. Gooien er meer het hoogst, dan gooien ze opnieuw. De winnaar krijgt alle goudklompjes van de anderen, en meteen een extra beurt.

    { house-ruling } Er is geen schietpartij bij de Sheriff, in Jail of op iemands eigen mijn. R18 geldt ook hier; de winnaar krijgt de extra beurt ook als het karretje daardoor leeg is. Daarna gaat het verder als na een duel (R17).

## Het einde

goldrush-rule-r20-title = Wie wint
goldrush-rule-r20 = 
    Wie als eerste vijf goudklompjes in de Bank heeft afgeleverd, wint meteen.

    { house-ruling } In het korte spel (`{ goldrush-parameter-short }`) zijn drie goudklompjes genoeg. De anderen staan op volgorde van goudklompjes in de Bank, dan op het karretje, dan van mijnen. Is dat allemaal gelijk, dan delen ze de plaats.

## Wie weet wat

goldrush-rule-r21-title = Open en geheim
goldrush-rule-r21 = 
    { house-ruling } Iedereen mag weten: plaatsen, karretjes, goudklompjes in de Bank, claims, mijnen, welk erts is onderzocht en geen goud was, en op welke vakjes geen zeker goud ligt (R8). Wat er op een dicht kaartje staat, is geheim, behalve voor spelers die het hebben bekeken.

    Wat is voorgelezen, heeft iedereen gehoord: de afbeelding die iedereen ziet, geeft het niet aan, maar in het verloop (`/spel verloop`) blijft het staan.

goldrush-rule-r24-title = Welke kaartjes je ziet
goldrush-rule-r24 = { house-ruling } Alleen jij ziet de kaartjes die je hebt bekeken, en die zijn voorgelezen of op een andere manier bekend werden (een onderzoek zonder goud): op je eigen bord, met `/spel hand` en met `/goldrush kaart`.
