#include "image-private.h"

#include <gtk/gtk-a11y.h>

// What assistive tools call a picture of a symbol to which nobody gave a name: by what it shows, where it stands by itself. A
// control that it is the label of is called by that already.

typedef struct {
  GtkImageAccessible parent;
} FavesImageAccessible;

typedef struct {
  GtkImageAccessibleClass parent_class;
} FavesImageAccessibleClass;

G_DEFINE_TYPE(FavesImageAccessible, faves_image_accessible, GTK_TYPE_IMAGE_ACCESSIBLE)

static GQuark label_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-names-another");
  return quark;
}

void faves_image_name_another(GtkWidget *label) {
  g_object_set_qdata(G_OBJECT(label), label_quark(), GINT_TO_POINTER(TRUE));
}

void faves_image_set_words(GtkWidget *widget, FavesWordsFunction words, void *data) {
  FAVES_IMAGE(widget)->words = words;
  FAVES_IMAGE(widget)->words_data = data;
}

/// Whether something around it is called by what it shows.
static gboolean names_another(GtkWidget *widget) {
  for (; widget; widget = gtk_widget_get_parent(widget))
    if (GTK_IS_BUTTON(widget) || GTK_IS_COMBO_BOX(widget) || GTK_IS_MENU_ITEM(widget) ||
        g_object_get_qdata(G_OBJECT(widget), label_quark()))
      return TRUE;
  return FALSE;
}

/// GTK has words for a few icons, wherever they stand: what it does for any widget knows the name that was given alone.
static const char *given_name(AtkObject *object) {
  return ATK_OBJECT_CLASS(g_type_class_peek_parent(faves_image_accessible_parent_class))->get_name(object);
}

static const char *image_name(AtkObject *object) {
  const char *given = given_name(object);
  GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
  if ((given && *given) || !widget || !FAVES_IMAGE(widget)->words || names_another(widget)) return given;
  const char *words = FAVES_IMAGE(widget)->words(FAVES_IMAGE(widget)->words_data);
  return words && *words ? words : given;
}

static void faves_image_accessible_class_init(FavesImageAccessibleClass *class) {
  ATK_OBJECT_CLASS(class)->get_name = image_name;
}

static void faves_image_accessible_init(FavesImageAccessible *image) {}
