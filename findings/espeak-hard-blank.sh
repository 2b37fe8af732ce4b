#!/usr/bin/env bash
# What surprises: eSpeak NG takes "1 000" for one number where an ordinary blank is between the thousands, and
# for two where it is a no-break space, U+00A0 or U+202F: "one zero zero zero" in Polish, Swedish, French and
# others. Czech, Slovak, Lithuanian and Russian are spoken so with each of the three.
# Why it matters to a shop: the no-break space is what Intl.NumberFormat writes in all these languages, so that
# no price breaks over two lines. This is the voice of Orca, and one of NVDA's.
# Guess before the run: one number, whichever blank.
# Version seen: espeak-ng 1.51 (Debian 12).
# Source: CLDR's number symbols (group: U+00A0, in French U+202F).
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
echo "Expected by most: 1000 is spoken alike, whichever blank is in it."
hard=$(printf '\302\240')
narrow=$(printf '\342\200\257')
joined=""
apart=""
for language in pl sv nb fi hu fr cs sk lt ru; do
  plain=$(say "$language" 1000)
  seen=$(say "$language" "1${hard}000")
  echo "  $language: $seen ($plain)"
  test "$seen" != "$plain"
  test "$(say "$language" "1${narrow}000")" = "$seen"
  if [ "$(say "$language" "1 000")" = "$plain" ]; then joined="$joined $language"; else apart="$apart $language"; fi
done
echo "  with an ordinary blank like 1000:$joined; not:$apart"
test "$joined;$apart" = " pl sv nb fi hu fr; cs sk lt ru"
