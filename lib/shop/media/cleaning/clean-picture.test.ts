import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { cleanPicture } from "./clean-picture.ts";
import { tiffOf } from "./orientation.ts";

const SECRETS = ["CANARY-ARTIST", "CANARY-PLACE", "CANARY-XMP", "CANARY-TRAILER"];
const [WIDTH, HEIGHT] = [40, 24];
const FORMATS = ["jpeg", "png", "webp", "avif"] as const;
type Format = (typeof FORMATS)[number];

/** Pixels that differ everywhere, so that a lost one is noticed. */
const pixels = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => (at * 37 + (at >> 5) * 11) % 256),
);
const plain = () => sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const drawn = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const written = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** A picture as a camera writes it: an author, a place, XMP, rotated, and extra bytes after its end. */
async function fromCamera(format: Format): Promise<Buffer> {
  const file = await plain()
    .withExif({
      IFD0: { Artist: "CANARY-ARTIST" },
      IFD3: { GPSLatitudeRef: "N", GPSMapDatum: "CANARY-PLACE" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARY-XMP</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
  return format === "avif" ? file : Buffer.concat([file, Buffer.from("CANARY-TRAILER")]);
}

let files: Readonly<Record<Format, Buffer>>;
beforeAll(async () => {
  const [jpeg, png, webp, avif] = await Promise.all(FORMATS.map(fromCamera));
  files = { jpeg, png, webp, avif } as Record<Format, Buffer>;
});

function cleaned(format: Format, bytes: Uint8Array = files[format]) {
  const result = cleanPicture(bytes, `image/${format}`);
  return typeof result === "string" ? expect.fail(`${format}: ${result}`) : result;
}

describe.each(FORMATS)("%s", (format) => {
  it("loses author, place, XMP and what follows its end, and not one pixel", async () => {
    expect(
      SECRETS.filter((secret) => written(files[format]).includes(secret)).length,
    ).toBeGreaterThan(1);
    const { bytes, ...facts } = cleaned(format);
    expect(SECRETS.filter((secret) => written(bytes).includes(secret))).toEqual([]);
    expect(facts).toEqual({ width: WIDTH, height: HEIGHT, frames: 1 });
    const left = await sharp(bytes).metadata();
    // In an AVIF nothing may move, so zeros are left.
    expect(left.xmp?.some((byte) => byte !== 0) ?? false).toBe(false);
    const { width, height } = await sharp(files[format]).metadata();
    expect([left.width, left.height]).toEqual([width, height]);
    expect((await drawn(bytes)).equals(await drawn(files[format]))).toBe(true);
  });

  it("becomes the same bytes when it is cleaned again", () => {
    const { bytes } = cleaned(format);
    expect(written(cleaned(format, bytes).bytes)).toBe(written(bytes));
  });

  it("keeps its colour profile", async () => {
    const file = await plain().withIccProfile("p3").toFormat(format).toBuffer();
    expect((await sharp(cleaned(format, file).bytes).metadata()).icc).toBeDefined();
  });

  it("is refused where it breaks off, and never throws, whatever its bytes are", () => {
    const file = files[format];
    expect(cleanPicture(file.subarray(0, 60), `image/${format}`)).toBe("broken");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(file.byteLength - 1), fc.nat(255)), { maxLength: 12 }),
        fc.nat(file.byteLength),
        (changes, length) => {
          const damaged = Uint8Array.from(file);
          for (const [at, value] of changes) damaged[at] = value;
          const result = cleanPicture(damaged.subarray(0, length), `image/${format}`);
          expect(typeof result === "string" || result.width > 0).toBe(true);
        },
      ),
    );
  });
});

it.each(["jpeg", "png", "webp"] as const)("keeps how a %s is turned", async (format) => {
  const { orientation } = await sharp(cleaned(format).bytes).metadata();
  expect(orientation).toBe(6);
});

it("cuts the second picture that phones keep behind the first", async () => {
  const second = await fromCamera("jpeg");
  const first = await plain().jpeg({ progressive: true }).toBuffer();
  const { bytes } = cleaned("jpeg", Buffer.concat([first, second]));
  expect(Buffer.from(bytes).equals(Buffer.from(cleaned("jpeg", first).bytes))).toBe(true);
});

it("counts the frames of an animation, and keeps them", async () => {
  const frames = await Promise.all([1, 2, 3].map((gamma) => plain().gamma(gamma).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(cleaned("webp", moving).frames).toBe(3);
  expect((await sharp(cleaned("webp", moving).bytes, { pages: -1 }).metadata()).pages).toBe(3);
});

it("reads texts of PNG as what they are: none of them stays", async () => {
  const { png } = files;
  const text = Buffer.from("\0\0\0\x0ctEXtA\0CANARY-TXT????", "latin1");
  const file = Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
  expect(written(cleaned("png", file).bytes)).not.toContain("CANARY");
});

it("refuses what would need too much memory to be drawn", () => {
  const head = (width: number, height: number, frames = 0) => {
    const file = Buffer.from(files.png);
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    if (frames === 0) return file;
    const control = Buffer.alloc(20);
    control.writeUInt32BE(8, 0);
    control.write("acTL", 4);
    control.writeUInt32BE(frames, 8);
    return Buffer.concat([file.subarray(0, 33), control, file.subarray(33)]);
  };
  const of = (file: Uint8Array) => cleanPicture(file, "image/png");
  expect(of(head(60_000, 1))).toBe("pixels");
  expect(of(head(16_000, 16_000))).toBe("pixels");
  expect(of(head(4_000, 4_000, 40))).toBe("pixels");
  expect(of(head(10, 10, 10_000))).toBe("pixels");
  expect(of(head(8_000, 6_000))).toMatchObject({ width: 8_000, frames: 1 });
});

it("writes an orientation that others read as it was meant", () => {
  expect(Buffer.from(tiffOf(6)).toString("hex")).toBe(
    "4d4d002a00000008000101120003000000010006000000000000",
  );
});
