/// What the keys for copying, cutting and pasting do while the focus is in a view, and nothing in it wants them for text.
struct ClipboardKeys {
  let key: KeyEquivalent
  /// Whether it has dealt with the key.
  let act: @MainActor (ClipboardAccess) -> Bool
  @Environment(\.clipboard) var clipboard
}

extension ClipboardKeys: ViewModifier {
  func body(content: Content) -> some View {
    content.onKeys(.afterFocus, [.down]) { press in
      guard press.key == key, press.modifiers.subtracting([.capsLock, .numericPad]) == .command else {
        return .ignored
      }
      // Keys come on the main actor.
      return withMainActorUnchecked { act(clipboard) } ? .handled : .ignored
    }
  }
}

/// Ctrl+C, Ctrl+X and Ctrl+V come to the view nearest around the focus; fields and editors keep them for their text.
extension View {
  private nonisolated func onClipboardKey(
    _ key: KeyEquivalent, _ act: @escaping @MainActor (ClipboardAccess) -> Bool
  ) -> some View { modifier(ClipboardKeys(key: key, act: act)) }

  /// Copies `payload` by Ctrl+C while the focus is in this view; nothing where it is empty.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View
  {
    nonisolated(unsafe) let payload = payload
    return onClipboardKey("c") { clipboard in
      let items = payload()
      clipboard.copy(items.map { DragItem($0) })
      return !items.isEmpty
    }
  }
  /// Cuts by Ctrl+X while the focus is in this view: `action` takes out what it gives back.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    nonisolated(unsafe) let action = action
    return onClipboardKey("x") { clipboard in
      let items = action()
      clipboard.copy(items.map { DragItem($0) })
      return !items.isEmpty
    }
  }
  /// Pastes by Ctrl+V while the focus is in this view.
  /// - Parameter validator: gets what is on the clipboard, and gives back what of it is to be pasted.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    nonisolated(unsafe) let (action, validator) = (action, validator)
    return onClipboardKey("v") { clipboard in
      clipboard.paste(T.self) { items in
        let valid = validator(items)
        if !valid.isEmpty { action(valid) }
      }
      return true
    }
  }

  /// Copies what `action` makes by Ctrl+C while the focus is in this view; nil: the key is left alone.
  public nonisolated func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> some View {
    nonisolated(unsafe) let action = action
    return onClipboardKey("c") { $0.copied(action) }
  }
  /// Cuts what `action` takes out by Ctrl+X while the focus is in this view; nil: the key is left alone.
  public nonisolated func onCutCommand(perform action: (() -> [NSItemProvider])?) -> some View {
    nonisolated(unsafe) let action = action
    return onClipboardKey("x") { $0.copied(action) }
  }
  /// Pastes what conforms to one of the types by Ctrl+V while the focus is in this view.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }
  /// The older form, with identifiers of types.
  public nonisolated func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.map { UTType(importedAs: $0) }, perform: payloadAction)
  }
  /// The older form, with identifiers of types.
  public nonisolated func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(
      of: supportedTypes.map { UTType(importedAs: $0) }, validator: validator, perform: payloadAction)
  }
  /// - Parameter validator: makes of what is there what is pasted; nil: it is not pasted.
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    nonisolated(unsafe) let (validator, payloadAction) = (validator, payloadAction)
    return onClipboardKey("v") { clipboard in
      clipboard.paste(of: supportedContentTypes) { items in
        if let payload = validator(items.map(NSItemProvider.dropped)) { payloadAction(payload) }
      }
      return true
    }
  }
}

extension ClipboardAccess {
  @MainActor fileprivate func copied(_ action: (() -> [NSItemProvider])?) -> Bool {
    guard let items = action?(), !items.isEmpty else { return false }
    copy(items.map(\.dragItem))
    return true
  }
}

/// A button that hands over what is on the clipboard. It can always be pressed; where there is nothing of the wanted kind
/// nothing comes of it.
public struct PasteButton {
  let paste: @MainActor (ClipboardAccess) -> Void
  @Environment(\.clipboard) var clipboard
}

extension PasteButton: View {
  public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    nonisolated(unsafe) let onPaste = onPaste
    paste = { $0.paste(T.self) { onPaste($0) } }
  }
  /// The older form, with data that are loaded later.
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    self.init(
      supportedContentTypes: supportedContentTypes, validator: { $0 }, payloadAction: payloadAction)
  }
  /// - Parameter validator: makes of what is there what is pasted; nil: it is not pasted.
  public nonisolated init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    nonisolated(unsafe) let (validator, payloadAction) = (validator, payloadAction)
    paste = { clipboard in
      clipboard.paste(of: supportedContentTypes) { items in
        if let payload = validator(items.map(NSItemProvider.dropped)) { payloadAction(payload) }
      }
    }
  }

  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") { paste(clipboard) }
  }
}
