#!/usr/bin/env bash
# What surprises: HTML Tidy of Debian 12 gives no page at all for one that has <data> or <search> in
# it: an element that it does not know is an error, after which nothing is written. It knows <time>,
# <dialog>, <template> and <meter>, so a page passes until somebody marks up a price.
# Why it matters to a shop: <data value="12.50"> is how HTML says what a shown price is in figures.
# Steps that clean pages or mails by tidy stop there, with --force-output or --new-inline-tags on.
# Guess before the run: the tag is dropped with a warning, its text kept.
# Version seen: tidy 5.6.0 (Debian 12).
# Source: Tidy's manual (force-output, new-inline-tags); HTML Standard, 4.5.13 (the data element).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install tidy >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in tidy; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
tidy() {
  printf '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body>%s</body></html>' "$1" |
    "$tmp/debian/usr/bin/tidy" -q -utf8 --wrap 0 "${@:2}" 2>/dev/null || true
}
echo "Expected by most: a page each time, with 12.50 in it."
seen=""
for element in time meter dialog template data search; do
  size=$(tidy "<p>a</p><$element>12.50</$element>" | wc -c)
  echo "  <$element>: $size characters"
  if [ "$size" -gt 0 ]; then seen="$seen $element"; fi
done
test "$seen" = " time meter dialog template"
forced=$(tidy '<p><data value="12.50">12.50</data></p>' --force-output yes)
told=$(tidy '<p><data value="12.50">12.50</data></p>' --new-inline-tags data)
echo "  --force-output: $(echo "$forced" | grep 12.50); --new-inline-tags: $(echo "$told" | grep 12.50)"
test "$(echo "$forced" | grep -c '<p>12.50</p>')" = 1
test "$(echo "$told" | grep -c '<data value="12.50">')" = 1
