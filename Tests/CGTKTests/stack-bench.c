#include "check.h"

// A long column of rows (two labels and a button each) in a scrolled window: FavesStack against GtkBox, flat,
// and against GtkBox by hand in inner boxes of 100. Milliseconds from the change until it is drawn.
//   stack-bench ROWS

typedef enum { FLAT, GROUPED, OURS } Kind;
static const char *const names[] = {"GtkBox, bulk", "GtkBox, grouped", "FavesStack"};

static GtkWidget *window, *scrolled, *column;
static GPtrArray *rows;
static Kind kind;
static int serial;

static unsigned frames, work;
static void framed(GdkFrameClock *c, gpointer d) { frames++; }
static void worked(GdkFrameClock *c, gpointer d) { work++; }

static double now(void) { return (double)g_get_monotonic_time() / 1000; }

/// Until a frame passes without layout and painting; when the last one with was over.
static double settled_at(void) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  double last = now();
  for (;;) {
    unsigned before = work, frame = frames;
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
    while (frames == frame) g_main_context_iteration(NULL, TRUE);
    if (work == before) return last;
    gdk_display_sync(gdk_display_get_default());
    last = now();
  }
}

static GtkWidget *row(void) {
  char id[32];
  g_snprintf(id, sizeof id, "%d", ++serial);
  GtkWidget *labels[] = {gtk_label_new(id), gtk_label_new("pretty red table"),
                         gtk_button_new_with_label("x")};
  GtkWidget *box;
  if (kind == OURS) {
    box = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 10, FAVES_ALIGN_CENTER);
    for (int i = 0; i < 3; i++) gtk_widget_show_all(labels[i]);
    faves_stack_insert(box, labels, 3, NULL);
    gtk_widget_show(box);
  } else {
    box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
    for (int i = 0; i < 3; i++) gtk_box_pack_start(GTK_BOX(box), labels[i], FALSE, FALSE, 0);
    gtk_widget_show_all(box);
  }
  g_object_set_data(G_OBJECT(box), "label", labels[1]);
  return box;
}

static void append(unsigned n) {
  if (kind == OURS) {
    GtkWidget **new = g_new(GtkWidget *, n);
    void *last = rows->len ? rows->pdata[rows->len - 1] : NULL;
    for (unsigned i = 0; i < n; i++) g_ptr_array_add(rows, new[i] = row());
    faves_stack_insert(column, new, n, last);
    g_free(new);
    return;
  }
  if (kind == FLAT) {
    gboolean bulk = n > rows->len / 2 && n > 50;
    if (bulk) gtk_widget_hide(column), gtk_widget_unrealize(column);
    for (unsigned i = 0; i < n; i++) {
      g_ptr_array_add(rows, row());
      gtk_box_pack_start(GTK_BOX(column), rows->pdata[rows->len - 1], FALSE, FALSE, 0);
    }
    if (bulk) gtk_widget_show(column);
    return;
  }
  for (unsigned i = 0; i < n;) {
    GtkWidget *inner = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10);
    for (int k = 0; k < 100 && i < n; k++, i++) {
      g_ptr_array_add(rows, row());
      gtk_box_pack_start(GTK_BOX(inner), rows->pdata[rows->len - 1], FALSE, FALSE, 0);
    }
    gtk_widget_show(inner);
    gtk_box_pack_start(GTK_BOX(column), inner, FALSE, FALSE, 0);
  }
}

static void remove_row(unsigned i) {
  GtkWidget *victim = rows->pdata[i];
  g_ptr_array_remove_index(rows, i);
  gtk_widget_destroy(victim);
}

static void swap_rows(unsigned a, unsigned b) {
  GtkWidget *first = rows->pdata[a], *second = rows->pdata[b];
  if (kind == OURS) {
    void *before_second = rows->pdata[b - 1];
    faves_stack_move(column, second, first);
    faves_stack_move(column, first, before_second);
  } else if (kind == FLAT) {
    gtk_box_reorder_child(GTK_BOX(column), second, (int)a);
    gtk_box_reorder_child(GTK_BOX(column), first, (int)b);
  } else {
    GtkWidget *x = gtk_widget_get_parent(first), *y = gtk_widget_get_parent(second);
    g_object_ref(first);
    g_object_ref(second);
    gtk_container_remove(GTK_CONTAINER(x), first);
    gtk_container_remove(GTK_CONTAINER(y), second);
    gtk_container_add(GTK_CONTAINER(y), first);
    gtk_container_add(GTK_CONTAINER(x), second);
    gtk_box_reorder_child(GTK_BOX(y), first, (int)(b % 100));
    gtk_box_reorder_child(GTK_BOX(x), second, (int)(a % 100));
    g_object_unref(first);
    g_object_unref(second);
  }
  rows->pdata[a] = second;
  rows->pdata[b] = first;
}

static void change(unsigned i) {
  char string[40];
  g_snprintf(string, sizeof string, "changed to %d", ++serial);
  gtk_label_set_text(g_object_get_data(rows->pdata[i], "label"), string);
}

static void clear(void) {
  if (kind == OURS) {
    faves_stack_remove_all(column);
  } else {
    if (kind == FLAT && g_getenv("DETACH")) gtk_widget_hide(column), gtk_widget_unrealize(column);
    gtk_container_foreach(GTK_CONTAINER(column), (GtkCallback)(void (*)(void))gtk_widget_destroy, NULL);
    gtk_widget_show(column);
  }
  g_ptr_array_set_size(rows, 0);
}

enum { CREATE, APPEND, ONE_LABEL, SAME_WIDTH, SWAP, REMOVE, EVERY_TENTH, CLEAR, OPERATIONS };
static const char *const operations[] = {
    "create",   "append 1,000", "one label, size changed", "one label, same size",
    "swap two", "remove one",   "every 10th label",        "clear"};

static void run(unsigned n, double times[OPERATIONS]) {
  for (int op = 0; op < OPERATIONS; op++) {
    settled_at();
    faves_loop_run_for(30);
    double begin = now();
    switch (op) {
      case CREATE:
        append(n);
        break;
      case APPEND:
        append(1000);
        break;
      case ONE_LABEL:
        change(2);
        break;
      case SAME_WIDTH:
        gtk_label_set_text(g_object_get_data(rows->pdata[4], "label"), "pretty red tabel");
        break;
      case SWAP:
        swap_rows(1, n - 2);
        break;
      case REMOVE:
        remove_row(3);
        break;
      case EVERY_TENTH:
        for (unsigned i = 0; i < rows->len; i += 10) change(i);
        break;
      case CLEAR:
        clear();
        break;
    }
    times[op] = settled_at() - begin;
  }
}

static int compare(const void *a, const void *b) { return *(double *)a < *(double *)b ? -1 : 1; }

int main(int argc, char **argv) {
  start(&argc, &argv);
  unsigned n = argc > 1 ? (unsigned)atoi(argv[1]) : 1000;
  enum { MOST = 9 };
  int runs = n > 3000 ? 3 : 7;
  static double times[3][OPERATIONS][MOST];
  rows = g_ptr_array_new();
  for (int r = 0; r < runs; r++) {
    for (kind = FLAT; kind <= OURS; kind++) {
      window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
      gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
      scrolled = gtk_scrolled_window_new(NULL, NULL);
      column = kind == OURS ? faves_stack_new(GTK_ORIENTATION_VERTICAL, 10, FAVES_ALIGN_START)
                            : gtk_box_new(GTK_ORIENTATION_VERTICAL, 10);
      gtk_container_add(GTK_CONTAINER(scrolled), column);
      gtk_container_add(GTK_CONTAINER(window), scrolled);
      gtk_widget_show_all(window);
      faves_loop_run_for(50);
      GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
      g_signal_connect(clock, "layout", G_CALLBACK(worked), NULL);
      g_signal_connect(clock, "paint", G_CALLBACK(worked), NULL);
      g_signal_connect(clock, "after-paint", G_CALLBACK(framed), NULL);
      double once[OPERATIONS];
      run(n, once);
      for (int op = 0; op < OPERATIONS; op++) times[kind][op][r] = once[op];
      gtk_widget_destroy(window);
      faves_loop_drain();
    }
  }
  printf("%-26s", "");
  for (int k = 0; k < 3; k++) printf("%18s", names[k]);
  printf("%14s\n", "to the best");
  for (int op = 0; op < OPERATIONS; op++) {
    double median[3];
    printf("%-26s", operations[op]);
    for (int k = 0; k < 3; k++) {
      qsort(times[k][op], (size_t)runs, sizeof(double), compare);
      median[k] = times[k][op][runs / 2];
      printf("%15.1f ms", median[k]);
    }
    printf("%14.2f\n", median[OURS] / MIN(median[FLAT], median[GROUPED]));
  }
  return 0;
}
