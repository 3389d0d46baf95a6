#ifndef C_ARGUMENTS_H
#define C_ARGUMENTS_H

// A program's arguments as the C library hands them to it, for Swift's `CommandLine`.
//
// Swift's own runtime finds them by reading /proc/self/maps to its end, whenever a program starts and whether or not
// anybody asks for them: half a millisecond with all of GTK's libraries loaded. Here they are kept as the C library
// passes them to what runs before `main`. These are the two functions that the standard library's object for this defines
// (CommandLine.cpp of Swift 6.3), and they are weak: where Swift's libraries are linked into a program, that object is left
// out of it. Should it ever define more that somebody needs, it is linked in, and its functions count instead of these.
// Where the libraries are loaded, theirs stay in use or these do, and both say the same.

/// How many arguments there are, and where: the program's own, or what they were overridden with.
char *_Nullable *_Nonnull _swift_stdlib_getUnsafeArgvArgc(int *_Nonnull count);
/// Has `CommandLine` answer with these from now on. The memory stays the caller's, who keeps it.
void _swift_stdlib_overrideUnsafeArgvArgc(char *_Nullable *_Nonnull arguments, int count);

#endif
