/// What became of events and alerts, and the surfaces: literal text, computed by hand.
extension TinyTrace {
  static let outcomes = #"""
      "events": {
        "total": 8,
        "types": {
          "activity.start": 1,
          "activity.update": 2,
          "activity.end": 1,
          "notification.post": 1,
          "system.begin": 1,
          "app.leave": 1,
          "device.lock": 1
        },
        "outcomes": {
          "activity.start": {
            "applied": 1
          },
          "activity.update": {
            "applied": 1,
            "ignored": 1
          },
          "activity.end": {
            "applied": 1
          }
        },
        "list": [
          {
            "event": 7,
            "at": 55,
            "type": "activity.update",
            "activity": "ride",
            "outcome": "ignored",
            "reason": "dismissed",
            "rule": "lc-update-after-end"
          }
        ],
        "beyondLimit": 0
      },
      "alerts": [
        {
          "activity": "ride",
          "at": 36,
          "surface": "island",
          "presentedAt": 36,
          "waited": 0,
          "held": 4,
          "interruptedBy": null,
          "rule": "al-effect"
        }
      ],
      "alertTotals": {
        "count": 1,
        "presented": 1,
        "notPresented": 0,
        "beyondLimit": 0,
        "waited": {
          "count": 1,
          "min": 0,
          "mean": 0,
          "p50": 0,
          "p90": 0,
          "p99": 0,
          "max": 0
        },
        "held": {
          "count": 1,
          "min": 4,
          "mean": 4,
          "p50": 4,
          "p90": 4,
          "p99": 4,
          "max": 4
        }
      },
    """#

  static let surfaces = #"""
      "island": {
        "occupancy": {
          "empty": 25.5,
          "one": 23.5,
          "two": 11
        },
        "expanded": 4,
        "contested": 34.5,
        "overflow": 0,
        "switches": 1,
        "switchesPerMinute": 1,
        "flipFlops": 0,
        "dwell": {
          "count": 3,
          "min": 15,
          "mean": 16.5,
          "p50": 15,
          "p90": 19.5,
          "p99": 19.5,
          "max": 19.5
        }
      },
      "lockScreen": {
        "visible": 15,
        "orderChanges": 0,
        "mostItems": 2,
        "height": {
          "mean": 105.4,
          "max": 160
        },
        "belowFold": 0
      },
      "fairness": {
        "jainIndex": 0.976879,
        "longestStarvation": {
          "time": 4,
          "activity": null,
          "client": "call"
        }
      },
      "findings": [],
    """#
}
