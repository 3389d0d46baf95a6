#ifndef FAVES_IMAGE_PRIVATE_H
#define FAVES_IMAGE_PRIVATE_H

#include "leaf.h"

FAVES_BEGIN_DECLS

typedef struct {
  GtkImage parent;
  gboolean resizable;      // it draws nothing of its own, and has the sizes below
  int ideal[2], least[2];  // by GtkOrientation
  gboolean takes[2];       // whether it takes more room than that
  int side;                // of a symbol at the usual size of text; 0: none
  double ratio;            // width by height that its size keeps; 0: none
  double filling;          // width by height of what is drawn beyond its room; 0: nothing is
  FavesPathFunction drawing;  // where it draws nothing of its own; NULL: nothing
  void *drawing_data;
  FavesWordsFunction words;   // what it shows; NULL: it is told of elsewhere
  void *words_data;
  FavesSurrounds *surrounds;  // NULL: the picture is all there is
} FavesImage;

#define FAVES_IMAGE(w) ((FavesImage *)(w))

GType faves_image_accessible_get_type(void);

/// What GtkImage does.
GtkWidgetClass *faves_image_base(void);

/// Whether the picture's height follows from its width.
gboolean faves_image_has_ratio(const FavesImage *image);
/// Of the picture alone, for a size across (-1: any).
FavesSizes faves_image_picture_sizes(FavesImage *image, GtkOrientation axis, int across);
/// From the top of the picture alone; -1: it has none.
int faves_image_picture_baseline(FavesImage *image, int width);

// With what is around the picture. For images that have something.

void faves_image_box_sizes(FavesImage *image, GtkOrientation axis, int across, int *min, int *ideal);
int faves_image_box_baseline(FavesImage *image, int width);
GtkSizeRequestMode faves_image_box_request_mode(const FavesImage *image);
void faves_image_box_expand(const FavesImage *image, gboolean *horizontal, gboolean *vertical);
/// Finds the place of the picture in an image of that size.
void faves_image_box_place(FavesImage *image, int width, int height);

FAVES_END_DECLS

#endif
