# Слова на картинках, картах, диаграммах и в отчётах. Идентификаторы: `picture-...`, `report-...`.

picture-title = Стол { NUMBER($width, maximumFractionDigits: 1) }″ × { NUMBER($depth, maximumFractionDigits: 1) }″
picture-description = Сторона A: { $a }. Сторона B: { $b }. Местность: { $terrain }.
picture-none = нет
picture-side-a = Сторона A
picture-side-b = Сторона B
picture-wounds = { $left }/{ $most }
picture-wounds-spoken = ранений осталось { $left } из { $most }
picture-ap = ОД { $count }
picture-token = { $name } { $left }/{ $most }
picture-token-fury = ярость
picture-acted = ход сделан
picture-legend-acted = ✓ ход уже сделан
picture-raised = на высоте { NUMBER($inches, maximumFractionDigits: 1) }″
picture-length = { NUMBER($inches, maximumFractionDigits: 1) }″ ({ NUMBER($centimetres, maximumFractionDigits: 1) } см)
picture-legend-wounds = пустая часть подставки: потерянные ранения
picture-legend-active = ходит
picture-sight-clear = видно
picture-sight-blocked = закрывает { $blocker }
picture-stopped-by = помешал объект: { $obstacle }
picture-stopped-edge = край стола
picture-a-model = модель
picture-feature = { $id }: { $traits }; высота { NUMBER($inches, maximumFractionDigits: 2) }″ ({ NUMBER($centimetres, maximumFractionDigits: 1) } см)
picture-feature-plain = { $id }: без свойств

picture-height = { NUMBER($inches, maximumFractionDigits: 1) }″
picture-legend-height = высота над столом
picture-legend-front = куда смотрит
picture-faces = смотрит на { $degrees }°
picture-models = { $count ->
    [one] { $count } модель
    [few] { $count } модели
    [many] { $count } моделей
   *[other] { $count } модели
}
picture-gap = { NUMBER($inches, maximumFractionDigits: 2) }″ ({ NUMBER($centimetres, maximumFractionDigits: 1) } см)
picture-contact = соприкасаются
picture-turn = { NUMBER($degrees, maximumFractionDigits: 1) }°
picture-covered = накрывает { $marks }
picture-covered-none = никого не накрывает
picture-sight-partly = частично закрывает { $blocker }
picture-feature-height = { $id } { NUMBER($inches, maximumFractionDigits: 1) }″
picture-chances = Возможных мест: { $count }; чем больше круг, тем вероятнее, не больше { $most } каждое
picture-place = { NUMBER($x, maximumFractionDigits: 2) }″ вправо, { NUMBER($y, maximumFractionDigits: 2) }″ вверх
picture-nowhere = нет на столе
picture-outlook = Что может случиться
picture-best = { $answer }: { $value }. Сторона { $side }, { $quantity }
picture-outlook-hit = попадание { $value }
picture-outlook-knocked-down = сбит, не уничтожен { $value }
picture-outlook-destroyed = погибнет { $value }
picture-outlook-damage = урон в среднем { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-spread = { $name }: { $count ->
    [1] одно возможное место, { $most }
    [one] { $count } возможное место; чем больше круг, тем вероятнее; не больше { $most } каждое
    [few] { $count } возможных места; чем больше круг, тем вероятнее; не больше { $most } каждое
    [many] { $count } возможных мест; чем больше круг, тем вероятнее; не больше { $most } каждое
   *[other] { $count } возможного места; чем больше круг, тем вероятнее; не больше { $most } каждое
}
picture-spread-stays = останется на месте с вероятностью { $p }
picture-spread-gone = погибнет с вероятностью { $p }
picture-rose = Роза направлений, чем дальше от центра, тем лучше: { $quantity }
picture-rose-best = направление { NUMBER($degrees, maximumFractionDigits: 1) }°: { $value }
picture-met-enter = вход: { $thing }
picture-met-within = вход: { $thing }, до конца потрачено { NUMBER($inches, maximumFractionDigits: 1) }″ движения
picture-met-leave = выход: { $thing }, потрачено { NUMBER($inches, maximumFractionDigits: 1) }″ движения
picture-met-cross = перейдено: { $thing }
picture-met-climb = подъём: { $thing }, потрачено { NUMBER($inches, maximumFractionDigits: 1) }″ движения
picture-met-ascent = лезет { NUMBER($inches, maximumFractionDigits: 1) }″
picture-met-jump = прыжок на { NUMBER($inches, maximumFractionDigits: 1) }″
picture-met-fall = падение на { NUMBER($inches, maximumFractionDigits: 1) }″
picture-met-over = пройдено поверх: { $thing }
picture-met-drop = нет опоры: падение на { NUMBER($inches, maximumFractionDigits: 1) }″
picture-met-body = остановка: { $thing }
picture-met-feature = остановка: { $thing }
picture-met-edge = остановка у края стола

picture-terrain-water = вода
picture-terrain-forest = лес, заросли
picture-terrain-ladder = лестница
picture-terrain-wall = стена, здание
picture-terrain-impassable = непроходимо
picture-terrain-obstacle = препятствие, ограда
picture-terrain-hill = холм
picture-terrain-dangerous = опасно
picture-terrain-rough = труднопроходимо
picture-terrain-concealing = маскировка
picture-terrain-floor = пол
picture-terrain-cloud = облако, дым
picture-terrain-plain = земля

picture-trait-rough = труднопроходимый
picture-trait-obstacle = препятствие
picture-trait-obstruction = преграда
picture-trait-linear = линейный
picture-trait-solid = сплошной
picture-trait-concealing = маскирующий
picture-trait-forest = лес
picture-trait-hill = холм
picture-trait-water = вода
picture-trait-impassable = непроходимый
picture-trait-dangerous = опасный
picture-trait-ladder = лестница
picture-trait-floor = пол
picture-trait-cloud = облако

picture-map-absent = Не на столе: { $names }

picture-bars-value = исход
picture-bars-chance = вероятность
picture-bars-at-least = не меньше
picture-until = Остановка: { $stop }.
picture-bars-mean = В среднем { NUMBER($mean, maximumFractionDigits: 2) }
picture-bars-up-to = ≤ { $value }
picture-bars-from = ≥ { $value }
picture-bars-description = { $value }: { NUMBER($p, style: "percent", maximumFractionDigits: 1) }
picture-bars-scale = { NUMBER($p, style: "percent", maximumFractionDigits: 0) }
picture-bars-title = Вероятности
picture-yes = да
picture-no = нет
picture-percent = { NUMBER($p, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-above = > { NUMBER($p, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-figure = { NUMBER($value, maximumSignificantDigits: 4) }
picture-decimals = { $whole },{ $decimals }…
picture-below = < { NUMBER($p, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

report-clauses = Упомянутые пункты правил
report-dice = кубики
