/// How the pictures to choose from are shown; by name: here it is the desktop's dialog.
public struct PhotosPickerStyle: Equatable, Sendable {
  private let name: String
  public static let presentation = PhotosPickerStyle(name: "presentation")
  public static let inline = PhotosPickerStyle(name: "inline")
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// What a picker of pictures lets a person do; by name.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let search = PHPickerCapabilities(rawValue: 1)
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

extension View {
  /// Accepted without effect: pictures are chosen in the desktop's dialog.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  /// Accepted without effect: the desktop's dialog has what it has around it.
  public nonisolated func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
  /// Accepted without effect: the desktop's dialog lets a person do what it lets.
  public nonisolated func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }
}
