private import FoundationNetworking

/// How far an image is on its way.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from an address, a file's or the network's, while the view is on screen.
public struct AsyncImage<Content: View> {
  let url: URL?
  /// Pixels per point.
  let scale: CGFloat
  /// Of the change to the picture, or to the error.
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content

  /// A picture at `scale` pixels per point, where a style of one's own says what it looks like on the way.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage {
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
  public nonisolated init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color.secondary.opacity(0.15) })
  }
}

extension AsyncImage: View {
  public var body: some View {
    AsyncImageBody(url: url, scale: scale, transaction: transaction, content: content)
  }
}

private struct AsyncImageBody<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  var body: some View {
    let renderer = Graph.evaluating?.graph.renderer
    content(phase).task(id: url) {
      guard let url else {
        phase = .empty
        return
      }
      if case .success = phase { phase = .empty }
      do {
        let data = try await PictureLoading.data(at: url)
        if renderer?.isPicture(data) == false { throw PictureLoading.NotReadable(count: data.count) }
        let image = Image(data: data, scale: scale)
        withTransaction(transaction) { phase = .success(image) }
      } catch is CancellationError {
      } catch {
        guard !Task.isCancelled else { return }
        PictureLoading.tell(error, at: url)
        withTransaction(transaction) { phase = .failure(error) }
      }
    }
  }
}

enum PictureLoading {
  struct NotReadable: LocalizedError {
    let count: Int
    var errorDescription: String? { "The \(count) bytes there are not a picture that can be read." }
  }
  struct NoPicture: LocalizedError {
    let status: Int
    var errorDescription: String? { "The server answered with the status \(status)." }
  }

  /// Says once why there is no picture: a program that shows a placeholder says nothing of it.
  static func tell(_ error: any Error, at url: URL) {
    Diagnostics.warn("AsyncImage: \(place(of: url)) cannot be loaded: \(error.localizedDescription)")
  }

  /// An address without what may be meant for the server alone.
  static func place(of url: URL) -> String {
    guard !url.isFileURL, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return url.path
    }
    parts.user = nil
    parts.password = nil
    parts.query = nil
    parts.fragment = nil
    return parts.string ?? url.path
  }

  /// The bytes at an address; read off the main thread.
  static func data(at url: URL) async throws -> Data {
    if url.isFileURL { return try await Task.detached { try Data(contentsOf: url) }.value }
    let (data, response) = try await URLSession.shared.data(from: url)
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw NoPicture(status: status)
    }
    return data
  }
}
