// Swift's Testing names this module as what it adds to CoreGraphics, and the compiler looks for it wherever a file
// imports both. On Linux the toolchain has none; without one here such a file would not build.
