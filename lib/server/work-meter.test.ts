import { expect, it } from "vitest";
import { createWorkMeter } from "./work-meter.ts";

it("charges a request alone for what the process worked meanwhile, and several for their part", () => {
  let busy = 100;
  const meter = createWorkMeter(() => busy);
  const endFirst = meter.begin();
  busy += 10;
  const endSecond = meter.begin();
  busy += 20;
  expect(endSecond()).toBe(10);
  busy += 5;
  expect(endFirst()).toBe(25);
  busy += 1_000;
  expect(meter.begin()()).toBe(0);
});
