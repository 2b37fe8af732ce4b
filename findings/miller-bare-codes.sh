#!/usr/bin/env bash
# What surprises: Miller writes JSON that no reader takes: a product code that looks like a number of a programming
# language (0x1F, 0b101, 0o17), and a number that begins or ends with a full stop (.5), come without quotation
# marks, as they were. 007 and +385 1 are put into quotation marks.
# Why it matters to a shop: an export of products turned from CSV to JSON breaks at one code; 1E5 does not break,
# it is a hundred thousand from then on. With -S, or -A, nothing is inferred, and all of them are texts.
# Guess before the run: in quotation marks, like 007.
# Version seen: miller 6.6.0 (Debian 12).
# Source: Miller's documentation, "Arithmetic" (numbers keep the form that they came in); RFC 8259, 6.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install miller >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in miller; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
json() { printf 'sku\n%s\n' "$1" | "$tmp/debian/usr/bin/mlr" --icsv --ojsonl "${@:2}" cat; }
read_back() { python3 -c 'import json, sys; print(repr(json.loads(sys.stdin.read())["sku"]))' 2>/dev/null || echo "no JSON"; }
echo "Expected by most: a text or a number that can be read."
seen=""
for code in 007 1E5 0x1F 0b101 0o17 .5; do
  line=$(json "$code")
  value=$(echo "$line" | read_back)
  echo "  $line: $value"
  seen="$seen $value"
done
test "$seen" = " '007' 100000.0 no JSON no JSON no JSON no JSON"
test "$(json 0x1F -S)" = '{"sku": "0x1F"}'
