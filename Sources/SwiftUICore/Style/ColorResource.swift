import Synchronization

extension Color {
  /// The colour set `name` of an asset catalogue in `bundle`: the folder `name.colorset` in any `*.xcassets` there, with
  /// its shade for dark windows if it has one. Where there is none the colour is clear, and a warning says so.
  public init(_ name: String, bundle: Bundle? = nil) {
    let bundle = bundle ?? .main
    if let color = Color(named: name, in: bundle) {
      self = color
    } else {
      Diagnostics.warn(
        "There is no colour named \"\(name)\"\(Diagnostics.inBody): no asset catalogue of \(bundle.bundlePath) has it."
      )
      self.init(.theme(.clear, opacity: 1))
    }
  }
}

extension Color {
  /// The colour set of the name; nil where there is none.
  package init?(named name: String, in bundle: Bundle) {
    guard let colorSet = ColorSet.find(name, in: bundle) else { return nil }
    self = colorSet.system ?? Color(.adaptive(light: colorSet.light, dark: colorSet.dark, opacity: 1))
  }
}

/// A colour set's shades, as 0xRRGGBBAA.
struct ColorSet: Equatable {
  var light: UInt32
  var dark: UInt32
  /// The colour of the system's that it refers to instead.
  var system: Color?

  /// A set of `bundle`. Each is read once.
  static func find(_ name: String, in bundle: Bundle) -> ColorSet? {
    let key = bundle.bundlePath + "\n" + name
    if let known = read.withLock({ $0[key] }) { return known }
    let new = AssetCatalogue.folder(of: name, .color, in: bundle).flatMap { folder in
      try? ColorSet(contents: Data(contentsOf: folder.appendingPathComponent("Contents.json")))
    }
    read.withLock { $0[key] = .some(new) }
    return new
  }

  private static let read = Mutex<[String: ColorSet?]>([:])

  /// From a set's `Contents.json`.
  init?(contents: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: contents)
    let shades = file.colors.filter { $0.color != nil }
    func isDark(_ shade: File.Shade) -> Bool {
      shade.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
    let light = shades.first { $0.appearances == nil } ?? shades.first
    system = light?.color?.reference.flatMap(Color.init(systemNamed:))
    guard let color = light?.color?.rgba ?? (system == nil ? nil : 0) else { return nil }
    self.light = color
    dark = shades.first(where: isDark)?.color?.rgba ?? color
  }

  private struct File: Decodable {
    struct Shade: Decodable {
      struct Appearance: Decodable { let appearance, value: String }
      let appearances: [Appearance]?
      let color: Paint?
    }
    struct Paint: Decodable {
      let components: [String: String]?
      let space: String?
      let reference: String?
      enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
      }

      var rgba: UInt32? {
        guard let components else { return nil }
        func number(_ name: String) -> Float? { components[name].flatMap(ColorSet.component) }
        let white = number("white")
        guard let red = number("red") ?? white, let green = number("green") ?? white,
          let blue = number("blue") ?? white
        else { return nil }
        let resolved = Color.Resolved(
          colorSpace: space == "display-p3"
            ? .displayP3 : space?.contains("linear") == true ? .sRGBLinear : .sRGB,
          // A share always, also where the others are bytes: `1` is opaque.
          red: red, green: green, blue: blue, opacity: components["alpha"].flatMap(Float.init) ?? 1)
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity].reduce(0) {
          $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded())
        }
      }
    }
    let colors: [Shade]
  }

  /// A component as Xcode writes it: `0xFF`, `255`, or a share such as `0.5`.
  private static func component(_ text: String) -> Float? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 }
    }
    if !text.contains("."), let byte = Int(text) { return Float(byte) / 255 }
    return Float(text)
  }
}
