# Порядок игры: ходы, нападения, перемещения, очерёдность боёв, конец.

# Вопросы
ask-charge = Кто на кого нападает? Сначала объявляют все нападения, потом их проводят.
ninth_age-ask-move = Кто перемещается?
ask-advance = { $model }: на сколько вперёд?
ask-combat = Какой бой следующий? Назовите любого его участника.

# Варианты
ninth_age-option-charge = { $a } нападает на { $b }
ninth_age-option-move = { $a }
ninth_age-option-advance =
    { $a ->
    [far] Докуда есть место
   *[inches] { $a }″
}
ninth_age-option-pass = Это всё
ninth_age-option-fight = { $a }

# Слова, которые вводят игроки
word-far = дальше
word-fight = бой | драться

# Броски
roll-side = { $model } стоит поровну перед двумя сторонами { $target } ({ ninth_age-side-first } и { ninth_age-side-second }): на какую нападать?
ninth_age-side-first =
    { $first ->
    [front] фронт
    [right] правый фланг
    [left] левый фланг
   *[back] тыл
}
ninth_age-side-second =
    { $second ->
    [front] фронт
    [right] правый фланг
    [left] левый фланг
   *[back] тыл
}
roll-charge = { $model } нападает на { $target }: при Движении { $movement } на кубиках нужно { $need }{ $kept ->
    [3] , наименьший из трёх не считается
   *[2] { "" }
}{ $least ->
    [0] { "" }
   *[4] , и сумма считается не меньшей { $least }
}.

# Что произошло
ninth_age-event-turn = Ход { $round }, сторона { $side ->
    [0] A.
   *[1] B.
}
event-charge-declared = { $model } объявляет нападение на { $target }.
event-charge-made = { $model } нападает на { $target } { $where ->
    [front] с фронта
    [flank] во фланг
   *[rear] с тыла
}.
ninth_age-event-charge-fails = Нападение { $model } на { $target } не удалось: пройдено { $length }.
event-charge-blocked = { $model }: нападать больше не на кого.
event-ridden-down = { $model } настигает отступающего противника и уничтожает его: { $target }.
event-advance = { $model } наступает на { $length }.

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

# Конец
outcome-points = Битва окончена: победных очков больше у стороны { $winner }.
outcome-last-army = У противника никого не осталось: победила сторона { $winner }.
ninth_age-outcome-draw = Битва окончена, победных очков поровну: ничья.
