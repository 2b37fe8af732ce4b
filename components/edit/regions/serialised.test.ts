// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { serialised } from "./serialised.ts";

it("serialises a text once, however often its field is drawn", () => {
  const made = vi.spyOn(document, "createElement");
  const first = serialised("<P>once & for all");
  expect(first).toBe("<p>once &amp; for all</p>");
  expect(serialised("<P>once & for all")).toBe(first);
  expect(made).toHaveBeenCalledTimes(1);
});
