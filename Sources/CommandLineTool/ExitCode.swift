/// How the process ends: the codes of sysexits that Swift's own tools use.
public enum ExitCode: Int32, Sendable {
  case success = 0
  /// A regression, or an expectation that does not hold.
  case failure = 1
  case usage = 64
  case badInput = 65
  case noInput = 66
  case internalError = 70
  case cannotCreate = 73
  case inputOutput = 74
}
