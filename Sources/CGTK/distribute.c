#include "layout-private.h"

#include <stdlib.h>

/// The order in which children are asked: priority descending, then flexibility, then position. Of unbounded
/// ones that with the larger minimum is less flexible.
static int compare(const void *a, const void *b) {
  const FavesRange *x = *(FavesRange *const *)a, *y = *(FavesRange *const *)b;
  if (x->priority != y->priority) return x->priority > y->priority ? -1 : 1;
  gboolean bounded_x = x->max != FAVES_INFINITY, bounded_y = y->max != FAVES_INFINITY;
  if (bounded_x != bounded_y) return bounded_x ? -1 : 1;
  int flexibility_x = x->max - x->min, flexibility_y = y->max - y->min;
  if (flexibility_x != flexibility_y) return flexibility_x < flexibility_y ? -1 : 1;
  return x < y ? -1 : 1;
}

/// All get their ideal size if that fits and nobody would take more: the usual case, without sorting.
static gboolean fits(FavesRange *ranges, unsigned count, int length) {
  gint64 sum = 0;
  for (unsigned i = 0; i < count; i++) {
    if (ranges[i].max > ranges[i].ideal) return FALSE;
    sum += ranges[i].ideal;
  }
  if (sum > length) return FALSE;
  for (unsigned i = 0; i < count; i++) ranges[i].size = ranges[i].ideal;
  return TRUE;
}

/// One group of equal priority, in order of flexibility. `room` is what the group may use.
/// Returns what is left of it.
static int share(FavesRange **group, unsigned count, int room) {
  gint64 ideal = 0;
  gboolean bounded = TRUE;
  for (unsigned i = 0; i < count; i++) {
    ideal += group[i]->ideal;
    bounded = bounded && group[i]->max <= group[i]->ideal;
  }
  for (unsigned i = 0; i < count; i++) {
    FavesRange *range = group[i];
    int offer = MAX(room, 0) / (int)(count - i);
    // An inflexible child first in line must not make a bounded one small when all would fit.
    range->size = bounded && ideal <= room ? range->ideal : faves_clamp(offer, range->min, range->max);
    room -= range->size;
    ideal -= range->ideal;
  }
  return room;
}

void faves_distribute(FavesRange *ranges, unsigned count, int length) {
  if (fits(ranges, count, length)) return;
  FavesRange *few[32], **order = count <= G_N_ELEMENTS(few) ? few : g_new(FavesRange *, count);
  gint64 reserved = 0;
  for (unsigned i = 0; i < count; i++) {
    order[i] = &ranges[i];
    reserved += ranges[i].min;
  }
  qsort(order, count, sizeof *order, compare);
  gint64 room = length;
  for (unsigned first = 0, end; first < count; first = end) {
    for (end = first; end < count && order[end]->priority == order[first]->priority; end++)
      reserved -= order[end]->min;
    gint64 usable = MAX(room - reserved, 0);
    room -= usable - share(order + first, end - first, (int)usable);
  }
  if (order != few) g_free(order);
}
