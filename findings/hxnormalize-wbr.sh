#!/usr/bin/env bash
# What surprises: hxnormalize of the W3C's HTML-XML-utils breaks the line after each <wbr>, however long lines may be:
# "Hand<wbr>schuh" is "Hand schuh" afterwards. <wbr> is the place where a word may be broken, without a blank.
# Why it matters to a shop: long words, addresses and numbers of goods have <wbr> so that they fit a phone; after this step
# each of them is two words, to shoppers, searches and copies of a number alike.
# Guess before the run: the text is the same, as the program only arranges markup.
# Version seen: html-xml-utils 7.7 (Debian 12).
# Source: HTML Standard, 4.5.29 (wbr: a line break opportunity); the program treats it like <br>.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install html-xml-utils >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in html-xml-utils; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH
words() { sed 's/<[^>]*>//g' | tr -s ' \n' ' ' | sed 's/^ //; s/ $//'; }
page='<p>Hand<wbr>schuh AB-<wbr>12 <b>Hand</b>schuh</p>'
echo "Expected by most: the same text before and after."
echo "  before: $(echo "$page" | words)"
seen=$(echo "$page" | "$tmp/debian/usr/bin/hxnormalize" -x -l 200 | words)
echo "  after:  $seen"
test "$seen" = "Hand schuh AB- 12 Handschuh"
