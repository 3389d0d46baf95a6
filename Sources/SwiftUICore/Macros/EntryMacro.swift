/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an
/// entry: a value under a key of its own.
///
///     extension EnvironmentValues {
///       @Entry var accent = "plain"
///       @Entry var account: Account?
///     }
///
/// The value that is written is the default; it is computed anew at each look-up, so an object made there is not
/// shared. An optional needs no value. A focused value is an optional without a default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Part of what `@Entry` expands to: a default whose type is inferred.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")
