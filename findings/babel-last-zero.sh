#!/usr/bin/env bash
# What surprises: Babel's strict reading of numbers refuses prices that end in one zero and have a
# thousands separator: "1.234,50" is "not properly formatted, did you mean 1.234,5?", and so is
# 1,234.50 in English. "12,50", "1.234,00" and "1.234,56" pass.
# Why it matters to a shop: nine in a hundred prices above a thousand are refused, in
# just the way that Babel's own format_currency() writes it.
# Guess before the run: accepted, all of them.
# Version seen: python3-babel 2.10.3 (Debian 12).
# Source: parse_decimal() in babel/numbers.py takes all zeros from the end and then asks for a text that
# ends in the decimal sign, which is so for "1.234,00" alone.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install python3-babel python-babel-localedata python3-tz >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in python3-babel python-babel-localedata python3-tz; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
PYTHONPATH="$tmp/debian/usr/lib/python3/dist-packages" /usr/bin/python3 - <<'PY'
from babel.numbers import NumberFormatError, format_currency, parse_decimal


def accepted(text, language):
    try:
        parse_decimal(text, locale=language, strict=True)
        return True
    except NumberFormatError as error:
        print(f"  {language}: {text} refused: {error}")
        return False


print("Expected by most: all are accepted.")
FINE = [("12,50", "hr"), ("1.234,00", "hr"), ("1.234,56", "hr"), ("1234,50", "hr")]
REFUSED = [("1.234,50", "hr"), ("1.234,50", "de"), ("1,234.50", "en"), ("1.000,10", "de")]
assert all(accepted(*one) for one in FINE)
assert not any(accepted(*one) for one in REFUSED)
assert format_currency(1234.5, "EUR", locale="de").startswith("1.234,50")
PY
