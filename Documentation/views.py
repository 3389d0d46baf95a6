"""Writes views.md, beside this: every public view and modifier of the source, and what becomes of it in a window.

    views.py           writes the page
    views.py --check   exits with 1 where the page is not what the source says

The status is told by the source. A documentation comment with the word "Accepted" or "without effect" says that nothing
comes of it; one with the word "Drawn", or a place in the folder Drawing, that we draw it ourselves; everything else is
a widget of GTK or a property of one. A form without a comment stands under that of the form above it. The tests are those whose tables name the view or modifier: lines `table("name", …)` in
the folders Features of the tests without a display and of those with one.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "Sources/SwiftUICore"
PAGE = HERE / "views.md"
TESTS = [HERE.parent / "Tests" / suite / "Features" for suite in ("SwiftUICoreTests", "GTKRendererTests")]

NATIVE, DRAWN, ACCEPTED = "native", "drawn", "accepted without effect"

TYPE = re.compile(r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:nonisolated )?public (?:nonisolated )?(?:final )?(?:struct|class|enum) (\w+)")
EXTENSION = re.compile(r"(?:public |package )?extension ([\w.]+)")
FUNCTION = re.compile(r"\s*(?:@[\w.]+(?:\([^)]*\))?\s+)*public (?:nonisolated )?(?:static )?func (`?\w+`?)")
TABLE_LINE = re.compile(r'\btable\(\s*((?:"(?:[^"\\]|\\.)*",?\s*)+)\)')
ATTRIBUTE = re.compile(r"\s*@[\w.]+(\(.*\))?\s*$")


def files():
    return sorted(SOURCE.rglob("*.swift"))


def tested():
    """For each name that the tables of tests have, the files that hold it."""
    found = defaultdict(list)
    for folder in TESTS:
        for file in sorted(folder.glob("*.swift")):
            for line in TABLE_LINE.finditer(file.read_text()):
                for name in re.findall(r'"([^"]*)"', line.group(1)):
                    if file.stem not in found[name]:
                        found[name].append(file.stem)
    return found


def conformances():
    """What each type, protocol or extension says it conforms to."""
    found = defaultdict(set)
    for file in files():
        # A declaration may go on over several lines.
        for match in re.finditer(
                r"^(?:@\w+ )*(?:(?:public|package|fileprivate|private|nonisolated|indirect) )*"
                r"(?:struct|final class|class|enum|extension|protocol) ([\w.]+)(?:<[^{]*?>)?\s*:\s*([^{]*)\{",
                file.read_text(), re.M):
            names = re.sub(r"\bwhere\b.*", "", match.group(2), flags=re.S)
            found[match.group(1)] |= {name.strip().split(" ")[-1] for name in re.split(r"[,&]", names)}
    return found


def reaching(goal, found):
    """All that conform to `goal`, also through another."""
    known = {goal}
    while True:
        more = {name for name, protocols in found.items() if protocols & known} - known
        if not more:
            return known - {goal}
        known |= more


def status(comment, file):
    if re.search(r"\bAccepted\b|\baccepted without\b|without effect", comment):
        return ACCEPTED
    if re.search(r"\bDrawn\b", comment) or file.relative_to(SOURCE).parts[0] == "Drawing":
        return DRAWN
    return NATIVE


def sentence(comment):
    """The first sentence, fit for a table."""
    text = re.split(r"(?<=\.)\s", comment + " ", maxsplit=1)[0].split(" - Parameter")[0].strip()
    return text.replace("|", "\\|").replace("<", "&lt;")


def declarations(file):
    """(what it extends or None, kind, name, comment) of each public type, and of each public function in an extension."""
    extended, depth, comment = None, 0, []
    # The function just before, and what was said of it.
    last = (None, "")
    for line in file.read_text().splitlines():
        stripped = line.strip()
        if stripped.startswith("///"):
            comment.append(stripped[3:].strip())
            continue
        if depth == 0:
            match = EXTENSION.match(line)
            if match:
                extended = match.group(1)
            elif stripped and not ATTRIBUTE.match(line) and not stripped.startswith("//"):
                extended = None
        type_match, function = TYPE.match(line), FUNCTION.match(line)
        if type_match and depth == 0:
            yield None, "type", type_match.group(1), " ".join(comment)
        elif function and extended:
            name, text = function.group(1).strip("`"), " ".join(comment)
            if not text and name == last[0]:
                text = last[1]
            last = (name, text)
            yield extended, "function", name, text
        if stripped and not ATTRIBUTE.match(line):
            comment = []
        code = re.sub(r'"(?:\\.|[^"\\])*"', '""', line.split("//")[0])
        depth += code.count("{") - code.count("}")


class Entry:
    def __init__(self):
        self.statuses, self.text = [], ""

    def add(self, comment, file):
        self.statuses.append(status(comment, file))
        if comment and not self.text:
            self.text = sentence(comment)

    @property
    def status(self):
        kinds = [kind for kind in (NATIVE, DRAWN, ACCEPTED) if kind in self.statuses]
        if len(kinds) > 1 and ACCEPTED in kinds:
            return f"{kinds[0]}; {self.statuses.count(ACCEPTED)} of {len(self.statuses)} forms {ACCEPTED}"
        return kinds[0]


def table(entries, head, tests):
    lines = [f"| {head} | status | | tests |", "|---|---|---|---|"]
    for name in sorted(entries, key=lambda name: (name.lower(), name)):
        # The tables hold views' modifiers; tabs' of the same names are others.
        held = "" if name.startswith("TabContent.") else ", ".join(tests.get(name.split(".")[-1], []))
        lines.append(f"| `{name}` | {entries[name].status} | {entries[name].text} | {held} |")
    return lines


def entries():
    """Every public view, modifier of all views and modifier of some, by its name."""
    found = conformances()
    views = reaching("View", found) | reaching("TabContent", found)
    views_and_text = {"Text", "Image", "Shape", "InsettableShape", "DynamicViewContent", "Label", "Link", "TabContent"}
    types, modifiers, others = defaultdict(Entry), defaultdict(Entry), defaultdict(Entry)
    for file in files():
        for extended, kind, name, comment in declarations(file):
            if name.startswith("_"):
                continue
            if kind == "type" and name in views:
                types[name].add(comment, file)
            elif kind == "function" and extended == "View":
                modifiers[name].add(comment, file)
            elif kind == "function" and extended in views_and_text and name not in ("path", "inset", "body"):
                others[f"{extended}.{name}"].add(comment, file)
    return types, modifiers, others


def page():
    tests = tested()
    types, modifiers, others = entries()
    everything = [*types.values(), *modifiers.values(), *others.values()]
    count = {kind: sum(entry.status == kind for entry in everything) for kind in (NATIVE, DRAWN, ACCEPTED)}
    mixed = len(everything) - sum(count.values())
    return "\n".join([
        "# Views and modifiers",
        "",
        "Every public view and every modifier, and what becomes of it in a window: *native* is a widget of GTK, or a",
        "property, a container or an event of one; *drawn* is drawn by us; *accepted without effect* compiles and changes",
        "nothing, for the reason that stands beside it. The tests are the tables that hold a view or modifier line by line: what",
        "it describes, in `Tests/SwiftUICoreTests/Features`, and what GTK makes of it, in `Tests/GTKRendererTests/Features`; most",
        "are held elsewhere as well. Made from the source by `make documentation`; a test holds it to that.",
        "",
        f"{len(types)} views, {len(modifiers)} modifiers of all views, {len(others)} of some: {count[NATIVE]} native, "
        f"{count[DRAWN]} drawn, {count[ACCEPTED]} accepted without effect, {mixed} with forms of both kinds.",
        "",
        "## Views", "", *table(types, "view", tests), "",
        "## Modifiers of all views", "", *table(modifiers, "modifier", tests), "",
        "## Modifiers of texts, images, shapes, rows and tabs", "", *table(others, "modifier", tests), ""])


def main():
    text = page()
    if sys.argv[1:] == ["--check"]:
        if not PAGE.exists() or PAGE.read_text() != text:
            sys.exit(f"{PAGE.name} is not what the source says: make documentation")
    else:
        PAGE.write_text(text)


if __name__ == "__main__":
    main()
