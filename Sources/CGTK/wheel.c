#include "include/CGTK.h"

// GTK's sliders, menus of choices, numbers and calendars take the wheel to change their value, wherever the pointer comes to
// lie over them while a form is scrolled. Here the wheel scrolls what scrolls; where nothing does, it is for the control that
// has the focus. The classes are told once, so that controls of every maker are like that; and not before the wheel is first
// turned, since to make four classes that a program may never use takes as long as a dozen labels.

typedef gboolean (*Scroll)(GtkWidget *widget, GdkEventScroll *event);

static struct {
  GType type;
  Scroll own;
} controls[4];

static gboolean can_move(GtkAdjustment *adjustment) {
  return adjustment && gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment) >
                           gtk_adjustment_get_page_size(adjustment);
}

static gboolean is_scrolled(GtkWidget *widget) {
  while ((widget = gtk_widget_get_parent(widget))) {
    if (!GTK_IS_SCROLLED_WINDOW(widget)) continue;
    GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW(widget);
    if (can_move(gtk_scrolled_window_get_vadjustment(scrolled)) ||
        can_move(gtk_scrolled_window_get_hadjustment(scrolled)))
      return TRUE;
  }
  return FALSE;
}

static gboolean has_focus(GtkWidget *widget) {
  GtkWidget *window = gtk_widget_get_toplevel(widget);
  GtkWidget *focus = GTK_IS_WINDOW(window) ? gtk_window_get_focus(GTK_WINDOW(window)) : NULL;
  return focus && (focus == widget || gtk_widget_is_ancestor(focus, widget));
}

static gboolean scroll(GtkWidget *widget, GdkEventScroll *event) {
  if (is_scrolled(widget) || !has_focus(widget)) return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS(controls); i++)
    if (controls[i].own && g_type_is_a(G_OBJECT_TYPE(widget), controls[i].type)) return controls[i].own(widget, event);
  return FALSE;
}

/// Classes that there are already have what they inherit as a copy of their own.
static void tell(GType type, Scroll own) {
  GtkWidgetClass *class = g_type_class_peek(type);
  if (!class || class->scroll_event != own) return;
  class->scroll_event = scroll;
  guint count;
  GType *heirs = g_type_children(type, &count);
  for (guint i = 0; i < count; i++) tell(heirs[i], own);
  g_free(heirs);
}

/// Comes before the widget's class gets the event.
static gboolean tell_all(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  GType types[] = {GTK_TYPE_SCALE, GTK_TYPE_SPIN_BUTTON, GTK_TYPE_COMBO_BOX, GTK_TYPE_CALENDAR};
  for (guint i = 0; i < G_N_ELEMENTS(types); i++) {
    // Classes stay; so does this one.
    GtkWidgetClass *class = g_type_class_ref(types[i]);
    controls[i].type = types[i];
    controls[i].own = class->scroll_event;
    tell(types[i], class->scroll_event);
  }
  return FALSE;
}

void faves_wheel_leaves_values(void) {
  static gboolean waiting;
  if (waiting) return;
  waiting = TRUE;
  g_type_class_ref(GTK_TYPE_WIDGET);
  g_signal_add_emission_hook(g_signal_lookup("scroll-event", GTK_TYPE_WIDGET), 0, tell_all, NULL, NULL);
}
