# Атаки в рукопашной и выстрелы: что бросают и о чём сообщают.

# Броски
kill_team-roll-strike = { $model } атакует { $target }.
kill_team-roll-strikes = Одновременные удары, все вместе.
kill_team-roll-strike-attacks =
    { $counted ->
    [true] { $model } атакует { $target }: число добавочных атак
   *[false] { $model } атакует { $target }: все броски разом
}.
kill_team-roll-strike-hit = { $model } атакует { $target }: бросок на попадание.
kill_team-roll-strike-rerolled = { $model } атакует { $target }: переброс промахов.
kill_team-roll-strike-wound = { $model } атакует { $target }: бросок на ранение.
kill_team-roll-strike-wound-again = { $model } атакует { $target }: переброс неудачных бросков на ранение.
kill_team-roll-strike-save = { $target }: спасброски, атакует { $model }.
kill_team-roll-strike-pierced = { $target }: спасброски от пробивающих ран, атакует { $model }.
kill_team-roll-strike-pain = { $target } не чувствует боли: спасброски, атакует { $model }.

# Сообщения
kill_team-event-unsaved =
    { $model } атакует { $target }: { $wounds ->
    [0] неспасённых ран нет
    [one] { $wounds } неспасённая рана
    [few] { $wounds } неспасённые раны
    [many] { $wounds } неспасённых ран
   *[other] { $wounds } неспасённой раны
}.
