# Названия символов, пробных карточек, оружия, умений, состояний и ключевых слов. Подчёркивания из данных становятся дефисами.

redroll-title = Схватка с Красным броском

redroll-symbol-claw = коготь
redroll-symbol-moon = луна
redroll-symbol-skull = череп
redroll-symbol-blank = пусто

redroll-combo-claw-claw = Коготь и коготь
redroll-combo-claw-skull = Коготь и череп
redroll-combo-moon-claw = Луна и коготь

redroll-profile-hunter = Охотник
redroll-profile-brute = Громила
redroll-profile-werewolf = Оборотень
redroll-profile-werewolf-human = Оборотень (человеческая форма)
redroll-profile-werewolf-beast = Оборотень (звериная форма)
redroll-profile-warbeast = Боевой зверь
redroll-profile-spearman = Копейщик

redroll-weapon-pistol = Пистолет
redroll-weapon-knife = Нож
redroll-weapon-axe = Топор
redroll-weapon-claws = Когти
redroll-weapon-jaws = Челюсти
redroll-weapon-spear = Копьё
redroll-weapon-fists = Кулаки

redroll-ability-cleave = Рассекающий удар
    .effect = Выпавшая 9 на броске попадания даёт 1 дополнительное ранение.
redroll-ability-howl = Вой
    .effect = За 1 жетон ярости бросок умения: если засчитанный кубик показал 6 или больше, все враги не дальше 3 дюймов оглушены.

redroll-state-stunned = Оглушение
redroll-state-rest = Покой
redroll-keyword-handler = Погонщик
