# Массовые атаки: что не так с их данными. `$field` — название поля, как в Python (Check.need).
# Каждый идентификатор есть и в английском файле, с теми же переменными. Как писать сообщения: index.ftl.

# Одно поле
error-attack-number = { $field }: указано «{ $value }», ожидалось целое число от { $least } до { $most }.
error-attack-truth = { $field }: указано «{ $value }», ожидалось true или false.
error-attack-name = { $field }: указано «{ $value }», ожидалось название от 1 до { $most } видимых знаков без пробелов; у проверки также без точек.
error-attack-choice = { $field }: указано «{ $value }», ожидалось одно из: { $expected }.
error-attack-kind = { $field }: указано «{ $value }», ожидалось: { $expected }.
error-attack-list = { $field }: указано «{ $value }», ожидался кортеж длиной от { $least } до { $most }.
error-attack-dice = { $field }: { $value }; ожидались кубики, у которых не больше { $most } граней и суммы вместе с прибавкой лежат между -{ $most } и { $most }.
error-attack-reserved = { $field }: словом «{ $value }» названы кубики, которые перебрасывают; назовите пакеты иначе.
error-attack-twice = { $field }: «{ $value }» встречается дважды или занято названием этапа; у каждого должно быть своё название.
error-attack-bounds = { $field }: указано { $value }, сначала ожидалась нижняя граница.
error-attack-critical = { $field }: указано { $value } без critical_from; ожидалось значение кубика, с которого бросок критический.
error-attack-ward = { $field }: указан переброс «{ $value }», а его быть не должно: защиту от отдельных единиц урона не перебрасывают.

# Как поля сочетаются
error-attack-order = { $field }: указано { $value }, порядок замкнулся в круг; спасброски всех групп должны идти в одном порядке.
error-attack-wounds = { $field }: всего ран { $value }, можно не больше { $most }.
error-attack-packets = { $field }: кубиков сразу до { $value }, можно не больше { $most }.
error-attack-stages = { $field }: если спасаться по одному, этапов понадобится { $value }, можно не больше { $most }.
error-attack-no-models = Эта атака никого не задевает: нужны группы моделей и урон.
error-attack-models = { $field }: указано групп: { $value }; их быть не должно, ведь спрошено только о том, что оставят проверки.
error-attack-kinds = По-разному бьют пакеты { $value } видов, а план различает не больше { $most }. Спросите точное распределение.
error-attack-large = Вопрос слишком велик: шагов { $value }, а делается не больше { $most }.

# Много вопросов сразу
error-attack-one-group = Поле { $field } может меняться, только если у атаки одна группа моделей.
error-attack-together = { $field } и { $other } указывают вместе или не указывают вовсе.
error-attack-shapes = Массивы с формами { $value } не подходят друг к другу.

# Атаки, как их пишут люди
error-attack-written = Атаку не удалось прочитать: { $reason }.
error-attack-amount = «{ $value }»: ожидалось число или кубики, например 3, d6, 2d6+1.
error-attack-sign = «{ $value }»: между кубиками и числом нужен знак, например 2d6+1.
