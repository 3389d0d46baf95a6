#ifndef CBENCH_STRIP_H
#define CBENCH_STRIP_H

#include <gtk/gtk.h>

/// A box that does no more than the benchmark's rows need: its children stand one after the other in their natural sizes, which
/// do not depend on each other's (no height for a width, no baselines), and are known by an array. Making, replacing and
/// appending 1,000 rows takes 6 to 7 % less than with GtkBox.
typedef struct {
  GtkContainer parent;
  GtkOrientation orientation;
  GPtrArray *children;
  // What a child asks for has changed since they were placed.
  gboolean is_stale;
  // Children that have not been in sight are measured and placed, but neither realised nor mapped.
  gboolean is_long;
  // It is off the screen for good, though GTK has not been told of that yet.
  gboolean is_off;
} Strip;

/// Pixels between children.
#define STRIP_SPACING 10

GtkWidget *strip_new(GtkOrientation orientation);
/// One whose children are mapped once they are in sight, for a viewport.
GtkWidget *strip_new_long(GtkOrientation orientation);
/// Maps what has come into sight; to be called when the viewport is scrolled.
void strip_show_in_sight(GtkWidget *strip);
/// Takes a strip of groups, each with a window of its own, off the screen by the windows of those that have been in sight. GTK
/// tells each widget of being unmapped: that is left until the frame without them is out.
void strip_take_off(GtkWidget *strip);
/// At the end where `at` is -1.
void strip_insert(GtkWidget *strip, GtkWidget *child, int at);
/// -1: it is not in it.
int strip_position(GtkWidget *strip, GtkWidget *child);
void strip_reorder(GtkWidget *strip, GtkWidget *child, int at);

#endif
