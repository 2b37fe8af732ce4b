import { describe, expect, it, vi } from "vitest";
import { PROVEN_AFTER } from "./record-shelf.ts";
import {
  createRecordStore,
  FRESH_FOR,
  LAST_GOOD_FOR,
  type Lookup,
  UNKNOWN_FOR,
} from "./record-store.ts";

function setUp(
  max = 10,
  ages: { freshFor?: number; waitAfter?: number; strangersPerSecond?: number } = {},
) {
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

  it("waits for a look-up that began after the site has changed, and for no second one", async () => {
    const { load, store, pass } = setUp();
    load.mockResolvedValueOnce(found("old")).mockResolvedValueOnce(found("new"));
    await store.get("x");
    pass(1);
    expect(await store.get("x", 1_000_001)).toEqual(found("new"));
    expect(await store.get("x", 1_000_001)).toEqual(found("new"));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("takes no answer of a look-up that began before the change, even where it comes last", async () => {
    const { load, store, pass } = setUp();
    const early = Promise.withResolvers<Lookup<string>>();
    load.mockReturnValueOnce(early.promise).mockResolvedValueOnce(found("new"));
    const before = store.get("x");
    pass(1);
    expect(await store.get("x", 1_000_001)).toEqual(found("new"));
    early.resolve(found("old"));
    await before;
    expect(await store.get("x", 1_000_001)).toEqual(found("new"));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("keeps the record of before a change while the backend is silent, and lets nobody wait twice", async () => {
    const { load, store, pass } = setUp();
    load.mockResolvedValueOnce(found("old")).mockResolvedValueOnce({ kind: "fault" });
    await store.get("x");
    pass(1);
    expect(await store.get("x", 1_000_001)).toEqual(found("old"));
    pass(5_000);
    load.mockReturnValueOnce(new Promise(() => {}));
    expect(await store.get("x", 1_000_001)).toEqual(found("old"));
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("asks again about an unknown name that has changed since", async () => {
    const { load, store, pass } = setUp();
    load.mockResolvedValueOnce({ kind: "unknown" }).mockResolvedValueOnce(found("new"));
    await store.get("x");
    pass(1);
    expect(await store.get("x")).toEqual({ kind: "unknown" });
    expect(await store.get("x", 1_000_001)).toEqual(found("new"));
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
    const { load, store, pass } = setUp();
    load.mockResolvedValueOnce(found("a")).mockResolvedValueOnce({ kind: "unknown" });
    await store.get("x");
    pass(1);
    expect(await store.get("x", 1_000_001)).toEqual({ kind: "unknown" });
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

describe("names that are not held", () => {
  const names = (count: number, prefix = "n") =>
    Array.from({ length: count }, (_, index) => `${prefix}${index}`);

  it("are asked about ten times a second in all", async () => {
    const { load, store, pass } = setUp(500, { strangersPerSecond: 10 });
    load.mockResolvedValue({ kind: "unknown" });
    const answers = await Promise.all(names(50).map((name) => store.get(name)));
    expect(load).toHaveBeenCalledTimes(10);
    expect(answers.slice(10).every(({ kind }) => kind === "unavailable")).toBe(true);
    pass(999);
    expect(await store.get("later")).toEqual({ kind: "unavailable" });
    pass(1);
    expect(await store.get("later")).toEqual({ kind: "unknown" });
    expect(load).toHaveBeenCalledTimes(11);
  });

  it("share one look-up, which counts once", async () => {
    const { load, store } = setUp(500, { strangersPerSecond: 2 });
    load.mockImplementation(async (name) => found(name));
    await Promise.all(names(20, "").map(() => store.get("same")));
    expect(await store.get("other")).toEqual(found("other"));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("wait two seconds after a fault", async () => {
    const { load, store, pass } = setUp(500, { strangersPerSecond: 10 });
    load.mockResolvedValueOnce({ kind: "fault" }).mockResolvedValueOnce(found("x"));
    for (let asked = 0; asked < 5; asked++)
      expect(await store.get("x")).toEqual({ kind: "unavailable" });
    expect(load).toHaveBeenCalledTimes(1);
    pass(2_000);
    expect(await store.get("x")).toEqual(found("x"));
  });

  it("keep no known name from being renewed", async () => {
    const { load, store, pass } = setUp(500, { strangersPerSecond: 1, waitAfter: FRESH_FOR });
    load.mockResolvedValueOnce(found("old"));
    await store.get("known");
    pass(FRESH_FOR);
    load.mockResolvedValueOnce({ kind: "unknown" });
    await store.get("stranger");
    expect(await store.get("another")).toEqual({ kind: "unavailable" });
    load.mockResolvedValueOnce(found("new"));
    expect(await store.get("known")).toEqual(found("new"));
    load.mockResolvedValueOnce(found("newer"));
    pass(1);
    expect(await store.get("known", 1_000_001 + FRESH_FOR)).toEqual(found("newer"));
  });

  it("push out no name that was asked for again, even where each of them is found", async () => {
    const { load, store, pass } = setUp(10);
    load.mockImplementation(async (name) => found(name));
    const real = names(4, "real");
    for (const name of real) await store.get(name);
    pass(PROVEN_AFTER);
    for (const name of real) await store.get(name);
    for (const name of names(100, "wild")) await store.get(name);
    expect(store.size()).toBe(10);
    load.mockClear();
    for (const name of real) await store.get(name);
    expect(load).not.toHaveBeenCalled();
  });

  it("get a place even where all others are proven", async () => {
    const { load, store, pass } = setUp(5);
    load.mockImplementation(async (name) => found(name));
    for (const name of names(5)) await store.get(name);
    pass(PROVEN_AFTER);
    for (const name of names(5)) await store.get(name);
    await store.get("new");
    pass(PROVEN_AFTER);
    await store.get("new");
    load.mockClear();
    await store.get("new");
    expect([load.mock.calls.length, store.size()]).toEqual([0, 5]);
  });
});
