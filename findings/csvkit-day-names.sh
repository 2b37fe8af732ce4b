#!/usr/bin/env bash
# What surprises: csvkit takes names of days and months for dates of the year 1: a column with "Sunday" and
# "Monday" becomes 0001-01-07 and 0001-01-08, one with "March" and "May" 0001-03-01 and 0001-05-01. One other
# word in the column, and it stays as it is.
# Why it matters to a shop: opening hours, delivery days, seasons of clothes and sizes such as 5-3 are columns of
# just such words; csvsort writes the dates back into the file. With -I nothing is inferred.
# Guess before the run: texts, as neither has a day, month and year.
# Version seen: csvkit 1.0.7, agate 1.6.3 (Debian 12).
# Source: data_types/date.py of agate, which asks parsedatetime relative to the first day of the year 1.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install csvkit python3-csvkit python3-agate python3-agatedbf python3-agateexcel python3-agatesql python3-leather python3-parsedatetime python3-pytimeparse python3-isodate python3-slugify >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in csvkit python3-agate; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
export PYTHONPATH="$tmp/debian/usr/lib/python3/dist-packages" PYTHONWARNINGS=ignore
sorted() { printf "$1" | /usr/bin/python3 "$tmp/debian/usr/bin/csvsort" -c shop "${@:2}" | tail -n +2 | xargs; }
days=$(sorted 'shop,open\na,Sunday\nb,Monday\n')
months=$(sorted 'shop,season\na,March\nb,May\n')
mixed=$(sorted 'shop,season\na,March\nb,Summer\n')
told=$(sorted 'shop,open\na,Sunday\nb,Monday\n' -I)
echo "Expected by most: the words as they are."
printf '  %s\n' "Sunday, Monday: $days" "March, May: $months" "March, Summer: $mixed" "with -I: $told"
test "$days" = "a,0001-01-07 b,0001-01-08"
test "$months" = "a,0001-03-01 b,0001-05-01"
test "$mixed" = "a,March b,Summer"
test "$told" = "a,Sunday b,Monday"
