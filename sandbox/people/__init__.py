"""People at their clients: what they do, what they see, and what they get for it.

Begin with `person`: what he does that a bot must answer. He is an `author`, who writes among others, and an
`onlooker`, who sees; `seen`, `forms` and `reply` are what he gets to see. What his client lets him do is
said by `offers` (commands), `command_line`, `options` and `menus`; the rest is `not_offered`, or left to
`forging`.
"""
