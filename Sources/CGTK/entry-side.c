#include "include/CGTK.h"

// An entry's text stands at the same side whatever way it is written. GTK has it begin where its letters do: of a text in
// Latin ones "start" is the left side, also where the window begins on the right, and of an empty entry with the focus it is
// the side that the keyboard's letters begin on.

typedef struct {
  float fraction;  // from the leading edge
  gboolean keeps_direction;
  gulong keyboard;  // listens to it while the entry has the focus
} Side;

static GQuark side_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-side");
  return quark;
}

PangoDirection faves_text_direction(const char *text) {
  for (; *text; text = g_utf8_next_char(text)) {
    switch (g_unichar_get_script(g_utf8_get_char(text))) {
      case G_UNICODE_SCRIPT_COMMON:
      case G_UNICODE_SCRIPT_INHERITED:
      case G_UNICODE_SCRIPT_UNKNOWN:
        continue;
      case G_UNICODE_SCRIPT_HEBREW:
      case G_UNICODE_SCRIPT_ARABIC:
      case G_UNICODE_SCRIPT_SYRIAC:
      case G_UNICODE_SCRIPT_THAANA:
      case G_UNICODE_SCRIPT_NKO:
        return PANGO_DIRECTION_RTL;
      default:
        return PANGO_DIRECTION_LTR;
    }
  }
  return PANGO_DIRECTION_NEUTRAL;
}

static PangoDirection direction_of(GtkWidget *widget) {
  return gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
}

/// The way that GTK takes what the entry shows to be written.
static PangoDirection written(GtkWidget *widget) {
  GtkEntry *entry = GTK_ENTRY(widget);
  gboolean has_focus = gtk_widget_has_focus(widget);
  if (gtk_entry_get_visibility(entry)) {
    const char *shown = gtk_entry_get_text(entry);
    if (!*shown && !has_focus) shown = gtk_entry_get_placeholder_text(entry);
    PangoDirection letters = shown ? faves_text_direction(shown) : PANGO_DIRECTION_NEUTRAL;
    if (letters != PANGO_DIRECTION_NEUTRAL) return letters;
  }
  if (!has_focus) return direction_of(widget);
  return gdk_keymap_get_direction(gdk_keymap_get_for_display(gtk_widget_get_display(widget))) == PANGO_DIRECTION_RTL
             ? PANGO_DIRECTION_RTL
             : PANGO_DIRECTION_LTR;
}

float faves_entry_get_side(GtkWidget *entry) {
  const Side *side = g_object_get_qdata(G_OBJECT(entry), side_quark());
  GtkWidget *parent = gtk_widget_get_parent(entry), *leads = side && side->keeps_direction && parent ? parent : entry;
  float fraction = side ? side->fraction : 0;
  return direction_of(leads) == PANGO_DIRECTION_RTL ? 1 - fraction : fraction;
}

static void place(GtkWidget *entry) {
  float side = faves_entry_get_side(entry);
  gtk_entry_set_alignment(GTK_ENTRY(entry), written(entry) == PANGO_DIRECTION_RTL ? 1 - side : side);
}

static void focus_changed(GtkWidget *entry) {
  Side *side = g_object_get_qdata(G_OBJECT(entry), side_quark());
  GdkKeymap *keymap = gdk_keymap_get_for_display(gtk_widget_get_display(entry));
  if (gtk_widget_has_focus(entry)) {
    if (!side->keyboard)
      side->keyboard = g_signal_connect_object(keymap, "direction-changed", G_CALLBACK(place), entry,
                                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  } else if (side->keyboard) {
    g_signal_handler_disconnect(keymap, side->keyboard);
    side->keyboard = 0;
  }
  place(entry);
}

static const char *const causes[] = {"changed", "direction-changed", "hierarchy-changed", "notify::visibility",
                                     "notify::placeholder-text"};

void faves_entry_set_side(GtkWidget *entry, float fraction, gboolean keeps_direction) {
  Side *side = g_object_get_qdata(G_OBJECT(entry), side_quark());
  if (!side) {
    side = g_new0(Side, 1);
    g_object_set_qdata_full(G_OBJECT(entry), side_quark(), side, g_free);
    for (unsigned i = 0; i < G_N_ELEMENTS(causes); i++) g_signal_connect(entry, causes[i], G_CALLBACK(place), NULL);
    g_signal_connect(entry, "notify::has-focus", G_CALLBACK(focus_changed), NULL);
  }
  side->fraction = fraction;
  side->keeps_direction = keeps_direction;
  place(entry);
}
