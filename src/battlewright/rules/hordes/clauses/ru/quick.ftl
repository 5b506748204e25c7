# Вопросы команды `quick hordes`, их параметры и то, что они говорят.

quick-hordes-melee = Рукопашные атаки одной активации по цели, до которой достаёт оружие.

quick-hordes-attacker = Чьи числа у атакующего там, где они не заданы.
quick-hordes-target = Чьи числа у цели там, где они не заданы.
quick-hordes-def = DEF цели.
quick-hordes-arm = ARM цели.
quick-hordes-boxes = Сколько клеток осталось у цели.
quick-hordes-spiral = Спираль цели, ветвь за ветвью: клетки Разума, Тела и Духа. Иначе клетки варбиста идут подряд: шанс уничтожить тот же.
quick-hordes-tough = Стойкая ли цель (Tough).
quick-hordes-stealth = Есть ли у цели Скрытность.
quick-hordes-knocked-down = Цель сбита с ног.
quick-hordes-stationary = Цель неподвижна.
quick-hordes-back = Атакующий всю активацию за спиной у цели: удар со спины.
quick-hordes-fury = Очки ярости на эту активацию: что есть у варлока или на сколько ещё можно понукать варбиста.
quick-hordes-attacks = Начальные атаки; 0 — все атаки куплены, начальная досталась кому-то другому.
quick-hordes-charge = После нападения, для которого варбиста один раз понукают: у первой атаки бросок на повреждение усилен.
quick-hordes-mat = MAT атакующего.
quick-hordes-pow = Прибавка к броску на повреждение: P+S, то есть POW оружия вместе с STR атакующего.
quick-hordes-no-bought = Атаки не покупаются: ярость идёт только на усиление.
quick-hordes-critical = Критическое попадание этим оружием сбивает с ног.
quick-hordes-weapon = Рукопашное оружие.

quick-hordes-shoot = Выстрелы одной активации по цели.
quick-hordes-throw = Бросок одной рукой или двумя.
quick-hordes-area = Выстрел с зоной поражения по нескольким моделям.

quick-hordes-rat = RAT стрелка.
quick-hordes-pow-shot = POW оружия.
quick-hordes-shots = Начальные выстрелы из этого оружия.
quick-hordes-rof = ROF оружия: больше выстрелов не бывает, считая и купленные за ярость.
quick-hordes-gun = Стрелковое оружие.
quick-hordes-cannon = Стрелковое оружие с зоной поражения.
quick-hordes-distance = Дюймы между подставками.
quick-hordes-range = RNG оружия в дюймах.
quick-hordes-aim = Стрелок не двигается и прицеливается.
quick-hordes-cover = За чем стоит цель: concealment — маскировка, +2 к DEF; cover — укрытие, +4.
quick-hordes-elevated = Цель на холме, выше стрелка на 1″ или больше.
quick-hordes-in-melee = Цель в рукопашной с союзником стрелка; промах может достаться союзнику.
quick-hordes-friend-def = DEF союзника.
quick-hordes-friend-arm = ARM союзника.
quick-hordes-friend-boxes = Сколько клеток осталось у союзника.
quick-hordes-aoe = AOE: диаметр зоны поражения в дюймах.
quick-hordes-models = Сколько моделей; все как цель, она стоит посередине первой шеренги.
quick-hordes-spacing = Дюймы между подставками соседей.
quick-hordes-formation = row — шеренга поперёк линии огня, block — несколько шеренг.
quick-hordes-hands = Руки: 1 или 2 (бросок двумя руками).
quick-hordes-str = STR бросающего, она же POW броска.
quick-hordes-target-str = STR цели.
quick-hordes-base = Подставка бросающего: small — малая, medium — средняя, large — большая, huge — огромная.
quick-hordes-target-base = Подставка цели.
quick-hordes-behind = Что стоит прямо за целью: nothing — ничего, obstruction — преграда, или модель на подставке этого размера.
quick-hordes-gap = Дюймы от цели до того, что за ней.
quick-hordes-at-it = Двумя руками в модель за целью, а не просто прочь.
quick-hordes-behind-def = DEF модели за целью.
quick-hordes-behind-arm = ARM модели за целью.
quick-hordes-behind-boxes = Сколько клеток осталось у модели за целью.

quick-hordes-spend = Как тратится ярость.
quick-hordes-spend-best = Так, как лучше всего для цели расчёта (--goal).
quick-hordes-spend-both = Усиливает каждый бросок на атаку, после которого остаётся очко на повреждение, и каждый бросок на повреждение.
quick-hordes-spend-eager = Усиливает каждый бросок на атаку и на повреждение, до последнего очка.
quick-hordes-spend-hit = Усиливает каждый бросок на атаку и ни одного на повреждение.
quick-hordes-spend-damage = Усиливает каждый бросок на повреждение и ни одного на атаку.
quick-hordes-spend-needed = Усиливает броски на атаку, если нужно больше 7, иначе броски на повреждение.
quick-hordes-spend-finish = Усиливает оба броска, только когда 10 на повреждение уничтожит цель, раньше — ничего.
quick-hordes-spend-attacks = Покупает атаки и ничего не усиливает.
quick-hordes-spend-none = Не тратит ничего сверх необходимого.

quick-hordes-overkill = Сверх оставшихся клеток: в среднем { $mean }; ничего лишнего: { $none }.
quick-hordes-no-fury = Получено { $fury }: «{ $value }» — не варлок и не варбист и ярость не использует.
quick-hordes-boxes-twice = Получено { $value } вместе с --boxes { $boxes }: спираль сама говорит, сколько в ней клеток.
quick-hordes-not-together = Всего этого вместе нет ни у одного готового профиля: { $value }.
quick-hordes-no-attack = Получено { $value }: значит, все атаки покупаются, и ярости должно хватить хотя бы на одну; у нападения есть начальная атака.
quick-hordes-nobody-to-throw-at = Получено { $value }: только с --hands 2 и в модель, заданную через --behind.
quick-hordes-no-throw = Получено { $value }: для броска варбиста нужно один раз понукать.
