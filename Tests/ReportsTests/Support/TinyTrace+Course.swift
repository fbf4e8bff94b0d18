/// The course of the run: literal text.
extension TinyTrace {
  static let course = #"""
      "timeline": {
        "island": [
          {
            "from": 0,
            "to": 10.5,
            "attached": null,
            "detached": null,
            "by": []
          },
          {
            "from": 10.5,
            "to": 30,
            "attached": {
              "activity": "ride",
              "mode": "compact"
            },
            "detached": null,
            "by": [
              "di-single-compact"
            ]
          },
          {
            "from": 30,
            "to": 36,
            "attached": {
              "client": "call",
              "mode": "minimal"
            },
            "detached": {
              "activity": "ride",
              "mode": "minimal"
            },
            "by": [
              "di-two-apps-minimal",
              "di-system-rank-unknown"
            ]
          },
          {
            "from": 36,
            "to": 40,
            "attached": {
              "activity": "ride",
              "mode": "expanded"
            },
            "detached": null,
            "by": [
              "al-effect",
              "di-expanded-triggers"
            ]
          },
          {
            "from": 40,
            "to": 45,
            "attached": {
              "client": "call",
              "mode": "minimal"
            },
            "detached": {
              "activity": "ride",
              "mode": "minimal"
            },
            "by": [
              "di-two-apps-minimal",
              "di-system-rank-unknown"
            ]
          },
          {
            "from": 45,
            "to": 60,
            "attached": null,
            "detached": null,
            "by": [
              "di-visible-unlocked"
            ]
          }
        ],
        "lockScreen": [
          {
            "from": 45,
            "to": 50.25,
            "items": [
              "ride",
              "mail"
            ],
            "media": null,
            "by": [
              "ls-top-of-list"
            ]
          },
          {
            "from": 50.25,
            "to": 60,
            "items": [
              "mail"
            ],
            "media": null,
            "by": [
              "ls-top-of-list"
            ]
          }
        ],
        "banner": [],
        "surfaces": {},
        "activities": {
          "ride": [
            {
              "from": 0,
              "to": 50.25,
              "state": "active",
              "by": [
                "lc-start-foreground"
              ]
            }
          ]
        }
      }
    }
    """#
}
