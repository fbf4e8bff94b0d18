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
        "stages": [
          {
            "stage": "accepted",
            "passed": 4,
            "lost": 0,
            "waiting": 0,
            "reasons": {}
          },
          {
            "stage": "delivered",
            "passed": 4,
            "lost": 0,
            "waiting": 0,
            "reasons": {}
          },
          {
            "stage": "budgeted",
            "passed": 4,
            "lost": 0,
            "waiting": 0,
            "reasons": {}
          },
          {
            "stage": "applied",
            "passed": 3,
            "lost": 1,
            "waiting": 0,
            "reasons": {
              "dismissed": 1
            }
          },
          {
            "stage": "rendered",
            "passed": 3,
            "lost": 0,
            "waiting": 0,
            "reasons": {}
          }
        ],
        "list": [
          {
            "event": 7,
            "at": 55,
            "type": "activity.update",
            "activity": "ride",
            "outcome": "ignored",
            "reason": "dismissed",
            "stage": "applied",
            "rule": "lc-update-after-end"
          }
        ],
        "beyondLimit": 0
      },
      "alerts": [
        {
          "activity": "ride",
          "at": 36,
          "sound": null,
          "surface": "island",
          "presentedAt": 36,
          "readableAt": 36.525,
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
        },
        "readable": {
          "count": 1,
          "min": 0.525,
          "mean": 0.525,
          "p50": 0.525,
          "p90": 0.525,
          "p99": 0.525,
          "max": 0.525
        }
      },
    """#

  /// With a damping of 0.8 and a swing of 0.4 s the envelope of a distance of d points is 1 point
  /// wide after ln(d / 0.6) / (0.8 · 2π / 0.4) s: 0.43446 for the 141 from rest to expanded on this
  /// phone, 0.41075 for the 104.67 from the sensors to rest.
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
      "surfaces": {},
      "transitions": {
        "appear": {
          "count": 0,
          "interrupted": 0,
          "retargeted": 0,
          "inMotion": 0,
          "duration": {
            "count": 0,
            "min": null,
            "mean": null,
            "p50": null,
            "p90": null,
            "p99": null,
            "max": null
          }
        },
        "entry": {
          "count": 1,
          "interrupted": 0,
          "retargeted": 0,
          "inMotion": 0.41075,
          "duration": {
            "count": 1,
            "min": 0.41075,
            "mean": 0.41075,
            "p50": 0.41075,
            "p90": 0.41075,
            "p99": 0.41075,
            "max": 0.41075
          }
        },
        "disappear": {
          "count": 1,
          "interrupted": 0,
          "retargeted": 0,
          "inMotion": 0.41075,
          "duration": {
            "count": 1,
            "min": 0.41075,
            "mean": 0.41075,
            "p50": 0.41075,
            "p90": 0.41075,
            "p99": 0.41075,
            "max": 0.41075
          }
        },
        "expand": {
          "count": 1,
          "interrupted": 0,
          "retargeted": 0,
          "inMotion": 0.43446,
          "duration": {
            "count": 1,
            "min": 0.43446,
            "mean": 0.43446,
            "p50": 0.43446,
            "p90": 0.43446,
            "p99": 0.43446,
            "max": 0.43446
          }
        },
        "collapse": {
          "count": 1,
          "interrupted": 0,
          "retargeted": 0,
          "inMotion": 0.43446,
          "duration": {
            "count": 1,
            "min": 0.43446,
            "mean": 0.43446,
            "p50": 0.43446,
            "p90": 0.43446,
            "p99": 0.43446,
            "max": 0.43446
          }
        },
        "change": {
          "count": 1,
          "interrupted": 0,
          "retargeted": 0,
          "inMotion": 0,
          "duration": {
            "count": 1,
            "min": 0,
            "mean": 0,
            "p50": 0,
            "p90": 0,
            "p99": 0,
            "max": 0
          }
        },
        "content": {
          "changed": 1,
          "still": 0,
          "feedback": 0,
          "rolledDigits": 0,
          "stillDigits": 0,
          "replacedValues": 0,
          "fadedValues": 0,
          "movedRows": 0,
          "fadedRows": 0
        }
      },
      "layouts": [],
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
