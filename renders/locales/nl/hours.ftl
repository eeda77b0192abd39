### Wanneer niemand iemand opjaagt: `/spel uren`, en de vraag waar je bent.

## De opdracht (een beschrijving heeft hoogstens 100 tekens)

game-command-hours = uren
game-command-hours-about = Je tijdzone, je stille uren en hoe je herinnerd wordt
parameter-zone = tijdzone
parameter-zone-about = Je stad, of hoe laat het nu bij je is (14:05)
parameter-from = van
parameter-from-about = Het hele uur waarop je stille uren beginnen (22)
parameter-to = tot
parameter-to-about = Het hele uur waarop ze eindigen (8)
parameter-reminders = herinneringen
parameter-reminders-about = Waar je eraan herinnerd wordt dat een spel op je wacht
reminding-thread = in de thread van het spel
reminding-dm = per privébericht
reminding-off = helemaal niet
hours-zone-choice = { $city }, daar is het nu { $time } uur

## Wat is ingesteld

hours-quiet = Tussen { $begins } en { $ends } uur ({ $city }) jaagt niemand je op. Met `/spel uren` verander je dat.
hours-never-quiet = Je hebt geen stille uren gekozen ({ $city }). Met `/spel uren` verander je dat.
hours-zone = Je tijdzone is die van **{ $city }**, waar het nu { $time } uur is.
hours-zone-guessed = Je tijdzone is geraden: **{ $city }**, waar het nu { $time } uur is. Hieronder kun je de juiste kiezen.
hours-set = Tussen **{ $begins }** en **{ $ends }** uur jaagt niemand je op: dan komt er geen herinnering, en dan en in de twee uur daarna loopt je tijd niet af. Bij het tempo “{ pace-evening }” geldt dat niet.
hours-none = Je hebt geen stille uren: je tijd kan op elk uur aflopen, en herinneringen kunnen op elk uur komen.
hours-reminders-thread = Je krijgt herinneringen in de thread van het spel.
hours-reminders-dm = Je krijgt herinneringen per privébericht.
hours-reminders-off = Je krijgt geen herinneringen.
hours-from-now = Dit geldt vanaf je volgende beurt, in al je spellen, op alle servers. Alleen jij ziet het.
hours-how = Dit geldt in al je spellen, op alle servers. Alleen jij ziet het. Met de opties van `/spel uren` verander je het.

## Het menu

hours-where = Waar ben je? Je klok staat op…
hours-city = Welke stad heeft altijd jouw tijd?
hours-clock = { $time } ({ $cities })
hours-other-times = Andere tijden…
hours-back = Terug

## Geweigerd

refused-no-such-zone = Zo’n stad of tijd staat niet in de lijst van tijdzones. Typ een grote stad in je tijdzone, of hoe laat het bij je is, bijvoorbeeld 14:05.
refused-several-zones = Dat kunnen verschillende plaatsen zijn, bijvoorbeeld { $zones }. Kies er een uit de lijst die tijdens het typen verschijnt.
refused-too-quiet = Dat zijn { $hours } stille uren per dag. Bij meer dan { $most } kunnen de anderen nauwelijks spelen. Kies er minder.
