# Атаки в рукопашной и выстрелы: что бросают и о чём сообщают.

# Броски
roll-strike = { $model } атакует { $target }.
kill_team-roll-strikes = Одновременные удары, все вместе.
roll-strike-attacks = { $model } атакует { $target }: сколько добавочных атак?
roll-strike-hit = { $model } атакует { $target }: бросок на попадание.
roll-strike-rerolled = { $model } атакует { $target }: переброс промахов.
roll-strike-wound = { $model } атакует { $target }: бросок на ранение.
roll-strike-wound-again = { $model } атакует { $target }: переброс неудачных бросков на ранение.
roll-strike-save = { $target }: спасброски, атакует { $model }.
roll-strike-pierced = { $target }: спасброски от пробивающих ран, атакует { $model }.
roll-strike-pain = { $target } не чувствует боли: спасброски, атакует { $model }.

# Сообщения
kill_team-event-unsaved =
    { $model } атакует { $target }: { $wounds ->
    [0] неспасённых ран нет
    [one] { $wounds } неспасённая рана
    [few] { $wounds } неспасённые раны
    [many] { $wounds } неспасённых ран
   *[other] { $wounds } неспасённой раны
}.
