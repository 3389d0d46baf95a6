import Foundation
import Platform

/// A button with a title or a picture; what it does are its actions for `touchUpInside` or `primaryActionTriggered`.
@MainActor @preconcurrency
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }
  public let buttonType: ButtonType

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    changed()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    changed()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    changed()
  }
  public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  public func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  public func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  private var state: State { !isEnabled ? .disabled : isSelected ? .selected : .normal }
  public var currentTitle: String? { title(for: state) }
  public var currentImage: UIImage? { image(for: state) }

  open override func _makeContent() -> AnyView? {
    let (title, image, color) = (currentTitle, currentImage, titleColor(for: state))
    let button = Button {
      self.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    } label: {
      HStack(spacing: 6) {
        if let image { Image(uiImage: image) }
        if let title { Text(verbatim: title) }
      }
      .foregroundColor(color?.color)
    }
    return AnyView(button.buttonStyle(.borderless).disabled(!isEnabled))
  }
}

/// A switch; `valueChanged` is sent when a person turns it.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  public var isOn = false { didSet { changed() } }
  public var onTintColor: UIColor? { didSet { changed() } }
  /// Accepted: the knob has the theme's colour.
  public var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func _makeContent() -> AnyView? {
    let isOn = Binding(
      get: { self.isOn },
      set: { new in
        guard new != self.isOn else { return }
        self.isOn = new
        self.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
    return AnyView(
      Toggle(accessibilityLabel ?? "", isOn: isOn).labelsHidden().toggleStyle(.switch)
        .tint(onTintColor?.color).disabled(!isEnabled))
  }
}

/// A slider; `valueChanged` is sent while a person moves it.
@MainActor @preconcurrency
open class UISlider: UIControl {
  public var minimumValue: Float = 0 { didSet { changed() } }
  public var maximumValue: Float = 1 { didSet { changed() } }
  private var position: Float = 0
  /// Between the two.
  public var value: Float {
    get { position }
    set {
      position = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      changed()
    }
  }
  public var minimumTrackTintColor: UIColor? { didSet { changed() } }
  /// Accepted: the rest of the track and the knob have the theme's colours.
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override func _makeContent() -> AnyView? {
    let value = Binding(
      get: { Double(self.value) },
      set: { new in
        guard Float(new) != self.value else { return }
        self.value = Float(new)
        self.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
    let range = Double(minimumValue)...Double(max(minimumValue, maximumValue))
    return AnyView(
      Slider(value: value, in: range) { Text(verbatim: accessibilityLabel ?? "") }
        .labelsHidden().tint(minimumTrackTintColor?.color).disabled(!isEnabled))
  }
}

/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Alignment: Int, Sendable {
    case fill, leading, center, trailing
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
  /// How the room along the axis is shared: as the views want it, or equally.
  public enum Distribution: Int, Sendable { case fill, fillEqually }
  public var axis = Axis.horizontal { didSet { changed() } }
  public var alignment = Alignment.fill { didSet { changed() } }
  public var distribution = Distribution.fill { didSet { changed() } }
  /// In points.
  public var spacing: CGFloat = 0 { didSet { changed() } }
  public private(set) var arrangedSubviews: [UIView] = []

  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    addSubview(view)
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
  }
  /// Takes `view` out of the row; it goes from the stack with `removeFromSuperview`.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }

  open override func _makeSubviews() -> AnyView? {
    let views = arrangedSubviews.filter { $0.superview === self && !$0.isHidden }
    let (axis, isEqual, fills) = (axis, distribution == .fillEqually, alignment == .fill)
    let rows = ForEach(views, id: \.identity) { view in
      PlatformViewBody(view)
        .frame(
          maxWidth: axis == .horizontal ? (isEqual ? .infinity : nil) : (fills ? .infinity : nil),
          maxHeight: axis == .vertical ? (isEqual ? .infinity : nil) : (fills ? .infinity : nil))
    }
    let horizontal: HorizontalAlignment =
      alignment == .leading ? .leading : alignment == .trailing ? .trailing : .center
    let vertical: VerticalAlignment =
      alignment == .leading ? .top : alignment == .trailing ? .bottom : .center
    return axis == .horizontal
      ? AnyView(HStack(alignment: vertical, spacing: spacing) { rows })
      : AnyView(VStack(alignment: horizontal, spacing: spacing) { rows })
  }
}
