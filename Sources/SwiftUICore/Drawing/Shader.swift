/// A function of a graphics card's, which is written in Metal. There is none here: what is given one stays as it is.
public struct Shader: Equatable, Sendable {
  /// A value for a shader.
  public struct Argument: Equatable, Sendable {
    fileprivate let values: [Double]

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(values: [Double(x)]) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(values: [Double(x), Double(y)])
    }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(values: [Double(x), Double(y), Double(z)])
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(values: [Double(x), Double(y), Double(z), Double(w)])
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(values: array.map(Double.init)) }
    public static var boundingRect: Argument { Argument(values: []) }
    public static func color(_ color: Color) -> Argument { Argument(values: []) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(values: []) }
    public static func image(_ image: Image) -> Argument { Argument(values: []) }
    public static func data(_ data: Data) -> Argument { Argument(values: []) }
  }
  public enum UsageType: Hashable, Sendable { case shapeStyle, colorEffect, distortionEffect, layerEffect }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
  /// Returns at once: there is nothing to be compiled.
  public func compile(as type: UsageType) async throws {}
}

/// Without Metal, whose functions shaders are, the foreground's style stands in a shader's place.
extension Shader: ShapeStyle {
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    ForegroundStyle()._paint(in: environment)
  }
}

/// The name of a function of Metal's; called, it gives a shader.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// Where functions of Metal's are; here only their names are known.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let place: String
  public static let `default` = ShaderLibrary(place: "")
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: bundle.bundlePath) }
  private init(place: String) { self.place = place }
  public init(data: Data) { place = "" }
  public init(url: URL) { place = url.path }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
  /// Accepted without effect: there is no Metal, whose functions shaders are.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Accepted without effect: there is no Metal, whose functions shaders are.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted without effect: there is no Metal, whose functions shaders are.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

/// Accepted without effect: there is no Metal, whose functions shaders are.
extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
