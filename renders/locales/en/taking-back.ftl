### What can be taken back.

taking-back-hardly = Usually, dice or a card follow immediately. Then you cannot take this back.
