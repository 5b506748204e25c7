# Значения, с которыми делают броски, и что в них входит: слова объяснений.

hordes-value-attack-dice = кубики броска на атаку
hordes-value-attack-skill = бонус броска на атаку
hordes-value-attack-automatic = без броска
hordes-value-defence = DEF
hordes-value-damage-dice = кубики броска на повреждение
hordes-value-armour = ARM
hordes-part-two-dice = кубики
hordes-part-boosted-attack = усиление
hordes-part-skill = умение
hordes-part-circumstances = обстоятельства
hordes-part-printed-defence = профиль
hordes-part-given-dice = кубики
hordes-part-boost-die = усиление
hordes-part-printed-armour = профиль
hordes-part-printed-strength = профиль
hordes-part-strength-at-least-one = не меньше
hordes-result-hit = попадание
hordes-result-miss = промах
hordes-result-damage = повреждение
