// A window as Faves opens it, without anything behind it: libhandy's header bar with a view switcher and buttons, a sidebar
// with search field and twenty rows of avatar and two labels, and a page beside it.
#include "../scroller.h"
#include <handy.h>

static GtkWidget *symbol_button(const char *name) {
  return gtk_button_new_from_icon_name(name, GTK_ICON_SIZE_BUTTON);
}

static GtkWidget *row(int number) {
  char name[32];
  g_snprintf(name, sizeof name, "Contact %d", number);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = gtk_label_new(name), *subtitle = gtk_label_new("Sales, Gale Foods");
  gtk_label_set_xalign(GTK_LABEL(title), 0);
  gtk_label_set_xalign(GTK_LABEL(subtitle), 0);
  gtk_style_context_add_class(gtk_widget_get_style_context(subtitle), "dim-label");
  gtk_container_add(GTK_CONTAINER(texts), title);
  gtk_container_add(GTK_CONTAINER(texts), subtitle);
  gtk_container_add(GTK_CONTAINER(box), hdy_avatar_new(32, name, TRUE));
  gtk_container_add(GTK_CONTAINER(box), texts);
  g_object_set(box, "margin", 8, NULL);
  return box;
}

static GtkWidget *contacts(void) {
  GtkWidget *leaflet = hdy_leaflet_new(), *sidebar = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *search = gtk_search_entry_new(), *scroller = cbench_scroller_new(), *list = gtk_list_box_new();
  g_object_set(search, "margin", 6, NULL);
  gtk_container_add(GTK_CONTAINER(sidebar), search);
  for (int i = 1; i <= 20; i++) gtk_container_add(GTK_CONTAINER(list), row(i));
  gtk_container_add(GTK_CONTAINER(scroller), list);
  gtk_box_pack_start(GTK_BOX(sidebar), scroller, TRUE, TRUE, 0);
  gtk_widget_set_size_request(sidebar, 300, -1);
  GtkWidget *page = gtk_label_new("No contact selected");
  gtk_widget_set_hexpand(page, TRUE);
  gtk_container_add(GTK_CONTAINER(leaflet), sidebar);
  gtk_container_add(GTK_CONTAINER(leaflet), gtk_separator_new(GTK_ORIENTATION_VERTICAL));
  gtk_container_add(GTK_CONTAINER(leaflet), page);
  return leaflet;
}

static void activate(GtkApplication *application, gpointer data) {
  hdy_init();
  GtkWidget *window = hdy_application_window_new(), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_window_set_application(GTK_WINDOW(window), application);
  gtk_window_set_default_size(GTK_WINDOW(window), 960, 680);
  GtkWidget *bar = hdy_header_bar_new(), *pages = gtk_stack_new(), *switcher = hdy_view_switcher_new();
  hdy_header_bar_set_show_close_button(HDY_HEADER_BAR(bar), TRUE);
  gtk_stack_add_titled(GTK_STACK(pages), contacts(), "contacts", "Contacts");
  gtk_container_child_set(GTK_CONTAINER(pages), gtk_stack_get_child_by_name(GTK_STACK(pages), "contacts"), "icon-name",
    "system-users-symbolic", NULL);
  GtkWidget *films = gtk_label_new("Films");
  gtk_stack_add_titled(GTK_STACK(pages), films, "films", "Fave Flicks");
  gtk_container_child_set(GTK_CONTAINER(pages), films, "icon-name", "video-x-generic-symbolic", NULL);
  hdy_view_switcher_set_stack(HDY_VIEW_SWITCHER(switcher), GTK_STACK(pages));
  hdy_header_bar_set_custom_title(HDY_HEADER_BAR(bar), switcher);
  hdy_header_bar_pack_start(HDY_HEADER_BAR(bar), symbol_button("list-add-symbolic"));
  hdy_header_bar_pack_start(HDY_HEADER_BAR(bar), symbol_button("emblem-ok-symbolic"));
  hdy_header_bar_pack_end(HDY_HEADER_BAR(bar), symbol_button("open-menu-symbolic"));
  hdy_header_bar_pack_end(HDY_HEADER_BAR(bar), symbol_button("avatar-default-symbolic"));
  gtk_container_add(GTK_CONTAINER(box), bar);
  gtk_box_pack_start(GTK_BOX(box), pages, TRUE, TRUE, 0);
  gtk_container_add(GTK_CONTAINER(window), box);
  gtk_widget_show_all(window);
}

int main(int argc, char **argv) {
  GtkApplication *application = gtk_application_new("io.github.faves.Bench", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), argc, argv);
  g_object_unref(application);
  return status;
}
