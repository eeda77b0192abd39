### De regels van Gnadenlos! in onze eigen woorden: G1 tot en met G29 en G33 tot en met G37. `{ house-ruling }` staat
### voor wat niet in de spelregels staat. Wat een server kan vervangen, is een waarde “die bij de bot hoort”.

gnadenlos-rules-overview =
    - Je huurt avonturiers met schuldbrieven. Wie de revolver heeft, draait een **gebeurtenis** om, en iedereen legt een avonturier neer: goud vindt goudklompjes, revolvers stelen schuldbrieven, kaarten verzetten hoeden.
    - Daarna mag wie de revolver heeft **aanzien** kopen: een goudklompje per veld.
    - Dan biedt iedereen schuldbrieven op nieuwe avonturiers, en de biedingen gaan dicht naar de **markt**.
    - Heeft de markt evenveel volle rijen als er spelers zijn, dan is het **betaaldag**: de dobbelsteen draait schuldbrieven om, en de spelers met die kleuren moeten betalen.
    - Wie niet kan betalen, krijgt een **gier** en gaat terug. Met de derde heb je verloren.
    - Het spel eindigt als een hoed het doel bereikt, met de derde gier, of als de **begrafenisondernemer** aan het eind van zijn baan is.
    - De hoed die het verst op de weg staat, wint.

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
    Je begint met goudklompjes, met schuldbrieven in je eigen kleur, en met je hoed op de weg van de roem. In de waarden die bij de bot horen: 10 goudklompjes; 13 schuldbrieven (0 en 4 twee keer, 1, 2 en 3 elk drie keer); veld 6 van een weg van 35 velden, met het doel vanaf veld 30.

    Iedereen gooit de dobbelsteen. Wie het hoogst gooit, krijgt de **revolver** en de eerste beurt.

    { house-ruling } Gooien meerdere spelers het hoogst, dan gooien die opnieuw. De voorraad goudklompjes raakt nooit op. Wie de bot beheert, mag de waarden vervangen; een spel gaat verder met die waarmee het begon.

gnadenlos-rule-g2-title = Je eerste avonturiers
gnadenlos-rule-g2 = Je krijgt 2 avonturiers van de geschudde stapel. Elk heeft drie getallen, altijd in deze volgorde: goud, revolver, kaarten. Je hand, avonturiers en schuldbrieven, zie jij alleen.

gnadenlos-rule-g3-title = De eerste schuldbrieven op de markt
gnadenlos-rule-g3 = Iedereen geeft een schuldbrief van 1 en een schuldbrief van 2. Ze worden geschud en dicht neergelegd, rij na rij. Een rij heeft 6 kolommen, één voor elk getal van de dobbelsteen.

gnadenlos-rule-g4-title = De opzet voor gevorderden
gnadenlos-rule-g4 =
    Een spel kan worden geopend met `{ gnadenlos-parameter-advanced }`. Dan vervallen G2 en G3 en begint de markt leeg: er worden evenveel paren avonturiers omgedraaid als er spelers zijn. Iedereen biedt erop zoals in G19 tot en met G22, te beginnen bij wie de revolver heeft, neemt een paar, het hoogste bod eerst, en legt het bod op de markt.

    { house-ruling } Niemand neemt een bod terug: er is voor iedereen een paar.

## De gebeurtenis

gnadenlos-rule-g5-title = De gebeurtenis van een beurt
gnadenlos-rule-g5 =
    Wie de revolver heeft, draait de volgende gebeurtenis om. Er zijn drie soorten: bij **Goudkoorts** telt het goud (G10), bij **High Noon** de revolver (G11), bij **Valsspelen** tellen de kaarten (G14).

    In de waarden die bij de bot horen, is het drie keer goudkoorts (3/1, 5/3 en 7/4), twee keer High Noon en twee keer valsspelen.

gnadenlos-rule-g6-title = De laatste gebeurtenis van de stapel
gnadenlos-rule-g6 = De stapel heeft 7 gebeurtenissen, en de laatste wordt nooit uitgevoerd: alle worden geschud, de eerste van de nieuwe stapel wordt omgedraaid, en die wordt uitgevoerd. Was de laatste een High Noon, dan gaat de begrafenisondernemer toch vooruit (G7).

gnadenlos-rule-g7-title = De begrafenisondernemer
gnadenlos-rule-g7 = Elke High Noon die wordt omgedraaid, zet de begrafenisondernemer één veld verder, nog vóór al het andere. Op het laatste veld van zijn baan is het spel meteen afgelopen (G34), en de rest van de beurt vervalt. In de waarden die bij de bot horen, is dat bij de zevende High Noon.

gnadenlos-rule-g8-title = Een avonturier neerleggen
gnadenlos-rule-g8 =
    Iedereen die avonturiers heeft, legt er een dicht neer. Ligt de laatste er, dan worden ze samen omgedraaid; tot dat moment mag je een andere nemen. Hebben minder dan 2 spelers een avonturier, dan vervalt de gebeurtenis.

    { house-ruling } Een High Noon heeft de begrafenisondernemer dan al verzet. Heb je maar één avonturier, dan legt de bot die voor je neer.

gnadenlos-rule-g9-title = Allemaal gelijk
gnadenlos-rule-g9 = Tonen alle avonturiers hetzelfde getal voor de gebeurtenis, dan gebeurt er niets, en iedereen neemt de eigen kaart terug. Er komt geen andere gebeurtenis voor in de plaats.

gnadenlos-rule-g10-title = Goudkoorts
gnadenlos-rule-g10 = Het hoogste goudgetal vindt het grootste aantal goudklompjes op de kaart, het getal daaronder het kleinste. Tonen meerdere spelers zo’n getal, dan krijgt elk van hen het hele aantal. De anderen gaan met lege handen naar huis.

gnadenlos-rule-g11-title = High Noon: wie steelt
gnadenlos-rule-g11 =
    Wie als enige de hoogste revolver toont, mag 2 schuldbrieven van de markt nemen. Tonen meerdere spelers die, dan mogen ze er elk 1 nemen. Je mag er ook minder nemen, of geen. Je kiest plaatsen, en ziet pas daarna wat er lag, tenzij je het zelf hebt neergelegd (G37). Wat je neemt, mag je bieden, welke kleur het ook heeft; op betaaldag betaalt die kleur.

    Liggen er te weinig schuldbrieven voor allen die er mogen nemen, dan neemt niemand er een.

    { house-ruling } Zijn het er meer, dan gaat het met de klok mee vanaf wie de revolver heeft. Neem je er 2, dan noem je eerst beide plaatsen. Iedereen ziet hoeveel je er neemt, en van welke plaatsen.

gnadenlos-rule-g12-title = Gaten in de markt
gnadenlos-rule-g12 =
    Daarna vult wie de revolver heeft de gaten op met schuldbrieven uit de laatste rijen, ongezien en naar eigen keuze, zodat elke rij behalve de laatste vol is.

    { house-ruling } De laatste rij wordt daarna aangeschoven. Je wordt alleen iets gevraagd als het op meer manieren kan. Een spel kan worden geopend met `{ gnadenlos-parameter-bot-fills-gaps }`: dan doet de bot het, de laatste schuldbrief in het eerste gat.

gnadenlos-rule-g13-title = High Noon: wie wordt doodgeschoten
gnadenlos-rule-g13 = Aan het eind van een High Noon worden alle avonturiers met de laagste revolver doodgeschoten: ze gaan op de aflegstapel.

gnadenlos-rule-g14-title = Valsspelen
gnadenlos-rule-g14 =
    De hoogste kaarten zetten hun hoed vooruit, de laagste achteruit: zoveel als de plus en de min van de zone waar de hoed staat. Voor iedereen telt de plek van daarvoor. In de waarden die bij de bot horen:

    - grijs, 1 tot en met 11: +4 of −1
    - beige, 12 tot en met 17: +3 of −2
    - blauw, 18 tot en met 23: +2 of −3
    - rood, 24 tot en met 29: +1 of −4

    { house-ruling } Geen hoed gaat verder terug dan veld 1.

gnadenlos-rule-g15-title = De besten gaan weg
gnadenlos-rule-g15 = Is de gebeurtenis afgelopen, dan gaan alle avonturiers met het hoogste getal ervoor naar de aflegstapel: hun werk zit erop. De andere gaan terug naar de hand, behalve wie is doodgeschoten.

## Aanzien kopen

gnadenlos-rule-g16-title = Een goudklompje per veld
gnadenlos-rule-g16 = Wie de revolver heeft, mag tot 5 velden vooruit, voor 1 goudklompje per veld. De anderen kopen nu niets. Zonder goudklompjes wordt je niets gevraagd.

gnadenlos-rule-g17-title = Het doel
gnadenlos-rule-g17 =
    Het doel is de groene zone. Een hoed die daar komt, beëindigt het spel (G34), hoe ver die ook komt: op het eerste groene veld hoeft geen hoed te stoppen. In de waarden die bij de bot horen, is het doel veld 30 tot en met 35.

    { house-ruling } Bij valsspelen eindigt het spel als de hele gebeurtenis klaar is; bij kopen meteen. Een hoed mag voorbij het laatste veld. Dan staat de hoed erachter, en de velden tellen door: 35 + 2 is veld 37. Noemen de waarden van een spel geen doel, dan is alleen het laatste veld het doel, en stoppen de hoeden daar.

## Schuldbrieven voor avonturiers

gnadenlos-rule-g18-title = Avonturiers te krijgen
gnadenlos-rule-g18 =
    Alleen als wie de revolver heeft minder dan 3 avonturiers heeft: er wordt één avonturier minder omgedraaid dan er spelers zijn. Is de stapel leeg, dan wordt de aflegstapel geschud en is die de nieuwe stapel.

    { house-ruling } Er wordt geschud als er een kaart nodig is. Zijn er dan nog te weinig, dan worden er zoveel omgedraaid als er zijn; is er geen enkele, dan wordt er niet geboden.

gnadenlos-rule-g19-title = Schuldbrieven bieden
gnadenlos-rule-g19 = Iedereen doet één open bod, met de klok mee vanaf wie de revolver heeft: 1, 2 of 3 schuldbrieven uit de hand. Het gaat om hun som. Die moet anders zijn dan alle sommen die al geboden zijn, maar mag lager zijn. Ook 0 is een bod.

gnadenlos-rule-g20-title = Geen bod mogelijk
gnadenlos-rule-g20 = Kun je bieden, dan moet je. Zijn alle sommen die je kunt maken bezet, dan bewijs je dat door je hand te laten zien, en sta je onderaan, nog onder de 0. De bot laat je hand voor je zien.

gnadenlos-rule-g21-title = Nemen en neerleggen
gnadenlos-rule-g21 =
    Het hoogste bod gaat eerst: je neemt een avonturier, en je schuldbrieven gaan dicht naar de markt, op de volgende vrije plaatsen, rij na rij. Daarna komt het volgende bod, zolang er avonturiers zijn. Wie er geen krijgt, neemt het bod terug. Zonder bod krijg je nooit een avonturier.

    { house-ruling } Avonturiers die overblijven, gaan naar de aflegstapel.

gnadenlos-rule-g22-title = De volgorde van neerleggen
gnadenlos-rule-g22 = { house-ruling } In de volgorde waarin je je schuldbrieven kiest, worden ze neergelegd. Niemand anders ziet dat, en je mag het veranderen tot ze liggen.

gnadenlos-rule-g29-title = De revolver gaat verder
gnadenlos-rule-g29 = Aan het eind van een beurt, na de betaaldag als die er was, gaat de revolver met de klok mee naar de volgende speler, en begint de volgende beurt.

## De betaaldag

gnadenlos-rule-g23-title = Wanneer het betaaldag is
gnadenlos-rule-g23 = Na het bieden is het betaaldag als de markt minstens evenveel volle rijen heeft als er spelers zijn. Met minder is het er geen.

gnadenlos-rule-g24-title = Gooien, omdraaien, betalen
gnadenlos-rule-g24 = Wie de revolver heeft, gooit een kolom. De buitenste dichte schuldbrief daarin wordt omgedraaid, en de speler met die kleur betaalt de waarde in goudklompjes aan de voorraad. Dan volgt de volgende worp. De bot doet dit allemaal.

gnadenlos-rule-g25-title = Een lege kolom
gnadenlos-rule-g25 = De betaaldag is voorbij als er een kolom wordt gegooid waarin geen schuldbrief meer dicht ligt.

gnadenlos-rule-g26-title = Gieren
gnadenlos-rule-g26 = De betaaldag is ook voorbij als iemand niet kan betalen. Wie dat niet kan, houdt de goudklompjes, neemt een **gier** en gaat 5 velden terug, maar nooit verder dan veld 1.

gnadenlos-rule-g27-title = Schuldbrieven komen thuis
gnadenlos-rule-g27 = Na een betaaldag gaan alle omgedraaide schuldbrieven terug naar de hand van hun kleur, betaald of niet.

gnadenlos-rule-g28-title = Nog een betaaldag?
gnadenlos-rule-g28 = Daarna worden de gaten opgevuld zoals in G12, voor zoveel mogelijk volle rijen. Zijn het er nog steeds evenveel als er spelers zijn, dan volgt meteen nog een betaaldag.

## Het einde

gnadenlos-rule-g33-title = De derde gier
gnadenlos-rule-g33 = Een derde gier beëindigt het spel meteen, zonder nog een betaaldag. Wie hem kreeg, heeft verloren en gaat van de weg af.

gnadenlos-rule-g34-title = De laatste betaaldag
gnadenlos-rule-g34 = Staat de begrafenisondernemer op zijn laatste veld of een hoed in het doel, dan komt er nog één betaaldag, wat er ook op de markt ligt. Die wordt niet herhaald. Met een derde gier heb je daar verloren zoals in G33.

gnadenlos-rule-g35-title = De laatste aankoop
gnadenlos-rule-g35 =
    Hoe het spel ook eindigde, wie nog op de weg staat, mag nog tot 3 velden kopen, ook in het doel en erachter.

    { house-ruling } Meer velden gaan altijd boven meer goudklompjes, dus koopt de bot wat ieder kan betalen.

gnadenlos-rule-g36-title = Wie wint
gnadenlos-rule-g36 =
    De hoed die het verst op de weg staat, wint. Van hoeden op hetzelfde veld gaat die met de meeste goudklompjes voor.

    { house-ruling } Zijn ook die gelijk, dan wordt de plaats gedeeld. Wie een derde gier nam, is laatste.

## Wie weet wat

gnadenlos-rule-g37-title = Open en geheim
gnadenlos-rule-g37 =
    { house-ruling } Open voor iedereen zijn hoeden, goudklompjes, gieren, de aflegstapel, hoeveel kaarten ieder heeft, en biedingen tot ze zijn neergelegd.

    Geheim zijn handen, avonturiers die dicht liggen, en elke schuldbrief op de markt: de achterkant toont waarde noch kleur. In welke volgorde een bod is neergelegd, weet alleen wie het deed.

    Alleen jij ziet welke schuldbrieven op de markt je zelf hebt neergelegd, met hun waarde en kleur, waar ze ook naartoe zijn verplaatst. Je vindt ze bij je hand, en als je plaatsen kiest. Die van G3 zijn geschud, dus die kent niemand. In het verloop staat wat hardop is gezegd.
