#include "layout-private.h"

// The containers around all that a window holds: a box for bars over and under the content, and a stack for what covers it. They
// draw nothing themselves, and mostly hold one widget alone. GTK's look for a background, a frame and a place in each of them
// whenever something is measured, placed or drawn further in; these hand on what they are asked.

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

// The box.

typedef struct {
  GtkBox parent;
} FavesPlainBox;

typedef struct {
  GtkBoxClass parent_class;
} FavesPlainBoxClass;

G_DEFINE_TYPE(FavesPlainBox, faves_plain_box, GTK_TYPE_BOX)

/// The one child in it, which fills it; NULL: there are others, or it does not.
static GtkWidget *filling(GtkWidget *box) {
  Visible visible = {NULL, 0};
  gtk_container_foreach(GTK_CONTAINER(box), count_visible, &visible);
  gboolean fills = visible.count == 1 && gtk_widget_compute_expand(visible.child, GTK_ORIENTATION_VERTICAL);
  return fills ? visible.child : NULL;
}

static GtkSizeRequestMode box_mode(GtkWidget *box) {
  GtkWidget *child = filling(box);
  return child ? gtk_widget_get_request_mode(child) : GTK_WIDGET_CLASS(faves_plain_box_parent_class)->get_request_mode(box);
}

static void box_width(GtkWidget *box, int *min, int *ideal) {
  GtkWidget *child = filling(box);
  if (child) gtk_widget_get_preferred_width(child, min, ideal);
  else GTK_WIDGET_CLASS(faves_plain_box_parent_class)->get_preferred_width(box, min, ideal);
}

static void box_height(GtkWidget *box, int *min, int *ideal) {
  GtkWidget *child = filling(box);
  if (child) gtk_widget_get_preferred_height(child, min, ideal);
  else GTK_WIDGET_CLASS(faves_plain_box_parent_class)->get_preferred_height(box, min, ideal);
}

static void box_width_for_height(GtkWidget *box, int height, int *min, int *ideal) {
  GtkWidget *child = filling(box);
  if (child) gtk_widget_get_preferred_width_for_height(child, height, min, ideal);
  else GTK_WIDGET_CLASS(faves_plain_box_parent_class)->get_preferred_width_for_height(box, height, min, ideal);
}

static void box_height_for_width(GtkWidget *box, int width, int *min, int *ideal, int *min_baseline, int *baseline) {
  GtkWidgetClass *class = GTK_WIDGET_CLASS(faves_plain_box_parent_class);
  GtkWidget *child = filling(box);
  if (child) gtk_widget_get_preferred_height_and_baseline_for_width(child, width, min, ideal, min_baseline, baseline);
  else class->get_preferred_height_and_baseline_for_width(box, width, min, ideal, min_baseline, baseline);
}

static void box_place(GtkWidget *box, GtkAllocation *place) {
  GtkWidget *child = filling(box);
  if (!child) {
    GTK_WIDGET_CLASS(faves_plain_box_parent_class)->size_allocate(box, place);
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
  widget_class->get_request_mode = box_mode;
  widget_class->get_preferred_width = box_width;
  widget_class->get_preferred_height = box_height;
  widget_class->get_preferred_width_for_height = box_width_for_height;
  widget_class->get_preferred_height_and_baseline_for_width = box_height_for_width;
  widget_class->size_allocate = box_place;
  widget_class->draw = box_draw;
}

static void faves_plain_box_init(FavesPlainBox *box) {}

GtkWidget *faves_plain_box_new(void) {
  return g_object_new(faves_plain_box_get_type(), "orientation", GTK_ORIENTATION_VERTICAL, NULL);
}

// The stack.

typedef struct {
  GtkStack parent;
} FavesPlainStack;

typedef struct {
  GtkStackClass parent_class;
} FavesPlainStackClass;

G_DEFINE_TYPE(FavesPlainStack, faves_plain_stack, GTK_TYPE_STACK)

/// What is to be seen in it alone; NULL: there is nothing, or it is changing.
static GtkWidget *seen(GtkWidget *widget) {
  GtkStack *stack = GTK_STACK(widget);
  return gtk_stack_get_transition_running(stack) ? NULL : gtk_stack_get_visible_child(stack);
}

static GtkSizeRequestMode stack_mode(GtkWidget *stack) {
  GtkWidget *child = seen(stack);
  return child ? gtk_widget_get_request_mode(child)
               : GTK_WIDGET_CLASS(faves_plain_stack_parent_class)->get_request_mode(stack);
}

static void stack_width(GtkWidget *stack, int *min, int *ideal) {
  GtkWidget *child = seen(stack);
  if (child) gtk_widget_get_preferred_width(child, min, ideal);
  else GTK_WIDGET_CLASS(faves_plain_stack_parent_class)->get_preferred_width(stack, min, ideal);
}

static void stack_height(GtkWidget *stack, int *min, int *ideal) {
  GtkWidget *child = seen(stack);
  if (child) gtk_widget_get_preferred_height(child, min, ideal);
  else GTK_WIDGET_CLASS(faves_plain_stack_parent_class)->get_preferred_height(stack, min, ideal);
}

static void stack_width_for_height(GtkWidget *stack, int height, int *min, int *ideal) {
  GtkWidget *child = seen(stack);
  if (child) gtk_widget_get_preferred_width_for_height(child, height, min, ideal);
  else GTK_WIDGET_CLASS(faves_plain_stack_parent_class)->get_preferred_width_for_height(stack, height, min, ideal);
}

static void stack_height_for_width(GtkWidget *stack, int width, int *min, int *ideal) {
  GtkWidget *child = seen(stack);
  if (child) gtk_widget_get_preferred_height_for_width(child, width, min, ideal);
  else GTK_WIDGET_CLASS(faves_plain_stack_parent_class)->get_preferred_height_for_width(stack, width, min, ideal);
}

static gboolean stack_draw(GtkWidget *stack, cairo_t *cr) {
  GtkWidget *child = seen(stack);
  if (!child) return GTK_WIDGET_CLASS(faves_plain_stack_parent_class)->draw(stack, cr);
  gtk_container_propagate_draw(GTK_CONTAINER(stack), child, cr);
  return FALSE;
}

static void faves_plain_stack_class_init(FavesPlainStackClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->get_request_mode = stack_mode;
  widget_class->get_preferred_width = stack_width;
  widget_class->get_preferred_height = stack_height;
  widget_class->get_preferred_width_for_height = stack_width_for_height;
  widget_class->get_preferred_height_for_width = stack_height_for_width;
  widget_class->draw = stack_draw;
}

static void faves_plain_stack_init(FavesPlainStack *stack) {}

GtkWidget *faves_plain_stack_new(void) {
  // The size is that of what is in sight.
  return g_object_new(faves_plain_stack_get_type(), "hhomogeneous", FALSE, "vhomogeneous", FALSE, NULL);
}
