"""Who may import whom: import contracts, and pure packages that stay pure."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
APPS = ("accounts", "config", "jobs", "judge", "rulings", "tournaments")

# What a pure package may import beside the standard library and itself.
PURE = {
    "judge.engine": {"msgspec"},
    "judge.cardtext": {"msgspec", "lark", "judge.engine.skills", "judge.engine.instructions"},
    "judge.wording": {"msgspec", "judge.engine"},
    "rulings.corpus": {"msgspec"},
    "rulings.cards": {"msgspec", "rulings.construction"},
    "rulings.construction": {"msgspec"},
    "rulings.offline": {"msgspec", "rulings.search"},
    "tournaments.decks": {"msgspec", "lark", "rapidfuzz"},
    "tournaments.swiss": {"msgspec", "rustworkx"},
}
PRESENT = [package for package in PURE if ROOT.joinpath(*package.split(".")).is_dir()]


def _modules(package: str) -> list[str]:
    files = sorted(ROOT.joinpath(*package.split(".")).rglob("*.py"))
    names = (".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files)
    return [name.removesuffix(".__init__") for name in names]


def _imported(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} uses a relative import"
            names.add(node.module or "")
    return names


def _is_within(name: str, packages: set[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


@pytest.mark.parametrize("package", PRESENT)
def test_importing_a_pure_package_does_not_load_the_site(package: str) -> None:
    code = (
        "import importlib, sys\n"
        f"for name in {_modules(package)!r}: importlib.import_module(name)\n"
        "loaded = {name.partition('.')[0] for name in sys.modules}\n"
        "tainted = {'django', 'celery', 'rest_framework', 'ruamel', 'kombu'} & loaded\n"
        "sys.exit(f'loaded: {sorted(tainted)}' if tainted else 0)"
    )

    answer = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert answer.returncode == 0, answer.stderr


@pytest.mark.parametrize("package", PRESENT)
def test_a_pure_package_imports_what_it_may(package: str) -> None:
    allowed = PURE[package] | {package} | set(sys.stdlib_module_names)
    files = ROOT.joinpath(*package.split(".")).rglob("*.py")

    strange = {
        f"{file.relative_to(ROOT)}: {name}"
        for file in files
        for name in _imported(file)
        if not _is_within(name, allowed)
    }

    assert strange == set()


@pytest.mark.parametrize("package", PRESENT)
def test_a_pure_package_has_no_clock_no_chance_and_no_environment(package: str) -> None:
    worldly = {"random", "time", "datetime", "os", "secrets", "socket", "subprocess", "logging", "threading"}
    if package == "rulings.corpus":
        worldly -= {"datetime"}  # documents carry dates; nothing there asks for today's
    files = ROOT.joinpath(*package.split(".")).rglob("*.py")

    found = {f"{file.relative_to(ROOT)}: {name}" for file in files for name in _imported(file) & worldly}

    assert found == set()


@pytest.fixture
def copy_of_the_tree(tmp_path: Path) -> Path:
    for app in APPS:
        shutil.copytree(ROOT / app, tmp_path / app, ignore=shutil.ignore_patterns("__pycache__", "packs"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def _lint(tree: Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    return subprocess.run(
        command, cwd=tree, env={"PYTHONPATH": str(tree)}, capture_output=True, text=True, check=False
    )


def test_the_contracts_hold(copy_of_the_tree: Path) -> None:
    answer = _lint(copy_of_the_tree)

    assert answer.returncode == 0, answer.stdout


@pytest.mark.parametrize(
    ("file", "line", "contract"),
    [
        ("accounts/errors.py", "from jobs import models", "Apps import downward only"),
        ("jobs/registry.py", "from rulings import errors", "Apps import downward only"),
        ("rulings/errors.py", "from judge import apps", "Apps import downward only"),
        ("jobs/models.py", "from jobs.services import queue", "Inside an app"),
        ("accounts/services/roles.py", "from accounts import forms", "Inside an app"),
        ("judge/engine/ids.py", "from django.db import models", "The engine knows"),
        ("rulings/corpus/codes.py", "from rulings import models", "The corpus knows"),
        ("tournaments/swiss/types.py", "from tournaments import errors", "Pairing and standings know"),
    ],
)
def test_a_planted_upward_import_breaks_its_contract(
    copy_of_the_tree: Path, file: str, line: str, contract: str
) -> None:
    with (copy_of_the_tree / file).open("a", encoding="utf-8") as planted:
        planted.write(f"\n{line}\n")

    answer = _lint(copy_of_the_tree)

    assert answer.returncode == 1
    broken = [row for row in answer.stdout.splitlines() if row.endswith("BROKEN")]
    assert any(row.startswith(contract) for row in broken), answer.stdout
