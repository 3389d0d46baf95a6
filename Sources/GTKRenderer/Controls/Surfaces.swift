import CGTK
import SwiftUICore

// A program that draws a background or a border around a control means that to be the control's, as it is where controls
// have no frame of their own. So a button whose label is such a surface, and a field that stands on one, has none here; nor
// has a symbol that shares the field's surface: what shows a password, or empties a search. A button over what the program
// paints behind all of a page keeps its bezel: where its words are for that ground, and could not be read on the theme's, it is
// one that the ground is seen through.

extension StackWidget {
  /// Whether there are no words beside one field here. Signs, as those of a currency, count as symbols.
  fileprivate var isOfSymbols: Bool {
    var fields = 0
    for child in children {
      var inner: GTKWidget? = child
      while let frame = inner as? FrameWidget { inner = frame.surrounded }
      switch inner {
      case let field? where field.asField != nil: fields += 1
      case let text as TextWidget where text.description.text.contains(where: \.isLetter): return false
      case is any LabelledRow: return false
      default: break
      }
    }
    return fields <= 1
  }
}

/// A text entry, which has no frame where it stands on something of the program's.
@MainActor
protocol FieldOnGround: GTKWidget {
  /// Whether it has no frame.
  var isPlain: Bool { get }
  /// Whether it was laid over something.
  var isOverAnother: Bool { get set }
  /// What it stands on may be another.
  func groundChanged()
  var description: TextFieldDescription { get }
  /// What writes the prompt.
  var promptNative: Native { get }
  /// The colour that this has now.
  var shownPromptColor: PromptColor { get set }
}

extension FieldOnGround {
  /// Whether it lies over something, or has: a prompt that goes as soon as something is typed leaves the field as it is. What
  /// leaves as the field comes is still there then, and is known to leave after the flush.
  func standsOverAnother() -> Bool {
    guard !isOverAnother, liesOverAnother else { return isOverAnother }
    renderer.afterNextFlush { [weak self] in
      guard let self, !isDestroyed, !isOverAnother else { return }
      isOverAnother = liesOverAnother
      groundChanged()
    }
    return true
  }

  /// Writes the prompt in its own colour, in the shade of the scheme that the views around have by now.
  func showPromptColor() {
    let color = PromptColor(own: description.promptColor, scheme: SchemeClass.scheme(of: promptNative))
    let old = shownPromptColor
    guard color != old else { return }
    // GTK asks for the style anew within.
    shownPromptColor = color
    PromptColor.change(promptNative, from: old, to: color)
  }
}

extension GTKWidget {
  /// Whether this lies over something else in the same place, as over a prompt of the program's own.
  var liesOverAnother: Bool {
    var (widget, above): (GTKWidget, GTKWidget?) = (self, parent)
    while let frame = above as? FrameWidget { (widget, above) = (frame, frame.parent) }
    // What leaves is over what comes in its place, and stays as it was.
    return !widget.isLeaving && (above as? LayersWidget)?.hasAnother(below: widget) == true
  }

  /// Whether this is a surface of the program's own, with something on it or not.
  var isSurface: Bool {
    switch self {
    case is FillWidget: true
    case let layers as LayersWidget: layers.hasSurface || layers.bottom?.isSurface == true
    case let frame as FrameWidget: frame.hasDrawnSurface || frame.surrounded?.isSurface == true
    case let text as TextWidget: text.hasDrawnSurface
    case let image as ImageWidget: image.hasDrawnSurface || image.isPhoto
    // In a ratio of its sides, say.
    case let arranged as ArrangedWidget where arranged.children.count == 1: arranged.children[0].isSurface
    default: touched?.isSurface == true
    }
  }

  /// What notices presses, has a menu or can be dragged is looked at without that; nil: this is nothing of the kind.
  var touched: GTKWidget? {
    guard self is TouchWidget || self is ContextMenuWidget || self is DragWidget else { return nil }
    return children.count == 1 ? children[0] : nil
  }

  /// Whether this stands right on one, with frames between at most.
  /// - Parameter row: whether it may share it with symbols and buttons in a row. Beside words the surface is that of the row: a
  ///   field there has a frame of its own, as one beside its label has everywhere.
  func standsOnSurface(inRow row: Bool) -> Bool {
    var widget = parent
    var isInRow = !row
    // A line around a stack of layers is that of the stack, whatever buttons it holds.
    var countsLines = true
    while let current = widget {
      switch current {
      case let layers as LayersWidget:
        if countsLines ? layers.hasSurface : layers.hasPaintBehind { return true }
        if layers.description.isOfViews, !row { countsLines = false }
      case let frame as FrameWidget:
        if countsLines ? frame.hasDrawnSurface : frame.hasPaintedGround { return true }
      case is RowContentWidget: break
      case let stack as StackWidget where stack.isRow && !isInRow && stack.isOfSymbols: isInRow = true
      default: return false
      }
      widget = current.parent
    }
    return false
  }

  /// Whether something that the program paints is behind this, however far out: a picture behind all of a window, say.
  var standsOverPaint: Bool {
    var (widget, above): (GTKWidget, GTKWidget?) = (self, parent)
    while let outer = above {
      if let ground = outer.decoration?.ground, ground.color != .clear { return true }
      if (outer as? LayersWidget)?.hasSurface(below: widget) == true { return true }
      (widget, above) = (outer, outer.parent)
    }
    return false
  }

  /// Whether a field stands in the same row.
  /// - Parameter isPlain: whether it is to have no frame.
  func standsBesideField(_ isPlain: Bool = false) -> Bool {
    guard let row = parent as? StackWidget, row.isRow else { return false }
    return row.children.contains { child in
      var inner: GTKWidget? = child
      while let frame = inner as? FrameWidget { inner = frame.surrounded }
      guard let field = inner?.asField else { return false }
      return field.isPlain || !isPlain
    }
  }

  /// Whether this is there to be seen without the ground of the button whose label it is: it draws one, or is of words in a
  /// colour that cannot be read on a button, which are meant for the ground around it.
  /// - Parameter row: whether the button is a row, and its ground that of the list or form.
  func isGroundOfItsOwn(inRow row: Bool) -> Bool { drawsItsGround(inRow: row) || !row && !wordsCanBeRead }

  /// Whether this is a surface that the program draws, a picture, or a symbol as large as one.
  func drawsItsGround(inRow row: Bool) -> Bool {
    if let touched { return touched.drawsItsGround(inRow: row) }
    if isSurface || hasDrawnGround || (self as? LayersWidget)?.hasGround == true { return true }
    if !row, isLargeSymbol { return true }
    guard let image = self as? ImageWidget, image.isBare else { return false }
    if case .symbol = image.description.source { return false }
    return true
  }

  /// Whether the words in here can be read on a button of the theme. What the program paints behind it is the same in light and
  /// in dark windows, and so is what is on that: there they are to be read in both.
  var wordsCanBeRead: Bool {
    guard let color = colorOfWords else { return true }
    guard color.canBeRead(onDark: Palette.isDark) else { return false }
    return color.canBeRead(in: Palette.isDark ? .light : .dark) || !standsOverPaint
  }

  /// Whether this is a picture with its caption below it, or above: what a program shows to be chosen. In a frame it would be
  /// unlike anything else there.
  /// - Parameter leadsOn: whether it stands for another page, as each in a shelf does. Then what is drawn may take the place of
  ///   a picture, and the words stand beside one.
  func isCard(leadingOn leadsOn: Bool) -> Bool {
    guard let stack = undecorated as? StackWidget, stack.children.count > 1 else { return false }
    return stack.children.contains { child in
      let isShown =
        child.isPicture
        ? leadsOn || !stack.isRow : leadsOn && !stack.isRow && (child.isSurface || child.isLargeSymbol)
      // It may be about to go.
      return isShown && gtk_widget_get_parent(child.native) != nil
    }
  }

  /// What this is without all that is around it, or behind it and before.
  var undecorated: GTKWidget {
    switch self {
    case let frame as FrameWidget: frame.surrounded?.undecorated ?? self
    case let layers as LayersWidget: layers.decorated?.undecorated ?? self
    case let arranged as ArrangedWidget where arranged.children.count == 1: arranged.children[0].undecorated
    default: touched?.undecorated ?? self
    }
  }

  /// Whether this is a picture that is no symbol, there or not.
  private var isPicture: Bool {
    guard let image = undecorated as? ImageWidget else { return false }
    if case .symbol = image.description.source { return false }
    return image.isPhoto || image.description.isResizable
  }

  /// Whether this is one symbol, with frames around it at most, that is as high as buttons of the theme are or higher: that is
  /// how a program that floats a button over its content draws it.
  private var isLargeSymbol: Bool {
    var (widget, room): (GTKWidget, Double) = (self, 0)
    func enter(_ frame: FrameDescription?) {
      if let height = frame?.maxHeight, height == frame?.minHeight { room = height }
    }
    while let frame = widget as? FrameWidget, let inner = frame.surrounded {
      enter(frame.description)
      widget = inner
    }
    guard let image = widget as? ImageWidget, case .symbol = image.description.source else { return false }
    enter(image.description.surrounds?.frame)
    return (image.description.isResizable ? room : Double(image.symbolSize)) >= 30
  }

  /// The colour of the first words or symbol in here, where the program says one.
  var colorOfWords: Color? {
    if let text = self as? TextWidget { return text.description.colorOfWords }
    if let image = self as? ImageWidget { return image.description.style.foreground }
    // What stands on a surface of its own is read on that.
    for child in children where !child.isSurface { if let color = child.colorOfWords { return color } }
    return nil
  }
}

extension Color {
  /// Whether words in this colour can be read on a control of the theme: by how bright each part of it looks, weighted as
  /// in ITU-R BT.709. On light grounds yellow and white cannot, on dark ones black and dark blue.
  @MainActor
  func canBeRead(onDark isDark: Bool) -> Bool {
    let rgba = Palette.rgba(self)
    let brightness = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
    return isDark ? brightness >= 0.1 : brightness <= 0.85
  }

  /// The same in the shade that it has in a scheme.
  @MainActor
  fileprivate func canBeRead(in scheme: SwiftUICore.ColorScheme) -> Bool {
    Palette.shown(in: scheme) { canBeRead(onDark: scheme == .dark) }
  }
}
