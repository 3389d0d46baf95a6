#ifndef CBENCH_RECYCLED_ROW_H
#define CBENCH_RECYCLED_ROW_H

#include "CBench.h"

// A row of the recycled list: a picture, two labels and a button.

enum { PICTURE, NAME, LABEL, BUTTON, PARTS };

typedef struct {
  GtkContainer parent;
  GtkWidget *parts[PARTS];
  int index;
  gboolean is_new, in_sight, is_drawn;  // not drawn since it was bound; wholly in sight; `picture` is what it looks like
  cairo_surface_t *picture;
} Row;

GType row_get_type(void);
/// Gives the row the contents of another index.
void bind_row(Row *row, int index);

#endif
