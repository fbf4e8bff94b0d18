#!/usr/bin/env python3
"""Measures islandsim against a bare json-c loop in one run and prints ratios.

A machine's speed drifts, so each pair runs in turns (A B A B ...) and the ratio is taken pair by
pair; the table shows the median, and the least and greatest beside it. Times are processor time of
the whole process, but for the start, which is wall time.
"""

import os
import platform
import statistics
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.path.join(HERE, "build")
TWELVE = ["ios", "ios-primary", "first-come", "newest", "recently-updated", "relevance",
          "earliest-stale", "oldest-information", "whittle", "round-robin", "weighted-fair", "sticky"]
PAIRS = int(os.environ.get("PAIRS", "5"))


def run(command, stdin=None):
    """Runs a command; its processor seconds, wall seconds, peak memory in MB and output.

    The output is not kept beyond its first bytes: a child's peak counts what its parent held at the
    fork, so this program has to stay small itself.
    """
    start = time.perf_counter()
    process = subprocess.Popen(command, stdin=stdin, stdout=subprocess.PIPE)
    output = process.stdout.read(64)
    while process.stdout.read(1 << 16):
        pass
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.perf_counter() - start
    if process.returncode != 0:
        sys.exit(f"{command[0]} ended with {process.returncode}")
    return usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / 1024, output


def spread(values, digits=2):
    return (f"{statistics.median(values):.{digits}f}  "
            f"({min(values):.{digits}f} to {max(values):.{digits}f})")


def machine():
    model = platform.processor() or "unknown processor"
    try:
        with open("/proc/cpuinfo") as info:
            model = next(line.split(":", 1)[1].strip() for line in info if "model name" in line)
    except (OSError, StopIteration):
        pass
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def main(islandsim, benchmark, loop):
    trace = os.path.join(BUILD, "million.jsonl")
    with open(trace, "wb") as file:
        subprocess.run([benchmark, "generate", "1000000"], stdout=file, check=True)
    size = os.path.getsize(trace) / 1e6

    reading, running, memory, speeds, bare = [], [], [], [], []
    report_memory = []
    for _ in range(PAIRS):
        base, _, _, _ = run([loop, trace])
        read, _, peak, _ = run([benchmark, "read", trace])
        whole, _, whole_peak, _ = run([islandsim, "run", "--format", "json", trace])
        _, _, _, speed = run([benchmark, "simulate", trace])
        bare.append(base)
        reading.append(read / base)
        running.append(whole / base)
        memory.append(peak)
        report_memory.append(whole_peak)
        speeds.append(int(speed) / 1e6)

    # Twelve policies in step cost no more than reading once and twelve simulations.
    summed, compared, bounds = [], [], []
    for _ in range(3):
        read, _, _, _ = run([benchmark, "read", trace])
        _, _, _, simulated = run([benchmark, "compare", trace, *TWELVE])
        choice = [word for name in TWELVE for word in ("--policy", name)]
        whole, _, _, _ = run([islandsim, "compare", trace, "--format", "csv", *choice])
        _, _, _, points = run([benchmark, "bound"])
        summed.append(read + int(simulated) / 1000)
        compared.append(whole)
        bounds.append(int(points) / 1e6)

    generator = subprocess.Popen([benchmark, "generate", "10000000"], stdout=subprocess.PIPE)
    _, _, ten_million, _ = run([benchmark, "read", "-"], stdin=generator.stdout)
    generator.wait()

    small = os.path.join(BUILD, "ten.jsonl")
    with open(small, "wb") as file:
        subprocess.run([benchmark, "generate", "10"], stdout=file, check=True)
    starts = [run([islandsim, "run", small])[1] * 1000 for _ in range(30)]

    rows = [
        ("bare json-c loop, processor seconds", spread(bare), ""),
        ("reading / json-c loop", spread(reading), "at most 1.4"),
        ("run --format json / json-c loop", spread(running), "at most 1.8"),
        ("simulation, million events a second", spread(speeds), "at least 2"),
        ("reading, peak MB", spread(memory, 0), "at most 64"),
        ("reading ten million events, peak MB", f"{ten_million:.0f}", "no more but for ids"),
        ("run --format json, peak MB", spread(report_memory, 0), ""),
        ("run of ten events, milliseconds from start", spread(starts, 1), "under 20"),
        ("reading and twelve simulations, seconds", spread(summed), ""),
        ("compare of twelve policies, seconds", spread(compared), "at most the line above"),
        ("bound, million decision points a second", spread(bounds), "at least 0.5"),
    ]
    print(f"{machine()}")
    print(f"1,000,000 events, {size:.0f} MB; median (least to greatest) of {PAIRS} rounds\n")
    width = max(len(row[0]) for row in rows)
    for name, value, bar in rows:
        print(f"{name:{width}}  {value:28}  {bar}")


if __name__ == "__main__":
    main(*sys.argv[1:])
