#include "raised.h"

static int by_height(gconstpointer a, gconstpointer b) {
  double one = faves_layout_info(*(GtkWidget *const *)a)->height, other = faves_layout_info(*(GtkWidget *const *)b)->height;
  return one < other ? -1 : one > other;
}

/// Has `order` list the children from the lowest to the highest, those of one height in their own order; whether any is of another
/// height than 0.
static gboolean arrange(Raised *raised, const RaisedKind *kind, GtkWidget *container) {
  if (!raised->order) raised->order = g_ptr_array_new();
  g_ptr_array_set_size(raised->order, 0);
  kind->collect(container, raised->order);
  gboolean differ = FALSE;
  for (unsigned i = 0; !differ && i < raised->order->len; i++)
    differ = faves_layout_info(g_ptr_array_index(raised->order, i))->height != 0;
  // A sort that keeps the order of what is equal.
  if (differ) g_ptr_array_sort(raised->order, by_height);
  return differ;
}

typedef struct {
  GdkWindow *window;
  unsigned rank;
} Ranked;

static int by_rank(gconstpointer a, gconstpointer b) {
  unsigned one = ((const Ranked *)a)->rank, other = ((const Ranked *)b)->rank;
  return one < other ? -1 : one > other;
}

/// The windows in one that are the children's, from the farthest back, each with the place of its child.
static GArray *ranked_windows(GdkWindow *within, GHashTable *ranks) {
  GArray *windows = g_array_new(FALSE, FALSE, sizeof(Ranked));
  for (GList *at = g_list_last(gdk_window_peek_children(within)); at; at = at->prev) {
    Ranked ranked = {at->data, 0};
    gpointer owner = NULL, rank = NULL;
    gdk_window_get_user_data(ranked.window, &owner);
    while (owner && !g_hash_table_lookup_extended(ranks, owner, NULL, &rank)) owner = gtk_widget_get_parent(owner);
    if (!owner) continue;
    ranked.rank = GPOINTER_TO_UINT(rank);
    g_array_append_val(windows, ranked);
  }
  return windows;
}

static gboolean is_ordered(const GArray *windows) {
  for (unsigned i = 1; i < windows->len; i++)
    if (g_array_index(windows, Ranked, i).rank < g_array_index(windows, Ranked, i - 1).rank) return FALSE;
  return TRUE;
}

/// Puts each window in front of those of the children below its own. Others stay where they are.
static void put_in_order(GArray *windows) {
  g_array_sort(windows, by_rank);
  for (unsigned i = 1; i < windows->len; i++)
    gdk_window_restack(g_array_index(windows, Ranked, i).window, g_array_index(windows, Ranked, i - 1).window, TRUE);
}

/// Whether windows of the children are not in the order that was found for these; `repairs`: they are then put into it.
static gboolean look_at_windows(const Raised *raised, gboolean repairs) {
  GHashTable *ranks = g_hash_table_new(NULL, NULL);
  for (unsigned i = 0; i < raised->order->len; i++)
    g_hash_table_insert(ranks, g_ptr_array_index(raised->order, i), GUINT_TO_POINTER(i));
  gboolean ordered = TRUE;
  // Children may stand in groups that have a window each: those of one are looked at with its first.
  GHashTable *seen = g_hash_table_new(NULL, NULL);
  for (unsigned i = 0; i < raised->order->len; i++) {
    GtkWidget *host = gtk_widget_get_parent(g_ptr_array_index(raised->order, i));
    GdkWindow *within = host ? gtk_widget_get_window(host) : NULL;
    if (!within || !g_hash_table_add(seen, within)) continue;
    GArray *windows = ranked_windows(within, ranks);
    if (!is_ordered(windows)) {
      ordered = FALSE;
      if (repairs) put_in_order(windows);
    }
    g_array_unref(windows);
  }
  g_hash_table_unref(seen);
  g_hash_table_unref(ranks);
  return !ordered;
}

typedef struct {
  Raised *raised;
  const RaisedKind *kind;
  GtkWidget *container;
} Restacking;

static gboolean restack(gpointer data) {
  Restacking *due = data;
  due->raised->restacking = 0;
  if (!gtk_widget_get_realized(due->container)) return G_SOURCE_REMOVE;
  due->raised->is_restacked = arrange(due->raised, due->kind, due->container);
  look_at_windows(due->raised, TRUE);
  return G_SOURCE_REMOVE;
}

gboolean raised_draw(Raised *raised, const RaisedKind *kind, GtkWidget *container, cairo_t *cr) {
  if (!faves_layout_knows_heights()) return FALSE;
  gboolean differ = arrange(raised, kind, container);
  for (unsigned i = 0; differ && i < raised->order->len; i++) kind->draw(container, g_ptr_array_index(raised->order, i), cr);
  if (!differ && !raised->is_restacked) return FALSE;
  if (raised->restacking || !gtk_widget_get_realized(container) || !look_at_windows(raised, FALSE)) return differ;
  // Not while GDK draws what is in them.
  Restacking *due = g_new(Restacking, 1);
  *due = (Restacking){raised, kind, container};
  raised->restacking = gdk_threads_add_idle_full(GDK_PRIORITY_REDRAW - 5, restack, due, g_free);
  return differ;
}

void raised_clear(Raised *raised) {
  if (raised->restacking) g_source_remove(raised->restacking);
  raised->restacking = 0;
  g_clear_pointer(&raised->order, g_ptr_array_unref);
}
