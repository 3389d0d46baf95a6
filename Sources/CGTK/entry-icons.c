#include "include/CGTK.h"

// What assistive tools are told of the pictures in an entry, which GTK calls by the names of their files.

static const char kept_name[] = "faves-icon-name";

static void name_icons(GtkWidget *widget) {
  GtkEntry *entry = GTK_ENTRY(widget);
  AtkObject *object = gtk_widget_get_accessible(widget);
  int index = 0;
  for (int place = GTK_ENTRY_ICON_PRIMARY; place <= GTK_ENTRY_ICON_SECONDARY; place++) {
    if (gtk_entry_get_icon_storage_type(entry, place) == GTK_IMAGE_EMPTY) continue;
    AtkObject *icon = atk_object_ref_accessible_child(object, index++);
    if (!icon) continue;
    gboolean acts = gtk_entry_get_icon_activatable(entry, place);
    const char *name = acts ? g_object_get_data(G_OBJECT(widget), kept_name) : "";
    AtkRole role = acts ? ATK_ROLE_PUSH_BUTTON : ATK_ROLE_REDUNDANT_OBJECT;
    if (g_strcmp0(atk_object_get_name(icon), name)) atk_object_set_name(icon, name);
    if (atk_object_get_role(icon) != role) atk_object_set_role(icon, role);
    g_object_unref(icon);
  }
}

static void icon_changed(GtkWidget *widget, GParamSpec *property, gpointer data) { name_icons(widget); }

void faves_entry_name_icons(GtkWidget *entry, const char *name) {
  g_object_set_data_full(G_OBJECT(entry), kept_name, g_strdup(name), g_free);
  name_icons(entry);
  // After GTK has told the tools of the file.
  static const char *const changes[] = {"notify::primary-icon-name", "notify::secondary-icon-name",
                                        "notify::secondary-icon-activatable"};
  for (size_t i = 0; i < G_N_ELEMENTS(changes); i++)
    g_signal_connect_after(entry, changes[i], G_CALLBACK(icon_changed), NULL);
}
