import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("Colours, resolved and described")
struct ColorResolutionTests {
  @Test(
    "Components are read in their colour space",
    arguments: [
      (Color.RGBColorSpace.sRGB, Float(0.25), Float(0.5), Float(0.75), Float(1), "#4080BFFF"),
      (.sRGB, 1.5, -0.5, 0, 0.5, "#FF000080"),
      (.sRGBLinear, 0.25, 0.5, 0.75, 1, "#89BCE1FF"),
      (.displayP3, 0, 0, 0, 0, "#00000000"),
      (.displayP3, 1, 1, 1, 1, "#FFFFFFFF"),
      (.displayP3, 0, 1, 0, 1, "#00FF00FF"),
    ])
  func spaces(
    space: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float, expected: String
  ) {
    let resolved = Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
    #expect(resolved.description == expected)
  }

  @Test("A red of Display P3 lies beyond sRGB, and is kept as such")
  func beyond() {
    let red = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
    #expect(red.red > 1 && red.green < 0)
    #expect(Color(red).resolve(in: EnvironmentValues()).red == 1)
  }

  @Test("A colour set in linear sRGB is converted, not read as it is")
  func linear() {
    let grey = Color(.sRGBLinear, white: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(grey.red - 0.735) < 0.001)
    #expect(abs(grey.linearRed - 0.5) < 0.001)
  }

  @Test("A named colour resolves by the scheme around it")
  func schemes() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.red.resolve(in: EnvironmentValues()).description == "#FF3B30FF")
    #expect(Color.red.resolve(in: dark).description == "#FF453AFF")
    #expect(Color.primary.resolve(in: dark).description == "#FFFFFFFF")
    #expect(Color.clear.resolve(in: dark).opacity == 0)
    #expect(Color.blue.opacity(0.5).resolve(in: EnvironmentValues()).opacity == 0.5)
  }

  @Test("The accent resolves to the tint around it")
  func accent() {
    struct Reader: View {
      @Environment(\.self) var environment
      var body: some View { Text(Color.accentColor.resolve(in: environment).description) }
    }
    #expect(Screen { Reader().tint(Color(red: 0, green: 1, blue: 0)) }.shows("#00FF00FF"))
    #expect(Screen { Reader().tint(.accentColor) }.shows("#007AFFFF"))
  }

  @Test("A colour says its name, its components and the opacities it was given")
  func descriptions() {
    #expect(Color.mint.description == "mint")
    #expect(Color.red.opacity(0.334).description == "33% red")
    #expect("\(Color.red.opacity(0.3).opacity(0.5))" == "50% 30% red")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).description == "#FF800080")
  }

  @Test("A resolved colour can be stored, and read again")
  func coding() throws {
    let color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode([Double].self, from: data).count == 4)
    let again = try JSONDecoder().decode(Color.Resolved.self, from: data)
    #expect(again.description == color.description)
  }

  @Test("A colour set of an asset catalogue has a shade for light and one for dark")
  func resources() throws {
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb",
            "components": {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "0.500"}}}
      ], "info": {"author": "xcode", "version": 1}}
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colours-\(UUID()).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Group/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = Bundle(path: folder.path)
    let color = Color("Brand", bundle: bundle)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(color.resolve(in: EnvironmentValues()).description == "#FF8000FF")
    #expect(color.resolve(in: dark).description == "#0000FF80")
    #expect(color.opacity(0.5).resolve(in: EnvironmentValues()).opacity == 0.5)
  }

  @Test("A colour set may refer to a colour of the system's")
  func systemColors() throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, reference) in [("Red", "systemRedColor"), ("Ink", "labelColor"), ("Odd", "noSuchColor")] {
      let set = folder.appending(path: "Assets.xcassets/\(name).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let contents = """
        {"colors": [{"color": {"platform": "universal", "reference": "\(reference)"}, "idiom": "universal"}],
         "info": {"author": "xcode", "version": 1}}
        """
      try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    #expect(Color("Red", bundle: bundle) == .red)
    #expect(Color("Ink", bundle: bundle) == .primary)
    #expect(Color("Odd", bundle: bundle) == .clear)
  }

  @Test("A colour that no catalogue has is clear")
  func missing() {
    #expect(Color("No such colour").resolve(in: EnvironmentValues()).opacity == 0)
  }

  @Test("Colours mix from one to the other, by the eye or by components")
  func mixing() {
    let (black, white) = (Color(white: 0), Color(white: 1))
    #expect(black.mix(with: white, by: 0.5, in: .device).description == "#808080FF")
    #expect(black.mix(with: white, by: 0.5).description == "#636363FF")
    // At the ends it is the very colour that is drawn.
    #expect(Color.red.mix(with: .blue, by: 0) == .red && Color.red.mix(with: .blue, by: .nan) == .red)
    #expect(Color.red.mix(with: .blue, by: 1) == .blue && Color.red.mix(with: .blue, by: 2) == .blue)
  }
}
