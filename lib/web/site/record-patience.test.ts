import { expect, it, onTestFinished, vi } from "vitest";
import { createRecordStore, FRESH_FOR, type Lookup } from "./record-store.ts";

/** @param patience milliseconds that a reader waits */
function setUp(patience: number) {
  let time = 1_000_000;
  const load = vi.fn<(name: string) => Promise<Lookup<string>>>();
  const store = createRecordStore({
    load,
    max: 10,
    now: () => time,
    waitAfter: FRESH_FOR,
    patience,
  });
  const pass = (ms: number) => {
    time += ms;
  };
  return { load, store, pass };
}
const found = (record: string): Lookup<string> => ({ kind: "found", record });

it("gives readers up who wait for a slow backend, and hears it all the same", async () => {
  const { load, store, pass } = setUp(1);
  const first = Promise.withResolvers<Lookup<string>>();
  load.mockReturnValueOnce(first.promise);
  expect(await store.get("x")).toEqual({ kind: "unavailable" });
  expect(await store.get("x")).toEqual({ kind: "unavailable" });
  first.resolve(found("old"));
  await vi.waitFor(async () => expect(await store.get("x")).toEqual(found("old")));
  expect(load).toHaveBeenCalledTimes(1);

  pass(FRESH_FOR);
  const second = Promise.withResolvers<Lookup<string>>();
  load.mockReturnValueOnce(second.promise);
  expect(await store.get("x")).toEqual(found("old"));
  second.resolve(found("new"));
  await vi.waitFor(async () => expect(await store.get("x")).toEqual(found("new")));
  expect(load).toHaveBeenCalledTimes(2);
});

it("lets one reader at most wait for a slow backend where a record is held", async () => {
  const { load, store, pass } = setUp(20);
  load.mockResolvedValueOnce(found("old"));
  await store.get("x");
  pass(FRESH_FOR);
  load.mockReturnValue(new Promise(() => {}));
  expect(await store.get("x")).toEqual(found("old"));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  // No time passes for it.
  expect(await store.get("x")).toEqual(found("old"));
  expect(load).toHaveBeenCalledTimes(2);
});
