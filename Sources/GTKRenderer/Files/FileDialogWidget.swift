import CGTK
import Foundation
import SwiftUICore

/// A file dialog is a `GtkFileChooserNative`: the desktop's own where a portal offers one, else GTK's. It is no widget.
final class FileDialogWidget: GTKWidget, DescribedWidget, PresentedWidget {
  var description: FileDialogDescription
  private let chooser: OpaquePointer
  private var isAnswered = false

  init(_ description: FileDialogDescription, in renderer: GTKRenderer) {
    self.description = description
    let action: GtkFileChooserAction =
      switch description.purpose {
      case .open: GTK_FILE_CHOOSER_ACTION_OPEN
      case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      }
    chooser = gtk_file_chooser_native_new(description.title, nil, action, description.confirmation, nil)!
    super.init(nil, in: renderer)
    if case .open(true) = description.purpose { gtk_file_chooser_set_select_multiple(chooser, 1) }
    if case .save(let name) = description.purpose {
      gtk_file_chooser_set_current_name(chooser, name)
      gtk_file_chooser_set_do_overwrite_confirmation(chooser, 1)
    }
    gtk_file_chooser_set_local_only(chooser, 1)
    if let folder = description.folder { gtk_file_chooser_set_current_folder(chooser, folder.path) }
    if case .folder = description.purpose {} else { addFilter() }
    let responded: @convention(c) (gpointer?, Int32, gpointer?) -> Void = { _, response, data in
      receive(data, as: FileDialogWidget.self) { $0.answered(response == GTK_RESPONSE_ACCEPT.rawValue) }
    }
    connect(
      "response", on: UnsafeMutableRawPointer(chooser), to: unsafeBitCast(responded, to: GCallback.self))
  }

  /// Shows the files of the types that are asked for, unless any is.
  private func addFilter() {
    let anything: Set<UTType> = [.item, .data, .content]
    guard !description.types.isEmpty, anything.isDisjoint(with: description.types) else { return }
    let filter = gtk_file_filter_new()!
    for type in description.types {
      for pattern in type.filenamePatterns {
        gtk_file_filter_add_pattern(filter, pattern)
        gtk_file_filter_add_pattern(filter, pattern.uppercased())
      }
      if let mime = type.mimePattern { gtk_file_filter_add_mime_type(filter, mime) }
    }
    let names = description.types.compactMap { $0.localizedDescription ?? $0.preferredFilenameExtension }
    gtk_file_filter_set_name(filter, names.joined(separator: ", "))
    gtk_file_chooser_add_filter(chooser, filter)
  }

  func update(from old: FileDialogDescription) {}

  private func answered(_ isAccepted: Bool) {
    guard !isAnswered else { return }
    isAnswered = true
    var urls: [URL] = []
    if isAccepted {
      let files = gtk_file_chooser_get_filenames(chooser)
      var item = files
      while let current = item {
        let path = current.pointee.data.assumingMemoryBound(to: CChar.self)
        urls.append(URL(fileURLWithPath: String(cString: path)))
        g_free(path)
        item = current.pointee.next
      }
      g_slist_free(files)
    }
    description.chosen(urls)
    // A program whose binding stays true goes on asking.
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed else { return }
      isAnswered = false
      gtk_native_dialog_show(dialog)
    }
  }

  private var dialog: UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutableRawPointer(chooser).assumingMemoryBound(to: GtkNativeDialog.self)
  }

  // MARK: presentation

  var keepsAppRunning: Bool { false }

  func present(over anchor: GTKWidget?) {
    if let window = anchor == nil ? renderer.activeToplevel : WindowWidget.toplevelNative(of: anchor) {
      gtk_native_dialog_set_transient_for(dialog, cast(window))
    }
    gtk_native_dialog_set_modal(dialog, 1)
    gtk_native_dialog_show(dialog)
  }

  func withdraw() { isAnswered = true }

  override func willDestroy() {
    gtk_native_dialog_destroy(dialog)
    g_object_unref(UnsafeMutableRawPointer(chooser))
  }
}

extension FileDialogDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    FileDialogWidget(description, in: renderer)
  }
}
