#include "grip-private.h"

typedef struct {
  GtkWidgetClass parent_class;
} FavesGripClass;

G_DEFINE_TYPE(FavesGrip, faves_grip, GTK_TYPE_WIDGET)

gboolean faves_is_grip(GtkWidget *widget) { return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_grip_get_type()); }

static int length_of(GtkWidget *widget) {
  return FAVES_GRIP(widget)->axis == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_allocated_width(widget)
                                                                : gtk_widget_get_allocated_height(widget);
}

gboolean faves_grip_is_moved(FavesGrip *grip) { return grip->ask && length_of(GTK_WIDGET(grip)) > 1; }

FavesGripPlace faves_grip_place(FavesGrip *grip) {
  FavesGripPlace place = {0, 0, 0};
  if (grip->ask) place = grip->ask(grip->data);
  place.most = MAX(place.least, place.most);
  place.length = CLAMP(place.length, place.least, place.most);
  return place;
}

void faves_grip_move_to(FavesGrip *grip, double length) {
  FavesGripPlace place = faves_grip_place(grip);
  length = CLAMP(length, place.least, place.most);
  if (!grip->move || length == place.length) return;
  grip->move(length, grip->data);
  g_signal_emit_by_name(gtk_widget_get_accessible(GTK_WIDGET(grip)), "value-changed", length, NULL);
}

// Sizes.

static void preferred(GtkWidget *widget, int *min, int *natural) { *min = *natural = 1; }

// Its window.

static void shape_window(FavesGrip *grip) {
  if (!grip->window) return;
  GtkAllocation place;
  gtk_widget_get_allocation(GTK_WIDGET(grip), &place);
  gdk_window_move_resize(grip->window, place.x, place.y, MAX(1, place.width), MAX(1, place.height));
  if (!gtk_widget_get_mapped(GTK_WIDGET(grip))) return;
  if (faves_grip_is_moved(grip))
    gdk_window_show(grip->window);
  else
    gdk_window_hide(grip->window);
}

/// Puts its window over those of what is beside it that have come since it got its place.
static void come_up(FavesGrip *grip) {
  GList *item = gdk_window_peek_children(gtk_widget_get_window(GTK_WIDGET(grip)));
  for (; item && item->data != grip->window; item = item->next) {
    gpointer owner = NULL;
    gdk_window_get_user_data(item->data, &owner);
    if (!owner || !faves_is_grip(owner)) return gdk_window_raise(grip->window);
  }
}

static void show_cursor(FavesGrip *grip) {
  if (!grip->window) return;
  gboolean is_across = grip->axis == GTK_ORIENTATION_HORIZONTAL;
  GdkDisplay *display = gtk_widget_get_display(GTK_WIDGET(grip));
  GdkCursor *cursor = gdk_cursor_new_from_name(display, is_across ? "col-resize" : "row-resize");
  gdk_window_set_cursor(grip->window, cursor);
  if (cursor) g_object_unref(cursor);
}

static void realize(GtkWidget *widget) {
  FavesGrip *grip = FAVES_GRIP(widget);
  GTK_WIDGET_CLASS(faves_grip_parent_class)->realize(widget);
  GdkWindowAttr attributes = {
      .window_type = GDK_WINDOW_CHILD,
      .wclass = GDK_INPUT_ONLY,
      .width = 1,
      .height = 1,
      // A finger is a pointer for it.
      .event_mask = gtk_widget_get_events(widget) | GDK_BUTTON_PRESS_MASK | GDK_BUTTON_RELEASE_MASK |
                    GDK_BUTTON1_MOTION_MASK | GDK_ENTER_NOTIFY_MASK | GDK_LEAVE_NOTIFY_MASK,
  };
  grip->window = gdk_window_new(gtk_widget_get_window(widget), &attributes, GDK_WA_X | GDK_WA_Y);
  gtk_widget_register_window(widget, grip->window);
  shape_window(grip);
  show_cursor(grip);
}

static void unrealize(GtkWidget *widget) {
  FavesGrip *grip = FAVES_GRIP(widget);
  grip->is_dragged = FALSE;
  gtk_widget_unregister_window(widget, grip->window);
  gdk_window_destroy(grip->window);
  grip->window = NULL;
  GTK_WIDGET_CLASS(faves_grip_parent_class)->unrealize(widget);
}

static void map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(faves_grip_parent_class)->map(widget);
  shape_window(FAVES_GRIP(widget));
}

static void unmap(GtkWidget *widget) {
  FavesGrip *grip = FAVES_GRIP(widget);
  grip->is_dragged = FALSE;
  if (grip->window) gdk_window_hide(grip->window);
  GTK_WIDGET_CLASS(faves_grip_parent_class)->unmap(widget);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *place) {
  gtk_widget_set_allocation(widget, place);
  shape_window(FAVES_GRIP(widget));
}

// The pointer. Places count on the screen: the grip moves along.

static double at(FavesGrip *grip, double x, double y) {
  if (grip->axis == GTK_ORIENTATION_VERTICAL) return y;
  return gtk_widget_get_direction(GTK_WIDGET(grip)) == GTK_TEXT_DIR_RTL ? -x : x;
}

static gboolean button_press(GtkWidget *widget, GdkEventButton *event) {
  FavesGrip *grip = FAVES_GRIP(widget);
  if (event->button != GDK_BUTTON_PRIMARY || !faves_grip_is_moved(grip)) return FALSE;
  if (event->type == GDK_2BUTTON_PRESS) {
    grip->is_dragged = FALSE;
    if (grip->reset) grip->reset(grip->data);
  } else if (event->type == GDK_BUTTON_PRESS) {
    grip->is_dragged = TRUE;
    grip->start = at(grip, event->x_root, event->y_root);
    grip->length = faves_grip_place(grip).length;
  }
  return TRUE;
}

static gboolean motion_notify(GtkWidget *widget, GdkEventMotion *event) {
  FavesGrip *grip = FAVES_GRIP(widget);
  if (!grip->is_dragged) return FALSE;
  faves_grip_move_to(grip, grip->length + at(grip, event->x_root, event->y_root) - grip->start);
  return TRUE;
}

static gboolean button_release(GtkWidget *widget, GdkEventButton *event) {
  FavesGrip *grip = FAVES_GRIP(widget);
  if (event->button != GDK_BUTTON_PRIMARY || !grip->is_dragged) return FALSE;
  grip->is_dragged = FALSE;
  return TRUE;
}

static gboolean grab_broken(GtkWidget *widget, GdkEventGrabBroken *event) {
  FAVES_GRIP(widget)->is_dragged = FALSE;
  return FALSE;
}

// Keys, as GtkPaned has them.

#define STEP 1
#define PAGE 75

/// How far a key moves it; 0: it is another key.
static int step_of(GtkWidget *widget, guint key, gboolean is_page) {
  int forward = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? -1 : 1;
  int step = is_page ? PAGE : STEP;
  switch (key) {
    case GDK_KEY_Left: case GDK_KEY_KP_Left: return -step * forward;
    case GDK_KEY_Right: case GDK_KEY_KP_Right: return step * forward;
    case GDK_KEY_Up: case GDK_KEY_KP_Up: return -step;
    case GDK_KEY_Down: case GDK_KEY_KP_Down: return step;
    case GDK_KEY_Page_Up: case GDK_KEY_KP_Page_Up: return -PAGE;
    case GDK_KEY_Page_Down: case GDK_KEY_KP_Page_Down: return PAGE;
    default: return 0;
  }
}

static gboolean key_press(GtkWidget *widget, GdkEventKey *event) {
  FavesGrip *grip = FAVES_GRIP(widget);
  guint held = event->state & gtk_accelerator_get_default_mod_mask();
  if (faves_grip_is_moved(grip) && (held == 0 || held == GDK_CONTROL_MASK)) {
    FavesGripPlace place = faves_grip_place(grip);
    gboolean is_home = event->keyval == GDK_KEY_Home || event->keyval == GDK_KEY_KP_Home;
    gboolean is_end = event->keyval == GDK_KEY_End || event->keyval == GDK_KEY_KP_End;
    int step = step_of(widget, event->keyval, held != 0);
    if (is_home || is_end || step) {
      faves_grip_move_to(grip, is_home ? place.least : is_end ? place.most : place.length + step);
      return TRUE;
    }
  }
  return GTK_WIDGET_CLASS(faves_grip_parent_class)->key_press_event(widget, event);
}

static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
  if (!faves_grip_is_moved(FAVES_GRIP(widget))) return FALSE;
  return GTK_WIDGET_CLASS(faves_grip_parent_class)->focus(widget, direction);
}

// How it looks.

/// The ring's own lines are so far within what it is drawn around.
#define RING 4

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  FavesGrip *grip = FAVES_GRIP(widget);
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  gboolean is_upright = grip->axis == GTK_ORIENTATION_HORIZONTAL;
  int width = gtk_widget_get_allocated_width(widget), height = gtk_widget_get_allocated_height(widget);
  int at = faves_grip_is_moved(grip) ? FAVES_GRIP_BEFORE : 0;
  if (is_upright && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL) at = width - 1 - at;
  GdkRectangle line = is_upright ? (GdkRectangle){at, 0, 1, height} : (GdkRectangle){0, at, width, 1};
  if (faves_grip_is_moved(grip)) come_up(grip);
  if (grip->has_line) gtk_render_background(style, cr, line.x, line.y, line.width, line.height);
  if (!gtk_widget_has_visible_focus(widget)) return FALSE;
  if (is_upright)
    gtk_render_focus(style, cr, line.x - RING, 0, 1 + 2 * RING, height);
  else
    gtk_render_focus(style, cr, 0, line.y - RING, width, 1 + 2 * RING);
  return FALSE;
}

static void faves_grip_class_init(FavesGripClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->get_preferred_width = preferred;
  widget_class->get_preferred_height = preferred;
  widget_class->realize = realize;
  widget_class->unrealize = unrealize;
  widget_class->map = map;
  widget_class->unmap = unmap;
  widget_class->size_allocate = size_allocate;
  widget_class->button_press_event = button_press;
  widget_class->motion_notify_event = motion_notify;
  widget_class->button_release_event = button_release;
  widget_class->grab_broken_event = grab_broken;
  widget_class->key_press_event = key_press;
  widget_class->focus = focus;
  widget_class->draw = draw;
  gtk_widget_class_set_css_name(widget_class, "separator");
  gtk_widget_class_set_accessible_type(widget_class, faves_grip_accessible_get_type());
  gtk_widget_class_set_accessible_role(widget_class, ATK_ROLE_SEPARATOR);
}

static void faves_grip_init(FavesGrip *grip) {
  GtkWidget *widget = GTK_WIDGET(grip);
  gtk_widget_set_has_window(widget, FALSE);
  gtk_widget_set_can_focus(widget, TRUE);
  gtk_style_context_add_class(gtk_widget_get_style_context(widget), "faves-line");
}

// Public.

GtkWidget *faves_grip_new(GtkOrientation axis, gboolean has_line) {
  GtkWidget *widget = g_object_new(faves_grip_get_type(), NULL);
  FAVES_GRIP(widget)->axis = axis;
  FAVES_GRIP(widget)->has_line = has_line;
  return widget;
}

void faves_grip_set_axis(GtkWidget *widget, GtkOrientation axis) {
  FAVES_GRIP(widget)->axis = axis;
  show_cursor(FAVES_GRIP(widget));
  gtk_widget_queue_resize(widget);
}

void faves_grip_set_functions(GtkWidget *widget, FavesGripAsk ask, FavesGripMove move, FavesGripReset reset,
                              void *data) {
  FavesGrip *grip = FAVES_GRIP(widget);
  grip->ask = ask;
  grip->move = move;
  grip->reset = reset;
  grip->data = data;
  grip->is_dragged = FALSE;
}
