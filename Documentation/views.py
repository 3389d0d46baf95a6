"""Writes views.md, beside this: every public view and modifier of the source, and what becomes of it in a window.

    views.py           writes the page
    views.py --check   exits with 1 where the page is not what the source says

The rows follow from the source. A view is a public type that conforms to `View`; what builders other than a `ViewBuilder` take,
as a toolbar's or a table's, are the types that conform to one of the protocols that those builders name. A modifier is a public
function of a view, of such content or of a protocol of theirs that returns one of these.

The status is told by the source. A documentation comment with the word "Accepted" or "without effect" says that nothing
comes of it; one with the word "Drawn", or a place in the folder Drawing, that we draw it ourselves; everything else is
a widget of GTK or a property of one. A form without a comment stands under that of the form above it, or of the
extension that it is in.

The tests are those whose tables name the view or modifier: lines `table("name", …)` in the folders Features of the tests without
a display and of those with one. Where no table of the one or the other names it, it is the file there that makes most use of it.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

import uses

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "Sources/SwiftUICore"
PAGE = HERE / "views.md"
TESTS = [HERE.parent / "Tests" / suite / "Features" for suite in ("SwiftUICoreTests", "GTKRendererTests")]

NATIVE, DRAWN, ACCEPTED = "native", "drawn", "accepted without effect"

TYPE = re.compile(r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:nonisolated )?public (?:nonisolated )?(?:final )?(?:struct|class|enum) (\w+)")
EXTENSION = re.compile(r"(?:public |package )?extension ([\w.]+)")
FUNCTION = re.compile(r"\s*(?:@[\w.]+(?:\([^)]*\))?\s+)*public (?:nonisolated )?func (`?\w+`?)")
BUILDER = re.compile(r"^@resultBuilder\b.*?^\}", re.M | re.S)
BUILT = re.compile(r"static func build\w+<([^(]*)>\(")
TABLE_LINE = re.compile(r'\btable\(\s*((?:"(?:[^"\\]|\\.)*",?\s*)+)\)')
ATTRIBUTE = re.compile(r"\s*@[\w.]+(\(.*\))?\s*$")


def files():
    return sorted(SOURCE.rglob("*.swift"))


SUITES = [folder.parent.name for folder in TESTS]


def tested():
    """For each suite, and each name that its tables have, the files that hold it."""
    found = [defaultdict(list) for _ in TESTS]
    for folder, names in zip(TESTS, found):
        for file in sorted(folder.glob("*.swift")):
            for line in TABLE_LINE.finditer(file.read_text()):
                for name in re.findall(r'"([^"]*)"', line.group(1)):
                    if file.stem not in names[name]:
                        names[name].append(file.stem)
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


def built():
    """The protocols that the result builders name, but for `View`."""
    names = set()
    for file in files():
        for builder in BUILDER.finditer(file.read_text()):
            for generics in BUILT.findall(builder.group(0)):
                names |= set(re.findall(r":\s*(\w+)", generics))
    return names - {"View"}


def requirements(found):
    """What functions protocols ask of each type that conforms to them: those are no modifiers."""
    names = defaultdict(set)
    for file in files():
        for protocol, body in re.findall(r"^[^/\n]*\bprotocol (\w+)(.*?)^\}", file.read_text(), re.M | re.S):
            asked = set(re.findall(r"^  [^/\n]*\bfunc (\w+)", body, re.M))
            for name in reaching(protocol, found) | {protocol} if asked else ():
                names[name] |= asked
    return names


def result(lines):
    """The first word of the type that the function beginning with these lines returns; None: it is none."""
    depth, arrow, text = 0, None, " ".join(lines)
    for index, character in enumerate(text):
        if character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
        elif depth == 0 and text.startswith("->", index):
            arrow = index
        elif depth == 0 and character == "{":
            text = text[:index]
            break
    # A tuple or a function is none of these.
    match = re.match(r"->\s*(?:some |any )?(\w+)", text[arrow:]) if arrow is not None else None
    return match.group(1) if match else None


def declarations(file):
    """(type or what it extends, kind, name, comment, first lines) of each public type, and of each public function in a type or an
    extension at the file's top."""
    owner, depth, comment, heading = None, 0, [], ""
    # The function just before, and what was said of it.
    last = (None, "")
    lines = file.read_text().splitlines()
    for index, line in enumerate(lines):
        stripped = line.strip()
        if stripped.startswith("///"):
            comment.append(stripped[3:].strip())
            continue
        type_match, function = TYPE.match(line), FUNCTION.match(line)
        if depth == 0 and (match := EXTENSION.match(line) or type_match):
            # What is said of a type is not said of its functions.
            owner, heading = match.group(1), "" if type_match else " ".join(comment)
        if type_match and depth == 0:
            yield owner, "type", owner, " ".join(comment), []
        elif function and owner and depth == 1:
            name, text = function.group(1).strip("`"), " ".join(comment)
            if not text:
                text = last[1] if name == last[0] else heading
            last = (name, text)
            yield owner, "function", name, text, lines[index:index + 12]
        if stripped and not ATTRIBUTE.match(line):
            comment = []
        code = re.sub(r'"(?:\\.|[^"\\])*"', '""', line.split("//")[0])
        depth += code.count("{") - code.count("}")
        if depth == 0 and stripped == "}":
            owner = None


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


class Tests:
    """What the tests hold, by name."""

    def __init__(self):
        self.tables = tested()
        self.uses = [uses.of(suite) for suite in SUITES]

    def naming(self, name, is_type):
        """The files that hold a view or modifier, as `Image.resizable`."""
        word, held = name.split(".")[-1], []
        # The tables hold views' modifiers; those of the same names of tabs, bars and tables are others.
        is_other = "." in name and name.split(".")[0] not in VIEWS_IN_TABLES
        for table, use in zip(self.tables, self.uses):
            files = [] if is_other else table.get(word, [])
            held += files or use.most(word, is_type)
        return list(dict.fromkeys(held))


# Whose own modifiers the tables name.
VIEWS_IN_TABLES = {"Text", "Image", "Shape", "InsettableShape", "DynamicViewContent", "Label", "Link"}


def table(entries, head, tests):
    lines = [f"| {head} | status | | tests |", "|---|---|---|---|"]
    for name in sorted(entries, key=lambda name: (name.lower(), name)):
        held = ", ".join(tests.naming(name, head in ("view", "content")))
        lines.append(f"| `{name}` | {entries[name].status} | {entries[name].text} | {held} |")
    return lines


def rows():
    """Everything that has a row: (which table, name, comment, file, first lines) of each of its forms."""
    found = conformances()
    views, protocols = reaching("View", found), built()
    contents = set().union(*(reaching(name, found) for name in protocols)) - views
    shown, required = views | contents | protocols | {"View"}, requirements(found)
    for file in files():
        for owner, kind, name, comment, lines in declarations(file):
            if name.startswith("_") or owner.startswith("_"):
                continue
            if kind == "type":
                if name in views | contents:
                    yield "views" if name in views else "contents", name, comment, file, lines
            elif owner == "View":
                yield "modifiers", name, comment, file, lines
            elif owner in shown and result(lines) in shown | {"Self"} and name not in required[owner]:
                yield "others", f"{owner}.{name}", comment, file, lines


def entries():
    """Every public view, modifier of all views, content of other builders and modifier of some, by its name."""
    tables = {table: defaultdict(Entry) for table in ("views", "modifiers", "contents", "others")}
    for table, name, comment, file, _ in rows():
        tables[table][name].add(comment, file)
    return tables.values()


def page():
    tests = Tests()
    types, modifiers, contents, others = entries()
    everything = [entry for kind in (types, modifiers, contents, others) for entry in kind.values()]
    count = {kind: sum(entry.status == kind for entry in everything) for kind in (NATIVE, DRAWN, ACCEPTED)}
    mixed = len(everything) - sum(count.values())
    return "\n".join([
        "# Views and modifiers",
        "",
        "Every public view and every modifier, and what becomes of it in a window: *native* is a widget of GTK, or a",
        "property, a container or an event of one; *drawn* is drawn by us; *accepted without effect* compiles and changes",
        "nothing, for the reason that stands beside it. The tests are the tables that hold a view or modifier line by line: what",
        "it describes, in `Tests/SwiftUICoreTests/Features`, and what GTK makes of it, in `Tests/GTKRendererTests/Features`; or, where",
        "no table does, the file there that makes most use of it. Made from the source by `make documentation`; a test holds it to",
        "that.",
        "",
        f"{len(types)} views, {len(modifiers)} modifiers of all views, {len(contents)} contents of what else is built,",
        f"{len(others)} modifiers of some: {count[NATIVE]} native, {count[DRAWN]} drawn, {count[ACCEPTED]} accepted without effect,",
        f"{mixed} with forms of both kinds.",
        "",
        "## Views", "", *table(types, "view", tests), "",
        "## Modifiers of all views", "", *table(modifiers, "modifier", tests), "",
        "## Contents of scenes, menus, bars, tabs, tables, rotors, keyframes and transfers", "", *table(contents, "content", tests), "",
        "## Modifiers of some of these", "", *table(others, "modifier", tests), ""])


def main():
    text = page()
    if sys.argv[1:] == ["--check"]:
        if not PAGE.exists() or PAGE.read_text() != text:
            sys.exit(f"{PAGE.name} is not what the source says: make documentation")
    else:
        PAGE.write_text(text)


if __name__ == "__main__":
    main()
