#ifndef CURL_ON_DEMAND_H
#define CURL_ON_DEMAND_H

// libcurl for programs that have Swift's libraries linked in (`--static-swift-stdlib`), opened when a program first uses
// the network.
//
// Foundation's networking is what URLSession is made of, and so it is in every program that shows views. It calls libcurl,
// which brings some thirty libraries with it: to load them takes a fifth of the time that a small window needs to come
// up, and hardly any start of a program loads something from the network right away. The functions here have libcurl's
// names, are seen by nobody outside of the program, and hand each call on. So libcurl's development files are not needed
// to link such a program either.
//
// Where Swift's libraries are loaded as the program starts, the one with Foundation's networking names libcurl itself, and
// nobody calls these.

#endif
