# Стрельба: что спрашивают, бросают, о чём сообщают и в чём отказывают.

# Вопросы
ask-divide = { $model } делит выстрелы: в кого идёт выстрел { $shot }?
ask-jink =
    { $attacker } попадает { $hits ->
    [one] { $hits } раз
    [few] { $hits } раза
    [many] { $hits } раз
   *[other] { $hits } раза
}, цель: { $model }. Увернуться? Спасбросок 4+, как за укрытие, но до конца своего следующего хода модель стреляет только навскидку.
ask-go_to_ground =
    { $attacker } попадает { $hits ->
    [one] { $hits } раз
    [few] { $hits } раза
    [many] { $hits } раз
   *[other] { $hits } раза
}, цель: { $model }. Залечь? Спасбросок за укрытие станет лучше на 1, но до конца своего следующего хода модель стреляет только навскидку.
ask-look_out =
    { $attacker } попадает { $hits ->
    [one] { $hits } раз
    [few] { $hits } раза
    [many] { $hits } раз
   *[other] { $hits } раза
}, цель: { $model }. Примет ли попадания на себя кто-то из своих?

# Ответы
kill_team-option-aim = Цель: { $a }
kill_team-option-divide_fire = Разделить выстрелы между { $a } и ближайшими к ней ({ $b_named })
kill_team-option-jink = Увернуться
kill_team-option-shoot = Стрелять: { $a } ({ $b_named })
kill_team-option-ground = Залечь
kill_team-option-hand_over = Попадания принимает { $a } ({ $b })

# Слова, которые набирают игроки
word-divide_fire = разделить
word-jink = увёртка
word-ground = залечь
word-hand_over = свой

# Броски
roll-shots = { $model } стреляет, цель: { $target }.
kill_team-roll-shots-attacks =
    { $counted ->
    [true] { $model } накрывает шаблоном цель { $target }: число попаданий
   *[false] { $model } стреляет, цель: { $target }; все броски разом
}.
kill_team-roll-shots-hit = { $model } стреляет, цель: { $target }; бросок на попадание.
kill_team-roll-shots-rerolled = { $model } стреляет, цель: { $target }; переброс промахов.
roll-scatter = { $model } стреляет взрывом, цель: { $target }; кубик разлёта, два кубика на дюймы, затем направление.

# Сообщения
kill_team-event-hot =
    { $count ->
        [one] { $model }: оружие перегрелось, { $count } рана ему самому; может спасти броня.
        [few] { $model }: оружие перегрелось, { $count } раны ему самому; может спасти броня.
        [many] { $model }: оружие перегрелось, { $count } ран ему самому; может спасти броня.
       *[other] { $model }: оружие перегрелось, { $count } раны ему самому; может спасти броня.
    }
kill_team-event-hits =
    { $model } стреляет, цель: { $target }; { $hits ->
    [0] попаданий нет
    [one] { $hits } попадание
    [few] { $hits } попадания
    [many] { $hits } попаданий
   *[other] { $hits } попадания
}.
kill_team-event-blast =
    { $model } стреляет взрывом; { $hits ->
    [0] шаблон никого не накрыл
    [one] шаблон накрыл { $hits } модель
    [few] шаблон накрыл { $hits } модели
    [many] шаблон накрыл { $hits } моделей
   *[other] шаблон накрыл { $hits } модели
}.
event-jinks = { $model } уворачивается.
event-grounded = { $model } залегает.
event-handed-over =
    { $friend } принимает { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
    [many] { $hits } попаданий
   *[other] { $hits } попадания
} вместо цели: { $model }.

# Отказы
reason-locked-cannot-shoot = { $model } связана боем и не стреляет.
reason-fired-already = { $model } в этом ходу уже стреляла.
reason-ran-and-cannot-shoot = { $model } бежала и не стреляет.
reason-fleeing-cannot-shoot = { $model } отступает и не стреляет.
reason-unskilled-cannot-shoot = У модели { $model } BS 0, она не стреляет.
reason-out-of-range = { $model }: цель дальше, чем бьёт это оружие.
reason-target-in-combat = { $model }: цель связана боем, по ней не стреляют.
kill_team-reason-out-of-sight = { $model } не видит эту цель.
reason-moved-with-ordnance = { $model } двигалась и из орудия не стреляет.
reason-no-snap-shots = { $model } может стрелять только навскидку, а это оружие навскидку не стреляет.
reason-nothing-to-divide = { $model }: делить нечего, выстрел один или рядом с этой целью никого нет.
reason-grenade-thrown = { $model } эту гранату уже использовала.
reason-template-over-friends = { $model }: шаблон накрыл бы своих.
