/// Which of several forms of a text is shown.
public protocol TextVariantPreference: Sendable {}

/// The same form, however much room there is.
public struct FixedTextVariant: TextVariantPreference {}
/// The longest form that there is room for.
public struct SizeDependentTextVariant: TextVariantPreference {}

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension View {
  /// Accepted without effect: no text here has several forms.
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
