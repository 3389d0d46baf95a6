import Foundation
import Platform

/// Hands values to other programs: a page that offers what the desktop has for them, which is its mail program for texts, the
/// program that opens an address, and the clipboard.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  let items: [Any]
  /// `.mail` and `.copyToPasteboard` are not offered then.
  open var excludedActivityTypes: [ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Ends what SwiftUI presents the page in.
  var leave: (@MainActor () -> Void)?

  /// - Parameter applicationActivities: accepted without effect: programs bring none of their own.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = UIActivityView(self) }

  func done(_ type: ActivityType?) {
    completionWithItemsHandler?(type, type != nil, nil, nil)
    dismiss(animated: true)
  }
  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let leave else { return super.dismiss(animated: animated, completion: completion) }
    leave()
    completion?()
  }

  /// What of the values is text.
  var texts: [String] { items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString } }
  /// The only value, if it is an address.
  var address: URL? { items.count == 1 ? items[0] as? URL : nil }
  func offers(_ type: ActivityType) -> Bool { excludedActivityTypes?.contains(type) != true }
}

/// Something of a program's own to do with values; the desktop's page has no room for it.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  public typealias ActivityType = UIActivityViewController.ActivityType
}

final class UIActivityView: UIView {
  private unowned let controller: UIActivityViewController
  init(_ controller: UIActivityViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func _makeContent() -> AnyView? { AnyView(ActivityPage(controller: controller)) }
}

private struct ActivityPage: View {
  // The controller holds the view that shows this.
  unowned let controller: UIActivityViewController
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.openURL) private var open

  var body: some View {
    VStack(spacing: 12) {
      Text(verbatim: words).lineLimit(4).multilineTextAlignment(.center)
      if controller.address != nil { Button("Open", action: openAddress) }
      if !words.isEmpty, controller.offers(.mail) { Button("Send by Mail", action: send) }
      if !words.isEmpty, controller.offers(.copyToPasteboard) { Button("Copy", action: copy) }
      Button("Cancel", role: .cancel) { controller.done(nil) }
    }
    .buttonSizing(.flexible)
    .padding(24)
    .frame(minWidth: 280)
    .onAppear(perform: appeared)
  }

  private var words: String { controller.texts.joined(separator: "\n") }

  private func appeared() {
    guard isPresented else {
      controller.leave = nil
      return
    }
    let dismiss = dismiss
    controller.leave = { dismiss() }
  }
  private func openAddress() {
    if let address = controller.address { open(address) }
    controller.done(UIActivityViewController.ActivityType("open"))
  }
  private func send() {
    if let mail { open(mail) }
    controller.done(.mail)
  }
  private func copy() {
    UIPasteboard.general.string = words
    controller.done(.copyToPasteboard)
  }

  /// A new message with the texts.
  private var mail: URL? {
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.queryItems = [URLQueryItem(name: "body", value: controller.texts.joined(separator: "\r\n"))]
    return parts.url
  }
}
