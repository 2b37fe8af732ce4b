import { expect, it } from "vitest";
import { PLAN, whyNotAsked } from "#lib/run/doctor/plan.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { listCalls } from "#lib/shop/api/declare.ts";

const planned = new Set(PLAN.map(({ call }) => call));

it("the doctor asks every declared call, or says why it does not", () => {
  const forgotten = listCalls(calls).filter(
    (call) => !planned.has(call) && whyNotAsked(call) === null,
  );
  expect(forgotten.map(({ path }) => path)).toEqual([]);
});

it("the doctor asks nothing that writes, uses something up or needs a person", () => {
  const wrong = [...planned].filter((call) => whyNotAsked(call) !== null);
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(planned.size).toBe(PLAN.length);
});
