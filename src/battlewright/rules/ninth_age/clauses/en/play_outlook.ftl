# What pictures say of models in combat: who strikes, who supports, who counts as in contact.

ninth_age-acting-strikes = deep pink and framed: strikes whom it touches ({ $count })
ninth_age-acting-strikes-beside = deep pink: strikes ({ $count })
ninth_age-acting-supports = pale pink: supports from a back rank ({ $count })
ninth_age-acting-supports-framed = pale pink and framed: touches enemies and supports ({ $count })
ninth_age-acting-framed = framed only: touches enemies and may strike nobody ({ $count })
