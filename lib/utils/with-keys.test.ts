import { expect, it } from "vitest";
import { withKeys } from "./with-keys.ts";

it("keeps ids that are unique, and tells repeated ones apart", () => {
  const items = [{ id: 7 }, { id: 8 }, { id: 7 }, { id: 7 }];
  expect(withKeys(items, ({ id }) => id).map(({ key }) => key)).toEqual(["7", "8", "7.1", "7.2"]);
  expect(withKeys(items, ({ id }) => id)[2]?.item).toBe(items[2]);
});
