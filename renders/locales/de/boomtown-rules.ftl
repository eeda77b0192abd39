### Die Regeln von Boomtown in eigenen Worten: B1 bis B30. `{ house-ruling }` steht vor dem, was die Spielregel nicht sagt.

boomtown-rules-overview =
    - Eine **Mine** hat eine Stadt, eine Zahl von 2 bis 12 für die Würfel und einen Ertrag in Gold: Cactus Junction 7 bringt 6 Gold. Ein **Ereignis** bewirkt etwas für dich oder bei anderen.
    - In jeder Runde liegen so viele Karten aus, wie Personen mitspielen: Minen und ab und zu ein Ereignis.
    - Ihr bietet Gold für die **erste Wahl**. Wer sie gewinnt, zahlt das Gebot an die Person rechts; diese behält die Hälfte und gibt den Rest nach rechts weiter, und so fort um den Tisch.
    - Danach nehmt ihr reihum je eine Karte. Wer die erste Wahl hat, fängt an.
    - Hast du vor allen anderen zwei Minen in einer Stadt, übernimmst du ihr **Bürgermeisteramt** (kurz: das Amt), bis jemand dort mehr Minen hat als du. Wer später in dieser Stadt eine Mine nimmt, zahlt dir eine **Gebühr**: 1 Gold für jede Mine, die du dort hast.
    - Dann wirft die Person mit der ersten Wahl zwei Würfel: Jede Mine mit der gewürfelten Zahl bringt ihren Ertrag.
    - Ein **Saloon** ist ein Ereignis, das auf dem Tisch bleibt, in einer Stadt deiner Wahl. Bringt eine fremde Mine in dieser Stadt Gold, bekommst du 2 Gold davon.
    - Zwei Minen sind **gefährlich**: Cactus Junction 7 und Cold Mountain 6. Bei einem Wurf von 2 oder 12 stürzen sie ein und verlassen das Spiel.
    - Mit anderen Ereignissen überfällst du andere, sprengst Minen und Saloons oder nimmst jemandem eine Mine weg. Ein Ereignis, das noch nicht möglich ist, bleibt vor dir liegen, bis es geht.
    - Sind die Karten aufgebraucht, zählen dein Gold, der Ertrag deiner Minen und 5 Punkte für jede Stadt, in der du im Amt bist. Die meisten Punkte gewinnen.

## Kapitel

boomtown-chapter-set-up = Vor der ersten Runde
boomtown-chapter-auction = Die Auktion
boomtown-chapter-paying = Das Gebot zahlen
boomtown-chapter-taking = Karten nehmen
boomtown-chapter-production = Die Würfel und das Gold
boomtown-chapter-mayors = Bürgermeisterämter
boomtown-chapter-events = Ereignisse
boomtown-chapter-end = Das Ende
boomtown-chapter-knowledge = Wer weiß was

## Vor der ersten Runde

boomtown-rule-b1-title = Zehn Gold und ein Stapel
boomtown-rule-b1 =
    Du beginnst mit 10 Gold, wie alle. Die 60 Karten, 45 Minen und 15 Ereignisse, kommen gemischt auf einen verdeckten Stapel.

    { house-ruling } Der Bank geht das Gold nie aus.

boomtown-rule-b2-title = Das kurze Spiel
boomtown-rule-b2 =
    Zu dritt könnt ihr ein kurzes Spiel eröffnen (`{ boomtown-parameter-short }`): Der Zufall legt 15 Karten ungesehen beiseite. Es dauert 15 Runden statt 20.

    { house-ruling } Zu viert oder fünft hat `{ boomtown-parameter-short }` keine Wirkung, zu dritt hat `{ boomtown-parameter-last-keeps-all }` (B9) keine. Sobald genug Personen am Tisch sitzen, um anzufangen, ist eine solche Option bei den offenen Plätzen durchgestrichen, und der Grund steht dabei.

boomtown-rule-b3-title = Wer anfängt
boomtown-rule-b3 = Wer die erste Runde eröffnet, bestimmt der Zufall.

## Die Auktion

boomtown-rule-b4-title = Die Karten einer Runde
boomtown-rule-b4 = In jeder Runde liegen so viele Karten aus, wie Personen mitspielen. In der ersten Runde sind es lauter Minen: Ein Ereignis wird zurückgemischt, und eine andere Karte ersetzt es.

boomtown-rule-b5-title = Auf die erste Wahl bieten
boomtown-rule-b5 =
    Wer die Runde eröffnet, beginnt, dann geht es im Uhrzeigersinn: bieten oder passen. Das erste Gebot ist 1 Gold oder mehr, jedes weitere mindestens 1 höher als das stehende, und nie mehr, als du hast. Wer passt, ist aus dieser Auktion heraus.

    Die Auktion endet, wenn ein Gebot steht und alle anderen gepasst haben. Haben alle anderen gepasst und es gibt noch kein Gebot, hat die letzte Person noch die Wahl: bieten oder ebenfalls passen (B6).

    { house-ruling } Wer nicht höher gehen kann, passt von selbst. Ist die Person bankrott, die die Runde eröffnen müsste, beginnt die nächste im Uhrzeigersinn, die Gold hat. Hat nur eine Person Gold, geht die erste Wahl umsonst an sie.

boomtown-rule-b6-title = Wenn alle passen
boomtown-rule-b6 = Passen alle, geht die erste Wahl umsonst an die Person, die zuerst gepasst hat.

boomtown-rule-b7-title = Bankrott
boomtown-rule-b7 =
    Ohne Gold bist du bankrott: Du bietest nicht mit. Eine Karte nimmst du trotzdem.

    { house-ruling } Sind alle bankrott, geht die erste Wahl umsonst an die Person, die die Runde eröffnet.

## Das Gebot zahlen

boomtown-rule-b8-title = Das Gold wandert
boomtown-rule-b8 =
    Wer die Auktion gewinnt, zahlt das Gebot an die Person rechts. Diese behält die Hälfte, aufgerundet, und gibt den Rest nach rechts weiter, und so fort. Nichts davon kommt zurück.

    { house-ruling } Auch wer bankrott ist, bekommt einen Anteil. Bei einem Gebot von 0 wandert nichts.

boomtown-rule-b9-title = Das Ende der Reihe
boomtown-rule-b9 =
    Die Reihe endet links von der Person, die gewonnen hat. Wer dort sitzt, behält ebenfalls die Hälfte von dem, was ankommt, aufgerundet. Der Rest geht an die Bank.

    - Zu fünft, ein Gebot von 9: 5, 2, 1, 1.
    - Zu viert, ein Gebot von 10: 5, 3, 1 und 1 an die Bank.
    - Zu dritt, ein Gebot von 10: 5, 3 und 2 an die Bank.

    { house-ruling } Zu viert oder fünft könnt ihr das Spiel mit `{ boomtown-parameter-last-keeps-all }` eröffnen: Dann bleibt am Ende der Reihe alles, was ankommt. Zu viert wird ein Gebot von 10 so zu 5, 3, 2.

## Karten nehmen

boomtown-rule-b10-title = Eine Karte für jede Person
boomtown-rule-b10 = Wer gewonnen hat, nimmt eine der Karten, dann geht es im Uhrzeigersinn weiter, bis alle eine haben. Alles, was eine Karte auslöst, ist erledigt, bevor die nächste Person nimmt: die Gebühr (B12), ein Wechsel im Amt (B19), das Ereignis (B21 bis B25) und Karten, die gewartet haben (B26). Ein Ereignis, das möglich ist, muss ausgeführt werden.

boomtown-rule-b11-title = Mustang
boomtown-rule-b11 =
    Du behältst ihn, solange du willst. In einer späteren Runde darfst du ihn gleich nach der ersten Wahl spielen: Dann nimmst du die nächste Karte. Nach dir nehmen die anderen in der üblichen Reihenfolge, beginnend links von der Person mit der ersten Wahl; du wirst übersprungen, denn du hast schon eine Karte. Der Mustang verlässt das Spiel.

    { house-ruling } Ein Mustang, den du in dieser Runde nimmst, läuft erst ab der nächsten. Du wirst nicht gefragt, wenn er nichts ändern würde: wenn du die erste Wahl hast oder ohnehin als Nächstes dran bist.

boomtown-rule-b12-title = Die Bürgermeistergebühr
boomtown-rule-b12 = Nimmst du eine Mine in einer Stadt, in der jemand anders im Amt ist, zahlst du dieser Person zuerst die Gebühr: 1 Gold für jede Mine, die sie dort hat; deine neue zählt nicht mit. Der Gouverneur verdoppelt die Gebühr. Hast du zu wenig, zahlst du, was du hast (B27).

## Die Würfel und das Gold

boomtown-rule-b13-title = Der Wurf für die Minen und der Telegraf
boomtown-rule-b13 =
    Haben alle eine Karte, wirft die Person mit der ersten Wahl zwei Würfel. Dieser Wurf entscheidet, welche Minen Gold bringen (B14). Wer den Telegrafen hat, darf danach einen Würfel auf eine andere Zahl drehen, ein einziges Mal: Dann verlässt die Karte das Spiel. Gegen die Würfel eines Überfalls hilft er nicht.

    { house-ruling } Die Zahl, die ein Würfel schon zeigt, kannst du nicht wählen. Einen Telegrafen, den du in dieser Runde nimmst, darfst du in dieser Runde schon benutzen.

boomtown-rule-b14-title = Minen bringen Gold
boomtown-rule-b14 = Jede Mine mit der gewürfelten Zahl bringt ihren Ertrag, aus der Bank. Mit der Neuen Goldader sind es 3 Gold mehr.

boomtown-rule-b15-title = Saloons kassieren
boomtown-rule-b15 =
    Für jede deiner Minen, die gerade Gold gebracht hat, zahlst du 2 Gold in jedem fremden Saloon dieser Stadt, und 4 in dem, in dem die Tänzerinnen auftreten.

    { house-ruling } Im eigenen Saloon zahlst du nichts. Zuerst bringen alle Minen Gold. Dann geht es im Uhrzeigersinn, von der Person mit der ersten Wahl an; gezahlt wird Stadt für Stadt (Cactus Junction, Cold Mountain, Coyote City, Dry Gulch, San Narciso), und von zwei Saloons einer Stadt zuerst im älteren. Gold, das du bekommst, kannst du gleich wieder ausgeben. Hast du zu wenig, zahlst du, was du hast.

boomtown-rule-b16-title = Gefährliche Minen
boomtown-rule-b16 =
    Es gibt zwei: Cactus Junction 7 und Cold Mountain 6. Bei 2 oder 12 stürzen sie ein, nach den Erträgen und den Saloons, und verlassen das Spiel. Eine Neue Goldader geht mit ihrer Mine.

    { house-ruling } Es zählt die Summe der Würfel, nach dem Telegrafen. Wer im Amt ist, wird erst geprüft, wenn alle Minen eingestürzt sind.

boomtown-rule-b17-title = Die nächste Runde
boomtown-rule-b17 = Wer diese Auktion gewinnt, eröffnet die nächste Runde.

## Bürgermeisterämter

boomtown-rule-b18-title = Das erste Bürgermeisteramt
boomtown-rule-b18 = Wer in einer Stadt zuerst zwei Minen hat, genommen oder enteignet, übernimmt ihr Bürgermeisteramt und bekommt ihre Figur.

boomtown-rule-b19-title = Das Amt wechselt
boomtown-rule-b19 =
    Wer in einer Stadt mehr Minen hat als die Person im Amt, löst sie sofort ab, egal, wie es dazu kam. Kam es durch das Nehmen einer Mine dazu, ist ihr die Gebühr schon gezahlt (B12).

    { house-ruling } Dafür braucht es mindestens zwei Minen.

boomtown-rule-b20-title = Wer im Amt Minen verliert
boomtown-rule-b20 =
    { house-ruling } Wer im Amt Minen verliert, bleibt im Amt, solange niemand dort mehr Minen hat. Sonst übernimmt die Person das Amt, die dort die meisten Minen hat, wenn es mindestens zwei sind.

    - Haben mehrere die meisten, übernimmt, wer dort gerade eine Mine dazubekommen hat.
    - Hat von ihnen niemand gerade eine dazubekommen, übernimmt die erste von ihnen im Uhrzeigersinn, von der Person aus gezählt, die bisher im Amt war.
    - Hat die Person im Amt keine Mine mehr und niemand zwei, geht die Figur zurück, und wer als Nächstes zwei Minen hat, übernimmt das Amt (B18).

## Ereignisse

boomtown-rule-b21-title = Falschspieler und Postkutschenraub
boomtown-rule-b21 =
    - **Falschspieler**: Alle anderen zahlen der Bank 4 Gold.
    - **Postkutschenraub**: Du nimmst 10 Gold von der Bank.

    Beide wirken sofort und verlassen dann das Spiel.

boomtown-rule-b22-title = Dynamit
boomtown-rule-b22 = Du sprengst eine fremde Mine oder einen fremden Saloon, samt Neuer Goldader oder Tänzerinnen, falls es dort welche gibt. Alles verlässt das Spiel, auch das Dynamit.

boomtown-rule-b23-title = Enteignung
boomtown-rule-b23 =
    Du nimmst eine fremde Mine in einer Stadt, in der du schon eine hast. Ihre Neue Goldader kommt mit. Die Karte verlässt das Spiel.

    { house-ruling } Eine Gebühr fällt dafür nicht an.

boomtown-rule-b24-title = Überfall
boomtown-rule-b24 =
    Du nennst jemanden und eine Zahl von 2 bis 12 und wirfst zwei Würfel. Bei dieser Zahl oder mehr bekommst du so viel Gold von dieser Person, oder alles, was sie hat. Bei weniger bekommst du nichts. Die Karte verlässt das Spiel.

    { house-ruling } Du darfst auch jemanden mit wenig oder gar keinem Gold überfallen.

boomtown-rule-b25-title = Saloon, Tänzerinnen, Neue Goldader, Gouverneur
boomtown-rule-b25 =
    Diese Karten bleiben auf dem Tisch.

    - **Saloon**: Du eröffnest ihn in einer Stadt deiner Wahl (B15).
    - **Tänzerinnen**: Sie kommen in einen deiner Saloons, der dann 4 Gold statt 2 nimmt.
    - **Neue Goldader**: Sie kommt unter eine deiner Minen, die von nun an 3 Gold mehr bringt.
    - **Gouverneur**: Er kommt in eine Stadt, in der du im Amt bist, und verdoppelt dort die Gebühr. Wechselt das Amt, verlässt er das Spiel.

    { house-ruling } Beide Saloons dürfen in derselben Stadt stehen. Der Gouverneur geht auch, wenn die Figur zurückgeht.

boomtown-rule-b26-title = Karten, die warten
boomtown-rule-b26 =
    Ein Gouverneur ohne Amt, Tänzerinnen ohne Saloon, eine Neue Goldader ohne Mine: Eine solche Karte liegt offen aus und wird ausgeführt, sobald es geht. Mustang und Telegraf werden offen behalten, bis sie benutzt werden.

    { house-ruling } Auch Dynamit und Enteignung ohne Ziel warten. Das Ziel wählst du, wenn es so weit ist. Manchmal lassen sich, weil jemand eine Karte nimmt, wartende Karten mehrerer Personen ausführen. Dann geht es im Uhrzeigersinn und beginnt bei der Person, die die Karte genommen hat: Anna nimmt eine Mine, also kommen zuerst Annas wartende Karten, dann die der Person links von Anna. Nach einem Einsturz beginnt es bei der Person mit der ersten Wahl. Deine eigenen wartenden Karten führst du in beliebiger Reihenfolge aus.

boomtown-rule-b27-title = Zu wenig Gold
boomtown-rule-b27 = Schuldest du mehr, als du hast, zahlst du alles, was du hast. Der Rest ist erlassen.

## Das Ende

boomtown-rule-b28-title = Die letzte Runde
boomtown-rule-b28 = Die letzten Karten werden genommen, die Minen bringen noch einmal Gold, und das Spiel ist aus: zu dritt nach 20 Runden (15 im kurzen Spiel), zu viert nach 15, zu fünft nach 12.

boomtown-rule-b29-title = Punkte
boomtown-rule-b29 =
    Deine Punkte: dein Gold, der Ertrag aller deiner Minen und 5 für jede Stadt, in der du im Amt bist. Die meisten Punkte gewinnen.

    { house-ruling } Eine Neue Goldader zählt 3. Wartende Karten zählen nichts. Bei gleich vielen Punkten wird der Platz geteilt.

## Wer weiß was

boomtown-rule-b30-title = Offene Karten
boomtown-rule-b30 = { house-ruling } Alles auf dem Tisch ist offen: alles Gold und jede Karte, die jemand behält. Niemand kennt die Reihenfolge des Stapels oder die Karten, die im kurzen Spiel beiseiteliegen.
