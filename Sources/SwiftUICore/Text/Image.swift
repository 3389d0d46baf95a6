/// A picture: a symbol, a resource of a bundle, or pixels.
public struct Image: Equatable, Sendable {
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Scale: Hashable, Sendable {
    case small, medium, large
    /// Of the size that symbols have beside letters of a font.
    package var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum Interpolation: Sendable { case none, low, medium, high }

  var source: ImageDescription.Source
  var isResizable = false
  var isTiled = false
  var capInsets = EdgeInsets()
  var interpolation: Interpolation?
  /// Whether pixels are a stencil, and symbols colourless; nil: as the resource, or the environment, says.
  var rendering: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  /// How much of a symbol is lit, from 0 to 1; nil: all.
  var variableValue: Double?
  var label: String?
  var isDecorative = false
  /// Whether words beside it say what it shows.
  var isBesideTitle = false

  init(source: ImageDescription.Source) { self.source = source }

  /// The symbol with the name SwiftUI programs use, drawn with the desktop's icons; an unknown one shows the
  /// missing-image icon.
  public init(systemName: String) { source = .symbol(systemName) }
  /// The picture resource `name` of `bundle`: a set of an asset catalogue, or a file, with or without its extension.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = Self.find(name, in: bundle ?? .main)
    label = name
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = Self.find(name, in: bundle ?? .main)
    self.label = label.plain
  }
  /// The picture resource `name`, which means nothing to assistive tools.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = Self.find(name, in: bundle ?? .main)
    isDecorative = true
  }
  /// The picture in `data`, the bytes of a file in a format the desktop reads (PNG, JPEG, SVG, …).
  /// - Parameter scale: pixels per point.
  package init(data: Data, scale: Double = 1) { source = .data(data, scale: scale) }

  private static func find(_ name: String, in bundle: Bundle) -> ImageDescription.Source {
    PictureFile.find(name, in: bundle).map { .file($0) } ?? .missing(name)
  }

  /// Lets the picture take the size it is offered: it is stretched, or repeated in its own size. What is within `capInsets`,
  /// in points, stays as wide or high as it is: corners as they are, edges stretched or repeated along themselves.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    var image = self
    image.isResizable = true
    image.isTiled = resizingMode == .tile
    image.capInsets = capInsets
    return image
  }
  /// Whether a picture is a stencil, to be seen in the colour of text, or keeps its own colours, as symbols for the weather
  /// and a few others have them.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.rendering = renderingMode
    return image
  }
  /// How pixels are mixed where the picture is drawn larger or smaller than it is; with `none` they stay sharp squares.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }
  /// Accepted without effect: edges of pictures are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View, DescribedView {
  func describe(in context: DescriptionContext) -> ImageDescription {
    let ratio = context.environment.imageAspect
    let isBesideTitle = isBesideTitle || context.environment.isBesideTitle
    var (source, isTemplate, isColored) = seen(symbolMode: context.environment.symbolRenderingMode)
    switch source {
    case .symbol(let name): source = .symbol(context.environment.symbolVariants.name(of: name))
    case .file(let file) where file.dark != nil:
      source = .file(file.shown(inDark: context.environment.colorScheme == .dark))
    case .file, .data, .drawing, .missing: break
    }
    return ImageDescription(
      source: source, isResizable: isResizable, isTiled: isTiled, capInsets: capInsets,
      interpolation: interpolation,
      isTemplate: isTemplate, isColored: isColored, variableValue: variableValue,
      secondColor: context.environment.foregroundLevels.secondary?.color,
      isHierarchical: (symbolMode ?? context.environment.symbolRenderingMode) == .hierarchical,
      scale: context.environment.imageScale,
      contentMode: ratio.mode, aspectRatio: ratio.ratio, label: isDecorative || isBesideTitle ? nil : label,
      isBesideTitle: isBesideTitle,
      style: context.style)
  }
}

extension Image {
  /// What is to be seen, whether as a stencil, and whether in colours of its own.
  /// - Parameter around: what the views around say of symbols.
  func seen(symbolMode around: SymbolRenderingMode?) -> (
    source: ImageDescription.Source, isTemplate: Bool, isColored: Bool
  ) {
    var isTemplate = false
    if case .file(let file) = source { isTemplate = file.isTemplate }
    var isColored = false
    if let rendering {
      isTemplate = rendering == .template
      isColored = rendering == .original
    }
    if let mode = symbolMode ?? around { isColored = mode == .multicolor }
    return (source, isTemplate, isColored)
  }
}

/// How a picture keeps its proportions.
struct ImageAspect: Equatable {
  var mode = ImageDescription.ContentMode.stretch
  var ratio: Double?
}

private struct ImageAspectKey: StyleKey { static var defaultValue: ImageAspect { ImageAspect() } }

extension EnvironmentValues {
  var imageAspect: ImageAspect {
    get { self[ImageAspectKey.self] }
    set { self[ImageAspectKey.self] = newValue }
  }
}

/// How content fills a rectangle of other proportions.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

extension View {
  /// Holds this view to width by height `aspectRatio`. nil: pictures in it to their own.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = legal(aspectRatio, .positive, for: "aspect ratio")
    return AspectView(
      ratio: ratio, contentMode: contentMode, isPicture: Self.self is any PictureView.Type,
      content: environment(
        \.imageAspect,
        ImageAspect(mode: contentMode == .fit ? .fit : .fill, ratio: ratio.map { Double($0) })))
  }
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Scales pictures in this view to fit, keeping their proportions.
  public nonisolated func scaledToFit() -> some View { scaled(.fit) }
  /// Scales pictures in this view to fill, keeping their proportions.
  public nonisolated func scaledToFill() -> some View { scaled(.fill) }
  private nonisolated func scaled(_ mode: ContentMode) -> some View {
    ScaledView(
      contentMode: mode, isPicture: Self.self is any PictureView.Type,
      content: look(\.imageAspect, ImageAspect(mode: mode == .fit ? .fit : .fill)))
  }
  /// How large symbols are beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { look(\.imageScale, scale) }
}

private struct ImageScaleKey: StyleKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

/// A view that is one picture, whatever its modifiers are.
private protocol PictureView {}
extension Image: PictureView {}
extension ModifiedContent: PictureView where Content: PictureView {}

/// A view held to its own proportions.
private struct ScaledView<Content: View> {
  let contentMode: ContentMode
  /// The same for all values of a type.
  let isPicture: Bool
  let content: Content
}

extension ScaledView: View {
  nonisolated static var _roles: _ViewRoles {
    _ViewRoles(leaf: Content._roles.leaf == nil ? nil : Self.self as? any LeafInPlace.Type)
  }

  var body: some View {
    AspectView(ratio: nil, contentMode: contentMode, isPicture: isPicture, content: content)
  }
}

extension ScaledView: LeafInPlace where Content: LeafInPlace {
  var placedLeaf: PlacedLeaf<Content.Leaf>? { isPicture ? content.placedLeaf : nil }
}

/// A view held to a proportion, if there is one.
private struct AspectView<Content: View> {
  let ratio: CGFloat?
  let contentMode: ContentMode
  let isPicture: Bool
  let content: Content
}

extension AspectView: View {
  var body: some View {
    // A picture keeps its own proportions by itself.
    if ratio == nil, isPicture {
      content
    } else {
      LayoutContainer(layout: AspectLayout(ratio: ratio, contentMode: contentMode), content: content)
    }
  }
}
