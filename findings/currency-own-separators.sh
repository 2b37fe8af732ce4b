#!/usr/bin/env bash
# What surprises: Locale::Currency::Format of Perl takes separators and decimals from the currency: euros are
# "€1.234,50" in every language, minus five is "€-5,00", Icelandic krónur have two decimals and forints none.
# Why it matters to a shop: "€1.234" is a bit more than one euro to a reader of English. ISO 4217, by which payment
# services count, gives ISK no decimals and HUF two.
# Guess before the run: "€1,234.50" whichever currency, with the decimals of ISO 4217.
# Version seen: liblocale-currency-format-perl 1.35 (Debian 12).
# Source: the table in Format.pm of the package; ISO 4217, list one (minor units); CLDR (separators of a language).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install liblocale-currency-format-perl >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in liblocale-currency-format-perl; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
perl -I "$tmp/debian/usr/share/perl5" -Mutf8 -CS - <<'PL'
use strict;
use warnings;
use Locale::Currency::Format;

my %seen = (EUR => "€1.234,50", USD => "\$1,234.50", JPY => "¥1,235", ISK => "1.234,50 ISK", HUF => "1.235 HUF");
print "Expected by most: €1,234.50, or as the language writes it; ISK 1,235; HUF 1,234.50.\n";
for my $code (sort keys %seen) {
  my $text = currency_format($code, 1234.5, FMT_SYMBOL);
  print "  $code: $text\n";
  die "changed\n" unless $text eq $seen{$code};
}
my $minus = currency_format("EUR", -5, FMT_SYMBOL);
print "  -5 EUR: $minus\n";
die "changed\n" unless $minus eq "€-5,00";
PL
