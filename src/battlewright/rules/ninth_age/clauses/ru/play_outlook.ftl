# Что рисунки говорят о моделях в бою: кто бьёт, кто поддерживает, кто считается в контакте.

ninth_age-acting-strikes = ярко-розовые в рамке: бьют тех, с кем в контакте ({ $count })
ninth_age-acting-strikes-beside = ярко-розовые: бьют ({ $count })
ninth_age-acting-supports = бледно-розовые: поддерживают из заднего ряда ({ $count })
ninth_age-acting-supports-framed = бледно-розовые в рамке: в контакте с врагом и поддерживают ({ $count })
ninth_age-acting-framed = только рамка: в контакте с врагом, но бить никого не могут ({ $count })
