#!/usr/bin/env bash
# What surprises: html2po of the Translate Toolkit gives translators the title and value of a form's field, and not its
# placeholder, and leaves out <button>, <label> and <summary> altogether.
# Why it matters to a shop: a page translated this way keeps "Buy now", "Amount" and "Delivery" in the first language,
# and nobody misses them, as the file is complete.
# Guess before the run: title and placeholder are there, aria-label is not.
# Version seen: translate-toolkit 3.8.4 (Debian 12).
# Source: translate/storage/html.py of the package (lists of elements and attributes by name); HTML Standard, "Translatable
# attributes" names placeholder and aria-label.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install translate-toolkit python3-translate >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in translate-toolkit; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
cat >"$tmp/page.html" <<'HTML'
<html lang="en"><head><title>Tea</title></head><body>
<form><label>Amount</label><input placeholder="Your e-mail" title="Hint" value="Send"><button>Buy now</button></form>
<details><summary>Delivery</summary><p>Two days</p></details><p>Text</p></body></html>
HTML
PYTHONPATH="$tmp/debian/usr/lib/python3/dist-packages" /usr/bin/python3 "$tmp/debian/usr/bin/html2po" --progress=none \
  "$tmp/page.html" "$tmp/page.po" 2>/dev/null
echo "Expected by most: nine texts, the placeholder among them."
seen=$(grep -o '^msgid "..*"' "$tmp/page.po" | grep -v '"en"' | cut -d'"' -f2 | paste -sd,)
echo "  seen: $seen"
test "$seen" = "Tea,Hint,Send,Two days,Text"
