@_exported import AppKit
@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation
@_exported import SwiftUICore
@_exported import UIKit
