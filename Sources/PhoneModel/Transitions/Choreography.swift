public import Catalogue
public import SimulationKernel

/// How the island changes its form: the phases of a motion study and the spring of its shell.
///
/// The study measured an adaptation of its author, not the system; all of its numbers are settings, and
/// the spring's are assumptions (rules `tr-prepare-190`, `tr-blur-300-35`, `tr-readable-525`).
public struct Choreography: Sendable {
  /// The longest that an animation lasts (rule `tr-max-2s`).
  public static let longest = SimulationDuration(microseconds: 2_000_000)
  /// The blur at the beginning of its phase, in pixels.
  public static let blurRadius = 9.0

  /// For how long the compact form contracts and clears its content.
  public let prepare: SimulationDuration
  /// How long into the expansion the content begins to resolve from its blur.
  public let blurDelay: SimulationDuration
  /// For how long it resolves.
  public let blur: SimulationDuration
  /// What draws the shell to its size.
  public let spring: DampedSpring
  /// How near the shell has to be to count as settled, in points.
  public let tolerance: Double

  /// Reads the settings.
  public init(_ values: SettingValues) {
    prepare = SimulationDuration(
      microseconds: RuleID.trPrepare190.isInForce ? values[.prepareDuration] : 0)
    blurDelay = SimulationDuration(microseconds: values[.blurDelay])
    blur = SimulationDuration(
      microseconds: RuleID.trBlur30035.isInForce ? values[.blurDuration] : 0)
    spring = DampedSpring(
      response: Double(values[.springResponse]) / 1_000_000,
      damping: Double(values[.springDamping]) / 1_000_000)
    tolerance = Double(values[.springTolerance]) / 1_000_000
  }

  /// From the trigger of an expansion to its content being sharp.
  public func readable(isMotionReduced: Bool) -> SimulationDuration {
    if isMotionReduced && RuleID.trReducedMotion.isInForce {
      return SimulationDuration(microseconds: 0)
    }
    let resolved = blurDelay.microseconds + blur.microseconds
    let sum = prepare.microseconds + (RuleID.trReadable525.isInForce ? resolved : 0)
    return SimulationDuration(microseconds: min(sum, Self.longest.microseconds))
  }

  /// The blur in pixels some time after the trigger of an expansion, falling evenly.
  public func blurRadius(after time: SimulationDuration) -> Double {
    let into = time.microseconds - prepare.microseconds - blurDelay.microseconds
    guard into > 0 else { return Self.blurRadius }
    guard into < blur.microseconds else { return 0 }
    return Self.blurRadius * (1 - Double(into) / Double(blur.microseconds))
  }

  /// How long the shell moves from a state to its target.
  public func duration(of shell: DampedSpring.State, isMotionReduced: Bool) -> SimulationDuration {
    if isMotionReduced && RuleID.trReducedMotion.isInForce {
      return SimulationDuration(microseconds: 0)
    }
    let cap = RuleID.trMax2s.isInForce ? Double(Self.longest.microseconds) / 1_000_000 : 60
    let seconds = spring.settlingTime(shell, within: tolerance, cap: cap)
    return SimulationDuration(microseconds: Int64((seconds * 1_000_000).rounded()))
  }

  /// The corner radius of the shell at a live height, in points (rule `tr-shell-corners`).
  ///
  /// Computed anew at each height, so that a corner is never stretched.
  public static func cornerRadius(height: Double) -> Double {
    min(Double(PresentationSize.islandCornerRadius.hundredths) / 100, height / 2)
  }
}
