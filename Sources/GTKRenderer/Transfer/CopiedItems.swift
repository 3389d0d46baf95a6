import CGTK
import Foundation
import SwiftUICore

/// What this program has put on the clipboard, in every form that it has, until another puts something there.
@MainActor
final class CopiedItems {
  /// nil: what is on the clipboard is another's.
  private(set) static var current: CopiedItems?

  let items: [DragItem]
  /// The data of the forms, as far as they are made.
  private var data: [String: Data] = [:]

  private init(_ items: [DragItem]) {
    self.items = items
    for name in Self.names(of: items) {
      Task { [weak self] in
        // A program that asks for one form gets what all the items are in it.
        var parts: [Data] = []
        for item in items {
          let form = item.forms.first { $0.isForOthers && $0.mimeType == name }
          guard let form else { continue }
          if let part = await form.data() { parts.append(part) }
        }
        self?.data[name] = Self.joined(parts, name)
      }
    }
  }

  /// Texts stand in lines of their own; of what else there is one program can hand another but one.
  private static func joined(_ parts: [Data], _ name: String) -> Data {
    guard parts.count > 1, name.hasPrefix("text/") || name == "UTF8_STRING" else {
      return parts.first ?? Data()
    }
    var whole = Data()
    for part in parts {
      if !whole.isEmpty, whole.last != UInt8(ascii: "\n") { whole.append(UInt8(ascii: "\n")) }
      whole.append(part)
    }
    return whole
  }

  private static func names(of items: [DragItem]) -> [String] {
    var names: [String] = []
    for form in items.flatMap(\.forms) where form.isForOthers && !names.contains(form.mimeType) {
      names.append(form.mimeType)
    }
    // Programs that know no MIME types ask for a text by this name.
    if names.contains("text/plain;charset=utf-8") { names.append("UTF8_STRING") }
    return names
  }

  private func data(as name: String) -> Data {
    data[name == "UTF8_STRING" && data[name] == nil ? "text/plain;charset=utf-8" : name] ?? Data()
  }

  static func put(_ items: [DragItem], on clipboard: OpaquePointer) {
    let names = names(of: items)
    let list = gtk_target_list_new(nil, 0)!
    for (index, name) in names.enumerated() {
      gtk_target_list_add(list, gdk_atom_intern(name, 0), 0, guint(index))
    }
    var count: Int32 = 0
    let table = gtk_target_table_new_from_list(list, &count)
    let give: GtkClipboardGetFunc = { _, selection, _, _ in
      let selection = UInt(bitPattern: selection)
      MainActor.assumeIsolated { CopiedItems.give(OpaquePointer(bitPattern: selection)!) }
    }
    let lost: GtkClipboardClearFunc = { _, _ in MainActor.assumeIsolated { CopiedItems.current = nil } }
    gtk_clipboard_set_with_data(clipboard, table, guint(count), give, lost, nil)
    // Taking it over has told the one before that it is over.
    current = CopiedItems(items)
    gtk_target_table_free(table, count)
    gtk_target_list_unref(list)
  }

  private static func give(_ selection: OpaquePointer) {
    let target = gtk_selection_data_get_target(selection)
    guard let current, let name = gdk_atom_name(target) else { return }
    defer { g_free(name) }
    let bytes = current.data(as: String(cString: name))
    bytes.withUnsafeBytes {
      gtk_selection_data_set(
        selection, target, 8, $0.baseAddress?.assumingMemoryBound(to: guchar.self), Int32(bytes.count))
    }
  }
}

extension GTKRenderer {
  private var clipboard: OpaquePointer { gtk_clipboard_get(gdk_atom_intern_static_string("CLIPBOARD")) }

  package func copy(_ items: [DragItem]) {
    if items.isEmpty { return gtk_clipboard_clear(clipboard) }
    CopiedItems.put(items, on: clipboard)
  }

  package func paste(as names: [String], _ done: @escaping @MainActor ([DragItem]) -> Void) {
    // Values of this program come as they are.
    if let own = CopiedItems.current {
      return done(own.items.filter { item in item.forms.contains { names.contains($0.mimeType) } })
    }
    PasteRequest(names, done).start(on: clipboard)
  }
}

/// Asks another program what it has copied, without waiting for it: first for the forms, then for the data.
@MainActor
private final class PasteRequest {
  private let names: [String]
  private let done: @MainActor ([DragItem]) -> Void

  init(_ names: [String], _ done: @escaping @MainActor ([DragItem]) -> Void) {
    self.names = names
    self.done = done
  }

  func start(on clipboard: OpaquePointer) {
    let told: GtkClipboardTargetsReceivedFunc = { clipboard, targets, count, data in
      let (clipboard, targets, data) = (
        UInt(bitPattern: clipboard), UInt(bitPattern: targets), UInt(bitPattern: data)
      )
      MainActor.assumeIsolated {
        let request = Unmanaged<PasteRequest>.fromOpaque(UnsafeRawPointer(bitPattern: data)!)
          .takeRetainedValue()
        let targets = UnsafeMutablePointer<GdkAtom?>(bitPattern: targets)
        let atoms = (0..<Int(count)).map { targets?[$0] }
        request.ask(OpaquePointer(bitPattern: clipboard)!, for: atoms)
      }
    }
    gtk_clipboard_request_targets(clipboard, told, Unmanaged.passRetained(self).toOpaque())
  }

  private func ask(_ clipboard: OpaquePointer, for atoms: [GdkAtom?]) {
    let known = atoms.compactMap { atom -> String? in
      guard let atom, let name = gdk_atom_name(atom) else { return nil }
      defer { g_free(name) }
      return String(cString: name)
    }
    guard let name = names.first(where: known.contains) else { return done([]) }
    let received: GtkClipboardReceivedFunc = { _, selection, data in
      let (selection, data) = (UInt(bitPattern: selection), UInt(bitPattern: data))
      MainActor.assumeIsolated {
        let request = Unmanaged<PasteRequest>.fromOpaque(UnsafeRawPointer(bitPattern: data)!)
          .takeRetainedValue()
        request.take(OpaquePointer(bitPattern: selection)!)
      }
    }
    gtk_clipboard_request_contents(
      clipboard, gdk_atom_intern(name, 0), received, Unmanaged.passRetained(self).toOpaque())
  }

  private func take(_ selection: OpaquePointer) {
    let length = gtk_selection_data_get_length(selection)
    guard length >= 0, let bytes = gtk_selection_data_get_data(selection),
      let name = gdk_atom_name(gtk_selection_data_get_data_type(selection))
    else { return done([]) }
    defer { g_free(name) }
    done(DragWidget.items(Data(bytes: bytes, count: Int(length)), String(cString: name)))
  }
}
