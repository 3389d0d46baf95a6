import CGTK
import Foundation
import SwiftUICore

/// What the files say that come with the app: the main bundle's property list, the desktop entry, and the AppStream
/// metainfo under the same name.
@MainActor
enum AppFiles {
  static var applicationID: String { g_get_prgname().map { String(cString: $0) } ?? "" }

  /// The app's own icon, or the desktop's for programs.
  static var iconName: String {
    let theme = gtk_icon_theme_get_default()
    return gtk_icon_theme_has_icon(theme, applicationID) != 0 ? applicationID : "application-x-executable"
  }

  static var information: AppInformation {
    let id = applicationID
    let metainfo = metainfoFile(id).flatMap { Metainfo(file: $0) }
    let desktop = DesktopEntry(id)
    var app = AppInformation(
      name: bundle("CFBundleDisplayName") ?? bundle("CFBundleName") ?? desktop.value("Name") ?? metainfo?[
        "name"]
        ?? name(from: id))
    app.version = bundle("CFBundleShortVersionString") ?? metainfo?["version"]
    app.summary = desktop.value("Comment") ?? metainfo?["summary"]
    app.website = metainfo?["homepage"]
    app.authors = bundle("NSHumanReadableCopyright") ?? metainfo?["developer_name"]
    app.license = metainfo?["project_license"]
    return app
  }

  private static func bundle(_ key: String) -> String? {
    (Bundle.main.object(forInfoDictionaryKey: key) as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// `Faves` of `io.github.faves.Faves`, `Gallery` of `gallery`.
  static func name(from id: String) -> String {
    let last = id.split(separator: ".").last.map(String.init) ?? id
    return last.prefix(1).uppercased() + last.dropFirst()
  }

  private static func metainfoFile(_ id: String) -> String? {
    var folders = [String(cString: g_get_user_data_dir())]
    var next = g_get_system_data_dirs()
    while let folder = next?.pointee {
      folders.append(String(cString: folder))
      next = next?.successor()
    }
    return folders.lazy.map { "\($0)/metainfo/\(id).metainfo.xml" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}

/// A desktop entry that is installed, with values in the user's language.
private struct DesktopEntry {
  private let values: [String: String]

  init(_ id: String) {
    let file = g_key_file_new()!
    defer { g_key_file_free(file) }
    var values: [String: String] = [:]
    if g_key_file_load_from_data_dirs(file, "applications/\(id).desktop", nil, G_KEY_FILE_NONE, nil) != 0 {
      for key in ["Name", "Comment"] {
        guard let value = g_key_file_get_locale_string(file, "Desktop Entry", key, nil, nil) else { continue }
        values[key] = String(cString: value)
        g_free(value)
      }
    }
    self.values = values
  }

  func value(_ key: String) -> String? { values[key] }
}

/// An AppStream file: the text of its elements outside any description, and the newest release's version.
final class Metainfo {
  private var texts: [String: String] = [:]
  private var path: [String] = []

  subscript(name: String) -> String? { texts[name] }

  /// nil: there is no such file, or it is no XML.
  init?(file: String) {
    guard let xml = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    var parser = GMarkupParser()
    parser.start_element = { _, name, names, values, data, _ in
      let metainfo = Metainfo.from(data)
      let name = String(cString: name!)
      metainfo.path.append(name)
      var (names, values) = (names, values)
      while let key = names?.pointee, let value = values?.pointee {
        metainfo.found(attribute: String(cString: key), String(cString: value), of: name)
        names = names?.successor()
        values = values?.successor()
      }
    }
    parser.end_element = { _, _, data, _ in Metainfo.from(data).path.removeLast() }
    parser.text = { _, text, length, data, _ in
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
      Metainfo.from(data).found(text: String(decoding: bytes, as: UTF8.self))
    }
    let context = g_markup_parse_context_new(
      &parser, GMarkupParseFlags(0), Unmanaged.passUnretained(self).toOpaque(), nil)!
    defer { g_markup_parse_context_free(context) }
    guard g_markup_parse_context_parse(context, xml, gssize(xml.utf8.count), nil) != 0 else { return nil }
  }

  private static func from(_ data: gpointer?) -> Metainfo {
    Unmanaged<Metainfo>.fromOpaque(data!).takeUnretainedValue()
  }

  private var isHomepage = false

  private func found(attribute: String, _ value: String, of element: String) {
    if element == "release", attribute == "version", texts["version"] == nil { texts["version"] = value }
    if element == "url", attribute == "type" { isHomepage = value == "homepage" }
    // The app's own words are those without a language.
    if attribute == "xml:lang" { path[path.count - 1] = "" }
  }

  private func found(text: String) {
    guard path.count == 2, let element = path.last, !element.isEmpty else { return }
    let name = element == "url" ? (isHomepage ? "homepage" : "url") : element
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if !text.isEmpty, texts[name] == nil { texts[name] = text }
  }
}
