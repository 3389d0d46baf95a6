#include "CReadAhead.h"

#include <malloc.h>
#include <stdint.h>
#include <string.h>

/// A line of the cache on most processors; on others a few are fetched twice, or left out.
#define LINE 64

void faves_read_ahead_objects(const void *references, size_t stride, size_t count, size_t size) {
  for (size_t i = 0; i < count; i++) {
    uintptr_t start;
    memcpy(&start, (const char *)references + i * stride, sizeof start);
    for (uintptr_t line = start & ~(uintptr_t)(LINE - 1); line < start + size; line += LINE)
      __builtin_prefetch((const void *)line);
  }
}

void faves_read_ahead_referred_to(const void *values, size_t size) {
  // Swift keeps flags in the upper bits of the addresses that strings and enumerations hold.
  const uintptr_t address_bits = (uintptr_t)-1 >> (sizeof(uintptr_t) == 8 ? 16 : 0);
  for (size_t at = 0; at + sizeof(uintptr_t) <= size; at += sizeof(uintptr_t)) {
    uintptr_t word;
    memcpy(&word, (const char *)values + at, sizeof word);
    word &= address_bits;
    // Nothing is in the first pages: it is a number.
    if (word > 0xFFFF) __builtin_prefetch((const void *)word);
  }
}

void faves_read_ahead_below(const void *object) {
  // A large one is not all looked at.
  enum { MOST = 256 };
  size_t size = malloc_usable_size((void *)object);
  faves_read_ahead_referred_to(object, size < MOST ? size : MOST);
}
