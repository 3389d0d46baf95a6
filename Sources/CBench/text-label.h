#ifndef CBENCH_TEXT_LABEL_H
#define CBENCH_TEXT_LABEL_H

#include <gtk/gtk.h>

/// A label whose text is neither broken into lines nor cut, and around which a style puts nothing. GtkLabel lays a text out four
/// times to tell its width and four times for its height; this is laid out once for both.
GtkWidget *text_label_new(const char *text);

#endif
