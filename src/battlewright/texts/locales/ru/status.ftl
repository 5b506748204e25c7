# Состояние фигуры, как его показывает команда «состояние».

status-armour =
    доспехи { $save ->
    [0] нет
   *[4] { $save }+
}: { $names ->
    [none] от природы
   *[names] { $names }
}
status-rules = правила: { $names }
status-full-ranks =
    полных шеренг: { $count }, { $files ->
    [one] { $files } колонна
    [few] { $files } колонны
    [many] { $files } колонн
   *[other] { $files } колонны
}
