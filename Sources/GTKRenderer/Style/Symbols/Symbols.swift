import CGTK
import SwiftUICore

/// Which icon of the theme stands for a symbol that we do not draw, by the name that SwiftUI programs use, or for one that
/// we draw where only icons can be shown. An icon theme's own names work as well.
@MainActor
enum Symbols {
  /// The icon's name; nil: there is none.
  static func icon(for symbol: String) -> String? {
    let icon = knownIcon(for: symbol).map { $0 + "-symbolic" }
    // Themes are a display's.
    guard Surroundings.isOpen else { return icon }
    let theme = gtk_icon_theme_get_default()
    if let still = unturned[symbol], gtk_icon_theme_has_icon(theme, still) != 0 { return still }
    if let icon { return icon }
    for name in [symbol, symbol + "-symbolic"] where gtk_icon_theme_has_icon(theme, name) != 0 { return name }
    return nil
  }

  /// Icons that point where their symbol's name says also where text begins on the right: themes turn the others round there.
  private static let unturned = [
    "chevron.left": "go-next-symbolic-rtl", "chevron.right": "go-previous-symbolic-rtl",
  ]

  /// The icon of the theme that comes nearest, for what shows no others: of a symbol in a circle or square that one alone;
  /// nil: there is none, though we draw the symbol.
  static func themeIcon(for symbol: String) -> String? {
    if let framed = FramedSymbol(symbol), framed.frame?.hasLetters == true {
      return framed.inner.flatMap { themeIcon(for: $0) }
    }
    guard isDrawn(symbol) else { return icon(for: symbol) ?? iconToShow(for: symbol) }
    return icon(for: symbol).flatMap { isFaint($0) ? nil : $0 }
  }

  private static var faint: [String: Bool] = [:]

  /// Whether all of the icon is half seen through, as one of a star that was not given: a symbol is not.
  private static func isFaint(_ icon: String) -> Bool {
    if let known = faint[icon] { return known }
    var isFaint = false
    if let picture = gtk_icon_theme_load_icon(
      gtk_icon_theme_get_default(), icon, 16, GTK_ICON_LOOKUP_FORCE_SIZE, nil)
    {
      defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
      isFaint = Pixels(picture).map { $0.alphas.max() ?? 255 < 160 } ?? false
    }
    faint[icon] = isFaint
    return isFaint
  }

  /// How opaque each pixel of a picture is.
  private struct Pixels {
    let alphas: [UInt8]

    init?(_ picture: OpaquePointer) {
      guard gdk_pixbuf_get_has_alpha(picture) != 0, let bytes = gdk_pixbuf_read_pixels(picture) else {
        return nil
      }
      let (width, height) = (Int(gdk_pixbuf_get_width(picture)), Int(gdk_pixbuf_get_height(picture)))
      let line = Int(gdk_pixbuf_get_rowstride(picture))
      alphas = (0..<height).flatMap { y in (0..<width).map { bytes[y * line + $0 * 4 + 3] } }
    }
  }

  /// Whether we draw it; on any thread.
  nonisolated static func isDrawn(_ name: String) -> Bool {
    !name.isEmpty && (FramedSymbol(name) != nil || DrawnSymbol(name) != nil)
  }

  /// Whether the very name has an icon.
  nonisolated static func isListed(_ name: String) -> Bool { table[name] != nil }

  /// Of the names of SwiftUI's that are known here; on any thread.
  nonisolated static func knownIcon(for symbol: String) -> String? {
    if let icon = table[symbol] { return icon }
    // Variants that differ only in being filled, framed, crossed out, or in a badge.
    var parts = symbol.split(separator: ".")
    while parts.count > 1, let last = parts.last, variants.contains(last) {
      parts.removeLast()
      if let icon = table[parts.joined(separator: ".")] { return icon }
    }
    guard let first = symbol.split(separator: ".").first, families.contains(first) else { return nil }
    return table[String(first)]
  }

  /// The icon's name, or that of the missing image: a symbol that does not exist is seen to be missing, and a warning
  /// names it and the view that asks for it, once.
  static func iconToShow(for symbol: String) -> String {
    if let icon = icon(for: symbol) { return icon }
    let place = Diagnostics.askedFor
    // What a bar or a menu shows, a view has asked for before.
    if told.insert(symbol).inserted || !place.isEmpty {
      Diagnostics.warn("There is no symbol named \"\(symbol)\"\(place).")
    }
    return missing
  }

  /// The names that were told of.
  private static var told: Set<String> = []

  /// Shown where there is nothing to show.
  static let missing = "image-missing-symbolic"

  private nonisolated static let variants: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "slash", "badge", "plus", "minus", "checkmark", "xmark",
    "inverse", "crop",
    "horizontal", "vertical", "dashed", "and", "questionmark", "exclamationmark", "clock", "gearshape", "2",
    "3", "app",
    "ellipsis", "portrait",
  ]

  private nonisolated static let table: [String: String] = [
    // Actions
    "plus": "list-add",
    "minus": "list-remove",
    "xmark": "window-close",
    "checkmark": "object-select",
    "checkmark.square": "checkbox-checked", "checkmark.square.fill": "checkbox-checked", "square": "checkbox",
    "pencil": "document-edit", "square.and.pencil": "document-edit", "highlighter": "document-edit",
    "trash": "user-trash", "trash.fill": "user-trash-full", "trash.slash": "user-trash",
    "magnifyingglass": "edit-find", "plus.magnifyingglass": "zoom-in", "minus.magnifyingglass": "zoom-out",
    "square.and.arrow.up": "send-to", "square.and.arrow.down": "document-save",
    "arrow.clockwise": "view-refresh", "arrow.counterclockwise": "edit-undo",
    "arrow.uturn.backward": "edit-undo", "arrow.uturn.forward": "edit-redo",
    "arrow.uturn.left": "edit-undo", "arrow.uturn.right": "edit-redo",
    "arrow.triangle.2.circlepath": "emblem-synchronizing", "arrow.2.circlepath": "emblem-synchronizing",
    "doc.on.doc": "edit-copy", "doc.on.clipboard": "edit-paste", "scissors": "edit-cut",
    "printer": "document-print", "paperclip": "mail-attachment", "link": "insert-link",
    "gear": "emblem-system", "gearshape": "emblem-system", "gearshape.2": "emblem-system",
    "slider.horizontal.3": "preferences-other", "wrench": "applications-engineering",
    "ellipsis": "view-more-horizontal", "line.3.horizontal": "open-menu",
    "list.bullet": "view-list-bullet", "list.number": "view-list-ordered", "list.dash": "view-list",
    "square.grid.2x2": "view-grid", "rectangle.grid.2x2": "view-grid", "sidebar.left": "sidebar-show",
    "sidebar.leading": "sidebar-show", "sidebar.right": "sidebar-show-right",
    "sidebar.trailing": "sidebar-show-right", "pin": "view-pin",
    "arrow.up.arrow.down": "view-sort-ascending",
    "questionmark": "dialog-question", "info": "help-about", "exclamationmark.triangle": "dialog-warning",
    "exclamationmark": "dialog-warning", "nosign": "action-unavailable",
    "bold": "format-text-bold", "italic": "format-text-italic", "underline": "format-text-underline",
    "strikethrough": "format-text-strikethrough", "textformat": "font-select",

    // Directions
    "chevron.left": "go-previous", "chevron.backward": "go-previous", "chevron.right": "go-next",
    "chevron.forward": "go-next", "chevron.up": "go-up", "chevron.down": "go-down",
    "arrowtriangle.right": "pan-end", "arrowtriangle.left": "pan-start", "arrowtriangle.down": "pan-down",
    "arrowtriangle.up": "pan-up", "location": "find-location", "map": "mark-location",
    "mappin": "mark-location",
    "arrow.up.left.and.arrow.down.right": "view-fullscreen",

    // People and talk
    "person": "avatar-default",
    "person.2": "system-users", "person.3": "system-users", "person.badge.plus": "contact-new",
    "person.crop.circle.badge.plus": "contact-new", "person.text.rectangle": "x-office-address-book",
    "book.closed": "x-office-address-book", "face.smiling": "face-smile", "phone": "call-start",
    "phone.down": "call-stop", "envelope": "mail-unread", "envelope.open": "mail-read",
    "message": "chat-message-new", "bubble.left": "chat-message-new",
    "bell": "preferences-system-notifications", "bell.slash": "notifications-disabled",

    // Marks
    "star": "non-starred", "star.fill": "starred", "star.leadinghalf.filled": "semi-starred",
    "star.leadinghalf.fill": "semi-starred", "star.lefthalf.fill": "semi-starred", "heart": "emote-love",
    "heart.fill": "emblem-favorite", "bookmark": "user-bookmarks", "flag": "emoji-flags",
    "circle": "radio", "circle.fill": "media-record", "largecircle.fill.circle": "radio-checked",
    "lock": "changes-prevent", "lock.open": "changes-allow", "key": "dialog-password", "eye": "view-reveal",
    "eye.slash": "view-conceal", "hand.raised": "preferences-system-privacy", "globe": "web-browser",
    "network": "network-workgroup", "wifi": "network-wireless-signal-excellent",
    "shield": "security-high", "bolt": "thunderbolt", "battery.100": "battery-full",

    // Things
    "film": "video-x-generic", "movieclapper": "video-x-generic", "play.rectangle": "video-x-generic",
    "tv": "tv", "camera": "camera-photo", "video": "camera-video",
    "photo": "image-x-generic", "photo.on.rectangle": "emblem-photos", "music.note": "audio-x-generic",
    "play": "media-playback-start", "pause": "media-playback-pause", "stop": "media-playback-stop",
    "forward": "media-seek-forward", "backward": "media-seek-backward", "shuffle": "media-playlist-shuffle",
    "repeat": "media-playlist-repeat", "speaker": "audio-volume-low", "speaker.wave.3": "audio-volume-high",
    "speaker.slash": "audio-volume-muted", "mic": "audio-input-microphone", "headphones": "audio-headphones",
    "folder": "folder", "folder.badge.plus": "folder-new", "doc": "text-x-generic",
    "doc.text": "text-x-generic",
    "doc.badge.plus": "document-new", "archivebox": "package-x-generic",
    "house": "user-home", "calendar": "x-office-calendar",
    "clock": "document-open-recent",
    "alarm": "alarm",
    "desktopcomputer": "computer", "laptopcomputer": "computer", "iphone": "phone", "ipad": "tablet",
    "keyboard": "input-keyboard", "gamecontroller": "input-gaming",
    "paintpalette": "applications-graphics", "eyedropper": "color-select", "terminal": "utilities-terminal",
    "sun.max": "weather-clear", "moon": "weather-clear-night", "moon.stars": "weather-clear-night",
    "cloud": "weather-overcast", "cloud.rain": "weather-showers", "cloud.bolt": "weather-storm",
    "snow": "weather-snow", "wind": "weather-windy", "leaf": "emoji-nature", "airplane": "airplane-mode",
    "sportscourt": "emoji-activities", "fork.knife": "emoji-food", "car": "emoji-travel",
    "rectangle.portrait.and.arrow.right": "system-log-out", "power": "system-shutdown",
    "text.justify": "format-justify-left",
  ]
  .merging(further) { own, _ in own }
  .merging(named) { own, _ in own }
}
