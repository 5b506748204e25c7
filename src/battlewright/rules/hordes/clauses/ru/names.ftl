# Название правил, их состояния и свои слова для того, что есть в общем словаре.
# Подчёркивания из данных становятся дефисами.

hordes-title = Варлоки и варбисты

hordes-state-knocked-down = Сбит с ног
hordes-state-stationary = Неподвижность
hordes-state-shield-wall = Стена Щитов

hordes-term-ranged-weapon = дистанционное оружие
hordes-term-ranged-attack = дистанционная атака
hordes-term-hit-roll = бросок на атаку
hordes-term-damage-roll = бросок на повреждение
hordes-term-rng = дальность (RNG)
hordes-term-str = STR
hordes-term-arm = ARM
hordes-term-pow = POW
hordes-term-wounds = повреждения
hordes-term-fury-tokens = очки ярости
hordes-term-warbeast = варбист
