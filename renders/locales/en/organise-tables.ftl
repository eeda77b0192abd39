### What organisers do about tables and people of a league, and what people report to them.

## The commands

parameter-league = league
parameter-league-about = Which league, if it is not the one of this channel

organise-command-void = void
organise-command-void-about = Void a table: 5 points for everybody who was there
organise-command-place = place
organise-command-place-about = Set the places of a table by hand
organise-command-expel = expel
organise-command-expel-about = Expel somebody from the season: robots take their seats
organise-command-readmit = readmit
organise-command-readmit-about = Let somebody who was expelled play again
organise-command-undo = undo
organise-command-undo-about = Undo a voided table, places set by hand, an expulsion or a readmission
organise-command-reports = reports
organise-command-reports-about = Read what people have reported, and decide about it
parameter-league-table = table
parameter-league-table-about = Which table, like 2.7 for round 2, table 7
parameter-places = places
parameter-places-about = First to last, = for level: @Anna @Bob = @Cem. #3 names entry 3
parameter-expelled = person
parameter-expelled-about = Who is expelled: a name from the list, @Anna or #3
parameter-readmitted = person
parameter-readmitted-about = Who may play again: a name from the list, @Anna or #3
parameter-league-act = act
parameter-league-act-about = What is undone: a choice from the list, or its number in the log

# A choice in a list: at most 100 characters
organise-act-choice = { $number }: { $kind ->
    [voided] round { $round }, table { $table } voided
    [placed] places of round { $round }, table { $table }
    [expelled] { $who } expelled
   *[readmitted] { $who } readmitted
}
organise-act-choice-by = { $act } (by { $by })

organise-how-to-undo = -# Everybody can read this in the league’s news and log. `/{ organise-command } { organise-command-undo }` undoes it: it is act { $number }.

## Reports, for organisers

reports-title = ### { $count ->
    [0] { $league }: no open reports
    [one] { $league }: { $count } open report
   *[other] { $league }: { $count } open reports
}
report-listed = **{ $number }**: { $table }, by { $who }, <t:{ $at }:f>
    > { $text }
report-table = season { $season }, { $table }
report-table-void = -# This table does not count: an organiser has voided it.
report-table-placed = -# An organiser has set the places of this table.
report-dismissed = Report { $number } is closed. Whoever made it reads that in **{ button-mytables }**.

button-report-void = Void ({ $number })
button-report-place = Set places ({ $number })
button-report-dismiss = Dismiss ({ $number })
report-form-void = Report { $number }: void the table
report-form-place = Report { $number }: set the places
report-form-dismiss = Report { $number }: dismiss it
report-form-about-dismiss = The table stays as it is. Whoever reported it reads that in **{ button-mytables }**.
report-form-places = Places, from first to last
report-form-places-hint = The numbers from above. Put = between people who are level: #1 #4 = #2

## Reports, for those who made them

report-own-title = **What you have reported**
report-own = - { $table }: “{ $text }” – { $outcome }
report-outcome-open = nobody has decided yet.
report-outcome-voided = an organiser has voided the table.
report-outcome-placed = an organiser has set the places.
report-outcome-dismissed = an organiser has read it, and left the table as it is. If you do not agree, ask another organiser (L14).

## Refusals

refused-table-not-understood = Name the table by its round and its number: `2.7` is table 7 of round 2.
refused-people-not-understood = I do not understand “{ $part }”. Name people like @Anna, or by the number of their entry, like #3. Put = only between people who are level.
refused-entry-unknown = Nobody in this season has the number #{ $entry }.
refused-person-not-entered = That person is not in this season.
refused-table-of-an-earlier-season = This table belongs to a season that is over, and stays as it is. You can only dismiss the report.
refused-report-decided = Somebody has decided about this report already.
refused-report-unknown = This report is not there any more.
