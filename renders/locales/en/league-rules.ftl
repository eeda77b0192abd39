### The rules of leagues: L1 to L15. Their numbers are those of `engine.leagues`; a test compares them.

league-name = Leagues
league-rules-overview =
    - A **league** plays one game on this server. A **season** has a sign-up, some rounds and an end.
    - **You join once.** Before each round the bot sees who is there, and draws tables among those people. Each table is an ordinary game in a thread of its own.
    - **Nobody waits for the last table.** Rounds come by the calendar, also while older tables go on.
    - **Your place at a table gives points**, five a person on average, whatever the table’s size. Robots never take points.
    - Many people play in **divisions**. At the end of a season the best of a division go up, and the last go down.
    - If you cannot play a round, **sit it out**: the first one costs you little. Whoever leaves a table or loses a seat has no points there.
    - Everything that happens is in the league’s log, and anybody can have the standings checked.

## What is typed to read them

league-command = league
league-command-rules = rules
league-command-rules-about = The rules of leagues, all of them or one

## Chapters

league-chapter-rounds = Rounds and the draw
league-chapter-seats = At the table
league-chapter-standings = Points and standings
league-chapter-office = Organisers and ratings

## Rounds and the draw

league-rule-l1-title = Who is there
league-rule-l1 =
    Each round is announced 2 days before its draw. You are **there** if you have answered in any game on this server since then, or have pressed **Join** or **I am in**. If you play anyway, you need not press anything.

    With **Sit out** you skip one round, with `/{ league-command } { league-command-leave }` you leave the season. Both are possible until the draw, and **I am in** takes either of them back.

    If you are not there after 2 announcements in a row, you sleep: you are not mentioned any more until you press **I am in**. If you have 3 unfinished tables of the season, you sit the next round out and are excused (L2); the organisers may have chosen another number.

league-rule-l2-title = Missed rounds
league-rule-l2 =
    The first round that you miss is excused: it gives you 3 points, as much as a third place of four. Each one after that gives you 0.

    You may join late, usually until the draw of round 3. The rounds before that are missed ones: the first is excused, the others are not.

    If too few people are there, the round is announced once more and drawn 2 days later. If there are still too few, it is skipped, and everybody is excused. If 2 rounds in a row are skipped because too few people came, no more are drawn: the season ends as soon as all its tables are over, with the standings as they are then. Rounds that are skipped because people have too many unfinished tables (L1) do not count here.

league-rule-l3-title = The draw and its seal
league-rule-l3 =
    Chance draws the tables, in each division among those who are there. It makes sure that the same people meet as seldom as possible, and that small tables and the order of play are shared out fairly. Some tables have one person fewer than usual, if the number of people requires it.

    All this chance comes from one text, the **seed**, which is made before the announcement, when nobody knows who will be there. Its **seal**, a fingerprint of that text, is in the announcement, and the seed itself in the post of the draw. So anybody can repeat the draw and compare. A draw stands, whatever is corrected later.

league-rule-l4-title = Byes
league-rule-l4 = If the people who are there do not fit into tables, somebody has a **bye**. It gives 5 points, which is the average of a table. Byes go to the people who have had the fewest; if these are too many, chance decides.

## At the table

league-rule-l5-title = No answer to the first question
league-rule-l5 =
    When a table asks you something for the first time, you have as long as its pace gives you: 24 hours at the pace “{ pace-daily }”, and when these are over, a reserve of 48; 12 hours at the pace “{ pace-brisk }”, and then a reserve of 24. This time never runs out in your quiet hours, and while the bot is down it stands still.

    If that time is over and you have not answered once, your seat is lost (L6). A robot plays on immediately, so that nobody waits, and the seat is offered to others (L8). If you have said that you are away, no time runs for you, so this cannot happen.

league-rule-l6-title = Leaving, being away, losing a seat
league-rule-l6 =
    - **If you leave a table or lose your seat**, you are last there: 0 points, one more last place, and your rating falls as if you had been last. If you only sit out or leave the season, your running tables go on as they are.

    - **If you are away**, or fail to answer again and again, a caretaker plays for you. You have your seat back as soon as you act. If the caretaker plays for 7 days in a row, or twice for 3 days at one table, your seat is lost. Days for which you have said that you are away count for the 7 days only, not for the 3.

    A league’s table does not pause, and the league alone decides on its seats.

    With 2 lost seats in a season you sleep until you press **I am in**. With 3 you are out of the season; you may join the next one. Tables that are over stay as they are, whoever leaves later.

league-rule-l7-title = Robots
league-rule-l7 =
    Robots have no place and no points. People are ranked among themselves: with one robot, a table of four counts as a table of three.

    If you stay, but give fewer than half of your seat’s answers yourself, you come after all who played. What you said ahead is your own answer; what a caretaker or the clock answers for you is not. If all others have gone for good, you are first.

league-rule-l8-title = Substitutes
league-rule-l8 =
    A lost seat is offered to others. For 3 days, only people of the same division who have no table in this round may take it; after that, everybody who has pressed **Stand by** may take it, too. Whoever presses first gets it.

    As a substitute you have a place only if nobody had answered on that seat before, and if you give at least half of its answers. Otherwise you play for honour. What the seat gives you counts if it is more than what the round gives you otherwise.

## Points and standings

league-rule-l9-title = Points
league-rule-l9 =
    Each place gives points. What matters is how many people counted at the table (L7):

    - Two people: 9, 1.
    - Three: 10, 4, 1.
    - Four: 10, 6, 3, 1.
    - Five: 11, 7, 4, 2, 1.

    If you share a place, you share the points of the places that you fill together: at a table of four, two firsts have 8 each, three 6⅓. A seat that you left or lost gives 0, and so does a table at which you never answered. If only one person counts, they have 5.

    How many points you made in the game itself does not matter.

league-rule-l10-title = Level on points
league-rule-l10 =
    If several people have equally many points, these decide, one after the other:

    - **Fewer last places.** A lost seat is one.
    - **The stronger opposition**: how many points per table the people you met have made on average. People you met twice count twice. Lost seats and void tables are left out.

    If both are equal, they share the place.

league-rule-l11-title = Up and down
league-rule-l11 =
    At each line between two divisions, as many people go up as go down: 1 in 6 of the smaller division, rounded up (3 of 16, 2 of 12). The organisers may have chosen another number, but never more than 1 in 3.

    If a place at the line is shared, all who share it go up. None of those who share the last safe place goes down.

    Marks in the standings say what is **sure**, whatever still comes: a star for the first place, ▲ for going up, ▼ for going down. Only a correction (L13) can change that.

    For the first season of a league, everybody is put in order by rating, as far as it is shown and not provisional. All others come behind them, in an order decided by chance.

    For the next season everybody is put in order: the first division, without those who go down and with those who come up, then the second, and so on. People who do not join again are left out, and new people come last. Then the divisions are formed again.

league-rule-l12-title = The end and overtime
league-rule-l12 =
    A season has a planned end. All tables that are not over are told a week before. At the planned end, **overtime** begins for those that are still not over. It lasts 7 days: you have 12 hours for each answer, without a reserve. This time never runs out in your quiet hours. Whoever lets it run out once loses the seat. The organisers may extend overtime once, by 7 days at most.

    What is not over then is played out by robots immediately. The result counts in the standings, but not for ratings.

    Whoever is first in the first division is **champion**. If several people share that place, all of them are.

## Organisers and ratings

league-rule-l13-title = What organisers may do
league-rule-l13 =
    Organisers may void a table: then everybody who was there has 5 points, and it does not count for ratings. They may set the places of a table by hand, expel people from the season and readmit them. They may also let a season start earlier, stop it and let it go on, extend overtime (L12), change what concerns rounds that are not drawn yet, and close the league while no season is being played.

    For each of these they give a reason of at most 300 characters. Everybody can read it with their name, in the league’s news and log. If they play in the same division, the post says so.

    Voided tables, places set by hand, expulsions and readmissions may be undone once each, by any organiser, with a reason as well. What the bot has drawn or opened in the meantime stays.

league-rule-l14-title = Reports
league-rule-l14 = If something at a table is not right, report it with `/{ league-command } { league-command-report }`. Only the organisers read your report, and see that it is yours. They void the table, set its places or leave it as it is. Below **{ button-mytables }** you read what came of it. If you do not agree, ask another organiser, who may undo it (L13). After that, nobody decides again.

league-rule-l15-title = Ratings
league-rule-l15 =
    Tables of a league count for ratings like other games, if this server has ratings.

    They do not count if a table was voided, if robots played it out (L12), or if fewer than 2 people counted. Places that organisers have set count as they are.
