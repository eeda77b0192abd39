### De regels van Boomtown in onze eigen woorden: B1 tot en met B30. `{ house-ruling }` staat voor wat niet in de spelregels staat.

boomtown-rules-overview =
    - Elke ronde komen er evenveel kaarten op tafel als er spelers zijn: mijnen, en soms een gebeurtenis.
    - Je biedt op de **eerste keus**. Het goud van de winnaar gaat naar rechts de tafel rond, en ieder houdt de helft van wat er aankomt.
    - Daarna neemt iedereen één kaart, de winnaar eerst.
    - Met twee mijnen in een stad word je er **burgemeester**. Wie er later bouwt, betaalt jou.
    - Twee dobbelstenen beslissen: elke mijn met dat getal betaalt de eigenaar uit.
    - Brengt een mijn goud op, dan krijgen de **saloons** in die stad hun deel. Bij een 2 of een 12 storten de gevaarlijke mijnen in.
    - Gebeurtenissen roven, blazen op en onteigenen. Wat nog niet kan, gebeurt later.
    - Zijn de kaarten op: je goud, de opbrengst van je mijnen en 5 voor elk burgemeesterschap. De meeste punten winnen.

## Hoofdstukken

boomtown-chapter-set-up = Voor de eerste ronde
boomtown-chapter-auction = De veiling
boomtown-chapter-paying = Het bod betalen
boomtown-chapter-taking = Kaarten nemen
boomtown-chapter-production = De worp en het goud
boomtown-chapter-mayors = Burgemeesters
boomtown-chapter-events = Gebeurtenissen
boomtown-chapter-end = Het einde
boomtown-chapter-knowledge = Wie weet wat

## Voor de eerste ronde

boomtown-rule-b1-title = Tien goud en een stapel
boomtown-rule-b1 =
    Je begint met 10 goud, net als iedereen. Alle 60 kaarten, 45 mijnen en 15 gebeurtenissen, gaan geschud op één dichte stapel.

    { house-ruling } Het goud van de bank raakt nooit op.

boomtown-rule-b2-title = Het korte spel
boomtown-rule-b2 =
    Met z’n drieën kun je een kort spel openen (`{ boomtown-parameter-short }`): het toeval legt 15 kaarten ongezien opzij. Het duurt 15 rondes in plaats van 20.

    { house-ruling } Met vier of vijf spelers heeft `{ boomtown-parameter-short }` geen effect, en met drie heeft `{ boomtown-parameter-last-keeps-all }` (B9) geen effect. Zodra er genoeg spelers zijn om te beginnen, staat zo’n optie in het bericht met de vrije plaatsen doorgestreept, met de reden erbij.

boomtown-rule-b3-title = Wie begint
boomtown-rule-b3 = Het toeval wijst de startspeler van de eerste ronde aan.

## De veiling

boomtown-rule-b4-title = De kaarten van een ronde
boomtown-rule-b4 = Elke ronde komen er evenveel kaarten op tafel als er spelers zijn. In de eerste ronde zijn dat allemaal mijnen: een gebeurtenis wordt teruggeschud, en een andere kaart komt ervoor in de plaats.

boomtown-rule-b5-title = Bieden op de eerste keus
boomtown-rule-b5 =
    De startspeler begint, daarna gaat het met de klok mee: bieden of passen. Het eerste bod is 1 goud of meer, elk volgende minstens 1 meer dan het bod dat er staat, en nooit meer dan je hebt. Wie past, doet niet meer mee aan deze veiling.

    De veiling is voorbij als er een bod staat en alle anderen hebben gepast. Zolang niemand heeft geboden, mag ook de laatste speler nog kiezen.

    { house-ruling } Wie niet hoger kan, past vanzelf. Is de startspeler bankroet, dan begint de volgende links die goud heeft. Heeft maar één speler goud, dan krijgt die de eerste keus voor niets.

boomtown-rule-b6-title = Als iedereen past
boomtown-rule-b6 = Past iedereen, dan is de eerste keus voor niets voor wie het eerst paste.

boomtown-rule-b7-title = Bankroet
boomtown-rule-b7 =
    Zonder goud ben je bankroet: je doet niet mee aan de veiling. Een kaart neem je wel.

    { house-ruling } Is iedereen bankroet, dan krijgt de startspeler de eerste keus voor niets.

## Het bod betalen

boomtown-rule-b8-title = Het goud gaat rond
boomtown-rule-b8 =
    De winnaar betaalt het bod aan de buur rechts. Die houdt de helft, naar boven afgerond, en geeft de rest door naar rechts, en zo verder. Bij de winnaar komt niets terug.

    { house-ruling } Ook wie bankroet is, krijgt een deel. Bij een bod van 0 gaat er niets rond.

boomtown-rule-b9-title = Het eind van de rij
boomtown-rule-b9 =
    De laatste in de rij zit links van de winnaar en houdt ook de helft van wat er aankomt, naar boven afgerond. De rest gaat naar de bank.

    - Vijf spelers, een bod van 9: 5, 2, 1, 1.
    - Vier spelers, een bod van 10: 5, 3, 1, en 1 naar de bank.
    - Drie spelers, een bod van 10: 5, 3, en 2 naar de bank.

    { house-ruling } Met vier of vijf kun je het spel openen met `{ boomtown-parameter-last-keeps-all }`: dan houdt de laatste in de rij alles wat er aankomt. Met vier wordt een bod van 10 dan 5, 3, 2.

## Kaarten nemen

boomtown-rule-b10-title = Ieder één kaart
boomtown-rule-b10 = De winnaar neemt een van de kaarten, daarna de anderen met de klok mee, tot iedereen er een heeft. Elke beurt wordt afgemaakt, met vergoeding, gebeurtenis, burgemeesters en wachtende kaarten, voordat de volgende begint. Een gebeurtenis die kan, moet.

boomtown-rule-b11-title = Mustang
boomtown-rule-b11 =
    Je bewaart hem zolang je wilt. Meteen nadat de winnaar een kaart heeft genomen, mag je hem spelen: dan ben jij aan de beurt. Daarna gaat het links van de winnaar verder, zonder jou. Mustang gaat uit het spel.

    { house-ruling } Een Mustang die je deze ronde neemt, werkt vanaf de volgende. Je wordt niets gevraagd waar hij niets verandert: als je de winnaar bent, of toch al de volgende.

boomtown-rule-b12-title = De vergoeding aan de burgemeester
boomtown-rule-b12 = Neem je een mijn in een stad waar iemand anders burgemeester is, dan betaal je die eerst: 1 goud voor elke mijn die de burgemeester daar heeft, geteld voordat jouw mijn er ligt. De gouverneur verdubbelt dat. Wie te weinig heeft, betaalt wat er is (B27).

## De worp en het goud

boomtown-rule-b13-title = De worp en de Telegraaf
boomtown-rule-b13 =
    Als alle kaarten een eigenaar hebben, gooit de winnaar twee dobbelstenen. Daarna mag wie de Telegraaf bewaart één steen anders zetten, één keer: dan gaat de kaart uit het spel. Op de worp van een overval heeft hij geen invloed.

    { house-ruling } Wat een steen al toont, kun je niet kiezen. Een Telegraaf die je deze ronde neemt, mag je deze ronde al gebruiken.

boomtown-rule-b14-title = Mijnen brengen goud op
boomtown-rule-b14 = Elke mijn met het gegooide getal brengt de eigenaar goud op, uit de bank. Met een nieuwe goudader is dat 3 goud meer.

boomtown-rule-b15-title = De saloons krijgen hun deel
boomtown-rule-b15 =
    Voor elke mijn van jou die net goud heeft opgebracht, betaal je 2 goud in elke saloon die een ander in die stad heeft, en 4 in de saloon waar de danseressen optreden.

    { house-ruling } In je eigen saloon betaal je niets. Eerst brengen alle mijnen goud op. Daarna gaat het met de klok mee, de winnaar eerst; ieder betaalt stad voor stad (Cactus Junction, Cold Mountain, Coyote City, Dry Gulch, San Narciso), en van twee saloons in een stad eerst in de oudste. Goud dat je krijgt, kun je meteen weer uitgeven. Wie te weinig heeft, betaalt wat er is.

boomtown-rule-b16-title = Gevaarlijke mijnen
boomtown-rule-b16 =
    Dat zijn er twee: Cactus Junction 7 en Cold Mountain 6. Bij een 2 of een 12 storten ze in, na de opbrengst en de saloons, en gaan uit het spel. Een nieuwe goudader gaat met de mijn mee.

    { house-ruling } Het gaat om de som van de stenen, na de Telegraaf. Naar de burgemeesters wordt één keer gekeken, als alles is ingestort.

boomtown-rule-b17-title = De volgende startspeler
boomtown-rule-b17 = Wie deze veiling wint, begint de volgende.

## Burgemeesters

boomtown-rule-b18-title = De eerste burgemeester
boomtown-rule-b18 = Wie in een stad als eerste twee mijnen heeft, genomen of onteigend, wordt er burgemeester en krijgt de pion van die stad.

boomtown-rule-b19-title = Een nieuwe burgemeester
boomtown-rule-b19 =
    Wie in een stad meer mijnen heeft dan de burgemeester, neemt het ambt meteen over, hoe het ook zo kwam. Kwam het door het nemen van een mijn, dan is de oude burgemeester eerst betaald (B12).

    { house-ruling } Daar zijn minstens twee mijnen voor nodig.

boomtown-rule-b20-title = Een burgemeester die mijnen verliest
boomtown-rule-b20 = { house-ruling } Wie als burgemeester mijnen verliest, blijft zolang niemand er meer heeft. Anders neemt de speler met de meeste mijnen daar het over, minstens twee. Hebben meerdere spelers de meeste, dan is het wie er net een mijn bij kreeg, en anders de eerste met de klok mee vanaf de oude burgemeester. Heeft de burgemeester geen mijn meer en niemand twee, dan gaat de pion terug, en wordt de eerstvolgende met twee mijnen burgemeester (B18).

## Gebeurtenissen

boomtown-rule-b21-title = Valsspeler en Postkoetsoverval
boomtown-rule-b21 =
    - **Valsspeler**: alle anderen betalen de bank 4 goud.
    - **Postkoetsoverval**: je neemt 10 goud van de bank.

    Beide werken meteen en gaan dan uit het spel.

boomtown-rule-b22-title = Dynamiet
boomtown-rule-b22 = Je blaast een mijn of een saloon van een ander op, met de nieuwe goudader of de danseressen die er zijn. Alles gaat uit het spel, het dynamiet ook.

boomtown-rule-b23-title = Onteigening
boomtown-rule-b23 =
    Je neemt een mijn van een ander, in een stad waar je er zelf al een hebt. Een nieuwe goudader komt mee. De kaart gaat uit het spel.

    { house-ruling } Er is geen vergoeding aan de burgemeester voor nodig.

boomtown-rule-b24-title = Overval
boomtown-rule-b24 =
    Je noemt een tegenstander en een getal van 2 tot 12, en gooit twee dobbelstenen. Gooi je dat getal of meer, dan krijg je zoveel goud van die speler, of alles wat er is. Bij minder krijg je niets. De kaart gaat uit het spel.

    { house-ruling } Je mag ook iemand met weinig of geen goud overvallen.

boomtown-rule-b25-title = Saloon, Danseressen, Nieuwe goudader, Gouverneur
boomtown-rule-b25 =
    Deze kaarten blijven op tafel.

    - **Saloon**: je opent hem in een stad naar keuze (B15).
    - **Danseressen**: ze gaan naar een van je saloons, die dan 4 goud vangt in plaats van 2.
    - **Nieuwe goudader**: die komt onder een van je mijnen, en de mijn brengt voortaan 3 goud meer op.
    - **Gouverneur**: die komt bij een van je burgemeesterpionnen en verdubbelt de vergoeding in die stad. Krijgt een ander die pion, dan gaat de gouverneur uit het spel.

    { house-ruling } Beide saloons mogen in dezelfde stad staan. De gouverneur vertrekt ook als de pion teruggaat.

boomtown-rule-b26-title = Kaarten die wachten
boomtown-rule-b26 =
    Een gouverneur zonder pion, danseressen zonder saloon, een nieuwe goudader zonder mijn: zo’n kaart ligt voor de eigenaar en wordt uitgevoerd zodra dat kan. Mustang en Telegraaf worden open bewaard tot ze gebruikt worden.

    { house-ruling } Dynamiet en onteigening zonder doelwit wachten ook. De eigenaar kiest het doelwit als het zover is. Hebben meerdere spelers zo’n kaart, dan gaat het met de klok mee vanaf wie een kaart neemt, of na een instorting vanaf de winnaar. Je eigen kaarten voer je uit in de volgorde die je wilt.

boomtown-rule-b27-title = Te weinig goud
boomtown-rule-b27 = Wie meer schuldig is dan er is, betaalt alles wat er is. De rest wordt kwijtgescholden.

## Het einde

boomtown-rule-b28-title = De laatste ronde
boomtown-rule-b28 = De laatste kaarten worden genomen, de mijnen brengen nog één keer goud op, en het spel is afgelopen: met drie spelers na 20 rondes (15 in het korte spel), met vier na 15, met vijf na 12.

boomtown-rule-b29-title = Punten
boomtown-rule-b29 =
    Je punten: je goud, de opbrengst van al je mijnen, en 5 voor elke stad waar je burgemeester bent. De meeste punten winnen.

    { house-ruling } Een nieuwe goudader telt voor 3. Wachtende kaarten tellen niet. Wie evenveel punten heeft, deelt de plaats.

## Wie weet wat

boomtown-rule-b30-title = Open kaarten
boomtown-rule-b30 = { house-ruling } Alles op tafel is open: al het goud, en elke kaart die iemand bewaart. Niemand kent de volgorde van de stapel, of de kaarten die in een kort spel opzij liggen.
