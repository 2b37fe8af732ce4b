import { expect, it, onTestFinished, vi } from "vitest";
import { SOURCES } from "#tests/architecture/sources.ts";
import { expireTags } from "./expire.ts";
import { setPageOwner } from "./owner/page-owner.ts";
import { createPageStore } from "./page-store.ts";

it("is done when everybody has heard of the tags of this site, each once", async () => {
  const told = Promise.withResolvers<void>();
  const onExpired = vi.fn(() => told.promise);
  setPageOwner({ ...createPageStore({ onExpired }), report: async () => null });
  onTestFinished(() => setPageOwner(null));
  const done = vi.fn();
  const expiry = expireTags("a.example", ["products", "product:a b", "products"]).then(done);
  await expect
    .poll(() => onExpired.mock.calls)
    .toEqual([[["a.example|products", "a.example|product:a%20b"], true]]);
  expect(done).not.toHaveBeenCalled();
  told.resolve();
  await expiry;
});

it("is waited for wherever it is called: whoever has published sees the change with the next request", () => {
  const calls = SOURCES.flatMap(({ file, text }) =>
    text
      .split("\n")
      .filter((line) => /\b(?:expireTags|expireAfter)\(/.test(line) && !/\bfunction\b/.test(line))
      .map((line) => ({ file, line })),
  );
  expect(calls.length).toBeGreaterThan(9);
  expect(calls.filter(({ line }) => !/\bawait (?:expireTags|expireAfter)\(/.test(line))).toEqual(
    [],
  );
});
