/// What a value that is shared is called, and what it looks like. This desktop has no sheet of programs to share with, so
/// nothing of it is seen.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?
}

extension SharePreview {
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: image, icon: icon) }
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image: image, icon: icon)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(Text(title), image: image, icon: icon)
  }
}

extension SharePreview where Image == Never {
  public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), icon: icon) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), icon: icon) }
}

extension SharePreview where Icon == Never {
  public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image: image) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image: image) }
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(Text(title)) }
}

/// Stands for the picture that a preview has none of.
extension Never: Transferable {
  public static var transferRepresentation: _NoTransfer<Never> { _NoTransfer() }
}
