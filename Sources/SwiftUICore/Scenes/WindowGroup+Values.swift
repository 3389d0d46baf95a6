/// Windows that are opened for a value: `openWindow(value:)` opens one, or raises the one that shows an equal value.
///
/// The content gets a binding to its window's value. It is nil in a window that was opened without one; with a
/// `defaultValue` that is made then.
extension WindowGroup {
  private nonisolated static func optional<D, C>(
    _ id: String?, _ title: String, _ content: @escaping (Binding<D?>) -> C
  ) -> _WindowScene<Content> where Content == PresentedWindowContent<D, C> {
    nonisolated(unsafe) let content = content
    return _WindowScene(
      id: id, title: title, valueType: ObjectIdentifier(D.self),
      content: { value in
        withMainActorUnchecked {
          PresentedWindowContent(source: .optional(value.binding(), content))
        }
      })
  }

  private nonisolated static func withDefault<D, C>(
    _ id: String?, _ title: String, _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) -> _WindowScene<Content> where Content == PresentedWindowContent<D, C> {
    nonisolated(unsafe) let content = content
    nonisolated(unsafe) let defaultValue = defaultValue
    return _WindowScene(
      id: id, title: title, valueType: ObjectIdentifier(D.self),
      content: { value in
        withMainActorUnchecked {
          PresentedWindowContent(source: .value(value.binding(default: defaultValue), content))
        }
      })
  }

  public nonisolated init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.optional(id, "", content))
  }

  public nonisolated init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.withDefault(id, "", content, defaultValue))
  }

  public nonisolated init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.optional(nil, "", content))
  }

  public nonisolated init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.withDefault(nil, "", content, defaultValue))
  }

  public nonisolated init<D, C>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.optional(id, title.plain, content))
  }

  public nonisolated init<D, C>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.withDefault(id, title.plain, content, defaultValue))
  }

  public nonisolated init<D, C>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.optional(nil, title.plain, content))
  }

  public nonisolated init<D, C>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.withDefault(nil, title.plain, content, defaultValue))
  }

  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.optional(id, titleKey.resolved, content))
  }

  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.withDefault(id, titleKey.resolved, content, defaultValue))
  }

  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.optional(nil, titleKey.resolved, content))
  }

  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.withDefault(nil, titleKey.resolved, content, defaultValue))
  }

  @_disfavoredOverload
  public nonisolated init<D, C, S: StringProtocol>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.optional(id, String(title), content))
  }

  @_disfavoredOverload
  public nonisolated init<D, C, S: StringProtocol>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.withDefault(id, String(title), content, defaultValue))
  }

  @_disfavoredOverload
  public nonisolated init<D, C, S: StringProtocol>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.optional(nil, String(title), content))
  }

  @_disfavoredOverload
  public nonisolated init<D, C, S: StringProtocol>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.init(Self.withDefault(nil, String(title), content, defaultValue))
  }
}
