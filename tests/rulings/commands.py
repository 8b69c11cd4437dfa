"""Running commands, and what they write."""

from __future__ import annotations

import io

import pytest
from django.core.management import CommandError, call_command


def run(*words: object, status: int = 0) -> tuple[str, str]:
    """Run a command and return what it wrote on standard output and standard error."""
    out, err = io.StringIO(), io.StringIO()
    arguments = [str(word) for word in words]
    if status:
        with pytest.raises(CommandError) as caught:
            call_command(*arguments, stdout=out, stderr=err)
        assert caught.value.returncode == status
        err.write(str(caught.value))
    else:
        call_command(*arguments, stdout=out, stderr=err)
    return out.getvalue(), err.getvalue()
