import { beforeEach, describe, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { UPLOAD_ACCEPT } from "#lib/shop/media/upload-formats.ts";
import { backend, messageOf, ORIGIN } from "#tests/backends/gateway.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";
import { fc } from "#tests/property.ts";
import { handleUpload } from "./handle-upload.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const HEADS: Readonly<Record<string, Uint8Array>> = {
  png: PNG,
  avif: Buffer.from("\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf", "latin1"),
  pdf: Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj"),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1]),
  webp: Buffer.concat([Buffer.from("RIFF\x1a\0\0\0WEBPVP8L"), Buffer.alloc(20)]),
  doc: Buffer.concat([Buffer.from("D0CF11E0A1B11AE1", "hex"), Buffer.alloc(600)]),
  zip: Buffer.concat([Buffer.from("504B0304140000000000", "hex"), Buffer.alloc(60)]),
  rtf: Buffer.from("{\\rtf1\\ansi hello}"),
  txt: Buffer.from("Dobar dan, šljako!\n"),
  csv: Buffer.from("name;price\nBall;3\n"),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: Buffer.from("<!doctype html><script>alert(1)</script>"),
  xml: Buffer.from('<?xml version="1.0"?><a/>'),
  exe: Buffer.concat([Buffer.from("MZ\x90\0\x03\0\0\0"), Buffer.alloc(100)]),
};
const headOf = (name: string): Uint8Array => HEADS[name] ?? expect.fail(`no bytes of ${name}`);

interface Sending {
  readonly name?: string;
  readonly type?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Uint8Array | ReadableStream<Uint8Array>;
}
function upload({ name = "photo.png", type = "", headers = {}, body = PNG }: Sending = {}) {
  const isStream = body instanceof ReadableStream;
  const init = {
    method: "POST",
    headers: {
      host: "shop.test:3000",
      origin: ORIGIN,
      "sec-fetch-site": "same-origin",
      "x-requested-with": "baseline",
      "content-type": type,
      "x-file-name": encodeURIComponent(name),
      ...(isStream ? {} : { "content-length": String(body.byteLength) }),
      ...headers,
    },
    body: isStream ? body : new Uint8Array(body),
    ...{ duplex: "half" },
  };
  return handleUpload(new Request(`${ORIGIN}/api/upload`, init));
}
const stored = () => data({ driveId: 81, path: "uploads/81.png", mime: "image/png", size: 3 });

beforeEach(resetLimits);
describe("a visitor's file", () => {
  it("goes to the backend as a public upload under a safe name, and the answer names it", async () => {
    const asked = backend(stored);
    const response = await upload({ name: "../My \u202ephoto.PNG", type: "image/png" });
    expect([response.status, await response.json()]).toEqual([
      200,
      { data: { id: 81, name: "My-photo.png" } },
    ]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const [request] = asked;
    expect(new URL(request?.url ?? "").pathname).toBe("/api/v2/media/media/upload");
    const names = ["apikey", "site", "language", "content-length", "accesstoken"];
    const sent = names.map((header) => request?.headers.get(header));
    const whole = await request?.clone().arrayBuffer();
    expect(sent).toEqual(["CANARY-KEY", "7", "hr", String(whole?.byteLength), null]);
    const form = await request?.formData();
    expect(JSON.parse(String(form?.get("customData")))).toEqual({ access: "public" });
    const file = form?.get("file") as File;
    expect([file.name, file.type]).toEqual(["My-photo.png", "image/png"]);
    expect(Buffer.from(await file.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it("carries the captcha that the form asked for", async () => {
    const asked = backend(stored);
    await upload({ headers: { "x-captcha-key": "k", "x-captcha": "solved" } });
    const form = await asked[0]?.formData();
    expect(JSON.parse(String(form?.get("customData")))).toEqual({
      access: "public",
      captchaKey: "k",
      captchaResponse: "solved",
    });
  });

  it("is sent on before all of it has arrived", async () => {
    const later = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    backend(async (request) => {
      const reader = request.body?.getReader();
      await reader?.read();
      begun.resolve();
      while (!(await reader?.read())?.done);
      return stored();
    });
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(Buffer.concat([PNG, Buffer.alloc(70_000)]));
        await later.promise;
        controller.close();
      },
    });
    const answer = upload({ body });
    await begun.promise;
    later.resolve();
    expect((await answer).status).toBe(200);
  });
});

it("keeps a session that was renewed on the way, also where the file is refused", async () => {
  backend(({ url }) =>
    url.endsWith("/refresh")
      ? data({ tokens: { accessToken: tokenFor("new", 600), refreshToken: "new" } })
      : stored(),
  );
  const headers = { cookie: `accessToken=${tokenFor("old", -10)}; refreshToken=old; loggedIn=1` };
  const cookiesOf = (response: Response) => response.headers.getSetCookie().join();
  for (const [name, status] of [
    ["a.pdf", 422],
    ["a.png", 200],
  ] as const) {
    const response = await upload({ name, headers });
    expect([response.status, cookiesOf(response)]).toEqual([
      status,
      expect.stringContaining("refreshToken=new"),
    ]);
  }
});

describe("what is refused", () => {
  it.each([
    ["svg", "image/svg+xml"],
    ["html", "text/html"],
    ["xml", "application/xml"],
    ["js", "text/javascript"],
    ["exe", "application/octet-stream"],
  ])("%s by its name", async (extension, type) => {
    const asked = backend(stored);
    const response = await upload({ name: `a.${extension}`, type });
    expect([response.status, asked.length]).toEqual([422, 0]);
  });

  it("a declared type that is another than the name's", async () => {
    const asked = backend(stored);
    expect((await upload({ name: "a.png", type: "text/html" })).status).toBe(422);
    expect(asked).toHaveLength(0);
  });

  it("a file too long by what it declares, and one that turns out to be", async () => {
    const asked = backend(async (request) => {
      await request.arrayBuffer();
      return stored();
    });
    const declared = await upload({ headers: { "content-length": "10000001" } });
    expect([declared.status, asked.length]).toEqual([413, 0]);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? PNG : Buffer.alloc(1_000_000));
        sent++;
      },
    });
    const endless = await upload({ body });
    expect([endless.status, await messageOf(endless)]).toEqual([
      413,
      "A file must not be longer than 10000000 bytes.",
    ]);
    expect(sent).toBeLessThan(20);
  });

  it("an empty file", async () => {
    backend(stored);
    expect((await upload({ body: Buffer.alloc(0) })).status).toBe(422);
  });

  it.each([
    ["another site's page", { "sec-fetch-site": "cross-site" }, 403],
    ["a form without scripts", { "x-requested-with": "" }, 403],
    ["an unknown host", { host: "elsewhere.test" }, 404],
    ["a language the site has not", { language: "xx" }, 400],
  ])("%s", async (_, headers, status) => {
    const asked = backend(stored);
    expect((await upload({ headers })).status).toBe(status);
    expect(asked).toHaveLength(0);
  });

  it("anything on a site that is closed by a password", async () => {
    const asked = backend(stored, { options: { PasswordProtection: "open sesame" } });
    const response = await upload({ headers: { host: "shop.password.test" } });
    expect([response.status, asked.length]).toEqual([403, 0]);
  });

  it("anything while the site is closed", async () => {
    const asked = backend(stored, { maintenance: true });
    const response = await upload({ headers: { host: "shop.closed.test" } });
    expect([response.status, response.headers.get("retry-after"), asked.length]).toEqual([
      503,
      "60",
      0,
    ]);
  });

  it("the 121st file of ten minutes, and the 7th at the same time", async () => {
    const held = Promise.withResolvers<void>();
    backend(async () => {
      await held.promise;
      return stored();
    });
    const together = Array.from({ length: 7 }, () => upload());
    const seventh = await Promise.race(together);
    expect([seventh.status, seventh.headers.get("retry-after")]).toEqual([429, "5"]);
    held.resolve();
    expect((await Promise.all(together)).filter(({ ok }) => ok)).toHaveLength(6);
    for (let n = 0; n < 113; n++) expect((await upload()).status, String(n)).toBe(200);
    expect((await upload()).status).toBe(429);
  });

  it.each([
    [() => failure(422, "No such type."), 422, "No such type."],
    [() => failure(413, "Too big."), 413, "Too big."],
    [() => failure(500, "SQL secret"), 502, "Something went wrong. Please try again."],
    [() => new Response("<html>secret"), 502, "Something went wrong. Please try again."],
    [() => data({ path: "a" }), 502, "Something went wrong. Please try again."],
    [
      () => Promise.reject(new TypeError("10.0.0.7")),
      503,
      "The shop cannot be reached. Try again.",
    ],
  ])("what the backend refuses: %#", async (stub, status, message) => {
    backend(stub);
    const response = await upload();
    expect([response.status, await messageOf(response)]).toEqual([status, message]);
  });
});

describe("the first bytes", () => {
  const EQUAL: Readonly<Record<string, string>> = { jpeg: "jpg", xls: "doc", ppt: "doc" };
  const ZIPPED = ["docx", "xlsx", "pptx", "odt", "ods", "odp"];
  const formats = UPLOAD_ACCEPT.split(",").map((one) => one.slice(1));
  /** Whether the bytes of one kind are taken under the name of another. */
  const fits = (extension: string, kind: string): boolean => {
    if (ZIPPED.includes(extension)) return kind === "zip";
    if (extension === "txt" || extension === "csv") return kind === "txt" || kind === "csv";
    return (EQUAL[extension] ?? extension) === kind;
  };

  it("decide for every name and every kind of file", async () => {
    backend(stored);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...formats),
        fc.constantFrom(...Object.keys(HEADS)),
        async (extension, kind) => {
          resetLimits();
          const { status } = await upload({ name: `a.${extension}`, body: headOf(kind) });
          expect(status, `${kind} as .${extension}`).toBe(fits(extension, kind) ? 200 : 422);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("know a document by the files inside, and refuse a program that is a zip", async () => {
    backend(stored);
    /** A zip of one file that is not compressed. */
    const zip = (entry: string, content: string) => {
      const header = Buffer.alloc(30);
      header.write("PK\x03\x04", 0, "latin1");
      header.writeUInt32LE(content.length, 18);
      header.writeUInt32LE(content.length, 22);
      header.writeUInt16LE(entry.length, 26);
      return Buffer.concat([header, Buffer.from(entry + content)]);
    };
    const odt = zip("mimetype", "application/vnd.oasis.opendocument.text");
    expect((await upload({ name: "a.odt", body: odt })).status).toBe(200);
    expect((await upload({ name: "a.ods", body: odt })).status).toBe(422);
    const jar = zip("META-INF/MANIFEST.MF", "Manifest-Version: 1.0");
    expect((await upload({ name: "a.zip", body: jar })).status).toBe(422);
  });

  it("of a text may be of any script, but not those of a page", async () => {
    backend(stored);
    const texts: [Uint8Array, number][] = [
      [Buffer.from("\ufeffhello", "utf16le"), 200],
      [Buffer.from([0x8a, 0x61, 0x9a, 0x0a]), 200],
      [Buffer.from("BMW;price\n"), 200],
      [Buffer.from("\ufeff<html>", "utf16le"), 422],
      [Buffer.from("  \n<svg onload=alert(1)>"), 422],
      [Buffer.from("a\0b"), 422],
    ];
    for (const [body, status] of texts)
      expect((await upload({ name: "a.csv", body })).status, String(body)).toBe(status);
  });
});
