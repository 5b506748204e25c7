# Что изменилось в позиции: потери, раны командира, реформирования.

event-casualties =
    { $unit }: { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
    [many] { $wounds } ран
   *[other] { $wounds } раны
}, { $models ->
    [0] потерь нет
    [one] погибла { $models } модель
    [few] погибли { $models } модели
    [many] погибло { $models } моделей
   *[other] погибло { $models } модели
}; { $left ->
    [0] рядовых не осталось
   *[some] рядовых осталось: { $left }
}.
event-champion-wounded =
    { $unit }, командир: { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
    [many] { $wounds } ран
   *[other] { $wounds } раны
}; { $left ->
    [0] он погиб
   *[some] выдержит ещё { $left }
}.
event-reformed =
    { $unit } реформируется, теперь { $files ->
    [one] { $files } колонна
    [few] { $files } колонны
    [many] { $files } колонн
   *[other] { $files } колонны
}.
