import { beforeEach, describe, expect, it } from "vitest";
import { fail, ok, type Result } from "@/lib/api/errors";
import { withEcho } from "./echo";

const silence = fail({ kind: "network", status: 0, message: "TimeoutError" });
let clock = 0;
let asked = 0;

/** A read that takes so many milliseconds. */
const ask = (key: string, takes: number, answer: Result<string> = silence) =>
  withEcho(
    key,
    async () => {
      asked += 1;
      clock += takes;
      return answer;
    },
    () => clock,
  );

beforeEach(() => {
  clock += 60_000;
  asked = 0;
});

describe("a read that failed slowly", () => {
  it("is not waited for again by the error page that follows at once", async () => {
    await ask("a", 5_000);
    expect(await ask("a", 5_000)).toBe(silence);
    expect(asked).toBe(1);
  });

  it("is asked again by the next visitor, after the echo and without one", async () => {
    await ask("a", 5_000);
    await ask("a", 5_000);
    expect(await ask("a", 10, ok("there"))).toEqual(ok("there"));
    await ask("a", 5_000);
    clock += 151;
    expect(await ask("a", 10, ok("there"))).toEqual(ok("there"));
  });

  it("says nothing about another read", async () => {
    await ask("a", 5_000);
    expect(await ask("b", 10, ok("there"))).toEqual(ok("there"));
  });
});

it("lets a quick failure be asked again at once", async () => {
  await ask("a", 20);
  expect(await ask("a", 20, ok("there"))).toEqual(ok("there"));
});
