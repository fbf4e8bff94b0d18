# Everything a stranger needs: `make run` and `make test` on a machine that has Swift.
#
# The work is done by the tools; this file only says in which order.

SWIFT ?= swift
PYTHON ?= python3
CC ?= cc
TRACE ?= traces/evening.json

VENV := .venv
CHECK_JSONSCHEMA := $(VENV)/bin/check-jsonschema
RELEASE := .build/release/islandsim
DEBUG := .build/debug/islandsim

.PHONY: help run build libraries test lint imports unit check bench mutate golden clean

help:
	@echo 'make run     build for release and report on $(TRACE) (TRACE=... for another)'
	@echo 'make test    everything that is checked before a change lands'
	@echo 'make bench   measure the speed, as ratios in one run'
	@echo 'make mutate  leave out each rule once and list those that no trace misses'
	@echo 'make golden  write the schemas and accepted reports anew, to be read before a commit'
	@echo 'make clean   remove what was built'

run: build
	$(RELEASE) run $(TRACE)

build: libraries
	$(SWIFT) build -c release --product islandsim

# json-c, zlib and libzstd with their headers; installed where the rights are there.
libraries:
	@sh Scripts/libraries.sh '$(CC)'

test: lint imports unit check

lint:
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Benchmarks/Program Package.swift

# An import of a target that is not declared compiles silently otherwise.
imports: libraries
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error

unit: imports $(CHECK_JSONSCHEMA)
	ISLANDSIM=$(CURDIR)/$(DEBUG) CHECK_JSONSCHEMA=$(CURDIR)/$(CHECK_JSONSCHEMA) \
	  $(SWIFT) test --skip-build --disable-xctest --parallel

check: imports
	$(DEBUG) check

# The validator that proves the schemas: a real one, from PyPI.
$(CHECK_JSONSCHEMA):
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo 'python3-venv is missing: apt-get install -y python3-venv'; exit 1; }
	$(VENV)/bin/pip install --quiet --disable-pip-version-check check-jsonschema==0.39.0

bench: build
	$(SWIFT) build -c release --product islandsim-benchmark
	mkdir -p Benchmarks/build
	$(CC) -O2 Benchmarks/json-loop.c -o Benchmarks/build/json-loop -ljson-c
	$(PYTHON) Benchmarks/run.py $(RELEASE) .build/release/islandsim-benchmark Benchmarks/build/json-loop

# Each rule is left out once; its traces have to notice.
mutate: libraries
	$(SWIFT) build --traits RuleSwitches --scratch-path .build/mutate --product islandsim
	$(PYTHON) Scripts/mutate.py .build/mutate/debug/islandsim

golden: build
	UPDATE_GOLDEN=1 $(MAKE) unit || true
	$(SWIFT) format --in-place Sources/Catalogue/Rules/Rule+Traces.swift
	$(RELEASE) check --update

clean:
	rm -rf .build $(VENV) Benchmarks/build
