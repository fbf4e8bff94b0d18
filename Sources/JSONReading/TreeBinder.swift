internal import CJSONC

/// Walks json-c's tree beside the tape, so that each value's place and pointer share an index.
///
/// Both are in the order of the text: json-c keeps members in insertion order. The counts differ
/// only if json-c kept one of several members of equal name.
@unsafe struct TreeBinder {
  let tape: JSONTape
  var values: [OpaquePointer?] = unsafe []
  var names: [UnsafePointer<CChar>?] = unsafe []
  /// The entry of a number whose double is infinite, or nil.
  var infinite: Int?

  init(tape: JSONTape) { unsafe self.tape = tape }

  /// - Returns: whether the tree has just the values of the tape.
  mutating func bind(_ tree: OpaquePointer?) -> Bool {
    unsafe bind(tree, name: nil)
  }

  private mutating func bind(_ value: OpaquePointer?, name: UnsafePointer<CChar>?) -> Bool {
    let index = unsafe values.count
    let entry = unsafe tape[index]
    unsafe values.append(value)
    unsafe names.append(name)
    switch entry.kind {
    case .object:
      guard unsafe Int(json_object_object_length(value)) == Int(entry.count) else { return false }
      var member = unsafe json_object_get_object(value)?.pointee.head
      while let current = unsafe member {
        let pair = unsafe current.pointee
        let key = unsafe pair.k?.assumingMemoryBound(to: CChar.self)
        let isSame = unsafe bind(pair.v.map { OpaquePointer($0) }, name: key)
        guard isSame else { return false }
        unsafe member = pair.next
      }
    case .array:
      for position in 0..<Int(entry.count) {
        guard unsafe bind(json_object_array_get_idx(value, position), name: nil) else {
          return false
        }
      }
    case .double:
      if unsafe !json_object_get_double(value).isFinite { unsafe infinite = infinite ?? index }
    default: break
    }
    return true
  }
}
