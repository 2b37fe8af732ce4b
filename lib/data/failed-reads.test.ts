import { beforeEach, describe, expect, it } from "vitest";
import { fail, ok, type Result } from "#lib/api/errors.ts";
import { readOnce, rememberFailedReads } from "./failed-reads.ts";

const silence = fail({ kind: "network", status: 0, message: "TimeoutError" });
const missing = fail({ kind: "notFound", status: 404, message: "" });
let asked = 0;

const ask = (key: string, answer: Result<string>) =>
  readOnce(key, async () => {
    asked += 1;
    return answer;
  });
/** What happens while one request is answered. */
const request = (work: () => Promise<void>) => rememberFailedReads(work);

beforeEach(() => {
  asked = 0;
});

describe("a read that failed", () => {
  it("is not waited for again by the error page of the same request", async () => {
    await request(async () => {
      await ask("a", silence);
      expect(await ask("a", ok("there"))).toBe(silence);
    });
    expect(asked).toBe(1);
  });

  it("says nothing about another read or another request", async () => {
    await request(async () => {
      await ask("a", silence);
      expect(await ask("b", ok("there"))).toEqual(ok("there"));
    });
    await request(async () => {
      expect(await ask("a", ok("there"))).toEqual(ok("there"));
    });
  });

  it("is asked again where no request is being answered", async () => {
    await ask("a", silence);
    expect(await ask("a", ok("there"))).toEqual(ok("there"));
  });
});

it("does not keep that a thing is not there", async () => {
  await request(async () => {
    await ask("a", missing);
    await ask("a", missing);
  });
  expect(asked).toBe(2);
});
