import { randomBytes } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Answer } from "./answer.ts";
import { createPackedAnswer } from "./packed-answer.ts";

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
