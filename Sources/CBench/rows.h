#ifndef CBENCH_ROWS_H
#define CBENCH_ROWS_H

#include "CBench.h"

typedef struct {
  int id;
  GtkWidget *box, *label;
} Row;

struct CBenchRows {
  CBenchPacking packing;
  GtkWidget *window, *column;
  GArray *rows;
  int next_id;
  // NULL: none.
  GtkWidget *selected;
  // Grouped: the last inner box, NULL where there is none, and how many rows are in it.
  GtkWidget *tail;
  int tail_count;
};

#endif
