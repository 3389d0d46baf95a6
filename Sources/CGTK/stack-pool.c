#include "stack-private.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Where slots are kept: side by side, some thirty on a page of memory. To walk over a stack's thousands is then to walk along
// memory, which the processor sees coming. Allocated one by one they would lie among the widgets, each on a page that has
// to be looked up first.

#define PAGE_SIZE 4096

typedef union Place Place;
union Place {
  Slot slot;
  Place *next;  // of a free place
  char size[2 * CACHE_LINE];
};

typedef struct Page Page;
struct Page {
  Page *previous, *next;  // of those that have room
  Place *free;
  unsigned used;
};

#define PLACES (PAGE_SIZE / sizeof(Place) - 1)

_Static_assert(sizeof(Place) == 2 * CACHE_LINE, "a slot is two lines of the cache");
_Static_assert(sizeof(Page) <= sizeof(Place), "a page's own notes take the first place");

/// The pages that have room. GTK has one thread.
static Page *roomy;

static void link_page(Page *page) {
  page->previous = NULL;
  page->next = roomy;
  if (roomy) roomy->previous = page;
  roomy = page;
}

static void unlink_page(Page *page) {
  if (page->previous)
    page->previous->next = page->next;
  else
    roomy = page->next;
  if (page->next) page->next->previous = page->previous;
}

static void add_page(void) {
  void *memory;
  if (posix_memalign(&memory, PAGE_SIZE, PAGE_SIZE)) g_error("out of memory for a stack's children");
  Page *page = memory;
  page->used = 0;
  page->free = NULL;
  Place *places = memory;
  for (unsigned i = PLACES; i > 0; i--) {
    places[i].next = page->free;
    page->free = &places[i];
  }
  link_page(page);
}

Slot *faves_slot_new(void) {
  if (!roomy) add_page();
  Page *page = roomy;
  Place *place = page->free;
  page->free = place->next;
  page->used++;
  if (!page->free) unlink_page(page);
  memset(place, 0, sizeof *place);
  return &place->slot;
}

void faves_slot_free(Slot *slot) {
  Place *place = (Place *)slot;
  // A page begins where its own size divides the address.
  Page *page = (Page *)((uintptr_t)place & ~(uintptr_t)(PAGE_SIZE - 1));
  if (!page->free) link_page(page);
  place->next = page->free;
  page->free = place;
  // One that is empty is kept for the next, unless others have room.
  if (--page->used || (!page->previous && !page->next)) return;
  unlink_page(page);
  free(page);
}
