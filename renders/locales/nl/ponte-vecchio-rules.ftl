### De regels van Ponte Vecchio in onze eigen woorden: P1 tot en met P22. `{ house-ruling }` staat voor wat niet in de
### spelregels staat. Alleen de Rijke Heer is ooit een “hij”.

ponte-vecchio-rules-overview =
    - Over de rivier gaat een brug van 15 **treden**. Elke trede heeft twee **bouwplaatsen**, aan weerszijden één, en op elke bouwplaats past één winkel. Jullie hebben elk 12 winkels en 100 gulden.
    - Elke ronde wordt eerst een winkel **geveild**: je biedt in stappen van vijf. Wie het meest biedt, bouwt een eigen winkel op een vrije bouwplaats.
    - Daarna leggen jullie allemaal een **kaart** dicht neer: 10, 20 en zo verder tot en met 100, of een joker, die lager is dan 10. Alle kaarten worden samen omgedraaid.
    - Op de brug loopt de **Rijke Heer** heen en weer. De speler met de laagste kaart mag hem vooruitzetten: minstens één trede, en zo ver als die speler wil. Dat heet het **recht om te zetten**.
    - Stopt hij bij een winkel, dan krijgt de eigenaar van die winkel geld van de bank. De kaart van de speler die hem heeft gezet, zegt hoeveel: 10 tot en met 100 gulden; met een joker 20 voor elke winkel die deze speler op de brug heeft. De laagste kaart zet dus, maar een hoge kaart levert meer op.
    - Daarom mag het recht om te zetten worden **verkocht**: de koper zet de Rijke Heer, en de kaart van de koper telt. Heb jij het recht, dan mag je alle anderen om biedingen vragen.
    - Zet je de Rijke Heer op een van de laatste vijf treden van de brug, dan mag je hem omdraaien. Hij moet worden omgedraaid op de allerlaatste trede, of als er geen winkel meer vóór hem ligt.
    - Kan er geen winkel meer bij, dan begint de **eindronde**: alle kaarten worden nog één keer gespeeld, zonder veilingen. Wie dan de meeste gulden heeft, wint.

## Hoofdstukken

ponte-vecchio-chapter-set-up = Voor de eerste ronde
ponte-vecchio-chapter-auction = Een winkel wordt geveild
ponte-vecchio-chapter-cards = De kaarten
ponte-vecchio-chapter-selling = Het recht verkopen
ponte-vecchio-chapter-moving = De Rijke Heer wordt gezet
ponte-vecchio-chapter-end = Het einde
ponte-vecchio-chapter-knowledge = Wie weet wat

## Voor de eerste ronde

ponte-vecchio-rule-p1-title = Honderd gulden voor ieder
ponte-vecchio-rule-p1 =
    Ieder begint met 100 gulden, 12 winkels en 11 kaarten: 10, 20 en zo verder tot en met 100, en een joker. De Rijke Heer staat op de oever, voor trede 1, en kijkt naar trede 15. Het toeval wijst de startspeler aan.

    { house-ruling } De gulden van de bank raken nooit op.

ponte-vecchio-rule-p2-title = De eerste winkels
ponte-vecchio-rule-p2 =
    Om de beurt, de startspeler eerst, bouwt ieder een winkel op een trede waar nog geen winkel staat. Latere winkels mogen wel tegenover andere staan.

    { house-ruling } Het gaat met de klok mee, en deze winkels kosten niets.

## Een winkel wordt geveild

ponte-vecchio-rule-p3-title = De veiling openen
ponte-vecchio-rule-p3 =
    In de eerste ronde opent de startspeler de veiling, later wie de Rijke Heer het laatst heeft gezet. Openen is het eerste bod doen; weigeren kun je niet. Alleen als je geen winkel meer over hebt of niet kunt betalen, gaat de plicht door naar links.

    { house-ruling } Met minder dan 5 gulden kun je niet betalen. Kan niemand openen, dan gaat de ronde zonder veiling verder. Heb je het recht om te zetten verkocht, dan heeft de koper gezet, en opent die.

ponte-vecchio-rule-p4-title = Bieden
ponte-vecchio-rule-p4 =
    Een bod is een veelvoud van 5. Het gaat met de klok mee: meer bieden, of passen. Heb je geen winkel meer over, dan doe je niet mee. Hebben alle anderen gepast, dan wint het hoogste bod, ook als het het enige is.

    { house-ruling } Het laagste bod is 5, en je biedt nooit meer dan je hebt. Passen is voorgoed: aan deze veiling doe je niet meer mee. Kun je niet meer bieden, dan pas je vanzelf.

ponte-vecchio-rule-p22-title = Alleen in een veiling
ponte-vecchio-rule-p22 = { house-ruling } Ben jij de enige die kan bieden, dan kan niemand je overbieden. De bot biedt dan 5 voor je, en daarvoor is de winkel van jou.

ponte-vecchio-rule-p5-title = Betalen en bouwen
ponte-vecchio-rule-p5 =
    Wie wint, betaalt het bod aan de bank en bouwt een eigen winkel op een vrije bouwplaats van de brug.

    { house-ruling } Bouwen naast de Rijke Heer levert niemand iets op en draait hem niet om.

ponte-vecchio-rule-p21-title = Links en rechts
ponte-vecchio-rule-p21 = { house-ruling } Links of rechts doet er in geen enkele regel toe: jij kiest de trede, en de bot bouwt links als beide bouwplaatsen vrij zijn.

## De kaarten

ponte-vecchio-rule-p6-title = Kaarten neerleggen
ponte-vecchio-rule-p6 =
    Ieder kiest in het geheim een kaart, en alle worden tegelijk omgedraaid: dat is één keer spelen. Een gespeelde kaart ligt op de open stapel van wie hem speelde; alleen de nieuwste is te zien. Na elf keer spelen heeft niemand nog een kaart, en neemt ieder alle elf kaarten terug.

    { house-ruling } Tot de laatste van jullie een kaart heeft neergelegd, mag je de jouwe nog veranderen. Heb je nog maar één kaart in de hand, dan legt de bot die neer zonder het te vragen.

ponte-vecchio-rule-p7-title = De laagste kaart
ponte-vecchio-rule-p7 = De speler met de laagste kaart heeft het recht om de Rijke Heer te zetten, kortweg het recht om te zetten. De joker is lager dan 10.

ponte-vecchio-rule-p8-title = Gelijke kaarten
ponte-vecchio-rule-p8 =
    Hebben meerdere spelers de laagste kaart, dan krijgt een van hen het recht: de speler met de winkel die het dichtst vóór de Rijke Heer ligt. Hebben meerdere van hen een winkel op die dichtstbijzijnde trede, dan vallen precies die spelers af. Daarna begint alles opnieuw met alle spelers die over zijn, ook die met een hogere kaart: eerst de laagste kaart, dan de dichtstbijzijnde winkel.

    Een voorbeeld: Anna, Ben en Cleo leggen 10 neer, Dirk 50. Anna en Ben hebben elk een winkel op de dichtstbijzijnde trede en vallen dus allebei af, en Cleo heeft het recht.

    { house-ruling } Vóór hem is voorbij de trede waar hij staat, in de richting waarin hij kijkt. Zonder winkel vóór hem ben je verder weg dan ieder met een winkel; heeft niemand met de laagste kaart er een, dan vallen ze allemaal af.

ponte-vecchio-rule-p9-title = Niemand zet
ponte-vecchio-rule-p9 =
    Valt iedereen af, dan blijft de Rijke Heer staan waar hij staat. De kaarten zijn toch gespeeld.

    { house-ruling } De volgende veiling opent wie hem het laatst heeft gezet, of de startspeler als nog niemand dat heeft gedaan.

## Het recht verkopen

ponte-vecchio-rule-p10-title = Bieden op het recht
ponte-vecchio-rule-p10 =
    Heb je het recht om te zetten, dan mag je het aan één andere speler verkopen, voor een prijs waar jullie het beiden mee eens zijn. De koper betaalt meteen en moet zetten; dan telt de kaart van de koper.

    { house-ruling } Zolang de Rijke Heer niet is gezet, mogen alle anderen een bod doen, verhogen, verlagen of intrekken, ook wie door P8 is afgevallen. Een bod is open voor iedereen, een veelvoud van 5, minstens 5, en niet hoger dan je gulden; je hebt er één tegelijk.

    Heb je het recht om te zetten, dan hoef je op niemand te wachten, tenzij je om biedingen vraagt: zet de Rijke Heer wanneer je wilt, of neem een bod aan. Je neemt het bod van een bepaalde speler aan, met het bedrag erbij; is het inmiddels veranderd, dan wordt er niets verkocht, en kijk je opnieuw.

    Elke keer dat je het recht hebt, mag je één keer om biedingen vragen. Alle anderen met minstens 5 gulden krijgen dan tegelijk die vraag. Niemand ziet een antwoord voordat iedereen heeft geantwoord; dan worden de antwoorden samen getoond, en ben jij weer aan de beurt: je zet, neemt een bod aan of wacht op een beter bod.

    Krijg je die vraag, dan mag je altijd ook niets bieden. Dat kost niets, en iedereen krijgt het te horen; een bod dat je al hebt gedaan, blijft staan. Je hebt een kwart van de gewone tijd voor een antwoord: 6 uur bij het tempo “{ pace-daily }”, en ook “{ pace-none }” 6 uur. Zeg je in die tijd niets, dan bied je niets. Dat telt niet als een gemiste beurt, en het kost niets van je **reserve**: de extra tijd die je hebt als de gewone tijd voor een antwoord om is.

    Robots vragen altijd om biedingen voordat ze zetten, en **waarnemers**, die spelen voor mensen die afwezig zijn, doen dat ook. Je kunt dus ook van hen kopen. Is je eigen tijd om te zetten voorbij, dan beslist de bot voor je, zonder iemand iets te vragen.

    De koper kan niet om biedingen vragen en het recht niet doorverkopen. Is het recht verkocht of de Rijke Heer gezet, dan vervallen alle biedingen.

## De Rijke Heer wordt gezet

ponte-vecchio-rule-p11-title = Vooruit, minstens één trede
ponte-vecchio-rule-p11 =
    Je zet de Rijke Heer vooruit, de kant op die hij kijkt, zo veel treden als je wilt, maar minstens één. Van de oever is trede 1 de eerste.

    { house-ruling } Hij stopt uiterlijk aan het eind van de brug: hij gaat er niet af.

ponte-vecchio-rule-p12-title = De betaling
ponte-vecchio-rule-p12 =
    Staat er een winkel waar de Rijke Heer stopt, dan betaalt de bank de eigenaar van die winkel zoveel gulden als jouw kaart aangeeft, ook als dat een ander is. Hebben twee spelers daar een winkel, dan kies jij wie van hen het geld krijgt. Een trede zonder winkel levert niemand iets op.

    Een voorbeeld: je zet met je 30 en stopt bij een winkel van Ben. Ben krijgt 30 gulden, welke kaart Ben ook heeft neergelegd.

    { house-ruling } Twee winkels van dezelfde eigenaar worden één keer betaald.

ponte-vecchio-rule-p13-title = Wat de joker waard is
ponte-vecchio-rule-p13 =
    Zet je met de joker, dan is de betaling 20 gulden voor elke winkel die jij op de brug hebt. Verder is de joker een kaart als de andere.

    { house-ruling } Jouw winkels tellen, ook als een ander het geld krijgt.

ponte-vecchio-rule-p14-title = Omdraaien
ponte-vecchio-rule-p14 =
    Na de betaling mag je de Rijke Heer omdraaien als hij is gestopt op een van de laatste vijf treden van de brug: 11 tot en met 15 op de heenweg, 5 tot en met 1 op de terugweg. Doe je dat niet, dan blijft hij dezelfde kant op kijken.

    Hij moet worden omgedraaid als hij op de allerlaatste trede is gestopt (15 op de heenweg, 1 op de terugweg), en ook als er vóór hem geen enkele winkel ligt. Dat doet de bot voor je.

ponte-vecchio-rule-p15-title = Eén keer per zet
ponte-vecchio-rule-p15 = { house-ruling } Of de Rijke Heer moet worden omgedraaid, wordt maar één keer bekeken, na het zetten. Draai je hem zelf om en ligt er dan geen winkel vóór hem, dan blijft hij toch die kant op kijken.

## Het einde

ponte-vecchio-rule-p16-title = De eindronde
ponte-vecchio-rule-p16 =
    Is de laatst mogelijke winkel gebouwd, dan begint de eindronde: ieder neemt alle elf kaarten in de hand, en ze worden na elkaar gespeeld, zonder veilingen. Dan is het spel uit.

    { house-ruling } De eindronde begint meteen: in de ronde van die veiling worden geen kaarten meer gespeeld. De Rijke Heer blijft staan waar hij staat en blijft dezelfde kant op kijken. Ook een keer spelen waarbij niemand zet, telt mee voor de elf.

ponte-vecchio-rule-p17-title = De laatst mogelijke winkel
ponte-vecchio-rule-p17 = { house-ruling } Die is gebouwd als alle 30 bouwplaatsen van de brug bezet zijn, of als niemand nog een winkel over heeft: twee spelers hebben er samen 24.

ponte-vecchio-rule-p18-title = Geen geld voor winkels
ponte-vecchio-rule-p18 = { house-ruling } Kan vijf rondes achter elkaar niemand een veiling openen, dan begint na de vijfde de eindronde. Rondes waarin niemand zet, tellen mee; na een veiling begint het tellen opnieuw.

ponte-vecchio-rule-p19-title = Wie wint
ponte-vecchio-rule-p19 = Wie de meeste gulden heeft, wint. Bij evenveel gulden gaat voor wie meer winkels op de brug heeft. Is ook dat gelijk, dan wordt de plaats gedeeld.

## Wie weet wat

ponte-vecchio-rule-p20-title = Open en geheim
ponte-vecchio-rule-p20 =
    { house-ruling } Iedereen mag zien: gulden, winkels en biedingen, wie niets biedt, hoeveel kaarten ieder heeft, en de nieuwste kaart van elke stapel.

    Geheim zijn de kaarten in de hand, een kaart die dicht ligt, en je antwoord als er om biedingen wordt gevraagd, tot iedereen heeft geantwoord. Wat er eerder is gespeeld, mag je onthouden of in het verloop nalezen; de bot herinnert niemand eraan.
