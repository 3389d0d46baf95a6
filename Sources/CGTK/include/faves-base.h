#ifndef FAVES_BASE_H
#define FAVES_BASE_H

#include <gtk/gtk.h>

// Every pointer in these headers is non-null unless it says `_Nullable`; Swift then imports the
// functions without implicitly unwrapped optionals. Only clang knows the annotations.
#if defined(__clang__)
#define FAVES_BEGIN_DECLS G_BEGIN_DECLS _Pragma("clang assume_nonnull begin")
#define FAVES_END_DECLS _Pragma("clang assume_nonnull end") G_END_DECLS
#else
#define FAVES_BEGIN_DECLS G_BEGIN_DECLS
#define FAVES_END_DECLS G_END_DECLS
#define _Nullable
#define _Nonnull
#endif

/// A length without bound (pixels), for maxima.
#define FAVES_INFINITY 0x7fffffff

/// A length that was not given: the child decides.
#define FAVES_UNSET (-1)

/// Where something is put along one axis. START is the leading edge (left, or right in a right-to-left
/// widget) or the top. The baselines exist only vertically; elsewhere they count as START.
typedef enum {
  FAVES_ALIGN_START,
  FAVES_ALIGN_CENTER,
  FAVES_ALIGN_END,
  FAVES_ALIGN_FIRST_BASELINE,
  FAVES_ALIGN_LAST_BASELINE,
} FavesAlign;

#endif
