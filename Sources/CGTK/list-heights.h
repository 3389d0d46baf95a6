#ifndef FAVES_LIST_HEIGHTS_H
#define FAVES_LIST_HEIGHTS_H

#include "include/faves-base.h"

// The heights of all rows of a list, most of them not known: where a row is, and which row is where.
// Rows are held in blocks of a few hundred, each with the sum of its known heights, so that looking up,
// inserting and removing touch one block and walk over the blocks. A block of which nothing is known holds a
// number only.

FAVES_BEGIN_DECLS

typedef struct {
  int *_Nullable height;  // 0: not known
  int count, known;
  gint64 sum;  // of the known
} Block;

typedef struct {
  GArray *blocks;  // of Block
  int count, known;
  gint64 sum;
  int estimate;  // for a row not known, while none is
} Heights;

void heights_init(Heights *heights, int estimate);
void heights_clear(Heights *heights);
void heights_reset(Heights *heights, int count);
/// Forgets every height, as after a change of width; the mean stays the estimate.
void heights_forget_all(Heights *heights);
void heights_insert(Heights *heights, int at, int n);
void heights_remove(Heights *heights, int at, int n);
/// 0 if not known.
int heights_get(const Heights *heights, int row);
/// `height` 0 forgets it.
void heights_set(Heights *heights, int row, int height);
/// The height a row that is not known counts with.
int heights_estimate(const Heights *heights);
/// The top of a row, or the end of all for `row` = count.
gint64 heights_offset(const Heights *heights, int row);
/// The row at an offset, clamped to the first and last; -1 if there are none.
int heights_row_at(const Heights *heights, gint64 offset);

FAVES_END_DECLS

#endif
