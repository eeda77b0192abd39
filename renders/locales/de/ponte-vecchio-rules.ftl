### Die Regeln von Ponte Vecchio in eigenen Worten: P1 bis P22. `{ house-ruling }` steht vor dem, was die Spielregel
### nicht sagt. Nur der Reiche Herr ist je ein „er“.

ponte-vecchio-rules-overview =
    - Über den Fluss führt eine Brücke mit 15 **Stufen**. Jede Stufe hat zwei **Bauplätze**, auf jeder Seite einen, und auf jeden passt ein Laden. Ihr habt je 12 Läden und 100 Gulden.
    - In jeder Runde wird zuerst ein Laden **versteigert**: Du bietest in Fünferschritten. Wer am meisten bietet, baut einen eigenen Laden auf einem freien Bauplatz.
    - Danach legt ihr alle verdeckt eine **Karte**: 10, 20 und so weiter bis 100 oder einen Joker, der niedriger ist als 10. Alle Karten werden zusammen aufgedeckt.
    - Auf der Brücke geht der **Reiche Herr** hin und her. Wer die niedrigste Karte zeigt, hat das **Zugrecht** und zieht ihn nach vorn: mindestens eine Stufe, sonst beliebig weit.
    - Hält er an einem Laden, bekommt die Person, der dieser Laden gehört, Geld von der Bank. Die Karte der Person, die ihn gezogen hat, sagt, wie viel: 10 bis 100 Gulden; beim Joker 20 für jeden Laden, den diese Person auf der Brücke hat. Die niedrigste Karte zieht also, aber hohe Karten bringen mehr.
    - Deshalb lässt sich das Zugrecht **verkaufen**: Kaufst du es, ziehst du, und es zählt deine Karte. Hast du das Zugrecht, kannst du alle anderen um Angebote bitten.
    - Ziehst du den Reichen Herrn auf eine der letzten fünf Stufen der Brücke, darfst du ihn umdrehen. Auf der allerletzten Stufe, oder wenn kein Laden mehr vor ihm liegt, muss er umgedreht werden.
    - Lässt sich kein Laden mehr bauen, beginnt die **Schlussrunde**: Alle Karten werden noch einmal gespielt, ohne Auktionen. Wer danach die meisten Gulden hat, gewinnt.

## Kapitel

ponte-vecchio-chapter-set-up = Vor der ersten Runde
ponte-vecchio-chapter-auction = Ein Laden wird versteigert
ponte-vecchio-chapter-cards = Die Karten
ponte-vecchio-chapter-selling = Das Zugrecht verkaufen
ponte-vecchio-chapter-moving = Der Reiche Herr zieht
ponte-vecchio-chapter-end = Das Ende
ponte-vecchio-chapter-knowledge = Wer weiß was

## Vor der ersten Runde

ponte-vecchio-rule-p1-title = Je hundert Gulden
ponte-vecchio-rule-p1 =
    Alle beginnen mit 100 Gulden, 12 Läden und 11 Karten: 10, 20 und so weiter bis 100, dazu ein Joker. Der Reiche Herr steht am Ufer, vor Stufe 1, und blickt zur Stufe 15. Der Zufall bestimmt, wer anfängt.

    { house-ruling } Der Bank gehen die Gulden nie aus.

ponte-vecchio-rule-p2-title = Die ersten Läden
ponte-vecchio-rule-p2 =
    Der Reihe nach bauen alle einen Laden, auf einer Stufe, auf der noch keiner steht; wer anfängt, zuerst. Spätere Läden dürfen anderen gegenüberstehen.

    { house-ruling } Es geht im Uhrzeigersinn, und diese Läden kosten nichts.

## Ein Laden wird versteigert

ponte-vecchio-rule-p3-title = Die Auktion eröffnen
ponte-vecchio-rule-p3 =
    Die erste Auktion eröffnet, wer anfängt; jede spätere, wer den Reichen Herrn zuletzt gezogen hat. Eröffnen heißt, das erste Gebot abzugeben; weigern kannst du dich nicht. Nur wenn du keinen Laden mehr übrig hast oder nicht zahlen kannst, geht die Pflicht nach links weiter.

    { house-ruling } Mit weniger als 5 Gulden kannst du nicht zahlen. Kann niemand eröffnen, geht die Runde ohne Auktion weiter. Hast du das Zugrecht verkauft, eröffnet die Person, die es gekauft hat.

ponte-vecchio-rule-p4-title = Bieten
ponte-vecchio-rule-p4 =
    Gebote sind Vielfache von 5. Es geht im Uhrzeigersinn: mehr bieten oder passen. Hast du keinen Laden mehr übrig, bist du nicht dabei. Haben alle anderen gepasst, gewinnt das höchste Gebot, auch wenn es das einzige ist.

    { house-ruling } Das kleinste Gebot ist 5, und du bietest nie mehr, als du hast. Passen ist endgültig: Du bist aus dieser Auktion heraus. Kannst du nicht mehr bieten, passt du automatisch.

ponte-vecchio-rule-p22-title = Allein bei einer Auktion
ponte-vecchio-rule-p22 = { house-ruling } Kannst nur du bieten, kann dich niemand überbieten. Der Bot bietet dann 5 für dich, und dafür gehört der Laden dir.

ponte-vecchio-rule-p5-title = Zahlen und bauen
ponte-vecchio-rule-p5 =
    Das höchste Gebot geht an die Bank. Wer es abgegeben hat, baut einen eigenen Laden auf einem freien Bauplatz der Brücke.

    { house-ruling } Neben dem Reichen Herrn zu bauen, bringt niemandem etwas und dreht ihn nicht um.

ponte-vecchio-rule-p21-title = Links und rechts
ponte-vecchio-rule-p21 = { house-ruling } Links oder rechts spielt in keiner Regel eine Rolle: Du wählst die Stufe, und der Bot baut links, wenn beide Bauplätze frei sind.

## Die Karten

ponte-vecchio-rule-p6-title = Karten legen
ponte-vecchio-rule-p6 =
    Alle wählen heimlich eine Karte, und alle Karten werden zusammen aufgedeckt: Das ist ein Durchgang. Eine gespielte Karte liegt auf deinem offenen Stapel, von dem nur die neueste zu sehen ist. Nach elf Durchgängen hat niemand mehr eine Karte, und alle nehmen ihre elf zurück.

    { house-ruling } Bis alle eine Karte gelegt haben, kannst du deine noch ändern. Hast du nur noch eine Karte auf der Hand, legt sie der Bot, ohne zu fragen.

ponte-vecchio-rule-p7-title = Die niedrigste Karte
ponte-vecchio-rule-p7 = Wer die niedrigste Karte zeigt, hat das Recht, den Reichen Herrn zu ziehen: das Zugrecht. Der Joker ist niedriger als 10.

ponte-vecchio-rule-p8-title = Gleiche Karten
ponte-vecchio-rule-p8 =
    Zeigen mehrere die niedrigste Karte, bekommt von ihnen die Person das Zugrecht, deren Laden am nächsten vor dem Reichen Herrn liegt. Haben mehrere von ihnen einen Laden auf dieser nächsten Stufe, scheiden genau diese Personen aus. Dann beginnt alles von vorn unter allen, die übrig sind, auch denen mit höheren Karten: zuerst die niedrigste Karte, dann der nächste Laden.

    Ein Beispiel: Anna, Ben und Cleo legen 10, Dirk legt 50. Anna und Ben haben beide einen Laden auf der nächsten Stufe, scheiden also beide aus, und Cleo hat das Zugrecht.

    { house-ruling } Vor ihm heißt: jenseits der Stufe, auf der er steht, in seiner Blickrichtung. Ohne Laden vor ihm bist du weiter weg als alle, die einen haben. Hat von denen mit der niedrigsten Karte niemand einen Laden vor ihm, scheiden sie alle aus.

ponte-vecchio-rule-p9-title = Niemand zieht
ponte-vecchio-rule-p9 =
    Scheiden alle aus, bleibt der Reiche Herr stehen, wo er steht. Gespielt sind die Karten trotzdem.

    { house-ruling } Die nächste Auktion eröffnet, wer ihn zuletzt gezogen hat, oder wer angefangen hat, wenn das noch niemand war.

## Das Zugrecht verkaufen

ponte-vecchio-rule-p10-title = Angebote für das Zugrecht
ponte-vecchio-rule-p10 =
    Hast du das Zugrecht, darfst du es verkaufen, an eine einzige Person und zu einem Preis, mit dem ihr beide einverstanden seid. Gezahlt wird sofort. Kaufst du es, musst du ziehen, und es zählt die Karte, die du gelegt hast.

    { house-ruling } Bis der Reiche Herr gezogen wird, dürfen alle anderen ein Angebot machen, erhöhen, senken oder zurückziehen, auch wer nach P8 ausgeschieden ist. Angebote sind für alle offen, Vielfache von 5, mindestens 5 und nicht höher als deine Gulden; du hast immer nur eines.

    Hast du das Zugrecht, musst du auf niemanden warten, außer du bittest um Angebote: Zieh, wann du willst, oder nimm ein Angebot an. Du nimmst es mit Namen und Betrag an; hat es sich inzwischen geändert, wird nichts verkauft, und du siehst noch einmal nach.

    Jedes Mal, wenn du das Zugrecht hast, darfst du einmal um Angebote bitten. Dann werden alle anderen, die mindestens 5 Gulden haben, gleichzeitig gefragt. Niemand sieht eine Antwort, bis alle geantwortet haben; dann werden die Antworten zusammen aufgedeckt, und du bist wieder an der Reihe: Du ziehst, nimmst ein Angebot an oder wartest auf ein besseres.

    Wirst du gefragt, darfst du immer auch nichts bieten. Das kostet nichts, und alle erfahren es; ein Angebot, das du schon gemacht hast, gilt weiter. Du hast ein Viertel der üblichen Zeit für eine Antwort: 6 Stunden beim Tempo „{ pace-daily }“, und 6 Stunden auch „{ pace-none }“. Sagst du in dieser Zeit nichts, bietest du nichts. Das gilt nicht als versäumter Zug und kostet nichts von deiner **Reserve**: der zusätzlichen Zeit, die du hast, wenn die übliche Zeit für eine Antwort vorbei ist.

    Roboter bitten immer um Angebote, bevor sie ziehen, und ebenso **Vertretungen**, die für Abwesende spielen. So kannst du auch von ihnen kaufen. Läuft deine eigene Zeit zum Ziehen ab, entscheidet der Bot für dich und fragt niemanden.

    Ein gekauftes Zugrecht darfst du nicht weiterverkaufen, und du darfst dafür nicht um Angebote bitten. Ist das Zugrecht verkauft oder der Reiche Herr gezogen, sind alle Angebote hinfällig.

## Der Reiche Herr zieht

ponte-vecchio-rule-p11-title = Vorwärts, mindestens eine Stufe
ponte-vecchio-rule-p11 =
    Du ziehst den Reichen Herrn nach vorn, in seiner Blickrichtung, so viele Stufen du willst, aber mindestens eine. Vom Ufer aus ist Stufe 1 die erste.

    { house-ruling } Er hält spätestens am Ende der Brücke: Er verlässt sie nicht.

ponte-vecchio-rule-p12-title = Die Zahlung
ponte-vecchio-rule-p12 =
    Steht ein Laden, wo der Reiche Herr hält, zahlt die Bank der Person, der er gehört, so viele Gulden, wie deine Karte zeigt, auch wenn der Laden nicht dir gehört. Haben zwei dort einen Laden, wählst du, wer von beiden das Geld bekommt. Auf einer Stufe ohne Laden bekommt niemand etwas.

    Ein Beispiel: Du ziehst mit deiner 30 und hältst an einem Laden von Ben. Ben bekommt 30 Gulden, welche Karte Ben auch gelegt hat.

    { house-ruling } Zwei Läden derselben Person werden einmal bezahlt.

ponte-vecchio-rule-p13-title = Was der Joker wert ist
ponte-vecchio-rule-p13 =
    Ziehst du mit dem Joker, sind es 20 Gulden für jeden Laden, den du auf der Brücke hast. Sonst ist er eine Karte wie die anderen.

    { house-ruling } Deine Läden zählen auch dann, wenn jemand anders das Geld bekommt.

ponte-vecchio-rule-p14-title = Umdrehen
ponte-vecchio-rule-p14 =
    Nach der Zahlung darfst du den Reichen Herrn umdrehen, wenn er auf einer der letzten fünf Stufen der Brücke hält: 11 bis 15 auf dem Hinweg, 5 bis 1 auf dem Rückweg. Tust du es nicht, behält er seine Blickrichtung.

    Er muss umgedreht werden, wenn er auf der allerletzten Stufe hält (15 auf dem Hinweg, 1 auf dem Rückweg), und auch, wenn vor ihm überhaupt kein Laden liegt. Das macht der Bot für dich.

ponte-vecchio-rule-p15-title = Einmal je Zug
ponte-vecchio-rule-p15 = { house-ruling } Ob der Reiche Herr umgedreht werden muss, wird nur einmal geprüft, nach dem Ziehen. Drehst du ihn freiwillig um und liegt dann kein Laden vor ihm, behält er diese Blickrichtung trotzdem.

## Das Ende

ponte-vecchio-rule-p16-title = Die Schlussrunde
ponte-vecchio-rule-p16 =
    Ist der letzte mögliche Laden gebaut, beginnt die Schlussrunde: Alle nehmen ihre elf Karten auf die Hand, und sie werden nacheinander gespielt, ohne Auktionen. Danach ist das Spiel aus.

    { house-ruling } Sie beginnt sofort: In der Runde dieser Auktion werden keine Karten mehr gelegt. Der Reiche Herr bleibt stehen, wo er steht, und behält seine Blickrichtung. Ein Durchgang, in dem niemand zieht, ist auch einer der elf.

ponte-vecchio-rule-p17-title = Der letzte mögliche Laden
ponte-vecchio-rule-p17 = { house-ruling } Er ist gebaut, wenn alle 30 Bauplätze der Brücke besetzt sind oder wenn niemand mehr einen Laden übrig hat: Zu zweit habt ihr zusammen 24.

ponte-vecchio-rule-p18-title = Kein Geld für Läden
ponte-vecchio-rule-p18 = { house-ruling } Kann fünf Runden in Folge niemand eine Auktion eröffnen, beginnt nach der fünften die Schlussrunde. Runden, in denen niemand zieht, zählen mit; nach einer Auktion beginnt das Zählen von vorn.

ponte-vecchio-rule-p19-title = Wer gewinnt
ponte-vecchio-rule-p19 = Wer die meisten Gulden hat, gewinnt. Bei gleich vielen Gulden entscheidet, wer mehr Läden auf der Brücke hat; sind auch das gleich viele, wird der Platz geteilt.

## Wer weiß was

ponte-vecchio-rule-p20-title = Offen und geheim
ponte-vecchio-rule-p20 =
    { house-ruling } Offen für alle sind Gulden, Läden, Gebote und Angebote, wer nichts bietet, wie viele Karten die anderen haben, und die neueste Karte jedes Stapels.

    Geheim sind die Karten auf der Hand, eine Karte, die verdeckt liegt, und deine Antwort auf die Bitte um Angebote, bis alle geantwortet haben. Was vorher gespielt wurde, darfst du dir merken oder im Verlauf nachlesen; der Bot erinnert niemanden daran.
