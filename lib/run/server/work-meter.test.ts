import { expect, it } from "vitest";
import { createWorkMeter } from "./work-meter.ts";

it("charges a request alone for what the process worked meanwhile, and several for their part", () => {
  let busy = 100;
  const meter = createWorkMeter(() => busy);
  const first = meter.begin();
  busy += 10;
  const second = meter.begin();
  busy += 20;
  expect([first.spent(), second.spent()]).toEqual([20, 10]);
  expect(second.end()).toBe(10);
  busy += 5;
  expect(first.end()).toBe(25);
  busy += 1_000;
  expect(meter.begin().end()).toBe(0);
});
