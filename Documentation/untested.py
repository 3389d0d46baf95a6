"""Finds the public views and modifiers, those of views.md, that no test makes use of: neither one without a display, in
Tests/SwiftUICoreTests, nor one that shows them in a window, in Tests/GTKRendererTests. Of what is accepted without effect one
of the two is enough, which shows that it does no harm.

    untested.py   lists them, and what does nothing and does not say so; exits with 1 if there are any

To be used a view has to be made, and a modifier to be called: what stands in comments and strings does not count. Views that
modifiers alone make have no name in a program, and are left out. Of modifiers of the same name, as those of texts and of all
views, one call counts for each.
"""

import re
import sys
from pathlib import Path

import views

HERE = Path(__file__).resolve().parent
TESTS = HERE.parent / "Tests"
SUITES = {"description": "SwiftUICoreTests", "widget": "GTKRendererTests"}

NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|""".*?"""|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*"', re.S)
INTERPOLATION = re.compile(r"\\\(((?:[^()]|\([^()]*\))*)\)")


def code(text):
    """The text without comments and strings, but with what is interpolated in those."""
    def inside(match):
        found = match.group(0)
        return '""' + " ".join(INTERPOLATION.findall(found)) if found.startswith('"') else " "
    return NOT_CODE.sub(inside, text)


def uses(suite):
    """The names that the suite's tests call with a dot before them, and those that they call without one."""
    text = "\n".join(code(file.read_text()) for file in sorted((TESTS / suite).rglob("*.swift")))
    called = re.compile(r"(\.?)\b([A-Za-z]\w*)\b(?:<[^<>()\n]*(?:<[^<>()\n]*>[^<>()\n]*)?>)?\s*[({]")
    with_dot, alone = set(), set()
    for dot, name in called.findall(text):
        (with_dot if dot else alone).add(name)
    return with_dot, alone


def made_by_programs():
    """The types that a program can make."""
    opening = re.compile(r"(?:@\w+(?:\([^)]*\))? )*(?:(?:public|nonisolated|final) )*(?:struct|class|enum|extension) (\w+)\b(?!\.)")
    found = set()
    for file in views.files():
        name = None
        for line in file.read_text().splitlines():
            if match := opening.match(line):
                name = match.group(1)
            elif re.match(r"\s*(?:@.*\s)?public .*\binit[?(<]", line) and name:
                found.add(name)
    return found


def missing():
    """Lines of a kind of test and a name."""
    types, modifiers, others = views.entries()
    made = made_by_programs()
    entries = {name: entry for name, entry in types.items() if name in made} | modifiers | others
    used = {kind: uses(suite) for kind, suite in SUITES.items()}

    def is_used(name, kind):
        with_dot, alone = used[kind]
        # A type may stand behind its module's name.
        return name in alone | with_dot if name in types else name.split(".")[-1] in with_dot

    lines = []
    for name, entry in entries.items():
        absent = [kind for kind in SUITES if not is_used(name, kind)]
        if entry.status != views.ACCEPTED:
            lines += [f"{kind} {name}" for kind in absent]
        elif len(absent) == len(SUITES):
            lines.append(f"any {name}")
    return sorted(lines, key=str.lower)


def inert():
    """Modifiers that return what they are called on, where it is not said that they are accepted without effect."""
    returns_itself = re.compile(r".*?-> (?:some View|Image|Text|some TabContent<TabValue>)\s*\{\s*self\s*\}", re.S)
    found = []
    for file in views.files():
        comment, last = [], (None, "")
        lines = file.read_text().splitlines()
        for index, line in enumerate(lines):
            if line.strip().startswith("///"):
                comment.append(line.strip()[3:].strip())
                continue
            if function := views.FUNCTION.match(line):
                name, text = function.group(1), " ".join(comment)
                # A form without a comment stands under that of the form above it.
                last = (name, text or (last[1] if name == last[0] else ""))
                form = returns_itself.match("\n".join(lines[index:index + 12]))
                if form and form.group(0).count("func ") == 1 and views.status(last[1], file) != views.ACCEPTED:
                    found.append(f"{name}: returns the view as it is, and does not say that it has no effect")
            if line.strip() and not views.ATTRIBUTE.match(line):
                comment = []
    return found


def main():
    faults = [f"{line}: no test" for line in missing()] + inert()
    print("\n".join(faults))
    if faults:
        sys.exit(1)


if __name__ == "__main__":
    main()
