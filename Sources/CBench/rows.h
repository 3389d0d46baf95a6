#ifndef CBENCH_ROWS_H
#define CBENCH_ROWS_H

#include "CBench.h"

typedef struct {
  int id;
  GtkWidget *box, *label;
} Row;

struct CBenchRows {
  CBenchPacking packing;
  // The column with the rows, in a strip with those that have been hidden and are not freed yet.
  GtkWidget *window, *columns, *column;
  // An empty column in there for when all rows go; NULL: there is none.
  GtkWidget *spare;
  GArray *rows;
  int next_id;
  // NULL: none.
  GtkWidget *selected;
  // Grouped: the last inner box, NULL where there is none, and how many rows are in it.
  GtkWidget *tail;
  int tail_count;
};

#endif
