// The name under which sources import `Logger` as often as under its own.
@_exported import OSLog
