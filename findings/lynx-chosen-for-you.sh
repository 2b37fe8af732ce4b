#!/usr/bin/env bash
# What surprises: Lynx marks the first of a group of radio buttons as chosen when the page has none
# chosen. w3m, like the graphical browsers, leaves the group empty.
# Why it matters to a shop: where a form has no choice on purpose (delivery or collection, consent
# to one of two things), the shopper in Lynx sends the first without having touched it, and the
# server cannot tell it from a choice.
# Versions seen: lynx 2.9.0dev.12, w3m 0.5.3+git20230121 (Debian 12).
# Source: HTML 2.0 (RFC 1866, 8.1.2.4) had browsers choose the first; the HTML Standard says that
# none is chosen.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial" "$tmp/home"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install lynx w3m >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in lynx w3m; do
  dpkg-deb -f "$tmp/debs/$name"_*.deb Package Version | xargs echo " "
done
export HOME="$tmp/home" TERM=xterm LC_ALL=C.UTF-8 PATH="$tmp/debian/usr/bin:$PATH"
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':')
export LD_LIBRARY_PATH
cat >"$tmp/page.html" <<'HTML'
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Delivery</title>
<form action="/order">
<p><label><input type="radio" name="delivery" value="courier"> Courier</label>
<label><input type="radio" name="delivery" value="collect"> Collect</label></p>
<p><label><input type="radio" name="size" value="small"> Small</label>
<label><input type="radio" name="size" value="large" checked> Large</label></p>
</form>
</html>
HTML
shown() { # prints the labels that are drawn as chosen
  timeout 20 "$@" "$tmp/page.html" </dev/null | grep -o '([*X]) *[A-Z][a-z]*' |
    tr -d '()*X ' | paste -sd ' '
}
lynx=$(shown lynx -dump -nolist)
w3m=$(shown w3m -dump)
echo "Expected by most: Large alone, which the page has chosen."
echo "  chosen in lynx: $lynx; in w3m: $w3m"
[ "$lynx" = "Courier Large" ] && [ "$w3m" = "Large" ]
