"""People at their clients: what they do, what they see, and what they get for it.

Begin with `person`: what people do that a bot must answer. A person is also an `author`, who writes, and an
`onlooker`, who sees; `seen`, `forms` and `reply` are what people get to see. `offers` (commands),
`command_line`, `options` and `menus` say what a client lets them do; `not_offered` has what it refuses, and
`forging` what a hostile client does.
"""
