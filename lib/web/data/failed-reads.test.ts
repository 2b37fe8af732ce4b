import { beforeEach, describe, expect, it } from "vitest";
import { fail, ok, type Result } from "#lib/shop/api/errors.ts";
import { readOnce, rememberFailedReads } from "./failed-reads.ts";

const timedOut = fail({ kind: "network", status: 0, message: "TimeoutError" });
const missing = fail({ kind: "notFound", status: 404, message: "" });
let asked = 0;

const ask = (key: string, answer: Result<string>) =>
  readOnce(key, async () => {
    asked += 1;
    return answer;
  });
/** The scope in which one request is answered. */
const request = (work: () => Promise<void>) => rememberFailedReads(work);

beforeEach(() => {
  asked = 0;
});

describe("a read that failed", () => {
  it("is not repeated by the error page of the same request", async () => {
    await request(async () => {
      await ask("a", timedOut);
      expect(await ask("a", ok("there"))).toBe(timedOut);
    });
    expect(asked).toBe(1);
  });

  it("does not affect other reads or other requests", async () => {
    await request(async () => {
      await ask("a", timedOut);
      expect(await ask("b", ok("there"))).toEqual(ok("there"));
    });
    await request(async () => {
      expect(await ask("a", ok("there"))).toEqual(ok("there"));
    });
  });

  it("is repeated outside a request", async () => {
    await ask("a", timedOut);
    expect(await ask("a", ok("there"))).toEqual(ok("there"));
  });
});

it("does not remember a not-found answer", async () => {
  await request(async () => {
    await ask("a", missing);
    await ask("a", missing);
  });
  expect(asked).toBe(2);
});
