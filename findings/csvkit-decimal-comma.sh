#!/usr/bin/env bash
# What surprises: csvkit reads a price with a decimal comma as a hundred times as much, without a word: "12,50"
# is 1250, "12,50 €" too, and "1.234,50" is 1.2345. Commas are thrown away wherever they are, and the currency
# sign with them.
# Why it matters to a shop: price lists of suppliers and banks in most of Europe are written so; csvsort,
# csvjson and csvsql hand on the wrong prices. With -L de_DE, or -I (no inference), they come right.
# Guess before the run: it stays a text, as it is no number of English.
# Version seen: csvkit 1.0.7, agate 1.6.3 (Debian 12).
# Source: data_types/number.py of agate; csvkit's documentation (-L, the locale of numbers: en_US).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install csvkit python3-csvkit python3-agate python3-agatedbf python3-agateexcel python3-agatesql python3-leather python3-parsedatetime python3-pytimeparse python3-isodate python3-slugify >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in csvkit python3-agate; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
export PYTHONPATH="$tmp/debian/usr/lib/python3/dist-packages" PYTHONWARNINGS=ignore
json() { printf "$1" | /usr/bin/python3 "$tmp/debian/usr/bin/csvjson" "${@:2}"; }
seen=$(json 'size,price\nM,"12,50"\nL,"9,90"\n')
large=$(json 'size,price\nM,"1.234,50"\nL,"2.000,00"\n')
sign=$(json 'size,price\nM,"12,50 €"\nL,"9,90 €"\n')
told=$(json 'size,price\nM,"12,50"\nL,"9,90"\n' -I)
echo "Expected by most: the texts as they are, or 12.5 and 9.9."
printf '  %s\n' "12,50 and 9,90: $seen" "1.234,50 and 2.000,00: $large" "with a sign: $sign" "with -I: $told"
test "$seen" = '[{"size": "M", "price": 1250.0}, {"size": "L", "price": 990.0}]'
test "$large" = '[{"size": "M", "price": 1.2345}, {"size": "L", "price": 2.0}]'
test "$sign" = "$seen"
test "$told" = '[{"size": "M", "price": "12,50"}, {"size": "L", "price": "9,90"}]'
