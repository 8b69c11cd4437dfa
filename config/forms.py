"""How forms look: a form's fields are rendered with the site's own templates."""

from __future__ import annotations

from django.forms.renderers import TemplatesSetting


class SiteFormRenderer(TemplatesSetting):
    """Render forms with the design system."""

    form_template_name = "forms/form.html"
    field_template_name = "forms/field.html"
