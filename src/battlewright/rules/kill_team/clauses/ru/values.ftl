# Значения, с которыми бросают, и то, за чем следят шансы: слова объяснений.

kill_team-value-ap = AP
kill_team-value-attacks = Атаки
kill_team-value-bs = НС
kill_team-value-cover = спас-бросок за укрытие
kill_team-value-hit-need = на попадание
kill_team-value-i = Инициатива
kill_team-value-initiative-value = Инициатива
kill_team-value-ld = Лидерство
kill_team-value-result = результат боя
kill_team-value-s = Сила
kill_team-value-shots = выстрелы
kill_team-value-strength = Сила
kill_team-value-t = Стойкость
kill_team-value-toughness = Стойкость
kill_team-value-wound-need = на рану
kill_team-value-ws = НР

quantity-fled = бежала со стола
quantity-falling_back = отступает
quantity-losses = потеряно моделей
quantity-routed = разгромлена
