/// A container by the name that programs with iCloud use. There is no iCloud here: what it keeps stays on this machine.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
