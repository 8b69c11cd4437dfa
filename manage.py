#!/usr/bin/env python
"""Run Django's command line with the development settings unless told otherwise."""

import os
import sys

from django.core.management import execute_from_command_line


def main() -> None:
    """Hand the command line to Django."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.dev")
    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
