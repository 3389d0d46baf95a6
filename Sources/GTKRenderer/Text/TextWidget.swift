import CGTK
import Foundation
import SwiftUICore

/// Text is one `FavesLabel`, without attributes where it is plain.
final class TextWidget: GTKWidget, DescribedWidget, LeafWidget, GradientInked {
  // Replaced as a whole, by its node.
  @exclusivity(unchecked) var description: TextDescription
  private var attributeList: OpaquePointer?

  init(_ description: TextDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(faves_label_new(description.text), in: renderer)
    if description.openLink != nil { showLinks() }
    if description.surrounds != nil { showSurrounds(from: nil) }
    if description.drawing != nil { drawingChanged(from: nil) }
    if description.style != Style() || !description.spans.isEmpty || description.isSelectable {
      applyLooks(from: TextDescription(text: description.text, style: Style()))
    }
  }

  func update(from old: TextDescription) {
    if sizeOfPictures == nil, description.differsInCharacters(from: old) {
      guard old.text != description.text else { return }
      _ = faves_label_set_text(native, description.text)
      parent?.spokenTextChanged()
      return
    }
    if old.openLink != nil || description.openLink != nil {
      showLinks()
    } else if old.shownText != description.shownText {
      _ = faves_label_set_text(native, description.shownText)
    }
    if description.surrounds != nil { showSurrounds(from: old.surrounds) }
    if old.drawing != nil || description.drawing != nil { drawingChanged(from: old.drawing) }
    if old.fading?.opacity != description.fading?.opacity { showOpacity() }
    applyLooks(from: old)
    if old.text != description.text || isNamed {
      if sizeOfPictures != nil || isNamed { accessibleNameChanged() }
      parent?.spokenTextChanged()
    }
    if old.colorOfWords != description.colorOfWords { parent?.looksInsideChanged() }
  }

  var inkGradient: GradientPaint? { description.gradient }

  private var followsDrawing = false
  /// Whether it is asked for a menu before GTK has its own.
  var asksForMenu = false

  private func drawingChanged(from old: TextDrawing?) {
    if !followsDrawing {
      followsDrawing = true
      followDrawing()
    }
    gtk_widget_queue_draw(native)
    if old?.padding != description.drawing?.padding { gtk_widget_queue_resize(native) }
  }

  private func applyLooks(from old: TextDescription) {
    let style = description.style
    let label: UnsafeMutablePointer<GtkLabel> = cast(native)
    let spans = description.inkedSpans
    if !spans.isEmpty {
      if old.inkedSpans != spans || old.style.font != style.font { showPieces() }
    } else {
      let list = TextAttributes.list(for: TextLook(style))
      if list != attributeList {
        gtk_label_set_attributes(label, list)
        attributeList = list
      }
    }
    if old.ink != description.ink || old.passingColor != description.passingColor { showOwnInk() }
    if old.foreground != description.foreground {
      ForegroundClass.change(native, from: old.foreground, to: description.foreground)
      (parent as? ButtonWidget)?.labelChanged()
    }
    if old.style != style || !old.spans.isEmpty || !description.spans.isEmpty { showInk(from: old.gradient) }
    if old.lineSpacing != description.lineSpacing { faves_label_set_spacing(native, description.lineSpacing) }
    if old.style == style && old.isSelectable == description.isSelectable { return }
    if old.style.lineLimit != style.lineLimit {
      faves_label_set_line_limit(native, Int32(clamping: style.lineLimit ?? 0))
    }
    if old.style.leastLines != style.leastLines {
      faves_label_set_least_lines(native, Int32(clamping: style.leastLines))
    }
    if old.style.truncation != style.truncation {
      faves_label_set_truncation(native, style.truncation.ellipsis)
    }
    if old.style.saidAlignment != style.saidAlignment {
      faves_label_set_is_aligned(native, (style.saidAlignment != nil).gboolean)
      gtk_label_set_justify(label, style.alignment.justification)
      gtk_label_set_xalign(label, Float(style.alignment.fraction))
    }
    if old.minimumScale != description.minimumScale {
      faves_label_set_minimum_scale(native, description.minimumScale)
    }
    if old.isSelectable != description.isSelectable {
      gtk_label_set_selectable(label, description.isSelectable.gboolean)
      if description.isSelectable { offerMenuAround() }
    }
  }

  /// Another colour of all the words asks for no other place, as attributes of Pango do.
  private func showOwnInk() {
    if let color = passingColor {
      var ink = GdkRGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
      return faves_label_set_ink(native, &ink)
    }
    guard let color = description.ink else { return faves_label_set_ink(native, nil) }
    if !followsScheme, Palette.isOfScheme(color) { followScheme() }
    let ground = SchemeClass.ground(of: native)
    shownGround = ground
    let shade = Palette.shown(in: ground.scheme) { Palette.rgba(color, for: .text) }
    var ink = GdkRGBA(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
    faves_label_set_ink(native, &ink)
    faves_label_set_ink_yields(native, (!ForegroundClass.canBeTold(color, for: .text)).gboolean)
  }

  /// The colour on the way to another one, rather than that one.
  private var passingColor: ColorComponents? {
    guard let color = description.passingColor, let end = description.wholeColor,
      color != renderer.inkComponents(of: end),
      description.spans.allSatisfy({ $0.traits.brokenLines.isEmpty })
    else { return nil }
    return color
  }

  private func showPieces() {
    let spans = description.inkedSpans
    if !followsScheme, spans.contains(where: { $0.traits.color.map(Palette.isOfScheme) ?? false }) {
      followScheme()
    }
    let ground = SchemeClass.ground(of: native)
    shownGround = ground
    let list = Palette.shown(in: ground.scheme) {
      TextAttributes.makeList(for: spans, in: description.style, of: native)
    }
    gtk_label_set_attributes(cast(native), list)
    pango_attr_list_unref(list)
    attributeList = list
    if !drawsLines, spans.contains(where: { !$0.traits.brokenLines.isEmpty }) {
      drawsLines = true
      drawBrokenLines()
    }
    let hasPictures = spans.contains { $0.picture != nil }
    if hasPictures { followSize() }
    if description.isReadOtherwise { isNamed = true }
    if hasPictures || isNamed { accessibleNameChanged() }
  }

  /// Whether it draws lines that Pango does not.
  private var drawsLines = false

  /// What the pieces have the colours for; nil: for nothing yet.
  private var shownGround: SchemeClass.Ground?
  private var followsScheme = false

  /// What views around say of it is known in a window, and may change; so may the desktop, and what the program asks of that.
  private func followScheme() {
    followsScheme = true
    on("style-updated", of: native) { _, data in
      receive(data, as: TextWidget.self) { text in
        guard text.shownGround != SchemeClass.ground(of: text.native) else { return }
        text.showOwnInk()
        if !text.description.inkedSpans.isEmpty { text.showPieces() }
      }
    }
  }

  /// The size of letters that pictures were made for; nil: there never were any.
  private var sizeOfPictures: Double?

  /// Pictures in the text are as large as its letters, whose size is the desktop's to change.
  private func followSize() {
    let isFirst = sizeOfPictures == nil
    sizeOfPictures = TextLook.plain.points(in: native)
    guard isFirst else { return }
    on("style-updated", of: native) { _, data in
      receive(data, as: TextWidget.self) { text in
        guard text.sizeOfPictures != TextLook.plain.points(in: text.native) else { return }
        text.showPieces()
      }
    }
    // Taken out of a window, as when it becomes one of several tabs, a widget gets another context of Pango.
    let changed: SignalFunction1 = { _, _, data in
      receive(data, as: TextWidget.self) { InlinePicture.serve($0.native) }
    }
    connect("screen-changed", on: native, to: unsafeBitCast(changed, to: GCallback.self))
  }

  /// A label says its characters; a picture is none, and some are to be read otherwise.
  override var ownAccessibleName: String? {
    sizeOfPictures == nil && !isNamed ? nil : description.spokenText
  }
  /// Whether it has been read otherwise than it is written: GTK does not take a name back.
  private var isNamed = false

  /// That of the view, on the way from one text to another a part of it.
  private func showOpacity() {
    let own = attributes.map { $0.isHidden ? 0 : $0.opacity } ?? 1
    let opacity = description.fading?.opacity ?? 1
    if description.surrounds == nil { return gtk_widget_set_opacity(native, own * opacity) }
    // What is around the text does not fade with it.
    faves_leaf_set_content_opacity(native, opacity)
  }

  override package func attributesChanged(from old: Attributes?) {
    super.attributesChanged(from: old)
    if description.fading != nil { showOpacity() }
  }

  override var decoration: Decoration? { description.surrounds?.decoration }
  override func willDestroy() {
    if description.surrounds != nil { forgetDecoration() }
    if followsDrawing { faves_label_set_drawing(native, nil, nil) }
    if drawsLines { faves_label_set_drawing_over(native, nil, nil) }
  }

  /// Whether clicks on links are listened to.
  var followsLinks = false

  override var spokenText: String? { description.spokenText }
  override var isDescribedWhole: Bool {
    !followsLinks && !description.isSelectable && !(parent is PressedTextWidget)
  }
}

extension TextDescription {
  /// Whether both are plain and of the same looks: a row that is scrolled into sight most often has other
  /// characters than the one whose widgets it takes, and nothing else.
  fileprivate func differsInCharacters(from old: TextDescription) -> Bool {
    guard spans.isEmpty, openLink == nil, drawing == nil, fading == nil, passingColor == nil,
      old.spans.isEmpty, old.openLink == nil, old.drawing == nil, old.fading == nil,
      old.passingColor == nil
    else { return false }
    return isSelectable == old.isSelectable && lineSpacing == old.lineSpacing
      && minimumScale == old.minimumScale && style == old.style && surrounds == old.surrounds
  }

  /// Whether all words are secondary by a colour of their own. Then the label is: selected rows and themes of high contrast
  /// make labels that are stronger, pieces of text they do not know.
  private var isSecondary: Bool { isAll(.secondary) }
  private func isAll(_ color: Color) -> Bool {
    !spans.isEmpty && spans.allSatisfy { $0.traits.color == color }
  }
  var foreground: Color? {
    if isSecondary { return .secondary }
    return isAll(.primary) ? .primary : style.gradient?.solid ?? style.foreground
  }

  /// The one colour that all words have, where the label can be told it: pictures and lines are drawn in that of their piece.
  @MainActor fileprivate var ink: Color? {
    let spans = shownSpans
    guard let color = spans.first?.traits.color, color != .secondary, !Palette.isForeground(color),
      style.gradient == nil, drawing == nil, openLink == nil
    else { return nil }
    let isWhole = spans.allSatisfy {
      $0.traits.color == color && $0.picture == nil && $0.traits.brokenLines.isEmpty
    }
    return isWhole ? color : nil
  }

  /// The pieces with what is theirs alone.
  @MainActor var inkedSpans: [TextSpan] {
    guard isSecondary || ink != nil || passingColor != nil else { return shownSpans }
    let spans = shownSpans.map { span in
      var span = span
      span.traits.color = nil
      return span
    }
    return spans.contains { $0.traits != TextTraits() || $0.picture != nil } ? spans : []
  }
  /// That of the first words, where the program says one.
  var colorOfWords: Color? { spans.first?.traits.color ?? style.foreground }
}

extension TextAlignment {
  var justification: GtkJustification {
    switch self {
    case .leading: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .trailing: GTK_JUSTIFY_RIGHT
    }
  }
  /// From 0, leading, to 1, trailing.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension Text.TruncationMode {
  var ellipsis: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}

extension TextDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    TextWidget(description, in: renderer)
  }
}
