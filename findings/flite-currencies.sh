#!/usr/bin/env bash
# What surprises: Flite speaks "$12.50" as dollars and cents, and of "£12.50" and "€12.50" only the number: "twelve point
# five zero". "½ kg" is "kg", and "3 × 4" is "three four".
# Why it matters to a shop: prices in two currencies, or a size and a half of it, cannot be told apart by ear. Flite is the
# voice of small devices: readers for phones, kiosks, announcements of FFmpeg's filter of that name.
# Guess before the run: pounds and euros are spoken.
# Version seen: flite 2.2 (Debian 12).
# Source: Flite's own text analysis for English (us_text.c: a word for the dollar sign).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install flite >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in flite; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH
failed=0
check() { # text, the sounds seen
  seen=$("$tmp/debian/usr/bin/flite_cmu_us_kal" -t "$1" -ps none 2>/dev/null | tr -s ' \n' ' ' | sed 's/pau //g; s/ *$//')
  echo "  $1: $seen"
  [ "$seen" = "$2" ] || failed=1
}
number="t w eh l v p oy n t f ay v z ih r ow"
echo "Expected by most: the name of each currency, and a word for ½ and ×."
check '$12.50' "t w eh l v d aa l er z f ih f t iy s eh n t s"
check "£12.50" "$number"
check "€12.50" "$number"
check "12.50" "$number"
check "½ kg" "$("$tmp/debian/usr/bin/flite_cmu_us_kal" -t "kg" -ps none | tr -s ' \n' ' ' | sed 's/pau //g; s/ *$//')"
check "3 × 4" "th r iy f ao r"
exit "$failed"
