import { expect, it } from "vitest";
import { createSandbox } from "../app.ts";
import { seed } from "../seed/index.ts";

it("says which two elements of a site have one id", () => {
  const [site] = seed.sites;
  const [one] = (site && seed.elements[site.domain]) ?? [];
  if (!site || !one) throw new Error("the seed has no element of its first site");
  const twin = { ...one, handler: "page-section:twin" };
  const elements = { ...seed.elements, [site.domain]: [one, twin] };
  expect(() => createSandbox({ seed: { ...seed, sites: [site], elements } })).toThrow(
    `Two elements of ${site.domain} have the id ${one.id}: ${one.handler} and page-section:twin.`,
  );
});
