#!/usr/bin/env bash
# What surprises: eSpeak NG in Croatian, Bosnian and Serbian takes the full stop of thousands for a decimal
# point: "1.000,50" is spoken as "one point zero zero zero comma fifty". In German, Dutch, Slovenian and
# Turkish, which write it the same way, it says "one thousand".
# Why it matters to a shop: it is the voice of Orca, and one of NVDA's. Whoever cannot see the page hears a
# price of 1.234 as a bit more than one.
# Guess before the run: one number, with "thousand" in it, in each language that writes prices so.
# Version seen: espeak-ng 1.51 (Debian 12).
# Source: CLDR's number symbols of hr, bs and sr (group: full stop); README of eSpeak NG does not list it.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install espeak-ng espeak-ng-data libespeak-ng1 libpcaudio0 libsonic0 >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in espeak-ng; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
say() {
  "$tmp/debian/usr/bin/espeak-ng" --path="$(echo "$tmp"/debian/usr/lib/*-linux-gnu)" -v "$1" -q -x -- "$2" |
    tr -d "_!|'%,: \n"
}
echo "Expected by most: 1.000,50 and 1000,50 are spoken alike."
differ=""
for language in de nl tr sl hr bs sr; do
  with=$(say "$language" "1.000,50")
  without=$(say "$language" "1000,50")
  echo "  $language: $with ($without)"
  # The first sounds are enough: "tisoč" of Slovenian ends in another one before some numbers.
  if [ "${with:0:4}" != "${without:0:4}" ]; then differ="$differ $language"; fi
done
test "$differ" = " hr bs sr"
