#!/usr/bin/env bash
# What surprises: python-stdnum reads the human text of a GS1 barcode as if its brackets were not there: in
# "(10)AB1(17)270228" the lot is AB117270228, and there is no date at all. Where the lot comes last, it is right.
# Why it matters to a shop: goods are received by this text when a label does not scan. The date until which food may be
# sold is lost, and the lot of a recall is never found. Scanned data with its separator is read right.
# Guess before the run: "(01)…(392)…" is read as it is written.
# Version seen: python3-stdnum 1.18 (Debian 12).
# Source: GS1 General Specifications, 4.14 (human readable interpretation: identifiers in parentheses); compact() of
# stdnum/gs1_128.py.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install python3-stdnum >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in python3-stdnum; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
PYTHONPATH="$tmp/debian/usr/lib/python3/dist-packages" /usr/bin/python3 - <<'PY'
from stdnum import gs1_128

print("Expected by most: lot AB1, and 28 February 2027.")
for text in ["(10)AB1(17)270228", "(17)270228(10)AB1"]:
    print(f"  {text}: {gs1_128.info(text)}")
assert gs1_128.info("(10)AB1(17)270228") == {"10": "AB117270228"}
assert gs1_128.info("(10)AB1(21)X7") == {"10": "AB121X7"}
assert str(gs1_128.info("(17)270228(10)AB1")["17"]) == "2027-02-28"
assert gs1_128.info("(17)270228(10)AB1")["10"] == "AB1"
scanned = gs1_128.info("10AB1\x1d17270228", separator="\x1d")
print(f"  scanned: {scanned}")
assert scanned["10"] == "AB1" and str(scanned["17"]) == "2027-02-28"
PY
