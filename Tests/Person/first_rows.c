// A module for GTK_MODULES, which GTK loads into any of its programs as it starts: writes what stands in the rows of lists as
// the first frame has been painted, one text a line, into the file that FIRST_ROWS names. A text counts once it can be seen:
// the display has other colours than one at its place.
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static gboolean painted, done;

static gboolean is_in_row(GtkWidget *widget) {
  for (; widget; widget = gtk_widget_get_parent(widget))
    if (!strcmp(G_OBJECT_TYPE_NAME(widget), "FavesListRow")) return TRUE;
  return FALSE;
}

/// Whether the display shows more than one colour where the widget is.
static gboolean is_seen(GtkWidget *widget) {
  GtkWidget *top = gtk_widget_get_toplevel(widget);
  GtkAllocation all;
  gtk_widget_get_allocation(top, &all);
  int x, y, width = gtk_widget_get_allocated_width(widget), height = gtk_widget_get_allocated_height(widget);
  if (!gtk_widget_translate_coordinates(widget, top, 0, 0, &x, &y)) return FALSE;
  if (x < 0 || y < 0 || x + width > all.width || y + height > all.height) return FALSE;
  GdkPixbuf *picture = gdk_pixbuf_get_from_window(gtk_widget_get_window(top), x, y, width, height);
  if (!picture) return FALSE;
  const guchar *pixels = gdk_pixbuf_read_pixels(picture);
  int channels = gdk_pixbuf_get_n_channels(picture), stride = gdk_pixbuf_get_rowstride(picture);
  gboolean differs = FALSE;
  for (int row = 0; row < height && !differs; row++)
    for (int column = 0; column < width && !differs; column++)
      differs = memcmp(pixels, pixels + row * stride + column * channels, 3) != 0;
  g_object_unref(picture);
  return differs;
}

static void write_texts(GtkWidget *widget, gpointer file) {
  if (GTK_IS_LABEL(widget) && gtk_widget_get_mapped(widget) && is_in_row(widget) && is_seen(widget))
    fprintf(file, "%s\n", gtk_label_get_text(GTK_LABEL(widget)));
  if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), write_texts, file);
}

static gboolean on_paint(GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data) {
  painted = TRUE;
  return TRUE;
}

static gboolean on_after_paint(GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data) {
  if (!painted || done) return !done;
  done = TRUE;
  gdk_display_sync(gdk_display_get_default());
  FILE *file = fopen(getenv("FIRST_ROWS"), "w");
  if (!file) return FALSE;
  GList *windows = gtk_window_list_toplevels();
  for (GList *l = windows; l; l = l->next)
    if (gtk_widget_get_mapped(l->data)) write_texts(l->data, file);
  g_list_free(windows);
  fclose(file);
  return FALSE;
}

void gtk_module_init(int *argc, char ***argv) {
  if (!getenv("FIRST_ROWS")) return;
  GType clock = GDK_TYPE_FRAME_CLOCK;
  g_type_class_ref(clock);
  g_signal_add_emission_hook(g_signal_lookup("paint", clock), 0, on_paint, NULL, NULL);
  g_signal_add_emission_hook(g_signal_lookup("after-paint", clock), 0, on_after_paint, NULL, NULL);
}
