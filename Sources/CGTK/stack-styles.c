#include "stack-private.h"

// GTK computes a style once for all that is the same under one parent, and keeps it with the parent's style. But what a widget has
// found for those in it is dropped as it gets its first style: a thousand rows of the same make compute those of their labels and
// buttons a thousand times, which is half of what it takes to show them. As a widget gets the same style a second time it keeps
// what it shares with its siblings; that is what a class does that comes and goes.

static void share(GtkWidget *widget) {
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  // Has it have its first one.
  gtk_style_context_get_section(style, "color");
  gtk_style_context_add_class(style, "faves-shared");
  gtk_style_context_remove_class(style, "faves-shared");
}

/// Whether no theme knows of it: GTK's own kinds may look different by where they stand among others, so that each has its style
/// computed for it, and what has no style takes no room.
gboolean faves_is_unthemed(GtkWidget *widget) {
  return faves_is_stack(widget) || faves_is_frame(widget) || faves_is_layers(widget) || faves_is_arranged(widget);
}

/// From the outside in: each looks for its style among those that what is around it keeps.
static void share_within(GtkWidget *widget, gpointer data) {
  if (!faves_is_unthemed(widget)) return;
  share(widget);
  gtk_container_forall(GTK_CONTAINER(widget), share_within, NULL);
}

void faves_stack_share_styles(FavesStack *stack) {
  const Group *group = NULL;
  gboolean some_come = FALSE;
  for (unsigned i = 0; i < stack->used; i++) {
    Slot *slot = stack->slots[i];
    if (!slot || !slot->widget || slot->rect.width >= 0 || !gtk_widget_get_visible(slot->widget)) continue;
    // What has left would be hidden before the next frame, with what comes marked once more, and all that it shares dropped. Where
    // nothing comes it is not hidden at all.
    if (!some_come) faves_stack_hide_leaving(stack);
    some_come = TRUE;
    if (slot->host != group && slot->host->widget) share(slot->host->widget);
    group = slot->host;
    share_within(slot->widget, NULL);
  }
}

// Without styles.

// What GTK computes styles of, at each frame, is what gtk_widget_show has been called for; what it lays out is what the class has
// shown. Of a group that sleeps nobody needs the styles, but for those that tell how large something is. Those in it are given
// them as it wakes, and where something changes that may have them be of another size: GTK would not tell them.

static GQueue unstyled = G_QUEUE_INIT;

static void take_styles(GtkWidget *widget, gpointer data) {
  const Group *group = faves_group_of(widget);
  if (group && group->unstyled) return;
  if (G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_button_get_type()))
    faves_button_take_style(widget);
  else if (GTK_IS_CONTAINER(widget))
    gtk_container_forall(GTK_CONTAINER(widget), take_styles, NULL);
}

void faves_slot_put_off_style(Slot *slot) {
  if (!slot->group->unstyled || !gtk_widget_get_visible(slot->widget) || !faves_is_unthemed(slot->widget)) return;
  gtk_widget_hide(slot->widget);
  GTK_WIDGET_GET_CLASS(slot->widget)->show(slot->widget);
  slot->unstyled = TRUE;
}

void faves_slot_style(Slot *slot) {
  if (!slot->unstyled) return;
  slot->unstyled = FALSE;
  if (gtk_widget_get_visible(slot->widget)) {
    GTK_WIDGET_GET_CLASS(slot->widget)->hide(slot->widget);
    gtk_widget_show(slot->widget);
  }
  take_styles(slot->widget, NULL);
}

void faves_group_forget_styles(Group *group) {
  if (group->unstyled) g_queue_unlink(&unstyled, &group->among_unstyled);
  group->unstyled = FALSE;
}

void faves_group_style(Group *group) {
  if (!group->unstyled) return;
  faves_group_forget_styles(group);
  for (unsigned i = 0; i < group->count; i++) faves_slot_style(group->members[i]);
}

GtkWidget *faves_unstyled_group_around(GtkWidget *widget) {
  for (GtkWidget *at = widget, *parent; (parent = gtk_widget_get_parent(at)); at = parent) {
    const Group *group = faves_group_of(parent);
    if (!group) continue;
    if (!group->unstyled) return NULL;
    const Slot *slot = faves_stack_find(FAVES_STACK(faves_group_get_stack(parent)), at);
    return slot && slot->unstyled ? parent : NULL;
  }
  return NULL;
}

void faves_style_is_to_change(GtkWidget *widget) {
  GtkWidget *group = unstyled.length ? faves_unstyled_group_around(widget) : NULL;
  if (group) faves_group_style(faves_group_of(group));
}

static void style_all(void) {
  for (GList *item; (item = unstyled.head);) {
    Group *group = item->data;
    faves_likenesses_forget(faves_group_get_stack(group->widget));
    faves_group_style(group);
  }
}

/// What of the desktop's settings themes and sizes of text follow from.
static void follow_settings(void) {
  static gboolean follows;
  GtkSettings *settings = gtk_settings_get_default();
  if (follows || !settings) return;
  follows = TRUE;
  const char *names[] = {"gtk-theme-name", "gtk-application-prefer-dark-theme", "gtk-font-name", "gtk-xft-dpi"};
  for (unsigned i = 0; i < G_N_ELEMENTS(names); i++) {
    char *signal = g_strconcat("notify::", names[i], NULL);
    g_signal_connect(settings, signal, G_CALLBACK(style_all), NULL);
    g_free(signal);
  }
}

static unsigned font_of(GtkWidget *widget) {
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  PangoFontDescription *font;
  gtk_style_context_get(style, gtk_style_context_get_state(style), GTK_STYLE_PROPERTY_FONT, &font, NULL);
  unsigned hash = pango_font_description_hash(font);
  pango_font_description_free(font);
  return MAX(1, hash);
}

void faves_group_put_off_styles(FavesStack *stack, Group *group) {
  follow_settings();
  if (!stack->font) stack->font = font_of(GTK_WIDGET(stack));
  group->unstyled = TRUE;
  group->among_unstyled = (GList){.data = group};
  g_queue_push_tail_link(&unstyled, &group->among_unstyled);
}

void faves_stack_style_changed(FavesStack *stack) {
  if (!stack->font) return;
  faves_likenesses_forget(GTK_WIDGET(stack));
  unsigned font = font_of(GTK_WIDGET(stack));
  if (stack->font == font) return;
  stack->font = font;
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++) faves_group_style(stack->groups->pdata[i]);
}
