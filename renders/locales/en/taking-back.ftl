### What can be taken back.

taking-back-hardly = Right after your choice, dice are usually rolled or a card is turned up. After that, you cannot take your choice back.
