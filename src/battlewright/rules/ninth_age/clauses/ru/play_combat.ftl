# Раунд ближнего боя: о чём спрашивают, что бросают и о чём сообщают.

# Вопросы
ask-reroll = { $unit }: тест провален. Перебросить — рядом знаменосец армии?
ask-break-order = Тест на разгром проходят несколько подразделений: какое следующим?
ask-weapon = { $unit }: каким оружием драться в этом бою?
ask-way = { $model } не касается врага: перейти в другую колонну первого ряда?
ask-duel = Кто вызывает на поединок?
ask-duel-answer =
    { $kind ->
    [champion] На поединок вызывает командир подразделения { $name }
   *[character] На поединок вызывает { $name }
}: кто принимает вызов? От отказавшегося персонажа какое-то время не будет толку.
ask-duel-refuser = От поединка отказались: какого персонажа назвать отказавшимся?

# Ответы
ninth_age-option-weapon = { $a_named }
ninth_age-option-file = Колонна { $a }
ninth_age-option-champion = Командир подразделения { $a }
ninth_age-option-character = { $a }
ninth_age-option-refuse = Отказаться
ninth_age-option-reroll = Перебросить
ninth_age-option-keep = Оставить результат
ninth_age-option-test = { $a }

# Слова, которые вводит игрок
word-reroll = перебросить
word-keep = оставить
word-test = тест
word-weapon = оружие
word-file = колонна
word-champion = командир
word-character = персонаж
word-refuse = отказаться

# Броски
roll-leadership =
    { $unit }, { $why ->
    [break] тест на разгром
    [restrain] тест, чтобы удержаться от преследования
    [rally] тест на восстановление порядка
    [reform] тест на боевое реформирование
    [fear] тест на страх
    [redirect] тест на смену цели нападения
    [pivot] тест на разворот
   *[leadership] тест на Лидерство
}: на 2d6 не больше { $need }.
roll-instability =
    { $unit } распадается: 2d6 и { $difference }, минус Лидерство — столько ран оно теряет.

# Отказы
error-duel-unknown = Нет подразделения или персонажа { $name }, который мог бы сражаться в поединке.
error-duel-no-champion = { $name }: командира нет, сражаться в поединке некому.
error-duel-not-here = { $name } не участвует в этом бою.
error-duel-not-reached = { $name } не может сражаться в этом поединке: подразделение не касается подразделения противника или принять вызов некому.
error-too-many-attacks = Распределить пытались { $given }, а атак осталось { $left }.
error-attacks-at-duellist = { $model } в поединке с { $opponent }: никому больше сюда бить нельзя.

# Сообщения
event-duel = Поединок: { $first } и { $second }.
event-refused = { $model } отказывается от поединка.
event-change-places = { $model } переходит в колонну { $file }.
event-leadership =
    { $unit }, тест: { $passed ->
    [true] пройден
   *[false] провален
}.
event-score =
    Сторона { $side } набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
} результата боя.
event-score-line =
    Сторона { $side }, { $line ->
    [wounds] нанесённые раны
    [overkill] лишние раны в поединках
    [charge] нападение
    [ranks] шеренги
    [standard] знамя
    [battle_standard] боевой штандарт
    [flank] бой во фланг
    [rear] бой в тыл
   *[line] { $line }
}: { $points }.
event-broken = { $unit }: разгром.
event-crumbles =
    { $unit } распадается: { $wounds ->
    [0] ран нет
    [one] { $wounds } рана
    [few] { $wounds } раны
    [many] { $wounds } ран
   *[other] { $wounds } ран
}.

# Величины
ninth_age-quantity-score = результат боя
quantity-broken = разгромлено
