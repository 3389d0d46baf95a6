// The name of the module that sources import for `quickLookPreview`, which is SwiftUI's here.
@_exported import Foundation
@_exported import SwiftUICore
