#ifndef CREADAHEAD_H
#define CREADAHEAD_H

#include <stddef.h>

/// Has the processor fetch objects that are about to be looked at, many at once: the first `size` bytes of each. `references`
/// are `count` addresses, each the first word of `stride` bytes. Nothing is read of an object; what is at an address does not
/// matter, nor whether there is anything.
void faves_read_ahead_objects(const void *_Nonnull references, size_t stride, size_t count, size_t size);

/// The same for what values refer to: each word in `size` bytes of memory, which are read, is taken for an address.
void faves_read_ahead_referred_to(const void *_Nonnull values, size_t size);

/// The same for what an object refers to: `object` was made by malloc, and is read.
void faves_read_ahead_below(const void *_Nonnull object);

#endif
