import Catalogue
import PhoneModel
import SimulationKernel
import Testing

/// The phases of the motion study.
@Suite struct ChoreographyTests {
  private let study = Choreography(SettingValues())

  private func milliseconds(_ number: Int64) -> SimulationDuration {
    SimulationDuration(microseconds: number * 1000)
  }

  @Test func `the content is sharp 525 ms after the trigger`() {
    #expect(study.readable(isMotionReduced: false) == milliseconds(525))
    #expect(study.readable(isMotionReduced: true) == milliseconds(0))
  }

  @Test(arguments: [(0, 9), (225, 9), (375, 4.5), (524, 0.03), (525, 0), (900, 0)])
  func `the blur falls from 9 to 0 between 225 and 525 ms`(time: Int64, radius: Double) {
    #expect(abs(study.blurRadius(after: milliseconds(time)) - radius) < 1e-9)
  }

  @Test(arguments: [(36.67, 18.335), (87.9, 43.95), (88, 44), (160, 44)])
  func `corners are half the height and at most 44 points`(height: Double, radius: Double) {
    #expect(abs(Choreography.cornerRadius(height: height) - radius) < 1e-9)
  }

  @Test func `reduced motion goes straight to the end`() {
    let shell = DampedSpring.State(distance: 141, velocity: 0)
    #expect(study.duration(of: shell, isMotionReduced: true) == milliseconds(0))
    let normal = study.duration(of: shell, isMotionReduced: false)
    #expect(normal > milliseconds(100) && normal < Choreography.longest)
  }
}
