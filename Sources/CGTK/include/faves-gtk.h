#ifndef FAVES_GTK_H
#define FAVES_GTK_H

#include "faves-base.h"

// What Swift cannot call in GTK as it is: macros, variadic functions, and a few operations that need
// GTK's finer rules. Each takes instances untyped or as `GtkWidget *`, so no casts are needed.

FAVES_BEGIN_DECLS

/// A `GtkScrolledWindow` with adjustments of its own, whose bars are thin from the start.
GtkWidget *faves_scrolled_new(void);

/// A `GtkTextView` whose letters are as opaque as their colour, whatever was drawn before.
GtkWidget *faves_text_view_new(void);
/// Whether neither the wheel nor a finger nor keys scroll it: they are for what is around it.
void faves_scrolled_set_still(GtkWidget *scrolled, gboolean is_still);
/// Has it scroll up and down without a bar, by the wheel and what moves in it. While all of it is to be seen, the wheel is for
/// what is around it: GTK would take it where there is no bar to tell by.
void faves_scrolled_set_barless(GtkWidget *scrolled);
/// A frame of a `GtkTextView` that is as high as the text is in the width it gets, within the least and greatest height of the
/// content that GtkScrolledWindow has. What does not fit is scrolled as in one without a bar.
GtkWidget *faves_growing_new(GtkWidget *text_view);
/// Whether what scrolls up and down is around it, and nothing between the two says how high it is.
gboolean faves_is_scrolled_around(GtkWidget *widget);
/// A viewport for a scrolled window, whose child may be drawn beyond its edges.
GtkWidget *faves_viewport_new(void);
/// Whether it is. The pointer meets the child within the viewport all the same.
void faves_viewport_set_spills(GtkWidget *viewport, gboolean spills);

/// A vertical `GtkBox` that draws nothing itself: for what a window holds, and bars over and under it.
GtkWidget *faves_plain_box_new(void);
/// A `GtkStack` as large as what is in sight in it, that draws nothing itself.
GtkWidget *faves_plain_stack_new(void);

/// Has a menu of choices show `shown` in its button, in place of what is chosen.
void faves_combo_show(GtkWidget *combo, GtkWidget *shown);

/// The dialog that a GtkColorButton has opened, also where it is closed again; NULL: it was never opened.
GtkWidget *_Nullable faves_color_button_dialog(GtkWidget *button);

/// Has the wheel over sliders, menus of choices, numbers and calendars scroll what is around them rather than change them;
/// where nothing around scrolls, the one that has the focus takes it. For all there are from now on.
void faves_wheel_leaves_values(void);

// Signals.

/// `g_signal_connect`; the handler must have the signal's C signature. Returns the handler's id.
static inline gulong faves_signal_connect(void *instance, const char *signal, GCallback handler,
                                          void *_Nullable data) {
  return g_signal_connect_data(instance, signal, handler, data, NULL, (GConnectFlags)0);
}
static inline gulong faves_signal_connect_after(void *instance, const char *signal, GCallback handler,
                                                void *_Nullable data) {
  return g_signal_connect_data(instance, signal, handler, data, NULL, G_CONNECT_AFTER);
}
static inline void faves_signal_block(void *instance, gulong id) { g_signal_handler_block(instance, id); }
static inline void faves_signal_unblock(void *instance, gulong id) { g_signal_handler_unblock(instance, id); }
/// Disconnects if the id is still connected (0 and gone ids are fine).
static inline void faves_signal_disconnect(void *instance, gulong id) {
  if (id && g_signal_handler_is_connected(instance, id)) g_signal_handler_disconnect(instance, id);
}

// Properties (`g_object_set` for one property of a plain type).

static inline void faves_set_boolean(void *object, const char *name, gboolean value) {
  g_object_set((GObject *)object, name, value, NULL);
}
static inline void faves_set_int(void *object, const char *name, int value) {
  g_object_set((GObject *)object, name, value, NULL);
}
static inline void faves_set_boxed(void *object, const char *name, const void *value) {
  g_object_set((GObject *)object, name, value, NULL);
}
/// The place of a child among those of its container, for containers that have one (`GtkStack`, `GtkBox`).
static inline void faves_set_child_position(GtkWidget *container, GtkWidget *child, int position) {
  gtk_container_child_set((GtkContainer *)(void *)container, child, "position", position, NULL);
}
static inline void faves_set_double(void *object, const char *name, double value) {
  g_object_set((GObject *)object, name, value, NULL);
}
static inline void faves_set_string(void *object, const char *name, const char *_Nullable value) {
  g_object_set((GObject *)object, name, value, NULL);
}
static inline void faves_set_object(void *object, const char *name, void *_Nullable value) {
  g_object_set((GObject *)object, name, value, NULL);
}
/// Each gives the type's zero if the property does not exist (and a GLib warning).
gboolean faves_get_boolean(void *object, const char *name);
int faves_get_int(void *object, const char *name);
double faves_get_double(void *object, const char *name);
/// Free with `g_free`.
char *_Nullable faves_get_string(void *object, const char *name);
/// Not owned by the caller.
void *_Nullable faves_get_object(void *object, const char *name);

// Types.

gboolean faves_is_a(const void *_Nullable instance, GType type);
/// The class name of an object, "GtkLabel".
const char *faves_type_name(const void *instance);
static inline gboolean faves_is_container(GtkWidget *widget) { return GTK_IS_CONTAINER(widget); }
static inline gboolean faves_is_editable(GtkWidget *widget) { return GTK_IS_EDITABLE(widget); }
/// Whether a person can type into it.
static inline gboolean faves_takes_text(GtkWidget *widget) {
  if (GTK_IS_TEXT_VIEW(widget)) return gtk_text_view_get_editable((GtkTextView *)(void *)widget);
  return GTK_IS_EDITABLE(widget) && gtk_editable_get_editable((GtkEditable *)(void *)widget);
}
static inline gboolean faves_is_window(GtkWidget *widget) { return GTK_IS_WINDOW(widget); }

// Objects.

static inline void *faves_ref(void *object) { return g_object_ref(object); }
/// Takes the floating reference of a new widget, or one more of any other.
static inline void *faves_ref_sink(void *object) { return g_object_ref_sink(object); }
static inline void faves_unref(void *object) { g_object_unref(object); }

// Signals.

/// Emits a signal that has no arguments and returns nothing.
static inline void faves_emit(void *object, const char *signal) { g_signal_emit_by_name(object, signal); }

/// Gives a widget and all in it a direction of writing and layout; NONE: the desktop's. What has one of its own inside
/// keeps it: `own` says that this is the widget's own.
void faves_turn(GtkWidget *widget, GtkTextDirection direction, gboolean own);

/// A new GtkCalendar with room between the names of the days.
GtkWidget *faves_calendar_new(void);
/// The day on which a GtkCalendar begins its weeks, 1 for Sunday: nothing but the locale tells it.
int faves_first_weekday(void);

// Text entry.

/// Makes the text of a GtkEditable equal `text`, replacing only the part in the middle that differs, so
/// that cursor and selection stay where they are in the text around it. Returns TRUE if the text changed.
/// While the input method is composing in the entry nothing is written and FALSE is returned; the caller
/// writes after `changed` or the next flush. Emits `changed` unless the caller blocked its handler.
gboolean faves_entry_replace_text(GtkWidget *editable, const char *text);
/// Shows an empty entry's placeholder text also while the entry has the focus, where GTK leaves it out: a form's field
/// is named by it.
void faves_entry_keep_prompt(GtkWidget *entry);
/// Tells assistive tools what the pictures in an entry are for, instead of what their files are called: nothing of one that
/// is there to be looked at, and `name` of one that can be pressed.
void faves_entry_name_icons(GtkWidget *entry, const char *name);
/// Where an entry's text stands, from 0 for its leading edge to 1, whichever way the text is written; by itself GTK goes by
/// the text. The leading edge is that of the entry's own direction, or, where that is only for what is in it
/// (`keeps_direction`), of what it stands in.
void faves_entry_set_side(GtkWidget *entry, float fraction, gboolean keeps_direction);
/// The same from the left edge.
float faves_entry_get_side(GtkWidget *entry);
/// Which way a text is written, by its first letter that says so.
PangoDirection faves_text_direction(const char *text);

/// Keeps an entry as wide as its text, or as what stands there while it is empty. Its size request is in use for that, and
/// its least number of characters, which is to be set again afterwards.
void faves_entry_set_fits_text(GtkWidget *entry, gboolean fits);

/// Whether the input method is composing. Tracking begins with `faves_entry_track_preedit`, which is to be
/// called once when the entry is made.
void faves_entry_track_preedit(GtkWidget *entry);
gboolean faves_entry_is_composing(GtkWidget *entry);

/// The same for a GtkTextView's buffer: the marks outside the changed middle stay.
gboolean faves_text_view_replace_text(GtkWidget *text_view, const char *text);
/// The whole text of a GtkTextView; free with `g_free`.
char *faves_text_view_get_text(GtkWidget *text_view);

/// Whether the widget is selected, as a row of a list is, or something around it, and no ground of the program's own (the style
/// class "faves-own-ground") hides that from it.
gboolean faves_is_selected(GtkWidget *widget);

// Style.

/// Adds a provider for the whole screen from CSS source. Parse errors are GTK warnings and the rest
/// still counts. Returns a handle for `faves_css_unload` or `faves_css_replace`, or NULL without a display.
void *_Nullable faves_css_load(const char *css, unsigned priority);
void faves_css_replace(void *provider, const char *css);
/// Makes a provider for single widgets, which is there for the life of the program.
void *faves_css_new(const char *css);
/// Has a provider count for one widget, and not for those in it. One that it joined it has to leave before it joins it again.
void faves_css_join(GtkWidget *widget, void *provider, unsigned priority);
void faves_css_leave(GtkWidget *widget, void *provider);
void faves_css_unload(void *provider);
void faves_add_class(GtkWidget *widget, const char *name);
void faves_remove_class(GtkWidget *widget, const char *name);

// Looking at windows.

/// Writes what the window shows as a PNG, popovers included. `toplevel` is realised and mapped; layout and
/// drawing that are due happen first. Returns FALSE with a GLib warning if the file cannot be written.
gboolean faves_screenshot(GtkWidget *toplevel, const char *path);

/// Number of widgets in the tree below and including `root`, internal children of GTK's widgets included.
unsigned faves_count_widgets(GtkWidget *root);
/// Number of toplevel widgets (windows, menus and popups) there are.
unsigned faves_count_toplevels(void);

/// Puts focus on a widget as clicking would, but selects no text in an entry.
void faves_grab_focus(GtkWidget *widget);
/// Has keys lead from a container that can have the focus on into the one child that it shows, and back; also if it is said twice.
void faves_focus_before_content(GtkWidget *container);
/// Has the keys pass over what is in a container; it can be given the focus all the same.
void faves_skip_focus(GtkWidget *container, gboolean skips);
/// Takes the focus from a widget and what is in it, for a container that is about to let go of it: GTK does that once it has, and
/// then nobody can tell what stood around it.
void faves_leave_focus(GtkWidget *widget);
/// Has buttons in a widget leave the focus where it is when they are clicked, those as well that come later.
void faves_keep_focus_on_click(GtkWidget *widget);
/// Lets a `GtkLinkButton` be pressed without taking the focus, as any other button.
void faves_link_leave_focus_on_click(GtkWidget *link);

/// Has Tab leave a GtkListBox that has the focus, as it does other lists: GTK goes on to its next row, and chooses that.
void faves_list_box_leave_by_tab(GtkWidget *list);

/// Whether the pointer goes through a widget and all in it, to what is behind. A FavesTouch around it is not met there for
/// its sake.
void faves_set_pass_through(GtkWidget *widget, gboolean passes);
/// Has the windows of a widget that comes on screen, and of what is in it, pass events on as it is set to.
void faves_tell_pass_through(GtkWidget *widget);

FAVES_END_DECLS

#endif
