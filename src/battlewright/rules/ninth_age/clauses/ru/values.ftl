# Значения, с которыми делают броски, и исходы: слова объяснений.

ninth_age-value-attacks = Атаки
ninth_age-value-supporting-attacks = поддерживающие атаки
ninth_age-value-initiative = Инициатива
ninth_age-value-weapon-skill = WS
ninth_age-value-hit-need = на попадание
ninth_age-value-hit-modifier = модификатор на попадание
ninth_age-value-wound-need = на ранение
ninth_age-value-strength = Сила
ninth_age-value-toughness = Стойкость
ninth_age-value-armour = доспехи
ninth_age-value-armour-piercing = Бронебойность
ninth_age-value-ward = магический спасбросок
ninth_age-value-regeneration = Регенерация
ninth_age-value-multiplier = ран за каждую
ninth_age-value-leadership = Лидерство
ninth_age-value-score = счёт боя
ninth_age-result-hits = попадания
ninth_age-result-wounds = раны
ninth_age-result-unsaved = неспасённые раны
