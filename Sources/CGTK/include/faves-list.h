#ifndef FAVES_LIST_H
#define FAVES_LIST_H

#include "faves-base.h"

// FavesList: a vertical list of any number of rows of any height that holds widgets only for the rows in
// sight, a small margin around them, and the row with keyboard focus. Put it directly into a
// GtkScrolledWindow (it is GtkScrollable). Rows are numbered from 0 to count - 1.
//
// The owner builds rows on request and gets them back when they are far. Between the two the list
// wraps each in a widget with the CSS name "row" (the list's own is "list"), which carries the theme's hover,
// selection and focus look, its margin, border and padding, and the row's accessible object.
//
// Heights. A row that has not been built counts with an estimate (the mean of those measured). When a
// better number comes in, the first row in sight stays where it is on the screen and the scroll bar adjusts.
// A measured height is remembered after the row has gone. A change of width forgets all heights.
//
// Selection belongs to the owner: the list asks `is_selected` and reports what the person did, and the owner
// answers by changing its model and calling `faves_list_selection_changed`. The list keeps a cursor row
// (where the keyboard is) and an anchor row (where a range began), both of which follow
// insertions, removals and moves.
//
// Keys: Up, Down, Page Up, Page Down, Home, End move the cursor and select; with Shift they extend, with
// Ctrl only the cursor moves (multiple mode). Space selects (toggles with Ctrl), Enter activates (and Space, where it selects
// nothing), Right opens what the row opens and Left closes it, or goes to the row of a lower level above where it closes nothing
// (the other way round right to left), Tab goes into the row's controls, then out of the list. Into the list it comes to the row
// it was on last, the one that is selected, or the first in sight. Rows not selectable are skipped, headers and footers as well;
// Up and Down come to a control in one. The context-menu key and Shift+F10 ask for the menu. A movable row is dragged with the
// pointer, or moved with Alt+Up and Alt+Down.
//
// Assistive tools see a list box, or a table, with all rows, headers and footers, those not built as stand-ins; every row tells its
// position and the whole ("posinset", "setsize"), headers and footers not counted. A list without a name of its own has that of its window.

FAVES_BEGIN_DECLS

typedef enum {
  FAVES_ROW_SELECTABLE = 1 << 0,
  FAVES_ROW_ACTIVATABLE = 1 << 1,
  /// A section header: not selectable, no hover, style class "header"; announced as a heading.
  FAVES_ROW_HEADER = 1 << 2,
  /// A thin line below the row.
  FAVES_ROW_SEPARATOR = 1 << 3,
  /// The first and the last row of a group: style classes "first" and "last".
  FAVES_ROW_FIRST = 1 << 4,
  FAVES_ROW_LAST = 1 << 5,
  /// The owner may be asked to move it.
  FAVES_ROW_MOVABLE = 1 << 6,
  /// Its content reaches to its edges: style class "bare".
  FAVES_ROW_BARE = 1 << 7,
  /// One of every other row: style class "alternate".
  FAVES_ROW_ALTERNATE = 1 << 8,
  /// A header that is larger than usual: style class "prominent".
  FAVES_ROW_PROMINENT = 1 << 9,
  /// Another row of its section comes after it, or another section: what `faves_list_set_gaps` says is free below it.
  FAVES_ROW_BEFORE_ROW = 1 << 10,
  FAVES_ROW_BEFORE_SECTION = 1 << 11,
  /// With `FAVES_ROW_HEADER`, a section footer: style class "footer" in addition, and no heading. Neither takes the focus.
  FAVES_ROW_FOOTER = 1 << 12,
  /// Nothing happens when it is clicked, so the pointer does not light it up.
  FAVES_ROW_INERT = 1 << 13,
  /// The line below it has a colour of its own: `line_color` says which.
  FAVES_ROW_TINTED = 1 << 14,
  /// The row is followed by the footer of its section.
  FAVES_ROW_FOOTED = 1 << 15,
  /// What is behind its content is the program's, in place of the group's surface and edge: style class "grounded".
  FAVES_ROW_GROUNDED = 1 << 16,
  /// What it leads to is shown beside the list: it looks as one that is selected, whatever can be.
  FAVES_ROW_OPEN = 1 << 17,
  /// The row follows the header of its section: style class "headed".
  FAVES_ROW_HEADED = 1 << 18,
  /// So often as this is in it, the row begins further in, behind an arrow of the row above.
  FAVES_ROW_LEVEL = 1 << 19,
} FavesRowFlags;

typedef enum { FAVES_SELECT_NONE, FAVES_SELECT_SINGLE, FAVES_SELECT_MULTIPLE } FavesSelectionMode;

/// What a person asked to select.
typedef enum {
  /// Only this row.
  FAVES_SELECT_ONLY,
  /// Add or take away this row (Ctrl).
  FAVES_SELECT_TOGGLE,
  /// All rows from `from` to `to`, and no others (Shift).
  FAVES_SELECT_RANGE,
  /// All rows from `from` to `to` in addition (Ctrl+Shift).
  FAVES_SELECT_EXTEND,
  /// Everything (Ctrl+A).
  FAVES_SELECT_ALL,
} FavesSelectAction;

/// The owner's side. `ctx` is passed through as given to `faves_list_new`. Functions marked optional may be
/// NULL. None may change the list's rows (`faves_list_set_count`, `…_rows_…`) from within
/// `make_row`, `reuse_row`, `release_row`, `flags`, `line_color`, `line_ends` and `is_selected`; the others may.
typedef struct {
  /// Returns the content of row `index`: a widget without parent, shown. The list takes (sinks) a reference.
  GtkWidget *_Nonnull (*_Nonnull make_row)(void *_Nullable ctx, int index);
  /// Optional. The list no longer needs row `from` and needs `to`: may its content show that row instead? If
  /// so, update it and return TRUE; nothing is re-parented, restyled or realised, which is what fast
  /// scrolling is made of. Otherwise FALSE, and `release_row` and `make_row` follow.
  gboolean (*_Nullable reuse_row)(void *_Nullable ctx, int from, int to, GtkWidget *_Nonnull content);
  /// Row content that the list no longer holds; it has no parent any more and the list's reference goes
  /// after this call, so keep one to use the widget again. `index` is -1 if the row was removed.
  void (*_Nullable release_row)(void *_Nullable ctx, int index, GtkWidget *_Nonnull content);
  /// Optional; without it rows are selectable and activatable.
  FavesRowFlags (*_Nullable flags)(void *_Nullable ctx, int index);
  /// Optional. How many of the rows before `index`, which may be their number, are neither headers nor footers; without it
  /// `flags` is asked about each.
  int (*_Nullable rows_before)(void *_Nullable ctx, int index);
  /// Optional. Sets the colour of the line below a row that is `FAVES_ROW_TINTED`.
  void (*_Nullable line_color)(void *_Nullable ctx, int index, GdkRGBA *_Nonnull color);
  /// Optional. Where the line below a row begins and ends, in pixels from the content's leading edge, which come in as the
  /// edges of the whole row.
  void (*_Nullable line_ends)(void *_Nullable ctx, GtkWidget *_Nonnull content, int *_Nonnull from, int *_Nonnull to);
  /// Optional; without it nothing is selected.
  gboolean (*_Nullable is_selected)(void *_Nullable ctx, int index);
  /// Optional. Whether any row may be selected: where none is, a list of many is not asked for each of them.
  gboolean (*_Nullable has_selected)(void *_Nullable ctx);
  /// Optional. `from` <= `to`; both are the row itself for ONLY and TOGGLE.
  void (*_Nullable select)(void *_Nullable ctx, FavesSelectAction action, int from, int to);
  /// Optional. Enter, double click, or a single click if `faves_list_set_single_click` is on.
  void (*_Nullable activate)(void *_Nullable ctx, int index);
  /// Optional; without it `activate`. Enter, or Space where nothing is selected by that, on the row. Return FALSE if
  /// nothing comes of it.
  gboolean (*_Nullable press)(void *_Nullable ctx, int index);
  /// Optional. The person wants to see (or no longer) what the row opens. Return FALSE if it opens nothing, or that is so.
  gboolean (*_Nullable open)(void *_Nullable ctx, int index, gboolean opens);
  /// Optional. Right click or the menu key on a row; -1 for the empty space below. `event` for placing a
  /// menu (`gtk_menu_popup_at_pointer`), `content` the row's or NULL. Return TRUE if a menu was shown.
  gboolean (*_Nullable menu)(void *_Nullable ctx, int index, GtkWidget *_Nullable content,
                             GdkEvent *_Nullable event);
  /// Optional. Delete (or Backspace) was pressed with the cursor on the row. Return TRUE if handled.
  gboolean (*_Nullable remove_key)(void *_Nullable ctx, int index);
  /// Optional. Whether row `from` may go in front of row `to` (the number of rows: to the end).
  gboolean (*_Nullable can_move)(void *_Nullable ctx, int from, int to);
  /// Optional. The person has moved row `from` in front of row `to`, by dragging or with a key; the owner moves it and
  /// says so.
  void (*_Nullable move)(void *_Nullable ctx, int from, int to, gboolean dragged);
  /// Optional. The rows in sight, first and last, changed (-1, -1: none). Not called for the margin.
  void (*_Nullable visible_changed)(void *_Nullable ctx, int first, int last);
} FavesListOwner;

GType faves_list_get_type(void);

/// An empty list. `owner` is copied. `ctx` must outlive the list, or `faves_list_detach` be called first.
GtkWidget *faves_list_new(const FavesListOwner *owner, void *_Nullable ctx);
/// How many pixels are free between two rows of a section, and between two sections, in place of what the theme leaves free
/// there; below 0: that.
void faves_list_set_gaps(GtkWidget *list, int rows, int sections);
/// Releases all rows and never calls the owner again.
void faves_list_detach(GtkWidget *list);

void faves_list_set_selection_mode(GtkWidget *list, FavesSelectionMode mode);
/// Whether one click activates (and selects); default: double click.
void faves_list_set_single_click(GtkWidget *list, gboolean single);
/// Whether, in multiple mode, each click changes whether its row is selected, as Ctrl has it, and keys only move the cursor: for
/// lists in which rows are ticked.
void faves_list_set_ticks(GtkWidget *list, gboolean ticks);
/// The list would like to be as high as all its rows, but no higher than this: it stands in something that scrolls, or that is as
/// large as its content. With 0 the height that it would like is the same whatever is in it.
void faves_list_set_most_height(GtkWidget *list, int most);
/// Whether it stays at its end, where it is there as rows come and go and as it becomes lower.
void faves_list_set_keeps_end(GtkWidget *list, gboolean keeps);
/// It stays no more until it is there anew.
void faves_list_leave_end(GtkWidget *list);
/// Whether assistive tools see a table and its rows in place of a list box and its items.
void faves_list_set_table(GtkWidget *list, gboolean table);
/// Whether assistive tools see a sidebar, which is not called as its window is.
void faves_list_set_sidebar(GtkWidget *list, gboolean sidebar);
/// The height that rows count with until the first is measured; default 40 px.
void faves_list_set_estimated_height(GtkWidget *list, int height);

/// Everything is new: all rows are released and the list shows `count` rows from the top.
void faves_list_reset(GtkWidget *list, int count);
int faves_list_get_count(GtkWidget *list);

/// The owner's data has changed like this. What is on the screen stays where it is as far as possible:
/// rows inserted above the first row in sight do not push it down (unless the list stands at its very top,
/// where new rows are to be seen). Built rows are kept. The cost is one block of some hundred rows and a walk
/// over the blocks, whatever the number of rows.
void faves_list_rows_inserted(GtkWidget *list, int at, int n);
/// Builds the rows that have come into sight, before the frame that shows them. GTK hears of the looks of what is made while
/// it lays out only with the next frame, and then lays out and draws all of it once more.
void faves_list_build_ahead(GtkWidget *list);
void faves_list_rows_removed(GtkWidget *list, int at, int n);
/// The row `from` is at index `to` afterwards. Its widget, focus and state move with it.
void faves_list_row_moved(GtkWidget *list, int from, int to);
/// Release and build these rows anew if they are built (their kind changed), and forget their heights.
void faves_list_rows_replaced(GtkWidget *list, int at, int n);
/// The height of a row that is not built has changed; a built row's is noticed by itself.
void faves_list_row_resized(GtkWidget *list, int index);
/// Ask `flags` again for these rows.
void faves_list_flags_changed(GtkWidget *list, int at, int n);
/// Ask `is_selected` again for all built rows.
void faves_list_selection_changed(GtkWidget *list);

typedef enum {
  /// Scroll as little as possible so that the row is wholly in sight.
  FAVES_SCROLL_NEAREST,
  FAVES_SCROLL_TOP,
  FAVES_SCROLL_CENTER,
  FAVES_SCROLL_BOTTOM,
} FavesScrollTo;
/// Scrolls at the next layout (at once if laid out), exactly, also to rows not yet measured.
void faves_list_scroll_to(GtkWidget *list, int index, FavesScrollTo where);
/// The place of the scroll bar that `faves_list_scroll_to` would lead to, by what is known and guessed of the rows' heights.
double faves_list_offset_of(GtkWidget *list, int index, FavesScrollTo where);

/// The rows in sight; -1 and -1 if none. Valid after layout.
void faves_list_get_visible(GtkWidget *list, int *first, int *last);
/// The content of a built row, or NULL.
GtkWidget *_Nullable faves_list_get_content(GtkWidget *list, int index);
/// The row whose content is or contains `widget`, or -1.
int faves_list_index_of(GtkWidget *list, GtkWidget *widget);
/// Number of rows that have widgets (for tests).
int faves_list_get_built(GtkWidget *list);
/// A row's top edge and height in list coordinates (from the top of all rows), estimated if not measured.
void faves_list_get_row_extent(GtkWidget *list, int index, gint64 *y, int *height);
/// The row at a y coordinate of the list widget, or -1.
int faves_list_get_row_at(GtkWidget *list, int y);

/// The row the keyboard is on, or -1. Setting it scrolls it into sight; it does not select.
int faves_list_get_cursor(GtkWidget *list);
void faves_list_set_cursor(GtkWidget *list, int index);
/// Has the press that is under way do nothing in the list around a widget, if there is one: that in the row takes it.
void faves_list_take_press(GtkWidget *inside);

gboolean faves_is_list(GtkWidget *widget);

FAVES_END_DECLS

#endif
