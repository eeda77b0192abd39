### De regels van competities: L1 tot en met L15. De getallen zijn die van `engine.leagues`; een test vergelijkt ze.

league-name = Competities
league-rules-overview =
    - Een **competitie** gaat op deze server over één spel. Een **seizoen** heeft een inschrijving, een aantal rondes en een einde.
    - **Je schrijft je één keer in.** Voor elke ronde kijkt de bot wie er is, en verdeelt die mensen over tafels. Elke tafel is een gewoon spel in een eigen thread.
    - **Niemand wacht op de laatste tafel.** Rondes komen volgens de kalender, ook als oudere tafels nog bezig zijn.
    - **Je plaats aan een tafel geeft punten**, gemiddeld vijf per persoon, hoe groot de tafel ook is. Robots krijgen nooit punten.
    - Veel mensen spelen in **divisies**. Aan het eind van een seizoen promoveren de besten van een divisie en degraderen de laatsten.
    - Kun je een ronde niet spelen, **sla die dan over**: de eerste keer kost dat weinig. Wie een tafel verlaat of een plek kwijtraakt, krijgt daar geen punten.
    - Alles wat er gebeurt, staat in het logboek van de competitie, en iedereen kan de stand laten nagaan.

## Wat je typt om ze te lezen

league-command = competitie
league-command-rules = regels
league-command-rules-about = De regels van competities, allemaal of één

## Hoofdstukken

league-chapter-rounds = Rondes en de loting
league-chapter-seats = Aan tafel
league-chapter-standings = Punten en de stand
league-chapter-office = Organisatoren en ratings

## Rondes en de loting

league-rule-l1-title = Wie er is
league-rule-l1 =
    Elke ronde wordt 2 dagen vóór de loting aangekondigd. Je **bent er** als je sindsdien in een spel op deze server hebt geantwoord, of op **Meedoen** of **Ik ben er** hebt gedrukt. Speel je toch al, dan hoef je nergens op te drukken.

    Met **Overslaan** sla je één ronde over, met `/{ league-command } { league-command-leave }` verlaat je het seizoen. Allebei kan tot de loting, en met **Ik ben er** maak je het ongedaan.

    Ben je er 2 aankondigingen achter elkaar niet, dan slaap je: je wordt niet meer vermeld tot je op **Ik ben er** drukt. Heb je 3 tafels van het seizoen die nog bezig zijn, dan sla je de volgende ronde over en ben je verontschuldigd (L2); de organisatoren kunnen een ander aantal hebben gekozen.

league-rule-l2-title = Gemiste rondes
league-rule-l2 =
    Voor de eerste ronde die je mist, ben je verontschuldigd: die geeft je 3 punten, evenveel als een derde plaats van vier. Elke volgende geeft je er 0.

    Je kunt later instappen, meestal tot de loting van ronde 3. De rondes daarvoor heb je gemist: voor de eerste ben je verontschuldigd, voor de andere niet.

    Zijn er te weinig mensen, dan wordt de ronde nog een keer aangekondigd en 2 dagen later geloot. Zijn er dan nog te weinig, dan vervalt de ronde en is iedereen verontschuldigd. Vervallen er 2 rondes achter elkaar omdat er te weinig mensen kwamen, dan wordt er niet meer geloot: het seizoen eindigt zodra al zijn tafels zijn afgelopen, met de stand zoals die dan is. Rondes die vervallen omdat mensen te veel tafels hebben die nog bezig zijn (L1), tellen hiervoor niet mee.

league-rule-l3-title = De loting en het zegel
league-rule-l3 =
    Het toeval bepaalt de tafels, in elke divisie onder de mensen die er zijn. Het zorgt ervoor dat dezelfde mensen elkaar zo weinig mogelijk treffen, en dat kleine tafels en de volgorde aan tafel eerlijk worden verdeeld. Sommige tafels hebben één persoon minder dan gewoonlijk, als het aantal mensen dat vraagt.

    Al dat toeval komt uit één tekst, de **startwaarde**, die vóór de aankondiging wordt gemaakt, als nog niemand weet wie er zal zijn. Het **zegel** ervan, een vingerafdruk van die tekst, staat in de aankondiging, en de startwaarde zelf in het bericht van de loting. Zo kan iedereen de loting overdoen en vergelijken. Een loting blijft staan, wat er later ook wordt verbeterd.

league-rule-l4-title = Vrije rondes
league-rule-l4 = Passen de mensen die er zijn niet in tafels, dan is er iemand **vrij**. Dat geeft 5 punten, het gemiddelde van een tafel. Vrij zijn mensen die dat het minst vaak waren; zijn dat er te veel, dan beslist het toeval.

## Aan tafel

league-rule-l5-title = Geen antwoord op de eerste vraag
league-rule-l5 =
    Als een tafel je voor het eerst iets vraagt, heb je de tijd die het tempo je geeft: 24 uur bij het tempo “{ pace-daily }”, en als die om zijn een reserve van 48; 12 uur bij het tempo “{ pace-brisk }”, en dan een reserve van 24. Die tijd loopt nooit in je stille uren af, en zolang de bot er niet is, staat ze stil.

    Is die tijd om en heb je nog geen enkele keer geantwoord, dan ben je je plek kwijt (L6). Een robot speelt meteen verder, zodat niemand wacht, en de plek wordt aan anderen aangeboden (L8). Heb je gezegd dat je afwezig bent, dan loopt er voor jou geen tijd, en kan dit dus niet gebeuren.

league-rule-l6-title = Weggaan, afwezig zijn, een plek kwijtraken
league-rule-l6 =
    - **Verlaat je een tafel of raak je je plek kwijt**, dan ben je daar laatste: 0 punten, een laatste plaats erbij, en je rating daalt alsof je laatste was. Sla je alleen een ronde over of verlaat je het seizoen, dan gaan je lopende tafels gewoon door.

    - **Ben je afwezig**, of antwoord je keer op keer niet, dan speelt een waarnemer voor je. Je hebt je plek terug zodra je iets doet. Speelt de waarnemer 7 dagen aan één stuk, of aan één tafel twee keer 3 dagen, dan ben je je plek kwijt. Dagen waarvan je hebt gezegd dat je afwezig bent, tellen alleen mee voor die 7 dagen, niet voor die 3.

    Een tafel van een competitie pauzeert niet, en alleen de competitie beslist er over plekken.

    Ben je in een seizoen 2 plekken kwijt, dan slaap je tot je op **Ik ben er** drukt. Bij 3 word je uit het seizoen gezet; aan het volgende mag je weer meedoen. Tafels die afgelopen zijn, blijven zoals ze zijn, wie er later ook weggaat.

league-rule-l7-title = Robots
league-rule-l7 =
    Robots krijgen geen plaats en geen punten. Alleen de mensen worden met elkaar vergeleken: met één robot telt een tafel van vier als een tafel van drie.

    Blijf je, maar geef je minder dan de helft van de antwoorden zelf, dan kom je na iedereen die heeft gespeeld. Wat je alvast hebt gezegd, is je eigen antwoord; wat een waarnemer of de klok voor je antwoordt, niet. Als alle anderen voorgoed weg zijn, ben je eerste.

league-rule-l8-title = Invallers
league-rule-l8 =
    Een plek die iemand kwijt is, wordt aan anderen aangeboden. De eerste 3 dagen mogen alleen mensen van dezelfde divisie die deze ronde geen tafel hebben, die plek innemen; daarna ook iedereen die op **Reserve** heeft gedrukt. Wie het eerst drukt, krijgt de plek.

    Als invaller heb je alleen een plaats als er op die plek nog niemand had geantwoord, en als je minstens de helft van de antwoorden geeft. Anders speel je voor de eer. Wat de plek je oplevert, telt als het meer is dan wat de ronde je anders geeft.

## Punten en de stand

league-rule-l9-title = Punten
league-rule-l9 =
    Elke plaats geeft punten. Het gaat erom hoeveel mensen er aan tafel meetelden (L7):

    - Twee mensen: 9, 1.
    - Drie: 10, 4, 1.
    - Vier: 10, 6, 3, 1.
    - Vijf: 11, 7, 4, 2, 1.

    Deel je een plaats, dan deel je de punten van de plaatsen die jullie samen innemen: aan een tafel van vier hebben twee eersten er elk 8, drie elk 6⅓. Een plek die je hebt verlaten of bent kwijtgeraakt, geeft 0, en een tafel waar je nooit hebt geantwoord ook. Telt er maar één persoon mee, dan krijgt die er 5.

    Hoeveel punten je in het spel zelf hebt gehaald, maakt niet uit.

league-rule-l10-title = Gelijk in punten
league-rule-l10 =
    Soms hebben meerdere mensen evenveel punten. Dan beslist, in deze volgorde:

    - **Minder laatste plaatsen.** Een plek die je bent kwijtgeraakt, is er een.
    - **De sterkste tegenstand**: hoeveel punten per tafel de mensen die je trof gemiddeld hebben gehaald. Mensen die je twee keer trof, tellen twee keer. Verloren plekken en ongeldige tafels blijven buiten beschouwing.

    Is allebei gelijk, dan wordt de plaats gedeeld.

league-rule-l11-title = Promotie en degradatie
league-rule-l11 =
    Bij elke lijn tussen twee divisies promoveren er evenveel mensen als er degraderen: 1 op de 6 van de kleinste divisie, naar boven afgerond (3 van de 16, 2 van de 12). De organisatoren kunnen een ander aantal hebben gekozen, maar nooit meer dan 1 op de 3.

    Wordt een plaats bij de lijn gedeeld, dan promoveert iedereen op die plaats. Wie de laatste veilige plaats deelt, degradeert niet.

    Tekens in de stand zeggen wat **zeker** is, wat er ook nog komt: een ster voor de eerste plaats, ▲ voor promotie, ▼ voor degradatie. Alleen een verbetering (L13) kan dat veranderen.

    Voor het eerste seizoen van een competitie komt iedereen op volgorde van rating te staan, als die te zien en niet voorlopig is. Alle anderen komen daarachter, in een volgorde die het toeval bepaalt.

    Voor het volgende seizoen komt iedereen op volgorde te staan: de eerste divisie, zonder wie degradeert en met wie promoveert, dan de tweede, enzovoort. Wie niet weer meedoet, valt weg, en nieuwe mensen komen achteraan. Dan worden de divisies opnieuw ingedeeld.

league-rule-l12-title = Het einde en de verlenging
league-rule-l12 =
    Een seizoen heeft een gepland einde. Alle tafels die nog bezig zijn, horen dat een week van tevoren. Op het geplande einde begint de **verlenging** voor tafels die dan nog bezig zijn. Die duurt 7 dagen: je hebt 12 uur voor elk antwoord, zonder reserve. Die tijd loopt nooit in je stille uren af. Wie die tijd één keer laat verlopen, is de plek kwijt. De organisatoren mogen de verlenging één keer langer maken, met hoogstens 7 dagen.

    Wat dan nog niet is afgelopen, spelen robots meteen uit. De uitslag telt in de stand, maar niet voor de ratings.

    Wie in de eerste divisie eerste is, is **kampioen**. Delen meerdere mensen die plaats, dan zijn ze het allemaal.

## Organisatoren en ratings

league-rule-l13-title = Wat organisatoren mogen
league-rule-l13 =
    Organisatoren mogen een tafel ongeldig verklaren: dan krijgt iedereen die er was 5 punten, en telt die niet voor de ratings. Ze mogen de plaatsen van een tafel zelf vastleggen, en mensen uit het seizoen zetten en weer toelaten. Ook mogen ze een seizoen eerder laten beginnen, stilzetten en laten doorgaan, de verlenging langer maken (L12), veranderen wat rondes betreft die nog niet geloot zijn, en de competitie sluiten als er geen seizoen wordt gespeeld.

    Elke keer geven ze een reden van hoogstens 300 tekens. Iedereen kan die met hun naam lezen, in het nieuws en het logboek van de competitie. Spelen ze in dezelfde divisie mee, dan zegt het bericht dat.

    Een ongeldige tafel, vastgelegde plaatsen, een uitsluiting en een toelating kunnen elk één keer ongedaan worden gemaakt, door elke organisator, ook met een reden. Wat de bot intussen heeft geloot of geopend, blijft.

league-rule-l14-title = Meldingen
league-rule-l14 = Klopt er iets niet aan een tafel, meld het dan met `/{ league-command } { league-command-report }`. Alleen de organisatoren lezen je melding, en zien dat die van jou is. Ze verklaren de tafel ongeldig, leggen de plaatsen vast of laten alles zoals het is. Onder **{ button-mytables }** lees je wat ermee is gedaan. Ben je het er niet mee eens, vraag het dan een andere organisator, die het ongedaan kan maken (L13). Daarna beslist niemand meer.

league-rule-l15-title = Ratings
league-rule-l15 =
    Tafels van een competitie tellen voor de ratings zoals andere spellen, als deze server ratings heeft.

    Ze tellen niet als een tafel ongeldig is verklaard, als robots het spel hebben uitgespeeld (L12), of als er minder dan 2 mensen meetelden. Plaatsen die organisatoren hebben vastgelegd, tellen zoals ze zijn.
