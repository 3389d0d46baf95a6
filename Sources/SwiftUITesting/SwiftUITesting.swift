// SwiftUITesting
