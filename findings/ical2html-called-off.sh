#!/usr/bin/env bash
# What surprises: ical2html shows dates that were called off: a weekly course with an EXDATE for the second week
# is on the page in all three weeks. It repeats events by RRULE, and drops nothing by EXDATE.
# Why it matters to a shop: the page of courses and tastings that is made from the calendar sends people to a
# closed door; the calendar itself shows the right dates in every reader.
# Guess before the run: the first and the third week.
# Version seen: ical2html 3.0 (Debian 12).
# Source: RFC 5545, 3.8.5.1 (EXDATE); ical2html's manual names no limit.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install ical2html libical3 >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in ical2html; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//shop//EN BEGIN:VEVENT UID:1 DTSTAMP:20260101T000000Z \
  DTSTART:20260710T100000Z DTEND:20260710T110000Z "RRULE:FREQ=WEEKLY;COUNT=3" EXDATE:20260717T100000Z \
  SUMMARY:Course END:VEVENT END:VCALENDAR >"$tmp/course.ics"
dates=$("$tmp/debian/usr/bin/ical2html" 20260701 P5W "$tmp/course.ics" | tr '\n' ' ' |
  grep -o 'dtstart" *title="[0-9]*' | grep -o '[0-9]*$' | sort -u | xargs)
echo "Expected by most: 20260710 20260724"
echo "  seen: $dates"
test "$dates" = "20260710 20260717 20260724"
