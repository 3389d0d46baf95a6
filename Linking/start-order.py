#!/usr/bin/env python3
"""Writes which functions programs run as they start and as views change, for a linker to put side by side.

    start-order.py MODULE PROGRAM… -- BENCH ARGUMENT…
                                      on a display (Tests/Person/desktop.py); `make start-order` builds and runs all of it
    start-order.py --age FILE PROGRAM…
                                      says how many of FILE's names none of the programs has, where they are many

A function that runs for the first time is read from the program's file with the sixteen pages around it, which takes some
eight microseconds: a start runs two thousand functions, and where they lie all over the program that is a twentieth of it.
Each program is run by Valgrind's callgrind until MODULE, a module for GTK_MODULES, ends it with its first frame; BENCH, which
changes views in every way it has, to its end, and what it alone runs comes last: a change of one row runs a thousand functions
that the processor no longer has at hand, and waits for each. The names go to standard output, one a line, those of the first
program first, each program's by the alphabet, so that a later file differs where the program does. A name that a later build
does not have does no harm.
"""
import os
import re
import subprocess
import sys
import tempfile


def functions(program):
    """The names in the program's symbol table that are functions'."""
    table = subprocess.run(["nm", program], check=True, capture_output=True, text=True).stdout
    entries = (line.split() for line in table.splitlines())
    return {entry[2] for entry in entries if len(entry) == 3 and entry[1] in "tTwW"}


def run(profile, program):
    """The names of the program's functions that ran, as callgrind's file has them: each is spelled out where it first
    comes, and is a number from then on."""
    objects, names, current = {}, {}, None
    for line in open(profile, encoding="utf-8", errors="replace"):
        entry = re.match(r"(c?)(ob|fn)=\((\d+)\)(?: (.*))?$", line.rstrip("\n"))
        if not entry:
            continue
        called, kind, number, name = entry.groups()
        known = objects if kind == "ob" else names
        if name:
            known[number] = name
        if called:
            continue
        if kind == "ob":
            current = known[number]
        elif current == program:
            # A recursion's further calls have a count behind the name.
            yield known[number].split("'")[0]


def ran(command, folder, variables):
    # Valgrind does not read all that compilers write for debuggers.
    bare = os.path.join(folder, os.path.basename(command[0]))
    subprocess.run(["strip", "--strip-debug", "-o", bare, command[0]], check=True)
    profile = os.path.join(folder, "profile")
    environment = dict(os.environ, HOME=folder, XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder, XDG_STATE_HOME=folder, **variables)
    subprocess.run(["valgrind", "--quiet", "--tool=callgrind", "--demangle=no", "--callgrind-out-file=" + profile, bare, *command[1:]],
                   check=True, env=environment, stdout=sys.stderr)
    own = functions(bare)
    return [name for name in run(profile, bare) if name in own]


def started(program, module, folder):
    return ran([program], folder, {"GTK_MODULES": os.path.abspath(module), "BENCH_FRAMES": os.path.join(folder, "frames"),
                                   "BENCH_FIRST": "1"})


def tell_age(path, programs):
    names = set(open(path, encoding="utf-8").read().split())
    gone = len(names - set().union(*map(functions, programs)))
    # Three of a hundred that were gone, with as many new ones elsewhere, have cost a tenth of the time of small changes.
    if gone > len(names) / 50:
        print(f"{path}: {gone} of {len(names)} functions are no more, which costs time: make start-order", file=sys.stderr)


def main():
    arguments = sys.argv[1:]
    if arguments[:1] == ["--age"] and len(arguments) > 2:
        return tell_age(arguments[1], arguments[2:])
    bench = arguments[arguments.index("--") + 1:] if "--" in arguments else []
    module, *programs = arguments[:arguments.index("--")] if bench else [""]
    if not programs:
        sys.exit(__doc__)
    order = {}
    for program in programs + [bench[0]]:
        with tempfile.TemporaryDirectory() as folder:
            names = started(program, module, folder) if program in programs else ran(bench, folder, {})
            # What is there already keeps its place.
            order.update(dict.fromkeys(sorted(set(names) - set(order))))
        print(f"{os.path.basename(program)}: {len(order)} functions so far", file=sys.stderr)
    print("\n".join(order))


main()
