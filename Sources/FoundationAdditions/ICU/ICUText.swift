internal import _FoundationICU

/// A text that ICU wrote into memory of ours.
///
/// - Parameter write: fills the buffer, whose size in UTF-16 units is the second argument, and returns how long the text
///   is. It is called a second time where the first buffer was too small.
/// - Returns: nil where ICU reports an error.
func icuText(_ write: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32) -> String? {
  var capacity = 128
  while true {
    var status = U_ZERO_ERROR
    var length = 0
    // The buffer is as large as it is said to be, and is read only as far as ICU says that it wrote.
    let text = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      length = Int(write(start, Int32(capacity), &status))
      count = status.isSuccess ? min(length, capacity) : 0
    }
    if status == U_BUFFER_OVERFLOW_ERROR, length > capacity {
      capacity = length
      continue
    }
    return status.isSuccess ? String(decoding: text, as: UTF16.self) : nil
  }
}

extension UErrorCode {
  /// Warnings, which are below zero, are no failures.
  var isSuccess: Bool { rawValue <= 0 }
}
