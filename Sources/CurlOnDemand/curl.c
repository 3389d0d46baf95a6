#include "CurlOnDemand.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

static void *_Atomic library;

static void open_library(void) {
  // The library's name has been this one since 2006; distributions that build it against GnuTLS add that.
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
    void *opened = dlopen(names[i], RTLD_NOW | RTLD_GLOBAL);
    if (!opened) continue;
    atomic_store(&library, opened);
    return;
  }
  // The dynamic loader would not even have started the program.
  fprintf(stderr, "libcurl (%s) is needed to load something from the network, and is not installed.\n", names[0]);
  abort();
}

static void *function(const char *name) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  void *found = dlsym(atomic_load(&library), name);
  if (found) return found;
  fprintf(stderr, "The libcurl that is installed has no %s.\n", name);
  abort();
}

// What is handed on are addresses and numbers of up to 64 bits, which all come in registers of one kind there.
#if __SIZEOF_POINTER__ == 8

/// Only for this program: another library that uses libcurl gets libcurl's own.
#define OWN __attribute__((visibility("hidden"), used))

/// The function of that name in libcurl, looked up once.
#define THEIRS(name, type)                                                   \
  ({                                                                         \
    static void *_Atomic known;                                              \
    void *there = atomic_load_explicit(&known, memory_order_relaxed);        \
    if (!there) atomic_store_explicit(&known, there = function(#name), memory_order_relaxed); \
    (type)there;                                                             \
  })

#define FORWARD(result, name, parameters, ...)                       \
  OWN result name parameters {                                       \
    typedef result(*Theirs) parameters;                              \
    return THEIRS(name, Theirs)(__VA_ARGS__);                        \
  }

/// One whose last argument is of a kind that the one before it tells.
#define FORWARD_OPTION(name)                                         \
  OWN int name(void *handle, int option, ...) {                      \
    typedef int (*Theirs)(void *, int, ...);                         \
    va_list rest;                                                    \
    va_start(rest, option);                                          \
    void *value = va_arg(rest, void *);                              \
    va_end(rest);                                                    \
    return THEIRS(name, Theirs)(handle, option, value);              \
  }

FORWARD(int, curl_global_init, (long flags), flags)
FORWARD(const char *, curl_version, (void))
FORWARD(void *, curl_version_info, (int age), age)
FORWARD(void, curl_free, (void *memory), memory)

FORWARD(void *, curl_easy_init, (void))
FORWARD(void, curl_easy_cleanup, (void *handle), handle)
FORWARD(int, curl_easy_pause, (void *handle, int bits), handle, bits)
FORWARD(const char *, curl_easy_strerror, (int code), code)
FORWARD_OPTION(curl_easy_setopt)
FORWARD_OPTION(curl_easy_getinfo)

FORWARD(void *, curl_multi_init, (void))
FORWARD(int, curl_multi_cleanup, (void *multi), multi)
FORWARD(int, curl_multi_add_handle, (void *multi, void *handle), multi, handle)
FORWARD(int, curl_multi_remove_handle, (void *multi, void *handle), multi, handle)
FORWARD(int, curl_multi_assign, (void *multi, int socket, void *data), multi, socket, data)
FORWARD(void *, curl_multi_info_read, (void *multi, int *left), multi, left)
FORWARD(int, curl_multi_socket_action, (void *multi, int socket, int events, int *running), multi, socket, events, running)
FORWARD_OPTION(curl_multi_setopt)

FORWARD(void *, curl_slist_append, (void *list, const char *text), list, text)
FORWARD(void, curl_slist_free_all, (void *list), list)

FORWARD(void *, curl_url, (void))
FORWARD(void, curl_url_cleanup, (void *url), url)
FORWARD(int, curl_url_get, (void *url, int part, char **text, unsigned flags), url, part, text, flags)
FORWARD(int, curl_url_set, (void *url, int part, const char *text, unsigned flags), url, part, text, flags)

// Of toolchains that were built with a libcurl that speaks WebSocket.
FORWARD(const void *, curl_ws_meta, (void *handle), handle)
FORWARD(int, curl_ws_recv, (void *handle, void *buffer, size_t length, size_t *received, const void **meta), handle, buffer,
        length, received, meta)
FORWARD(int, curl_ws_send, (void *handle, const void *buffer, size_t length, size_t *sent, long long size, unsigned flags),
        handle, buffer, length, sent, size, flags)

#endif
