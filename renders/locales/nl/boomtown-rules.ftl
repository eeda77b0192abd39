### De regels van Boomtown in onze eigen woorden: B1 tot en met B30. `{ house-ruling }` staat voor wat niet in de spelregels staat.

boomtown-rules-overview =
    - Een **mijn** heeft een stad, een getal van 2 tot en met 12 voor de dobbelstenen, en een opbrengst in goud: Cactus Junction 7 geeft 6 goud. Een **gebeurtenis** helpt jou of treft anderen.
    - Elke ronde komen er evenveel kaarten op tafel als er spelers zijn: mijnen, en soms een gebeurtenis.
    - Je biedt goud voor de **eerste keus**. De winnaar betaalt het bod aan de speler rechts; die houdt de helft en geeft de rest door naar rechts, en zo verder de tafel rond.
    - Daarna neemt iedereen één kaart, de winnaar van de veiling eerst.
    - Heb je als eerste twee mijnen in een stad, dan word je er **burgemeester**, tot iemand er meer mijnen heeft dan jij. Wie later in die stad een mijn neemt, betaalt jou een **heffing**: 1 goud voor elke mijn die jij daar hebt.
    - De winnaar van de veiling gooit twee dobbelstenen: elke mijn met dat getal geeft de eigenaar de opbrengst.
    - Een **saloon** is een gebeurtenis die op tafel blijft, in een stad naar keuze. Geeft een mijn van een ander in die stad goud, dan betaalt de eigenaar jou 2 goud.
    - Twee mijnen zijn **gevaarlijk**: Cactus Junction 7 en Cold Mountain 6. Bij een worp van 2 of 12 storten ze in en gaan ze uit het spel.
    - Met andere gebeurtenissen overval je spelers, blaas je mijnen en saloons op, of neem je een ander een mijn af. Een gebeurtenis die nog niet kan worden uitgevoerd, blijft voor je liggen tot dat wel kan.
    - Zijn de kaarten op, dan tellen je goud, de opbrengst van je mijnen en 5 punten voor elke stad waar je burgemeester bent. Wie de meeste punten heeft, wint.

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

    De veiling is voorbij als er een bod staat en alle anderen hebben gepast. Hebben alle anderen gepast en is er nog geen bod, dan heeft de laatste speler nog de keuze: bieden, of ook passen (B6).

    { house-ruling } Wie niet hoger kan, past automatisch. Is de startspeler bankroet, dan begint de eerstvolgende speler links daarvan die goud heeft. Heeft maar één speler goud, dan krijgt die de eerste keus voor niets.

boomtown-rule-b6-title = Als iedereen past
boomtown-rule-b6 = Past iedereen, dan krijgt de speler die als eerste paste, de eerste keus voor niets.

boomtown-rule-b7-title = Bankroet
boomtown-rule-b7 =
    Zonder goud ben je bankroet: je doet niet mee aan de veiling. Een kaart neem je wel.

    { house-ruling } Is iedereen bankroet, dan krijgt de startspeler de eerste keus voor niets.

## Het bod betalen

boomtown-rule-b8-title = Het goud gaat rond
boomtown-rule-b8 =
    De winnaar van de veiling betaalt het bod aan de rechterbuur. Die houdt de helft, naar boven afgerond, en geeft de rest door naar rechts, en zo verder. Bij de winnaar komt niets terug.

    { house-ruling } Ook wie bankroet is, krijgt een deel. Bij een bod van 0 gaat er niets rond.

boomtown-rule-b9-title = Het eind van de rij
boomtown-rule-b9 =
    De laatste buur in deze rij zit links van de winnaar en houdt ook de helft van wat er aankomt, naar boven afgerond. De rest gaat naar de bank.

    - Vijf spelers, een bod van 9: 5, 2, 1, 1.
    - Vier spelers, een bod van 10: 5, 3, 1, en 1 naar de bank.
    - Drie spelers, een bod van 10: 5, 3, en 2 naar de bank.

    { house-ruling } Met vier of vijf kun je het spel openen met `{ boomtown-parameter-last-keeps-all }`: dan houdt de laatste in de rij alles wat er aankomt. Met vier wordt een bod van 10 dan 5, 3, 2.

## Kaarten nemen

boomtown-rule-b10-title = Ieder één kaart
boomtown-rule-b10 = De winnaar neemt een van de kaarten, daarna de anderen met de klok mee, tot iedereen er een heeft. Alles wat een kaart teweegbrengt, is klaar voordat de volgende speler neemt: de heffing (B12), een nieuwe burgemeester (B19), de gebeurtenis (B21 tot en met B25) en kaarten die wachtten (B26). Een gebeurtenis die kan worden uitgevoerd, moet ook worden uitgevoerd.

boomtown-rule-b11-title = Mustang
boomtown-rule-b11 =
    Je bewaart hem zolang je wilt. In een latere ronde mag je hem spelen, meteen nadat de winnaar een kaart heeft genomen: dan neem jij de volgende kaart. Na jou nemen de anderen zoals altijd, te beginnen links van de winnaar; jij wordt overgeslagen, want je hebt al een kaart. Mustang gaat uit het spel.

    { house-ruling } Een Mustang die je deze ronde neemt, werkt vanaf de volgende. Er wordt je niets gevraagd als hij niets zou veranderen: als je zelf de winnaar bent, of toch al de volgende kaart neemt.

boomtown-rule-b12-title = De heffing voor de burgemeester
boomtown-rule-b12 = Neem je een mijn in een stad waar iemand anders burgemeester is, dan betaal je die eerst: 1 goud voor elke mijn die de burgemeester daar heeft. Jouw nieuwe telt nog niet mee. De gouverneur verdubbelt de heffing. Heb je te weinig, dan betaal je wat je hebt (B27).

## De worp en het goud

boomtown-rule-b13-title = De worp en de Telegraaf
boomtown-rule-b13 =
    Als iedereen een kaart heeft, gooit de winnaar twee dobbelstenen. Die worp bepaalt welke mijnen goud geven (B14). Daarna mag de speler die de Telegraaf bewaart, één dobbelsteen op een ander getal draaien, één keer: dan gaat de kaart uit het spel. Op de worp van een overval heeft de kaart geen invloed.

    { house-ruling } Het getal dat een dobbelsteen al toont, kun je niet kiezen. Een Telegraaf die je deze ronde neemt, mag je deze ronde al gebruiken.

boomtown-rule-b14-title = Mijnen geven goud
boomtown-rule-b14 = Elke mijn met het gegooide getal geeft de eigenaar de opbrengst, uit de bank. Met een nieuwe goudader is dat 3 goud meer.

boomtown-rule-b15-title = De saloons krijgen hun deel
boomtown-rule-b15 =
    Voor elke mijn van jou die net goud heeft gegeven, betaal je 2 goud in elke saloon die een ander in die stad heeft, en 4 in de saloon waar de danseressen optreden.

    { house-ruling } In je eigen saloon betaal je niets. Eerst geven alle mijnen goud. Daarna gaat het met de klok mee, de winnaar eerst; ieder betaalt stad voor stad (Cactus Junction, Cold Mountain, Coyote City, Dry Gulch, San Narciso), en van twee saloons in een stad eerst in de oudste. Goud dat je krijgt, kun je meteen weer uitgeven. Heb je te weinig, dan betaal je wat je hebt.

boomtown-rule-b16-title = Gevaarlijke mijnen
boomtown-rule-b16 =
    Dat zijn er twee: Cactus Junction 7 en Cold Mountain 6. Bij een 2 of een 12 storten ze in, na de opbrengst en de saloons, en gaan uit het spel. Een nieuwe goudader gaat met de mijn mee.

    { house-ruling } Het gaat om de som van de dobbelstenen, na de Telegraaf. Wie burgemeester is, wordt één keer bepaald: als alles is ingestort.

boomtown-rule-b17-title = De volgende startspeler
boomtown-rule-b17 = Wie deze veiling wint, begint de volgende.

## Burgemeesters

boomtown-rule-b18-title = De eerste burgemeester
boomtown-rule-b18 = Wie in een stad als eerste twee mijnen heeft, genomen of onteigend, wordt er burgemeester en krijgt de pion van die stad.

boomtown-rule-b19-title = Een nieuwe burgemeester
boomtown-rule-b19 =
    Wie in een stad meer mijnen heeft dan de burgemeester, neemt het ambt meteen over, hoe dat ook kwam. Kwam het door het nemen van een mijn, dan is de oude burgemeester eerst betaald (B12).

    { house-ruling } Daar zijn minstens twee mijnen voor nodig.

boomtown-rule-b20-title = Een burgemeester die mijnen verliest
boomtown-rule-b20 =
    { house-ruling } Een burgemeester die mijnen verliest, blijft burgemeester zolang niemand daar meer mijnen heeft. Anders neemt de speler met de meeste mijnen in die stad het ambt over, als dat er minstens twee zijn.

    - Hebben meerdere spelers er evenveel en niemand meer, dan is het de speler die er net een mijn bij kreeg.
    - Kreeg niemand van hen er net een mijn bij, dan is het de eerste van hen met de klok mee vanaf de oude burgemeester.
    - Heeft de burgemeester daar geen mijn meer, en heeft niemand er twee, dan gaat de pion terug, en wordt de eerstvolgende met twee mijnen burgemeester (B18).

## Gebeurtenissen

boomtown-rule-b21-title = Valsspeler en Postkoetsoverval
boomtown-rule-b21 =
    - **Valsspeler**: alle anderen betalen de bank 4 goud.
    - **Postkoetsoverval**: je neemt 10 goud van de bank.

    Beide werken meteen en gaan dan uit het spel.

boomtown-rule-b22-title = Dynamiet
boomtown-rule-b22 = Je blaast een mijn of een saloon van een ander op, met de nieuwe goudader of de danseressen die erbij horen. Alles gaat uit het spel, het dynamiet ook.

boomtown-rule-b23-title = Onteigening
boomtown-rule-b23 =
    Je neemt een mijn van een ander, in een stad waar je er zelf al een hebt. Een nieuwe goudader komt mee. De kaart gaat uit het spel.

    { house-ruling } Je betaalt er geen heffing voor.

boomtown-rule-b24-title = Overval
boomtown-rule-b24 =
    Je noemt een tegenstander en een getal van 2 tot en met 12, en gooit twee dobbelstenen. Gooi je dat getal of meer, dan krijg je zoveel goud van die speler, of alles wat die heeft. Gooi je minder, dan krijg je niets. De kaart gaat uit het spel.

    { house-ruling } Je mag ook iemand met weinig of geen goud overvallen.

boomtown-rule-b25-title = Saloon, Danseressen, Nieuwe goudader, Gouverneur
boomtown-rule-b25 =
    Deze kaarten blijven op tafel.

    - **Saloon**: je opent hem in een stad naar keuze (B15).
    - **Danseressen**: ze gaan naar een van je saloons, die dan 4 goud oplevert in plaats van 2.
    - **Nieuwe goudader**: die komt onder een van je mijnen, en de mijn geeft voortaan 3 goud meer.
    - **Gouverneur**: die komt bij een van je burgemeesterpionnen en verdubbelt de heffing in die stad. Krijgt een ander die pion, dan gaat de gouverneur uit het spel.

    { house-ruling } Beide saloons mogen in dezelfde stad staan. De gouverneur vertrekt ook als de pion teruggaat.

boomtown-rule-b26-title = Kaarten die wachten
boomtown-rule-b26 =
    Een gouverneur zonder pion, danseressen zonder saloon, een nieuwe goudader zonder mijn: zo’n kaart ligt voor de eigenaar en wordt uitgevoerd zodra dat kan. Mustang en Telegraaf worden open bewaard tot ze gebruikt worden.

    { house-ruling } Dynamiet en onteigening zonder doelwit wachten ook. De eigenaar kiest het doelwit als het zover is. Neemt iemand een kaart, dan kunnen soms wachtende kaarten van meerdere spelers worden uitgevoerd. Dat gaat met de klok mee, te beginnen bij de speler die de kaart nam: Anna neemt een mijn, dus eerst komen de wachtende kaarten van Anna, dan die van de linkerbuur. Na een instorting begint het bij de winnaar van de veiling. Je eigen wachtende kaarten voer je uit in de volgorde die je wilt.

boomtown-rule-b27-title = Te weinig goud
boomtown-rule-b27 = Ben je meer schuldig dan je hebt, dan betaal je alles wat je hebt. De rest wordt kwijtgescholden.

## Het einde

boomtown-rule-b28-title = De laatste ronde
boomtown-rule-b28 = De laatste kaarten worden genomen, de mijnen geven nog één keer goud, en het spel is afgelopen: met drie spelers na 20 rondes (15 in het korte spel), met vier na 15, met vijf na 12.

boomtown-rule-b29-title = Punten
boomtown-rule-b29 =
    Je punten: je goud, de opbrengst van al je mijnen, en 5 voor elke stad waar je burgemeester bent. Wie de meeste punten heeft, wint.

    { house-ruling } Een nieuwe goudader telt voor 3. Wachtende kaarten tellen niet. Wie evenveel punten heeft, deelt de plaats.

## Wie weet wat

boomtown-rule-b30-title = Open kaarten
boomtown-rule-b30 = { house-ruling } Alles op tafel is open: al het goud, en elke kaart die iemand bewaart. Niemand kent de volgorde van de stapel, of de kaarten die in een kort spel opzij liggen.
