// The screen of keyed rows, written by hand in C against GTK, and the clock both sides are measured with.
#ifndef CBENCH_H
#define CBENCH_H

#include <gtk/gtk.h>

#pragma clang assume_nonnull begin

// MARK: drawn

/// Milliseconds on the monotonic clock.
double cbench_now(void);
/// Attaches to the frame clock of a mapped toplevel; `cbench_drawn` waits for it from now on.
void cbench_watch(GtkWidget *toplevel);
/// Attaches to the first mapped toplevel that there is.
void cbench_watch_first(void);
/// Loads the style of the marked row.
void cbench_style(void);
/// Runs the main loop until nothing is left to lay out or paint, and the display server has taken it all.
/// Returns the time at which the last work was done.
double cbench_drawn(void);
/// Calls `body`, and returns the milliseconds until what it did is drawn. A function of its own, so that a profiler can be
/// told to look at nothing else (`valgrind --tool=callgrind --toggle-collect=cbench_timed --dump-after=cbench_timed`).
double cbench_timed(void (*body)(void *_Nullable), void *_Nullable data);
/// Waits until nothing has happened for `milliseconds`.
void cbench_settle(int milliseconds);
/// Resident memory of the process, in kilobytes.
long cbench_resident_kb(void);

// MARK: rows

/// The text of the row with number `id`; overwritten by the next call.
const char *cbench_label(int id);

/// A window with a scrolled column of rows, each two labels and a button.
typedef struct CBenchRows CBenchRows;

/// How the column holds its rows; see rows.c.
typedef enum { CBENCH_FLAT, CBENCH_BULK, CBENCH_GROUPED } CBenchPacking;

CBenchRows *cbench_rows_new(CBenchPacking packing);
GtkWidget *cbench_rows_window(CBenchRows *rows);
int cbench_rows_count(CBenchRows *rows);
/// Appends what is to be there before an operation.
void cbench_rows_prepare(CBenchRows *rows, int n);
void cbench_rows_append(CBenchRows *rows, int n);
void cbench_rows_replace(CBenchRows *rows, int n);
/// Gives every 10th row another text.
void cbench_rows_change_every_10th(CBenchRows *rows, int round);
/// Marks one row, and unmarks the one marked before.
void cbench_rows_select(CBenchRows *rows, int index);
void cbench_rows_swap(CBenchRows *rows, int a, int b);
void cbench_rows_remove(CBenchRows *rows, int index);
void cbench_rows_clear(CBenchRows *rows);
/// Changes the text of one row alone.
void cbench_rows_change_one(CBenchRows *rows, int index, int round);
void cbench_rows_free(CBenchRows *rows);
/// Frees at once what of all rows has gone and waits for that.
void cbench_free_discarded(void);

// MARK: lists

/// A window with room for a GtkTreeView.
typedef struct CBenchTree CBenchTree;

CBenchTree *cbench_tree_new(void);
GtkWidget *cbench_tree_window(CBenchTree *tree);
/// Puts the strings of `n` rows into a store that nobody shows yet.
void cbench_tree_fill(CBenchTree *tree, int n);
/// Shows the store.
void cbench_tree_show(CBenchTree *tree);
/// Gives one row another text.
void cbench_tree_edit(CBenchTree *tree, int index, int round);
void cbench_tree_insert(CBenchTree *tree, int index, int round);
void cbench_tree_remove(CBenchTree *tree, int index);
void cbench_tree_swap(CBenchTree *tree, int a, int b);
void cbench_tree_free(CBenchTree *tree);

/// A window with a list of `n` rows of picture, two labels and button, with widgets for those in sight; destroy it.
GtkWidget *cbench_recycled_new(int n);

/// Milliseconds from `body` until the end of the frame from which on the window's texts are what they come to be; NaN: no
/// frame was drawn.
double cbench_shown(GtkWidget *window, void (*body)(void *_Nullable), void *_Nullable data);
/// Gives the first text entry in `window` the focus; FALSE: there is none.
gboolean cbench_focus_entry(GtkWidget *window);
/// Presses a key in `window` and lets it go.
void cbench_key(GtkWidget *window, guint keyval);

/// The first mapped toplevel that there is.
GtkWidget *_Nullable cbench_first_window(void);
/// How a list is scrolled: by one notch of the wheel in each frame, from where `from` of `whole` frames have been, or so far
/// that `whole` frames go from its top to its end, as the scroll bar does.
typedef enum { CBENCH_WHEEL, CBENCH_BAR } CBenchScrolling;

/// Scrolls the first scrolled window in `window` in each of `count` frames, and puts the processor time of each frame's
/// work into `times`: milliseconds from before-paint to after-paint, of all threads. `from`: how many frames of the `whole`
/// there have been.
/// Returns how many frames there were.
int cbench_scroll_frames(GtkWidget *window, CBenchScrolling how, int from, int count, int whole, double *times);

#pragma clang assume_nonnull end
#endif
