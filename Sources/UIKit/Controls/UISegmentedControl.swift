import Foundation
import Platform

/// A choice among a few segments side by side; `valueChanged` is sent when a person takes another one.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The selection where there is none.
  public nonisolated static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
  }
  private var segments: [Segment] = []
  private var selected = noSegment
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// - Parameter items: texts and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
  }
  /// A segment for each action, which is done as a person takes it.
  public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  public var numberOfSegments: Int { segments.count }
  /// Counted from 0; `noSegment`: none.
  public var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
      changed()
    }
  }
  /// Whether a segment is a button that does not stay pressed.
  public var isMomentary = false
  /// Accepted: the theme says how a segment looks that is selected.
  public var selectedSegmentTintColor: UIColor?
  /// Accepted: segments are as wide as their words want to be.
  public var apportionsSegmentWidthsByContent = false

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  private func insert(_ new: Segment, at place: Int) {
    let place = min(max(place, 0), segments.count)
    segments.insert(new, at: place)
    if selected >= place { selected += 1 }
    changed()
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    segments.remove(at: segment)
    if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
    changed()
  }
  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
    changed()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
    changed()
  }
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].image = image
    changed()
  }
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

  /// Kept: the theme says how the words look.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  private func choose(_ segment: Int) {
    guard segments.indices.contains(segment), segment != selected else { return }
    selectedSegmentIndex = segment
    if let action = segments[segment].action {
      action.sender = self
      action.handler(action)
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func _makeContent() -> AnyView? {
    let segments = segments
    let selection = Binding(get: { self.selected }, set: { self.choose($0) })
    return AnyView(
      Picker(accessibilityLabel ?? "", selection: selection) {
        ForEach(segments.indices, id: \.self) { place in
          if let image = segments[place].image {
            Image(uiImage: image).tag(place)
          } else {
            Text(verbatim: segments[place].title ?? "").tag(place)
          }
        }
      }
      .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled))
  }
}
