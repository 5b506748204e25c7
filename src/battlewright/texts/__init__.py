"""What people read: Fluent texts in English and Russian, looked up by message id.

Code never builds sentences. It raises errors and offers options that carry a message id and arguments;
this package turns them into a sentence in the reader's language.
"""

from battlewright.texts.arguments import Sayable, clean
from battlewright.texts.catalog import Catalog, MissingText, catalog, languages
from battlewright.texts.language import preferred_language
from battlewright.texts.speech import cite, say

__all__ = [
    "Catalog",
    "MissingText",
    "Sayable",
    "catalog",
    "cite",
    "clean",
    "languages",
    "preferred_language",
    "say",
]
