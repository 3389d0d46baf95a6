#include "list-heights.h"

#include <string.h>

#define BLOCK_SIZE 512

#define BLOCK(heights, i) (&g_array_index((heights)->blocks, Block, i))

void heights_init(Heights *heights, int estimate) {
  heights->blocks = g_array_new(FALSE, TRUE, sizeof(Block));
  heights->count = heights->known = 0;
  heights->sum = 0;
  heights->estimate = estimate;
}

static void drop_blocks(Heights *heights) {
  for (unsigned i = 0; i < heights->blocks->len; i++) g_free(BLOCK(heights, i)->height);
  g_array_set_size(heights->blocks, 0);
  heights->count = heights->known = 0;
  heights->sum = 0;
}

void heights_clear(Heights *heights) {
  drop_blocks(heights);
  g_array_unref(heights->blocks);
}

void heights_reset(Heights *heights, int count) {
  heights->estimate = heights_estimate(heights);
  drop_blocks(heights);
  heights_insert(heights, 0, count);
}

void heights_forget_all(Heights *heights) { heights_reset(heights, heights->count); }

int heights_estimate(const Heights *heights) {
  return heights->known ? (int)(heights->sum / heights->known) : heights->estimate;
}

/// The block of a row and the row's place in it. For the row after the last: the last block's end.
static unsigned find(const Heights *heights, int row, int *place) {
  unsigned i = 0;
  for (; i + 1 < heights->blocks->len && row >= BLOCK(heights, i)->count; i++)
    row -= BLOCK(heights, i)->count;
  *place = row;
  return i;
}

static void remember(Block *block) {
  if (!block->height) block->height = g_new0(int, BLOCK_SIZE);
}

static void insert_block(Heights *heights, unsigned at, int count) {
  Block block = {.count = count};
  g_array_insert_val(heights->blocks, at, block);
}

/// Splits a block so that a new one begins with what was at `place`.
static void split(Heights *heights, unsigned i, int place) {
  insert_block(heights, i + 1, BLOCK(heights, i)->count - place);
  Block *head = BLOCK(heights, i), *tail = BLOCK(heights, i + 1);
  head->count = place;
  if (!head->height) return;
  remember(tail);
  memcpy(tail->height, head->height + place, (size_t)tail->count * sizeof(int));
  memset(head->height + place, 0, (size_t)tail->count * sizeof(int));
  for (int row = 0; row < tail->count; row++) {
    tail->sum += tail->height[row];
    tail->known += tail->height[row] != 0;
  }
  head->sum -= tail->sum;
  head->known -= tail->known;
}

void heights_insert(Heights *heights, int at, int n) {
  int place;
  if (!heights->blocks->len) insert_block(heights, 0, 0);
  unsigned i = find(heights, at, &place);
  heights->count += n;
  Block *block = BLOCK(heights, i);
  if (block->count + n > BLOCK_SIZE && place < block->count) {
    split(heights, i, place);
    block = BLOCK(heights, i);
  }
  int here = MIN(n, BLOCK_SIZE - block->count);
  if (here > 0) {
    if (block->height) {
      memmove(block->height + place + here, block->height + place,
              (size_t)(block->count - place) * sizeof(int));
      memset(block->height + place, 0, (size_t)here * sizeof(int));
    }
    block->count += here;
    n -= here;
  }
  if (n <= 0) return;
  // Whole blocks of rows of which nothing is known, all at once.
  int blocks = (n + BLOCK_SIZE - 1) / BLOCK_SIZE;
  Block *new = g_new0(Block, blocks);
  for (int k = 0; k < blocks; k++) {
    new[k].count = MIN(n, BLOCK_SIZE);
    n -= new[k].count;
  }
  g_array_insert_vals(heights->blocks, i + 1, new, (unsigned)blocks);
  g_free(new);
}

void heights_remove(Heights *heights, int at, int n) {
  int place;
  unsigned i = find(heights, at, &place);
  heights->count -= n;
  while (n > 0 && i < heights->blocks->len) {
    Block *block = BLOCK(heights, i);
    int here = MIN(n, block->count - place);
    if (block->height) {
      for (int row = place; row < place + here; row++) {
        if (!block->height[row]) continue;
        block->sum -= block->height[row];
        heights->sum -= block->height[row];
        block->known--;
        heights->known--;
      }
      memmove(block->height + place, block->height + place + here,
              (size_t)(block->count - place - here) * sizeof(int));
    }
    block->count -= here;
    n -= here;
    place = 0;
    if (block->count || heights->blocks->len == 1) {
      i++;
      continue;
    }
    g_free(block->height);
    g_array_remove_index(heights->blocks, i);
  }
}

int heights_get(const Heights *heights, int row) {
  int place;
  Block *block = BLOCK(heights, find(heights, row, &place));
  return block->height ? block->height[place] : 0;
}

void heights_set(Heights *heights, int row, int height) {
  int place;
  Block *block = BLOCK(heights, find(heights, row, &place));
  int old = block->height ? block->height[place] : 0;
  if (old == height) return;
  remember(block);
  block->height[place] = height;
  block->sum += height - old;
  heights->sum += height - old;
  int known = (height != 0) - (old != 0);
  // The mean of what was known outlives the last of it.
  if (known < 0 && heights->known == 1) heights->estimate = old;
  block->known += known;
  heights->known += known;
}

gint64 heights_offset(const Heights *heights, int row) {
  gint64 estimate = heights_estimate(heights), sum = 0;
  unsigned i = 0;
  for (; i < heights->blocks->len && row >= BLOCK(heights, i)->count; i++) {
    Block *block = BLOCK(heights, i);
    sum += block->sum + (block->count - block->known) * estimate;
    row -= block->count;
  }
  if (i == heights->blocks->len) return sum;
  Block *block = BLOCK(heights, i);
  if (!block->height) return sum + row * estimate;
  for (int k = 0; k < row; k++) sum += block->height[k] ? block->height[k] : estimate;
  return sum;
}

int heights_row_at(const Heights *heights, gint64 offset) {
  if (!heights->count) return -1;
  gint64 estimate = heights_estimate(heights);
  int row = 0;
  for (unsigned i = 0; i < heights->blocks->len; i++) {
    Block *block = BLOCK(heights, i);
    gint64 all = block->sum + (block->count - block->known) * estimate;
    if (offset >= all) {
      offset -= all;
      row += block->count;
      continue;
    }
    for (int k = 0; k < block->count; k++) {
      offset -= block->height && block->height[k] ? block->height[k] : estimate;
      if (offset < 0) return row + k;
    }
  }
  return heights->count - 1;
}
