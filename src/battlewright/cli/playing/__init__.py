"""The hot-seat game in a terminal: both sides at one keyboard, dice rolled here or at the table.

`starting` opens a battle, `session` asks and obeys until it is over; `menu` words a question, `foresight` puts odds
beside its options, `telling` says what happened, `views` shows what people ask to see.
"""
