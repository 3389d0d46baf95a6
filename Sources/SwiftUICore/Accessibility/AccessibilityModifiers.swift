/// What becomes of the parts of a view for assistive tools.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is, for assistive tools.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>
  public init() { names = [] }
  private init(_ name: String) { names = [name] }
  public static let isButton = AccessibilityTraits("button")
  public static let isHeader = AccessibilityTraits("header")
  public static let isSelected = AccessibilityTraits("selected")
  public static let isLink = AccessibilityTraits("link")
  public static let isSearchField = AccessibilityTraits("searchField")
  public static let isImage = AccessibilityTraits("image")
  public static let playsSound = AccessibilityTraits("sound")
  public static let isKeyboardKey = AccessibilityTraits("key")
  public static let isStaticText = AccessibilityTraits("text")
  public static let isSummaryElement = AccessibilityTraits("summary")
  public static let updatesFrequently = AccessibilityTraits("updates")
  public static let startsMediaSession = AccessibilityTraits("media")
  public static let allowsDirectInteraction = AccessibilityTraits("direct")
  public static let causesPageTurn = AccessibilityTraits("page")
  public static let isModal = AccessibilityTraits("modal")
  public static let isToggle = AccessibilityTraits("toggle")
  public static let isTabBar = AccessibilityTraits("tabBar")
  /// What heads a column of a table.
  package static let isColumnHeader = AccessibilityTraits("columnHeader")

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: Self) -> Self { with(names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { with(names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self { with(names.symmetricDifference(other.names)) }
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { names.formUnion(new.names) }
    return (!contains(new), new)
  }
  public mutating func remove(_ member: Self) -> Self? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  public mutating func update(with new: Self) -> Self? { insert(new).inserted ? nil : new }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
  private func with(_ names: Set<String>) -> Self {
    var traits = AccessibilityTraits()
    traits.names = names
    return traits
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

extension View {
  /// Makes this view one thing for assistive tools: `ignore` hides its parts from them, where it is not a control or what is
  /// only around one; `combine` names it by all the text in it, and `contain` makes it a group, whose parts stay.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    attribute(children) { $0.accessibilityChildren = $1 }
  }
  /// Says what this view is: the first of button, link, header, image, search field, toggle, tab bar and text becomes the
  /// role that assistive tools know; that it is selected is part of its description. What is one thing by that, and has no
  /// name of its own, is called by all the text in it.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    attribute(traits) { $0.accessibilityTraits.formUnion($1) }
  }
  /// Takes back what `accessibilityAddTraits` said further in; the role of a widget's own kind stays.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    attribute(traits) { $0.accessibilityTraits.subtract($1) }
  }
  /// Makes this view a heading; GTK's headings have no level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
  /// Accepted without effect: voices that click by name know one name.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    self
  }
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    self
  }
  /// Accepted without effect: a widget's own colours are not inverted apart.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Accepted without effect: text is spoken as a screen reader does.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Accepted without effect: text is spoken as a screen reader does.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Accepted without effect: text is spoken as a screen reader does.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Accepted without effect: text is spoken as a screen reader does.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Has assistive tools meet `representation` in the place of this view and all that is in it. It is as large as the view, is
  /// not seen, and takes neither the pointer nor the keys.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  {
    attribute(true) { attributes, _ in attributes.audience = .people }
      .overlay(
        representation()
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .attribute(true) { attributes, _ in
            attributes.audience = .tools
            attributes.opacity = 0
            attributes.letsPointerThrough = true
          })
  }
  /// Accepted without effect: what is large stays as it is.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Accepted without effect: a chart is what its views say.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Accepted without effect: assistive tools are told what a widget can do, and that is what it does.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }
  /// Tells assistive tools that this view is the label of another, or what that is the label of: of the view that has the same
  /// `id` and the other role.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    attribute(AccessibilityPair(role: role, id: id, namespace: namespace)) { $0.accessibilityPair = $1 }
  }
  /// What assistive tools call this view; the older form.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  /// Accepted without effect: views are not told by words that are spoken.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
  /// Accepted without effect: a widget is pressed as a whole.
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View { self }
  /// Accepted without effect: a widget is pressed as a whole.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { self }
  /// Accepted without effect: a picker's options are told by what they are called.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}

/// What a view is in a pair of label and content, of which there may be several; behind a reference, since few views are in one.
package final class AccessibilityPair: Equatable, @unchecked Sendable {
  package struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }
  package let role: AccessibilityLabeledPairRole
  package let key: Key

  init(role: AccessibilityLabeledPairRole, id: AnyHashable, namespace: Namespace.ID) {
    self.role = role
    key = Key(id: id, namespace: namespace)
  }
  package static func == (a: AccessibilityPair, b: AccessibilityPair) -> Bool {
    a.role == b.role && a.key == b.key
  }
}

/// Which half of a label and its content a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }
