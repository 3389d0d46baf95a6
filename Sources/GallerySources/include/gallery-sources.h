#ifndef GALLERY_SOURCES_H
#define GALLERY_SOURCES_H

/** The source files of the gallery's scenes, UTF-8, one after the other: each ends with a zero, the last with two. */
const char *_Nonnull gallery_sources(void);

#endif
