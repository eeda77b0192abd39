### De regels van Ponte Vecchio in onze eigen woorden: P1 tot en met P22. `{ house-ruling }` staat voor wat niet in de
### spelregels staat. Alleen de Rijke Heer is ooit een “hij”.

ponte-vecchio-rules-overview =
    - Over de rivier gaat een brug van 15 treden, met aan weerszijden van elke trede een bouwplaats. Jullie hebben elk 12 winkels en 100 gulden.
    - Elke ronde wordt een winkel **geveild**, in stappen van vijf. Wie wint, bouwt die op een vrije bouwplaats.
    - Daarna legt ieder in het geheim een **kaart** neer. De laagste heeft het recht om de **Rijke Heer** vooruit te zetten, zo ver je wilt.
    - De winkel waar hij stopt, krijgt het getal van de kaart van wie zet. Lage kaarten zetten, hoge kaarten betalen.
    - Daarom kan het recht om te zetten worden **verkocht**: aan iemand wiens kaart meer betaalt. Wie het heeft, mag alle anderen om biedingen vragen.
    - Tegen het eind van de brug mag de Rijke Heer worden omgedraaid; aan het eind moet het.
    - Kan er geen winkel meer bij, dan worden nog elf kaarten gespeeld, zonder veilingen. Dan winnen de meeste gulden.

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
    In de eerste ronde opent de startspeler de veiling, later wie de Rijke Heer het laatst heeft gezet. Weigeren kun je niet. Alleen wie geen winkel meer over heeft of niet kan betalen, geeft de plicht door naar links.

    { house-ruling } Met minder dan 5 gulden kun je niet betalen. Kan niemand openen, dan gaat de ronde zonder veiling verder. Heb je het recht om te zetten verkocht, dan heeft de koper gezet, en opent die.

ponte-vecchio-rule-p4-title = Bieden
ponte-vecchio-rule-p4 =
    Een bod is een veelvoud van 5. Het gaat met de klok mee: meer bieden, of passen. Zonder winkel over doe je niet mee. Hebben alle anderen gepast, dan wint het hoogste bod, ook als het het enige is.

    { house-ruling } Het laagste bod is 5, en je biedt nooit meer dan je hebt. Passen is voorgoed, en wie niet meer kan bieden, past vanzelf.

ponte-vecchio-rule-p22-title = Alleen in een veiling
ponte-vecchio-rule-p22 = { house-ruling } Kun jij als enige bieden, dan open je met 5 zonder dat het je wordt gevraagd, want niemand kan meer bieden. Daarvoor is de winkel van jou.

ponte-vecchio-rule-p5-title = Betalen en bouwen
ponte-vecchio-rule-p5 =
    Wie wint, betaalt het bod aan de bank en bouwt een eigen winkel op een vrije bouwplaats van de brug.

    { house-ruling } Bouwen naast de Rijke Heer levert niemand iets op en draait hem niet om.

ponte-vecchio-rule-p21-title = Links en rechts
ponte-vecchio-rule-p21 = { house-ruling } Links of rechts doet er in geen enkele regel toe: jij kiest de trede, en de bot bouwt links als beide bouwplaatsen vrij zijn.

## De kaarten

ponte-vecchio-rule-p6-title = Kaarten neerleggen
ponte-vecchio-rule-p6 =
    Ieder kiest in het geheim een kaart, en alle worden tegelijk omgedraaid. Een gespeelde kaart ligt op de open stapel van wie hem speelde; alleen de nieuwste is te zien. Na elke elfde keer zijn alle kaarten gespeeld, en neemt ieder ze terug.

    { house-ruling } Tot de laatste van jullie een kaart heeft neergelegd, mag je de jouwe nog veranderen. Is het je laatste kaart in de hand, dan legt de bot die neer zonder het te vragen.

ponte-vecchio-rule-p7-title = De laagste kaart
ponte-vecchio-rule-p7 = De laagste kaart heeft het recht om de Rijke Heer te zetten. De joker is lager dan 10.

ponte-vecchio-rule-p8-title = Gelijke kaarten
ponte-vecchio-rule-p8 =
    Hebben meer spelers de laagste kaart, dan is het recht voor wie van hen de winkel heeft die het dichtst vóór de Rijke Heer ligt. Liggen er meer van hen even dichtbij, op dezelfde trede, dan vallen precies die af, en begint alles opnieuw met de anderen: de laagste kaart, dan de dichtstbijzijnde winkel.

    Een voorbeeld: Anna, Ben en Cleo leggen 10 neer, Dirk 50. Anna en Ben hebben elk een winkel op de dichtstbijzijnde trede en vallen dus allebei af, en Cleo heeft het recht.

    { house-ruling } Vóór hem is voorbij de trede waar hij staat, in de richting waarin hij kijkt. Zonder winkel vóór hem ben je verder weg dan ieder met een winkel; heeft niemand van de gelijken er een, dan vallen ze allemaal af.

ponte-vecchio-rule-p9-title = Niemand zet
ponte-vecchio-rule-p9 =
    Valt iedereen af, dan blijft de Rijke Heer staan waar hij staat. De kaarten zijn toch gespeeld.

    { house-ruling } De volgende veiling opent wie hem het laatst heeft gezet, of de startspeler als nog niemand dat heeft gedaan.

## Het recht verkopen

ponte-vecchio-rule-p10-title = Bieden op het recht
ponte-vecchio-rule-p10 =
    Heb je het recht om te zetten, dan mag je het aan één andere speler verkopen, voor een prijs die jullie beiden past. De koper betaalt meteen en moet zetten; dan telt de kaart van de koper.

    { house-ruling } Zolang de Rijke Heer niet is gezet, mogen alle anderen een bod doen, verhogen, verlagen of intrekken, ook wie door P8 is afgevallen. Een bod is open voor iedereen, een veelvoud van 5, minstens 5, en niet hoger dan je gulden; je hebt er één tegelijk.

    Met het recht om te zetten wacht je op niemand, tenzij je om biedingen vraagt: zet wanneer je wilt, of neem een bod aan. Je neemt het bod van een speler aan, met het bedrag erbij; is het inmiddels veranderd, dan wordt er niets verkocht, en kijk je opnieuw.

    Elke keer dat je het recht hebt, mag je één keer om biedingen vragen. Alle anderen met minstens 5 gulden krijgen dan tegelijk die vraag. Niemand ziet een antwoord voordat iedereen heeft geantwoord; dan worden de antwoorden samen getoond, en ben jij weer aan de beurt: je zet, neemt een bod aan of wacht op een beter bod.

    Krijg je die vraag, dan mag je altijd ook niets bieden. Dat kost niets, en iedereen krijgt het te horen; een bod dat je al hebt gedaan, blijft staan. Je hebt een kwart van de gewone tijd voor een antwoord: 6 uur bij het tempo “{ pace-daily }”, en ook “{ pace-none }” 6 uur. Zeg je in die tijd niets, dan bied je niets. Dat is geen gemiste beurt en kost niets van je reserve.

    Robots en waarnemers vragen altijd om biedingen voordat ze zetten, dus je kunt ook van hen kopen. Is je eigen tijd om te zetten voorbij, dan beslist de bot voor je, zonder iemand iets te vragen.

    De koper kan niet om biedingen vragen en het recht niet doorverkopen. Is het recht verkocht of de Rijke Heer gezet, dan vervallen alle biedingen.

## De Rijke Heer wordt gezet

ponte-vecchio-rule-p11-title = Vooruit, minstens één trede
ponte-vecchio-rule-p11 =
    De Rijke Heer gaat vooruit, de kant op die hij kijkt, zo veel treden als je wilt, maar minstens één. Van de oever is trede 1 de eerste.

    { house-ruling } Verder dan de laatste trede vóór hem gaat hij niet.

ponte-vecchio-rule-p12-title = De betaling
ponte-vecchio-rule-p12 =
    Staat er een winkel waar de Rijke Heer stopt, dan betaalt de bank de eigenaar het getal van de kaart van wie zet, wie die eigenaar ook is. Hebben twee spelers daar een winkel, dan kiest wie zet een van hen. Een trede zonder winkel levert niemand iets op.

    { house-ruling } Twee winkels van dezelfde eigenaar worden één keer betaald.

ponte-vecchio-rule-p13-title = Wat de joker waard is
ponte-vecchio-rule-p13 =
    Is de kaart van wie zet de joker, dan is de betaling 20 gulden voor elke winkel die deze speler op de brug heeft. Verder is het een kaart als de andere.

    { house-ruling } De winkels van wie zet tellen, ook als een ander het geld krijgt.

ponte-vecchio-rule-p14-title = Omdraaien
ponte-vecchio-rule-p14 =
    Na de betaling mag wie zet de Rijke Heer omdraaien, als hij is gestopt op een van de laatste vijf treden vóór hem: 11 tot en met 15 op de heenweg, 5 tot en met 1 op de terugweg.

    Op de allerlaatste trede moet hij worden omgedraaid, en ook als er geen winkel vóór hem ligt, van wie dan ook. Dat doet de bot vanzelf.

ponte-vecchio-rule-p15-title = Eén keer per zet
ponte-vecchio-rule-p15 = { house-ruling } Of de Rijke Heer moet worden omgedraaid, wordt één keer bekeken, na het zetten. Draai je hem uit vrije wil om en ligt er dan geen winkel vóór hem, dan kijkt hij toch die kant op.

## Het einde

ponte-vecchio-rule-p16-title = De eindronde
ponte-vecchio-rule-p16 =
    Is de laatst mogelijke winkel gebouwd, dan begint de eindronde: ieder neemt alle elf kaarten in de hand, en ze worden na elkaar gespeeld, zonder veilingen. Dan is het spel uit.

    { house-ruling } De eindronde begint meteen, zonder kaarten in de ronde van die veiling. De Rijke Heer blijft staan waar hij staat en kijkt waarheen hij keek. Een keer waarin niemand zet, telt ook mee voor de elf.

ponte-vecchio-rule-p17-title = De laatst mogelijke winkel
ponte-vecchio-rule-p17 = { house-ruling } Die is gebouwd als alle 30 bouwplaatsen van de brug bezet zijn, of als niemand nog een winkel over heeft: twee spelers hebben er samen 24.

ponte-vecchio-rule-p18-title = Geen geld voor winkels
ponte-vecchio-rule-p18 = { house-ruling } Kan vijf rondes achter elkaar niemand een veiling openen, dan begint na de vijfde de eindronde. Rondes waarin niemand zet, tellen mee; na een veiling begint het tellen opnieuw.

ponte-vecchio-rule-p19-title = Wie wint
ponte-vecchio-rule-p19 = De meeste gulden winnen. Bij even veel gulden gaat voor wie meer winkels op de brug heeft. Zijn ook dat er even veel, dan wordt de plaats gedeeld.

## Wie weet wat

ponte-vecchio-rule-p20-title = Open en geheim
ponte-vecchio-rule-p20 =
    { house-ruling } Open voor iedereen zijn gulden, winkels en biedingen, wie niets biedt, hoeveel kaarten ieder heeft, en de nieuwste kaart van elke stapel.

    Geheim zijn de kaarten in de hand, een kaart die dicht ligt, en je antwoord als er om biedingen wordt gevraagd, tot iedereen heeft geantwoord. Wat er eerder is gespeeld, mag je onthouden of in het verloop nalezen; de bot herinnert niemand eraan.
