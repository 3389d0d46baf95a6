// SwiftUICore
