import CGTK

extension Surroundings {
  /// The families of fonts that are installed, in the order of the alphabet.
  package static var fontFamilies: [String] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    // The list is ours and what is in it the map's.
    defer { g_free(families) }
    return (0..<Int(count)).compactMap { place in
      families?[place].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
    }.sorted()
  }
}
