@_exported import Foundation
// What values are sent as, under the name of the module where model sources look for it; `SwiftUI` has it as well.
@_exported import struct SwiftUICore.CodableRepresentation
@_exported import struct SwiftUICore.DataRepresentation
@_exported import struct SwiftUICore.FileRepresentation
@_exported import struct SwiftUICore.ProxyRepresentation
@_exported import struct SwiftUICore.ReceivedTransferredFile
@_exported import struct SwiftUICore.SentTransferredFile
@_exported import protocol SwiftUICore.TransferRepresentation
@_exported import struct SwiftUICore.TransferRepresentationBuilder
@_exported import struct SwiftUICore.TransferRepresentationVisibility
@_exported import protocol SwiftUICore.Transferable
@_exported import struct SwiftUICore.UTType
