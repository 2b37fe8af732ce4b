import { expect, it } from "vitest";
import { calls } from "#lib/api/calls/index.ts";
import { listCalls } from "#lib/api/declare.ts";
import { PLAN, whyNotAsked } from "#lib/doctor/plan.ts";

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
