#!/usr/bin/env python3
"""Leaves out one rule after the other and lists those whose conformance traces pass all the same.

Needs a build with the package trait RuleSwitches, in which the environment names the rule that is out
of force. A rule that is simulated and has no conformance trace is a survivor, too.
"""

import json
import os
import subprocess
import sys


def main(islandsim):
    listing = subprocess.run([islandsim, "rules", "--format", "json"], check=True, capture_output=True)
    rules = [rule for rule in json.loads(listing.stdout)["rules"] if rule["state"] == "simulated"]
    survivors = []
    for rule in rules:
        traces = [t for t in rule["traces"] if t.startswith("traces/conformance/")]
        if not traces:
            survivors.append((rule["id"], "no conformance trace"))
            continue
        result = subprocess.run(
            [islandsim, "check", "--expect-only", *traces],
            env={**os.environ, "ISLANDSIM_WITHOUT_RULE": rule["id"]}, capture_output=True)
        if result.returncode == 0:
            survivors.append((rule["id"], "its traces pass without it"))
        elif result.returncode != 1:
            survivors.append((rule["id"], f"the run without it ends with {result.returncode}"))
    for rule, why in survivors:
        print(f"{rule}: {why}")
    print(f"{len(rules)} rules left out one by one, {len(survivors)} unnoticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
