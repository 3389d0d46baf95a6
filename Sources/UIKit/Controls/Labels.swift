import Foundation
import Platform

/// Text that is only read.
@MainActor @preconcurrency
open class UILabel: UIControl {
  private var words: NSAttributedString?
  /// Whether the text has looks of its own.
  private var hasLooks = false
  public var text: String? {
    get { words?.string }
    set {
      words = newValue.map { NSAttributedString(string: $0) }
      hasLooks = false
      changed()
    }
  }
  /// The text with looks of its own, before which those of the label step back.
  public var attributedText: NSAttributedString? {
    get { words }
    set {
      words = newValue
      hasLooks = true
      changed()
    }
  }
  public var textColor: UIColor! { didSet { changed() } }
  public var font: UIFont! { didSet { changed() } }
  public var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// At most so many; 0: as many as it takes.
  public var numberOfLines = 1 { didSet { changed() } }
  /// Where the dots stand of a text that is too long.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  public var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  public var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }

  open override func _makeContent() -> AnyView? {
    let shown =
      hasLooks ? Text(words.map { AttributedString($0) } ?? AttributedString()) : Text(verbatim: text ?? "")
    return AnyView(
      shown
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .truncationMode(lineBreakMode.truncation)
        .multilineTextAlignment(textAlignment.alignment)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
        .font(font?.font).foregroundColor(textColor?.color)
        .disabled(!isEnabled))
  }
}

/// A picture.
@MainActor @preconcurrency
open class UIImageView: UIControl {
  public var image: UIImage? { didSet { changed() } }
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, center }
  /// How the picture fills the view's room.
  public var contentMode = ContentMode.scaleToFill { didSet { changed() } }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func _makeContent() -> AnyView? {
    guard let image else { return AnyView(Color.clear) }
    let picture = Image(uiImage: image)
    return switch contentMode {
    case .scaleToFill: AnyView(picture.resizable())
    case .scaleAspectFit: AnyView(picture.resizable().scaledToFit())
    case .scaleAspectFill: AnyView(picture.resizable().scaledToFill())
    case .center: AnyView(picture)
    }
  }
}

/// A wheel that turns while something goes on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIControl {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
  public var style = Style.medium { didSet { changed() } }
  public var color: UIColor! { didSet { changed() } }
  /// Whether it is not to be seen while it stands still.
  public var hidesWhenStopped = true { didSet { changed() } }
  public private(set) var isAnimating = false { didSet { changed() } }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override func _makeContent() -> AnyView? {
    AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular).tint(color?.color)
        .opacity(isAnimating || !hidesWhenStopped ? 1 : 0))
  }
}
