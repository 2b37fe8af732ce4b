#!/usr/bin/env bash
# What surprises: num2words in Arabic says riyal whatever currency it is given: 12 euros are "twelve riyals", and
# so are dollars and dirhams. English and German refuse a currency that they do not know.
# Why it matters to a shop: a sum in words is what counts on an invoice or a cheque where it differs from the figures.
# Version seen: python3-num2words 0.5.10 (Debian 12).
# Source: lang_AR.py of the package: to_currency() takes `currency` and does not read it.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install python3-num2words python3-docopt >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in python3-num2words; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
PYTHONPATH="$tmp/debian/usr/lib/python3/dist-packages" /usr/bin/python3 - <<'PY'
from num2words import num2words

print("Expected by most: the currency that was asked for (يورو, دولار, درهم), or a refusal.")
seen = []
for currency in ["EUR", "USD", "AED", "SAR"]:
    words = num2words(12, to="currency", lang="ar", currency=currency)
    print(f"  {currency}: {words}")
    seen.append(words)
assert len(set(seen)) == 1 and "ريال" in seen[0]
try:
    raise AssertionError(num2words(12, to="currency", lang="en", currency="AED"))
except NotImplementedError as error:
    print(f"  English: {error}")
PY
