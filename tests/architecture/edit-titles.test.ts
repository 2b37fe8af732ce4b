import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SOURCES } from "./sources.ts";

const SHOP = /^app\/storefront\/(.*)page\.tsx$/;
const text = (file: string) => readFileSync(file, "utf8");

/** Pages of the storefront that have metadata, as the path below their tree. */
const named = SOURCES.map(({ file }) => file)
  .filter((file) => SHOP.test(file) && text(file).includes("generateMetadata"))
  .map((file) => file.replace("app/storefront/", ""));

it("finds the pages (an empty list would pass everything)", () => {
  expect(named.length).toBeGreaterThan(15);
});

it.each(named)("%s has the same title in edit mode", (path) => {
  expect(text(`app/edit/${path}`)).toContain(
    `import { generateMetadata as shopMetadata } from "#app/storefront/${path}";`,
  );
});
