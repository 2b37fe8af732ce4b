import { expect, it } from "vitest";
import { createSlowQueue } from "./slow-queue.ts";

it("does one task after the other, and rests nine times as long as each took, also when one fails", async () => {
  const done: string[] = [];
  let time = 0;
  let last = Promise.withResolvers<void>();
  const queue = createSlowQueue({
    now: () => time,
    rest: async (ms) => {
      done.push(`rest ${ms}`);
      if (done.length === 6) last.resolve();
    },
  });
  const task =
    (name: string, takes: number, fails = false) =>
    async () => {
      await Promise.resolve();
      time += takes;
      done.push(name);
      if (fails) throw new Error(name);
    };
  expect(queue.add(task("first", 10))).toBe(true);
  expect(queue.add(task("second", 20, true))).toBe(true);
  expect(queue.add(task("third", 0))).toBe(true);
  await last.promise;
  expect(done).toEqual(["first", "rest 90", "second", "rest 180", "third", "rest 0"]);
  last = Promise.withResolvers();
  done.length = 4;
  queue.add(task("later", 1));
  await last.promise;
  expect(done.slice(4)).toEqual(["later", "rest 9"]);
});

it("takes no more than it will come to", () => {
  const queue = createSlowQueue();
  const never = () => new Promise(() => {});
  const taken = Array.from({ length: 300 }, () => queue.add(never)).filter(Boolean);
  expect(taken.length).toBeLessThan(300);
});
