import { describe, expect, it } from "vitest";
import { joinLines } from "#lib/base/utils/one-line.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { parsePaymentForm } from "#lib/gateway/form/parse-payment-form.ts";
import { namesInternalTree } from "#lib/run/middleware/internal-path-guard.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { readAnswer } from "#lib/shop/api/http/answer.ts";
import { ancestorsAmong, ancestorsOf } from "#lib/shop/domain/content/term-tree.ts";
import { canonicalPicture } from "#lib/shop/media/canonical-picture.ts";
import { cleanPicture } from "#lib/shop/media/cleaning/clean-picture.ts";
import { resolveHref } from "#lib/web/i18n/link.ts";
import { leaveOutStillParts } from "#lib/web/next/flight/still-parts.ts";
import { coverageOf } from "#lib/web/seo/card/font-coverage.ts";
import { shorten } from "#lib/web/seo/metadata.ts";
import { fc } from "#tests/property.ts";
import { plainText } from "./plain-text.ts";
import { sanitize, sanitizePhrase } from "./sanitize.ts";
import { withoutHandlers } from "./without-handlers.ts";

/** Milliseconds of the fastest of three tries, so that a busy machine counts for little. */
function timeOf(work: () => unknown): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const begin = performance.now();
    work();
    fastest = Math.min(fastest, performance.now() - begin);
  }
  return fastest;
}

/** Readers of texts from outside, which take any length. */
const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ["the sanitiser", sanitize],
  ["the sanitiser of phrases", sanitizePhrase],
  ["plain text", plainText],
  ["lines", joinLines],
  ["event handlers", withoutHandlers],
  ["descriptions", shorten],
  ["links", (text) => resolveHref(text)],
  ["addresses of pictures", canonicalPicture],
  ["internal paths", namesInternalTree],
  ["JSON", parseJson],
];

const pieces = fc.array(
  fc.constantFrom(
    ..."< > <a <p> </p> \" ' = / . : ? # % %2e - [ { & &amp; <!-- href= https://a <table>".split(
      " ",
    ),
    " ",
    "\n",
    "a",
    "č",
  ),
  { minLength: 1, maxLength: 4 },
);

describe("time grows with the length", () => {
  it.each(READERS)(
    "of what %s reads: four times the text takes less than twelve times as long",
    (_, read) => {
      fc.assert(
        fc.property(pieces, (repeated) => {
          const text = (length: number) => repeated.join("").repeat(length).slice(0, length);
          read(text(1_000));
          const short = timeOf(() => read(text(5_000)));
          // Below 5 ms the clock is not precise enough.
          expect(timeOf(() => read(text(20_000)))).toBeLessThan(12 * Math.max(short, 5));
        }),
        { numRuns: 12 },
      );
    },
    60_000,
  );
});

describe("nested contents", () => {
  const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
  it("count as no JSON below a hundred levels", () => {
    expect([parseJson(nested(100)), parseJson(nested(101))]).toEqual([
      expect.anything(),
      undefined,
    ]);
    expect(parseJson(nested(20_000))).toBeUndefined();
  });

  it("are an answer that cannot be read, also in a tree that may nest", () => {
    const tree = `{"id":1,"children":[`.repeat(20_000) + "]}".repeat(20_000);
    const answer = readAnswer(calls.product.web.category.get, 200, `{"data":${tree}}`);
    expect(answer).toMatchObject({ ok: false, error: { kind: "invalidAnswer" } });
  });
});

describe("the terms above a term", () => {
  const chain = (length: number) =>
    Array.from({ length }, (_, id) => ({ id, parentId: id === 0 ? null : id - 1 }));

  it("end in a circle, and after fifty levels", () => {
    const circle = chain(4).map((term) => (term.id === 0 ? { ...term, parentId: 3 } : term));
    expect(ancestorsOf({ id: 9, parentId: 3 }, circle)).toHaveLength(4);
    expect(ancestorsOf({ id: 20_000, parentId: 19_999 }, chain(20_000))).toHaveLength(50);
  });

  it("are found for every term of a list in one pass", () => {
    const terms = chain(2_000);
    let reads = 0;
    const counted = new Proxy(terms, {
      get: (list, name) => {
        reads += 1;
        return Reflect.get(list, name);
      },
    });
    const above = ancestorsAmong(counted);
    for (const term of terms) above(term);
    expect(reads).toBeLessThan(3 * terms.length);
  });
});

describe("a page's flight data", () => {
  const page = (rows: string) =>
    `<html><body><script>self.__next_f.push([1,${JSON.stringify(rows)}])</script></body></html>`;
  const still = '1:I[5,["/chunk.js"],"Still",1]\n';

  it("stay as they are where rows name each other in a circle", () => {
    const html = page(`${still}2:"$3"\n3:"$2"\n0:["$","$2",null,{"children":"$3"}]\n`);
    expect(leaveOutStillParts(html)).toBe(html);
  });

  it("stay as they are where they have too many different parts", () => {
    const parts = Array.from({ length: 2_001 }, (_, n) => [
      "$",
      "p",
      null,
      { children: `${n} ${"x".repeat(160)}` },
    ]);
    const body = parts.map(([, , , props]) => `<p>${(props as { children: string }).children}</p>`);
    const html = page(`${still}0:${JSON.stringify(parts)}\n`).replace(
      "<body>",
      `<body>${body.join("")}`,
    );
    expect(leaveOutStillParts(html)).toBe(html);
    const fewer = page(`${still}0:${JSON.stringify(parts.slice(1_990))}\n`).replace(
      "<body>",
      `<body>${body.join("")}`,
    );
    expect(leaveOutStillParts(fewer)).not.toBe(fewer);
  });
});

/** Numbers as bytes, the highest first: `[value, size]`. */
const bytesOf = (...numbers: readonly (readonly [number, number])[]): Buffer =>
  Buffer.concat(
    numbers.map(([value, size]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntBE(value, 0, size);
      return bytes;
    }),
  );

describe("pictures", () => {
  const box = (name: string, ...parts: Buffer[]): Buffer => {
    const body = Buffer.concat(parts);
    return Buffer.concat([bytesOf([8 + body.length, 4]), Buffer.from(name), body]);
  };
  const flags = Buffer.alloc(4);
  /** An AVIF with a hidden item whose data are in so many places, each of no size. */
  const avif = (items: number, places: number): Buffer =>
    Buffer.concat([
      box("ftyp", Buffer.from("avif")),
      box(
        "meta",
        flags,
        box(
          "iinf",
          flags,
          bytesOf([1, 2]),
          box("infe", bytesOf([2, 1], [0, 3], [1, 2], [0, 2]), Buffer.from("Exif")),
        ),
        box(
          "iloc",
          flags,
          bytesOf([0, 2], [items, 2]),
          ...Array.from({ length: items }, () => bytesOf([1, 2], [0, 2], [places, 2])),
        ),
        box("iprp", box("ipco", box("ispe", flags, bytesOf([4, 4], [4, 4])))),
      ),
    ]);

  it("whose parts claim more places than their file has room for are broken", () => {
    expect(cleanPicture(avif(1, 1), "image/avif")).toMatchObject({ width: 4 });
    expect(cleanPicture(avif(2_000, 65_535), "image/avif")).toBe("broken");
  });

  it("whose parts share a place are emptied once", () => {
    let filled = 0;
    const bytes = Uint8Array.from(avif(1_000, 60));
    const counted = Object.assign(bytes, {
      slice: () =>
        Object.assign(Uint8Array.from(bytes), {
          fill(this: Uint8Array, value: number, from: number, to: number) {
            filled += Math.max(0, to - from);
            return Uint8Array.prototype.fill.call(this, value, from, to);
          },
        }),
    });
    cleanPicture(counted, "image/avif");
    expect(filled).toBeLessThanOrEqual(bytes.byteLength);
  });

  /** A PNG, JPEG and WebP of 4 × 4 pixels, with so many pieces more. */
  const FILES: Readonly<Record<string, (pieces: number) => Buffer>> = {
    "image/png": (pieces) => {
      const chunk = (name: string, data: Buffer) =>
        Buffer.concat([bytesOf([data.length, 4]), Buffer.from(name), data, flags]);
      const head = chunk("IHDR", bytesOf([4, 4], [4, 4]));
      const more = Array<Buffer>(pieces).fill(chunk("tRNS", Buffer.alloc(0)));
      const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
      return Buffer.concat([signature, head, ...more, chunk("IEND", Buffer.alloc(0))]);
    },
    "image/jpeg": (pieces) =>
      Buffer.from(`ffd8ffc000080800040004${"00"}${"ffd0".repeat(pieces)}ffd9`, "hex"),
    "image/webp": (pieces) => {
      const chunk = (name: string, data: Buffer) => {
        const length = Buffer.alloc(4);
        length.writeUInt32LE(data.length);
        return Buffer.concat([Buffer.from(name), length, data]);
      };
      const head = chunk("VP8X", Buffer.from([0, 0, 0, 0, 3, 0, 0, 3, 0, 0]));
      const more = Array<Buffer>(pieces).fill(chunk("ALPH", Buffer.alloc(0)));
      return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), head, ...more]));
    },
  };

  it.each(
    Object.entries(FILES),
  )("of more pieces than any program writes are broken (%s)", (mime, file) => {
    expect(cleanPicture(file(100), mime)).toMatchObject({ width: 4, height: 4 });
    expect(cleanPicture(file(70_000), mime)).toBe("broken");
  });
});

it("a payment form among many is looked for in one pass", () => {
  const forms = (count: number) =>
    Array.from({ length: count }, (_, n) => `<form id=${n}></form><input form=${n}>`).join("");
  const few = timeOf(() => parsePaymentForm(forms(250), []));
  expect(timeOf(() => parsePaymentForm(forms(2_500), []))).toBeLessThan(40 * Math.max(few, 5));
});

describe("fonts", () => {
  /** A WOFF with a `cmap` of so many equal groups. */
  function font(groups: number): Buffer {
    const group = bytesOf([32, 4], [0xffff, 4], [1, 4]);
    const cmap = Buffer.concat([
      bytesOf(
        [0, 2],
        [1, 2],
        [3, 2],
        [10, 2],
        [12, 4],
        [12, 2],
        [0, 2],
        [0, 4],
        [0, 4],
        [groups, 4],
      ),
      ...Array<Buffer>(groups).fill(group),
    ]);
    const head = Buffer.alloc(44);
    head.write("wOFF");
    head.writeUInt16BE(1, 12);
    return Buffer.concat([
      head,
      Buffer.from("cmap"),
      bytesOf([64, 4], [cmap.length, 4], [cmap.length, 4], [0, 4]),
      cmap,
    ]);
  }

  it("list every character once: groups that do not rise end the list", () => {
    expect(coverageOf(font(1)).size).toBe(0xffff - 31);
    const one = timeOf(() => coverageOf(font(1)));
    expect(timeOf(() => coverageOf(font(2_000)))).toBeLessThan(50 * Math.max(one, 2));
  });
});
