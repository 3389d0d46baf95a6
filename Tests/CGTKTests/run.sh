#!/bin/sh
# Builds and runs the C tests of CGTK, each program under a display of its own.
#   run.sh [NAME…]         all of *-test.c, or those named (stack, frame, …)
#   VALGRIND=1 run.sh …    the same under memcheck
# CC and CFLAGS are honoured. Exit status: 0 if every check of every program passed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
source=$here/../../Sources/CGTK
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
flags="-std=gnu11 -g -O1 -Wall -Wextra -Wno-unused-parameter -Wno-missing-field-initializers -Werror"
gtk=$(pkg-config --cflags --libs gtk+-3.0 libhandy-1)
for file in "$source"/*.c; do
  # shellcheck disable=SC2086
  ${CC:-cc} $flags ${CFLAGS:-} -I"$source/include" -c "$file" -o "$build/$(basename "$file" .c).o" $gtk &
done
wait
export GDK_BACKEND=x11 GTK_THEME=Adwaita GSETTINGS_BACKEND=memory NO_AT_BRIDGE="${NO_AT_BRIDGE-1}" LC_ALL=C.UTF-8
memcheck=
if [ -n "${VALGRIND:-}" ]; then
  export G_SLICE=always-malloc
  memcheck="valgrind -q --error-exitcode=9 --leak-check=full --show-leak-kinds=definite
    --errors-for-leak-kinds=definite --suppressions=$here/gtk.supp --num-callers=30"
  [ -f /usr/share/gtk-3.0/valgrind/gtk.supp ] && memcheck="$memcheck --suppressions=/usr/share/gtk-3.0/valgrind/gtk.supp"
  [ -f /usr/share/glib-2.0/valgrind/glib.supp ] && memcheck="$memcheck --suppressions=/usr/share/glib-2.0/valgrind/glib.supp"
fi
status=0
for test in "$here"/*-test.c; do
  name=$(basename "$test" -test.c)
  if [ $# -gt 0 ]; then
    case " $* " in *" $name "*) ;; *) continue ;; esac
  fi
  echo "== $name"
  # shellcheck disable=SC2086
  ${CC:-cc} $flags ${CFLAGS:-} -I"$source/include" -I"$source" "$test" "$build"/*.o -o "$build/$name" $gtk -lm
  # shellcheck disable=SC2086
  xvfb-run -a -s "-screen 0 1280x1024x24" $memcheck "$build/$name" || status=1
done
exit $status
