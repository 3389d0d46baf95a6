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

/// Whether it is one of ours, which themes have no rules for. A button's style depends on where it stands among others, and is
/// computed for each, whatever is shared.
static gboolean is_of_ours(GtkWidget *widget) {
  return faves_is_stack(widget) || faves_is_frame(widget) || faves_is_layers(widget) || faves_is_arranged(widget);
}

/// From the outside in: each looks for its style among those that what is around it keeps.
static void share_within(GtkWidget *widget, gpointer data) {
  if (!is_of_ours(widget)) return;
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
