#include "include/CGTK.h"

#include <string.h>

// Replacing text without disturbing the person who is editing it.

static GQuark composing_quark(void) { return g_quark_from_static_string("faves-composing"); }

static void preedit_changed(GtkWidget *entry, const char *preedit, gpointer data) {
  g_object_set_qdata(G_OBJECT(entry), composing_quark(), GINT_TO_POINTER(preedit && *preedit));
}

void faves_entry_track_preedit(GtkWidget *entry) {
  if (g_signal_handler_find(entry, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, preedit_changed, NULL)) return;
  g_signal_connect(entry, "preedit-changed", G_CALLBACK(preedit_changed), NULL);
}

gboolean faves_entry_is_composing(GtkWidget *entry) {
  return g_object_get_qdata(G_OBJECT(entry), composing_quark()) != NULL;
}

/// The part in which two texts differ, as character positions: `from` in both, `old_to` and `new_to` ends.
typedef struct {
  int from, old_to, new_to;
  const char *inserted;  // in the new text
  int inserted_bytes;
} Difference;

static gboolean differ(const char *old, const char *new, Difference *difference) {
  const char *old_start = old, *new_start = new;
  int from = 0;
  while (*old_start && g_utf8_get_char(old_start) == g_utf8_get_char(new_start)) {
    old_start = g_utf8_next_char(old_start);
    new_start = g_utf8_next_char(new_start);
    from++;
  }
  if (!*old_start && !*new_start) return FALSE;
  const char *old_end = old + strlen(old), *new_end = new + strlen(new);
  while (old_end > old_start && new_end > new_start) {
    const char *old_last = g_utf8_prev_char(old_end), *new_last = g_utf8_prev_char(new_end);
    if (g_utf8_get_char(old_last) != g_utf8_get_char(new_last)) break;
    old_end = old_last;
    new_end = new_last;
  }
  difference->from = from;
  difference->old_to = from + (int)g_utf8_pointer_to_offset(old_start, old_end);
  difference->new_to = from + (int)g_utf8_pointer_to_offset(new_start, new_end);
  difference->inserted = new_start;
  difference->inserted_bytes = (int)(new_end - new_start);
  return TRUE;
}

/// Where a position in the old text is in the new one. Within the replaced part it stays at the same
/// distance from its start, as far as that goes.
static int carried(const Difference *difference, int position) {
  if (position <= difference->from) return position;
  if (position >= difference->old_to) return position + difference->new_to - difference->old_to;
  return MIN(position, difference->new_to);
}

/// Keeps everybody from hearing a signal; returns the ids to let hear again.
static GArray *silence(void *instance, const char *signal) {
  GArray *ids = g_array_new(FALSE, FALSE, sizeof(gulong));
  unsigned id = g_signal_lookup(signal, G_OBJECT_TYPE(instance));
  gulong handler;
  while ((handler = g_signal_handler_find(instance, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_UNBLOCKED, id, 0, NULL,
                                          NULL, NULL))) {
    g_signal_handler_block(instance, handler);
    g_array_append_val(ids, handler);
  }
  return ids;
}

static void let_hear(void *instance, GArray *ids) {
  for (unsigned i = 0; i < ids->len; i++) g_signal_handler_unblock(instance, g_array_index(ids, gulong, i));
  g_array_unref(ids);
}

gboolean faves_entry_replace_text(GtkWidget *widget, const char *text) {
  if (faves_entry_is_composing(widget)) return FALSE;
  GtkEditable *editable = GTK_EDITABLE(widget);
  char *old = gtk_editable_get_chars(editable, 0, -1);
  Difference difference;
  gboolean differs = differ(old, text, &difference);
  if (differs) {
    int start, end, cursor = gtk_editable_get_position(editable), at = difference.from;
    gtk_editable_get_selection_bounds(editable, &start, &end);
    gboolean selection = start != end, at_start = cursor == start;
    // One change for whoever listens, though GTK makes two.
    g_object_freeze_notify(G_OBJECT(editable));
    gboolean both = difference.old_to > difference.from && difference.inserted_bytes > 0;
    GArray *silenced = both ? silence(editable, "changed") : NULL;
    if (difference.old_to > difference.from)
      gtk_editable_delete_text(editable, difference.from, difference.old_to);
    if (both) let_hear(editable, silenced);
    if (difference.inserted_bytes)
      gtk_editable_insert_text(editable, difference.inserted, difference.inserted_bytes, &at);
    if (selection) {
      start = carried(&difference, start);
      end = carried(&difference, end);
      gtk_editable_select_region(editable, at_start ? end : start, at_start ? start : end);
    } else {
      gtk_editable_set_position(editable, carried(&difference, cursor));
    }
    g_object_thaw_notify(G_OBJECT(editable));
  }
  g_free(old);
  return differs;
}

char *faves_text_view_get_text(GtkWidget *text_view) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(text_view));
  GtkTextIter start, end;
  gtk_text_buffer_get_bounds(buffer, &start, &end);
  return gtk_text_buffer_get_text(buffer, &start, &end, TRUE);
}

gboolean faves_text_view_replace_text(GtkWidget *text_view, const char *text) {
  if (faves_entry_is_composing(text_view)) return FALSE;
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(text_view));
  char *old = faves_text_view_get_text(text_view);
  Difference difference;
  gboolean differs = differ(old, text, &difference);
  if (differs) {
    GtkTextIter start, end;
    gtk_text_buffer_get_iter_at_mark(buffer, &start, gtk_text_buffer_get_insert(buffer));
    int cursor = carried(&difference, gtk_text_iter_get_offset(&start));
    gtk_text_buffer_get_iter_at_mark(buffer, &start, gtk_text_buffer_get_selection_bound(buffer));
    int bound = carried(&difference, gtk_text_iter_get_offset(&start));
    gtk_text_buffer_begin_user_action(buffer);
    gtk_text_buffer_get_iter_at_offset(buffer, &start, difference.from);
    gtk_text_buffer_get_iter_at_offset(buffer, &end, difference.old_to);
    gtk_text_buffer_delete(buffer, &start, &end);
    gtk_text_buffer_insert(buffer, &start, difference.inserted, difference.inserted_bytes);
    gtk_text_buffer_get_iter_at_offset(buffer, &start, cursor);
    gtk_text_buffer_get_iter_at_offset(buffer, &end, bound);
    gtk_text_buffer_select_range(buffer, &start, &end);
    gtk_text_buffer_end_user_action(buffer);
  }
  g_free(old);
  return differs;
}
