extension Color: Transferable {
  /// As colour buttons and drawing programs of the desktop hand colours over: red, green, blue and opacity in sRGB, two bytes
  /// each in the machine's order. A colour that follows the theme goes out as it is in light surroundings.
  public static var transferRepresentation: DataRepresentation<Color> {
    DataRepresentation(
      contentType: .handedOverColor, exporting: { $0.handedOver }, importing: { try Color(handedOver: $0) })
  }

  private var handedOver: Data {
    let color = resolve(in: EnvironmentValues())
    let parts = [color.red, color.green, color.blue, color.opacity].map { part in
      UInt16((min(max(part.isFinite ? part : 0, 0), 1) * 65_535).rounded())
    }
    return parts.withUnsafeBytes { Data($0) }
  }

  /// - Throws: where the data are of another length.
  private init(handedOver data: Data) throws {
    guard data.count == 8 else { throw CocoaError(.fileReadCorruptFile) }
    let parts = data.withUnsafeBytes { bytes in
      (0..<4).map { Float(bytes.loadUnaligned(fromByteOffset: 2 * $0, as: UInt16.self)) / 65_535 }
    }
    self.init(Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]))
  }
}

extension UTType {
  fileprivate static let handedOverColor = UTType(known: "org.freedesktop.color")
}
