#include "stack-private.h"

#include <gtk/gtk-a11y.h>

// What assistive tools see of a stack: its children in their order, each in the stack itself, whichever hidden container holds
// it (stack-group.c). Once a tool has asked for the stack it is told of those that come and go. GTK tells of what
// `gtk_container_add` and `gtk_container_remove` do, and of nothing else.

typedef struct {
  GtkContainerAccessible parent;
} FavesStackAccessible;

typedef struct {
  GtkContainerAccessibleClass parent_class;
} FavesStackAccessibleClass;

G_DEFINE_TYPE(FavesStackAccessible, faves_stack_accessible, GTK_TYPE_CONTAINER_ACCESSIBLE)

static void initialize(AtkObject *object, gpointer data) {
  ATK_OBJECT_CLASS(faves_stack_accessible_parent_class)->initialize(object, data);
  FAVES_STACK(data)->accessible = object;
  g_object_add_weak_pointer(G_OBJECT(object), (gpointer *)&FAVES_STACK(data)->accessible);
}

static void faves_stack_accessible_class_init(FavesStackAccessibleClass *class) {
  ATK_OBJECT_CLASS(class)->initialize = initialize;
  // The stack tells, whoever has changed it.
  class->parent_class.add_gtk = class->parent_class.remove_gtk = NULL;
}

static void faves_stack_accessible_init(FavesStackAccessible *self) {}

// News.

typedef struct {
  GtkWidget *widget;  // lives until this is told
  AtkObject *child;
  int index;  // among the children, where it stands or stood
  gboolean comes;
} News;

static void clear_news(gpointer data) {
  News *news = data;
  g_object_unref(news->child);
  g_object_unref(news->widget);
}

static int index_among_children(const FavesStack *stack, const Slot *slot) {
  if (!stack->spacers && stack->used == stack->live) return (int)slot->index;
  int index = 0;
  for (unsigned i = 0; i < slot->index; i++) index += stack->slots[i] && stack->slots[i]->widget;
  return index;
}

void faves_stack_note_news(FavesStack *stack, const Slot *slot, gboolean comes) {
  if (!stack->accessible || !slot->widget || gtk_widget_in_destruction(GTK_WIDGET(stack))) return;
  AtkObject *child = gtk_widget_get_accessible(slot->widget);
  News news = {g_object_ref(slot->widget), g_object_ref(child), index_among_children(stack, slot), comes};
  if (!stack->news) {
    stack->news = g_array_new(FALSE, FALSE, sizeof(News));
    g_array_set_clear_func(stack->news, clear_news);
  }
  g_array_append_val(stack->news, news);
}

void faves_stack_tell_news(FavesStack *stack) {
  if (!stack->news) return;
  GArray *all = g_steal_pointer(&stack->news);
  AtkObject *object = stack->accessible ? g_object_ref(stack->accessible) : NULL;
  for (unsigned i = 0; object && i < all->len; i++) {
    const News *news = &g_array_index(all, News, i);
    g_signal_emit_by_name(object, news->comes ? "children-changed::add" : "children-changed::remove", news->index,
                          news->child, NULL);
  }
  g_clear_object(&object);
  g_array_unref(all);
}
