#!/bin/sh
# Sees to it that json-c, zlib and libzstd can be compiled against; says what to type if it may not.
set -u
cc=${1:-cc}

there() {
  printf '#include <json-c/json.h>\n#include <zlib.h>\n#include <zstd.h>\n' |
    "$cc" -E - >/dev/null 2>&1
}

there && exit 0

if command -v apt-get >/dev/null 2>&1; then
  install='apt-get update && apt-get install -y libjson-c-dev zlib1g-dev libzstd-dev pkg-config'
elif command -v dnf >/dev/null 2>&1; then
  install='dnf install -y json-c-devel zlib-devel libzstd-devel pkgconf'
elif command -v brew >/dev/null 2>&1; then
  install='brew install json-c zstd pkg-config'
else
  echo 'islandsim needs the headers of json-c, zlib and libzstd; install them with your package manager' >&2
  exit 1
fi

echo 'json-c, zlib or libzstd is missing: installing' >&2
case $install in
  brew*) sh -c "$install" >&2 ;;
  *)
    if [ "$(id -u)" = 0 ]; then
      sh -c "$install" >&2
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
      sudo -n sh -c "$install" >&2
    else
      echo "the rights to install are missing; type: sudo sh -c '$install'" >&2
      exit 1
    fi ;;
esac

there || { echo 'the libraries are still missing after the installation' >&2; exit 1; }
