import { describe, expect, it, vi } from "vitest";
import { createRecordStore, FRESH, LAST_GOOD, type Lookup, NEGATIVE } from "./record-store.ts";

function setUp(max = 10) {
  let time = 1_000_000;
  const load = vi.fn<(name: string) => Promise<Lookup<string>>>();
  const store = createRecordStore({ load, max, now: () => time });
  const pass = (ms: number) => {
    time += ms;
  };
  return { load, store, pass };
}
const found = (record: string): Lookup<string> => ({ kind: "found", record });

describe("createRecordStore", () => {
  it("asks once for many at the same time", async () => {
    const { load, store } = setUp();
    load.mockResolvedValue(found("a"));
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.get("x")));
    expect(answers.every((answer) => answer.kind === "found")).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("gives an older record at once and renews it behind", async () => {
    const { load, store, pass } = setUp();
    load.mockResolvedValueOnce(found("old")).mockResolvedValueOnce(found("new"));
    await store.get("x");
    pass(FRESH);
    expect(await store.get("x")).toEqual(found("old"));
    await vi.waitFor(async () => expect(await store.get("x")).toEqual(found("new")));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("keeps the last good record through silence for a day, and not longer", async () => {
    const { load, store, pass } = setUp();
    load.mockResolvedValueOnce(found("good")).mockResolvedValue({ kind: "fault" });
    await store.get("x");
    pass(LAST_GOOD - 1);
    expect(await store.get("x")).toEqual(found("good"));
    pass(1);
    expect(await store.get("x")).toEqual({ kind: "unavailable" });
  });

  it("does not ask a silent backend at every request", async () => {
    const { load, store, pass } = setUp();
    load.mockResolvedValueOnce(found("good")).mockRejectedValue(new Error("down"));
    await store.get("x");
    pass(FRESH);
    await store.get("x");
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    for (let i = 0; i < 5; i++) await store.get("x");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("remembers unknown names for 30 s", async () => {
    const { load, store, pass } = setUp();
    load.mockResolvedValueOnce({ kind: "unknown" }).mockResolvedValueOnce(found("now there"));
    expect(await store.get("x")).toEqual({ kind: "unknown" });
    pass(NEGATIVE - 1);
    expect(await store.get("x")).toEqual({ kind: "unknown" });
    expect(load).toHaveBeenCalledTimes(1);
    pass(1);
    expect(await store.get("x")).toEqual(found("now there"));
  });

  it("says unavailable of what it never knew while the backend is silent, and recovers at the next request", async () => {
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

  it("is bounded, and made-up names do not push real ones out", async () => {
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
