#include "CArguments.h"

// Says whether this is glibc, which alone hands the arguments to constructors.
#include <features.h>

#ifdef __GLIBC__

static char **arguments;
static int count;

/// Before anything else of the program: the C library hands over what `main` gets, too.
__attribute__((constructor(101))) static void keep(int argc, char **argv) {
  count = argc;
  arguments = argv;
}

__attribute__((weak)) char **_swift_stdlib_getUnsafeArgvArgc(int *how_many) {
  static char *none[1];
  *how_many = arguments ? count : 0;
  return arguments ? arguments : none;
}

__attribute__((weak)) void _swift_stdlib_overrideUnsafeArgvArgc(char **others, int how_many) {
  arguments = others;
  count = how_many;
}

#endif
