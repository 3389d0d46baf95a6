/// A file dialog in front of a window.
package struct FileDialogDescription: Description {
  package static let kind = "file-dialog"
  package enum Purpose: Equatable, Sendable {
    case open(several: Bool)
    case folder
    /// The name that is offered.
    case save(String)
  }
  package var purpose: Purpose
  package var title: String
  /// What the button that goes on says; nil: the desktop's word for it.
  package var confirmation: String?
  /// Which files are shown; empty: all.
  package var types: [UTType] = []
  /// Where it begins; nil: where the person was last.
  package var folder: URL?
  /// Gets what was chosen, or nothing if the dialog was left.
  package var chosen: Callback<[URL]>

  package init(
    purpose: Purpose, title: String, confirmation: String? = nil, types: [UTType] = [], folder: URL? = nil,
    chosen: Callback<[URL]>
  ) {
    self.purpose = purpose
    self.title = title
    self.confirmation = confirmation
    self.types = types
    self.folder = folder
    self.chosen = chosen
  }
}

/// A view over which files are asked for while something is so.
struct FileDialogView<Base: View> {
  let base: Base
  let isPresented: Binding<Bool>
  let purpose: FileDialogDescription.Purpose
  let title: String
  let types: [UTType]
  let chosen: @MainActor ([URL]) -> Void
  let cancelled: @MainActor () -> Void
}

extension FileDialogView: View, PrimitiveView {
  typealias Body = Never
  static func makeNode(_ view: Self, under parent: Node) -> FileDialogNode<Base> {
    FileDialogNode(view, under: parent)
  }
  static func patch(_ node: FileDialogNode<Base>, with view: Self) { node.patch(with: view) }
}

final class FileDialogNode<Base: View>: PresenterNode {
  private var view: FileDialogView<Base>
  private var widget: (any DescribedWidget<FileDialogDescription>)? {
    didSet { isPresenting = widget != nil }
  }
  /// Whether the dialog that is there has been answered, and is gone from the screen.
  private var isAnswered = false

  init(_ view: FileDialogView<Base>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    child = Base._makeNode(view.base, under: self)
    follow()
  }

  func patch(with new: FileDialogView<Base>) {
    view = new
    Base._patch(child!, with: new.base)
    follow()
  }

  override func follow() {
    guard mayPresent else { return withdraw() }
    let isWanted = reading { view.isPresented.wrappedValue }
    // Who is told of an answer may ask again at once: by another dialog.
    if isAnswered || !isWanted { withdraw() }
    if isWanted, widget == nil { show() }
  }

  private func show() {
    let options = EnvironmentValues(scope: environment, isRecording: false).fileDialogOptions
    let new = graph.renderer.makeWidget(
      for: FileDialogDescription(
        purpose: view.purpose, title: options.message ?? view.title, confirmation: options.confirmation,
        types: view.types, folder: options.folder,
        chosen: Callback { [weak self] in self?.answered($0) }))
    widget = new
    graph.present(self) { [weak self] in
      guard let self, let widget else { return }
      graph.renderer.present(widget, over: child?.widgets.first)
    }
  }

  private func answered(_ urls: [URL]) {
    guard widget != nil, !isAnswered else { return }
    isAnswered = true
    markDirty()
    view.isPresented.wrappedValue = false
    if urls.isEmpty { view.cancelled() } else { view.chosen(urls) }
  }

  override func withdraw() {
    guard let widget else { return }
    self.widget = nil
    isAnswered = false
    graph.renderer.dismiss(widget)
  }

  override func end() {
    super.end()
    withdraw()
    view.isPresented.wrappedValue = false
  }
}

/// What else there is to say of file dialogs.
struct FileDialogOptions: Equatable {
  var message: String?
  var confirmation: String?
  var folder: URL?
}

private struct FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
  var fileDialogOptions: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

extension View {
  /// Gives the file dialogs of this view a title.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    environment(\.fileDialogOptions.message, message?.plain)
  }
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }
  /// Says what the button that goes on is called in the file dialogs of this view.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    environment(\.fileDialogOptions.confirmation, label?.plain)
  }
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }
  /// Says where the file dialogs of this view begin.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogOptions.folder, defaultDirectory)
  }
  /// Accepted without effect: the desktop's dialog remembers for itself.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Accepted without effect: links are followed.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Accepted without effect: the field for the name has the desktop's label.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

extension URL {
  /// True: files on this system are not kept from programs one by one.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}
