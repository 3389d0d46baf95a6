@_exported import Foundation
// Kinds of files under the name of the module where SwiftUI sources look for them; `SwiftUI` has them as well.
@_exported import struct SwiftUICore.UTTagClass
@_exported import struct SwiftUICore.UTType
