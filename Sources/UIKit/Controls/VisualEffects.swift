import Platform

/// What a view does with what is behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // Nothing that could change.
}

/// Ground that lets what is behind shine through; see `Material`.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  // Immutable.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  public let style: Style
  public init(style: Style) { self.style = style }
}

/// What stands on a blurred ground. Accepted without effect: it looks as it does elsewhere.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {}
}

/// A ground with an effect, under its `contentView`. GTK does not blur what is behind: the ground's colour lies over it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { changed() } }
  /// For subviews.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public convenience init() { self.init(effect: nil) }
  public required init?(coder: NSCoder) { nil }

  open override func _makeContent() -> AnyView? {
    guard let style = (effect as? UIBlurEffect)?.style else { return nil }
    let ground = Rectangle().fill(style.material)
    // Shades that are told do not follow the window's.
    return style.colorScheme.map { AnyView(ground.environment(\.colorScheme, $0)) } ?? AnyView(ground)
  }
}

extension UIBlurEffect.Style {
  fileprivate var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .prominent:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark,
      .extraDark:
      .regular
    }
  }

  fileprivate var colorScheme: ColorScheme? {
    switch self {
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}
