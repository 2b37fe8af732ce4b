#!/usr/bin/env bash
# What surprises: heif-enc makes a HEIC or AVIF file of a photo that a phone has turned by EXIF, copies the EXIF, and
# writes no rotation: the picture lies on its side in every program, as readers of these formats may not turn by EXIF.
# avifenc writes the rotation.
# Why it matters to a shop: photos of goods are taken upright with phones. In JPEG they are upright everywhere; the smaller
# files made of them by one of the two programs are not. Turn the pixels first.
# Guess before the run: heif-enc and avifenc both keep the picture upright.
# Versions seen: libheif-examples 1.15.1, libavif-bin 0.11.1 (Debian 12); the photo is made by sharp 0.34.4.
# Source: ISO/IEC 23008-12, 6.5.10 (irot); MIAF, ISO/IEC 23000-22, 7.3.6.7 (readers turn by irot and imir, not by Exif).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install libheif-examples libavif-bin >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in libheif-examples libavif-bin; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" sharp@0.34.4
cat >"$tmp/photo.mjs" <<'JS'
import sharp from "sharp";

await sharp({ create: { width: 200, height: 100, channels: 3, background: "#2255aa" } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toFile(process.argv[2]);
JS
node "$tmp/photo.mjs" "$tmp/photo.jpg"
"$tmp/debian/usr/bin/heif-enc" "$tmp/photo.jpg" -o "$tmp/photo.heic" >/dev/null 2>&1
"$tmp/debian/usr/bin/heif-enc" -A "$tmp/photo.jpg" -o "$tmp/by-heif-enc.avif" >/dev/null 2>&1
"$tmp/debian/usr/bin/avifenc" -s 8 "$tmp/photo.jpg" "$tmp/by-avifenc.avif" >/dev/null
echo "Expected by most: 100 x 200, upright, from all three."
failed=0
check() { # file, size seen
  seen=$("$tmp/debian/usr/bin/heif-info" "$tmp/$1" | sed -n 's/^image: \([0-9x]*\).*/\1/p')
  echo "  $1: $seen"
  [ "$seen" = "$2" ] || failed=1
}
check by-avifenc.avif 100x200
check photo.heic 200x100
check by-heif-enc.avif 200x100
exit "$failed"
