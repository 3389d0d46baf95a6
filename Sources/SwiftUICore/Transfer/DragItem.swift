/// What is being dragged, or was put on the clipboard: the same data in several forms, made when somebody asks.
package final class DragItem: @unchecked Sendable {
  package struct Form: Sendable {
    /// As programs name it to each other.
    package let mimeType: String
    package let data: @Sendable () async -> Data?
    /// Whether other programs are told of it.
    package let isForOthers: Bool

    package init(
      mimeType: String, isForOthers: Bool = true, data: @escaping @Sendable () async -> Data?
    ) {
      self.mimeType = mimeType
      self.isForOthers = isForOthers
      self.data = data
    }
  }
  package let forms: [Form]
  /// The value itself, for views of this program.
  let value: Any?

  package init(forms: [Form], value: Any? = nil) {
    self.forms = forms
    self.value = value
  }

  convenience init<T: Transferable>(_ value: T) {
    nonisolated(unsafe) let sent = value
    let forms = value.formsToExport.compactMap { form -> Form? in
      guard let export = form.export else { return nil }
      return Form(mimeType: form.type.transferName, isForOthers: form.visibility == .all) {
        try? await export(sent)
      }
    }
    self.init(forms: forms, value: value)
  }

  /// The value in the first form that `T` can be read from; nil: there is none, or it is broken.
  package func load<T: Transferable>(_ type: T.Type) async -> T? {
    if let value = value as? T { return value }
    for form in T.transferForms {
      guard let read = form.import, let sent = forms.first(where: { form.type.accepts($0.mimeType) }),
        let data = await sent.data()
      else { continue }
      if let value = try? await read(data) { return value }
    }
    return nil
  }
}

extension UTType {
  /// What it is called between programs: its MIME type, or for an app's own its identifier.
  var transferName: String { preferredMIMEType ?? "application/x-\(identifier)" }
  /// All that data of the type, or of kinds of it, are called.
  var transferNames: [String] {
    if self == .utf8PlainText || self == .plainText || self == .text {
      return ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"]
    }
    return [transferName]
  }
  func accepts(_ mimeType: String) -> Bool {
    if transferNames.contains(mimeType) { return true }
    guard let other = UTType(mimeType: mimeType) else { return self == .data || self == .item }
    return other.conforms(to: self)
  }
}
