#!/bin/sh
# Builds and runs the C tests of CGTK, each program under a display of its own.
#   run.sh [NAME…]         all of *-test.c, or those named (stack, frame, …)
#   VALGRIND=1 run.sh …    the same under memcheck
#   SCREENSHOTS=DIR        where the pictures go that some of them take
# `cbench-test.c` is of the benchmark's side in C (Sources/CBench), and is linked with that as well.
# `stack-bench.c` is not a test; `run.sh bench ROWS` builds and runs it.
# CC and CFLAGS are honoured. Exit status: 0 if every check of every program passed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
source=$here/../../Sources/CGTK
bench=$here/../../Sources/CBench
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
flags="-std=gnu11 -g -O1 -Wall -Wextra -Wno-unused-parameter -Wno-missing-field-initializers -Werror"
cflags=$(pkg-config --cflags gtk+-3.0 libhandy-1 fontconfig)
gtk="$cflags $(pkg-config --libs gtk+-3.0 libhandy-1 fontconfig)"
compiling=
for file in "$source"/*.c; do
  # shellcheck disable=SC2086
  ${CC:-cc} $flags ${CFLAGS:-} -I"$source/include" -c "$file" -o "$build/$(basename "$file" .c).o" $cflags &
  compiling="$compiling $!"
done
# One by one: a bare `wait` passes over what failed.
for process in $compiling; do wait "$process"; done
export GDK_BACKEND=x11 GTK_THEME=Adwaita GSETTINGS_BACKEND=memory LC_ALL=C.UTF-8
export NO_AT_BRIDGE="${NO_AT_BRIDGE-1}" SCREENSHOTS="${SCREENSHOTS-$build}"
memcheck=
if [ -n "${VALGRIND:-}" ]; then
  export G_SLICE=always-malloc
  memcheck="valgrind -q --error-exitcode=9 --leak-check=full --show-leak-kinds=definite
    --errors-for-leak-kinds=definite --suppressions=$here/gtk.supp --num-callers=30"
  for known in /usr/share/gtk-3.0/valgrind/gtk.supp /usr/share/glib-2.0/valgrind/glib.supp; do
    [ -f "$known" ] && memcheck="$memcheck --suppressions=$known"
  done
fi
if [ "${1:-}" = bench ]; then
  # shellcheck disable=SC2086
  ${CC:-cc} $flags -O2 -I"$source/include" "$here/stack-bench.c" "$build"/*.o -o "$build/bench" $gtk -lm
  xvfb-run -a -s "-screen 0 1280x1024x24" "$build/bench" "${2:-1000}"
  exit
fi
status=0
for test in "$here"/*-test.c; do
  name=$(basename "$test" -test.c)
  if [ $# -gt 0 ]; then
    case " $* " in *" $name "*) ;; *) continue ;; esac
  fi
  echo "== $name"
  other=
  [ "$name" != cbench ] || other="-Wno-cast-function-type -I$bench/include -I$bench $(echo "$bench"/*.c)"
  # shellcheck disable=SC2086
  ${CC:-cc} $flags ${CFLAGS:-} -I"$source/include" -I"$source" "$test" $other "$build"/*.o -o "$build/$name" $gtk -lm
  # shellcheck disable=SC2086
  xvfb-run -a -s "-screen 0 1280x1024x24" $memcheck "$build/$name" || status=1
done
exit $status
