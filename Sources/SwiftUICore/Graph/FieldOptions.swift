@_spi(Reflection) import Swift

/// The fields of a struct or tuple as they are. The empty literal that `_forEachField` has by itself is made by way of an array,
/// whose conformances the runtime looks up at the start of each program.
let noFieldOptions = _EachFieldOptions(rawValue: 0)
