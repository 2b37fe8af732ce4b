#!/usr/bin/env bash
# What surprises: Liblouis' Braille tables lack signs that prices are written with in their own languages. The euro is the
# text x20ac in Polish and Italian; in Czech it is one undefined cell, the same as for ½ and ². The minus sign that Intl
# writes in Slovenian (U+2212) is x2212, also in Spanish, Portuguese and Italian. Croatian, German and French have both.
# Why it matters to a shop: the euro takes eight cells and has to be spelled out, or reads like "½"; a reduction of
# -5 is "x2212 5". Liblouis writes the Braille lines of NVDA, Orca and BRLTTY. The word or code in place of the sign
# is read everywhere.
# Guess before the run: all of these signs are in all of these tables.
# Version seen: liblouis-bin 3.24.0 (Debian 12).
# Source: Liblouis' manual, "How to Write Translation Tables" (characters that no table defines are shown as numbers);
# CLDR, number symbols of sl.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install liblouis-bin liblouis-data >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in liblouis-bin; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH
tables="$tmp/debian/usr/share/liblouis/tables"
export LOUIS_TABLEPATH="$tables"
cells() { (cd "$tables" && printf '%s\n' "$2" | "$tmp/debian/usr/bin/lou_translate" "unicode.dis,$1" 2>/dev/null); }
failed=0
check() { # table, sign, cells seen, what most would expect
  seen=$(cells "$1" "$2")
  echo "  $1: $2 is $seen ($4)"
  [ "$seen" = "$3" ] || failed=1
}
echo "Expected by most: one or two cells for a sign, and another one for each."
check hr-g1.ctb "€" "⠐⠑" "defined"
check Pl-Pl-g1.utb "€" "⠄⠌⠭⠃⠚⠁⠉⠄" "spelled: x20ac"
check it-it-comp6.utb "€" "⠄⠠⠭⠃⠚⠁⠉⠄" "spelled: x20ac"
check cs-g1.ctb "€" "⠢" "undefined"
check cs-g1.ctb "½" "⠢" "undefined"
check hr-g1.ctb $'\u22125' "⠈⠤⠼⠑" "defined"
check sl-si-g1.utb $'\u22125' "⠄⠷⠭⠆⠆⠂⠆⠄⠼⠑" "spelled: x2212"
check es-g1.ctb $'\u22125' "⠄⡳⠭⠆⠆⠂⠆⠄⠼⠑" "spelled: x2212"
exit "$failed"
