# Атаки в ближнем бою: вопросы, броски, сообщения.

# Вопросы
ask-values = { $model } атакует { $target }: модели различаются, и каждого набора характеристик поровну. Какой набор считать?

# Ответы
ninth_age-option-values = Умение Драться { $a }, Стойкость { $b }

# Слова, которые вводят игроки
word-values = набор

# Броски
roll-blows-attacks = { $model } атакует { $target }: сколько атак?
roll-blows-hit = { $model } атакует { $target }: бросок на попадание.
roll-blows-hit-again = { $model } атакует { $target }: переброс промахов.
roll-blows-wound = { $model } атакует { $target }: бросок на ранение.
roll-blows-save = { $target }: спасброски за доспехи, атакует { $model }.
roll-blows-special = { $target }: специальные спасброски, атакует { $model }.
roll-blows-ward = { $target }: магические спасброски от смертельных ударов, атакует { $model }.
roll-blows-damage = { $model } атакует { $target }: во что превращается каждая рана?

# Сообщения
event-unsaved =
    { $model } атакует { $target }: { $wounds ->
    [0] неспасённых ран нет
    [one] { $wounds } неспасённая рана
    [few] { $wounds } неспасённые раны
    [many] { $wounds } неспасённых ран
   *[other] { $wounds } неспасённой раны
}.
