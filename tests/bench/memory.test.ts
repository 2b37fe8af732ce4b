import { expect, test } from "vitest";
import { randomAddress, watchCourses } from "./memory.ts";
import { usageOf } from "./usage.ts";

test("no address comes twice, and known pages come with parameters", () => {
  const known = ["/", "/shop?limit=24"];
  const all = Array.from({ length: 20_000 }, (_, n) => randomAddress(n, known));
  expect(new Set(all).size).toBe(all.length);
  const startsWith = (start: string) => all.filter((one) => one.startsWith(start)).length;
  expect(startsWith("/?")).toBeGreaterThan(0);
  expect(startsWith("/shop?limit=24&")).toBeGreaterThan(1_000);
  expect(startsWith("/search?search=")).toBe(500);
  expect(all.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, n) => randomAddress(n, known)));
});

test("the memory of each process is kept at the start, after each quarter and at most", () => {
  let memory = [100, 300, 200];
  const courses = watchCourses(() => memory.map((one, pid) => ({ pid, cpu: 0, memory: one })));
  for (const [done, next] of [
    [0.1, 900],
    [0.3, 310],
    [0.55, 320],
    [1, 305],
  ] as const) {
    memory = [100, next, 200];
    courses.look(done);
  }
  expect(courses.all()).toEqual([
    { process: "front", start: 100, quarters: [100, 100, 100, 100], most: 100 },
    { process: "render-0", start: 300, quarters: [310, 320, 305, 305], most: 900 },
    { process: "calls", start: 200, quarters: [200, 200, 200, 200], most: 200 },
  ]);
});

test.runIf(process.platform === "linux")("a process is known with what it uses", () => {
  const [own] = usageOf(process.pid);
  expect(own?.memory).toBeGreaterThan(20);
  expect(own?.cpu).toBeGreaterThan(0);
  expect(usageOf(undefined)).toEqual([]);
});
