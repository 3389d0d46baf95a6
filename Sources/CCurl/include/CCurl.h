// libcurl's functions as Foundation's networking calls them in a statically linked program; see curl.c. There is nothing
// here to call.
#ifndef CCURL_H
#define CCURL_H
#endif
