# Порядок игры: ходы, нападения, перемещения, очерёдность боёв, конец.

# Вопросы
ask-charge = Кто на кого нападает? Сначала объявляют все нападения, потом их проводят.
ask-move = Кто перемещается?
ask-advance = { $model }: на сколько вперёд? Заходы, повороты, перестроения и марши в этой фазе пока не играются.
ask-shoot = Кто в кого стреляет?
ask-combat = Какой бой следующий?

# Варианты
ninth_age-option-charge = { $a }: нападение на { $b }
ninth_age-option-move = { $a }
ninth_age-option-advance =
    { $a ->
    [far] Докуда есть место
   *[inches] { $a }″
}
ninth_age-option-pass = Это всё
ninth_age-option-fight = Бой, в котором { $a }
ninth_age-option-shoot = { $a } стреляет в { $b }
ninth_age-option-template = { $a } бросает шаблон в { $b }

# Слова, которые вводят игроки
word-far = дальше
word-fight = бой | драться

# Броски
roll-side = { $model } стоит поровну перед двумя сторонами { $target } ({ $first ->
    [front] фронт
    [right] правый фланг
    [left] левый фланг
   *[back] тыл
} и { $second ->
    [front] фронт
    [right] правый фланг
    [left] левый фланг
   *[back] тыл
}): на какую нападать?
roll-charge = { $model }: нападение на { $target }, Движение { $movement }. На кубиках нужно не меньше { $need }{ $kept ->
    [3] {" "}без наименьшего из трёх
   *[2] { "" }
}{ $least ->
    [0] { "" }
   *[4] ; благодаря командиру сумма считается не меньше { $least }
}.
ninth_age-roll-shots-hit = { $group ->
    [champion] Командир подразделения { $model }
   *[others] { $model }
} стреляет в { $target }: попадание на { $skill ->
    [5] 2+
    [4] 3+
    [3] 4+
    [2] 5+
    [1] 6
    [0] 6 и затем на 4+
    [-1] 6 и затем на 5+
    [-2] 6 и затем ещё раз на 6
   *[more] 2+
}.
ninth_age-roll-shots-again = { $group ->
    [champion] Командир подразделения { $model }
   *[others] { $model }
} стреляет в { $target }: ещё кубик за каждую 6, попадание на { $skill ->
    [0] 4+
    [-1] 5+
   *[-2] 6
}.
ninth_age-roll-scatter = { $model } бросает шаблон в { $target }: d6, на 5 и 6 шаблон остаётся на месте; час на циферблате, куда его относит; d6 расстояния, вдвое больше дюймов, а 6 — осечка.

# Что произошло
ninth_age-event-turn = Ход { $round }, сторона { $side ->
    [0] A.
   *[1] B.
}
event-charge-declared = { $model }: объявлено нападение на { $target }.
event-turned-by-charge = { $model }: места выровняться нет, вместо этого поворачивают подразделение { $target }.
event-charge-made = { $model }: нападение на { $target } { $where ->
    [front] с фронта
    [flank] во фланг
   *[rear] с тыла
}.
ninth_age-event-charge-fails = { $model }: нападение на { $target } не удалось, наибольший кубик { $die }, { $blocked ->
    [true] но путь прегражден, пройдено { $length }
   *[false] пройдено { $length }
}.
event-charge-blocked = { $model }: нападать больше не на кого.
event-ridden-down = { $model } настигает отступающего противника и уничтожает его: { $target }.
event-points = Победные очки стороны { $side ->
    [0] A
   *[1] B
}: { $points }.
event-advance = { $model } наступает на { $length }.
event-no-hits = { $model } ни в кого не попадает, цель была { $target }.
event-template = Шаблон { $model } накрывает { $hits ->
    [one] { $hits } модель
    [few] { $hits } модели
    [many] { $hits } моделей
   *[other] { $hits } модели
}, подразделение { $target }.
event-misfires = { $model }: осечка.

# Отказы
reason-charge-in-flight = { $model }: подразделение отступает и ни на кого не нападает.
reason-charge-in-combat = { $model }: подразделение в бою и ни на кого больше не нападает.
reason-charge-twice = { $model }: в этот ход нападение уже объявлено.
reason-charge-without-movement = { $model }: двигаться не может.
reason-charge-out-of-reach = { $model }: до этого противника не дойти даже с лучшим броском.
reason-charge-unseen = { $model }: этого противника не видно.
reason-charge-without-way = { $model }: нет пути в контакт с той стороной противника, перед которой стоит нападающий: вперёд, один поворот плечом не больше 90° и ни одного касания с другими.
reason-move-in-flight = { $model }: подразделение отступает и движется только по принуждению.
reason-move-in-combat = { $model }: подразделение в бою и остаётся в нём.
reason-move-after-acting = { $model }: нападение объявлено или порядок восстановлен, в этот ход больше не двигаться.
reason-move-twice = { $model }: в этот ход подразделение уже перемещалось.
reason-move-without-movement = { $model }: двигаться не может.
reason-move-without-room = { $model }: впереди нет места.
reason-fought-already = { $model }: в этой фазе бой уже был.
reason-not-in-combat = { $model }: подразделение не в бою.
reason-shoot-in-flight = { $model }: подразделение отступает и не стреляет.
reason-shoot-in-combat = { $model }: подразделение в бою и не стреляет.
reason-shoot-after-acting = { $model }: в этот ход подразделение уже стреляло, нападало или восстановило порядок, больше оно не стреляет.
reason-shoot-into-combat = По тем, кто в бою, не стреляют.
reason-shoot-out-of-range = { $model }: до этого противника выстрел не достаёт.
reason-shoot-unseen = { $model }: этого противника не видно.
reason-template-in-flight = { $model }: подразделение отступает и не стреляет.
reason-template-in-combat = { $model }: подразделение в бою и не стреляет.
reason-template-after-acting = { $model }: в этот ход подразделение уже стреляло, нападало или восстановило порядок, больше оно не стреляет.
reason-template-into-combat = По тем, кто в бою, не стреляют.
reason-template-out-of-range = { $model }: до этого противника выстрел не достаёт.
reason-template-unseen = { $model }: этого противника не видно.
reason-shoot-without-weapon = { $model }: стрелять нечем.
reason-template-without-machine = { $model }: нет машины, которая бросает шаблон.

# Конец
outcome-points = Битва окончена: победных очков больше у стороны { $winner }.
outcome-last-army = У противника никого не осталось: победила сторона { $winner }.
outcome-fight-won = Противник разгромлен или уничтожен: бой за стороной { $winner }.
outcome-fight-drawn = Не разгромлена и не уничтожена ни одна сторона или же обе сразу, и дальше драться некому: ничья.
ninth_age-outcome-draw = Битва окончена, победных очков поровну: ничья.

# Объяснения
ninth_age-value-ballistic-skill = BS
ninth_age-value-movement = Движение
ninth_age-cli-play-round = (ход { $round })
