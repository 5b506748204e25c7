# Атаки в ближнем бою: вопросы, броски, сообщения.

# Вопросы
ask-values = { $model } атакует { $target }: модели различаются, и каждого набора характеристик поровну. Какой набор считать?
ninth_age-striker =
    { $model } ({ $who ->
    [champion] командир
    [rank_and_file] рядовые
   *[character] персонаж
}{ $part ->
    [none] { "" }
   *[part] , { $part_named }
}, { $kind ->
    [ordinary] { $weapon_named }
    [impact] таранные удары
    [stomp] топот
    [breath] дыхание
    [grinding] перемалывающие атаки
    [crush] сокрушающая атака
   *[dangerous_terrain] опасная местность
})
ninth_age-struck =
    { $group ->
    [champion] { $target } (командир)
   *[rank_and_file] { $target }
}
ask-split =
    { $model }: { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
    [many] { $attacks } атак
   *[other] { $attacks } атаки
} на этой Инициативе. Все по рядовым или распределить и по другим, до кого можно дотянуться: { $champion_count ->
    [0] { "" }
   *[1] командир ({ $champions })
}{ $character_count ->
    [0] { "" }
   *[1] { $champion_count ->
        [0] { $characters }
       *[1] , { $characters }
    }
}?
ask-attacks =
    { ninth_age-striker }, { $hit ->
    [0] попасть нельзя
   *[4] попадание на { $hit }+
}; атак всего: { $attacks }. Сколько из них { $group ->
    [champion] командиру ({ $target })
    [rank_and_file] рядовым ({ $target })
   *[character] персонажу ({ $target })
}? Самое большее { $most }: { $striking ->
    [0] { "" }
    [one] дотягивается { $striking } модель
    [few] дотягиваются { $striking } модели
    [many] дотягиваются { $striking } моделей
   *[other] дотягиваются { $striking } модели
}{ $supporting ->
    [0] { "" }
   *[1] { $striking ->
        [0] поддерживающих: { $supporting }
       *[1] {" "}и поддерживающих: { $supporting }
    }
}{ $files ->
    [none] { "" }
   *[files] {" "}(колонны: { $files })
}. Остальные достанутся другим.
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
ninth_age-option-troops = Все по рядовым
ninth_age-option-split = Распределить
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
word-troops = рядовым
word-split = распределить
word-attacks = атак
word-whom = кого
word-nobody = никого
word-struck = задеть

# Броски
roll-hits = { $model } атакует { $target }: сколько попаданий по всему подразделению?
roll-blows = { ninth_age-striker } → { ninth_age-struck }: атаки.
roll-blows-attacks = { ninth_age-striker } → { ninth_age-struck }: сколько атак?
roll-blows-hit = { ninth_age-striker } → { ninth_age-struck }: бросок на попадание, { $hit ->
    [0] попасть нельзя
   *[4] нужно { $hit }+
}{ $hit_critical ->
    [0] { "" }
   *[6] {" "}({ $hit_critical }+ ранит сразу)
}.
roll-blows-hit-again = { ninth_age-striker } → { ninth_age-struck }: переброс промахов, нужно { $hit }+.
roll-blows-wound = { ninth_age-striker } → { ninth_age-struck }: бросок на ранение, { $wound ->
    [0] ранить нельзя
   *[4] нужно { $wound }+
}{ $wound_critical ->
    [0] { "" }
   *[6] {" "}({ $wound_critical }+ — смертельный удар)
}.
roll-blows-save = { ninth_age-struck }: спасброски за доспехи, { $save ->
    [0] спастись нельзя
   *[4] нужно { $save }+
}{ $save_before ->
    [0] { "" }
   *[4] {" "}(без модификаторов { $save_before }+)
}; бьёт { ninth_age-striker }.
roll-blows-special = { ninth_age-struck }: специальные спасброски, нужно { $special }+; бьёт { ninth_age-striker }.
roll-blows-ward = { ninth_age-struck }: магические спасброски от смертельных ударов, нужно { $ward }+; бьёт { ninth_age-striker }.
roll-blows-damage = { ninth_age-striker } → { ninth_age-struck }: каждая рана превращается в { $dice }.

# Сообщения
event-unsaved =
    { $model } атакует { $target }: { $wounds ->
    [0] неспасённых ран нет
    [one] { $wounds } неспасённая рана
    [few] { $wounds } неспасённые раны
    [many] { $wounds } неспасённых ран
   *[other] { $wounds } неспасённой раны
}.
