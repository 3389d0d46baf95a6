#ifndef CBENCH_SCROLLER_H
#define CBENCH_SCROLLER_H

#include <gtk/gtk.h>

/// A scrolled window whose bars are thin from the start. GTK makes bars that lie over the content thin in a transition as the
/// window appears: for a fifth of a second each frame lays everything out and draws all of it.
GtkWidget *cbench_scroller_new(void);

#endif
