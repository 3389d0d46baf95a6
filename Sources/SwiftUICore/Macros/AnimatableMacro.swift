/// Makes a type `Animatable`, by all of its stored variables.
///
///     @Animatable struct Arc: Shape {
///       var start: Angle
///       var end: Angle
///       @AnimatableIgnored var isClockwise: Bool
///       func path(in rect: CGRect) -> Path { … }
///     }
///
/// Each variable is `Animatable` itself. Constants, variables with observers or a property wrapper, computed and static
/// ones are passed over; what else is not to be animated is marked `@AnimatableIgnored`.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// A stored variable of an `@Animatable` type that is not animated.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
