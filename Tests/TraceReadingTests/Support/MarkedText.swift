import JSONReading

/// JSON with a mark where an error must point: ① for its own place, ② for the other that takes part.
struct MarkedText {
  /// The text without the marks.
  private(set) var text = ""
  private(set) var error: Place?
  private(set) var related: Place?

  /// A place, counted independently of the reader.
  struct Place: Equatable {
    var line = 1
    var column = 1
    var offset = 0
  }

  init(_ marked: String) {
    var place = Place()
    var scalars = String.UnicodeScalarView()
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "①": error = place
      case "②": related = place
      default:
        scalars.append(scalar)
        place.offset += UTF8.width(scalar)
        place.column += 1
        if scalar == "\n" {
          place.line += 1
          place.column = 1
        }
      }
    }
    text = String(scalars)
  }
}

extension SourcePlace {
  /// The part of a place that a mark gives.
  var marked: MarkedText.Place { .init(line: line, column: column, offset: offset) }
}
