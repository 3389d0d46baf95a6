#include "layout-private.h"

// The containers around all that a window holds: a box for bars over and under the content, and a stack for what covers it. They
// draw nothing themselves, and mostly hold one widget alone. GTK's look for a background, a frame and a place in each of them
// whenever something is measured, placed or drawn further in; these hand on what they are asked.

typedef struct {
  GtkBox parent;
} FavesPlainBox;

typedef struct {
  GtkBoxClass parent_class;
} FavesPlainBoxClass;

G_DEFINE_TYPE(FavesPlainBox, faves_plain_box, GTK_TYPE_BOX)

typedef struct {
  GtkStack parent;
} FavesPlainStack;

typedef struct {
  GtkStackClass parent_class;
} FavesPlainStackClass;

G_DEFINE_TYPE(FavesPlainStack, faves_plain_stack, GTK_TYPE_STACK)

// What is alone.

typedef struct {
  GtkWidget *child;
  unsigned count;
} Visible;

static void count_visible(GtkWidget *child, gpointer data) {
  Visible *visible = data;
  if (!gtk_widget_get_visible(child)) return;
  visible->child = child;
  visible->count++;
}

/// The one child in a box, which fills it; NULL: there are others, or it does not.
static GtkWidget *filling(GtkWidget *box) {
  Visible visible = {NULL, 0};
  gtk_container_foreach(GTK_CONTAINER(box), count_visible, &visible);
  gboolean fills = visible.count == 1 && gtk_widget_compute_expand(visible.child, GTK_ORIENTATION_VERTICAL);
  return fills ? visible.child : NULL;
}

/// What is to be seen in a stack alone; NULL: there is nothing, or it is changing.
static GtkWidget *seen(GtkStack *stack) {
  return gtk_stack_get_transition_running(stack) ? NULL : gtk_stack_get_visible_child(stack);
}

/// What answers for a container of ours; NULL: that is GTK's own.
static GtkWidget *alone(GtkWidget *widget) {
  return GTK_IS_STACK(widget) ? seen(GTK_STACK(widget)) : filling(widget);
}

static GtkWidgetClass *gtk_class(GtkWidget *widget) {
  return GTK_WIDGET_CLASS(GTK_IS_STACK(widget) ? faves_plain_stack_parent_class : faves_plain_box_parent_class);
}

// Sizes.

static GtkSizeRequestMode mode(GtkWidget *widget) {
  GtkWidget *child = alone(widget);
  return child ? gtk_widget_get_request_mode(child) : gtk_class(widget)->get_request_mode(widget);
}

static void width(GtkWidget *widget, int *min, int *ideal) {
  GtkWidget *child = alone(widget);
  if (child) gtk_widget_get_preferred_width(child, min, ideal);
  else gtk_class(widget)->get_preferred_width(widget, min, ideal);
}

static void height(GtkWidget *widget, int *min, int *ideal) {
  GtkWidget *child = alone(widget);
  if (child) gtk_widget_get_preferred_height(child, min, ideal);
  else gtk_class(widget)->get_preferred_height(widget, min, ideal);
}

static void width_for_height(GtkWidget *widget, int height, int *min, int *ideal) {
  GtkWidget *child = alone(widget);
  if (child) gtk_widget_get_preferred_width_for_height(child, height, min, ideal);
  else gtk_class(widget)->get_preferred_width_for_height(widget, height, min, ideal);
}

static void height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  GtkWidget *child = alone(widget);
  if (child) gtk_widget_get_preferred_height_for_width(child, width, min, ideal);
  else gtk_class(widget)->get_preferred_height_for_width(widget, width, min, ideal);
}

/// Only a box has a baseline.
static void box_height_for_width(GtkWidget *box, int width, int *min, int *ideal, int *min_baseline, int *baseline) {
  GtkWidget *child = alone(box);
  if (child) gtk_widget_get_preferred_height_and_baseline_for_width(child, width, min, ideal, min_baseline, baseline);
  else gtk_class(box)->get_preferred_height_and_baseline_for_width(box, width, min, ideal, min_baseline, baseline);
}

static void init_sizes(GtkWidgetClass *class) {
  class->get_request_mode = mode;
  class->get_preferred_width = width;
  class->get_preferred_height = height;
  class->get_preferred_width_for_height = width_for_height;
  class->get_preferred_height_for_width = height_for_width;
}

// The box.

static void box_place(GtkWidget *box, GtkAllocation *place) {
  GtkWidget *child = alone(box);
  if (!child) {
    gtk_class(box)->size_allocate(box, place);
    return;
  }
  GdkRectangle clip;
  gtk_widget_set_allocation(box, place);
  gtk_widget_size_allocate(child, place);
  gtk_widget_get_clip(child, &clip);
  gdk_rectangle_union(&clip, place, &clip);
  gtk_widget_set_clip(box, &clip);
}

static gboolean box_draw(GtkWidget *box, cairo_t *cr) {
  // As GtkContainer does: the children, each where it is.
  return GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_CONTAINER))->draw(box, cr);
}

static void faves_plain_box_class_init(FavesPlainBoxClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  init_sizes(widget_class);
  widget_class->get_preferred_height_and_baseline_for_width = box_height_for_width;
  widget_class->size_allocate = box_place;
  widget_class->draw = box_draw;
}

static void faves_plain_box_init(FavesPlainBox *box) {}

GtkWidget *faves_plain_box_new(void) {
  return g_object_new(faves_plain_box_get_type(), "orientation", GTK_ORIENTATION_VERTICAL, NULL);
}

// The stack.

static gboolean stack_draw(GtkWidget *stack, cairo_t *cr) {
  GtkWidget *child = alone(stack);
  if (!child) return gtk_class(stack)->draw(stack, cr);
  gtk_container_propagate_draw(GTK_CONTAINER(stack), child, cr);
  return FALSE;
}

static void faves_plain_stack_class_init(FavesPlainStackClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  init_sizes(widget_class);
  widget_class->draw = stack_draw;
}

static void faves_plain_stack_init(FavesPlainStack *stack) {}

GtkWidget *faves_plain_stack_new(void) {
  // The size is that of what is in sight.
  return g_object_new(faves_plain_stack_get_type(), "hhomogeneous", FALSE, "vhomogeneous", FALSE, NULL);
}
