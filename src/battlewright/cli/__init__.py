"""The terminal: one verb a command, all of them thin over the parts below.

`main` is the entry point and the guard that no traceback passes, `app` the verbs with their options; each verb's
work is in a module of its own, imported when the verb runs. `playing` is the hot-seat game, `python` what
`import battlewright` offers.
"""
