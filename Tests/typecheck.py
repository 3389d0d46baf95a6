"""How long the compiler takes to check the types of each body and expression of some modules.

    typecheck.py LIMIT MODULE…

Prints the ten slowest, and fails where one takes more than LIMIT milliseconds. The modules they import are those of the
last debug build, as are the compiler's arguments. Times vary with what else the machine does: what is over the limit is
measured again, up to five times, and the shortest time counts.
"""

import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MEASURES = ["-debug-time-function-bodies", "-debug-time-expression-type-checking"]
# Arguments that say what to write where, with the number of their values.
OUTPUT = {
    "-emit-dependencies": 0, "-emit-module": 0, "-emit-module-path": 1, "-output-file-map": 1, "-incremental": 0,
    "-c": 0, "-enable-batch-mode": 0, "-serialize-diagnostics": 0, "-index-store-path": 1, "-emit-const-values": 0,
    "-emit-objc-header": 0, "-emit-objc-header-path": 1, "-parseable-output": 0, "-enable-testing": 0,
}
LINE = re.compile(r"^(\d+(?:\.\d+)?)ms\t(\S+\.swift):(\d+):(\d+)(?:\t(.*))?$")


def command(module):
    """How the module is compiled, as SwiftPM wrote it down, changed to check types alone."""
    with open(os.path.join(ROOT, ".build", "debug.yaml"), encoding="utf-8") as manifest:
        text = manifest.read()
    found = re.search(r'"C\.%s-[^"]*-debug\.module":\n.*?\n    args: (\[.*?\])\n' % re.escape(module), text, re.S)
    if not found:
        sys.exit("There is no module %s in the last build." % module)
    arguments = json.loads(found.group(1))
    kept = []
    skip = 0
    for argument in arguments:
        if skip:
            skip -= 1
        elif argument in OUTPUT:
            skip = OUTPUT[argument]
        elif not re.fullmatch(r"-j\d+", argument):
            kept.append(argument)
    measures = [part for measure in MEASURES for part in ("-Xfrontend", measure)]
    # One compiler for all files: several would share the processor, and their work on what they import would differ.
    return kept + ["-typecheck", "-whole-module-optimization"] + measures


def measure(module):
    """Milliseconds by place; a place is a body, by what it is of, or an expression."""
    run = subprocess.run(command(module), cwd=ROOT, capture_output=True, text=True, check=False)
    times = {}
    for line in (run.stdout + run.stderr).splitlines():
        match = LINE.match(line)
        if match:
            time, path, row, column, of = match.groups()
            place = "%s:%s:%s %s" % (os.path.relpath(path, ROOT), row, column, (of or "expression").split("@")[0])
            times[place] = max(float(time), times.get(place, 0))
    if run.returncode or not times:
        sys.exit("%s could not be checked:\n%s%s" % (module, run.stdout[-2000:], run.stderr[-2000:]))
    return times


def main():
    limit, modules = float(sys.argv[1]), sys.argv[2:]
    times = {}
    for module in modules:
        best = measure(module)
        for _ in range(4):
            if max(best.values()) <= limit:
                break
            again = measure(module)
            best = {place: min(time, again.get(place, time)) for place, time in best.items()}
        times.update(best)
    slowest = sorted(times.items(), key=lambda entry: -entry[1])
    print("%d bodies and expressions of %s; the slowest:" % (len(times), " and ".join(modules)))
    for place, time in slowest[:10]:
        print("%8.1f ms  %s" % (time, place))
    over = [place for place, time in slowest if time > limit]
    if over:
        sys.exit("%d take more than %g ms." % (len(over), limit))


main()
