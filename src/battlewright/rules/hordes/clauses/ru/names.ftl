# Название правил, их состояния и свои слова для того, что есть в общем словаре.
# Подчёркивания из данных становятся дефисами.

hordes-title = Варлоки и варбисты

hordes-state-knocked-down = Сбит с ног
hordes-state-stationary = Неподвижность
hordes-state-shield-wall = Стена Щитов
hordes-state-aimed = Прицелилась
hordes-state-mind-crippled = Разум искалечен
hordes-state-body-crippled = Тело искалечено
hordes-state-spirit-crippled = Дух искалечен

hordes-aspect-mind = Разум
hordes-aspect-body = Тело
hordes-aspect-spirit = Дух

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

hordes-profile-stone-shaman = Каменный шаман
hordes-profile-stone-brute = Каменный громила
hordes-profile-stone-giant = Каменный великан
hordes-profile-bile-toad = Желчная жаба
hordes-profile-shield = Щитоносец
hordes-profile-javelineer = Метатель дротиков
hordes-profile-mortar-crew = Расчёт мортиры
hordes-profile-hammerer = Молотобоец
hordes-profile-wolf-queen = Волчья королева
hordes-profile-wolf-brute = Волк-громила
hordes-profile-wolf-alpha = Волчий вожак
hordes-profile-quill-boar = Иглистый вепрь
hordes-profile-fire-drake = Огненный змей
hordes-profile-spearman = Копейщик
hordes-profile-bowman = Лучник
hordes-profile-scout = Разведчик
hordes-profile-stalker = Крадущийся

hordes-weapon-claw = Коготь
hordes-weapon-left-fist = Левый кулак
hordes-weapon-right-fist = Правый кулак
hordes-weapon-jaws = Челюсти
hordes-weapon-horns = Рога
hordes-weapon-sword = Меч
hordes-weapon-axe = Топор
hordes-weapon-dagger = Кинжал
hordes-weapon-staff = Посох
hordes-weapon-spear = Копьё
hordes-weapon-glaive = Глефа
hordes-weapon-hammer = Молот
hordes-weapon-bow = Лук
hordes-weapon-short-bow = Короткий лук
hordes-weapon-javelin = Дротик
hordes-weapon-quills = Иглы
hordes-weapon-mortar = Мортира
hordes-weapon-bile = Желчь
hordes-weapon-fire-breath = Огненное дыхание
hordes-weapon-fire-bolt = Огненная стрела
hordes-weapon-frost-bolt = Ледяная стрела
hordes-weapon-thunderclap = Раскат грома
hordes-weapon-whirlwind = Вихрь
hordes-weapon-gust = Порыв ветра
