### De regels van Gnadenlos! in onze eigen woorden: G1 tot en met G29 en G33 tot en met G37. `{ house-ruling }` staat
### voor wat niet in de spelregels staat. Wat een server kan vervangen, is een “standaardwaarde”.

gnadenlos-rules-overview =
    - Je hoed staat op de weg van de roem. De hoed die aan het eind het verst is, wint.
    - **Goudklompjes** zijn het geld van dit spel. Elk van je 13 **schuldbrieven** heeft jouw kleur en is 0 tot en met 4 goudklompjes waard. Een **avonturier** heeft drie getallen: goud, revolver en kaarten.
    - De speler die aan de beurt is, heeft de **revolver**, een voorwerp dat de tafel rondgaat; met het revolvergetal van de avonturiers heeft het niets te maken. Deze speler draait een gebeurtenis om, en iedereen legt een avonturier neer.
    - Er zijn drie soorten gebeurtenissen. Bij **Goudkoorts** vind je met het hoogste goudgetal goudklompjes. Bij **High Noon** steel je met het hoogste revolvergetal schuldbrieven. Bij **Valsspelen** gaat je hoed met het hoogste kaartgetal vooruit.
    - Daarna mag de speler met de revolver velden op de weg kopen, elk voor een goudklompje. Dat heet **aanzien** kopen.
    - Heeft die speler nu minder dan drie avonturiers, dan biedt iedereen schuldbrieven op nieuwe. De biedingen van wie er een krijgt, gaan dicht naar de **markt**, in rijen van zes. Een rij met zes schuldbrieven is **vol**.
    - Heeft de markt evenveel volle rijen als er spelers zijn, dan is het **betaaldag**: een dobbelsteen bepaalt welke schuldbrieven worden omgedraaid. De speler met de kleur van een brief betaalt de waarde ervan in goudklompjes, wie de brief ook heeft neergelegd.
    - Kun je niet betalen, dan krijg je een **gier** en ga je 5 velden terug. Met de derde gier heb je verloren.
    - Het spel eindigt als een hoed het groene doel bereikt, als iemand een derde gier krijgt, of als de **begrafenisondernemer**, die bij elke High Noon verdergaat, aan het eind van zijn spoor is.

## Hoofdstukken

gnadenlos-chapter-set-up = Voor de eerste beurt
gnadenlos-chapter-event = De gebeurtenis
gnadenlos-chapter-buying = Aanzien kopen
gnadenlos-chapter-bidding = Schuldbrieven voor avonturiers
gnadenlos-chapter-payday = De betaaldag
gnadenlos-chapter-end = Het einde
gnadenlos-chapter-knowledge = Wie weet wat

## Voor de eerste beurt

gnadenlos-rule-g1-title = Goudklompjes, schuldbrieven en de revolver
gnadenlos-rule-g1 =
    Je begint met goudklompjes, met schuldbrieven in je eigen kleur, en met je hoed op de weg van de roem. Met de standaardwaarden van de bot: 10 goudklompjes; 13 schuldbrieven (0 en 4 twee keer, 1, 2 en 3 elk drie keer); veld 6 van een weg van 35 velden, met het doel vanaf veld 30.

    Iedereen gooit de dobbelsteen. Wie het hoogst gooit, krijgt de **revolver** en de eerste beurt. Deze revolver is een voorwerp dat toont wie aan de beurt is; met het revolvergetal van de avonturiers heeft het niets te maken.

    { house-ruling } Gooien meerdere spelers het hoogst, dan gooien die opnieuw. De voorraad goudklompjes raakt nooit op. Wie de bot beheert, mag de waarden vervangen; een spel gaat verder met die waarmee het begon.

gnadenlos-rule-g2-title = Je eerste avonturiers
gnadenlos-rule-g2 = Je krijgt 2 avonturiers van de geschudde stapel. Elk heeft drie getallen, altijd in deze volgorde: goud, revolver, kaarten. Je hand, avonturiers en schuldbrieven, zie jij alleen.

gnadenlos-rule-g3-title = De eerste schuldbrieven op de markt
gnadenlos-rule-g3 = Iedereen geeft een schuldbrief van 1 en een schuldbrief van 2. Ze worden geschud en dicht neergelegd, rij na rij. Een rij heeft 6 kolommen, één voor elk getal van de dobbelsteen. Ligt er in elk daarvan een schuldbrief, dan is de rij **vol**.

gnadenlos-rule-g4-title = De opzet voor gevorderden
gnadenlos-rule-g4 =
    Een spel kan worden geopend met `{ gnadenlos-parameter-advanced }`. Dan vervallen G2 en G3 en begint de markt leeg: er worden evenveel paren avonturiers omgedraaid als er spelers zijn. Iedereen biedt erop zoals in G19 tot en met G22, te beginnen bij de speler met de revolver. Daarna neemt ieder, van het hoogste bod tot het laagste, een paar en legt het bod op de markt.

    { house-ruling } Iedereen krijgt een paar. Daarom blijven alle biedingen op de markt: er gaat er geen terug naar de hand, zoals in G21 wel kan.

## De gebeurtenis

gnadenlos-rule-g5-title = De gebeurtenis van een beurt
gnadenlos-rule-g5 =
    Wie de revolver heeft, draait de volgende gebeurtenis om. Er zijn drie soorten: bij **Goudkoorts** telt het goud (G10), bij **High Noon** de revolver (G11), bij **Valsspelen** tellen de kaarten (G14).

    Met de standaardwaarden van de bot is het drie keer goudkoorts (om 3 en 1, 5 en 3, 7 en 4 goudklompjes), twee keer High Noon en twee keer valsspelen.

gnadenlos-rule-g6-title = De laatste gebeurtenis van de stapel
gnadenlos-rule-g6 = De stapel heeft 7 gebeurtenissen. Wordt de laatste omgedraaid, dan wordt die niet uitgevoerd. In plaats daarvan worden ze alle 7 tot een nieuwe stapel geschud, en de eerste daarvan wordt omgedraaid en uitgevoerd. Was de laatste van de oude stapel een High Noon, dan gaat de begrafenisondernemer toch vooruit (G7).

gnadenlos-rule-g7-title = De begrafenisondernemer
gnadenlos-rule-g7 = Bij elke High Noon die wordt omgedraaid, gaat de begrafenisondernemer één veld verder, nog vóór al het andere. Bereikt de begrafenisondernemer het laatste veld van het spoor, dan is het spel meteen afgelopen (G34), en de rest van de beurt vervalt. Met de standaardwaarden van de bot is dat bij de zevende High Noon.

gnadenlos-rule-g8-title = Een avonturier neerleggen
gnadenlos-rule-g8 =
    Iedereen die avonturiers heeft, legt er een dicht neer. Zodra ze er allemaal liggen, worden ze samen omgedraaid; tot dat moment mag je nog een andere neerleggen. Hebben minder dan 2 spelers een avonturier, dan vervalt de gebeurtenis.

    { house-ruling } Bij High Noon gaat de begrafenisondernemer toch vooruit. Heb je maar één avonturier, dan legt de bot die voor je neer.

gnadenlos-rule-g9-title = Allemaal gelijk
gnadenlos-rule-g9 = Tonen alle avonturiers hetzelfde getal voor de gebeurtenis, dan gebeurt er niets, en iedereen neemt de eigen kaart terug. Er komt geen andere gebeurtenis voor in de plaats.

gnadenlos-rule-g10-title = Goudkoorts
gnadenlos-rule-g10 = Wie het hoogste goudgetal toont, vindt het grootste aantal goudklompjes dat op de kaart staat; wie het op een na hoogste toont, vindt het kleinste. Tonen meerdere spelers zo’n getal, dan krijgt elk van hen het hele aantal. De anderen krijgen niets.

gnadenlos-rule-g11-title = High Noon: wie steelt
gnadenlos-rule-g11 =
    Wie als enige het hoogste revolvergetal toont, mag 2 schuldbrieven van de markt nemen. Tonen meerdere spelers dat, dan mogen ze er elk 1 nemen. Je mag er ook minder nemen, of geen. Je kiest plaatsen, en ziet pas daarna wat er lag, tenzij je het zelf hebt neergelegd (G37). Wat je neemt, mag je bieden, welke kleur het ook heeft; op betaaldag betaalt die kleur.

    Liggen er op de markt minder schuldbrieven dan er in totaal mogen worden genomen, dan neemt niemand er een.

    { house-ruling } Mogen meerdere spelers nemen, dan gaat het met de klok mee, te beginnen bij de speler met de revolver. Neem je er 2, dan noem je eerst beide plaatsen. Iedereen ziet hoeveel je er neemt, en van welke plaatsen.

gnadenlos-rule-g12-title = Gaten in de markt
gnadenlos-rule-g12 =
    Daarna vult de speler met de revolver de gaten op met schuldbrieven uit de laatste rijen, zonder ze te bekijken, en kiest daarbij welke in welk gat komt. Op het eind is elke rij behalve de laatste vol.

    { house-ruling } De laatste rij wordt daarna aaneengeschoven. Er wordt je alleen iets gevraagd als de gaten op meer dan één manier kunnen worden opgevuld. Een spel kan worden geopend met `{ gnadenlos-parameter-bot-fills-gaps }`: dan doet de bot het, de laatste schuldbrief in het eerste gat.

gnadenlos-rule-g13-title = High Noon: wie wordt doodgeschoten
gnadenlos-rule-g13 = Aan het eind van een High Noon worden alle avonturiers met het laagste revolvergetal doodgeschoten: ze gaan op de aflegstapel.

gnadenlos-rule-g14-title = Valsspelen
gnadenlos-rule-g14 =
    Toon je het hoogste kaartgetal, dan gaat je hoed vooruit met de plus van de zone waarin de hoed staat. Toon je het laagste, dan gaat je hoed achteruit met de min van die zone. Het gaat erom waar de hoeden stonden voordat er een werd verzet. Met de standaardwaarden van de bot:

    - grijs, 1 tot en met 11: plus 4 of min 1
    - beige, 12 tot en met 17: plus 3 of min 2
    - blauw, 18 tot en met 23: plus 2 of min 3
    - rood, 24 tot en met 29: plus 1 of min 4

    { house-ruling } Geen hoed gaat verder terug dan veld 1.

gnadenlos-rule-g15-title = De besten gaan weg
gnadenlos-rule-g15 = Is de gebeurtenis afgelopen, dan gaan alle avonturiers met het hoogste getal voor die gebeurtenis naar de aflegstapel: hun werk zit erop. De andere gaan terug naar de hand, behalve de avonturiers die zijn doodgeschoten.

## Aanzien kopen

gnadenlos-rule-g16-title = Een goudklompje per veld
gnadenlos-rule-g16 = Wie de revolver heeft, mag hoogstens 5 velden vooruit, voor 1 goudklompje per veld. De anderen kopen nu niets. Zonder goudklompjes wordt er je niets gevraagd.

gnadenlos-rule-g17-title = Het doel
gnadenlos-rule-g17 =
    Het doel is de groene zone. Een hoed die daar komt, beëindigt het spel (G34). De hoed stopt niet op het eerste groene veld, maar gaat zo veel velden vooruit als er zijn gewonnen of gekocht. Met de standaardwaarden van de bot is het doel veld 30 tot en met 35.

    { house-ruling } Bij valsspelen eindigt het spel als de hele gebeurtenis klaar is; bij kopen meteen. Een hoed mag voorbij het laatste veld. Dan staat de hoed erachter, en de velden tellen door: 35 + 2 is veld 37. Noemen de waarden van een spel geen doel, dan is alleen het laatste veld het doel, en stoppen de hoeden daar.

## Schuldbrieven voor avonturiers

gnadenlos-rule-g18-title = Avonturiers op tafel
gnadenlos-rule-g18 =
    Heeft de speler met de revolver minder dan 3 avonturiers, dan worden er avonturiers omgedraaid: één minder dan er spelers zijn. Anders wordt er deze beurt niet geboden. Is de stapel leeg, dan wordt de aflegstapel geschud en is die de nieuwe stapel.

    { house-ruling } De aflegstapel wordt pas geschud als er een kaart nodig is. Zijn er dan nog te weinig avonturiers, dan worden ze allemaal omgedraaid; is er geen enkele, dan wordt er niet geboden.

gnadenlos-rule-g19-title = Schuldbrieven bieden
gnadenlos-rule-g19 = Iedereen doet één open bod, met de klok mee, te beginnen bij de speler met de revolver: 1, 2 of 3 schuldbrieven uit de hand. Het gaat om hun som. Die moet anders zijn dan alle sommen die al geboden zijn, maar mag lager zijn. Ook 0 is een bod.

gnadenlos-rule-g20-title = Geen bod mogelijk
gnadenlos-rule-g20 = Kun je bieden, dan moet je. Hebben anderen al elke som geboden die je kunt maken, dan kun je niet bieden. Als bewijs laat de bot je hand aan iedereen zien. Je staat dan onderaan, nog onder een bod van 0.

gnadenlos-rule-g21-title = Nemen en neerleggen
gnadenlos-rule-g21 =
    De speler met het hoogste bod neemt als eerste een avonturier en legt de schuldbrieven van dat bod dicht op de markt, op de volgende vrije plaatsen, rij na rij. Daarna komt het bod daaronder, zolang er avonturiers zijn. Krijg je er geen, dan neem je je bod terug. Zonder bod krijg je nooit een avonturier.

    { house-ruling } Avonturiers die overblijven, gaan naar de aflegstapel.

gnadenlos-rule-g22-title = De volgorde van neerleggen
gnadenlos-rule-g22 = { house-ruling } Je schuldbrieven worden neergelegd in de volgorde waarin je ze voor je bod kiest: de eerste gaat naar de eerste vrije plaats. Niemand anders ziet die volgorde, en je mag die veranderen tot ze liggen.

gnadenlos-rule-g29-title = De revolver gaat verder
gnadenlos-rule-g29 = Aan het eind van een beurt, na de betaaldag als die er was, gaat de revolver met de klok mee naar de volgende speler, en begint de volgende beurt.

## De betaaldag

gnadenlos-rule-g23-title = Wanneer het betaaldag is
gnadenlos-rule-g23 = Na het bieden is het betaaldag als de markt minstens evenveel volle rijen heeft als er spelers zijn. Anders begint de volgende beurt.

gnadenlos-rule-g24-title = Gooien, omdraaien, betalen
gnadenlos-rule-g24 = Wie de revolver heeft, gooit de dobbelsteen: die wijst een kolom aan. De laatste dichte schuldbrief in die kolom wordt omgedraaid, en de speler met de kleur ervan betaalt de waarde in goudklompjes aan de voorraad. Het maakt niet uit wie de brief heeft neergelegd. Dan volgt de volgende worp. De bot doet dit allemaal.

gnadenlos-rule-g25-title = Een lege kolom
gnadenlos-rule-g25 = De betaaldag is voorbij als de dobbelsteen een kolom aanwijst waarin geen schuldbrief meer dicht ligt.

gnadenlos-rule-g26-title = Gieren
gnadenlos-rule-g26 = De betaaldag is ook voorbij als iemand niet kan betalen. Wie dat niet kan, houdt de goudklompjes, krijgt een **gier** en gaat 5 velden terug, maar nooit verder dan veld 1.

gnadenlos-rule-g27-title = Schuldbrieven komen thuis
gnadenlos-rule-g27 = Na een betaaldag gaan alle omgedraaide schuldbrieven terug naar de hand van hun kleur, betaald of niet.

gnadenlos-rule-g28-title = Nog een betaaldag?
gnadenlos-rule-g28 = Daarna worden de gaten opgevuld zoals in G12, zodat zo veel mogelijk rijen vol zijn. Zijn er nog steeds evenveel volle rijen als spelers, dan volgt meteen nog een betaaldag.

## Het einde

gnadenlos-rule-g33-title = De derde gier
gnadenlos-rule-g33 = Een derde gier beëindigt het spel meteen, zonder dat er nog een betaaldag komt. Wie hem kreeg, heeft verloren en gaat van de weg af.

gnadenlos-rule-g34-title = De laatste betaaldag
gnadenlos-rule-g34 = Staat de begrafenisondernemer op zijn laatste veld, of staat er een hoed in het doel, dan komt er nog één betaaldag, wat er ook op de markt ligt. Die wordt niet herhaald. Wie daarbij een derde gier krijgt, heeft verloren (G33).

gnadenlos-rule-g35-title = De laatste aankoop
gnadenlos-rule-g35 =
    Hoe het spel ook eindigde: iedereen die nog op de weg staat, mag tegen de prijs van G16 nog hoogstens 3 velden kopen, ook in het doel en erachter.

    { house-ruling } Meer velden gaan altijd boven meer goudklompjes, dus koopt de bot er voor ieder zo veel als die kan betalen.

gnadenlos-rule-g36-title = Wie wint
gnadenlos-rule-g36 =
    De hoed die het verst op de weg staat, wint. Van hoeden op hetzelfde veld gaat die met de meeste goudklompjes voor.

    { house-ruling } Zijn ook die gelijk, dan wordt de plaats gedeeld. Wie een derde gier kreeg, is laatste.

## Wie weet wat

gnadenlos-rule-g37-title = Open en geheim
gnadenlos-rule-g37 =
    { house-ruling } Open voor iedereen zijn hoeden, goudklompjes, gieren, de aflegstapel, hoeveel kaarten ieder heeft, en biedingen tot ze zijn neergelegd.

    Geheim zijn handen, avonturiers die dicht liggen, en elke schuldbrief op de markt: de achterkant toont waarde noch kleur. In welke volgorde een bod is neergelegd, weet alleen wie het deed.

    Alleen jij ziet welke schuldbrieven op de markt je zelf hebt neergelegd, met hun waarde en kleur, waar ze ook naartoe zijn verplaatst. Je vindt ze bij je hand, en als je plaatsen kiest. Die van G3 zijn geschud, dus die kent niemand. In het verloop staat wat hardop is gezegd.
