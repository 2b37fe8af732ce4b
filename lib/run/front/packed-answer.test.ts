import { randomBytes } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createPackedAnswer } from "./packed-answer.ts";
import type { Answer } from "./rendered-answer.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

const answer = (body: Buffer, type = "text/html"): Answer => ({
  status: 200,
  headers: { "content-type": type },
  body,
  tags: [],
  page: null,
});

/** A body that gets only a little smaller. */
const text = (length: number): Buffer =>
  Buffer.from(randomBytes(length).toString("base64").slice(0, length));

describe("a packed answer", () => {
  it("lets go of the plain body once that is compressed", async () => {
    const make = (): readonly [ReturnType<typeof createPackedAnswer>, WeakRef<Buffer>] => {
      const body = text(1_000_000);
      return [createPackedAnswer(answer(body)), new WeakRef(body)];
    };
    const [packed, plain] = make();
    await packed.packed;
    await turn();
    collect();
    expect(plain.deref()).toBeUndefined();
    expect(gunzipSync(await packed.body("gzip"))).toHaveLength(1_000_000);
    expect(await packed.body("identity")).toHaveLength(1_000_000);
  });

  it("has a strong ETag for each form of its bytes, and knows all of them", async () => {
    const tagged = answer(text(20_000));
    const packed = createPackedAnswer({ ...tagged, headers: { ...tagged.headers, etag: '"a1"' } });
    await packed.packed;
    const loose = packed.etagOf("br");
    await packed.tighten();
    const all = [loose, ...(["br", "gzip", "identity"] as const).map(packed.etagOf)];
    expect(all[3]).toBe('"a1"');
    expect(new Set(all).size).toBe(packed.isTightened ? 4 : 3);
    for (const etag of all) expect([etag, packed.isEtag(etag)]).toEqual([etag, true]);
    expect(packed.isEtag(`W/${loose}`)).toBe(true);
    for (const other of ['"a2"', '"a1-zstd"', '"a1', "a1", '"a1-br-gzip"', ""])
      expect([other, packed.isEtag(other)]).toEqual([other, false]);
  });

  it("has one weak ETag for all forms, and takes one that looks like that of a form for itself", () => {
    const made = createPackedAnswer(answer(text(20)));
    expect(new Set((["br", "gzip", "identity"] as const).map(made.etagOf)).size).toBe(1);
    const odd = { ...answer(text(20)), headers: { etag: '"b-gzip"' } };
    expect(createPackedAnswer(odd).isEtag('"b-gzip"')).toBe(true);
  });

  it.each([
    ["a redirect", 20, "text/html"],
    ["a short page", 3_000, "text/html"],
    ["a page", 20_000, "text/html"],
    ["a file that is compressed already", 9_000, "font/woff2"],
  ])("keeps alive no more memory than it counts: %s", async (_, length, type) => {
    // As bodies are read: a piece of the memory that Node shares among small ones.
    const packed = createPackedAnswer(answer(Buffer.concat([text(length)]), type));
    await packed.packed;
    const blocks = new Set([...packed.forms.values()].map(({ buffer }) => buffer));
    const alive = [...blocks].reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(alive).toBeLessThanOrEqual(packed.bytes);
  });
});
