# Атаки в ближнем бою: вопросы, броски, сообщения.

# Вопросы
ask-values = { $model } атакует { $target }: модели различаются, и каждого набора характеристик поровну. Какой набор считать?
ask-attacks =
    { $striker ->
    [champion] Командир подразделения { $model }
    [supporters] { $model }, поддерживающие
    [rank_and_file] { $model }, рядовые
   *[character] { $model }
}: осталось распределить { $attacks ->
    [one] { $attacks } атаку
    [few] { $attacks } атаки
    [many] { $attacks } атак
   *[other] { $attacks } атаки
}. Сколько из них { $group ->
    [champion] командиру ({ $target })
    [rank_and_file] рядовым ({ $target })
   *[character] персонажу ({ $target })
}? Остальные достанутся другим.
ask-crush =
    { $group ->
    [champion] Командир подразделения { $model }
   *[rank_and_file] { $model }
}: все атаки сейчас или одна сокрушающая атака на Инициативе 0?
ask-special =
    { $model }: в кого { $kind ->
    [impact] придутся таранные удары
    [stomp] придётся топот
    [grinding] придутся перемалывающие атаки
   *[breath] направить дыхание
}?
ask-struck =
    { $model }: { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
    [many] { $hits } попаданий
   *[other] { $hits } попадания
} по всему подразделению ({ $target }). Каких персонажей задеть, прежде чем попадания пойдут по второму кругу?

# Ответы
ninth_age-option-values = Умение Драться { $a }, Стойкость { $b }
ninth_age-option-ordinary = Бить как обычно
ninth_age-option-crush = Сокрушить на Инициативе 0
ninth_age-option-attacks =
    { $a ->
    [0] Ни одной
    [one] { $a } атака
    [few] { $a } атаки
    [many] { $a } атак
   *[other] { $a } атаки
}
ninth_age-option-whom = В цель: { $a }
ninth_age-option-nobody = Не сейчас
ninth_age-option-struck = Эти персонажи (или никто): { $a } { $b } { $c }

# Слова, которые вводят игроки
word-values = набор
word-ordinary = обычно
word-crush = сокрушить
word-attacks = атак
word-whom = кого
word-nobody = никого
word-struck = задеть

# Броски
roll-hits = { $model } атакует { $target }: сколько попаданий по всему подразделению?
roll-blows = { $model } атакует { $target }.
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
