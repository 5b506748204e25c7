# Числа с существительными: внутри других сообщений и сами по себе.

count-wounds = { $count ->
    [one] { $count } ранение
    [few] { $count } ранения
    [many] { $count } ранений
   *[other] { $count } ранения
}
count-action-points = { $count ->
    [one] { $count } очко действия
    [few] { $count } очка действия
    [many] { $count } очков действия
   *[other] { $count } очка действия
}
count-fury-tokens = { $count ->
    [one] { $count } жетон ярости
    [few] { $count } жетона ярости
    [many] { $count } жетонов ярости
   *[other] { $count } жетона ярости
}
count-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
count-models = { $count ->
    [one] { $count } модель
    [few] { $count } модели
    [many] { $count } моделей
   *[other] { $count } модели
}
count-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}
count-rerolls = { $count ->
    [one] { $count } повторный бросок
    [few] { $count } повторных броска
    [many] { $count } повторных бросков
   *[other] { $count } повторного броска
}
count-inches = { $count ->
    [one] { $count } дюйм
    [few] { $count } дюйма
    [many] { $count } дюймов
   *[other] { $count } дюйма
}

# Длина так, как её читают те и другие игроки.
length = { NUMBER($inches, maximumFractionDigits: 2) }″ ({ NUMBER($centimetres, maximumFractionDigits: 1) } см)
percent = { NUMBER($p, style: "percent", maximumFractionDigits: 1) }
