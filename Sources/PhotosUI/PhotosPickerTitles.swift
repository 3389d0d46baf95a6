import SwiftUICore

/// Pickers of pictures whose titles are resources.
extension PhotosPicker where Label == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding) {
      Text(titleResource)
    }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding,
      photoLibrary: photoLibrary
    ) { Text(titleResource) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior,
      matching: filter, preferredItemEncoding: preferredItemEncoding
    ) { Text(titleResource) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior,
      matching: filter, preferredItemEncoding: preferredItemEncoding, photoLibrary: photoLibrary
    ) { Text(titleResource) }
  }
}

/// Strings with a library, of which there is one.
extension PhotosPicker where Label == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding,
      photoLibrary: photoLibrary
    ) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior,
      matching: filter, preferredItemEncoding: preferredItemEncoding, photoLibrary: photoLibrary
    ) { Text(title) }
  }
}
