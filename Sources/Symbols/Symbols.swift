// The name of the module that sources import for symbol effects, which are SwiftUI's here.
@_exported import Foundation
@_exported import SwiftUICore
