"""What the tests make use of, by name. To be used a view has to be made, and a modifier to be called: what stands in comments and
strings does not count. Of modifiers of the same name, as those of texts and of all views, one call counts for each."""

import re
from collections import Counter, defaultdict
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "Tests"

NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|""".*?"""|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*"', re.S)
INTERPOLATION = re.compile(r"\\\(((?:[^()]|\([^()]*\))*)\)")
CALLED = re.compile(r"(\.?)\b([A-Za-z]\w*)\b(?:<[^<>()\n]*(?:<[^<>()\n]*>[^<>()\n]*)?>)?\s*[({]")


def code(text):
    """The text without comments and strings, but with what is interpolated in those."""
    def inside(match):
        found = match.group(0)
        return '""' + " ".join(INTERPOLATION.findall(found)) if found.startswith('"') else " "
    return NOT_CODE.sub(inside, text)


class Uses:
    """The names that a suite's tests call with a dot before them, and those that they call without one: how often, in which files."""

    def __init__(self):
        self.with_dot, self.alone = defaultdict(Counter), defaultdict(Counter)

    def files(self, name, is_type):
        # A type may stand behind its module's name.
        return self.with_dot[name] + self.alone[name] if is_type else self.with_dot[name]

    def has(self, name, is_type):
        return bool(self.files(name, is_type))

    def most(self, name, is_type):
        """The file that makes most use of it, or none."""
        files = self.files(name, is_type)
        return [min(files, key=lambda file: (-files[file], file))] if files else []


def of(suite):
    found = Uses()
    for file in sorted((TESTS / suite).rglob("*.swift")):
        for dot, name in CALLED.findall(code(file.read_text())):
            (found.with_dot if dot else found.alone)[name][file.stem] += 1
    return found
