"""The words around sentences, in the language the sentences of the page are in."""

from __future__ import annotations

from django import template
from django.template import Context

from judge.wording import say_text

register = template.Library()


@register.simple_tag(takes_context=True)
def said(context: Context, text: str, **fields: str | int) -> str:
    """Say a heading, button or notice by its code; `language` of the page says in which language."""
    return say_text(text=text, language=str(context.get("language", "")), **fields)
