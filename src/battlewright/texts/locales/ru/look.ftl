# Ответы на вопросы о столе и что не так с вопросом. Идентификаторы: `look-...`.
# Первое предложение ответа: решение; следующие говорят, как оно получено.

look-place = ({ NUMBER($x, maximumFractionDigits: 2) }; { NUMBER($y, maximumFractionDigits: 2) })
look-length-fine = { NUMBER($inches, maximumFractionDigits: 5) }″ ({ NUMBER($millimetres, maximumFractionDigits: 3) } мм)
look-no-traits = без свойств
look-at-distance = { $b }: { $gap }

# Что не так с вопросом. $closest равно "no-suggestion", когда ничего похожего нет.
look-error-empty = Это не вопрос; вопрос начинается с одного из слов: { $expected }.
look-error-question = Вопроса со словом «{ $value }» в начале нет; { $closest ->
    [no-suggestion] ожидалось: { $expected }
   *[similar] может быть, «{ $closest }»? Ожидалось: { $expected }
}.
look-error-word = «{ $question }»: указано «{ $value }»; { $closest ->
    [no-suggestion] ожидалось: { $expected }
   *[similar] может быть, «{ $closest }»? Ожидалось: { $expected }
}. Вопрос задают так: { $usage }.
look-error-id = «{ $question }»: на столе нет никого с именем «{ $value }»; { $closest ->
    [no-suggestion] есть: { $expected }
   *[similar] может быть, «{ $closest }»? Есть: { $expected }
}. Вопрос задают так: { $usage }.
look-error-terrain = «{ $question }»: рельефа с именем «{ $value }» нет; { $closest ->
    [no-suggestion] есть: { $expected }
   *[similar] может быть, «{ $closest }»? Есть: { $expected }
}. Вопрос задают так: { $usage }.
look-error-above = «{ $question }»: «{ $value }» стоит прямо над или под ним, это не направление. Вопрос задают так: { $usage }.
look-error-same = «{ $question }»: «{ $value }» стоит дважды; ожидались двое разных. Вопрос задают так: { $usage }.
look-error-length = «{ $question }»: указано «{ $value }»; ожидались дюймы от { $lowest } до { $highest }, например 3, 2,5 или 5см. Вопрос задают так: { $usage }.
look-error-place = «{ $question }»: указано «{ $value }»; ожидалось место в дюймах, например 24,20. Вопрос задают так: { $usage }.
look-error-degrees = «{ $question }»: указано «{ $value }»; ожидались градусы от { $lowest } до { $highest }. Вопрос задают так: { $usage }.
look-error-whole = «{ $question }»: указано «{ $value }»; ожидалось целое число от { $lowest } до { $highest }. Вопрос задают так: { $usage }.
look-error-ends = «{ $question }» кончается слишком рано; дальше ожидалось: { $expected }. Вопрос задают так: { $usage }.
look-error-round = «{ $question }»: у «{ $value }» круглая подставка, переднего угла для захода у неё нет; ожидался прямоугольник или отряд. Вопрос задают так: { $usage }.
look-error-off-table = «{ $question }»: { $value } не на столе; ожидалось место на нём. Вопрос задают так: { $usage }.
look-error-surplus = «{ $question }»: слово «{ $value }» лишнее. Вопрос задают так: { $usage }.
look-error-none = { $file } ни о чём не спрашивает в поле `look`; спросите в командной строке, например: { $example }.

# Промежутки.
look-gap = { $a } и { $b }: промежуток { $gap }.
look-contact-yes = { $a } в контакте с { $b }: промежуток 0.
look-contact-no = { $a } не касается { $b }: промежуток { $gap }.
look-contact-none = { $a } никого не касается; ближе всех { $b }: { $gap }.
look-alone = { $a } на столе в одиночестве.
look-within-yes = Да: { $a } в пределах { $limit } от { $b }; промежуток { $gap }.
look-within-no = Нет: { $a } не в пределах { $limit } от { $b }; промежуток { $gap }.
look-completely-yes = Да: вся подставка { $a } в пределах { $limit } от { $b }; до самой дальней её части { $farthest }.
look-completely-partly = Нет: { $a } в пределах { $limit } от { $b } лишь частично; до самой дальней части { $farthest }.
look-completely-no = Нет: никакая часть { $a } не в пределах { $limit } от { $b }; до самой дальней части { $farthest }.
look-gaps = От { $a } до остальных: { $near }.
look-all-within = В пределах { $limit } от { $a } стоят: { $near }.
look-none-within = В пределах { $limit } от { $a } никого нет.
look-all-beyond = Ближайший из остальных: { $far }.
look-close-over = На грани: дальше на { $over } мкм, а прощается только { $tolerance }.
look-close-of = { $b }: { $call }
look-close-under = На грани: в запасе { $over } мкм, не считая { $tolerance }, которые прощаются.
look-how-plan = Измерено от края до края подставок, если смотреть сверху: от { $from } до { $to }.
look-how-solid = Измерено по прямой между двумя телами: { $plan } от края до края, если смотреть сверху, от { $from } до { $to }, и { $rise } от верха нижнего до низа верхнего.
look-how-over = Если смотреть сверху, подставки лежат одна над другой, например в { $from }; измерено прямо вверх: { $rise } от верха нижнего до низа верхнего.
look-how-edges = Измерено от края до края подставок.
look-how-contact = Подставки соприкасаются, когда промежуток между краями не больше 20 мкм (пятидесятая доля миллиметра).
look-how-farthest = Измерено от края одной подставки до самой дальней точки другой.

# Рельеф и высота.
look-on-table = { $a } стоит на столе.
look-on-surface = { $a } стоит на { $feature }, { $z } над столом.
look-in-the-air = { $a } висит в воздухе, { $z } над столом.
look-terrain-wholly = Целиком внутри { $feature } ({ $traits }).
look-terrain-partly = Внутри { $feature } ({ $traits }), но не целиком.
look-terrain-near = Рядом с { $feature } ({ $traits }): { $gap }.
look-terrain-above = { $feature } ({ $traits }) над головой.
look-terrain-below = { $feature } ({ $traits }) под ногами.
look-terrain-none = В другом рельефе не стоит, и ближе { $near } его нет.
look-terrain-ladder = Ближе { $near } лестница, которая проходит мимо его места: { $ladders }.
look-level-same = { $a } и { $b } стоят на одной высоте.
look-level-higher = { $a } стоит на { $by } выше, чем { $b }.
look-level-lower = { $a } стоит на { $by } ниже, чем { $b }.
look-how-level = Измерено от подножия одного до подножия другого.

# Обзор и укрытие.
look-sight-clear = Да: { $a } видит { $b }; линия от { $from } на высоте { $low } до { $to } на высоте { $high } свободна.
look-sight-clear-in-plan = Да: { $a } видит { $b }; линия от { $from } до { $to }, если смотреть сверху, свободна.
look-sight-blocked = Нет: { $a } не видит { $b }: любая линия от одного тела до другого во что-нибудь упирается. Между серединами стоят: { $blockers }.
look-sight-not-found = Скорее всего, нет: среди проверенных линий от { $a } до { $b } свободной не нашлось. Между серединами стоят: { $blockers }.
look-sight-both-ways = В обратную сторону, от { $b } к { $a }, так же.
look-sight-one-way = От { $b } к { $a } — иначе.
look-sight-tried = Там, где что-то лишь отчасти их высоты, проверены линии, которые чего-то касаются, и по 16 между каждыми двумя соседними.
look-sight-of-game = Так судят правила { $ruleset }.
look-sight-let-pass = По одной высоте свободной линии не нашлось; правила { $ruleset } не считают помехой: { $passed }.
look-sight-stricter = По одной высоте линия была бы свободна; по правилам { $ruleset } она всё равно закрыта.
look-how-sight = Обзор закрывают тела и рельеф со свойствами: { $traits }, на всю свою высоту; лес и облако, в которых стоит один из двоих, не закрывают. Линия может начинаться и кончаться в любой точке тел.
look-cover-none = Если смотреть сверху, ничто не скрывает подставку { $b } от { $a }.
look-cover-share = Если смотреть сверху, { $share } подставки { $b } скрыто от { $a }; скрывают: { $by }.
look-cover-by = { $name } ({ $share })
look-how-cover = Измерено как доля угла, под которым подставка видна из середины смотрящего; остальные подставки и рельеф на той же высоте считаются так, будто закрывают её целиком; насколько они высоки, не важно.

# Движение.
look-move = { $a } проходит { $length } от { $from } до { $to }.
look-move-stays = { $a } остаётся на месте.
look-move-cost = Это стоит { $cost } движения: каждый дюйм по труднопроходимой земле считается дважды.
look-move-arrives = Приходит на место.
look-move-falls = Там падает на { $feature }, { $z } над столом, в { $place }.
look-move-falls-to-table = Там падает на стол, в { $place }.
look-move-body = Там останавливается: на пути { $b }.
look-move-feature = Там останавливается: на пути { $feature } ({ $traits }).
look-move-edge = Там останавливается: край стола.
look-move-spent = Там останавливается: движение кончилось.
look-move-contact = В конце в контакте: { $bodies }.
look-how-move = Движение останавливают подставки на той же высоте, рельеф со свойствами: { $traits }, и край стола; подставки друг друга не толкают.
look-met-enter = Через { $after } входит в { $what }: там каждый дюйм считается дважды.
look-met-leave = Через { $after } выходит из { $what }; там ушло { $cost } движения.
look-met-enter-free = Через { $after } входит в { $what } ({ $traits }).
look-met-leave-free = Через { $after } выходит из { $what }.
look-met-touch = Через { $after } касается { $what }.
look-met-cross = Через { $after } преодолевает { $what }.
look-met-climb = Через { $after } взбирается на { $what }, это стоит { $cost }.
look-met-over = Через { $after } проходит над { $what }.
look-met-drop = Через { $after } под подставкой слишком мало опоры: падение с высоты { $cost }.

# Повороты.
look-turn-whole = Да: { $a } может повернуться на { NUMBER($wanted, maximumFractionDigits: 1) }°.
look-turn-part = Нет: { $a } может повернуться только на { NUMBER($degrees, maximumFractionDigits: 1) }°, а не на { NUMBER($wanted, maximumFractionDigits: 1) }°.
look-turn-round = Круглая подставка поворачивается на месте: мешать нечему.
look-turn-length = Внешний передний угол проходит { $length }.
look-how-turn = Считается вся земля, по которой проходит подставка: поворот останавливают чужие подставки на той же высоте, рельеф со свойствами: { $traits }, и край стола.

# Секторы.
look-side-front = фронт
look-side-right = правый фланг
look-side-back = тыл
look-side-left = левый фланг
look-arc-side = { $b } в секторе { $a } шириной { NUMBER($degrees, maximumFractionDigits: 1) }°, сторона: { $side }; там большая часть его фронта.
look-arc-tie = { $b } поровну в нескольких секторах { $a }, каждый шириной { NUMBER($degrees, maximumFractionDigits: 1) }°: { $sides }; в каждом одинаковая часть его фронта.
look-arc-inside = { $b } не стоит ни с одной из сторон { $a }: его фронт внутри чужой подставки.
look-arc-parts = В секторах: { $parts }.
look-share-wholly = { $side } (целиком)
look-share-partly = { $side } (частично)
look-front-wholly = Да: { $b } целиком в переднем секторе { NUMBER($degrees, maximumFractionDigits: 1) }° у { $a }.
look-front-partly = Да: { $b } частично в переднем секторе { NUMBER($degrees, maximumFractionDigits: 1) }° у { $a }.
look-front-not = Нет: { $b } не в переднем секторе { NUMBER($degrees, maximumFractionDigits: 1) }° у { $a }.
look-how-arc = Сектор круглой подставки открывается из её середины, прямоугольника и отряда из углов стороны; граница входит в сектор.

# Размещение.
look-place-yes = Да: { $a } может стоять в { $wish }.
look-place-no = Нет: { $a } не может стоять в { $wish }.
look-place-edge = Подставка выступила бы за край стола.
look-place-on-body = Подставка встала бы на { $count ->
    [one] подставку { $b }
    [few] подставки: { $b }
    [many] подставки: { $b }
   *[other] подставки: { $b }
}.
look-place-air = На высоте { $z } над столом стоять не на чем.
look-place-in-feature = Подставка встала бы внутри { $feature }.
look-place-nearest = Ближайшее свободное место: { $place }, до него { $length }.
look-no-room = На столе нет свободного места для { $a }.
look-room-one = { $b } на { $length }
look-room-least = Если стоять надо именно там, меньше всего потревожит сдвиг: { $moved }; меньше нельзя.
look-room-found = Если стоять надо именно там, лучший найденный сдвиг: { $moved }; возможен и меньший.
look-room-none = Освободить место не может никто: сдвигаться пришлось бы самой модели на { $self }.
look-beside-yes = Да: место в контакте с { $b } для { $a } есть; ближайшее к нынешнему: { $place }, до него { $length }.
look-beside-no = Нет: в контакте с { $b } места для { $a } нет.
look-how-place = Подставки не стоят на чужих подставках той же высоты и в рельефе со свойствами: { $traits }; и не выступают за край стола.
look-how-beside = Контакт: промежуток не больше 20 мкм; подставки не перекрываются.

# Шаблоны и отклонение.
look-under = Под шаблоном: { $bodies }.
look-under-nobody = Под шаблоном никого нет.
look-under-wholly = { $b } (целиком)
look-under-partly = { $b } (частично)
look-under-bases = { $b } (подставок: { $count } из { $of })
look-under-levels = Они стоят на разных уровнях: { $levels } над столом; на высоту шаблон не смотрит.
look-how-template = Шаблон { $diameter } в поперечнике, середина в { $place }; простое касание не считается.
look-how-spray = Струя длиной { $length } от края подставки { $a } к середине { $b }, там шириной в полдюйма, на каждый дюйм шире на пятую долю дюйма; простое касание не считается.
look-deviates = Падает в { $place }: направление { $direction }, { $length }.
look-deviates-edge = Край стола останавливает после { $gone } из { $length }.
look-deviations = Мест, куда может упасть: { $count }; вероятнее всего { $place }: { NUMBER($p, style: "percent", maximumFractionDigits: 1) }.
look-deviations-alike = Мест, куда может упасть: { $count }, для каждого { NUMBER($p, style: "percent", maximumFractionDigits: 1) }.
look-how-deviation = Шестисторонний шаблон лежит вдоль { NUMBER($degrees, maximumFractionDigits: 1) }°, по часовой стрелке от верха: 1 дальше прямо, каждая следующая цифра на 60° по часовой стрелке. За край стола ничто не улетает.
look-how-cap = Из расстояния считается не больше { $cap }.

# Пути.
look-route-yes = Да: { $a } доходит до { $to } за { $cost } движения.
look-route-no = Нет: пути, по которому { $a } доходит до { $to } за { $distance } движения, не найдено.
look-route-straight = Путь прямой.
look-route-by = Путь через { $by }.
look-climb-yes = Да: { $a } попадает в { $to } на высоту { $z } над столом за { $length } движения.
look-climb-no = Нет: { $a } попадает только в { $to } на высоту { $z } над столом за { $length } движения.
look-leg-walk = Проходит { $length }.
look-leg-climb = Взбирается на { $length }.
look-leg-jump = Прыгает на { $length }.
look-leg-fall = Падает; движения это не требует.
look-climb-no-surface = На той высоте там не на чем стоять.
look-climb-too-far = Оставшегося движения не хватает на следующий отрезок.
look-climb-body-in-way = На пути { $what }.
look-climb-feature-in-way = На пути { $what }.
look-climb-off-table = Подставка вышла бы за край стола.
look-climb-no-room = Там нет места для подставки: { $what }.
look-how-climb = Каждый дюйм вверх или вниз стоит дюйм движения; подъём и шаг на пол всей подставкой делаются вместе или не делаются вовсе.

look-how-jump-down = Сходит с того, на чём стоит, пока подставка не окажется вся за краем, и опускается на то, что ниже; путь вниз движения не требует.
look-how-leap = Идёт до края и прыгает на пол не выше своего; путь по воздуху измеряется по прямой, и для всей подставки должно быть место.

# Слова вопросов, как их можно набирать, кроме английских слов, которые стоят в образцах.
word-gap = промежуток | зазор
word-within = ближе | в_пределах
word-completely = целиком
word-contact = контакт | касается
word-terrain = рельеф
word-level = высота | уровень
word-arc = сектор
word-sight = обзор | видит
word-cover = укрытие
word-direction = направление
word-distance = расстояние
word-pivot = поворот
word-wheel = заход
word-right = вправо | направо
word-left = влево | налево
word-place = поставить | место
word-beside = рядом | рядом_с
word-template = шаблон
word-spray = струя
word-deviate = отклонение
word-from = от | из
word-cap = предел
word-route = путь
word-leap = прыжок | прыгнуть
word-climb = подъём | подняться
word-by = по
word-table = стол
