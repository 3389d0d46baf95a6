import Foundation
@_spi(Reflection) import Swift

/// What is to be known about a type's stored fields, found once per type: which are dynamic properties, and how two
/// values are compared.
///
/// Values are compared as SwiftUI does: by bits where the bits decide, by `Equatable` where a field has it, by
/// identity for references, field by field for everything else; a field that can only be compared by its bits
/// (a closure, an existential) counts as changed when they differ.
@MainActor
final class FieldLayout {
  /// A dynamic property at its offset.
  struct Property {
    let offset: Int
    let type: any DynamicProperty.Type
    let engine: (any GraphProperty.Type)?
    let name: String
  }
  private struct Field {
    let offset: Int
    let size: Int
    var equality: Equality

    /// nil: nothing but the bits can be compared.
    @MainActor var isEqual: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
      mutating get {
        if case .unasked(let type) = equality {
          equality = FieldLayout.equality(asking: type).map { .known($0) } ?? .bits
        }
        guard case .known(let isEqual) = equality else { return nil }
        return isEqual
      }
    }
  }
  /// How two values of a field are compared whose bits differ.
  private enum Equality {
    case bits
    case known(@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    /// The type is yet to be asked.
    case unasked(Any.Type)
  }
  /// A run of bytes without padding or properties in it.
  private struct Run {
    var offset: Int
    var size: Int
  }

  // Hardly anything is changed once the layout is made, and all is read for each view that is compared. What a type is
  // asked about that only a comparison needs, it is asked at the first one: to ask about a protocol for the first time is
  // a walk over all conformances in the program, and while a program starts nothing is compared.

  /// The dynamic properties that are the view's own.
  @exclusivity(unchecked) private(set) var properties: ContiguousArray<Property> = []
  /// The places of those that may change the view: the view's own, and those of the views that are stored in it, such as
  /// a container's content. Those are brought up to date on the node that their own view gets, and here only compared.
  @exclusivity(unchecked) private var compared:
    ContiguousArray<(offset: Int, size: Int, engine: any GraphProperty.Type)> = []
  @exclusivity(unchecked) private var fields: ContiguousArray<Field> = []
  @exclusivity(unchecked) private var runs: ContiguousArray<Run> = []
  /// What of a value's bits is compared: the fields and the compared properties.
  @exclusivity(unchecked) private var bits: ContiguousArray<Run> = []
  /// Set for types whose own `==` is what SwiftUI goes by: `Equatable`, and more than plain bits.
  @exclusivity(unchecked) private var wholeIsEqual: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  /// The type that is yet to be asked whether it is.
  @exclusivity(unchecked) private var mayBeEquatable: Any.Type?
  @exclusivity(unchecked) private var knownAnimatable: (any AnimatableType.Type)?
  @exclusivity(unchecked) private var mayBeAnimatable: Any.Type?
  /// Whether some view of this type has read an observable object, or holds one and so is bound to.
  let reader = ObservedReader()

  /// Whether the properties may be removed some time after the view has left the screen.
  private(set) lazy var propertiesLeaveQuietly = properties.allSatisfy { $0.engine?.leavesQuietly ?? true }

  private static var known: [ObjectIdentifier: FieldLayout] = [:]
  private static var knownValues: [ObjectIdentifier: FieldLayout] = [:]

  static func of<T>(_ type: T.Type) -> FieldLayout {
    let key = ObjectIdentifier(type)
    if let layout = known[key] { return layout }
    let layout = FieldLayout(type)
    known[key] = layout
    return layout
  }

  /// Set for types whose data can be shown half way.
  var animatable: (any AnimatableType.Type)? {
    if let type = mayBeAnimatable {
      mayBeAnimatable = nil
      if let animatable = type as? any Animatable.Type { knownAnimatable = Self.animatableType(animatable) }
    }
    return knownAnimatable
  }

  /// For values that are compared and nothing else: one that says itself when it is equal is not taken apart.
  static func ofValue<T>(_ type: T.Type) -> FieldLayout {
    let key = ObjectIdentifier(type)
    if let layout = knownValues[key] { return layout }
    let layout: FieldLayout
    if !_isPOD(type), let equatable = type as? any Equatable.Type {
      layout = FieldLayout(whole: equality(equatable), size: size(of: type))
    } else {
      layout = of(type)
    }
    knownValues[key] = layout
    return layout
  }

  private init(
    whole isEqual: @escaping @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool, size: Int
  ) {
    wholeIsEqual = isEqual
    if size > 0 { runs = [Run(offset: 0, size: size)] }
    bits = runs
  }

  private init<T>(_ type: T.Type) {
    if !_isPOD(type) { mayBeEquatable = type }
    mayBeAnimatable = type
    // What is inside of an existential cannot be asked of its type alone.
    if Kind(type) == .opaque || type is AnyObject.Type || !addFields(of: type, at: 0) {
      add(type, at: 0)
    }
    runs = Self.runs(of: fields.map { Run(offset: $0.offset, size: $0.size) })
    bits =
      compared.isEmpty
      ? runs : Self.runs(of: Array(runs) + compared.map { Run(offset: $0.offset, size: $0.size) })
  }

  /// These places, those next to each other as one.
  private static func runs(of places: [Run]) -> ContiguousArray<Run> {
    var runs: ContiguousArray<Run> = []
    for place in places.sorted(by: { $0.offset < $1.offset }) where place.size > 0 {
      if let last = runs.last, last.offset + last.size == place.offset {
        runs[runs.count - 1].size += place.size
      } else {
        runs.append(place)
      }
    }
    return runs
  }

  /// Adds the fields of a struct or tuple; false where `type` is neither.
  ///
  /// - Parameter inContent: whether `type` is in another view's content; asked where there is a dynamic property in it.
  private func addFields(
    of type: Any.Type, at base: Int, inContent: @escaping () -> Bool = { false }
  ) -> Bool {
    var kinds: [(String, Int, Any.Type)] = []
    var isAggregate = true
    _ = _forEachField(of: type, options: noFieldOptions) { name, offset, fieldType, _ in
      kinds.append((String(cString: name), offset, fieldType))
      return true
    }
    if kinds.isEmpty { isAggregate = Self.size(of: type) == 0 }
    for (name, offset, fieldType) in kinds {
      add(fieldType, at: base + offset, named: name, inContent: inContent)
    }
    return isAggregate
  }

  private func add(
    _ type: Any.Type, at offset: Int, named name: String = "", inContent: @escaping () -> Bool = { false }
  ) {
    if let isEqual = Self.plainValues[ObjectIdentifier(type)] {
      fields.append(Field(offset: offset, size: Self.size(of: type), equality: .known(isEqual)))
      return
    }
    let kind = Kind(type)
    if kind == .nominal, let dynamic = type as? any DynamicProperty.Type {
      let engine = dynamic._engine?.type
      // A client's own: what it is made of first, then its `update`.
      if engine == nil { _ = addFields(of: type, at: offset, inContent: inContent) }
      if let engine, engine.isCompared { compared.append((offset, Self.size(of: type), engine)) }
      if !inContent() {
        properties.append(Property(offset: offset, type: dynamic, engine: engine, name: name))
      }
      return
    }
    if type is AnyObject.Type, type is any Observable.Type { reader.readsObservables = true }
    let size = Self.size(of: type)
    guard size > 0 else { return }
    if kind == .opaque {
      fields.append(Field(offset: offset, size: size, equality: .bits))
    } else if !Self.isStructOrTuple(type) {
      fields.append(Field(offset: offset, size: size, equality: .unasked(type)))
    } else if let equatable = type as? any Equatable.Type {
      fields.append(Field(offset: offset, size: size, equality: .known(Self.equality(equatable))))
    } else if !addFields(
      of: type, at: offset, inContent: { inContent() || kind == .nominal && type is any View.Type })
    {
      fields.append(Field(offset: offset, size: size, equality: .bits))
    }
  }

  private static func equality(
    asking type: Any.Type
  ) -> (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    if let optional = type as? any ComparedOptional.Type { return { optional.areSame($0, $1) } }
    return nil
  }

  /// No conformance makes one a view or a property.
  nonisolated static func isTuple(_ type: Any.Type) -> Bool { kind(type) == 0x301 }

  /// Whether nothing is asked about a type.
  nonisolated static func isPlain(_ type: Any.Type) -> Bool {
    Kind(type) != .nominal || plainValues[ObjectIdentifier(type)] != nil
  }

  /// Types that many fields have, and that are known to be equatable and no properties.
  private nonisolated static let plainValues:
    [ObjectIdentifier: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool] =
      [
        ObjectIdentifier(Bool.self): equality(Bool.self), ObjectIdentifier(Int.self): equality(Int.self),
        ObjectIdentifier(Double.self): equality(Double.self),
        ObjectIdentifier(CGFloat.self): equality(CGFloat.self),
        ObjectIdentifier(CGSize.self): equality(CGSize.self),
        ObjectIdentifier(String.self): equality(String.self),
        ObjectIdentifier(Color.self): equality(Color.self),
      ]

  private static func animatableType<A: Animatable>(_ type: A.Type) -> (any AnimatableType.Type)? {
    A.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatableData<A>.self
  }

  /// What there is to ask a type about: functions, existentials and metatypes have no conformances, tuples and optionals are
  /// neither views nor properties.
  private nonisolated enum Kind {
    case nominal, other, opaque

    init(_ type: Any.Type) {
      switch FieldLayout.kind(type) {
      case 0x202, 0x301: self = .other
      case 0x302...0x306: self = .opaque
      default: self = .nominal
      }
    }
  }

  private static func isStructOrTuple(_ type: Any.Type) -> Bool { kind(type) == 0x200 || isTuple(type) }

  /// The first word of a type's metadata, by the Swift ABI: 0x200 for a struct, 0x301 for a tuple.
  private nonisolated static func kind(_ type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  private nonisolated static func equality<T: Equatable>(
    _ type: T.Type
  ) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    // The pointers point into two values of the type this layout was made for; the field's type is `T`.
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }

  // MARK: comparing

  /// Whether the values at `old` and `new` (of this layout's type) are the same as far as views are concerned.
  func isEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for (offset, _, engine) in compared where !engine.isSame(old + offset, new + offset) { return false }
    for run in runs where memcmp(old + run.offset, new + run.offset, run.size) != 0 {
      return isEqualByField(old, new)
    }
    return true
  }

  /// Whether a value whose bits are those of one that is kept shows the same as that: nothing of it is changed where it is
  /// kept, neither by a movement nor by a property's `update`.
  var isKnownByBits: Bool { animatable == nil && properties.allSatisfy { $0.engine != nil } }

  /// The bits that `hasSameBits` goes by, a word for each eight bytes of a value of `size` bytes.
  func masks(size: Int) -> ContiguousArray<UInt64> {
    var masks = ContiguousArray<UInt64>(repeating: 0, count: (size + 7) / 8)
    masks.withUnsafeMutableBytes { bytes in
      for run in bits { for at in run.offset..<run.offset + run.size { bytes[at] = .max } }
    }
    return masks
  }

  /// Whether two values are equal bit by bit, but for those of properties that are not compared.
  func hasSameBits(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for run in bits where memcmp(old + run.offset, new + run.offset, run.size) != 0 { return false }
    return true
  }

  private func isEqualByField(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    if let type = mayBeEquatable {
      mayBeEquatable = nil
      if let equatable = type as? any Equatable.Type { wholeIsEqual = Self.equality(equatable) }
    }
    if let wholeIsEqual { return wholeIsEqual(old, new) }
    for index in fields.indices {
      let (offset, size) = (fields[index].offset, fields[index].size)
      if memcmp(old + offset, new + offset, size) == 0 { continue }
      guard let isEqual = fields[index].isEqual, isEqual(old + offset, new + offset) else { return false }
    }
    return true
  }
}
