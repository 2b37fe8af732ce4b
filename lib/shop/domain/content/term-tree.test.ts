import { expect, it } from "vitest";
import { ancestorsOf, childrenOf } from "./term-tree.ts";

const term = (id: number, parentId: number | null) => ({ id, parentId });
const tree = [term(1, null), term(2, 1), term(3, 2), term(4, 1), term(5, 99)];
const ids = (terms: readonly { id: number }[]) => terms.map(({ id }) => id);

it("returns the path to a term from the top", () => {
  expect(ids(ancestorsOf(term(3, 2), tree))).toEqual([1, 2]);
  expect(ancestorsOf(term(1, null), tree)).toEqual([]);
  expect(ancestorsOf(term(5, 99), tree)).toEqual([]);
});

it("terminates for a circular tree", () => {
  const ring = [term(1, 2), term(2, 1), term(3, 1)];
  expect(ids(ancestorsOf(term(3, 1), ring))).toEqual([2, 1]);
  expect(ids(ancestorsOf(term(1, 2), ring))).toEqual([2]);
  expect(ancestorsOf(term(7, 7), [term(7, 7)])).toEqual([]);
});

it("finds the children of a term, and the topmost terms", () => {
  expect(ids(childrenOf(term(1, null), tree))).toEqual([2, 4]);
  expect(ids(childrenOf(null, tree))).toEqual([1, 5]);
  expect(childrenOf(term(7, 7), [term(7, 7)])).toEqual([]);
});
