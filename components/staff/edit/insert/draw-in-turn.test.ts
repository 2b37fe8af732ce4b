// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { drawInTurn } from "./draw-in-turn.ts";

const idle: (() => void)[] = [];
const rest = () => idle.shift()?.();

afterEach(() => vi.unstubAllGlobals());

it("does one piece in each idle moment, in their order", () => {
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  const done: number[] = [];
  for (const piece of [1, 2, 3]) drawInTurn(() => done.push(piece));
  expect(done).toEqual([]);
  rest();
  expect(done).toEqual([1]);
  rest();
  rest();
  expect(done).toEqual([1, 2, 3]);
  drawInTurn(() => done.push(4));
  rest();
  expect(done).toEqual([1, 2, 3, 4]);
  expect(idle).toEqual([]);
});
