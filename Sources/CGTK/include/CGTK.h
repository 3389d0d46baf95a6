#ifndef CGTK_H
#define CGTK_H
#include <gtk/gtk.h>
#define HANDY_USE_UNSTABLE_API
#include <handy.h>
#endif
