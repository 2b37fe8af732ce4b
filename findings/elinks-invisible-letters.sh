#!/usr/bin/env bash
# What surprises: when ELinks prints a page, the letter before a zero width space (U+200B) or a word
# joiner (U+2060) is lost, and six bytes that are no UTF-8 stand in its place. w3m and Lynx print
# letter and character as they are.
# Why it matters to a shop: editors and text processors leave such characters in names and codes;
# there they cannot be seen, and here "GIFT" becomes "GIF" and rubbish. Whoever wants text browsers
# to read a page takes them out, or writes <wbr>.
# Versions seen: elinks 0.13.2, w3m 0.5.3+git20230121, lynx 2.9.0dev.12 (Debian 12).
# Source: seen only. The bytes are the pattern of UTF-8 stretched to numbers beyond U+10FFFF, which
# RFC 3629 ended.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial" "$tmp/home"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install elinks w3m lynx >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in elinks w3m lynx; do
  dpkg-deb -f "$tmp/debs/$name"_*.deb Package Version | xargs echo " "
done
export HOME="$tmp/home" TERM=xterm LC_ALL=C.UTF-8 PATH="$tmp/debian/usr/bin:$PATH"
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':')
export LD_LIBRARY_PATH
printf '<!doctype html><meta charset="utf-8"><title>Gift card</title><p>GIFT&#8203;7Q2M' >"$tmp/page.html"
bytes() { # prints the bytes of the one line that a browser shows
  timeout 20 "$@" "$tmp/page.html" </dev/null | grep -a GIF | tr -d ' \n' | od -An -tx1 | tr -d '\n'
}
elinks=$(bytes elinks -no-home -dump -dump-charset utf-8)
w3m=$(bytes w3m -dump)
lynx=$(bytes lynx -dump -display_charset=utf-8)
as_written=$(printf 'GIFT\342\200\2137Q2M' | od -An -tx1 | tr -d '\n')
echo "Expected by most: $as_written, or the same without e2 80 8b"
printf '  elinks: %s\n  w3m:    %s\n  lynx:   %s\n' "$elinks" "$w3m" "$lynx"
[ "$w3m" = "$as_written" ] && [ "$lynx" = "$as_written" ]
case $elinks in
*" 47 49 46 fd bf bf bd "*" 37 51 32 4d") ;;
*) echo "ELinks prints something else now" && exit 1 ;;
esac
