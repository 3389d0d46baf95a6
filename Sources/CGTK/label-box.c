#include "label-private.h"

// A text with something around it (leaf.h): how large both are together, and what of the text fits.

FavesSurrounds **faves_label_surrounds(GtkWidget *label) { return &FAVES_LABEL(label)->surrounds; }

/// What is around the text along an axis, bounds apart.
static int space_of(const FavesSurrounds *surrounds, GtkOrientation axis) {
  return faves_space(surrounds->inner, axis) + faves_space(surrounds->outer, axis);
}

// Sizes. Those of the text are with the space within the bounds.

static FavesSizes width_of_text(FavesLabel *label) {
  FavesSizes text;
  faves_label_text_width(label, &text.min, &text.ideal);
  int inner = faves_space(label->surrounds->inner, GTK_ORIENTATION_HORIZONTAL);
  text.min += inner;
  text.max = text.ideal += inner;
  return text;
}

/// The width of the text where the bounds are so wide.
static int text_within(FavesLabel *label, int width) {
  FavesSizes text = width_of_text(label);
  return faves_clamp(width, text.min, text.max);
}

static FavesSizes height_of_text(FavesLabel *label, int width) {
  const FavesSurrounds *surrounds = label->surrounds;
  int inside = MAX(0, width - faves_space(surrounds->inner, GTK_ORIENTATION_HORIZONTAL));
  int height = faves_label_text_height(label, inside) + faves_space(surrounds->inner, GTK_ORIENTATION_VERTICAL);
  return (FavesSizes){height, height, height};
}

void faves_label_box_width(FavesLabel *label, int *min, int *ideal) {
  const FavesSurrounds *surrounds = label->surrounds;
  GtkOrientation axis = GTK_ORIENTATION_HORIZONTAL;
  FavesSizes whole = faves_bounds_around(&surrounds->bounds, axis, width_of_text(label));
  *min = whole.min + faves_space(surrounds->outer, axis);
  *ideal = whole.ideal + faves_space(surrounds->outer, axis);
}

/// The width that the text has where the label has `width`; -1: any.
static int text_at(FavesLabel *label, int width) {
  const FavesSurrounds *surrounds = label->surrounds;
  GtkOrientation axis = GTK_ORIENTATION_HORIZONTAL;
  FavesSizes text = width_of_text(label);
  int inside = width < 0 ? faves_bounds_around(&surrounds->bounds, axis, text).ideal
                         : MAX(0, width - faves_space(surrounds->outer, axis));
  // It may be offered more than it takes.
  if (surrounds->bounds.max[axis] >= 0) inside = MIN(inside, surrounds->bounds.max[axis]);
  return faves_clamp(inside, text.min, text.max);
}

int faves_label_box_height(FavesLabel *label, int width) {
  const FavesSurrounds *surrounds = label->surrounds;
  GtkOrientation axis = GTK_ORIENTATION_VERTICAL;
  FavesSizes whole = faves_bounds_around(&surrounds->bounds, axis, height_of_text(label, text_at(label, width)));
  return whole.ideal + faves_space(surrounds->outer, axis);
}

int faves_label_box_baseline(FavesLabel *label, int width, gboolean last) {
  const FavesSurrounds *surrounds = label->surrounds;
  int own = text_at(label, width);
  FavesSizes text = height_of_text(label, own);
  int inside = MAX(0, own - faves_space(surrounds->inner, GTK_ORIENTATION_HORIZONTAL));
  return faves_surrounds_above(surrounds, text) + faves_label_text_baseline(label, inside, last);
}

int faves_label_box_fitting_width(FavesLabel *label, int width) {
  const FavesSurrounds *surrounds = label->surrounds;
  GtkOrientation axis = GTK_ORIENTATION_HORIZONTAL;
  if (faves_bounds_are_given(&surrounds->bounds, axis)) return width;
  int space = space_of(surrounds, axis);
  return MIN(width, faves_label_text_fitting_width(label, width - space) + space);
}

int faves_label_box_line(FavesLabel *label, int full, int line) {
  const FavesSurrounds *surrounds = label->surrounds;
  GtkOrientation axis = GTK_ORIENTATION_VERTICAL;
  if (faves_bounds_are_fixed(&surrounds->bounds, axis)) return full;
  int inside = MAX(line + faves_space(surrounds->inner, axis), surrounds->bounds.min[axis]);
  return MIN(full, inside + faves_space(surrounds->outer, axis));
}

int faves_label_maximum(GtkWidget *widget, GtkOrientation axis, int ideal) {
  int most = faves_surrounds_maximum(FAVES_LABEL(widget)->surrounds, axis, ideal);
  return most == FAVES_UNSET ? ideal : most;
}

// Places.

void faves_label_box_place(FavesLabel *label, int width, int height) {
  FavesSurrounds *surrounds = label->surrounds;
  int inner[2] = {faves_space(surrounds->inner, GTK_ORIENTATION_HORIZONTAL),
                  faves_space(surrounds->inner, GTK_ORIENTATION_VERTICAL)};
  int own = text_within(label, faves_surrounds_room(surrounds, GTK_ORIENTATION_HORIZONTAL, width)), size[2];
  // Heights are those of the same lines.
  own = inner[0] + faves_label_text_fitting_width(label, MAX(0, own - inner[0]));
  size[GTK_ORIENTATION_HORIZONTAL] = own;
  int least = height_of_text(label, own).min, room = faves_surrounds_room(surrounds, GTK_ORIENTATION_VERTICAL, height);
  size[GTK_ORIENTATION_VERTICAL] = inner[1] + faves_label_text_fit(label, room - inner[1], least - inner[1]);
  faves_surrounds_place(surrounds, GTK_WIDGET(label), width, height, size);
}

/// GtkLabel has its window, in which text is selected and links are clicked, where its text is, and counts from the corner of
/// the widget in it.
static void put_window_around(GtkWidget *widget, const GtkAllocation *whole) {
  GdkWindow *parent = gtk_widget_get_window(widget);
  if (!parent || !(gtk_label_get_selectable(GTK_LABEL(widget)) || gtk_label_get_use_markup(GTK_LABEL(widget)))) return;
  for (GList *child = gdk_window_peek_children(parent); child; child = child->next) {
    gpointer owner;
    gdk_window_get_user_data(child->data, &owner);
    if (owner == widget) gdk_window_move_resize(child->data, whole->x, whole->y, whole->width, whole->height);
  }
}

void faves_label_allocate_base(GtkWidget *widget, const GtkAllocation *whole) {
  faves_leaf_allocate_base(widget, faves_label_base(), whole);
  if (FAVES_LABEL(widget)->surrounds) put_window_around(widget, whole);
}
