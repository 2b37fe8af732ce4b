import { expect, test } from "vitest";
import { rowsOf } from "./rates.ts";

test("each row is compared to the bare server and to Next's own handler of the same page", () => {
  const load = (rate: number) => ({ rate, cpu: null, p99: 1 });
  const rows = rowsOf("home", {
    bare: load(50_000),
    hit: load(40_000),
    "Next's handler": load(1_000),
  });
  expect(rows.map(({ kind, toBare, toNext }) => [kind, toBare, toNext])).toEqual([
    ["bare", 1, 50],
    ["hit", 0.8, 40],
    ["Next's handler", 0.02, 1],
  ]);
  const [, hit] = rowsOf("theirs", { bare: load(100), hit: load(50) });
  expect([hit?.toBare, hit?.toNext]).toEqual([0.5, Number.NaN]);
});
