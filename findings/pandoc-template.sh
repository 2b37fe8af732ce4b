#!/usr/bin/env bash
# What surprises: Pandoc, reading HTML, takes what is in a <template> for text of the page: patterns that scripts fill
# in later stand in the Markdown or the Word file, "{{name}}" and all. It leaves out <script> and <style>.
# Why it matters to a shop: pages that build tiles, cart lines or e-mails from a <template> have a line too many with
# no price in it when they are turned into a catalogue or a document.
# Guess before the run: left out, as a browser never shows it.
# Version seen: pandoc 2.17.1.1 (Debian 12).
# Source: HTML Standard, 4.12.3 (the template element "represents nothing" where it is rendered).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install pandoc pandoc-data >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in pandoc; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
text() { printf '<p>Tea 8</p>%s<p>Cup 5</p>' "$1" | "$tmp/debian/usr/bin/pandoc" --data-dir="$tmp/debian/usr/share/pandoc/data" -f html -t "$2" | xargs; }
plain=$(text '<template><p>{{name}} {{price}}</p></template>' plain)
marked=$(text '<template><p>{{name}} {{price}}</p></template>' gfm)
script=$(text '<script type="text/html"><p>{{name}}</p></script>' plain)
echo "Expected by most: Tea 8 Cup 5, three times."
printf '  %s\n' "template, plain: $plain" "template, Markdown: $marked" "script: $script"
test "$plain" = "Tea 8 {{name}} {{price}} Cup 5"
test "$marked" = "$plain"
test "$script" = "Tea 8 Cup 5"
