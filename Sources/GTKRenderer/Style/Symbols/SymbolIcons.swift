import CGTK
import Foundation
import SwiftUICore

/// Symbols of ours for what takes icons of the theme by name alone: each is a stencil in a folder of the user's cache, which
/// the theme looks into as well. GTK paints stencils in the colour of text.
@MainActor
enum SymbolIcons {
  private static let folder = URL(filePath: String(cString: g_get_user_cache_dir())).appending(
    path: "faves/symbols")
  /// Those that were written, or found, since the program began.
  static var written: Set<String> = []

  /// The icon that shows a symbol as an `Image` does: ours where we draw it. Where ours has no place it is the nearest of the
  /// theme; nil: there is none.
  /// - Parameter widget: where it is going to be seen.
  static func icon(for symbol: String, in widget: Native) -> String? {
    name(for: symbol, in: widget) ?? Symbols.themeIcon(for: symbol)
  }

  /// The name of the icon; nil: we do not draw the symbol, or there is no place for it.
  /// - Parameter widget: where it is going to be seen.
  static func name(for symbol: String, in widget: Native) -> String? {
    guard Symbols.isDrawn(symbol), !symbol.contains("/") else { return nil }
    // Some point the other way where text begins on the right.
    let way = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? ".turned" : ""
    let name = "faves-\(symbol)\(way)-symbolic"
    if written.contains(name) { return name }
    guard isThere(name) || write(Picture(.symbol(symbol)), as: name, for: widget) else { return nil }
    written.insert(name)
    lookAgain()
    return name
  }

  static func file(of name: String) -> String {
    folder.appending(path: name + ".symbolic.png").path
  }

  /// Whether this program, as it is since it was installed, has written the icon before.
  private static func isThere(_ name: String) -> Bool {
    var icon = stat()
    return stat(file(of: name), &icon) == 0 && icon.st_mtim.tv_sec > programChanged
  }

  /// In seconds, as files' times are; later than any: nobody can tell.
  private static let programChanged: Int = {
    var program = stat()
    return stat("/proc/self/exe", &program) == 0 ? max(program.st_ctim.tv_sec, program.st_mtim.tv_sec) : .max
  }()

  /// In twice the size of a menu's icon, for dense screens; GTK makes it smaller where it is less.
  private static let side: Int32 = 32

  private static func write(_ picture: Picture, as name: String, for widget: Native) -> Bool {
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side)
    else { return false }
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    picture.draw(
      in: context, width: Double(side), height: Double(side), for: widget,
      ink: GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1))
    cairo_destroy(context)
    // Another program of ours may be reading it.
    let file = file(of: name)
    let draft = file + ".\(ProcessInfo.processInfo.processIdentifier)"
    guard cairo_surface_write_to_png(surface, draft) == CAIRO_STATUS_SUCCESS else { return false }
    return rename(draft, file) == 0
  }

  /// The theme reads its folders anew when it is given them.
  private static func lookAgain() {
    let theme = gtk_icon_theme_get_default()
    var paths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var count: Int32 = 0
    gtk_icon_theme_get_search_path(theme, &paths, &count)
    defer { g_strfreev(paths) }
    var all = (0..<Int(count)).compactMap { paths?[$0].map { String(cString: $0) } }
    if !all.contains(folder.path) { all.append(folder.path) }
    var copies: [UnsafePointer<CChar>?] = all.map { UnsafePointer(strdup($0)) }
    gtk_icon_theme_set_search_path(theme, &copies, Int32(copies.count))
    for copy in copies { free(UnsafeMutableRawPointer(mutating: copy)) }
  }
}
