"""Which language to speak when nobody has said."""

from collections.abc import Mapping

# POSIX order: the first of these that is set decides, even when it names a language we do not have.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def preferred_language(env: Mapping[str, str]) -> str:
    """`"ru"` when the locale in `env` (usually `os.environ`) is Russian, else `"en"`.

    >>> preferred_language({"LANG": "ru_RU.UTF-8"})
    'ru'
    >>> preferred_language({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"})
    'en'
    """
    locale = next((env[name] for name in _VARIABLES if env.get(name)), "")
    tongue = locale.replace("-", "_").partition("_")[0].partition(".")[0]
    return "ru" if tongue.lower() == "ru" else "en"
