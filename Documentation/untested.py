"""Finds the public views and modifiers, those of views.md, that no test makes use of: neither one without a display, in
Tests/SwiftUICoreTests, nor one that shows them in a window, in Tests/GTKRendererTests. Of what is accepted without effect one
of the two is enough, which shows that it does no harm.

    untested.py   lists them, and what does nothing and does not say so; exits with 1 if there are any

Views that modifiers alone make have no name in a program, and are left out.
"""

import re
import sys

import uses
import views

SUITES = {"description": "SwiftUICoreTests", "widget": "GTKRendererTests"}


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
    types, modifiers, contents, others = views.entries()
    made = made_by_programs()
    named = {name: entry for name, entry in (types | contents).items() if name in made}
    used = {kind: uses.of(suite) for kind, suite in SUITES.items()}
    lines = []
    for name, entry in (named | modifiers | others).items():
        absent = [kind for kind in SUITES if not used[kind].has(name.split(".")[-1], name in named)]
        if entry.status != views.ACCEPTED:
            lines += [f"{kind} {name}" for kind in absent]
        elif len(absent) == len(SUITES):
            lines.append(f"any {name}")
    return sorted(lines, key=str.lower)


def inert():
    """Modifiers that return what they are called on, where it is not said that they are accepted without effect."""
    returns_itself = re.compile(r"\)[^{]*->[^{]*\{\s*self\s*\}", re.S)
    found = []
    for table, name, comment, file, lines in views.rows():
        form = re.split(r"\n\s*(?:///|@|public )", "\n".join(lines))[0]
        if returns_itself.search(form) and views.status(comment, file) != views.ACCEPTED:
            found.append(f"{name}: returns the view as it is, and does not say that it has no effect")
    return found


def main():
    faults = [f"{line}: no test" for line in missing()] + inert()
    print("\n".join(faults))
    if faults:
        sys.exit(1)


if __name__ == "__main__":
    main()
