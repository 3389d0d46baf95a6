#include "label-private.h"

#include <string.h>

// What a program lays out around a text, the label has itself: space, bounds, and space around those. All of it together is
// the label's size. The text stands in a box within, which GtkLabel takes for all there is.

FavesDecor **faves_label_decor(GtkWidget *widget) {
  FavesLabel *label = FAVES_LABEL(widget);
  return &faves_label_make_surrounds(label)->decor;
}

FavesSurrounds *faves_label_make_surrounds(FavesLabel *label) {
  if (!label->surrounds) {
    label->surrounds = g_new0(FavesSurrounds, 1);
    faves_bounds_init(&label->surrounds->bounds);
    label->surrounds->opacity = 1;
  }
  return label->surrounds;
}

void faves_label_forget_surrounds(FavesLabel *label) {
  if (!label->surrounds) return;
  faves_decor_free(label->surrounds->decor);
  g_clear_pointer(&label->surrounds, g_free);
}

static int sum(const int space[2][2], GtkOrientation axis) { return space[axis][0] + space[axis][1]; }

/// What is around the text along an axis, bounds apart.
static int space_of(const FavesSurrounds *surrounds, GtkOrientation axis) {
  return sum(surrounds->inner, axis) + sum(surrounds->outer, axis);
}

// Sizes. Those of the text are with the space within the bounds.

static FavesSizes width_of_text(FavesLabel *label) {
  FavesSizes text;
  faves_label_text_width(label, &text.min, &text.ideal);
  int inner = sum(label->surrounds->inner, GTK_ORIENTATION_HORIZONTAL);
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
  int inside = MAX(0, width - sum(surrounds->inner, GTK_ORIENTATION_HORIZONTAL));
  int height = faves_label_text_height(label, inside) + sum(surrounds->inner, GTK_ORIENTATION_VERTICAL);
  return (FavesSizes){height, height, height};
}

void faves_label_box_width(FavesLabel *label, int *min, int *ideal) {
  const FavesSurrounds *surrounds = label->surrounds;
  GtkOrientation axis = GTK_ORIENTATION_HORIZONTAL;
  FavesSizes whole = faves_bounds_around(&surrounds->bounds, axis, width_of_text(label));
  *min = whole.min + sum(surrounds->outer, axis);
  *ideal = whole.ideal + sum(surrounds->outer, axis);
}

/// The width that the text has where the label has `width`; -1: any.
static int text_at(FavesLabel *label, int width) {
  const FavesSurrounds *surrounds = label->surrounds;
  GtkOrientation axis = GTK_ORIENTATION_HORIZONTAL;
  FavesSizes text = width_of_text(label);
  int inside = width < 0 ? faves_bounds_around(&surrounds->bounds, axis, text).ideal
                         : MAX(0, width - sum(surrounds->outer, axis));
  // It may be offered more than it takes.
  if (surrounds->bounds.max[axis] >= 0) inside = MIN(inside, surrounds->bounds.max[axis]);
  return faves_clamp(inside, text.min, text.max);
}

int faves_label_box_height(FavesLabel *label, int width) {
  const FavesSurrounds *surrounds = label->surrounds;
  GtkOrientation axis = GTK_ORIENTATION_VERTICAL;
  FavesSizes whole = faves_bounds_around(&surrounds->bounds, axis, height_of_text(label, text_at(label, width)));
  return whole.ideal + sum(surrounds->outer, axis);
}

int faves_label_box_baseline(FavesLabel *label, int width, gboolean last) {
  const FavesSurrounds *surrounds = label->surrounds;
  GtkOrientation axis = GTK_ORIENTATION_VERTICAL;
  int own = text_at(label, width);
  FavesSizes text = height_of_text(label, own);
  int room = faves_bounds_around(&surrounds->bounds, axis, text).ideal;
  int inside = MAX(0, own - sum(surrounds->inner, GTK_ORIENTATION_HORIZONTAL));
  return surrounds->outer[axis][0] + faves_place(surrounds->bounds.align[axis], room, text.ideal) +
         surrounds->inner[axis][0] + faves_label_text_baseline(label, inside, last);
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
  int inside = MAX(line + sum(surrounds->inner, axis), surrounds->bounds.min[axis]);
  return MIN(full, inside + sum(surrounds->outer, axis));
}

int faves_label_maximum(GtkWidget *widget, GtkOrientation axis, int ideal) {
  const FavesSurrounds *surrounds = FAVES_LABEL(widget)->surrounds;
  if (!surrounds || surrounds->bounds.max[axis] < 0) return ideal;
  return MAX(ideal, faves_add(surrounds->bounds.max[axis], sum(surrounds->outer, axis)));
}

void faves_label_box_expand(const FavesLabel *label, gboolean *horizontal, gboolean *vertical) {
  const FavesBounds *bounds = &label->surrounds->bounds;
  gboolean takes[2];
  for (int axis = 0; axis < 2; axis++)
    takes[axis] = bounds->max[axis] >= 0 && !faves_bounds_are_fixed(bounds, (GtkOrientation)axis);
  *horizontal = takes[GTK_ORIENTATION_HORIZONTAL];
  *vertical = takes[GTK_ORIENTATION_VERTICAL];
}

// Places.

void faves_label_box_place(FavesLabel *label, int width, int height) {
  FavesSurrounds *surrounds = label->surrounds;
  int room[2], size[2], at[2], least;
  room[GTK_ORIENTATION_HORIZONTAL] = MAX(0, width - sum(surrounds->outer, GTK_ORIENTATION_HORIZONTAL));
  room[GTK_ORIENTATION_VERTICAL] = MAX(0, height - sum(surrounds->outer, GTK_ORIENTATION_VERTICAL));
  int inner[2] = {sum(surrounds->inner, GTK_ORIENTATION_HORIZONTAL), sum(surrounds->inner, GTK_ORIENTATION_VERTICAL)};
  int own = text_within(label, room[GTK_ORIENTATION_HORIZONTAL]);
  // Heights are those of the same lines.
  own = inner[0] + faves_label_text_fitting_width(label, MAX(0, own - inner[0]));
  size[GTK_ORIENTATION_HORIZONTAL] = own;
  least = height_of_text(label, own).min;
  size[GTK_ORIENTATION_VERTICAL] =
      inner[1] + faves_label_text_fit(label, room[GTK_ORIENTATION_VERTICAL] - inner[1], least - inner[1]);
  for (int axis = 0; axis < 2; axis++)
    at[axis] = surrounds->outer[axis][0] + faves_place(surrounds->bounds.align[axis], room[axis], size[axis]) +
               surrounds->inner[axis][0];
  surrounds->box = (GdkRectangle){at[0], at[1], MAX(1, size[0] - inner[0]), MAX(1, size[1] - inner[1])};
  if (gtk_widget_get_direction(GTK_WIDGET(label)) == GTK_TEXT_DIR_RTL)
    surrounds->box.x = width - surrounds->box.x - surrounds->box.width;
}

void faves_label_get_box(GtkWidget *widget, GdkRectangle *box) {
  const FavesSurrounds *surrounds = FAVES_LABEL(widget)->surrounds;
  if (surrounds) {
    *box = surrounds->box;
    return;
  }
  *box = (GdkRectangle){0, 0, gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget)};
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

GtkAllocation faves_label_text_place(GtkWidget *widget, const GtkAllocation *whole) {
  const FavesSurrounds *surrounds = FAVES_LABEL(widget)->surrounds;
  if (!surrounds) return *whole;
  const GdkRectangle *box = &surrounds->box;
  return (GtkAllocation){whole->x + box->x, whole->y + box->y, box->width, box->height};
}

void faves_label_allocate_base(GtkWidget *widget, const GtkAllocation *whole) {
  GtkAllocation place = faves_label_text_place(widget, whole);
  faves_label_base()->size_allocate(widget, &place);
  if (!FAVES_LABEL(widget)->surrounds) return;
  // To set the allocation is to forget what is drawn beyond it.
  GtkAllocation clip;
  gtk_widget_get_clip(widget, &clip);
  gtk_widget_set_allocation(widget, whole);
  gtk_widget_set_clip(widget, &clip);
  put_window_around(widget, whole);
}

void faves_label_bound_clip(GtkWidget *widget, const GtkAllocation *whole) {
  const FavesSurrounds *surrounds = FAVES_LABEL(widget)->surrounds;
  if (!surrounds) return;
  GdkRectangle clip;
  gtk_widget_get_clip(widget, &clip);
  gdk_rectangle_union(&clip, whole, &clip);
  faves_decor_bound(surrounds->decor, whole, &clip);
  gtk_widget_set_clip(widget, &clip);
}

// Public.

void faves_label_set_space(GtkWidget *widget, gboolean outside, int leading, int top, int trailing, int bottom) {
  FavesSurrounds *surrounds = faves_label_make_surrounds(FAVES_LABEL(widget));
  int(*space)[2] = outside ? surrounds->outer : surrounds->inner;
  int new[2][2];
  new[GTK_ORIENTATION_HORIZONTAL][0] = leading;
  new[GTK_ORIENTATION_HORIZONTAL][1] = trailing;
  new[GTK_ORIENTATION_VERTICAL][0] = top;
  new[GTK_ORIENTATION_VERTICAL][1] = bottom;
  if (!memcmp(space, new, sizeof new)) return;
  memcpy(space, new, sizeof new);
  gtk_widget_queue_resize(widget);
}

void faves_label_set_bounds(GtkWidget *widget, GtkOrientation axis, int min, int ideal, int max) {
  if (!faves_bounds_set(&faves_label_make_surrounds(FAVES_LABEL(widget))->bounds, axis, min, ideal, max)) return;
  gtk_widget_queue_compute_expand(widget);
  gtk_widget_queue_resize(widget);
}

void faves_label_set_alignment(GtkWidget *widget, FavesAlign horizontal, FavesAlign vertical) {
  FavesAlign *align = faves_label_make_surrounds(FAVES_LABEL(widget))->bounds.align;
  if (align[GTK_ORIENTATION_HORIZONTAL] == horizontal && align[GTK_ORIENTATION_VERTICAL] == vertical) return;
  align[GTK_ORIENTATION_HORIZONTAL] = horizontal;
  align[GTK_ORIENTATION_VERTICAL] = vertical;
  gtk_widget_queue_allocate(widget);
}
