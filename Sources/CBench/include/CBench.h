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
/// Waits until nothing has happened for `milliseconds`.
void cbench_settle(int milliseconds);
/// Resident memory of the process, in kilobytes.
long cbench_resident_kb(void);

// MARK: rows

/// The text of the row with number `id`; overwritten by the next call.
const char *cbench_label(int id);

/// A window with a scrolled column of rows, each two labels and a button.
typedef struct CBenchRows CBenchRows;

CBenchRows *cbench_rows_new(void);
GtkWidget *cbench_rows_window(CBenchRows *rows);
int cbench_rows_count(CBenchRows *rows);
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

#pragma clang assume_nonnull end
#endif
