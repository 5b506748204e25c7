# Порядок игры: расстановка, фазы, активации, движение. Что спрашивают, предлагают, запрещают и рассказывают.

# Вопросы
hordes-ask-action =
    { $model }: { $part ->
    [move] как двигаться?
   *[act] что дальше?
}{ $kind ->
    [beast] { " " }Ярости на звере: { $fury } из { $most }.
    [warlock] { " " }Осталось ярости: { $fury }.
   *[none] { "" }
}
hordes-ask-activate = Кто действует сейчас?
hordes-ask-spot = { $model }: куда поставить модель? Не дальше { $length } от вашего края стола.
hordes-ask-place = { $model }: куда идёт модель? Не дальше { $length }; по грубому ландшафту вдвое дороже, влезть на препятствие стоит 2″.
ask-facing = { $model }: куда повернуться? Градусы по часовой стрелке от дальнего края стола; Enter оставляет как есть.
ask-stand = { $model } лежит на земле. Встать? И от чего отказаться ради этого?
ask-give_up = { $model }: модель бросили в этот ход. От чего она отказывается?
ask-order = { $unit }: какой приказ получает отряд?
ask-trooper = { $unit }: какой боец { $part ->
    [move] движется
   *[act] действует
} следующим?
ask-leach = { $model }: сколько очков ярости вытянуть? Источник: { $target }.
ask-cut = { $model } имеет { $fury ->
    [one] { $fury } очко ярости
    [few] { $fury } очка ярости
    [many] { $fury } очков ярости
   *[other] { $fury } очка ярости
}. Пролить кровь ради новых? За каждое 1 повреждение.
ask-shake = { $model }: стряхнуть то, что держит модель, за 1 очко ярости?

# Варианты
hordes-option-advance = Продвинуться
hordes-option-run = Бежать: вдвое дальше, и активация кончается
hordes-option-aim = Стоять и целиться: +2 к дистанционным атакам
hordes-option-stay = Остаться на месте
hordes-option-pass = Закончить ход
hordes-option-stand =
    { $a ->
    [movement] Встать, отказавшись от движения
   *[action] Встать, отказавшись от действия
}
hordes-option-give_up =
    { $a ->
    [movement] Отказаться от движения
   *[action] Отказаться от действия
}
hordes-option-order =
    { $a ->
    [shield_wall] { hordes-state-shield-wall }
   *[none] Без приказа
}
hordes-option-trooper = { $a }
hordes-option-leach = Вытянуть: { $a }
hordes-option-cut = Пролить кровь: { $a }
hordes-option-shake =
    { $a ->
    [knocked_down] Сразу встать
   *[stationary] Снова двигаться
}

# Слова, которые вводят игроки
word-advance = продвинуться | шаг | вперёд
word-run = бежать | бег
word-aim = целиться
word-stay = стоять | остаться
word-pass = пас | хватит
word-stand = встать
word-give-up = отказаться
word-order = приказ
word-trooper = боец
word-leach = вытянуть
word-cut = пролить | кровь
word-shake = стряхнуть

# Что произошло
event-turn = { $side ->
    [0] Ход стороны A.
   *[1] Ход стороны B.
}
event-knocked-down = { $model }: модель сбита с ног.
event-stands-up = { $model } встаёт.
event-stationary = { $model }: модель неподвижна.
event-moves-again = { $model } снова может двигаться.
event-aims = { $model } стоит и целится.
event-wall =
    { $up ->
    [true] { $model } держит щит в стене.
   *[false] { $model } опускает щит.
}

# Отказы
reason-advance-movement-used = { $model }: движение уже использовано.
reason-run-movement-used = { $model }: движение уже использовано.
reason-aim-movement-used = { $model }: движение уже использовано, а прицеливание требует от него отказаться.
reason-advance-knocked-down = { $model }: модель сбита с ног и не двигается.
reason-run-knocked-down = { $model }: модель сбита с ног и не бежит.
reason-aim-knocked-down = { $model }: модель сбита с ног и не целится.
reason-advance-stationary = { $model }: модель неподвижна.
reason-run-stationary = { $model }: модель неподвижна и не бежит.
reason-aim-stationary = { $model }: модель неподвижна и не целится.
reason-run-takes-the-action = { $model }: действия уже нет, а бег забирает и его.
reason-beast-is-forced-to-run = { $model }: форсировать больше нельзя, а варбист бежит только форсированный.
reason-run-in-shield-wall = { $model } стоит в Стене Щитов и не бежит.
reason-charge-in-shield-wall = { $model } стоит в Стене Щитов и не нападает.
reason-fell-in-its-own-turn = Модель упала в этот самый ход своей стороны и не встаёт.
reason-stationary-stays-down = Модель неподвижна и не встаёт.
reason-destroyed = { $model }: модель уничтожена.
reason-activated-already = { $model }: модель в этот ход уже активирована.
reason-activates-with-its-unit = { $model } действует вместе с отрядом { $unit }.

# Конец
outcome-warlock = Вражеский варлок уничтожен: победила сторона { $winner }.
hordes-outcome-draw = Последний раунд окончен, обе стороны ещё сражаются: ничья.

# За чем следят шансы
quantity-knocked_down = сбит с ног (уничтоженные не в счёт)

# Объяснения
hordes-value-spd = SPD
hordes-value-fury-most = предел очков ярости
hordes-part-printed-speed = профиль
hordes-part-speed-at-least-one = не меньше
hordes-part-up-to-fury = FURY
hordes-part-crippled-spirit = нет целых кругов Духа
