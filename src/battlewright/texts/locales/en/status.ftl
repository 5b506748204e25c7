# Status of a piece, as `status` tells it.

status-armour =
    armour { $save ->
    [0] none
   *[4] { $save }+
}: { $names ->
    [none] by nature
   *[names] { $names }
}
status-rules = rules: { $names }
status-full-ranks =
    full ranks: { $count }, { $files ->
    [one] { $files } file
   *[other] { $files } files
}
