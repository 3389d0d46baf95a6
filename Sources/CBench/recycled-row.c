// A row that keeps what it looks like as a picture for as long as nothing in it changes, and its button likewise: drawing the
// button's box and shadow is two fifths of a frame without.
#include "recycled-row.h"
#include <stdio.h>

// A row, and the button in it, keep what they look like as a picture for as long as nothing in them changes.
typedef struct {
  GtkButton parent;
  cairo_surface_t *picture;
} RowButton;

typedef struct {
  GtkButtonClass parent_class;
} RowButtonClass;

typedef struct {
  GtkContainerClass parent_class;
} RowClass;

static GType row_button_get_type(void);
G_DEFINE_TYPE(RowButton, row_button, GTK_TYPE_BUTTON)
G_DEFINE_TYPE(Row, row, GTK_TYPE_CONTAINER)

#define MARGIN 8
#define SPACING 10

static void forget(cairo_surface_t **picture) {
  if (*picture) cairo_surface_destroy(*picture);
  *picture = NULL;
}

/// Begins a picture of what `widget` draws in `place`, which is relative to where it stands.
static cairo_t *begin_picture(GtkWidget *widget, cairo_surface_t **picture, GdkRectangle place) {
  if (!*picture)
    *picture = gdk_window_create_similar_surface(
      gtk_widget_get_window(widget), CAIRO_CONTENT_COLOR_ALPHA, place.width, place.height);
  cairo_t *cr = cairo_create(*picture);
  cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint(cr);
  cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
  cairo_translate(cr, -place.x, -place.y);
  return cr;
}

static gboolean draw_picture(cairo_t *cr, cairo_surface_t *picture, GdkRectangle place) {
  cairo_set_source_surface(cr, picture, place.x, place.y);
  cairo_paint(cr);
  return FALSE;
}

// MARK: the button

static gboolean row_button_draw(GtkWidget *widget, cairo_t *cr) {
  RowButton *button = (RowButton *)widget;
  // Its shadow reaches out of where it stands.
  GdkRectangle clip, place;
  gtk_widget_get_clip(widget, &clip);
  gtk_widget_get_allocation(widget, &place);
  clip.x -= place.x;
  clip.y -= place.y;
  if (!button->picture) {
    cairo_t *into = begin_picture(widget, &button->picture, clip);
    GTK_WIDGET_CLASS(row_button_parent_class)->draw(widget, into);
    cairo_destroy(into);
  }
  return draw_picture(cr, button->picture, clip);
}

static void row_button_changed(GtkWidget *widget, gpointer button) { forget(&((RowButton *)button)->picture); }

static void row_button_size_allocate(GtkWidget *widget, GtkAllocation *place) {
  if (place->width != gtk_widget_get_allocated_width(widget) || place->height != gtk_widget_get_allocated_height(widget))
    forget(&((RowButton *)widget)->picture);
  GTK_WIDGET_CLASS(row_button_parent_class)->size_allocate(widget, place);
}

static void row_button_style_updated(GtkWidget *widget) {
  forget(&((RowButton *)widget)->picture);
  GTK_WIDGET_CLASS(row_button_parent_class)->style_updated(widget);
}

static void row_button_state_flags_changed(GtkWidget *widget, GtkStateFlags before) {
  forget(&((RowButton *)widget)->picture);
  GTK_WIDGET_CLASS(row_button_parent_class)->state_flags_changed(widget, before);
}

static void row_button_unmap(GtkWidget *widget) {
  forget(&((RowButton *)widget)->picture);
  GTK_WIDGET_CLASS(row_button_parent_class)->unmap(widget);
}

static void row_button_class_init(RowButtonClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->draw = row_button_draw;
  widget->size_allocate = row_button_size_allocate;
  widget->style_updated = row_button_style_updated;
  widget->state_flags_changed = row_button_state_flags_changed;
  widget->unmap = row_button_unmap;
}

static void row_button_init(RowButton *button) {}

static GtkWidget *new_button(const char *text) {
  GtkWidget *button = g_object_new(row_button_get_type(), "label", text, NULL);
  g_signal_connect(gtk_bin_get_child(GTK_BIN(button)), "style-updated", G_CALLBACK(row_button_changed), button);
  return button;
}

// MARK: the row

static void row_invalidated(GdkWindow *window, cairo_region_t *region) {
  gpointer row;
  gdk_window_get_user_data(window, &row);
  if (row) ((Row *)row)->is_drawn = FALSE;
}

static void row_realize(GtkWidget *widget) {
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  gtk_widget_set_realized(widget, TRUE);
  GdkWindowAttr attributes = {.window_type = GDK_WINDOW_CHILD, .x = place.x, .y = place.y, .width = place.width,
    .height = place.height, .wclass = GDK_INPUT_OUTPUT, .visual = gtk_widget_get_visual(widget),
    .event_mask = gtk_widget_get_events(widget)};
  GdkWindow *window = gdk_window_new(gtk_widget_get_parent_window(widget), &attributes, GDK_WA_X | GDK_WA_Y | GDK_WA_VISUAL);
  gtk_widget_set_window(widget, window);
  gtk_widget_register_window(widget, window);
  gdk_window_set_invalidate_handler(window, row_invalidated);
}

static void row_unmap(GtkWidget *widget) {
  Row *row = (Row *)widget;
  row->is_drawn = FALSE;
  forget(&row->picture);
  GTK_WIDGET_CLASS(row_parent_class)->unmap(widget);
}

static void row_preferred_width(GtkWidget *widget, int *minimum, int *natural) {
  *minimum = *natural = 2 * MARGIN + (PARTS - 1) * SPACING;
  for (int i = 0; i < PARTS; i++) {
    int part;
    gtk_widget_get_preferred_width(((Row *)widget)->parts[i], NULL, &part);
    *natural += part;
  }
}

static void row_preferred_height(GtkWidget *widget, int *minimum, int *natural) {
  *natural = 0;
  for (int i = 0; i < PARTS; i++) {
    int part;
    gtk_widget_get_preferred_height(((Row *)widget)->parts[i], NULL, &part);
    *natural = MAX(*natural, part);
  }
  *minimum = *natural += 2 * MARGIN;
}

static void row_size_allocate(GtkWidget *widget, GtkAllocation *place) {
  Row *row = (Row *)widget;
  if (place->width != gtk_widget_get_allocated_width(widget) || place->height != gtk_widget_get_allocated_height(widget)) {
    row->is_drawn = FALSE;
    forget(&row->picture);
  }
  gtk_widget_set_allocation(widget, place);
  if (gtk_widget_get_realized(widget))
    gdk_window_move_resize(gtk_widget_get_window(widget), place->x, place->y, place->width, place->height);
  gboolean is_mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  int x = MARGIN;
  for (int i = 0; i < PARTS; i++) {
    GtkAllocation part = {x, MARGIN, 0, place->height - 2 * MARGIN};
    gtk_widget_get_preferred_width(row->parts[i], NULL, &part.width);
    if (is_mirrored) part.x = place->width - x - part.width;
    gtk_widget_size_allocate(row->parts[i], &part);
    x += part.width + SPACING;
  }
}

static gboolean row_draw(GtkWidget *widget, cairo_t *cr) {
  Row *row = (Row *)widget;
  // What changes in a part that is out of sight is not told; and what is drawn once only needs no picture.
  if (!row->in_sight || row->is_new) {
    row->is_new = FALSE;
    return GTK_WIDGET_CLASS(row_parent_class)->draw(widget, cr);
  }
  GdkRectangle all = {0, 0, gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget)};
  if (!row->is_drawn) {
    cairo_t *into = begin_picture(widget, &row->picture, all);
    GTK_WIDGET_CLASS(row_parent_class)->draw(widget, into);
    cairo_destroy(into);
    row->is_drawn = TRUE;
  }
  return draw_picture(cr, row->picture, all);
}

static void row_remove(GtkContainer *container, GtkWidget *child) {
  Row *row = (Row *)container;
  for (int i = 0; i < PARTS; i++) {
    if (row->parts[i] != child) continue;
    row->parts[i] = NULL;
    gtk_widget_unparent(child);
  }
}

static void row_forall(GtkContainer *container, gboolean internals, GtkCallback callback, gpointer data) {
  Row *row = (Row *)container;
  for (int i = 0; i < PARTS; i++)
    if (row->parts[i]) callback(row->parts[i], data);
}

static void row_class_init(RowClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->realize = row_realize;
  widget->unmap = row_unmap;
  widget->get_preferred_width = row_preferred_width;
  widget->get_preferred_height = row_preferred_height;
  widget->size_allocate = row_size_allocate;
  widget->draw = row_draw;
  GTK_CONTAINER_CLASS(class)->remove = row_remove;
  GTK_CONTAINER_CLASS(class)->forall = row_forall;
}

static void row_init(Row *row) {
  gtk_widget_set_has_window(GTK_WIDGET(row), TRUE);
  row->index = -1;
  GtkWidget *parts[] = {gtk_image_new_from_icon_name("avatar-default-symbolic", GTK_ICON_SIZE_BUTTON), gtk_label_new(NULL),
    gtk_label_new(NULL), new_button("x")};
  for (int i = 0; i < PARTS; i++) {
    row->parts[i] = parts[i];
    gtk_widget_set_parent(parts[i], GTK_WIDGET(row));
  }
}

void bind_row(Row *row, int index) {
  char number[32];
  snprintf(number, sizeof number, "Contact %d", index + 1);
  gtk_label_set_text(GTK_LABEL(row->parts[NAME]), number);
  gtk_label_set_text(GTK_LABEL(row->parts[LABEL]), cbench_label(index + 1));
  row->index = index;
  row->is_drawn = FALSE;
  row->is_new = TRUE;
}
