/// What the activity, the client and the notification got: literal text, computed by hand.
extension TinyTrace {
  static let subjects = #"""
      "activities": [
        {
          "id": "ride",
          "app": "cab",
          "startedAt": 0,
          "endedAt": 50.25,
          "states": {
            "pending": 0,
            "active": 50.25,
            "stale": 0,
            "ended": 0
          },
          "island": {
            "compact": 19.5,
            "minimalAttached": 0,
            "minimalDetached": 11,
            "expanded": 4,
            "shown": 34.5,
            "candidate": 34.5,
            "share": 1,
            "starvation": 0,
            "hidden": {
              "noIsland": 0,
              "locked": 5.25,
              "landscape": 0,
              "ownAppInFront": 10.5,
              "swiped": 0,
              "notPresented": 0,
              "otherExpanded": 0,
              "sibling": 0,
              "noPlace": 0
            }
          },
          "lockScreen": {
            "visible": 5.25,
            "aboveFold": 5.25,
            "meanPosition": 0
          },
          "firstShownAfter": 10.5,
          "updates": {
            "applied": 1,
            "presented": 0,
            "delayed": 0,
            "refused": 0,
            "dropped": 0,
            "ignored": 1,
            "superseded": 0
          },
          "contents": {
            "count": 2,
            "seen": 2,
            "neverSeen": 0
          },
          "latency": {
            "arrived": null,
            "applied": null,
            "visible": {
              "count": 2,
              "mean": 5.25,
              "max": 10.5
            }
          },
          "age": {
            "mean": 17.46934,
            "peak": 36
          },
          "staleShown": 0,
          "removal": {
            "at": 50.25,
            "cause": "immediate"
          }
        }
      ],
      "clients": [
        {
          "id": "call",
          "on": 30,
          "island": {
            "compact": 0,
            "minimalAttached": 11,
            "minimalDetached": 0,
            "expanded": 0,
            "shown": 11,
            "candidate": 15,
            "share": 0.318841,
            "starvation": 4,
            "hidden": {
              "noIsland": 0,
              "locked": 15,
              "landscape": 0,
              "ownAppInFront": 0,
              "swiped": 0,
              "notPresented": 0,
              "otherExpanded": 4,
              "sibling": 0,
              "noPlace": 0
            }
          }
        }
      ],
      "notifications": [
        {
          "id": "mail",
          "app": "post",
          "lockScreen": {
            "visible": 15,
            "aboveFold": 15,
            "meanPosition": 0.35
          }
        }
      ],
    """#
}
