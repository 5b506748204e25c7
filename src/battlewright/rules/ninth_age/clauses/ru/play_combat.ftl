# Раунд ближнего боя: о чём спрашивают, что бросают и о чём сообщают.

# Вопросы
ask-reroll = { $unit }: { ninth_age-test-name } провален. Перебросить — рядом знаменосец армии?
ask-break-order = Тест на разгром проходят несколько подразделений: какое следующим?

# Ответы
ninth_age-option-reroll = Перебросить
ninth_age-option-keep = Оставить результат
ninth_age-option-test = { $a }

# Слова, которые вводит игрок
word-reroll = перебросить
word-keep = оставить
word-test = тест

# Броски
ninth_age-test-name =
    { $why ->
    [break] тест на разгром
    [restrain] тест, чтобы удержаться от преследования
    [rally] тест на восстановление порядка
    [reform] тест на боевое реформирование
    [fear] тест на страх
    [redirect] тест на смену цели нападения
    [pivot] тест на разворот
   *[leadership] тест на Лидерство
}
roll-leadership = { $unit }, { ninth_age-test-name }: на 2d6 не больше { $need }.
roll-instability =
    { $unit } распадается: 2d6 и { $difference }, минус Лидерство — столько ран оно теряет.

# Сообщения
event-leadership =
    { $unit }, { ninth_age-test-name }: { $passed ->
    [true] пройден
   *[false] провален
}.
event-score =
    Сторона { $side } набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} результата боя.
event-broken = { $unit }: разгром.
event-crumbles =
    { $unit } распадается: { $wounds ->
    [0] ран нет
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
}.

# Величины
ninth_age-quantity-score = результат боя
quantity-broken = разгромлено
