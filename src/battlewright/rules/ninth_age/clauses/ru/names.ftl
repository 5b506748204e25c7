# Название правил и их оружия. Подчёркивания из данных становятся дефисами.

ninth_age-title = Ряды и колонны

ninth_age-weapon-hand-weapon = Ручное оружие
ninth_age-weapon-spear = Копьё
ninth_age-weapon-lance = Рыцарское копьё
ninth_age-weapon-light-lance = Лёгкое рыцарское копьё
ninth_age-weapon-halberd = Алебарда
ninth_age-weapon-great-weapon = Двуручное оружие
ninth_age-weapon-flail = Цеп
ninth_age-weapon-paired-weapons = Парное оружие
ninth_age-weapon-bow = Лук
ninth_age-weapon-crossbow = Арбалет
ninth_age-weapon-throwing-weapons = Метательное оружие
