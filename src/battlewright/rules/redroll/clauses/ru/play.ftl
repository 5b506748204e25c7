# Что спрашивают, предлагают, запрещают и рассказывают эти правила. Идентификаторы как в коде; у вариантов перед ними имя правил.

# Вопросы
ask-action =
    { $model }: что дальше? { $ap ->
    [one] Осталось { $ap } очко действия
    [few] Осталось { $ap } очка действия
    [many] Осталось { $ap } очков действия
   *[other] Осталось { $ap } очка действия
}{ $fury ->
    [0] { "" }
    [one] , { $fury } жетон ярости
    [few] , { $fury } жетона ярости
    [many] , { $fury } жетонов ярости
   *[other] , { $fury } жетона ярости
}.
ask-red_roll = { $model }: сделать Красный бросок? Атакует { $attacker }.
ask-boost = { $model }: усилить этот бросок за 1 очко действия? Ещё один кубик, засчитывается лучший.
ask-weapon-anew = Снова человеческая форма: каким оружием ударить?

# Варианты
redroll-option-melee =
    Рукопашная атака на { $a } ({ $b_named }){ $c ->
    [fury] , за жетон ярости
   *[ap] { "" }
}
redroll-option-shoot = Выстрел по { $a } ({ $b_named })
redroll-option-charge = Натиск на { $a } ({ $b_named })
redroll-option-howl = { redroll-ability-howl }, за жетон ярости
redroll-option-shift = Принять звериную форму
redroll-option-red_roll = Красный бросок ({ $a_named })
redroll-option-boost = Усилить бросок
redroll-option-weapon = { $a_named }

# Слова, которые вводят игроки. `word-<слово ответа>`: другие имена для него через |.
word-red-roll = красный
word-howl = вой
word-shift = принять | облик
word-boost = усилить
word-pistol = пистолет
word-knife = нож
word-axe = топор
word-claws = когти
word-jaws = челюсти
word-spear = копьё
word-fists = кулаки

# Броски
roll-shot-hit = { $model } стреляет: бросок попадания.
roll-melee-hit = { $model } бьёт: бросок попадания.
roll-melee-damage = { $model } попадает: бросок урона.
roll-red-roll = { $model } уворачивается и бьёт в ответ: Красный бросок.
roll-ability = { $model } применяет специальное умение: бросок умения.
redroll-throw-symbol =
    { $count ->
    [one] { $count } кубик символов
    [few] { $count } кубика символов
    [many] { $count } кубиков символов
   *[other] { $count } кубика символов
} ({ $faces })

# Что произошло
event-activated =
    { $model } начинает активацию: { $ap ->
    [one] { $ap } очко действия
    [few] { $ap } очка действия
    [many] { $ap } очков действия
   *[other] { $ap } очка действия
}.
event-paid =
    { $ap ->
    [0] { $fury ->
        [0] { "" }
        [one] { $model } тратит { $fury } жетон ярости.
        [few] { $model } тратит { $fury } жетона ярости.
        [many] { $model } тратит { $fury } жетонов ярости.
       *[other] { $model } тратит { $fury } жетона ярости.
    }
    [one] { $model } тратит { $ap } очко действия{ $fury ->
        [0] { "" }
        [one] { " " }и { $fury } жетон ярости
        [few] { " " }и { $fury } жетона ярости
        [many] { " " }и { $fury } жетонов ярости
       *[other] { " " }и { $fury } жетона ярости
    }; осталось { $left }.
    [few] { $model } тратит { $ap } очка действия{ $fury ->
        [0] { "" }
        [one] { " " }и { $fury } жетон ярости
        [few] { " " }и { $fury } жетона ярости
        [many] { " " }и { $fury } жетонов ярости
       *[other] { " " }и { $fury } жетона ярости
    }; осталось { $left }.
    [many] { $model } тратит { $ap } очков действия{ $fury ->
        [0] { "" }
        [one] { " " }и { $fury } жетон ярости
        [few] { " " }и { $fury } жетона ярости
        [many] { " " }и { $fury } жетонов ярости
       *[other] { " " }и { $fury } жетона ярости
    }; осталось { $left }.
   *[other] { $model } тратит { $ap } очка действия; осталось { $left }.
}
event-gained =
    { $fury ->
    [0] { $ap ->
        [0] { "" }
        [one] { $model } получает { $ap } очко действия.
        [few] { $model } получает { $ap } очка действия.
        [many] { $model } получает { $ap } очков действия.
       *[other] { $model } получает { $ap } очка действия.
    }
   *[some] { $model } получает { $fury ->
        [one] { $fury } жетон ярости
        [few] { $fury } жетона ярости
        [many] { $fury } жетонов ярости
       *[other] { $fury } жетона ярости
    }{ $ap ->
        [0] { "" }
        [one] { " " }и { $ap } очко действия
        [few] { " " }и { $ap } очка действия
        [many] { " " }и { $ap } очков действия
       *[other] { " " }и { $ap } очка действия
    }.
}
event-regained =
    Комбинация символов: { $model } возвращает себе { $ap ->
    [one] { $ap } очко действия
    [few] { $ap } очка действия
    [many] { $ap } очков действия
   *[other] { $ap } очка действия
}.
event-measured =
    От { $shooter } до { $target }: { $length }. { $cover ->
    [0] Цель на открытом месте.
    [1] Лёгкое укрытие: +1 к DEF.
   *[2] Тяжёлое укрытие: +2 к DEF.
}
event-no-sight = Между { $shooter } и { $target } нет линии видимости: выстрела не будет.
event-shot =
    { $hits ->
    [true] { $shooter } стреляет по { $target }: попадание.
   *[false] { $shooter } стреляет по { $target }: мимо.
}
event-melee-result =
    { $result ->
    [clean] { $attacker } бьёт { $target }: атака успешна.
    [tie] { $attacker } бьёт { $target }, суммы равны: атака успешна, но полагается контратака.
    [nine] { $attacker } бьёт { $target }, на кубике цели 9, но её сумма меньше: атака успешна, и полагается контратака.
    [miss] { $attacker } бьёт { $target }: атака провалилась; после Красного броска полагается контратака.
   *[none] { $attacker } бьёт { $target }, но безрезультатно.
}
event-attack-lost = { $model } снова в человеческой форме и ни до кого не достаёт: атака потеряна.
event-counter-short = { $model } не может продвинуться так, чтобы достать оружием.
event-charge-short = { $model } не достаёт до { $target }: натиск не удался.
event-wounded =
    { $wounds ->
    [0] { $model } обходится без ранений
    [one] { $model } получает { $wounds } ранение
    [few] { $model } получает { $wounds } ранения
    [many] { $model } получает { $wounds } ранений
   *[other] { $model } получает { $wounds } ранения
}; { $left ->
    [0] это смертельно
   *[some] выдержит ещё { $left }
}.
event-stunned = { $model } теперь под действием оглушения: никаких Красных бросков до конца следующей активации.
event-howl =
    { $success ->
    [true] { $model } воет, и не зря: враги не дальше 3″ оглушены.
   *[false] { $model } воет, но напрасно.
}
event-shifted =
    { $form ->
    [beast] { $model } принимает звериную форму.
   *[human] { $model } принимает человеческую форму.
}
event-rests = { $model }: жетоны ярости кончились, наступает Покой.
event-wakes = { $model } выходит из Покоя.

# Запреты
reason-dead = Модели { $model } больше нет на столе.
reason-has-acted = { $model } в этом раунде больше не действует: активация уже была.
reason-resting-cannot-attack = { $model } в Покое и не может атаковать.
reason-resting-cannot-shoot = { $model } в Покое и не может стрелять.
reason-resting-cannot-charge = { $model } в Покое и не может идти в натиск.
reason-resting-cannot-use-abilities = { $model } в Покое и не может применять специальные умения.
reason-resting-cannot-react = { $model } в Покое: Красного броска нет.
reason-resting-moves-once = { $model } в Покое: двигаться можно только один раз, и это уже сделано.
reason-out-of-melee-range = { $model }: до цели дальше, чем Дистанция (RNG) этого оружия.
reason-attack-not-paid = { $model }: заплатить за эту атаку нечем.
reason-unseen-in-melee = { $model } не видит эту цель.
reason-shot-not-paid = { $model }: на выстрел не осталось очков действия.
reason-engaged-cannot-shoot = { $model }: сюда достаёт рукопашное оружие врага, стрелять нельзя.
reason-weapon-already-fired = { $model }: из этого оружия в эту активацию уже стреляли.
reason-charge-within-reach = { $model }: до этой цели оружие и так достаёт, атакуйте без натиска.
reason-charge-not-paid = { $model }: заплатить за натиск нечем, он стоит 2 очка действия (а если так решено, то и жетон ярости).
reason-move-not-paid = { $model }: на движение не осталось очков действия.
reason-howl-not-paid = { $model }: на это не осталось жетонов ярости.
reason-shift-once-a-game = { $model }: принять звериную форму можно только из человеческой и только раз за игру.
reason-shift-not-paid = { $model }: чтобы принять звериную форму, нужно 2 очка действия.
reason-token-remains = { $model }: жетоны ярости ещё есть, звериная форма остаётся.
reason-counter-cannot-be-dodged = От контратаки нельзя увернуться.
reason-shots-cannot-be-dodged = Против выстрела Красного броска нет.
reason-stunned-cannot-react = { $model } под действием оглушения: Красного броска нет.
reason-unseen-cannot-be-dodged = { $model } не видит, кто атакует: Красного броска нет.
reason-red-roll-must-be-paid = { $model }: на Красный бросок не хватает очков действия.
reason-shots-are-not-boosted = Броски при стрельбе усиливать нельзя.
reason-melee-hits-are-not-boosted = Бросок попадания в рукопашной усиливать нельзя.
reason-melee-damage-is-not-boosted = Бросок урона в рукопашной усиливать нельзя.
reason-red-roll-is-not-boosted = Красный бросок усиливать нельзя.

# Конец
outcome-last-standing = Победа стороны { $winner }: на столе остались только её модели.
outcome-wounds = Ни одна сторона не осталась на столе одна. Победа стороны { $winner }: она нанесла больше ранений.
outcome-draw = Ни одна сторона не осталась на столе одна. Ничья: ранений у сторон поровну.

# За чем следят шансы
quantity-attack-result = исход атаки
quantity-attack-counter = контратака
quantity-roll-kept = засчитанный кубик
quantity-roll-symbols = символы
quantity-stunned = оглушение
quantity-rest = Покой
quantity-fury = жетоны ярости
quantity-ap = очки действия
