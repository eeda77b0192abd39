### De regels van Goldrush, in onze eigen woorden: R1 tot en met R24. `{ house-ruling }` begint wat niet in de
### spelregels staat.

goldrush-rules-overview =
    - Onder sommige van de 26 **kaartjes** buiten de stad ligt goud. De bot gooit voor je, en zet nummers op de kaart waar je met de hele worp kunt uitkomen: **druk op een nummer**, en je loopt erheen.
    - Kom je op een kaartje uit, dan **bekijk je het, jij alleen**. Op goud leg je een claim; waar geen goud is, mag dat ook, om de anderen te misleiden. Zij zien het verschil niet.
    - In de **Registry** worden je claims op goud **mijnen**; mogelijk goud gaat eerst langs het **Assay Office**. Je hebt drie **markeringen**, voor claims en mijnen samen.
    - Elke keer dat je op een mijn van jezelf uitkomt, delf je een **goudklomp**, die je op je **karretje** legt; daar passen er vier op. Pas in de **Bank** is die veilig: tot dan kan wie je tegenkomt je uitdagen tot een **duel** om alles op je karretje.
    - Andere kaartjes, en de zes punten buiten de uitgangen, worden voorgelezen en sturen je ergens heen.
    - Wie als eerste vijf goudklompen in de Bank heeft, wint; in het korte spel (`{ goldrush-parameter-short }`) zijn drie genoeg.
    - **Hoe lang het duurt**, gemeten met robots: de helft van de spellen is na zo’n 50 beurten per speler uit, en acht van de tien duren er 30 tot 85. Voor de hele tafel zijn dat zo’n 100 beurten met twee spelers, 150 met drie en 220 met vier. Het korte spel duurt zo’n 30 beurten per speler (15 tot 50): 65, 95 of 125 voor de hele tafel.
    - De gedrukte kaart, de tekst van de meeste kaartjes en hoeveel er van elk zijn, zijn verloren gegaan. De **kaart en de kaartjes hier zijn van ons**, zo gemaakt dat ze passen bij alles wat de spelregels erover zeggen.

## Hoofdstukken

goldrush-chapter-set-up = Vóór de eerste beurt
goldrush-chapter-turn = Een beurt
goldrush-chapter-claims = Kaartjes en claims
goldrush-chapter-town = De stad en het goud
goldrush-chapter-promises = Beloften die vervallen
goldrush-chapter-duels = Duels en schietpartijen
goldrush-chapter-end = Het einde
goldrush-chapter-knowledge = Wie wat weet

## Vóór de eerste beurt

goldrush-rule-r1-title = Waarmee iedereen begint
goldrush-rule-r1 =
    Ieders goudzoeker staat in Jake’s General Store, met een leeg karretje en drie markeringen, die als claim en als mijn dienen. Op de stapel liggen 20 goudklompen. De 26 kaartjes liggen geschud en dicht, een op elk vakje. Wie het hoogst gooit, begint, en wie gelijk gooit, gooit opnieuw; daarna gaat het met de klok mee.

    { house-ruling } Er zijn 9 kaartjes met goud, 4 met mogelijk goud, 5 zonder goud en 1 goudklomp; en van “Een oude gids”, “Geen drinkwater”, “De weg kwijt”, “Een heet bad”, “De piano speelt”, “Voor bandiet aangezien” en “Gratis bier” elk een.

## Een beurt

goldrush-rule-r2-title = Gooien en lopen
goldrush-rule-r2 =
    Je gooit, en loopt de hele worp over de paden, in één richting: geen stap terug. Bij een splitsing neem je welk pad je wilt. De huizen van de stad ga je alleen met precies het juiste aantal binnen, en er nooit doorheen: een huis kan alleen de laatste stap zijn.

    { house-ruling } Geen plaats komt twee keer in een zet voor. De bot gooit, en zet op de kaart nummers waar je kunt uitkomen. Is er maar één zet, dan gaat die vanzelf.

goldrush-rule-r3-title = Wat een worp verandert
goldrush-rule-r3 = Alleen duels, Jail en het Assay Office veranderen wat je met een worp doet. Verder moet je de hele worp lopen.

goldrush-rule-r4-title = Alleen het einde van een zet telt
goldrush-rule-r4 =
    Een kaartje of instructiepunt telt alleen als je zet erop eindigt, niet als je eroverheen loopt.

    { house-ruling } Het telt ook als een instructie je erheen brengt. Stop je voor een duel, dan telt daar verder niets, ook niet met precies het juiste aantal: geen kaartje, geen goudklomp, geen Registry, geen Assay Office.

## Kaartjes en claims

goldrush-rule-r5-title = Wat er op een kaartje staat
goldrush-rule-r5 =
    Kom je op een dicht kaartje uit, dan bekijk je het, jij alleen.

    - **Goud** of **mogelijk goud**: je legt er een claim op, als je een markering vrij hebt.
    - **Geen goud**: je legt een claim om de anderen te misleiden, of geen; dan weet iedereen dat er geen goud is.
    - **Al het andere** wordt voorgelezen, meteen uitgevoerd, en ligt weer dicht. Wie ergens heen wordt gestuurd, wordt daar met karretje en al neergezet, en komt onderweg niemand tegen.

    “Een goudklomp” gaat van de stapel op je karretje. “Een oude gids” geeft je drie beurten na elkaar. “Geen drinkwater” brengt je naar de dichtstbijzijnde kreek, “De weg kwijt” naar Mulch Tree.

    { house-ruling } Van de drie beurten van de oude gids is deze de eerste. En verder:

    - “Een heet bad” brengt je naar het Bison Hotel, “De piano speelt” naar de Saddle Saloon, “Voor bandiet aangezien” naar Jail. “Gratis bier” brengt iedereen naar de Saddle Saloon; gevangenen blijven in Jail.
    - De punten buiten de westuitgang: een verloren hoefijzer (naar de Smithy), een vergeten vergunning (naar de Sheriff), een overval (naar Jake’s General Store).
    - Buiten de oostuitgang: een kamer voor de nacht (naar het Bison Hotel), voor veedief aangezien (naar Jail), een sluipweg (naar Mulch Tree).
    - De dichtstbijzijnde kreek is die met de minste stappen; zijn er dat twee, dan kies je.
    - Een vol karretje krijgt van een kaartje geen goudklomp, en van een lege stapel krijgt niemand iets.
    - Wat er ook op het kaartje staat, de vraag die je krijgt is dezelfde, zodat niemand er iets uit opmaakt.

goldrush-rule-r6-title = Drie markeringen
goldrush-rule-r6 =
    Je hebt in totaal drie markeringen, voor claims en mijnen samen. Is er geen vrij, dan kun je geen claim leggen. Een claim blijft liggen tot je in de Registry komt, tot een ander de claim steelt, of tot erts ervan vergeefs is onderzocht (R9).

    { house-ruling } Een claim kan niet worden verplaatst.

goldrush-rule-r7-title = Een claim stelen
goldrush-rule-r7 =
    Kom je op de claim van een ander uit, dan bekijk je het kaartje en mag je de claim door een van jou vervangen; de ander krijgt de markering terug. Over het kaartje wordt niets gezegd. Op de mijn van een ander gebeurt niets.

    { house-ruling } Het mag ook op mogelijk goud. Op je eigen claim gebeurt niets.

## De stad en het goud

goldrush-rule-r8-title = De Registry
goldrush-rule-r8 =
    In de Registry worden je claims op goud opengelegd: het zijn mijnen, voorgoed van jou. Andere claims mag je terugnemen.

    { house-ruling } Al je claims op goud worden mijnen; daarover wordt je niets gevraagd. Blijven er claims over, dan kies je uit al die claims, of ze nu op mogelijk goud liggen of op geen goud: je neemt er zo veel terug als je wilt, en laat de rest liggen. Blijft er geen over, dan wordt je niets gevraagd. De kaartjes blijven dicht, dus niemand komt te weten welke van de twee het was.

    Wel weet iedereen dan dat op deze vakjes **geen zeker goud** ligt. Hun kaartjes krijgen een vraagteken, of je de claim nu terugneemt of laat liggen, tot het vakje een mijn wordt.

goldrush-rule-r9-title = Het Assay Office
goldrush-rule-r9 =
    Kom je in het Assay Office en heb je een claim op mogelijk goud, dan mag je erom gooien. Met 4, 5 of 6 is het goud: meteen geregistreerd als jouw mijn. Met 1, 2 of 3 niet: je gaat met zoveel stappen weg, als een zet, en neemt de claim terug. Het kaartje blijft dicht, en iedereen mag er weer een claim op leggen.

    { house-ruling } Per bezoek noem je één claim. Is het goud, dan ga je door naar de Registry en kom je onderweg niemand tegen; daar tellen ook je andere claims (R8). Zonder claim op mogelijk goud gebeurt er niets; maar heb je ook maar één claim, dan wordt het je toch gevraagd, zodat niemand weet wat eronder ligt.

goldrush-rule-r10-title = Goud delven
goldrush-rule-r10 =
    Elke keer dat je op een mijn van jezelf uitkomt, leg je een goudklomp van de stapel op je karretje. Daar passen er hoogstens 4 op. Met een vol karretje, of bij een lege stapel, krijg je er geen.

    { house-ruling } Een mijn registreren levert geen goudklomp op.

goldrush-rule-r11-title = De Bank
goldrush-rule-r11 = Ga je de Bank binnen, dan wordt je karretje leeggemaakt. Die goudklompen zijn veilig: niemand kan ze je nog afnemen.

goldrush-rule-r12-title = Jail
goldrush-rule-r12 =
    Om uit Jail te komen moet je een 1 of een 6 gooien; dan loop je zo ver. Elke andere worp beëindigt je beurt.

    { house-ruling } Dat geldt ook als je uit jezelf Jail bent binnengegaan.

## Beloften die vervallen

goldrush-rule-r13-title = De nieuwste instructie telt
goldrush-rule-r13 =
    Een instructie die je verplaatst, beëindigt wat je eerder is beloofd: de rest van de drie beurten van de oude gids, bijvoorbeeld.

    { house-ruling } Een goudklomp beëindigt niets.

goldrush-rule-r22-title = De oude gids, opnieuw ontmoet
goldrush-rule-r22 = { house-ruling } Ontmoet je de oude gids terwijl je nog zulke beurten hebt, dan beginnen de drie beurten opnieuw. Ze worden niet opgeteld.

goldrush-rule-r23-title = Extra beurten blijven
goldrush-rule-r23 = { house-ruling } Een instructie die je verplaatst, beëindigt de beurten van de oude gids, maar niet een extra beurt die je in een duel of een schietpartij hebt gewonnen.

## Duels en schietpartijen

goldrush-rule-r14-title = Uitdagen
goldrush-rule-r14 = Leidt je weg naar of voorbij een andere goudzoeker, dan mag je daar stoppen en uitdagen, mits minstens een van beiden goud vervoert.

goldrush-rule-r15-title = Wie moet uitdagen
goldrush-rule-r15 =
    Vervoer je goud en wil je iemand passeren, dan moet je uitdagen.

    { house-ruling } Wie niet kan worden uitgedaagd (R16), passeer je; de eerste van de anderen moet je uitdagen. Zonder goud mag je iemand met goud passeren om bij een ander te komen. Staan er meerderen op één plaats, dan kies je wie van hen. Wie staat waar je begint, kom je niet tegen.

goldrush-rule-r16-title = Waar niemand wordt uitgedaagd
goldrush-rule-r16 =
    Je kunt niet worden uitgedaagd op je eigen mijn, bij de Sheriff of in de Bank.

    { house-ruling } En niet in Jail. In de andere huizen kan alleen uitdagen wie er met precies het juiste aantal uitkomt.

goldrush-rule-r17-title = Het duel
goldrush-rule-r17 =
    Beiden gooien. Wie het hoogst gooit, krijgt alle goudklompen op het karretje van de ander, en meteen een extra beurt. Daarna gaat het verder met wie zonder het duel aan de beurt was geweest.

    { house-ruling } Bij gelijke worpen wordt opnieuw gegooid. De rest van de worp van wie liep, vervalt. Extra beurten gaan voor, dan komt wat al gaande was, zoals de rest van de drie beurten van de oude gids.

goldrush-rule-r18-title = Te veel voor een karretje
goldrush-rule-r18 =
    Zouden er na een duel meer dan 4 goudklompen op een karretje liggen, dan gaat alles wat erop ligt terug naar de stapel.

    { house-ruling } Ook na een schietpartij.

goldrush-rule-r19-title = De schietpartij
goldrush-rule-r19 =
    Brengt een instructie goudzoekers bij elkaar, en vervoert een van hen goud, dan gooien allen die daar zijn. Hebben meerderen de hoogste worp, dan gooien die opnieuw. De winnaar krijgt alle goudklompen van de anderen, en gooit als eerste.

    { house-ruling } Niet bij de Sheriff, in Jail of op iemands eigen mijn. R18 geldt ook hier; de winnaar gooit als eerste, ook als het karretje daardoor leeg is. Daarna gaat het verder als na een duel (R17).

## Het einde

goldrush-rule-r20-title = Wie wint
goldrush-rule-r20 =
    Wie als eerste vijf goudklompen in de Bank heeft afgeleverd, wint meteen.

    { house-ruling } In het korte spel (`{ goldrush-parameter-short }`) zijn drie goudklompen genoeg. De anderen staan op volgorde van goudklompen in de Bank, dan op het karretje, dan van mijnen. Is dat allemaal gelijk, dan wordt de plaats gedeeld.

## Wie wat weet

goldrush-rule-r21-title = Openbaar en geheim
goldrush-rule-r21 =
    { house-ruling } Openbaar zijn plaatsen, karretjes, goudklompen in de Bank, claims, mijnen, wat vergeefs is onderzocht, en op welke vakjes geen zeker goud ligt (R8). Geheim is wat er op een dicht kaartje staat, behalve voor wie het heeft bekeken.

    Wat is voorgelezen, heeft iedereen gehoord: de afbeelding die iedereen ziet, geeft het niet aan, maar in het verloop (`/spel verloop`) blijft het staan.

goldrush-rule-r24-title = Wat je eigen kaart aangeeft
goldrush-rule-r24 = { house-ruling } De kaart die alleen jij ziet, geeft de kaartjes aan die je hebt bekeken, en die zijn voorgelezen of vergeefs zijn onderzocht.
