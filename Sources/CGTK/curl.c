// Foundation's networking stands on libcurl. A program that is linked with it loads libcurl at its start, with the two
// dozen libraries that this needs in turn: ten milliseconds, in a program that may never ask for a URL. A statically
// linked Foundation leaves these functions to the program, so here they are: each looks libcurl up when it is first
// called.
//
// Hidden, so that a dynamically linked Foundation keeps its own. All parameters and results are as wide as a pointer or
// narrower whole numbers, on which C's calling conventions for Linux agree with and without a prototype's `...`.
#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

static void *library(void) {
  static void *loaded;
  if (loaded) return loaded;
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
  for (size_t i = 0; i < sizeof names / sizeof *names && !loaded; i++)
    loaded = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  return loaded;
}

static void *function(const char *name) {
  void *found = library() ? dlsym(library(), name) : NULL;
  if (found) return found;
  fprintf(stderr, "Network addresses cannot be loaded without libcurl (libcurl4 on Debian): %s\n", dlerror());
  abort();
}

#define HIDDEN __attribute__((visibility("hidden")))

// The types are those of <curl/curl.h>, seen from far: handles are pointers, codes are `int`.
#define FORWARD(RESULT, NAME, PARAMETERS, ARGUMENTS)          \
  HIDDEN RESULT NAME PARAMETERS;                              \
  RESULT NAME PARAMETERS {                                    \
    static RESULT(*found) PARAMETERS;                         \
    if (!found) found = (RESULT(*) PARAMETERS)function(#NAME); \
    return found ARGUMENTS;                                   \
  }

#define FORWARD_VARIADIC(NAME)                                         \
  HIDDEN int NAME(void *handle, int option, ...);                      \
  int NAME(void *handle, int option, ...) {                            \
    static int (*found)(void *, int, ...);                             \
    if (!found) found = (int (*)(void *, int, ...))function(#NAME);    \
    va_list rest;                                                      \
    va_start(rest, option);                                            \
    void *value = va_arg(rest, void *);                                \
    va_end(rest);                                                      \
    return found(handle, option, value);                               \
  }

FORWARD(int, curl_global_init, (long flags), (flags))
FORWARD(char *, curl_version, (void), ())
FORWARD(void *, curl_version_info, (int age), (age))
FORWARD(void, curl_free, (void *memory), (memory))

FORWARD(void *, curl_easy_init, (void), ())
FORWARD(void, curl_easy_cleanup, (void *handle), (handle))
FORWARD(int, curl_easy_pause, (void *handle, int mask), (handle, mask))
FORWARD(const char *, curl_easy_strerror, (int code), (code))
FORWARD_VARIADIC(curl_easy_setopt)
FORWARD_VARIADIC(curl_easy_getinfo)

FORWARD(void *, curl_multi_init, (void), ())
FORWARD(int, curl_multi_cleanup, (void *multi), (multi))
FORWARD(int, curl_multi_add_handle, (void *multi, void *handle), (multi, handle))
FORWARD(int, curl_multi_remove_handle, (void *multi, void *handle), (multi, handle))
FORWARD(int, curl_multi_assign, (void *multi, int socket, void *data), (multi, socket, data))
FORWARD(int, curl_multi_socket_action, (void *multi, int socket, int events, int *running),
        (multi, socket, events, running))
FORWARD(void *, curl_multi_info_read, (void *multi, int *left), (multi, left))
FORWARD_VARIADIC(curl_multi_setopt)

FORWARD(void *, curl_slist_append, (void *list, const char *text), (list, text))
FORWARD(void, curl_slist_free_all, (void *list), (list))

FORWARD(void *, curl_url, (void), ())
FORWARD(int, curl_url_set, (void *url, int part, const char *text, unsigned flags),
        (url, part, text, flags))
FORWARD(int, curl_url_get, (void *url, int part, char **text, unsigned flags), (url, part, text, flags))
