#include "check.h"
#include "layout-private.h"

// Text beside GTK's controls stands on one line with what they say.

/// Where it is drawn: text stands in the middle of what it gets.
static int line_of(GtkWidget *widget, GtkWidget *window) {
  int y, min, ideal;
  gtk_widget_translate_coordinates(widget, window, 0, 0, NULL, &y);
  gtk_widget_get_preferred_height_for_width(widget, gtk_widget_get_allocated_width(widget), &min, &ideal);
  if (faves_is_label(widget)) y += (gtk_widget_get_allocated_height(widget) - ideal) / 2;
  return y + faves_layout_text_baseline(widget, FALSE);
}

static void beside(GtkWidget *control, GtkWidget *said, FavesAlign alignment, const char *what) {
  GtkWidget *c[] = {text("Left"), control};
  gtk_widget_show_all(control);
  GtkWidget *row = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 6, alignment);
  faves_stack_insert(row, c, 2, NULL);
  GtkWidget *window = show_in_window(row);
  CHECK_INT(line_of(said, window), line_of(c[0], window), what);
  gtk_widget_destroy(window);
}

static GtkWidget *around(GtkWidget *button, GtkWidget *label) {
  gtk_container_add(GTK_CONTAINER(button), label);
  return button;
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  for (int last = 0; last < 2; last++) {
    FavesAlign alignment = last ? FAVES_ALIGN_LAST_BASELINE : FAVES_ALIGN_FIRST_BASELINE;
    GtkWidget *label = text("Push");
    beside(around(faves_button_new(), label), label, alignment, "a button");
    label = text("Push");
    beside(around(gtk_menu_button_new(), label), label, alignment, "one that opens a menu");
    label = text("Push");
    GtkWidget *low = around(faves_button_new(), label);
    gtk_widget_set_margin_top(low, 20);
    gtk_widget_set_margin_start(low, 7);
    beside(low, label, alignment, "a button with margins");
    label = text("Push");
    GtkWidget *flat = around(faves_button_new(), label);
    gtk_button_set_relief(GTK_BUTTON(flat), GTK_RELIEF_NONE);
    beside(flat, label, alignment, "a flat button");
    label = text("Tick");
    beside(around(gtk_check_button_new(), label), label, alignment, "a tick");
    label = text("Choice");
    beside(around(gtk_radio_button_new(NULL), label), label, alignment, "one of several choices");
    GtkWidget *choice = around(gtk_radio_button_new(NULL), label = text("Choice"));
    GtkWidget *choices = faves_stack_new(GTK_ORIENTATION_VERTICAL, 6, FAVES_ALIGN_START);
    faves_stack_insert(choices, &choice, 1, NULL);
    beside(choices, label, alignment, "a column of them");
    label = text("One");
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_container_add(GTK_CONTAINER(box), around(gtk_toggle_button_new(), label));
    beside(box, label, alignment, "a row of buttons");
    GtkWidget *entry = gtk_entry_new();
    beside(entry, entry, alignment, "a field");
    GtkWidget *view = faves_text_view_new(), *growing = faves_growing_new(view);
    beside(growing, growing, alignment, "a field that grows");
    GtkWidget *combo = gtk_combo_box_text_new();
    gtk_combo_box_text_append_text(GTK_COMBO_BOX_TEXT(combo), "One");
    gtk_combo_box_set_active(GTK_COMBO_BOX(combo), 0);
    beside(combo, combo, alignment, "a menu of choices");
  }
  CHECK_INT(warnings, 0, "without a warning");
  return finish();
}
