#include "layout-private.h"

#include <langinfo.h>
#include <string.h>

// Properties.

static GValue get(void *object, const char *name, GType type) {
  GValue value = G_VALUE_INIT;
  g_value_init(&value, type);
  g_object_get_property(G_OBJECT(object), name, &value);
  return value;
}

gboolean faves_get_boolean(void *object, const char *name) {
  GValue value = get(object, name, G_TYPE_BOOLEAN);
  return g_value_get_boolean(&value);
}

int faves_get_int(void *object, const char *name) {
  GValue value = get(object, name, G_TYPE_INT);
  return g_value_get_int(&value);
}

double faves_get_double(void *object, const char *name) {
  GValue value = get(object, name, G_TYPE_DOUBLE);
  return g_value_get_double(&value);
}

char *faves_get_string(void *object, const char *name) {
  GValue value = get(object, name, G_TYPE_STRING);
  char *string = g_value_dup_string(&value);
  g_value_unset(&value);
  return string;
}

void *faves_get_object(void *object, const char *name) {
  GValue value = get(object, name, G_TYPE_OBJECT);
  void *found = g_value_get_object(&value);
  g_value_unset(&value);
  return found;
}

// Types.

gboolean faves_is_a(const void *instance, GType type) {
  return instance && g_type_check_instance_is_a((GTypeInstance *)instance, type);
}

const char *faves_type_name(const void *instance) { return G_OBJECT_TYPE_NAME(instance); }

gboolean faves_is_selected(GtkWidget *widget) {
  for (; widget; widget = gtk_widget_get_parent(widget)) {
    if (gtk_widget_get_state_flags(widget) & GTK_STATE_FLAG_SELECTED) return TRUE;
    if (gtk_style_context_has_class(gtk_widget_get_style_context(widget), "faves-own-ground")) return FALSE;
  }
  return FALSE;
}

// Style.

static void *load(GtkCssProvider *provider, const char *css) {
  GError *error = NULL;
  if (!gtk_css_provider_load_from_data(provider, css, -1, &error)) {
    g_warning("style sheet: %s", error->message);
    g_error_free(error);
  }
  return provider;
}

void *faves_css_load(const char *css, unsigned priority) {
  GdkScreen *screen = gdk_screen_get_default();
  if (!screen) return NULL;
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_style_context_add_provider_for_screen(screen, GTK_STYLE_PROVIDER(provider), priority);
  // The screen's reference is the provider's life.
  g_object_unref(provider);
  return load(provider, css);
}

void faves_css_replace(void *provider, const char *css) { load(provider, css); }

void *faves_css_new(const char *css) { return load(gtk_css_provider_new(), css); }

void faves_css_join(GtkWidget *widget, void *provider, unsigned priority) {
  faves_style_is_to_change(widget);
  gtk_style_context_add_provider(gtk_widget_get_style_context(widget), GTK_STYLE_PROVIDER(provider), priority);
}

void faves_css_leave(GtkWidget *widget, void *provider) {
  faves_style_is_to_change(widget);
  gtk_style_context_remove_provider(gtk_widget_get_style_context(widget), GTK_STYLE_PROVIDER(provider));
}

void faves_css_unload(void *provider) {
  GdkScreen *screen = gdk_screen_get_default();
  if (screen) gtk_style_context_remove_provider_for_screen(screen, GTK_STYLE_PROVIDER(provider));
}

void faves_add_class(GtkWidget *widget, const char *name) {
  faves_style_is_to_change(widget);
  gtk_style_context_add_class(gtk_widget_get_style_context(widget), name);
}

void faves_remove_class(GtkWidget *widget, const char *name) {
  faves_style_is_to_change(widget);
  gtk_style_context_remove_class(gtk_widget_get_style_context(widget), name);
}

// Looking at windows.

typedef struct {
  unsigned work, frames;
} Frames;

static void worked(GdkFrameClock *clock, Frames *frames) { frames->work++; }
static void framed(GdkFrameClock *clock, Frames *frames) { frames->frames++; }

/// Lets frames pass until one neither lays out nor paints: all that was due has happened.
static void settle(GtkWidget *toplevel) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(toplevel);
  Frames frames = {0, 0};
  g_signal_connect(clock, "layout", G_CALLBACK(worked), &frames);
  g_signal_connect(clock, "paint", G_CALLBACK(worked), &frames);
  g_signal_connect(clock, "after-paint", G_CALLBACK(framed), &frames);
  // An animation would go on for ever.
  for (int i = 0; i < 30 && gtk_widget_get_mapped(toplevel); i++) {
    unsigned work = frames.work, frame = frames.frames;
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
    while (frames.frames == frame && gtk_widget_get_mapped(toplevel)) g_main_context_iteration(NULL, TRUE);
    if (frames.work == work) break;
  }
  g_signal_handlers_disconnect_by_data(clock, &frames);
}

gboolean faves_screenshot(GtkWidget *toplevel, const char *path) {
  g_return_val_if_fail(gtk_widget_get_mapped(toplevel), FALSE);
  settle(toplevel);
  GdkWindow *window = gtk_widget_get_window(toplevel);
  gdk_display_sync(gdk_window_get_display(window));
  // Popovers are windows of their own within the toplevel's, which reading the screen includes.
  GdkPixbuf *pixels =
      gdk_pixbuf_get_from_window(window, 0, 0, gdk_window_get_width(window), gdk_window_get_height(window));
  if (!pixels) {
    g_warning("the window %s cannot be read", G_OBJECT_TYPE_NAME(toplevel));
    return FALSE;
  }
  GError *error = NULL;
  gboolean written = gdk_pixbuf_save(pixels, path, "png", &error, NULL);
  if (!written) {
    g_warning("%s: %s", path, error->message);
    g_error_free(error);
  }
  g_object_unref(pixels);
  return written;
}

static void count(GtkWidget *widget, gpointer sum) {
  ++*(unsigned *)sum;
  if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), count, sum);
}

unsigned faves_count_widgets(GtkWidget *root) {
  unsigned sum = 0;
  count(root, &sum);
  return sum;
}

unsigned faves_count_toplevels(void) {
  GList *toplevels = gtk_window_list_toplevels();
  unsigned n = g_list_length(toplevels);
  g_list_free(toplevels);
  return n;
}

/// The default handler, which would go to another row, is not called; without an answer GTK goes on outside of the list.
static gboolean leave_by_tab(GtkWidget *list, GtkDirectionType direction, gpointer data) {
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  if (is_tab && gtk_container_get_focus_child(GTK_CONTAINER(list)))
    g_signal_stop_emission_by_name(list, "focus");
  return FALSE;
}

void faves_list_box_leave_by_tab(GtkWidget *list) {
  g_signal_connect(list, "focus", G_CALLBACK(leave_by_tab), NULL);
}

void faves_grab_focus(GtkWidget *widget) {
  if (GTK_IS_ENTRY(widget))
    gtk_entry_grab_focus_without_selecting(GTK_ENTRY(widget));
  else
    gtk_widget_grab_focus(widget);
}

void faves_skip_focus(GtkWidget *container, gboolean skips) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  if (skips)
    gtk_container_set_focus_chain(GTK_CONTAINER(container), NULL);
  else
    gtk_container_unset_focus_chain(GTK_CONTAINER(container));
  G_GNUC_END_IGNORE_DEPRECATIONS
}

gboolean faves_holds_focus(GtkWidget *widget) {
  GtkWidget *toplevel = gtk_widget_get_toplevel(widget);
  GtkWidget *focus = GTK_IS_WINDOW(toplevel) ? gtk_window_get_focus(GTK_WINDOW(toplevel)) : NULL;
  return focus && (focus == widget || gtk_widget_is_ancestor(focus, widget));
}

void faves_leave_focus(GtkWidget *widget) {
  if (faves_holds_focus(widget)) gtk_window_set_focus(GTK_WINDOW(gtk_widget_get_toplevel(widget)), NULL);
}

// The dialog of a colour.

GtkWidget *faves_color_button_dialog(GtkWidget *button) {
  GList *all = gtk_window_list_toplevels();
  GtkWidget *found = NULL;
  // GTK does not hand it out; but what the person answers is told to the button.
  for (GList *item = all; item && !found; item = item->next)
    if (GTK_IS_COLOR_CHOOSER_DIALOG(item->data) &&
        g_signal_handler_find(item->data, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, button))
      found = item->data;
  g_list_free(all);
  return found;
}

// What a menu of choices shows.

static void find_shown(GtkWidget *widget, gpointer found) {
  if (GTK_IS_CELL_VIEW(widget)) *(GtkWidget **)found = widget;
  if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), find_shown, found);
}

void faves_combo_show(GtkWidget *combo, GtkWidget *shown) {
  GtkWidget *chosen = NULL;
  gtk_container_forall(GTK_CONTAINER(combo), find_shown, &chosen);
  GtkWidget *box = chosen ? gtk_widget_get_parent(chosen) : NULL;
  // Added to the menu itself, it would stand beside the button.
  if (!GTK_IS_BOX(box)) return gtk_container_add(GTK_CONTAINER(combo), shown);
  gtk_widget_set_no_show_all(chosen, TRUE);
  gtk_widget_hide(chosen);
  gtk_box_pack_start(GTK_BOX(box), shown, TRUE, TRUE, 0);
  gtk_box_reorder_child(GTK_BOX(box), shown, 0);
  gtk_widget_show(shown);
}

int faves_first_weekday(void) {
  // The C library counts from the day that this one is, a Sunday or a Monday.
  union {
    char *text;
    unsigned word;
  } origin = {.text = nl_langinfo(_NL_TIME_WEEK_1STDAY)};
  const int monday = 19971201;
  int first = nl_langinfo(_NL_TIME_FIRST_WEEKDAY)[0];
  return (first - 1 + (origin.word == monday)) % 7 + 1;
}

// Directions of parts of a window.

static GQuark own_direction_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-own-direction");
  return quark;
}

static void turn_all(GtkWidget *widget, GtkTextDirection direction);

static void turn_inner(GtkWidget *widget, gpointer direction) {
  if (!g_object_get_qdata(G_OBJECT(widget), own_direction_quark())) turn_all(widget, GPOINTER_TO_INT(direction));
}

static void turn_all(GtkWidget *widget, GtkTextDirection direction) {
  gtk_widget_set_direction(widget, direction);
  if (GTK_IS_CONTAINER(widget))
    gtk_container_forall(GTK_CONTAINER(widget), turn_inner, GINT_TO_POINTER(direction));
}

void faves_turn(GtkWidget *widget, GtkTextDirection direction, gboolean own) {
  g_object_set_qdata(G_OBJECT(widget), own_direction_quark(), GINT_TO_POINTER(own));
  turn_all(widget, direction);
}
