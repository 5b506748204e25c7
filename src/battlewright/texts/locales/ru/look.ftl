# Ответы на вопросы о столе и что не так с вопросом. Идентификаторы: `look-...`.
# Первое предложение ответа: решение; следующие говорят, как оно получено.

look-place = ({ NUMBER($x, maximumFractionDigits: 2) }; { NUMBER($y, maximumFractionDigits: 2) })
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
look-error-same = «{ $question }»: «{ $value }» стоит дважды; ожидались двое разных. Вопрос задают так: { $usage }.
look-error-length = «{ $question }»: указано «{ $value }»; ожидались дюймы от { $lowest } до { $highest }, например 3 или 2.5. Вопрос задают так: { $usage }.
look-error-place = «{ $question }»: указано «{ $value }»; ожидалось место в дюймах, например 24,20. Вопрос задают так: { $usage }.
look-error-degrees = «{ $question }»: указано «{ $value }»; ожидались градусы от { $lowest } до { $highest }. Вопрос задают так: { $usage }.
look-error-whole = «{ $question }»: указано «{ $value }»; ожидалось целое число от { $lowest } до { $highest }. Вопрос задают так: { $usage }.
look-error-ends = «{ $question }» кончается слишком рано; дальше ожидалось: { $expected }. Вопрос задают так: { $usage }.
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
look-all-within = В пределах { $limit } от { $a } стоят: { $near }.
look-none-within = В пределах { $limit } от { $a } никого нет.
look-all-beyond = Ближайший из остальных: { $far }.
look-close-over = На грани: дальше на { $over } мкм, а прощается только { $tolerance }.
look-close-under = На грани: в запасе { $over } мкм, не считая { $tolerance }, которые прощаются.
look-how-plan = Измерено от края до края подставок, если смотреть сверху: от { $from } до { $to }.
look-how-solid = Измерено по прямой между двумя телами: { $plan } от края до края, если смотреть сверху, от { $from } до { $to }, и { $rise } от верха нижнего до низа верхнего.
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
look-level-same = { $a } и { $b } стоят на одной высоте.
look-level-higher = { $a } стоит на { $by } выше, чем { $b }.
look-level-lower = { $a } стоит на { $by } ниже, чем { $b }.
look-how-level = Измерено от подножия одного до подножия другого.

# Обзор и укрытие.
look-sight-clear = Да: { $a } видит { $b }; линия от { $from } до { $to } свободна.
look-sight-blocked = Нет: { $a } не видит { $b }: любая линия от одной подставки до другой во что-нибудь упирается. На линии между серединами стоят: { $blockers }.
look-sight-both-ways = В обратную сторону, от { $b } к { $a }, так же.
look-sight-one-way-clear = Но { $b } видит { $a }: обзор закрывают только подставки не уже, чем у того, на кого смотрят.
look-sight-one-way-blocked = Но { $b } не видит { $a }: обзор закрывают только подставки не уже, чем у того, на кого смотрят. На той линии стоят: { $blockers }.
look-how-sight = Обзор закрывают: чужие подставки не уже, чем у того, на кого смотрят, и рельеф со свойствами: { $traits }. Линия может начинаться и кончаться в любой точке подставок.
look-cover-none = Ничто не скрывает { $b } от { $a }.
look-cover-share = { $share } { $b } скрыто от { $a }; скрывают: { $by }.
look-cover-by = { $name } ({ $share })
look-how-cover = Измерено как доля угла, под которым подставка видна из середины смотрящего; учтены остальные подставки и весь рельеф с высотой.

# Движение.
look-move = { $a } проходит { $length } от { $from } до { $to }.
look-move-stays = { $a } остаётся на месте.
look-move-cost = Это стоит { $cost } движения: каждый дюйм по труднопроходимой земле считается дважды.
look-move-arrives = Цель достигнута.
look-move-body = Там останавливается: на пути { $b }.
look-move-feature = Там останавливается: на пути { $feature } ({ $traits }).
look-move-edge = Там останавливается: край стола.
look-move-spent = Там останавливается: движение кончилось.
look-move-contact = В конце в контакте: { $bodies }.
look-how-move = Движение останавливают подставки на той же высоте, рельеф со свойствами: { $traits }, и край стола; подставки друг друга не толкают.
