import { describe, expect, it, vi } from "vitest";
import {
  createRecordStore,
  FRESH_FOR,
  LAST_GOOD_FOR,
  type Lookup,
  UNKNOWN_FOR,
} from "./record-store.ts";

function setUp(max = 10, ages: { freshFor?: number; waitAfter?: number } = {}) {
  let time = 1_000_000;
  const load = vi.fn<(name: string) => Promise<Lookup<string>>>();
  const store = createRecordStore({ load, max, now: () => time, ...ages });
  const pass = (ms: number) => {
    time += ms;
  };
  return { load, store, pass };
}
const found = (record: string): Lookup<string> => ({ kind: "found", record });

describe("createRecordStore", () => {
  it("sends one request for many simultaneous reads", async () => {
    const { load, store } = setUp();
    load.mockResolvedValue(found("a"));
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.get("x")));
    expect(answers.every((answer) => answer.kind === "found")).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("returns a stale record at once and renews it in the background", async () => {
    const { load, store, pass } = setUp();
    load.mockResolvedValueOnce(found("old")).mockResolvedValueOnce(found("new"));
    await store.get("x");
    pass(FRESH_FOR);
    expect(await store.get("x")).toEqual(found("old"));
    await vi.waitFor(async () => expect(await store.get("x")).toEqual(found("new")));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("waits for the renewal of a record that is too old, one for all, and renews younger ones behind", async () => {
    const { load, store, pass } = setUp(10, { freshFor: 5, waitAfter: 8 });
    load.mockResolvedValueOnce(found("1"));
    await store.get("x");
    pass(4);
    expect([await store.get("x"), load.mock.calls.length]).toEqual([found("1"), 1]);
    pass(4);
    load.mockResolvedValueOnce(found("2"));
    expect(await Promise.all([store.get("x"), store.get("x")])).toEqual([found("2"), found("2")]);
    expect(load).toHaveBeenCalledTimes(2);
    pass(5);
    load.mockResolvedValueOnce(found("3"));
    expect(await store.get("x")).toEqual(found("2"));
    await vi.waitFor(async () => expect(await store.get("x")).toEqual(found("3")));
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("uses a record that is too old while nobody answers, and does not ask every time", async () => {
    const { load, store, pass } = setUp(10, { freshFor: 5, waitAfter: 8 });
    load.mockResolvedValueOnce(found("1")).mockResolvedValue({ kind: "fault" });
    await store.get("x");
    pass(60_000);
    for (let reads = 0; reads < 5; reads++) expect(await store.get("x")).toEqual(found("1"));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("lets nobody wait a second time for a backend that does not answer", async () => {
    const { load, store, pass } = setUp(10, { freshFor: 5, waitAfter: 8 });
    load.mockResolvedValueOnce(found("1")).mockResolvedValueOnce({ kind: "fault" });
    await store.get("x");
    pass(60_000);
    await store.get("x");
    pass(60_000);
    const { promise, resolve } = Promise.withResolvers<Lookup<string>>();
    load.mockReturnValueOnce(promise);
    expect(await store.get("x")).toEqual(found("1"));
    expect(load).toHaveBeenCalledTimes(3);
    resolve(found("2"));
    await vi.waitFor(async () => expect(await store.get("x")).toEqual(found("2")));
  });

  it("keeps the last good record for a day without answers, and not longer", async () => {
    const { load, store, pass } = setUp();
    load.mockResolvedValueOnce(found("good")).mockResolvedValue({ kind: "fault" });
    await store.get("x");
    pass(LAST_GOOD_FOR - 1);
    expect(await store.get("x")).toEqual(found("good"));
    pass(1);
    expect(await store.get("x")).toEqual({ kind: "unavailable" });
  });

  it("does not ask an unreachable backend on every request", async () => {
    const { load, store, pass } = setUp();
    load.mockResolvedValueOnce(found("good")).mockRejectedValue(new Error("down"));
    await store.get("x");
    pass(FRESH_FOR);
    await store.get("x");
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    for (let i = 0; i < 5; i++) await store.get("x");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("remembers unknown names for 30 s", async () => {
    const { load, store, pass } = setUp();
    load.mockResolvedValueOnce({ kind: "unknown" }).mockResolvedValueOnce(found("now there"));
    expect(await store.get("x")).toEqual({ kind: "unknown" });
    pass(UNKNOWN_FOR - 1);
    expect(await store.get("x")).toEqual({ kind: "unknown" });
    expect(load).toHaveBeenCalledTimes(1);
    pass(1);
    expect(await store.get("x")).toEqual(found("now there"));
  });

  it("answers unavailable for unknown records while the backend is unreachable, and recovers on the next request", async () => {
    const { load, store } = setUp();
    load.mockResolvedValueOnce({ kind: "fault" }).mockResolvedValueOnce(found("a"));
    expect(await store.get("x")).toEqual({ kind: "unavailable" });
    expect(await store.get("x")).toEqual(found("a"));
  });

  it("drops a record that is gone", async () => {
    const { load, store } = setUp();
    load.mockResolvedValueOnce(found("a")).mockResolvedValueOnce({ kind: "unknown" });
    await store.get("x");
    expect(await store.refresh("x")).toEqual({ kind: "unknown" });
    expect(store.size()).toBe(0);
  });

  it("is limited, and made-up names do not evict real ones", async () => {
    const { load, store } = setUp(3);
    load.mockImplementation(async (name) =>
      name.startsWith("real") ? found(name) : { kind: "unknown" },
    );
    await store.get("real");
    for (let i = 0; i < 50; i++) await store.get(`random${i}`);
    load.mockClear();
    await store.get("real");
    expect(load).not.toHaveBeenCalled();
    for (let i = 0; i < 50; i++) await store.get(`real${i}`);
    expect(store.size()).toBe(3);
  });
});
