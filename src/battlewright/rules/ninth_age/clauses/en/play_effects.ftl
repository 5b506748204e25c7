# What changed in a position: casualties, wounds of a champion, reforms.

event-casualties =
    { $unit } takes { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} and loses { $models ->
    [0] no models
    [one] { $models } model
   *[other] { $models } models
}; { $left ->
    [0] none of its rank and file are left
   *[some] { $left } of its rank and file left
}.
event-champion-wounded =
    The champion of { $unit } takes { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}; { $left ->
    [0] he falls
   *[some] he can take { $left } more
}.
event-reformed =
    { $unit } reforms into { $files ->
    [one] { $files } file
   *[other] { $files } files
}.
