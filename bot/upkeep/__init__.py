"""What looks after the file and the process while the bot runs, and knows no Discord.

`disk` watches the file and its disk, `nightly` backs it up (`kept_backups` says which backups stay),
`retention` deletes what is too old, `garbage` keeps collections short.
"""
