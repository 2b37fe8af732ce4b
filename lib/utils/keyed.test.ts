import { expect, it } from "vitest";
import { keyed } from "./keyed.ts";

it("keys items by their ids, and tells those of the same id apart", () => {
  const items = [{ id: 1 }, { id: 2 }, { id: 1 }, { id: 1 }];
  expect(keyed(items, ({ id }) => id).map(([key]) => key)).toEqual(["1", "2", "1 (2)", "1 (3)"]);
  expect(keyed(items, ({ id }) => id).map(([, item]) => item)).toEqual(items);
});
