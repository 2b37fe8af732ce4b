import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueue, QueueFull } from "./bounded-queue.ts";

/** A task that ends when it is told to, and the order in which such tasks have begun. */
function createTasks() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const task = (name: string) => () => {
    begun.push(name);
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return end.promise;
  };
  const settle = async (name: string, error?: Error) => {
    if (error) ends.get(name)?.reject(error);
    else ends.get(name)?.resolve(name);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, task, settle };
}

describe("a bounded queue", () => {
  it("runs a few tasks at the same time, and the others in their order", async () => {
    const { begun, task, settle } = createTasks();
    const queue = createQueue({ running: 2 });
    const results = ["a", "b", "c", "d"].map((name) => queue.run(task(name)));
    await settle("");
    expect(begun).toEqual(["a", "b"]);
    await settle("b");
    expect(begun).toEqual(["a", "b", "c"]);
    for (const name of ["a", "c", "d"]) await settle(name);
    expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
    expect(queue.isIdle()).toBe(true);
  });

  it("refuses a task at once where too many wait", async () => {
    const { begun, task, settle } = createTasks();
    const queue = createQueue({ running: 1, waiting: 1 });
    const first = queue.run(task("a"));
    expect(queue.isFull()).toBe(false);
    const second = queue.run(task("b"));
    expect(queue.isFull()).toBe(true);
    await expect(queue.run(task("c"))).rejects.toThrow(QueueFull);
    await settle("a");
    await settle("b");
    await Promise.all([first, second]);
    expect(begun).toEqual(["a", "b"]);
  });

  it("passes its place on after a failure", async () => {
    const { task, settle } = createTasks();
    const queue = createQueue({ running: 1 });
    const failed = expect(queue.run(task("a"))).rejects.toThrow("ours");
    const next = queue.run(task("b"));
    await settle("");
    await settle("a", new Error("ours"));
    await failed;
    await settle("b");
    expect(await next).toBe("b");
    const thrown = queue.run(() => {
      throw new Error("at once");
    });
    await expect(thrown).rejects.toThrow("at once");
    expect(queue.isIdle()).toBe(true);
  });

  it("may let nothing wait", async () => {
    const { task, settle } = createTasks();
    const queue = createQueue({ running: 1, waiting: 0 });
    const running = queue.run(task("a"));
    await expect(queue.run(task("b"))).rejects.toThrow(QueueFull);
    await settle("a");
    expect(await running).toBe("a");
    expect(queue.isFull()).toBe(false);
  });
});

describe("patience", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("ends a wait, and keeps the place for the next one", async () => {
    const queue = createQueue({ running: 1, patience: 50 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = queue.run(() => promise);
    const late = expect(queue.run(() => "late")).rejects.toThrow(QueueFull);
    await vi.advanceTimersByTimeAsync(40);
    const next = queue.run(() => "next");
    await vi.advanceTimersByTimeAsync(10);
    await late;
    resolve("first");
    expect([await first, await next]).toEqual(["first", "next"]);
    await vi.advanceTimersByTimeAsync(50);
    expect(vi.getTimerCount()).toBe(0);
  });
});
