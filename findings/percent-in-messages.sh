#!/usr/bin/env bash
# What surprises: the same message, {rate, number, ::percent}, shows 0.2 as "20%" by FormatJS
# (intl-messageformat) and as "0.2%" by ICU, whose syntax it is. Written as ICU wants it, "percent
# scale/100", FormatJS shows "2,000%".
# Why it matters to a shop: translators see a discount of "20%" in the preview of their tool and
# shoppers "2,000%", or the other way round, as soon as one side is not JavaScript. There is no
# spelling of the skeleton that both read alike; a number that was multiplied before and a "%" in
# the message's text is.
# Versions seen: intl-messageformat 12.1.5; ICU 72 by python3-icu 2.10.2 (Debian 12).
# Source: Unicode's number skeletons: "percent" adds the sign and does not multiply; FormatJS hands
# it to Intl.NumberFormat's style: "percent", which multiplies.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" intl-messageformat@12.1.5
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install python3-icu libicu72 >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
dpkg-deb -f "$tmp"/debs/python3-icu_*.deb Package Version | xargs echo " "
cat >"$tmp/run.mjs" <<'JS'
import { IntlMessageFormat } from "intl-messageformat";

for (const skeleton of ["percent", "percent scale/100"]) {
  console.log(new IntlMessageFormat(`{rate, number, ::${skeleton}}`, "en").format({ rate: 0.2 }));
}
JS
cat >"$tmp/run.py" <<'PY'
import icu

for skeleton in ("percent", "percent scale/100"):
    message = icu.MessageFormat("{rate, number, ::" + skeleton + "}", icu.Locale("en"))
    print(message.format(["rate"], [icu.Formattable(0.2)]))
PY
formatjs=$(node "$tmp/run.mjs" | paste -sd ' ')
icu=$(LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':') \
  PYTHONPATH="$tmp/debian/usr/lib/python3/dist-packages" /usr/bin/python3 "$tmp/run.py" |
  paste -sd ' ')
echo 'Expected by most: the same from both for "percent" and for "percent scale/100".'
echo "  FormatJS: $formatjs"
echo "  ICU:      $icu"
[ "$formatjs" = "20% 2,000%" ] && [ "$icu" = "0.2% 20%" ]
