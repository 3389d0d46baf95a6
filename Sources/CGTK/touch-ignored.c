#include "layout-private.h"

// A finger that has opened a menu by staying where it is. To the menu, which takes over all input, its going up would be a
// click beside it, at which menus close.

static GdkEventSequence *ignored;

void faves_touch_ignore(const GdkEvent *event) {
  GdkEventSequence *sequence = gdk_event_get_event_sequence(event);
  if (!sequence) return;
  if (!ignored) faves_events_need(1);
  ignored = sequence;
}

gboolean faves_touch_is_ignored(const GdkEvent *event) {
  if (!ignored || gdk_event_get_event_sequence(event) != ignored) return FALSE;
  GdkEventType type = gdk_event_get_event_type(event);
  // The display gives another finger the same number at some time.
  gboolean is_another = type == GDK_TOUCH_BEGIN;
  if (is_another || type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL) {
    ignored = NULL;
    faves_events_need(-1);
  }
  return !is_another;
}
