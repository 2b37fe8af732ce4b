#!/usr/bin/env bash
# What surprises: calcurse makes up for dates that were called off. A weekly course with COUNT=3 and
# an EXDATE for the second week is imported as the first, third and a fourth week: COUNT is taken for
# the number of dates that are left.
# Why it matters to a shop: whoever takes over a course, a tasting or a pick-up day from the shop's
# calendar file stands before a closed door one week after the last date. With UNTIL in place of
# COUNT the dates are right.
# Guess before the run: the first and the third week.
# Version seen: calcurse 4.7.1 (Debian 12).
# Source: RFC 5545, 3.8.5.1 (EXDATE takes dates out of the set that the rule makes) and 3.3.10
# (DTSTART counts as the first of COUNT).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install calcurse >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in calcurse; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
file() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//shop//EN BEGIN:VEVENT UID:1 DTSTAMP:20260101T000000Z \
    DTSTART:20260725T100000 DTEND:20260725T110000 "RRULE:FREQ=WEEKLY;$1" EXDATE:20260801T100000 SUMMARY:Course \
    END:VEVENT END:VCALENDAR
}
dates() {
  mkdir "$tmp/$2"
  file "$1" >"$tmp/$2/course.ics"
  timeout 20 "$tmp/debian/usr/bin/calcurse" -q -D "$tmp/$2" -C "$tmp/$2" -i "$tmp/$2/course.ics" </dev/null >/dev/null
  timeout 20 "$tmp/debian/usr/bin/calcurse" -q -D "$tmp/$2" -C "$tmp/$2" -Q --input-datefmt 4 --from 2026-07-20 \
    --days 40 | grep -o '^[0-9][0-9]/[0-9][0-9]' | xargs
}
count=$(dates COUNT=3 count)
until=$(dates UNTIL=20260808T100000 until)
echo "Expected by most: 07/25 08/08 both times."
echo "  COUNT=3: $count"
echo "  UNTIL=20260808T100000: $until"
test "$count" = "07/25 08/08 08/15"
test "$until" = "07/25 08/08"
