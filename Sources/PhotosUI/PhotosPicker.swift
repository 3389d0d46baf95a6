@_exported import SwiftUICore

/// A button that lets a person choose pictures: the desktop's dialog for files, which shows pictures alone.
public struct PhotosPicker<Label: View> {
  let choice: PhotosChoice
  let label: Label
  @State var isAsking = false
}

extension PhotosPicker: View {
  public var body: some View {
    Button {
      isAsking = true
    } label: {
      label
    }
    .modifier(PhotosDialog(isPresented: $isAsking, choice: choice))
  }

  /// - Parameter filter: what is offered; nil: pictures and films.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(choice: PhotosChoice(selection, filter), label: label()) }
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(choice: PhotosChoice(selection, filter), label: label()) }
  /// - Parameter maxSelectionCount: of more files the first are taken; nil: as many as the person likes.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(choice: PhotosChoice(selection, maxSelectionCount, filter), label: label()) }
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(choice: PhotosChoice(selection, maxSelectionCount, filter), label: label()) }
}

extension PhotosPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(choice: PhotosChoice(selection, filter), label: Text(titleKey)) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(choice: PhotosChoice(selection, filter), label: Text(title)) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { self.init(choice: PhotosChoice(selection, filter), label: Text(titleKey)) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(choice: PhotosChoice(selection, maxSelectionCount, filter), label: Text(titleKey)) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(choice: PhotosChoice(selection, maxSelectionCount, filter), label: Text(title)) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { self.init(choice: PhotosChoice(selection, maxSelectionCount, filter), label: Text(titleKey)) }
}

/// Where what is chosen goes.
struct PhotosChoice {
  let types: [UTType]
  let takesSeveral: Bool
  let take: @MainActor ([PhotosPickerItem]) -> Void

  nonisolated init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    types = Self.types(filter)
    takesSeveral = false
    take = { selection.wrappedValue = $0.first }
  }
  nonisolated init(_ selection: Binding<[PhotosPickerItem]>, _ most: Int?, _ filter: PHPickerFilter?) {
    types = Self.types(filter)
    takesSeveral = most != 1
    take = { selection.wrappedValue = Array($0.prefix(most.map { max(0, $0) } ?? .max)) }
  }

  static func types(_ filter: PHPickerFilter?) -> [UTType] {
    [UTType.image, .movie].filter { filter?.types.contains($0) ?? true }
  }
}

private struct PhotosDialog {
  let isPresented: Binding<Bool>
  let choice: PhotosChoice
}

extension PhotosDialog: ViewModifier {
  func body(content: Content) -> some View {
    content.fileImporter(
      isPresented: isPresented, allowedContentTypes: choice.types,
      allowsMultipleSelection: choice.takesSeveral
    ) { result in
      if let files = try? result.get() { choice.take(files.map { PhotosPickerItem(file: $0) }) }
    }
  }
}

extension View {
  /// Lets a person choose a picture while `isPresented` is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(PhotosDialog(isPresented: isPresented, choice: PhotosChoice(selection, filter)))
  }
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(PhotosDialog(isPresented: isPresented, choice: PhotosChoice(selection, filter)))
  }
  /// Lets a person choose pictures while `isPresented` is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotosDialog(isPresented: isPresented, choice: PhotosChoice(selection, maxSelectionCount, filter)))
  }
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(
      PhotosDialog(isPresented: isPresented, choice: PhotosChoice(selection, maxSelectionCount, filter)))
  }
}
