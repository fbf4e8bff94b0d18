import Foundation

/// `TraceText.rideLines` as the real programs gzip and zstd pack it.
enum Packed {
  static let gzip = bytes(
    """
    H4sIAAAAAAACA3WOMQ7CMAxFd05ReYaSDixsHMVqjGQpTqPYVFRV704dqUww+j37f6/wnKqgwb0D1oQ5KsvFKo50
    HeDcQUYhl4+uciQnr2ycdjSEsJ1WaLdh57aUtomj8cy29GpYzS8O4vZIwVJ8HCfp6Y1SEvWu1N3M2P7JRtngW3L7
    2UI5/uuIrMKqmFqaCEVGoz3wA+hXd5P2AAAA
    """)

  static let zstd = bytes(
    """
    KLUv/ST2fQQAcggaGIBrG+DEcLUIiSRB2YviUgE+t6By6YkRAkD0bNSVuwyZdVnXamm8W3ZT1IaFZG7RSWGXxDlU
    74fNwtPaaCfonn5SxCEgIogiHWfajcmlLyFPx3OxPakXQyb4Oljl1ZCxPh1v3LcohwIOAFEI5wxw0vgXDWVAzM+4
    PiPJhEkwQVABeHc11YyvpL6CqQeSrTRB
    """)

  private static func bytes(_ text: String) -> [UInt8] {
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      preconditionFailure("no Base64")
    }
    return [UInt8](data)
  }
}
