#ifndef FAVES_ACCESSIBLE_H
#define FAVES_ACCESSIBLE_H

#include "faves-base.h"

// What assistive tools can do with a widget beyond what its kind offers, and the order in which they meet widgets.
//
// GTK makes the accessible object of a widget by the kind of widget, and there is no way to hand it another. So the
// object's class is exchanged for one that is derived from it as the program runs: of the same size, with the rest of its
// behaviour as it was. A widget that asks for none of this keeps the class it has.

FAVES_BEGIN_DECLS

/// Called on the main thread; `index` is the place in the names that were given.
typedef void (*FavesAccessibleAct)(int index, void *_Nullable data);

/// Offers actions by name (AtkAction), after those of the widget's kind.
/// `replaces`: the first takes the place of the kind's own first one, such as a button's click; where the kind has none it
/// stands there. An insensitive widget does none of them. `data` must live until the widget is destroyed or this is
/// called again; a `count` of 0 takes all back.
void faves_accessible_set_actions(GtkWidget *widget, const char *_Nonnull const *_Nullable names, int count,
                                  gboolean replaces, FavesAccessibleAct _Nullable act, void *_Nullable data);

/// Among the children of a stack, of layers or of a frame those with a higher priority come first for assistive tools;
/// those of the same in their order. 0 is everybody's. (SwiftUI: `accessibilitySortPriority`.)
void faves_accessible_set_priority(GtkWidget *widget, double priority);

/// Whether assistive tools are told of a widget in a stack, in layers or in a frame, and of what is in it.
/// (SwiftUI: `accessibilityRepresentation`.)
void faves_accessible_leave_out(GtkWidget *widget, gboolean out);

/// Whether a stack, layers or a frame is one thing for assistive tools, which meet nothing of what is in it.
/// (SwiftUI: `accessibilityElement(children: .ignore)`.)
void faves_accessible_close(GtkWidget *widget, gboolean closed);

/// Whether what the widget opens and closes is open: 1, or 0; -1: it opens nothing. (ATK_STATE_EXPANDABLE, ATK_STATE_EXPANDED)
void faves_accessible_set_expanded(GtkWidget *widget, int expanded);

/// Whether the button is a toggle that is off (0), on (1) or neither (2); -1: it is the button it was. (ATK_ROLE_TOGGLE_BUTTON,
/// ATK_STATE_CHECKED, ATK_STATE_INDETERMINATE)
void faves_accessible_set_checked(GtkWidget *widget, int checked);

/// How full something is that is drawn as a bar or a ring, from 0 to 1 (AtkValue); what is not a number counts as 0.
void faves_accessible_set_level(GtkWidget *widget, double level);

/// What stands at a value that is told in words and has no known bounds (AtkValue).
void faves_accessible_set_value(GtkWidget *widget, double value, const char *words);

/// A combo box without an entry has the focus where the button in it has: GTK tells assistive tools of the combo box alone,
/// which never has the focus, and not of the button, which does.
void faves_accessible_take_focus_of_button(GtkWidget *combo);

/// What a part of a window is called for what stands in it; "": nothing, and not as the window is; NULL: as the window, or what
/// is around it. Copied.
void faves_accessible_set_part_title(GtkWidget *part, const char *_Nullable title);

/// What the nearest part that `widget` stands in is called, or else its window; NULL: neither is called anything.
/// `is_of_part`: whether it is a part's.
const char *_Nullable faves_accessible_title_around(GtkWidget *widget, gboolean *is_of_part);

FAVES_END_DECLS

#endif
