import Foundation
import SwiftUICore

/// What the running program's file is called.
enum ProgramName {
  /// As `ProcessInfo.processName`.
  static let current = ProgramFile.current?.name ?? ProcessInfo.processInfo.processName
}
