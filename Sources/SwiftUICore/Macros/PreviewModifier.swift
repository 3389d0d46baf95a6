/// Something to put around the views of several previews, with a context that is made once for all of them.
///
///     struct SampleStore: PreviewModifier {
///       static func makeSharedContext() async throws -> Store { try await Store.sample() }
///       func body(content: Content, context: Store) -> some View { content.environment(context) }
///     }
///     #Preview(traits: .modifier(SampleStore())) { ContactList() }
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Makes what every preview with this modifier gets; called once in a program that shows any of them.
  static func makeSharedContext() async throws -> Context
  /// The view of a preview, `content`, with what the modifier adds.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, inside a `PreviewModifier`.
public struct PreviewModifierContent: View {
  let view: AnyView
  public var body: some View { view }
}

/// A preview's view inside a modifier; empty until the modifier's context is there.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context = PreviewContexts.made(for: Modifier.self)
  @State private var failure: String?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(view: content), context: context)
    } else {
      Text(failure ?? "")
        .task {
          do { context = try await PreviewContexts.context(for: Modifier.self) } catch {
            failure = "\(Modifier.self) could not make its context: \(error)"
          }
        }
    }
  }
}

/// The contexts of preview modifiers, one for each type.
@MainActor
enum PreviewContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]
  private static var making: [ObjectIdentifier: Task<Void, any Error>] = [:]

  /// The context, if it is there already; one that is nothing always is.
  static func made<Modifier: PreviewModifier>(for type: Modifier.Type) -> Modifier.Context? {
    (contexts[ObjectIdentifier(type)] ?? ()) as? Modifier.Context
  }

  /// The context; made if nobody asked before, and awaited if somebody else is waiting for it.
  static func context<Modifier: PreviewModifier>(for type: Modifier.Type) async throws -> Modifier.Context {
    let key = ObjectIdentifier(type)
    if made(for: type) == nil {
      let task = making[key] ?? Task { contexts[key] = try await Modifier.makeSharedContext() }
      making[key] = task
      defer { making[key] = nil }
      try await task.value
    }
    // Stored above under its type's key, by this call or the one it waited for.
    return made(for: type)!
  }
}
