internal import CJSONC

/// Walks json-c's tree beside the tape, so that each value's place and pointer share an index.
///
/// Both are in the order of the text: json-c keeps members in insertion order. The counts differ
/// only if json-c kept one of several members of equal name.
@unsafe struct TreeBinder {
  private let tape: UnsafeMutableBufferPointer<TapeEntry>
  private var index = 0
  /// The entry of a number whose double is infinite, or nil.
  private(set) var infinite: Int?

  init(_ tape: UnsafeMutableBufferPointer<TapeEntry>) { unsafe self.tape = tape }

  /// - Parameters:
  ///   - tree: the one text's value, or an array of several.
  ///   - texts: how many texts there are.
  /// - Returns: whether the tree has just the values of the tape.
  mutating func bind(_ tree: OpaquePointer?, texts: Int) -> Bool {
    guard texts > 1 else { return unsafe bind(tree, name: nil) }
    for position in 0..<texts {
      guard unsafe bind(json_object_array_get_idx(tree, position), name: nil) else { return false }
    }
    return true
  }

  private mutating func bind(_ value: OpaquePointer?, name: UnsafePointer<CChar>?) -> Bool {
    let entry = unsafe index
    unsafe index += 1
    unsafe tape[entry].value = value
    unsafe tape[entry].name = name
    switch unsafe tape[entry].kind {
    case .object: return unsafe bindMembers(of: value, entry)
    case .array:
      for position in 0..<Int(unsafe tape[entry].count) {
        guard unsafe bind(json_object_array_get_idx(value, position), name: nil) else {
          return false
        }
      }
    case .double:
      if unsafe !json_object_get_double(value).isFinite { unsafe infinite = infinite ?? entry }
    default: break
    }
    return true
  }

  private mutating func bindMembers(of object: OpaquePointer?, _ entry: Int) -> Bool {
    let count = unsafe Int(tape[entry].count) - Int(tape[entry].deferredCount)
    guard let table = unsafe json_object_get_object(object),
      unsafe Int(table.pointee.count) == count
    else { return false }
    var member = unsafe table.pointee.head
    let end = unsafe Int(tape[entry].next)
    while unsafe index < end {
      if unsafe tape[index].isDeferred {
        unsafe index = Int(tape[index].next)
        continue
      }
      guard let current = unsafe member else { return false }
      let name = unsafe current.pointee.k?.assumingMemoryBound(to: CChar.self)
      let value = unsafe current.pointee.v.map { OpaquePointer($0) }
      guard unsafe bind(value, name: name) else { return false }
      unsafe member = current.pointee.next
    }
    return true
  }
}
