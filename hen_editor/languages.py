"""The languages of the program, those of the user, and how to find the best of the former for the latter."""

from collections.abc import Collection, Iterable, Mapping

from hen_editor.resources import TRANSLATIONS

ENGLISH = "en"
"""The language of the source, which needs only its plural forms translated."""

TITLES = {
    ENGLISH: "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "ja": "日本語",
    "ko": "한국어",
    "zh_CN": "简体中文",
    "zh_TW": "繁體中文",
}
"""The names of the languages, each in itself, by their codes."""

_TRADITIONAL = {"hant", "tw", "hk", "mo"}
"""The scripts and regions in language tags that mean traditional Chinese characters."""

_PREFIX = "hen_editor_"


def offered() -> list[str]:
    """Return the codes of the languages that are completely translated, English first."""
    return [code for code in TITLES if code == ENGLISH or (TRANSLATIONS / file_name(code)).is_file()]


def file_name(code: str) -> str:
    """Return the name of the compiled translation into a language."""
    return f"{_PREFIX}{code}.qm"


def best(wanted: Iterable[str], among: Collection[str]) -> str:
    """Return the first wanted language that is available, else English.

    >>> best(["gsw-CH", "fr_CH.UTF-8", "en"], TITLES), best(["zh-Hant-HK"], TITLES), best(["zh_SG"], TITLES)
    ('fr', 'zh_TW', 'zh_CN')
    """
    return next((code for code in map(_of_tag, wanted) if code in among), ENGLISH)


def of_environment(environment: Mapping[str, str]) -> list[str]:
    """Return the languages that the user of a terminal reads, as POSIX names them, the preferred one first.

    >>> of_environment({"LC_ALL": "", "LANG": "it_IT.UTF-8", "LANGUAGE": "fur:it"}), of_environment({"LANG": "C"})
    (['fur', 'it'], [])
    """
    locale = _locale(environment)
    if locale.split(".")[0] in ("", "C", "POSIX"):
        return []
    return [*filter(None, environment.get("LANGUAGE", "").split(":"))] or [locale]


def names_language(environment: Mapping[str, str]) -> bool:
    """Return whether an environment names a language, even if only `C`; on Windows it usually does not."""
    return bool(_locale(environment))


def _locale(environment: Mapping[str, str]) -> str:
    return next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")


def _of_tag(tag: str) -> str:
    """Return the code of the language of a tag or the name of a locale, such as `zh-Hant-TW` or `it_IT.UTF-8`."""
    language, *others = tag.split(".")[0].split("@")[0].replace("-", "_").lower().split("_")
    if language != "zh":
        return language
    return "zh_TW" if _TRADITIONAL & {*others} else "zh_CN"
