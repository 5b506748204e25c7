# What pictures say of models in combat: who strikes, who supports, who counts as in contact.

ninth_age-acting-strikes = dark and framed: strikes whom it touches ({ $count })
ninth_age-acting-strikes-beside = dark: strikes ({ $count })
ninth_age-acting-supports = light: supports from a back rank ({ $count })
ninth_age-acting-supports-framed = light and framed: touches enemies and supports ({ $count })
ninth_age-acting-framed = framed only: touches enemies and may strike nobody ({ $count })
