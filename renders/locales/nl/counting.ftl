### Wat telt: wie na een spel een plaats heeft, en wanneer dat voor ratings telt. De hulppagina en de regels wijzen erheen.

button-counting = Wat telt
counting-about =
    ### Wat telt
    Na afloop van een spel heeft iedereen die heeft meegespeeld een **plaats** in de uitslag. Daaruit volgen **ratings**: een voor elk spel, alleen op deze server.
counting-robots = - **Robots** krijgen geen plaats en geen rating. Alleen de mensen worden met elkaar vergeleken: met één robot telt een tafel van vier als een tafel van drie.
counting-gone = - **Als je vertrekt of je plek aan tafel kwijtraakt**, word je laatste, hoe goed het daarna ook verdergaat, en ook als je die plek later weer inneemt. Vertrekken er meer spelers, dan wordt de speler die het eerst wegging laatste. Zit je na elkaar op twee plekken, dan telt alleen de eerste.
counting-share = - **Als je blijft, maar minder dan de helft van de antwoorden zelf geeft**, kom je na iedereen die heeft gespeeld, en vóór wie is vertrokken. Wat je alvast hebt gezegd, is je eigen antwoord. Wat een waarnemer of de klok voor je antwoordt, niet.
counting-never = - **Als je nooit antwoordt**, was je er niet bij: voor de anderen is de tafel één speler kleiner. Telden er minstens twee van hen mee, dan daalt je eigen rating alsof je laatste was; niemand wordt daar beter van.
counting-substitute = - **Als je een plek overneemt**, telt die alleen voor je mee als daar nog geen speler had geantwoord en jij minstens de helft van de antwoorden geeft (als je weggaat: de helft van die tot dat moment). Anders speel je voor de eer.
counting-decided = - **Als alle anderen voorgoed weg zijn**, ben je eerste zodra je één keer hebt geantwoord. Je mag doorspelen, maar dat verandert niets meer.
counting-unrated = - **Ratings blijven gelijk** als er minder dan twee mensen meetelden, als het spel is geopend als een spel dat niet meetelt, als deze server geen ratings heeft, als robots een tafel van een competitie hebben uitgespeeld, of als het spel nog niet beslist was toen moderators het beëindigden of toen het werd gesloten omdat niemand meer speelde. Wachtte een tafel zonder klokken tot dan toe op iemand wiens plek al aan anderen was aangeboden, dan geldt die als weggegaan.
counting-rating = **Je rating** begint op { $start }. De ± zegt hoe onzeker die is, en wordt kleiner naarmate je meer speelt: je ware sterkte ligt er zo’n negen van de tien keer binnen.
counting-provisional = Met minder dan { $games } spellen die meetelden, of minder dan { $opponents } verschillende tegenstanders, is je rating voorlopig: je leest een ? in plaats van de ±, en je hebt nog geen plaats in de lijst.
counting-listed = Als je { $days } dagen lang geen spel afmaakt dat meetelt, sta je pas na je volgende weer in de lijst. Met `/rating verbergen` zie alleen jij je rating.

## Een regel van de hulppagina

help-commands-ratings = - `/rating bekijken`, `/rating lijst`: je rating, en de lijst van elk spel
